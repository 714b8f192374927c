"""Checks of parts of a block: amounts that are paid or gained, values fixed by the rules, lists of numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from fondaco.table import check
from fondaco.table.box import BoxText, Keys

# Of these a box may print any number; of anything else the rules give or ask for one.
COUNTED: Final = ("lira", "coffee", "fabric", "spice", "fruit", "jewelry")


def check_value(box: BoxText, keys: Keys, value: object, clause: str) -> None:
    """A value that the rules fix."""
    if box.value(keys) != value:
        shown = ", ".join(str(part) for part in value) if isinstance(value, (list, tuple)) else value
        shown = str(shown).lower() if isinstance(value, bool) else shown
        raise box.error(keys, f"the rules fix this value, {shown}", "restore it", clause)


def check_values(
    box: BoxText, keys: Keys, fixed: Mapping[str, object], known: Iterable[str], clause: str
) -> None:
    """This block has these values and none of the other known keys."""
    for name in known:
        if name in fixed:
            check_value(box, (*keys, name), fixed[name], clause)
        elif box.value((*keys, name)) is not None:
            raise box.error(keys, f'"{name}" has no meaning here', "remove it", clause)


def check_amounts(
    box: BoxText, keys: Keys, names: Collection[str], clause: str, *, one_each: Collection[str] = ()
) -> None:
    """Exactly these things are paid or gained; only coins, coffee and goods may be more than one."""
    amounts = box.value(keys)
    found = amounts if isinstance(amounts, dict) else {}
    for name in names:
        if name not in found:
            raise box.error(keys, f'"{name}" is missing', "add it", clause)
    for name in found:
        if name not in names:
            raise box.error(keys, f'"{name}" has no meaning here', "remove it", clause)
        if name in COUNTED and name not in one_each:
            check.number(box, (*keys, name), 1, clause)
        else:
            check_value(box, (*keys, name), 1, clause)


def check_ascending(box: BoxText, keys: Keys, lowest: int, highest: int, clause: str) -> None:
    """Numbers that rise from one to the next."""
    values = box.value(keys)
    previous = lowest - 1
    for index, value in enumerate(values if isinstance(values, list) else []):
        if not previous < value <= highest:
            what = f"{value} is not between {previous + 1} and {highest}"
            raise box.error((*keys, index), what, "list the numbers in rising order", clause)
        previous = value
