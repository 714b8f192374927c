"""Names in every language, and what a screen needs to draw the board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import CLAUSES, LANGUAGES
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_names(box: BoxText, contents: Contents) -> None:
    languages = contents.meta.languages
    check.unique(box, ("meta", "languages"), None)
    for language in LANGUAGES:
        if language not in languages:
            what = f'"{language}" is missing'
            raise box.error(("meta", "languages"), what, f"list at least {', '.join(LANGUAGES)}", None)
    names: list[tuple[str, int, dict[str, str]]] = []
    names += [("tower_square", n, square.name) for n, square in enumerate(contents.tower_squares)]
    names += [("district", n, district.name) for n, district in enumerate(contents.districts)]
    names += [("building", n, building.name) for n, building in enumerate(contents.buildings)]
    names += [("card", n, card.name) for n, card in enumerate(contents.cards)]
    for kind, index, name in names:
        keys: Keys = (kind, index, "name")
        for language in languages:
            if not name.get(language, "").strip():
                raise box.error(keys, f'the name in "{language}" is missing', "add it", CLAUSES[kind])
        for language in name:
            if language not in languages:
                what = f'"{language}" is not a language of this file'
                raise box.error(keys, what, "add it to meta.languages or remove it", CLAUSES[kind])


def check_drawing(box: BoxText, contents: Contents) -> None:
    """Everything lies on the board and has a colour; how well it looks is not a question of rules."""
    layout = contents.layout
    (left, top), (right, bottom) = layout.board_min_xy, layout.board_max_xy
    if not (left < right and top < bottom):
        remedy = "correct board_min_xy and board_max_xy"
        raise box.error(("layout",), "the board has no size", remedy, "YS-DATA-09")
    points: list[tuple[Keys, tuple[float, float]]] = []
    points += [(("district", n, "emblem_xy"), place.emblem_xy) for n, place in enumerate(contents.districts)]
    points += [(("souk", n, "value_badge_xy"), souk.value_badge_xy) for n, souk in enumerate(contents.souks)]
    points += [(("shop", n, "xy"), shop.xy) for n, shop in enumerate(contents.shops)]
    points += [(("road", n, "xy"), space.xy) for n, space in enumerate(contents.road)]
    points += [(("layout", "week_track_xy", n), xy) for n, xy in enumerate(layout.week_track_xy)]
    points += [(("layout", "day_track_xy", n), xy) for n, xy in enumerate(layout.day_track_xy)]
    for keys, (x, y) in points:
        if not (left <= x <= right and top <= y <= bottom):
            raise box.error(keys, f"({x:g}, {y:g}) is not on the board", "correct it", "YS-DATA-09")
    check.count(box, ("layout", "week_track_xy"), contents.calendar.weeks, "places", "YS-008")
    check.count(box, ("layout", "day_track_xy"), contents.calendar.days_per_week, "places", "YS-008")
    for size in ("road_space_size", "shop_size", "badge_size", "emblem_size", "score_square_size"):
        if not 0 < getattr(layout, size) <= check.HIGHEST:
            raise box.error(("layout", size), "the size must be more than 0", "correct it", "YS-DATA-09")
    for corner in ("top_left", "top_right", "bottom_right", "bottom_left"):
        check.number(box, ("score_track", "corner_values", corner), 0, "YS-008")
    _check_colours(box, contents)


def _check_colours(box: BoxText, contents: Contents) -> None:
    layout = contents.layout
    needed = (
        ("souk_colours", [souk.colour for souk in contents.souks], layout.souk_colours),
        ("player_colours", contents.players.colours, layout.player_colours),
        ("road_shades", ("light", "dark"), layout.road_shades),
    )
    for name, things, colours in needed:
        for thing in things:
            if thing not in colours:
                raise box.error(("layout", name), f'"{thing}" has no colour', "add it", "YS-DATA-09")
        for thing, colour in colours.items():
            if not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
                what = f'"{colour}" is not a colour'
                raise box.error(("layout", name, thing), what, 'write it like "#E9E7DA"', "YS-DATA-09")
