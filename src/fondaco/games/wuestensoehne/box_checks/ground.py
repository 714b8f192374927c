"""The start cross and the discovery tiles (sections 2 and 3 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from fondaco.games.wuestensoehne.box_checks.facts import (
    CODES,
    GOODS,
    ICONS,
    MIDDLE,
    MOST_SECTIONS,
    OASIS_CODES,
    SIDES,
    SIZE,
    TILES,
)
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.wuestensoehne.box import Contents, Section


def check_cross(box: BoxText, contents: Contents) -> None:
    """Exactly the middle row and the middle column, each field once, neighbours with equal sides."""
    check.count(box, ("cross", "field"), contents.cross.count, "fields", "WS-003")
    sides_at: dict[tuple[int, int], str] = {}
    ids: set[str] = set()
    for index, part in enumerate(contents.cross.fields):
        keys: Keys = ("cross", "field", index)
        column, row = part.field
        if part.id in ids:
            raise box.error(keys, f'the id "{part.id}" is used twice', "give each its own", "WS-003")
        ids.add(part.id)
        if not (0 <= column < SIZE and 0 <= row < SIZE) or MIDDLE not in part.field:
            what = f"[{column}, {row}] is not in the middle row or column"
            raise box.error(keys, what, "the cross fills these and nothing else", "WS-020")
        if part.field in sides_at:
            raise box.error(keys, f"[{column}, {row}] is described twice", "remove one", "WS-020")
        label = f"{'ABCDEFGHIJK'[column]}{row + 1}"
        if part.label != label:
            raise box.error(keys, f'the label must be "{label}"', "correct it", "WS-032")
        _check_ground(box, keys, part.sides, part.sections)
        if any(section.icons for section in part.sections):
            raise box.error(keys, "cross fields have no icons", "remove them", "WS-028")
        sides_at[part.field] = part.sides
    for index, part in enumerate(contents.cross.fields):
        column, row = part.field
        for other, here, there in (((column, row + 1), 2, 0), ((column + 1, row), 1, 3)):
            if other in sides_at and part.sides[here] != sides_at[other][there]:
                name = f"{'ABCDEFGHIJK'[other[0]]}{other[1] + 1}"
                what = f'its side {SIDES[here]} is "{part.sides[here]}", that of {name} "{sides_at[other][there]}"'
                raise box.error(("cross", "field", index), what, "touching sides are equal", "WS-121")


def check_tiles(box: BoxText, contents: Contents) -> None:
    """As many tiles as the rules say, in the piles and with the icons that the file states."""
    check.ids(box, "tile", [tile.id for tile in contents.tiles], "WS-002")
    check.count(box, ("tile",), TILES, "tiles", "WS-002")
    check.count(box, ("piles", "sizes"), len(contents.piles.numbers), "sizes", "WS-002")
    forms: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    sections: Counter[int] = Counter()
    for index, tile in enumerate(contents.tiles):
        check.reference(box, ("tile", index, "pile"), contents.piles.numbers, "pile", "WS-002")
        _check_ground(box, ("tile", index), tile.sides, tile.sections)
        forms[tile.form] += 1
        sections[len(tile.sections)] += 1
        icons.update(icon for section in tile.sections for icon in section.icons)
    for nth, number in enumerate(contents.piles.numbers):
        listed = sum(tile.pile == number for tile in contents.tiles)
        check.stated(box, ("piles", "sizes", nth), listed, f"tiles of pile {number}", "WS-002")
    if contents.piles.sizes[0] < contents.players.max:
        what = f"pile 1 has {contents.piles.sizes[0]} tiles, fewer than players"
        raise box.error(("piles", "sizes"), what, "everybody takes one at the start", "WS-043")
    for number_of_sections, name in (
        (0, "a desert tile"),
        (2, "a tile with two sections"),
        (3, "one with three"),
    ):
        if not sections[number_of_sections]:
            raise box.error(("tile",), f"{name} is missing", "the rules speak of it", "WS-025")
    _check_tileset(box, contents, forms, icons)


def _check_tileset(box: BoxText, contents: Contents, forms: Counter[str], icons: Counter[str]) -> None:
    for form in {**contents.tileset.forms, **forms}:
        check.stated(box, ("tileset", "forms", form), forms[form], f'tiles of form "{form}"', "WS-002")
    for icon in ICONS:
        check.stated(box, ("tileset", "icon_counts", icon), icons[icon], f'icons "{icon}"', "WS-028")
    check.stated(box, ("tileset", "icons_total"), icons.total(), "icons", "WS-028")
    limits = dict(zip(GOODS, contents.goods.counts(), strict=True)) | {"camel": contents.camels.total}
    for icon, limit in limits.items():
        if icons[icon] > limit:
            what = f'{icons[icon]} icons "{icon}" are more than the {limit} pieces of the box'
            raise box.error(("tileset", "icon_counts", icon), what, "correct the tiles", "WS-013")


def _check_ground(box: BoxText, keys: Keys, sides: str, sections: Sequence[Section]) -> None:
    """Four known codes; the sections cover exactly the oasis sides, none twice."""
    if len(sides) != len(SIDES) or any(code not in CODES for code in sides):
        what = f'"{sides}" does not describe four sides'
        raise box.error(keys, what, f"write four of the letters {CODES}, in the order {SIDES}", "WS-021")
    if len(sections) > MOST_SECTIONS:
        what = f"{len(sections)} sections are too many"
        raise box.error(keys, what, f"a tile has at most {MOST_SECTIONS}", "WS-025")
    covered = ""
    for section in sections:
        for side in section.sides:
            if side not in SIDES:
                what = f'a section touches "{side}", which is no side'
                raise box.error(keys, what, f"write letters of {SIDES}", "WS-025")
            if side in covered:
                what = f"side {side} belongs to two sections"
                raise box.error(keys, what, "list it in one of them", "WS-025")
            if sides[SIDES.index(side)] not in OASIS_CODES:
                what = f"a section touches side {side}, which is desert"
                raise box.error(keys, what, "correct sides or sections", "WS-025")
            covered += side
        for icon in section.icons:
            if icon not in ICONS:
                raise box.error(keys, f'icon "{icon}" does not exist', f"use {', '.join(ICONS)}", "WS-028")
    for side, code in zip(SIDES, sides, strict=True):
        if code in OASIS_CODES and side not in covered:
            what = f"side {side} is oasis but belongs to no section"
            raise box.error(keys, what, "add it to a section", "WS-025")


def check_sides(box: BoxText, contents: Contents) -> None:
    """Which codes are used is stated truly: whoever draws the tiles relies on it."""
    used = {code for part in contents.cross.fields for code in part.sides}
    used |= {code for tile in contents.tiles for code in tile.sides}
    for code in CODES:
        if box.value(("side_codes", code, "used")) != (code in used):
            what = f'code "{code}" is {"used" if code in used else "not used"} on cross and tiles'
            raise box.error(("side_codes", code), what, "correct its `used`", "WS-021")
