"""Places, tracks of rubies, and what lies on the places (sections 4.2, 6.5, 7.4 and 8.6 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import (
    EXCHANGES,
    GOODS,
    PLAYER_COUNTS,
    TAVERN_OPTIONS,
)
from fondaco.games.istanbul.box_checks.parts import check_amounts, check_ascending, check_value, check_values
from fondaco.games.istanbul.box_checks.shapes import PLACE_FIXED, PLACE_NUMBERS, PLACES
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents
    from fondaco.games.istanbul.box_blocks.places import MailSpace

MARKETS = {"large_market": "IS-119", "small_market": "IS-120"}


def check_places(box: BoxText, contents: Contents) -> None:
    check.order(box, "place", [place.id for place in contents.places], tuple(PLACES), "IS-DATA-03")
    for index, place in enumerate(contents.places):
        keys: Keys = ("place", index)
        shape = PLACES[place.id]
        if place.number != index + 1:
            what = f"the number is {place.number} instead of {index + 1}"
            raise box.error(keys, what, "number the places from 1 to 25", "IS-DATA-03")
        check_value(box, (*keys, "box"), shape.box, "IS-DATA-02")
        check.numbers(box, keys, shape.numbers, PLACE_NUMBERS, shape.clause)
        check_values(box, keys, shape.fixed, PLACE_FIXED, shape.clause)
        if place.id not in MARKETS and place.prices:
            raise box.error(keys, '"prices" has no meaning here', "remove it", shape.clause)
        if place.id != "secret_society" and place.rank_lira:
            raise box.error(keys, '"rank_lira" has no meaning here', "remove it", shape.clause)
    for place_id, clause in MARKETS.items():
        keys = ("place", list(PLACES).index(place_id), "prices")
        check.count(box, keys, 5, "prices", clause)
        check_ascending(box, keys, 1, check.HIGHEST, clause)
    keys = ("place", list(PLACES).index("secret_society"), "rank_lira")
    check.count(box, keys, 3, "ranks", "IL-020")
    for rank in range(3):
        check.number(box, (*keys, rank), 0, "IL-020")
    _check_roasting_plant(box, contents)
    _check_tavern(box, contents)


def _check_roasting_plant(box: BoxText, contents: Contents) -> None:
    plant = list(PLACES).index("roasting_plant")
    paid = {"lira": "lira", "good": "goods_of_choice", "card": "bonus_or_guild_cards"}
    for index, place in enumerate(contents.places):
        if index != plant and place.exchanges:
            raise box.error(("place", index), '"exchanges" has no meaning here', "remove it", "IM-040")
    exchanges = contents.places[plant].exchanges
    if tuple(exchange.id for exchange in exchanges) != EXCHANGES:
        what = f"the exchanges are not {', '.join(EXCHANGES)}"
        raise box.error(("place", plant, "exchanges"), what, "list them in this order", "IM-040")
    for index, exchange in enumerate(exchanges):
        keys: Keys = ("place", plant, "exchanges", index)
        check_amounts(box, (*keys, "pay"), (paid[exchange.id],), "IM-040")
        check_amounts(box, (*keys, "gain"), ("coffee",), "IM-040")
        check_value(box, (*keys, "times"), 1, "IM-040")


def _check_tavern(box: BoxText, contents: Contents) -> None:
    tavern = list(PLACES).index("tavern")
    for index, place in enumerate(contents.places):
        if index != tavern and place.options:
            raise box.error(("place", index), '"options" has no meaning here', "remove it", "IM-045")
    place = contents.places[tavern]
    keys: Keys = ("place", tavern, "options")
    if tuple(option.id for option in place.options) != TAVERN_OPTIONS:
        what = f"the options are not {', '.join(TAVERN_OPTIONS)}"
        raise box.error(keys, what, "list them in this order", "IM-045")
    check_amounts(box, (*keys, 0, "pay"), ("coffee",), "IM-048")
    check.stated(box, (*keys, 0, "pay", "coffee"), place.barrier_coffee, "coffee", "IM-048")
    for index in (1, 2):
        if not isinstance(place.options[index].pay, str):
            what = "this price stands on a tile, so it is told in words"
            raise box.error((*keys, index, "pay"), what, "restore it", "IM-046" if index == 1 else "IM-047")
    check_amounts(box, (*keys, 0, "gain"), (), "IM-048")
    check_amounts(box, (*keys, 1, "gain"), (), "IM-046")
    check_amounts(box, (*keys, 2, "gain"), ("rubies",), "IM-047")


# ------------------------------------------------------------------------------------------------ ruby tracks


def check_tracks(box: BoxText, contents: Contents) -> None:
    """Rubies cover a track from the first covered space to the last one; the price stands left of them."""
    spaces = len(contents.tracks.sultan.spaces)
    if not 1 <= spaces <= check.HIGHEST:
        raise box.error(("tracks", "sultan", "spaces"), "the track has no spaces", "list them", "IS-021")
    check.stated(box, ("tracks", "sultan", "last_price_goods"), spaces, "goods", "IS-128")
    for players in PLAYER_COUNTS:
        first = contents.tracks.sultan.first_covered_space.of(players)
        keys: Keys = ("tracks", "sultan", "first_covered_space", str(players))
        if not 2 <= first <= spaces + 1:
            what = f"{first} is not between 2 and {spaces + 1}"
            raise box.error(keys, what, "leave at least one space uncovered", "IS-021")
        name = str(players)
        check.stated(box, ("tracks", "sultan", "first_price_goods", name), first - 1, "goods", "IS-021")
        rubies = spaces + 2 - first
        check.stated(box, ("tracks", "sultan", "rubies", name), rubies, "rubies", "IS-DATA-09")
    _check_priced_track(box, contents, "gemstone", "lira", ("IS-020", "IS-138"))
    _check_priced_track(box, contents, "coffee", "coffee", ("IM-009", "IM-050"))
    _check_rubies(box, contents)


def _check_priced_track(
    box: BoxText, contents: Contents, name: str, coin: str, clauses: tuple[str, str]
) -> None:
    track = contents.tracks.gemstone if name == "gemstone" else contents.tracks.coffee
    keys: Keys = ("tracks", name)
    set_up, rising = clauses
    if len(track.spaces) < 2:
        raise box.error((*keys, "spaces"), "the track has no spaces", "list them", set_up)
    check.number(box, (*keys, "spaces", 0), 1, set_up)
    for index, price in enumerate(track.spaces):
        if price != track.spaces[0] + index:
            what = f"{price} does not follow {track.spaces[index - 1]}"
            raise box.error((*keys, "spaces", index), what, "the price rises by 1", rising)
    check.stated(box, (*keys, f"last_price_{coin}"), track.spaces[-1], coin, rising)
    for players in PLAYER_COUNTS:
        first = track.first_covered_space_value.of(players)
        if first not in track.spaces[1:]:
            what = f"{first} is not a space that can be covered first"
            remedy = "leave at least one space uncovered"
            raise box.error((*keys, "first_covered_space_value", str(players)), what, remedy, set_up)
        check.stated(box, (*keys, f"first_price_{coin}", str(players)), first - 1, coin, set_up)
        rubies = track.spaces[-1] - first + 2
        check.stated(box, (*keys, "rubies", str(players)), rubies, "rubies", "IS-DATA-09")


def _check_rubies(box: BoxText, contents: Contents) -> None:
    """The five-player game uses all rubies of the base box, the other games no more."""
    rubies, tracks = contents.rubies, contents.tracks
    for players in PLAYER_COUNTS:
        keys: Keys = ("rubies", "mosque_each", str(players))
        check.stated(box, keys, len(contents.mosque.requirements.of(players)), "rubies", "IS-018")
        used = players * rubies.wainwright_per_player + 2 * rubies.mosque_each.of(players)
        used += tracks.sultan.rubies.of(players) + tracks.gemstone.rubies.of(players)
        if used > rubies.base_box:
            what = f"{players} players need {used} rubies, the box holds {rubies.base_box}"
            raise box.error(("rubies", "base_box"), what, "make both agree", "IS-027")
        if players == PLAYER_COUNTS[-1] and used != rubies.base_box:
            what = f"5 players use {used} of the {rubies.base_box} rubies of the box"
            raise box.error(("rubies", "base_box"), what, "they use all", "IS-DATA-08")
        if tracks.coffee.rubies.of(players) > rubies.mocha_box:
            what = f"{players} players need {tracks.coffee.rubies.of(players)} rubies at the Coffee House"
            raise box.error(("rubies", "mocha_box"), what, "make both agree", "IM-009")


# ----------------------------------------------------------------------------------- what lies on the places


def check_stocks(box: BoxText, contents: Contents) -> None:
    _check_post_office(box, contents)
    sums = {str(total) for total in range(2, 13)}
    jewelry = contents.black_market.jewelry_by_sum
    if set(jewelry) != sums:
        wrong = min(set(jewelry) ^ sums)
        what = f'the sum "{wrong}" is missing' if wrong in sums else f'two dice never show "{wrong}"'
        raise box.error(("black_market", "jewelry_by_sum"), what, "list the sums 2 to 12", "IS-114")
    for total in jewelry:
        check.number(box, ("black_market", "jewelry_by_sum", total), 0, "IS-114")
    check.number(box, ("tea_house", "consolation_lira"), 0, "IS-117")
    for players in PLAYER_COUNTS:
        keys: Keys = ("mosque", "requirements", str(players))
        tiles = contents.mosque.requirements.of(players)
        if not 1 <= len(tiles) <= contents.mosque.tiles_per_colour_in_box:
            what = f"{len(tiles)} tiles of a colour are in use"
            raise box.error(keys, what, f"use 1 to {contents.mosque.tiles_per_colour_in_box}", "IS-017")
        check_ascending(box, keys, 1, contents.wheelbarrow.max_capacity, "IS-017")
    _check_demand(box, contents)


def _check_post_office(box: BoxText, contents: Contents) -> None:
    office = contents.post_office
    for row, spaces in (("top_row", office.top_row), ("bottom_row", office.bottom_row)):
        check.count(box, ("post_office", row), office.indicators, "spaces", "IS-105")
        for index, space in enumerate(spaces):
            if bool(space.good) == bool(space.lira):
                what = "a space shows either a good or Lira"
                raise box.error(("post_office", row, index), what, "correct it", "IS-105")
            if space.lira:
                check.number(box, ("post_office", row, index, "lira"), 1, "IS-105")
    check.count(box, ("post_office", "states"), office.indicators + 1, "states", "IS-105")
    for moved, state in enumerate(office.states):
        keys: Keys = ("post_office", "states", moved)
        check_value(box, (*keys, "state"), moved, "IS-106")
        uncovered = (*office.top_row[:moved], *office.bottom_row[moved:])
        _check_state(box, keys, uncovered)
        if len(state.goods) != 2:
            what = f"the state gives {len(state.goods)} goods instead of 2"
            raise box.error(keys, what, "correct the rows", "IS-105")


def _check_state(box: BoxText, keys: Keys, uncovered: tuple[MailSpace, ...]) -> None:
    goods = [space.good for space in uncovered if space.good]
    lira = sum(space.lira for space in uncovered)
    if box.value((*keys, "goods")) != goods or box.value((*keys, "lira")) != lira:
        what = f"the rows leave {', '.join(goods) or 'no good'} and {lira} Lira uncovered"
        raise box.error(keys, what, "make both agree", "IS-DATA-10")


def _check_demand(box: BoxText, contents: Contents) -> None:
    check.ids(box, "demand_tile", [tile.id for tile in contents.demand_tiles], "IS-023")
    for market in (10, 11):
        tiles = len(contents.demand(market))
        if tiles != 5:
            what = f"place {market} has {tiles} demand tiles instead of 5"
            raise box.error(("demand_tile",), what, "each market has five", "IS-023")
    check.count(box, ("demand_tile",), 10, "demand tiles", "IS-DATA-06")
    for index, tile in enumerate(contents.demand_tiles):
        keys: Keys = ("demand_tile", index, "goods")
        if min(tile.goods.each()) < 0 or sum(tile.goods.each()) != 5:
            what = f"the tile shows {sum(tile.goods.each())} goods instead of 5"
            raise box.error(keys, what, f"count {', '.join(GOODS)}", "IS-DATA-06")
