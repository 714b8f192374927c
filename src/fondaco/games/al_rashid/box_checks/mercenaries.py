"""Mercenary tiles and the crisis cards that bring them on the map (AR-009 to AR-012, AR-034)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.facts import BLACK_CARDS, COLOURS, FEWEST_WHITE_CARDS, MOST_MAP_TILES
from fondaco.games.al_rashid.box_checks.pieces import in_order
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents

MOST_WHITE_CARDS = 32


def check_mercenaries(box: BoxText, contents: Contents) -> None:
    for colour, pile, kind in zip(COLOURS, contents.mercenaries.piles, ("land", "sea"), strict=True):
        keys: Keys = ("mercenaries", colour)
        if pile.kind != kind:
            raise box.error(
                (*keys, "kind"), "red tiles fight on land, blue ones at sea", f'use "{kind}"', "AR-009"
            )
        for value in ("v1", "v2", "v3", "v4"):
            check.number(box, (*keys, "counts", value), 0, "AR-010")
        check.stated(box, (*keys, "total"), sum(pile.counts.by_value), "tiles", "AR-010")
        if pile.total < len(contents.player_colours):
            raise box.error((*keys, "total"), "not everyone can draw a first tile", "add tiles", "AR-027")


def check_crises(box: BoxText, contents: Contents) -> None:
    check.ids(box, "crisis", [crisis.id for crisis in contents.crises], "AR-294")
    black, white = contents.crises_with("black"), contents.crises_with("white")
    if len(black) != BLACK_CARDS:
        what = f"{len(black)} cards have a black border instead of {BLACK_CARDS}"
        raise box.error(("crisis",), what, "correct it", "AR-012")
    if not FEWEST_WHITE_CARDS <= len(white) <= MOST_WHITE_CARDS:
        what = f"{len(white)} cards have a white border"
        raise box.error(("crisis",), what, f"use {FEWEST_WHITE_CARDS} to {MOST_WHITE_CARDS}", "AR-012")
    threats = {territory.id: territory.threats for territory in contents.territories}
    for index, crisis in enumerate(contents.crises):
        keys: Keys = ("crisis", index)
        in_order(box, keys, crisis.order, index, "AR-012")
        for nth, line in enumerate(crisis.placements):
            place: Keys = (*keys, "placements", nth)
            check.reference(box, (*place, "territory"), threats, "territory", "AR-034")
            if line.colour not in threats[line.territory]:
                what = f"{line.colour} tiles cannot threaten {line.territory}"
                raise box.error(place, what, "correct the line or its threats", "AR-294")
            check.number(box, (*place, "count"), 1, "AR-034")
    tiles = [sum(line.count for line in crisis.placements) for crisis in white]
    first = max(sum(line.count for line in crisis.placements) for crisis in black)
    most = first + sum(sorted(tiles)[-(contents.game.turns - 1) :])
    if most > MOST_MAP_TILES:
        what = f"the cards can bring {most} tiles on the map, more than {MOST_MAP_TILES}"
        raise box.error(("crisis",), what, "place fewer", "AR-294")
