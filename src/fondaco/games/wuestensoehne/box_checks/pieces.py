"""Goods, water, camels, rumours and explorers (section 2 of the rules); options and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.wuestensoehne.box_checks.facts import COLOURS, EXPLORERS, GOODS, LANGUAGES, RUMOURS
from fondaco.table import check
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.wuestensoehne.box import Contents


def check_goods(box: BoxText, contents: Contents) -> None:
    for good in GOODS:
        check.number(box, ("goods", good, "count"), 1, "WS-012")
    check.stated(box, ("goods", "total"), sum(contents.goods.counts()), "goods tiles", "WS-012")
    check.number(box, ("camels", "card", "goods_spaces"), 1, "WS-011")
    for icon in ("water1", "water2"):
        check.number(box, ("icons", icon, "amount"), 1, "WS-174")


def check_rumours(box: BoxText, contents: Contents) -> None:
    check.count(box, ("rumours", "tile"), RUMOURS, "rumour tiles", "WS-008")
    seen: set[str] = set()
    for index, tile in enumerate(contents.rumours.tiles):
        if tile.id in seen:
            what = f'the id "{tile.id}" is used twice'
            raise box.error(("rumours", "tile", index), what, "give each its own", "WS-008")
        seen.add(tile.id)
        if not -check.HIGHEST <= tile.value <= check.HIGHEST:
            what = f"{tile.value} is no value of a rumour"
            raise box.error(("rumours", "tile", index), what, "correct the number", "WS-008")


def check_explorers(box: BoxText, contents: Contents) -> None:
    """Four colours with four explorers each; sixteen different heights, equally tall towers."""
    check.unique(box, ("colours", "order"), "WS-004")
    check.count(box, ("colours", "order"), contents.players.max, "colours", "WS-004")
    for index in range(contents.players.max):
        check.reference(box, ("colours", "order", index), COLOURS, "colour", "WS-004")
    known = {"per_player", "distinct_heights", "set_sum", *contents.colours.order}
    for name in contents.explorers:
        if name not in known:
            what = f'"{name}" is not a colour of this file'
            raise box.error(("explorers",), what, "add it to colours.order or remove it", "WS-004")
    owner: dict[int, str] = {}
    for colour in contents.colours.order:
        heights = contents.heights(colour)
        keys = ("explorers", colour, "heights")
        if not heights:
            raise box.error(("explorers",), f'"{colour}" has no heights', "add them", "WS-005")
        check.count(box, keys, EXPLORERS, "explorers", "WS-004")
        for height in heights:
            if height < 1:
                raise box.error(keys, f"{height} is no height", "measure it again", "WS-005")
            if height in owner:
                what = f"the height {height} is that of an explorer of {owner[height]} too"
                raise box.error(keys, what, "measure in a finer unit: all sixteen differ", "WS-005")
            owner[height] = colour
        check_sum = contents.explorers.get("set_sum")
        if sum(heights) != check_sum:
            what = f"the explorers stacked are {sum(heights)} tall instead of {check_sum}"
            raise box.error(keys, what, "make all towers as tall as set_sum says", "WS-005")


def check_options(box: BoxText, contents: Contents) -> None:
    for name, option in contents.options.items():
        if option.default != option.values[0]:
            what = f'the default is "{option.default}", but the first value "{option.values[0]}"'
            raise box.error(("options", name), what, "restore them", option.ruling)


def check_names(box: BoxText, contents: Contents) -> None:
    for language in LANGUAGES:
        if not contents.meta.title.get(language, "").strip():
            raise box.error(("meta", "title"), f'the title in "{language}" is missing', "add it", None)
    for word, names in contents.glossary.items():
        if isinstance(names, dict):
            for language in LANGUAGES:
                if not names.get(language, "").strip():
                    what = f'the name in "{language}" is missing'
                    raise box.error(("glossary", word), what, "add it", None)
