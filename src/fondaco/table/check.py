"""Checks of box files that every game needs: each raises a BoxError that names the place and the clause.

Meant to be read with its name: `check.count(...)`, `check.reference(...)`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import Final

from fondaco.table.box import BoxText, Keys

HIGHEST: Final = 99  # of prices, values and points


def fixed(box: BoxText, values: Iterable[tuple[str, object, str]]) -> None:
    """Values that the code relies on (path, value, clause); another one is refused, never ignored."""
    for path, value, clause in values:
        keys: Keys = tuple(path.split("."))
        if box.value(keys) != value:
            shown = str(value).lower() if isinstance(value, bool) else value
            raise box.error(keys, f"the rules fix this value, {shown}", "restore it", clause)


def number(box: BoxText, keys: Keys, lowest: int, clause: str) -> None:
    """A number from the lowest to the highest that a game prints."""
    found = box.value(keys)
    if not isinstance(found, int) or not lowest <= found <= HIGHEST:
        raise box.error(keys, f"{found} is not between {lowest} and {HIGHEST}", "correct the number", clause)


def numbers(box: BoxText, keys: Keys, needed: Sequence[str], known: Iterable[str], clause: str) -> None:
    """This block has the needed numbers and none of the others."""
    for name in known:
        found = box.value((*keys, name))
        if name in needed:
            if found is None:
                raise box.error(keys, f'"{name}" is missing', "add it", clause)
            number(box, (*keys, name), 1, clause)
        elif found is not None:
            raise box.error(keys, f'"{name}" has no meaning here', "remove it", clause)


def ids(box: BoxText, kind: str, names: Sequence[str], clause: str) -> None:
    """Ids that can be typed, each used once."""
    seen: set[str] = set()
    for index, name in enumerate(names):
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,31}", name):
            remedy = "use a letter, then letters, digits, - and _"
            raise box.error((kind, index), f'"{name}" is not an id', remedy, clause)
        if name in seen:
            raise box.error((kind, index), f'the id "{name}" is used twice', "give each its own", clause)
        seen.add(name)


def order(box: BoxText, kind: str, names: Sequence[str], fixed_order: Sequence[str], clause: str) -> None:
    """Exactly these ids in this order."""
    for index, name in enumerate(names):
        if name not in fixed_order:
            remedy = f"use {', '.join(fixed_order)}"
            raise box.error((kind, index), f"there is no such {kind}", remedy, clause)
    ids(box, kind, names, clause)
    for name in fixed_order:
        if name not in names:
            raise box.error((kind,), f'"{name}" is missing', "add it", clause)
    if tuple(names) != tuple(fixed_order):
        raise box.error((kind,), "the blocks are not in order", f"list {', '.join(fixed_order)}", clause)


def unique(box: BoxText, keys: Keys, clause: str | None) -> None:
    """A list that has no value twice."""
    seen: set[object] = set()
    for value in _list(box, keys):
        if value in seen:
            raise box.error(keys, f'"{value}" is listed twice', "list it once", clause)
        seen.add(value)


def reference(box: BoxText, keys: Keys, known: Container[object], kind: str, clause: str) -> None:
    """The name of something that exists."""
    name = box.value(keys)
    if name not in known:
        raise box.error(keys[:-1], f'{kind} "{name}" does not exist', f"name a {kind} of this file", clause)


def references(box: BoxText, keys: Keys, known: Container[object], kind: str, clause: str) -> None:
    """Names of things that exist, each once."""
    names = _list(box, keys)
    unique(box, keys, clause)
    for index in range(len(names)):
        reference(box, (*keys, index), known, kind, clause)


def count(box: BoxText, keys: Keys, needed: int, things: str, clause: str) -> None:
    """A list of as many as the rules say."""
    listed = len(_list(box, keys))
    if listed != needed:
        remedy = "add the missing ones" if listed < needed else "remove what is too much"
        raise box.error(keys, f"the file lists {listed} {things} instead of {needed}", remedy, clause)


def stated(box: BoxText, keys: Keys, listed: int, things: str, clause: str) -> None:
    """A number that repeats what can be counted."""
    said = box.value(keys)
    if said != listed:
        what = f"{said} {things} are stated, but {listed} are listed"
        raise box.error(keys, what, "make both agree", clause)


def _list(box: BoxText, keys: Keys) -> list[object]:
    values = box.value(keys)
    if not isinstance(values, list):
        raise box.error(keys, "a list is missing", "add it", None)
    return values
