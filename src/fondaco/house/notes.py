"""Private notes: one page for each person, table and seat. Only who has written it ever reads it.

Another device is another visitor: it has the page in common only if both belong to one account. Who gets the seat by
its link sees the hand, as he must, but not these notes.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from fondaco.house import access, people
from fondaco.house.caller import Caller
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.store import schema as s
from fondaco.house.troubles import invalid

LONGEST: Final = 4000
"""Characters of a page."""
PLAIN: Final = "\n\t\u200c\u200d"
"""They print nothing, and may be in a page."""

c = s.notes.c


async def read(house: House, kept: Kept, caller: Caller, seat: int) -> str:
    """The caller's notes about this seat; empty if there are none."""
    await access.require_seat(house, kept, caller, seat)
    visitor, table = caller.known(), kept.id

    def job(connection: Connection) -> str:
        mine = c.visitor_id.in_(people.same_person(connection, visitor))
        text = connection.execute(select(c.text).where(mine, c.table_id == table, c.seat == seat)).scalar()
        return text or ""

    return await house.store.read(job)


async def write(house: House, kept: Kept, caller: Caller, seat: int, text: str) -> str:
    """Write the page anew; an empty one is thrown away."""
    await access.require_seat(house, kept, caller, seat)
    visitor, table, page = caller.known(), kept.id, checked_page(text)

    def job(connection: Connection) -> None:
        people.require_visitor(connection, visitor)
        mine = c.visitor_id.in_(people.same_person(connection, visitor))
        connection.execute(delete(s.notes).where(mine, c.table_id == table, c.seat == seat))
        if page:
            connection.execute(
                insert(s.notes).values(visitor_id=visitor, table_id=table, seat=seat, text=page)
            )

    await house.store.write(job)
    return page


def checked_page(text: str) -> str:
    """A page, if it can be one: of what can be printed, and not too long."""
    page = text.replace("\r\n", "\n")
    if len(page) > LONGEST or not all(letter.isprintable() or letter in PLAIN for letter in page):
        raise invalid("house-bad-notes", most=LONGEST)
    return page
