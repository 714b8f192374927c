"""The guest's own secret at each house, as a browser keeps its cookies: in a file that nobody else can read."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from fondaco.terminal import saves


class Keys:
    """By house the secret by which it knows this guest again."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._file = saves.data_folder(environ) / "houses.json"

    def get(self, house: str) -> str | None:
        """The secret for a house; a file that cannot be read is as good as none."""
        return self._read().get(house)

    def put(self, house: str, secret: str) -> None:
        """Keep a secret. Where nothing can be written, the guest is a stranger the next time; seat links lead back."""
        kept = {**self._read(), house: secret}
        with contextlib.suppress(OSError):
            saves.write_safely(self._file, msgspec.json.encode(kept).decode() + "\n")
            Path(self._file).chmod(0o600)

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


def own_keys() -> Keys:
    """The keys of whoever runs this program."""
    return Keys(os.environ)
