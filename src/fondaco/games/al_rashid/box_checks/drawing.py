"""Names in every language, and what a screen needs to draw the board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.facts import LANGUAGES, SPACES, TILES_PER_PALACE
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents


def check_names(box: BoxText, contents: Contents) -> None:
    names: list[tuple[Keys, dict[str, str]]] = [(("game", "name"), contents.game.name)]
    names += [(("good", n, "name"), good.name) for n, good in enumerate(contents.goods)]
    names += [(("piece", n, "name"), piece.name) for n, piece in enumerate(contents.pieces)]
    names += [(("player_colour", n, "name"), colour.name) for n, colour in enumerate(contents.player_colours)]
    names += [(("palace", n, "name"), palace.name) for n, palace in enumerate(contents.palaces)]
    names += [(("territory", n, "name"), land.name) for n, land in enumerate(contents.territories)]
    names += [(("crisis", n, "name"), crisis.name) for n, crisis in enumerate(contents.crises)]
    names += [(("office", n, "name"), office.name) for n, office in enumerate(contents.offices)]
    names += [(("office", n, "text"), office.text) for n, office in enumerate(contents.offices)]
    tokens = contents.tokens
    names += [(("tokens", "letter", "name"), tokens.letter.name)]
    names += [(("tokens", "influence", "name"), tokens.influence.name)]
    names += [(("tokens", "dishonour", "name"), tokens.dishonour.name)]
    names += [(("mercenaries", "red", "enemy"), contents.mercenaries.red.enemy)]
    names += [(("mercenaries", "blue", "enemy"), contents.mercenaries.blue.enemy)]
    for keys, name in names:
        for language in LANGUAGES:
            if not name.get(language, "").strip():
                raise box.error(keys, f'the name in "{language}" is missing', "add it", "AR-294")
        for language in name:
            if language not in LANGUAGES:
                raise box.error(keys, f'"{language}" is not a language of the file', "remove it", "AR-294")
    check.ids(box, "term", [term.id for term in contents.terms], "AR-294")


def check_drawing(box: BoxText, contents: Contents) -> None:
    """Everything lies on the board and has a colour; how well it looks is not a question of rules."""
    layout = contents.layout
    if layout.width < 1 or layout.height < 1:
        raise box.error(("layout",), "the board has no size", "correct width and height", "AR-294")
    points: list[tuple[Keys, tuple[int, ...]]] = []
    for n, palace in enumerate(contents.palaces):
        check.count(box, ("palace", n, "space_xy"), SPACES, "spaces", "AR-004")
        check.count(box, ("palace", n, "office_slots_xy"), TILES_PER_PALACE, "places", "AR-013")
        points += [(("palace", n, "space_xy"), xy) for xy in palace.space_xy]
        points += [(("palace", n, "office_slots_xy"), xy) for xy in palace.office_slots_xy]
        points += [
            (("palace", n, "service_xy"), palace.service_xy),
            (("palace", n, "favour_xy"), palace.favour_xy),
        ]
        points += [(("palace", n, "rect"), palace.rect[:2])]
    for n, land in enumerate(contents.territories):
        check.count(box, ("territory", n, "space_xy"), SPACES, "spaces", "AR-004")
        points += [(("territory", n, "space_xy"), xy) for xy in land.space_xy]
        points += [(("territory", n, "goods_slots"), (slot.x, slot.y)) for slot in land.goods_slots]
        points += [
            (("territory", n, "mercenary_xy"), land.mercenary_xy),
            (("territory", n, "rect"), land.rect[:2]),
        ]
        if len(land.letter_xy) != 2 * land.letters:
            what = "a place for the letter belongs to a territory that has one"
            raise box.error(("territory", n, "letter_xy"), what, "add or remove it", "AR-021")
        if land.letters:
            points.append((("territory", n, "letter_xy"), land.letter_xy))
    for keys, xy in points:
        if not (0 <= xy[0] <= layout.width and 0 <= xy[1] <= layout.height):
            raise box.error(keys, f"({xy[0]}, {xy[1]}) is not on the board", "correct it", "AR-294")
    check.count(box, ("layout", "turn_track", "boxes"), contents.game.turns, "places", "AR-015")
    check.count(box, ("layout", "play_order", "boxes"), contents.game.players_max, "places", "AR-015")
    _check_colours(box, contents)


def _check_colours(box: BoxText, contents: Contents) -> None:
    colours: list[tuple[Keys, str]] = []
    colours += [(("good", n), good.display_colour) for n, good in enumerate(contents.goods)]
    colours += [
        (("player_colour", n), colour.display_colour) for n, colour in enumerate(contents.player_colours)
    ]
    colours += [(("palace", n), palace.display_colour) for n, palace in enumerate(contents.palaces)]
    for keys, colour in colours:
        if not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
            what = f'"{colour}" is not a colour'
            raise box.error((*keys, "display_colour"), what, 'write it like "#E9E7DA"', "AR-294")
