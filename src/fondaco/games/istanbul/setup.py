"""From the box to the table: the numbers the rules look up, and the position before the first move (section 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul import tables as t
from fondaco.games.istanbul.position import IN_PILE, IN_SUPPLY, UNSEEN, IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.kiosk import ALL_TILES
from fondaco.games.istanbul.steps.setting import DRAW_FIRST, SEAT_FIRST
from fondaco.games.istanbul.tables import Board, Tables

GOOD_IDS = ("fabric", "spice", "fruit", "jewelry")
FIGURE_IDS = ("governor", "smuggler", "coffee_trader", "courier")
TRACK_IDS = ("sultan", "gemstone", "coffee")
CARD_IDS = (
    "gain_good",
    "gain_5_lira",
    "repeat_sultan",
    "repeat_post_office",
    "repeat_gemstone",
    "return_family",
    "move_0",
    "move_3_4",
    "return_assistant",
    "small_market_any",
    "repeat_wainwright",
    "repeat_coffee_house",
    "gain_2_coffee",
    "gain_guild_card",
    "sell_coffee",
    "call_coffee_trader",
    "move_barrier",
    "any_warehouse",
    "gain_letter",
    "dice_reward",
    "good_for_7_lira",
    "printed_good_and_3_lira_fabric",
    "printed_good_and_3_lira_spice",
    "printed_good_and_3_lira_fruit",
    "printed_good_and_3_lira_jewelry",
    "copy_discard",
    "family_step",
    "follow_merchant",
    "companion_two",
    "use_figure",
    "repeat_mosque",
    "repeat_secret_society",
    "anywhere_for_3_lira",
)
"""The kinds of bonus cards in the order of `moves.py`."""
GUILD_IDS = (
    "two_goods",
    "seven_lira",
    "three_coffee",
    "two_assistants",
    "summon_figure",
    "safe_conduct",
    "family_errand",
    "second_sale",
    "cheap_extension",
    "assistant_errand",
)


def make_tables(box: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Tables:
    """The box as plain numbers, for this number of players and these options of the table."""
    tables = Tables(seats)
    game = _one(box["game"], "id", options["box"])
    by_seats = str(seats)
    tables.has_mocha = int("mocha" in game["boxes"])
    tables.has_letters = int("letters" in game["boxes"])
    tables.grand = tables.has_mocha * tables.has_letters
    tables.places = sorted(game["places"])
    tables.columns, tables.rows = game["columns"], game["rows"]
    tables.target = game["rubies_to_trigger"][by_seats]
    tables.figures = sorted(FIGURE_IDS.index(figure) for figure in game["figures"])
    tables.refill = int(game["tracks_refill"])
    limit = options["round_limit"]
    tables.round_limit = 0 if limit == "off" else int(limit)
    _lay_out(tables, box, options)
    _equip(tables, box, by_seats)
    _open_places(tables, box, by_seats)
    _price_rubies(tables, box, by_seats)
    if tables.has_mocha:
        _open_mocha(tables, box, by_seats)
    if tables.has_letters:
        _open_letters(tables, box)
    _deal_cards(tables, box, options)
    if tables.layout:
        tables.board = Board(tables, tables.layout)
    return tables


def _one(blocks: Sequence[Mapping[str, Any]], key: str, value: object) -> Mapping[str, Any]:
    return next(block for block in blocks if block.get(key) == value)


def _lay_out(tables: Tables, box: Mapping[str, Any], options: Mapping[str, str]) -> None:
    rule = _one(box["layout_rule"], "game", options["box"])
    tables.fountain_cells = [row * tables.columns + column for row, column in rule["fountain_cells"]]
    tables.tea_distance = rule["black_market_tea_house_min_distance"]
    tables.tea_in_line = int(rule["black_market_tea_house_same_row_allowed"])
    if options["layout"] == "random":
        return
    for layout in box["layout"]:
        first = options["layout"] == "first_game" and layout["first_game"]
        if layout["game"] == options["box"] and (first or layout["id"] == options["layout"]):
            tables.layout = [place for row in layout["rows"] for place in row]


def _equip(tables: Tables, box: Mapping[str, Any], by_seats: str) -> None:
    pieces, payments = box["player_pieces"], box["payments"]
    tables.start_lira = pieces["start_lira_first_player"]
    tables.lira_step = pieces["start_lira_step_per_seat"]
    tables.start_cards = pieces["start_bonus_cards"]
    tables.start_assistants = pieces["assistants_at_start"]
    tables.all_assistants = pieces["assistants_max"]
    neutral = box["neutral_merchants"]
    tables.neutrals = list(neutral["places"]) if int(by_seats) in neutral["player_counts"] else []
    tables.capacity = box["wheelbarrow"]["start_capacity"]
    tables.most_extensions = box["wheelbarrow"]["extensions_per_player"]
    tables.merchant_near, tables.merchant_far = box["movement"]["merchant_distance"]
    tables.toll = payments["other_merchant"]
    tables.companion_toll = payments["other_companion"]
    tables.neutral_toll = payments["neutral_merchant"]
    tables.catch_lira = payments["catch_family_member_lira"]
    figures = [_one(box["figure"], "id", figure) for figure in FIGURE_IDS]
    tables.figure_lira = [figure["pay_one_of"][0]["lira"] for figure in figures]
    tables.trader_coffee = figures[m.COFFEE_TRADER]["gain"]["coffee"]


def _place(box: Mapping[str, Any], number: int) -> Mapping[str, Any]:
    return _one(box["place"], "number", number)


def _open_places(tables: Tables, box: Mapping[str, Any], by_seats: str) -> None:
    tables.extension_price = _place(box, m.WAINWRIGHT)["cost_lira"]
    states = sorted(box["post_office"]["states"], key=lambda state: int(state["state"]))
    tables.mail_goods = [GOOD_IDS.index(good) for state in states for good in state["goods"]]
    tables.mail_lira = [state["lira"] for state in states]
    caravansary = _place(box, m.CARAVANSARY)
    tables.caravan_cards = caravansary["draw_bonus_cards"]
    tables.caravan_coffee = caravansary["gain_coffee_with_mocha"] if tables.has_mocha else 0
    jewelry = box["black_market"]["jewelry_by_sum"]
    tables.black_jewelry = [jewelry.get(str(total), 0) for total in range(13)]
    tables.tea_consolation = box["tea_house"]["consolation_lira"]
    for market in (m.LARGE_MARKET, m.SMALL_MARKET):
        tables.sale_prices.append([0, *_place(box, market)["prices"]])
        tiles = [tile for tile in box["demand_tile"] if tile["market"] == market]
        tables.demand.append([tile["goods"][good] for tile in tiles for good in GOOD_IDS])
    mosque = box["mosque"]
    tables.mosque_needs = list(mosque["requirements"][by_seats])
    tables.mosque_rubies = box["rubies"]["mosque_each"][by_seats]
    tables.mosque_pays = mosque["goods_paid"]
    tables.die_value = _one(box["mosque_tile"], "colour", "fabric")["die_value"]
    tables.extra_good_lira = _one(box["mosque_tile"], "colour", "spice")["lira"]
    tables.recall_lira = _one(box["mosque_tile"], "colour", "fruit")["lira"]


def _price_rubies(tables: Tables, box: Mapping[str, Any], by_seats: str) -> None:
    tracks = box["tracks"]
    tables.track_rubies = [tracks[track]["rubies"][by_seats] for track in TRACK_IDS]
    if not tables.has_mocha:
        tables.track_rubies[m.COFFEE_TRACK] = 0
    tables.track_last = [
        tracks["sultan"]["last_price_goods"],
        tracks["gemstone"]["last_price_lira"],
        tracks["coffee"]["last_price_coffee"],
    ]
    spaces = tracks["sultan"]["spaces"]
    for price in range(len(spaces) + 1):
        tables.sultan_fixed += [spaces[:price].count(good) for good in GOOD_IDS]
        tables.sultan_any.append(spaces[:price].count("any"))


def _open_mocha(tables: Tables, box: Mapping[str, Any], by_seats: str) -> None:
    tables.coffee_bags = box["coffee"]["supply"]
    exchanges = _place(box, m.ROASTING_PLANT)["exchanges"]
    tables.roast_lira = _one(exchanges, "id", "lira")["pay"]["lira"]
    tables.roast_coffee = [
        _one(exchanges, "id", which)["gain"]["coffee"] for which in ("lira", "good", "card")
    ]
    hall = _place(box, m.GUILD_HALL)
    tables.guild_coffee = hall["gain_coffee"]
    tables.guild_cards = hall["draw_guild_cards"]
    tavern = _place(box, m.TAVERN)
    tables.tavern_costs = list(box["tavern"]["costs"][by_seats])
    tables.barrier_coffee = tavern["barrier_coffee"]
    tables.baksheesh_coffee = tavern["baksheesh_coffee"]
    tables.baksheesh_goods = [box["baksheesh_tile"]["goods"].get(good, 0) for good in GOOD_IDS]
    tables.barrier_toll = box["barrier"]["toll_lira"]


def _open_letters(tables: Tables, box: Mapping[str, Any]) -> None:
    letters = box["letters"]
    tables.letter_place = [
        place for place in sorted(letters["places"]) for _ in range(letters["copies_per_place"])
    ]
    tables.letters_to = [
        [nth for nth, address in enumerate(tables.letter_place) if address == place]
        for place in range(m.STRIDE)
    ]
    tables.front_seals, tables.back_seals = letters["seals_front"], letters["seals_back"]
    tables.double_seals = box["double_move"]["seals"]
    society = _place(box, m.SECRET_SOCIETY)
    tables.society_seals = society["seals"]
    tables.rank_lira = list(society["rank_lira"])
    tables.embassy_letters = _place(box, m.EMBASSY)["gain_letters"]
    tables.kiosk_letters = _place(box, m.KIOSK)["gain_letters"]
    auction = _place(box, m.AUCTION_HOUSE)
    tables.auctioned, tables.least_bid = auction["auctioned_bonus_cards"], auction["minimum_bid"]
    for tile in sorted(box["kiosk_tile"], key=lambda one: str(one["id"])):
        _describe_tile(tables, tile)


_TILE_EFFECTS = {
    "companion_to_own_supply": t.COMPANION_HOME,
    "roll_1_die_take_that_many_lira": t.ROLLS_DIE,
    "merchant_to_fountain_without_assistants": t.TO_FOUNTAIN,
}
_TILE_THINGS = {
    "lira": t.LIRA,
    "good_or_coffee": t.GOOD_OR_COFFEE,
    "letters": t.LETTER,
    "bonus_cards": t.BONUS_CARD,
    "coffee": t.COFFEE_BAG,
    "extensions": t.EXTENSION,
    "fabric": t.EACH_GOOD,
}


def _describe_tile(tables: Tables, tile: Mapping[str, Any]) -> None:
    gain, ways = tile.get("gain", {}), tile.get("one_of", [])
    goods = [(nth, gain[good]) for nth, good in enumerate(GOOD_IDS) if good in gain]
    tables.kiosk_does.append(t.OFFERS if ways else _TILE_EFFECTS.get(tile.get("effect", ""), t.GIVES))
    tables.kiosk_good.append(goods[0][0] if goods else 0)
    tables.kiosk_goods.append(goods[0][1] if goods else 0)
    tables.kiosk_lira.append(gain.get("lira", 0))
    tables.kiosk_cards.append(gain.get("bonus_cards", 0))
    tables.kiosk_options.append(len(ways))
    for way in [*ways, {}, {}][:2]:
        for part, things, numbers in (
            ("pay", tables.kiosk_pays, tables.kiosk_pays_number),
            ("gain", tables.kiosk_gains, tables.kiosk_gains_number),
        ):
            what = way.get(part, {})
            named = [name for name in what if name in _TILE_THINGS]
            things.append(_TILE_THINGS[named[0]] if named else t.NOTHING)
            numbers.append(what[named[0]] if named else 0)


# -- cards ----------------------------------------------------------------------------------------

_BEFORE = ("small_market_any", "any_warehouse", "cheap_extension", "assistant_errand")
"""Cards of phase 3 that come before the action; the others repeat it or follow it."""


def _deal_cards(tables: Tables, box: Mapping[str, Any], options: Mapping[str, str]) -> None:
    decks = ["base"] if options["bonus_cards"] == "mixed" else []
    decks += ["mocha"] if tables.has_mocha else []
    decks += ["letters"] if tables.has_letters else []
    cards = [_one(box["bonus_card"], "id", card) for card in CARD_IDS]
    tables.copies = [card["count"] if card["deck"] in decks else 0 for card in cards]
    in_use = [card for card in cards if card["deck"] in decks]
    tables.playable = _windows(in_use, CARD_IDS)
    for card in cards:
        gains = [card.get("gain", {}), *card.get("gain_one_of", [])]
        tables.card_lira.append(max(gain.get("lira", 0) for gain in gains))
        tables.card_coffee.append(max(gain.get("coffee", 0) for gain in gains))
        tables.card_price.append(max(card.get("pay", {"": 0}).values()))
    tables.far_from, tables.far_to = cards[m.THREE_OR_FOUR]["distance"]
    tables.stride = cards[m.COMPANION_STRIDE]["distance"][0]
    tables.reward_kind, tables.reward_number = [0] * 13, [0] * 13
    kinds_of_reward = {
        "lira": t.REWARD_LIRA,
        "bonus_cards": t.REWARD_BONUS_CARD,
        "letters": t.REWARD_LETTER,
        "goods_of_choice": t.REWARD_GOOD,
    }
    for reward in cards[m.DICE_REWARD]["rewards_by_sum"]:
        ((what, number),) = reward["gain"].items()
        for total in range(reward["min"], reward["max"] + 1):
            tables.reward_kind[total], tables.reward_number[total] = kinds_of_reward[what], number
    guild = [_one(box["guild_card"], "id", card) for card in GUILD_IDS]
    tables.guild_copies = [card["count"] if tables.has_mocha else 0 for card in guild]
    tables.guild_playable = _windows(guild if tables.has_mocha else [], GUILD_IDS)


def _windows(cards: Sequence[Mapping[str, Any]], ids: Sequence[str]) -> list[int]:
    """For each window the kinds whose timing fits (IS-150); a copy fits where a card it can copy does (IL-154)."""

    def mask(wanted: Sequence[bool]) -> int:
        return sum(1 << ids.index(card["id"]) for card, fits in zip(cards, wanted, strict=True) if fits)

    timing = [card["timing"] for card in cards]
    anytime = mask([when == "any" for when in timing])
    outside = anytime | mask([when == "outside_action" for when in timing])
    before = mask(
        [when == "action" and card["id"] in _BEFORE for when, card in zip(timing, cards, strict=True)]
    )
    after = mask(
        [when == "action" and card["id"] not in _BEFORE for when, card in zip(timing, cards, strict=True)]
    )
    windows = [0] * t.WINDOWS
    windows[t.IN_MOVEMENT] = outside | mask([when == "movement" for when in timing])
    windows[t.IN_ASSISTANT_STEP] = outside | mask(
        [card.get("also_in_assistant_step", False) for card in cards]
    )
    windows[t.OUTSIDE_ACTION] = outside
    windows[t.BEFORE_ACTION] = outside | before
    windows[t.AFTER_ACTION] = outside | after
    windows[t.INSIDE_ACTION] = anytime
    windows[t.IN_NESTED_ACTION] = anytime | before
    windows[t.AFTER_LAST_TURN] = mask(
        [card.get("end_of_game", False) and card["id"] != "copy_discard" for card in cards]
    )
    if any(card["id"] == "copy_discard" for card in cards):
        windows = [window | 1 << m.COPY if window else 0 for window in windows]
    return windows


# -- the table ------------------------------------------------------------------------------------


def new_position(tables: Tables, first_player: int | None) -> IstanbulPosition:
    """The table laid; the starting player is the seat named, or drawn (IS-011, IS-028)."""
    p = empty_table(tables)
    if first_player is None:
        p.push(kinds.SET_UP, DRAW_FIRST)
    else:
        p.first = first_player
        p.push(kinds.SET_UP, SEAT_FIRST)
    p.settle()
    return p


def empty_table(tables: Tables) -> IstanbulPosition:
    """Everything in its place before the first draw of the set-up (section 4)."""
    p = IstanbulPosition(tables)
    seats = tables.seats
    p.layout = tables.layout[:]
    p.merchant = [m.FOUNTAIN] * seats  # IS-015
    p.stack = [tables.start_assistants] * seats
    p.assistants = [0] * seats
    p.family = [m.POLICE] * seats  # IS-016
    p.neutral = tables.neutrals[:]  # IS-026
    p.figures = [0] * m.FIGURES
    p.lira = [0] * seats
    p.goods = [0] * (seats * m.GOODS)
    p.extensions = [0] * seats
    p.rubies = [0] * seats
    p.tiles = [0] * seats
    p.tavern_tiles = [0] * seats
    p.coffee = [0] * seats
    p.tracks = tables.track_rubies[:]
    p.mosque_gone = [0] * m.COLOURS
    p.mosque_rubies = [tables.mosque_rubies] * 2
    p.wainwright_rubies = seats  # IS-019
    p.demand = [UNSEEN] * 10
    p.tavern_gone = [0, 0]
    if tables.has_letters:
        p.companion = [IN_SUPPLY] * seats  # IL-040
        p.letters = [IN_PILE] * len(tables.letter_place)
        p.kiosk_pile = ALL_TILES
    p.hands = [0] * (seats * m.KINDS)
    p.held = [0] * seats
    p.hand_size = [0] * seats
    p.deck = tables.copies[:]
    p.deck_size = sum(tables.copies)
    if tables.has_mocha:
        p.guild_hands = [0] * (seats * m.GUILD_KINDS)
        p.guild_held = [0] * seats
        p.guild_size = [0] * seats
        p.guild_deck = tables.guild_copies[:]
        p.guild_deck_size = sum(tables.guild_copies)
    p.events = [0] * kinds.CHANCE_KINDS
    return p
