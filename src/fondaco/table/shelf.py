"""The shelf: the labels of the boxes. It opens no box, to answer at once."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, NamedTuple

_SHELF: Final = ("games", "shelf.toml")


class Label(NamedTuple):
    """What is printed on a box."""

    key: str
    title: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    """About how long a game takes."""
    boxes: list[str]


def read_shelf() -> list[Label]:
    """The labels, in the order the boxes stand on the shelf."""
    # The games themselves are not imported: that would cost more than reading their labels.
    labels = resources.files("fondaco").joinpath(*_SHELF).read_text(encoding="utf-8")
    return [Label(**label) for label in tomllib.loads(labels)["game"]]


def label_of(key: str) -> Label:
    """The label of one game."""
    return next(label for label in read_shelf() if label.key == key)
