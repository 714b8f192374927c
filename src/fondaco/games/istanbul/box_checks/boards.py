"""Boxes, games and layouts (sections 3, 4.1 and 9 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import (
    BLACK_MARKET,
    BLACK_MARKET_TO_TEA_HOUSE,
    BOXES,
    CATACOMBS,
    COMPONENTS,
    FIGURES,
    FOUNTAIN,
    GAMES,
    LAYOUT_CLAUSES,
    LAYOUTS,
    PLAYER_COUNTS,
    TEA_HOUSE,
)
from fondaco.games.istanbul.box_checks.parts import check_value, check_values
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents
    from fondaco.games.istanbul.box_blocks.boards import Layout, LayoutRule


def check_boxes(box: BoxText, contents: Contents) -> None:
    """The counts of the boxes, and that the blocks list as many."""
    check.order(box, "box", [printed.id for printed in contents.boxes], BOXES, "IS-DATA-02")
    for index, printed in enumerate(contents.boxes):
        check.number(box, ("box", index, "components", "bonus_cards"), 1, "IS-DATA-02")
        fixed = COMPONENTS[printed.id]
        listed = box.value(("box", index, "components"))
        counted = set(fixed) | _uncounted(printed.id)
        check_values(box, ("box", index, "components"), fixed, fixed, "IS-DATA-02")
        for name in listed if isinstance(listed, dict) else ():
            if name not in counted:
                what = f'"{name}" are not in this box'
                raise box.error(("box", index, "components"), what, "remove it", "IS-DATA-02")
    _check_agreement(box, contents)


def _uncounted(printed: str) -> set[str]:
    """Components of which the rules do not fix the number."""
    return {
        "base": {"coins_1", "coins_5", "coins_10"},
        "mocha": set(),
        "letters": {"letters", "bonus_cards"},
    }[printed]


def _check_agreement(box: BoxText, contents: Contents) -> None:
    base, mocha, letters = (printed.components for printed in contents.boxes)
    players = len(contents.player_pieces.colours)
    found: tuple[tuple[int, str, int, int], ...] = (
        (0, "place_tiles", base.place_tiles, _places_in(contents, "base")),
        (0, "bonus_cards", base.bonus_cards, _cards_in(contents, "base")),
        (0, "mosque_tiles", base.mosque_tiles, sum(tile.count for tile in contents.mosque_tiles)),
        (0, "demand_tiles", base.demand_tiles, len(contents.demand_tiles)),
        (0, "rubies", base.rubies, contents.rubies.base_box),
        (1, "new_place_tiles", mocha.new_place_tiles, _places_in(contents, "mocha")),
        (1, "tavern_tiles", mocha.tavern_tiles, sum(tile.count for tile in contents.tavern_tiles)),
        (1, "coffee_bags", mocha.coffee_bags, contents.coffee.supply),
        (1, "bonus_cards", mocha.bonus_cards, _cards_in(contents, "mocha")),
        (1, "guild_cards", mocha.guild_cards, sum(card.count for card in contents.guild_cards)),
        (1, "rubies", mocha.rubies, contents.rubies.mocha_box),
        (2, "place_tiles", letters.place_tiles, _places_in(contents, "letters")),
        (2, "companions", letters.companions, players * contents.companion.count_per_player),
        (2, "kiosk_tiles", letters.kiosk_tiles, sum(tile.count for tile in contents.kiosk_tiles)),
        (2, "letters", letters.letters, contents.letters.count),
        (2, "bonus_cards", letters.bonus_cards, _cards_in(contents, "letters")),
    )
    for index, name, _, listed in found:
        check.stated(box, ("box", index, "components", name), listed, name.replace("_", " "), "IS-DATA-02")


def _places_in(contents: Contents, printed: str) -> int:
    return sum(place.box == printed for place in contents.places)


def _cards_in(contents: Contents, printed: str) -> int:
    return sum(card.count for card in contents.bonus_cards if card.deck == printed)


# ------------------------------------------------------------------------------------------- games and layouts


def check_games(box: BoxText, contents: Contents) -> None:
    check.order(box, "game", [game.id for game in contents.games], tuple(GAMES), "IG-001")
    for index, game in enumerate(contents.games):
        boxes, (columns, rows), rubies, board, end = GAMES[game.id]
        keys: Keys = ("game", index)
        places = [
            place.number
            for place in contents.places
            if place.box in boxes and (place.number != CATACOMBS or game.id == "grand_bazaar")
        ]
        figures = [figure for figure, printed in FIGURES.items() if printed in boxes]
        check_value(box, (*keys, "boxes"), list(boxes), board)
        check_value(box, (*keys, "columns"), columns, board)
        check_value(box, (*keys, "rows"), rows, board)
        check_value(box, (*keys, "places"), places, board)
        check_value(box, (*keys, "figures"), figures, "IG-007" if game.id == "grand_bazaar" else "IS-024")
        for players, needed in zip(PLAYER_COUNTS, rubies, strict=True):
            check_value(box, (*keys, "rubies_to_trigger", str(players)), needed, end)
        check_value(box, (*keys, "tracks_refill"), "letters" in boxes, "IL-006")


def check_layouts(box: BoxText, contents: Contents) -> None:
    """Every layout holds the places of its game and satisfies its rule."""
    check.order(box, "layout_rule", [rule.game for rule in contents.layout_rules], tuple(GAMES), "IS-DATA-04")
    for index, rule in enumerate(contents.layout_rules):
        _check_rule(box, ("layout_rule", index), rule)
    check.order(box, "layout", [layout.id for layout in contents.layouts], tuple(LAYOUTS), "IS-DATA-04")
    for index, layout in enumerate(contents.layouts):
        game, clause = LAYOUTS[layout.id]
        keys: Keys = ("layout", index)
        check_value(box, (*keys, "game"), game, clause)
        check_value(box, (*keys, "first_game"), contents.layouts_of(game)[0] is layout, clause)
        _check_places(box, keys, layout, contents, clause)
        _check_distances(box, keys, layout, contents.layout_rule(game))


def _check_rule(box: BoxText, keys: Keys, rule: LayoutRule) -> None:
    _, (columns, rows), _, _, _ = GAMES[rule.game]
    fountain, apart = LAYOUT_CLAUSES[rule.game]
    edge = 2 if rule.game == "grand_bazaar" else 1
    inner = [[row, column] for row in range(edge, rows - edge) for column in range(edge, columns - edge)]
    if sorted(rule.fountain_cells) != [tuple(cell) for cell in inner]:
        cells = ", ".join(f"[{row}, {column}]" for row, column in inner)
        raise box.error((*keys, "fountain_cells"), "these are not the inner cells", f"use {cells}", fountain)
    prefix = "black_market_tea_house"
    check_value(box, (*keys, f"{prefix}_min_distance"), BLACK_MARKET_TO_TEA_HOUSE, apart)
    check_value(box, (*keys, f"{prefix}_same_row_allowed"), rule.game == "base", apart)
    check_value(box, (*keys, f"{prefix}_same_column_allowed"), rule.game == "base", apart)


def _check_places(box: BoxText, keys: Keys, layout: Layout, contents: Contents, clause: str) -> None:
    game = contents.game(layout.game)
    check.count(box, (*keys, "rows"), game.rows, "rows", clause)
    for index in range(len(layout.rows)):
        check.count(box, (*keys, "rows", index), game.columns, "places", clause)
    cells = layout.cells()
    for place in game.places:
        if place not in cells:
            what = f"place {place} is missing"
            raise box.error((*keys, "rows"), what, "list every place of the game once", clause)


def _check_distances(box: BoxText, keys: Keys, layout: Layout, rule: LayoutRule) -> None:
    where = {place: (r, c) for r, row in enumerate(layout.rows) for c, place in enumerate(row)}
    fountain, apart = LAYOUT_CLAUSES[rule.game]
    if where[FOUNTAIN] not in rule.fountain_cells:
        what = "the Fountain does not lie on one of its cells"
        raise box.error((*keys, "rows"), what, "correct the layout", fountain)
    (row, column), (other_row, other_column) = where[BLACK_MARKET], where[TEA_HOUSE]
    distance = abs(row - other_row) + abs(column - other_column)
    if distance < rule.black_market_tea_house_min_distance:
        what = f"Black Market and Tea House are only {distance} apart"
        raise box.error((*keys, "rows"), what, "correct the layout", apart)
    in_row = row == other_row and not rule.black_market_tea_house_same_row_allowed
    in_column = column == other_column and not rule.black_market_tea_house_same_column_allowed
    if in_row or in_column:
        what = f"Black Market and Tea House share a {'row' if in_row else 'column'}"
        raise box.error((*keys, "rows"), what, "correct the layout", apart)
