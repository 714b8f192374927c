"""Whether a database takes anything down: found out by writing something, not too often, and taking it away again."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from time import monotonic
from typing import Final

from sqlalchemy import Connection, delete, insert

from fondaco.house.store import schema as s
from fondaco.house.store.store import Store
from fondaco.house.store.trouble import StoreTrouble

HOLDS: Final = 5.0
"""Seconds for which it is believed that a database that could be written to still can; a failed write ends that."""
PATIENCE: Final = 10.0
"""Seconds after which a database that does not answer takes nothing down."""
_MUCH: Final = 10_000
"""So many characters need room that is not there on a full disk."""


class WriteProbe:
    """Writes for whoever asks; those who ask at the same time share one try."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._until = 0.0
        self._troubles = 0
        """How many writes had failed when one last succeeded."""

    async def can_write(self) -> bool:
        """Whether something could be written now, or a moment ago, and nothing has failed since."""
        if monotonic() < self._until and self._store.tally.troubles == self._troubles:
            return True
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except TimeoutError:
            return False

    async def _try(self) -> bool:
        troubles = self._store.tally.troubles
        try:
            await self._store.write(_write)
        except StoreTrouble:
            return False
        self._troubles, self._until = troubles, monotonic() + HOLDS
        return True


def _write(connection: Connection) -> None:
    """A visitor who was never here, and is gone before anybody sees him."""
    nobody = f"probe {token_hex(16)}"
    connection.execute(
        insert(s.visitors).values(
            id=nobody, secret_hash=nobody, name="?" * _MUCH, language="", created=0, seen=0
        )
    )
    connection.execute(delete(s.visitors).where(s.visitors.c.id == nobody))
