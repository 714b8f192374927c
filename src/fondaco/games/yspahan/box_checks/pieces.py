"""Players' pieces, the Tower, the Caravan, buildings and cards (sections 4, 11, 12 and 15 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import (
    BUILDINGS,
    CAMELS_PER_ROW,
    CARDS,
    CARDS_PER_KIND,
    DISTRICTS,
    EFFECTS,
    PLAYER_COLOURS,
    POWERS,
    ROWS,
    SHOPS,
    SQUARES,
)
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_players(box: BoxText, contents: Contents) -> None:
    check.references(box, ("players", "colours"), PLAYER_COLOURS, "colour", "YS-013")
    check.count(box, ("players", "colours"), len(PLAYER_COLOURS), "colours", "YS-013")
    check.number(box, ("players", "start_gold"), 0, "YS-027")
    check.number(box, ("players", "start_camels"), 0, "YS-027")
    check.number(box, ("dice", "yellow_cost_gold"), 0, "YS-051")
    for pieces in ("cubes_per_player_in_box", "camels_in_box", "gold_in_box"):
        check.number(box, ("components", pieces), 1, "YS-014")
    needed = SHOPS + ROWS * CAMELS_PER_ROW + len(BUILDINGS) + 1
    if contents.supply.cubes_per_player_model < needed:
        keys: Keys = ("supply", "cubes_per_player_model")
        raise box.error(keys, f"fewer than {needed} cubes can run out", f"use {needed} or more", "YS-013")


def check_tower(box: BoxText, contents: Contents) -> None:
    check.order(box, "tower_square", [square.id for square in contents.tower_squares], SQUARES, "YS-009")
    for index, square in enumerate(contents.tower_squares):
        if square.level != index:
            what = f"the level is {square.level}, but the squares are listed from bottom, 0, to top, 5"
            raise box.error(("tower_square", index), what, f"use {index}", "YS-009")
        kind, target = ("district", square.id) if square.id in DISTRICTS else ("resource", square.id)
        if square.id == "camel":
            target = "camels"
        if (square.kind, square.target) != (kind, target):
            what = f'this square must have the kind "{kind}" and the target "{target}"'
            raise box.error(("tower_square", index), what, "correct them", "YS-075")


def check_caravan(box: BoxText, contents: Contents) -> None:
    check.count(box, ("caravan_row",), ROWS, "rows", "YS-010")
    check.count(box, ("camel",), ROWS * CAMELS_PER_ROW, "camels", "YS-010")
    for index, row in enumerate(contents.caravan_rows):
        keys: Keys = ("caravan_row", index)
        direction = "right_to_left" if index % 2 else "left_to_right"
        if (row.row, row.direction) != (index + 1, direction):
            what = f"this must be row {index + 1}, {direction}"
            raise box.error(keys, what, "list the rows from bottom to top", "YS-010")
        check.number(box, (*keys, "multiplier"), 1, "YS-295")
        check.number(box, (*keys, "placement_points"), 0, "YS-151")
    repeated = (
        ("caravan_multipliers", tuple(row.multiplier for row in contents.caravan_rows), "YS-295"),
        ("caravan_placement_points", tuple(row.placement_points for row in contents.caravan_rows), "YS-151"),
    )
    for name, listed, clause in repeated:
        if getattr(contents.scoring, name) != listed:
            what = f"the rows of the Caravan say {', '.join(str(number) for number in listed)}"
            raise box.error(("scoring", name), what, "make both agree", clause)
    _check_camels(box, contents)
    _check_camels_in_use(box, contents)


def _check_camels(box: BoxText, contents: Contents) -> None:
    for index, camel in enumerate(contents.camels):
        keys: Keys = ("camel", index)
        row, place = divmod(index, CAMELS_PER_ROW)
        if (camel.index, camel.row, camel.place_in_row) != (index + 1, row + 1, place + 1):
            what = f"this must be camel {index + 1}, place {place + 1} of row {row + 1}"
            raise box.error(keys, what, "list the camels along the path", "YS-010")
        if camel.light_coloured != (place == 0):
            what = "the first camel of each row, and no other, is light-coloured"
            raise box.error(keys, what, "correct it", "YS-320")
        check.references(box, (*keys, "used_with_players"), (2, 3, 4), "number of players", "YS-010")


def _check_camels_in_use(box: BoxText, contents: Contents) -> None:
    for players, clause in ((2, "YS-351"), (3, "YS-320"), (4, "YS-330")):
        needed = contents.caravan.camels_per_row_used.of(players)
        for row in range(1, ROWS + 1):
            camels = [camel for camel in contents.camels if camel.row == row]
            used = [camel for camel in camels if players in camel.used_with_players]
            if len(used) != needed:
                what = f"{players} players use {len(used)} camels of row {row} instead of {needed}"
                raise box.error(("camel",), what, "correct used_with_players", clause)
            if players == 3 and camels[0] in used:
                what = f"3 players do not use the first camel of row {row}"
                raise box.error(("camel",), what, "correct used_with_players", clause)


def check_buildings(box: BoxText, contents: Contents) -> None:
    check.order(box, "building", [building.id for building in contents.buildings], BUILDINGS, "YS-016")
    for index, building in enumerate(contents.buildings):
        keys: Keys = ("building", index)
        if building.board_position != index + 1:
            what = f"the place on the board is {building.board_position} instead of {index + 1}"
            raise box.error(keys, what, "correct board_position", "YS-016")
        check.number(box, (*keys, "cost_camels"), 0, "YS-180")
        check.number(box, (*keys, "cost_gold"), 0, "YS-180")
        power, clause = POWERS[building.id]
        check.numbers(box, keys, [power], [other for other, _ in POWERS.values()], clause)
    points = contents.building_points
    keys = ("building_points", "by_order")
    check.count(box, keys, len(BUILDINGS), "numbers", "YS-185")
    for index in range(len(points.by_order)):
        check.number(box, (*keys, index), 0, "YS-185")
    check.stated(box, ("building_points", "total"), sum(points.by_order), "points", "YS-185")
    bazaar = contents.buildings[BUILDINGS.index("bazaar")].souk_bonus
    if contents.scoring.bazaar_bonus != bazaar:
        what = f"the Bazaar itself gives {bazaar}"
        raise box.error(("scoring", "bazaar_bonus"), what, "make both agree", "YS-214")


def check_cards(box: BoxText, contents: Contents) -> None:
    check.order(box, "card", [card.id for card in contents.cards], CARDS, "YS-012")
    numbers = sorted({number for needed, _ in EFFECTS.values() for number in needed})
    for index, card in enumerate(contents.cards):
        keys: Keys = ("card", index)
        if card.count != CARDS_PER_KIND:
            what = f"the deck holds {card.count} of this card instead of {CARDS_PER_KIND}"
            raise box.error(keys, what, "correct the count", "YS-012")
        needed, clause = EFFECTS[card.id]
        check.numbers(box, keys, needed, numbers, clause)
        waives = card.id.removeprefix("build_no_") if card.id.startswith("build_no_") else ""
        if card.waives != waives:
            what = f'the card must waive "{waives}"' if waives else "the card waives nothing"
            raise box.error(keys, what, "correct waives", clause)
        if card.points_per_unit * card.max_units != card.max_points:
            what = f"{card.max_units} times {card.points_per_unit} is not max_points, {card.max_points}"
            raise box.error(keys, what, "make them agree", clause)
        if card.cubes > 1 or card.rate > 1:
            raise box.error(keys, "the rules fix this value, 1", "restore it", clause)
    check.stated(box, ("deck", "size"), sum(card.count for card in contents.cards), "cards", "YS-012")
