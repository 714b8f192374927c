"""From the box to the table: the numbers the rules look up, and the position before the first move (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul import tables as t
from fondaco.games.istanbul.box import Box
from fondaco.games.istanbul.box_blocks.cards import BonusCard, GuildCard
from fondaco.games.istanbul.box_blocks.common import Amounts
from fondaco.games.istanbul.box_blocks.expansions import KioskTile
from fondaco.games.istanbul.position import IN_PILE, IN_SUPPLY, UNSEEN, IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.kiosk import ALL_TILES
from fondaco.games.istanbul.steps.setting import DRAW_FIRST, SEAT_FIRST
from fondaco.games.istanbul.tables import Board, Tables

GOOD_IDS = ("fabric", "spice", "fruit", "jewelry")
FIGURE_IDS = ("governor", "smuggler", "coffee_trader", "courier")


def make_tables(box: Box, seats: int, options: Mapping[str, str]) -> Tables:
    """The box as plain numbers, for this number of players and these options of the table."""
    tables = Tables(seats)
    game = box.game(options["box"])
    tables.has_mocha = int("mocha" in game.boxes)
    tables.has_letters = int("letters" in game.boxes)
    tables.grand = tables.has_mocha * tables.has_letters
    tables.places = sorted(game.places)
    tables.columns, tables.rows = game.columns, game.rows
    tables.target = game.rubies_to_trigger.of(seats)
    tables.figures = sorted(FIGURE_IDS.index(figure) for figure in game.figures)
    tables.refill = int(game.tracks_refill)
    limit = options["round_limit"]
    tables.round_limit = 0 if limit == "off" else int(limit)
    _lay_out(tables, box, options)
    _equip(tables, box)
    _open_places(tables, box)
    _price_rubies(tables, box)
    if tables.has_mocha:
        _open_mocha(tables, box)
    if tables.has_letters:
        _open_letters(tables, box)
    _describe_cards(tables, box, options)
    if tables.layout:
        tables.board = Board(tables, tables.layout)
    return tables


def _lay_out(tables: Tables, box: Box, options: Mapping[str, str]) -> None:
    rule = box.layout_rule(options["box"])
    tables.fountain_cells = [row * tables.columns + column for row, column in rule.fountain_cells]
    tables.tea_distance = rule.black_market_tea_house_min_distance
    tables.tea_in_line = int(rule.black_market_tea_house_same_row_allowed)
    chosen = options["layout"]
    for layout in box.layouts_of(options["box"]):
        if layout.id == chosen or (chosen == "first_game" and layout.first_game):
            tables.layout = list(layout.cells())


def _equip(tables: Tables, box: Box) -> None:
    pieces, payments = box.player_pieces, box.payments
    tables.start_lira = pieces.start_lira_first_player
    tables.lira_step = pieces.start_lira_step_per_seat
    tables.start_cards = pieces.start_bonus_cards
    tables.start_assistants = pieces.assistants_at_start
    tables.all_assistants = pieces.assistants_max
    neutral = box.neutral_merchants
    tables.neutrals = list(neutral.places) if tables.seats in neutral.player_counts else []
    tables.capacity = box.wheelbarrow.start_capacity
    tables.most_extensions = box.wheelbarrow.extensions_per_player
    tables.merchant_near, tables.merchant_far = box.movement.merchant_distance
    tables.toll = payments.other_merchant
    tables.companion_toll = payments.other_companion
    tables.neutral_toll = payments.neutral_merchant
    tables.catch_lira = payments.catch_family_member_lira
    figures = [box.figure(figure) for figure in FIGURE_IDS]
    tables.figure_lira = [max(price.lira for price in figure.pay_one_of) for figure in figures]
    tables.trader_coffee = figures[m.COFFEE_TRADER].gain.coffee


def _open_places(tables: Tables, box: Box) -> None:
    tables.extension_price = box.place(m.WAINWRIGHT).cost_lira
    states = sorted(box.post_office.states, key=lambda state: state.state)
    tables.mail_goods = [GOOD_IDS.index(good) for state in states for good in state.goods]
    tables.mail_lira = [state.lira for state in states]
    caravansary = box.place(m.CARAVANSARY)
    tables.caravan_cards = caravansary.draw_bonus_cards
    tables.caravan_coffee = caravansary.gain_coffee_with_mocha if tables.has_mocha else 0
    tables.black_jewelry = [0, 0, *(box.black_market.jewelry(total) for total in range(2, 13))]
    tables.tea_consolation = box.tea_house.consolation_lira
    for market in (m.LARGE_MARKET, m.SMALL_MARKET):
        tables.sale_prices.append([0, *box.place(market).prices])
        tables.demand.append([number for tile in box.demand(market) for number in tile.goods.each()])
    tables.mosque_needs = list(box.mosque.requirements.of(tables.seats))
    tables.mosque_rubies = box.rubies.mosque_each.of(tables.seats)
    tables.mosque_pays = box.mosque.goods_paid
    tables.die_value = box.mosque_tile("fabric").die_value
    tables.extra_good_lira = box.mosque_tile("spice").lira
    tables.recall_lira = box.mosque_tile("fruit").lira


def _price_rubies(tables: Tables, box: Box) -> None:
    tracks, seats = box.tracks, tables.seats
    tables.track_rubies = [tracks.sultan.rubies.of(seats), tracks.gemstone.rubies.of(seats)]
    tables.track_rubies.append(tracks.coffee.rubies.of(seats) if tables.has_mocha else 0)
    tables.track_last = [
        tracks.sultan.last_price_goods,
        tracks.gemstone.last_price_lira,
        tracks.coffee.last_price_coffee,
    ]
    spaces = tracks.sultan.spaces
    for price in range(len(spaces) + 1):
        tables.sultan_fixed += [sum(space == good for space in spaces[:price]) for good in GOOD_IDS]
        tables.sultan_any.append(spaces[:price].count("any"))


def _open_mocha(tables: Tables, box: Box) -> None:
    tables.coffee_bags = box.coffee.supply
    exchanges = {exchange.id: exchange for exchange in box.place(m.ROASTING_PLANT).exchanges}
    tables.roast_lira = exchanges["lira"].pay.lira
    tables.roast_coffee = [exchanges[which].gain.coffee for which in ("lira", "good", "card")]
    tables.guild_coffee = box.place(m.GUILD_HALL).gain_coffee
    tables.guild_cards = box.place(m.GUILD_HALL).draw_guild_cards
    tables.tavern_costs = list(box.tavern.costs.of(tables.seats))
    tables.barrier_coffee = box.place(m.TAVERN).barrier_coffee
    tables.baksheesh_coffee = box.place(m.TAVERN).baksheesh_coffee
    tables.baksheesh_goods = list(box.baksheesh_tile.goods.each())
    tables.barrier_toll = box.barrier.toll_lira


def _open_letters(tables: Tables, box: Box) -> None:
    letters = box.letters
    tables.letter_place = [place for place in sorted(letters.places) for _ in range(letters.copies_per_place)]
    tables.letters_to = [
        [nth for nth, address in enumerate(tables.letter_place) if address == place]
        for place in range(m.STRIDE)
    ]
    tables.front_seals, tables.back_seals = letters.seals_front, letters.seals_back
    tables.double_seals = box.double_move.seals
    tables.society_seals = box.place(m.SECRET_SOCIETY).seals
    tables.rank_lira = list(box.place(m.SECRET_SOCIETY).rank_lira)
    tables.embassy_letters = box.place(m.EMBASSY).gain_letters
    tables.kiosk_letters = box.place(m.KIOSK).gain_letters
    tables.auctioned = box.place(m.AUCTION_HOUSE).auctioned_bonus_cards
    tables.least_bid = box.place(m.AUCTION_HOUSE).minimum_bid
    for tile in box.kiosk_tiles:
        _describe_tile(tables, tile)


_TILE_EFFECTS = {
    "": t.GIVES,
    "companion_to_own_supply": t.COMPANION_HOME,
    "roll_1_die_take_that_many_lira": t.ROLLS_DIE,
    "merchant_to_fountain_without_assistants": t.TO_FOUNTAIN,
}


def _describe_tile(tables: Tables, tile: KioskTile) -> None:
    goods = [(good, number) for good, number in enumerate(tile.gain.goods()) if number]
    tables.kiosk_does.append(t.OFFERS if tile.one_of else _TILE_EFFECTS[tile.effect])
    tables.kiosk_good.append(goods[0][0] if goods else 0)
    tables.kiosk_goods.append(goods[0][1] if goods else 0)
    tables.kiosk_lira.append(tile.gain.lira)
    tables.kiosk_cards.append(tile.gain.bonus_cards)
    tables.kiosk_options.append(len(tile.one_of))
    ways = [(way.pay, way.gain) for way in tile.one_of]
    for pay, gain in [*ways, (Amounts(), Amounts()), (Amounts(), Amounts())][:2]:
        for amounts, things, numbers in (
            (pay, tables.kiosk_pays, tables.kiosk_pays_number),
            (gain, tables.kiosk_gains, tables.kiosk_gains_number),
        ):
            what, number = _thing(amounts)
            things.append(what)
            numbers.append(number)


def _thing(amounts: Amounts) -> tuple[int, int]:
    """The one thing that a way of a kiosk tile asks for or gives."""
    things = (
        (t.LIRA, amounts.lira),
        (t.EACH_GOOD, amounts.fabric),
        (t.GOOD_OR_COFFEE, amounts.good_or_coffee),
        (t.LETTER, amounts.letters),
        (t.BONUS_CARD, amounts.bonus_cards),
        (t.COFFEE_BAG, amounts.coffee),
        (t.EXTENSION, amounts.extensions),
    )
    return next(((what, number) for what, number in things if number), (t.NOTHING, 0))


# -- cards ----------------------------------------------------------------------------------------

_BEFORE = ("small_market_any", "any_warehouse", "cheap_extension", "assistant_errand")
"""Cards of phase 3 that come before the action; the others repeat it or follow it."""


def _describe_cards(tables: Tables, box: Box, options: Mapping[str, str]) -> None:
    choice: Literal["new_only", "mixed"] = "new_only" if options["bonus_cards"] == "new_only" else "mixed"
    decks = box.bonus_decks.of(box.game(options["box"]).id, choice)
    cards = box.bonus_cards
    tables.copies = [card.count if card.deck in decks else 0 for card in cards]
    tables.playable = _windows(cards, tables.copies)
    for card in cards:
        gains = [card.gain, *card.gain_one_of]
        tables.card_lira.append(max(gain.lira for gain in gains))
        tables.card_coffee.append(max(gain.coffee for gain in gains))
        tables.card_price.append(card.pay.lira + card.pay.coffee)
    tables.far_from, tables.far_to = cards[m.THREE_OR_FOUR].distance or (0, 0)
    tables.stride = (cards[m.COMPANION_STRIDE].distance or (0, 0))[0]
    tables.reward_kind, tables.reward_number = [0] * 13, [0] * 13
    for reward in cards[m.DICE_REWARD].rewards_by_sum:
        gain = reward.gain
        rewards = (
            (t.REWARD_LIRA, gain.lira),
            (t.REWARD_BONUS_CARD, gain.bonus_cards),
            (t.REWARD_LETTER, gain.letters),
            (t.REWARD_GOOD, gain.goods_of_choice),
        )
        for total in range(reward.min, reward.max + 1):
            tables.reward_kind[total], tables.reward_number[total] = max(rewards, key=lambda one: one[1])
    tables.guild_copies = [card.count if tables.has_mocha else 0 for card in box.guild_cards]
    tables.guild_playable = _windows(box.guild_cards, tables.guild_copies)


def _windows(cards: Sequence[BonusCard | GuildCard], copies: Sequence[int]) -> list[int]:
    """For each window the kinds whose timing fits (IS-150); a copy fits where a card it can copy does (IL-154)."""

    def mask(fits: Callable[[BonusCard | GuildCard], bool]) -> int:
        return sum(1 << kind for kind, card in enumerate(cards) if copies[kind] and fits(card))

    anytime = mask(lambda card: card.timing == "any")
    outside = anytime | mask(lambda card: card.timing == "outside_action")
    before = mask(lambda card: card.timing == "action" and card.id in _BEFORE)
    windows = [0] * t.WINDOWS
    windows[t.IN_MOVEMENT] = outside | mask(lambda card: card.timing == "movement")
    windows[t.IN_ASSISTANT_STEP] = outside | mask(
        lambda card: isinstance(card, BonusCard) and card.also_in_assistant_step
    )
    windows[t.OUTSIDE_ACTION] = outside
    windows[t.BEFORE_ACTION] = outside | before
    windows[t.AFTER_ACTION] = outside | mask(lambda card: card.timing == "action" and card.id not in _BEFORE)
    windows[t.INSIDE_ACTION] = anytime
    windows[t.IN_NESTED_ACTION] = anytime | before
    windows[t.AFTER_LAST_TURN] = mask(lambda card: isinstance(card, BonusCard) and card.end_of_game)
    copy = mask(lambda card: card.timing == "as the copied card")
    return [window & ~copy | (copy if window & ~copy else 0) for window in windows]


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
    p.small_mosque_rubies = p.great_mosque_rubies = tables.mosque_rubies
    p.wainwright_rubies = seats  # IS-019
    p.demand = [UNSEEN] * 10
    if tables.has_letters:
        p.companion = [IN_SUPPLY] * seats  # IL-040
        p.letters = [IN_PILE] * len(tables.letter_place)
        p.kiosk_pile = ALL_TILES
    p.hands = [0] * (seats * m.KINDS)
    p.held = [0] * seats
    p.hand_size = [0] * seats
    p.deck = tables.copies[:]
    p.deck_size = sum(tables.copies)
    p.discard, p.history = [], []
    if tables.has_mocha:
        p.guild_hands = [0] * (seats * m.GUILD_KINDS)
        p.guild_held = [0] * seats
        p.guild_size = [0] * seats
        p.guild_deck = tables.guild_copies[:]
        p.guild_deck_size = sum(tables.guild_copies)
        p.guild_discard, p.guild_history = [], []
    p.events = [0] * kinds.CHANCE_KINDS
    return p
