"""How what a viewer of Istanbul may know (`view.py`) is put together; compiled where that can be."""

from __future__ import annotations

import msgspec

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.box import Box
from fondaco.games.istanbul.describe import GOODS, TAVERN_TILES, Describer
from fondaco.games.istanbul.position import AT_HAND, DISCARDED, IN_PILE, IN_SUPPLY, UNSEEN, IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.available import available
from fondaco.games.istanbul.steps.changes import TRACK_PLACES, coffee_left, figure_price
from fondaco.games.istanbul.steps.hands import seals
from fondaco.games.istanbul.steps.kiosk import ALL_TILES, tiles_in
from fondaco.games.istanbul.steps.trading import packed
from fondaco.games.istanbul.steps.turn import due
from fondaco.games.istanbul.view import (
    AuctionView,
    IstanbulView,
    LetterView,
    PlaceView,
    PlayerView,
    StackView,
    TrackView,
)
from fondaco.table.core import FRAME, NOBODY
from fondaco.table.deck import known_cards, recall
from fondaco.table.message import Message

NONE_HERE: list[int] = []
"""Shared by the places where nobody stands: views are read, and never changed."""


def open_view(
    box: Box, game: str, describer: Describer, p: IstanbulPosition, prompt: Message
) -> IstanbulView:
    """The table as everybody sees it."""
    tables = p.tables
    known = known_cards(recall(p.history), m.KINDS, p.seats)
    known_guild = known_cards(recall(p.guild_history), m.GUILD_KINDS, p.seats)
    return IstanbulView(
        game="istanbul",
        viewer=None,
        to_act=p.to_act,
        prompt=prompt,
        scores=p.standing(),
        ranks=p.ranks() if p.to_act == NOBODY else None,
        box=game,
        reconstructed=box.plays_reconstructed_in(game),
        reconstructed_parts=list(box.marked_in[game]),
        columns=tables.columns,
        rows=tables.rows,
        round=p.round,
        round_limit=tables.round_limit or None,
        first=p.first,
        active=p.active,
        target=tables.target,
        last_round=p.triggered == 1,
        places=_places(describer, p),
        players=[_player(describer, p, seat, known, known_guild) for seat in range(p.seats)],
        figures={describer.figures[figure]: p.figures[figure] for figure in tables.figures},
        figure_prices={describer.figures[figure]: figure_price(p, figure) for figure in tables.figures},
        met=[describer.figures[figure] for figure in tables.figures if p.met >> figure & 1],
        barrier=None if p.edge < 0 else m.edge_places(p.edge),
        barrier_holder=None if p.barrier_holder < 0 else p.barrier_holder,
        coffee=coffee_left(p),
        deck=p.deck_size,
        discard=[describer.cards[kind] for kind in p.discard],
        guild_deck=p.guild_deck_size,
        guild_discard=[describer.guild_cards[kind] for kind in p.guild_discard],
        unseen=_unseen(describer.cards, tables.copies, p.discard, known, _laid(p, kinds.LAY_CARD)),
        unseen_guild=_unseen(
            describer.guild_cards,
            tables.guild_copies,
            p.guild_discard,
            known_guild,
            _laid(p, kinds.LAY_GUILD_CARD),
        )
        if tables.has_mocha
        else {},
        letters=p.letters.count(IN_PILE),
        discarded_letters=sorted(
            tables.letter_place[nth] for nth, where in enumerate(p.letters) if where == DISCARDED
        ),
        kiosk_pile=len(tiles_in(p.kiosk_pile)),
        kiosk_open=[describer.tiles[tile] for tile in tiles_in(p.kiosk_open & ~p.kiosk_gone)],
        kiosk_discard=[describer.tiles[tile] for tile in tiles_in(ALL_TILES & ~p.kiosk_pile & ~p.kiosk_open)]
        if tables.has_letters
        else [],
        dice=(p.die1, p.die2) if p.agenda[-1] == kinds.ROLLED and p.to_act >= 0 else None,
        auction=_auction(p),
        chosen=[],
        reach={},
        companion_reach={},
    )


def seat_view(
    everybody: IstanbulView, describer: Describer, p: IstanbulPosition, seat: int, prompt: Message
) -> IstanbulView:
    """The same with what one seat knows besides: its hands, and its decision that is not finished."""
    deciding = seat == p.to_act
    players = everybody.players[:]
    seen = players[seat]
    hand = _cards(describer.cards, p.hands[seat * m.KINDS : (seat + 1) * m.KINDS])
    guild_hand: list[str] | None = None
    if p.tables.has_mocha:
        held = p.guild_hands[seat * m.GUILD_KINDS : (seat + 1) * m.GUILD_KINDS]
        guild_hand = _cards(describer.guild_cards, held)
    players[seat] = msgspec.structs.replace(seen, hand=hand, guild_hand=guild_hand)
    return msgspec.structs.replace(
        everybody,
        viewer=seat,
        prompt=prompt,
        players=players,
        unseen=_without(everybody.unseen, hand, seen.known_cards),
        unseen_guild=_without(everybody.unseen_guild, guild_hand or [], seen.known_guild_cards),
        chosen=_chosen(describer, p) if deciding and p.unfinished else [],
        reach=_reach(describer, p, m.GO_FAMILY) if deciding else {},
        companion_reach=_reach(describer, p, m.GO_COMPANION_FAMILY) if deciding else {},
    )


def _laid(p: IstanbulPosition, kind: int) -> list[int]:
    """The cards being resolved, which everybody has seen."""
    return [p.agenda[at - 1] for at in range(len(p.agenda) - 1, 0, -FRAME) if p.agenda[at] == kind]


def _auction(p: IstanbulPosition) -> AuctionView | None:
    """The highest bid, while others are asked; it lies in the question that is on the agenda."""
    for at in range(len(p.agenda) - 1, 0, -FRAME):
        if p.agenda[at] == kinds.BID:
            return AuctionView(p.agenda[at - 2], p.agenda[at - 3])
        if p.agenda[at] == kinds.FINAL_BID:
            return AuctionView(p.agenda[at - 1], p.agenda[at - 2])
    return None


# -- places ---------------------------------------------------------------------------------------


def _places(describer: Describer, p: IstanbulPosition) -> list[PlaceView]:
    assisted = 0
    for places in p.assistants:
        assisted |= places
    return [_place(describer, p, cell, number, assisted) for cell, number in enumerate(p.cells())]


def _place(describer: Describer, p: IstanbulPosition, cell: int, number: int, assisted: int) -> PlaceView:
    """A place; `assisted` are the places, each a bit, where any assistant is."""
    tables = p.tables
    view = PlaceView(
        number=number,
        id=describer.places[number],
        row=cell // tables.columns,
        column=cell % tables.columns,
        merchants=_seats_at(p.merchant, number),
        companions=_seats_at(p.companion, number),
        families=_seats_at(p.family, number),
        assistants=[seat for seat in range(p.seats) if p.assistants[seat] >> number & 1]
        if assisted >> number & 1
        else NONE_HERE,
        figures=[describer.figures[figure] for figure in tables.figures if p.figures[figure] == number],
        neutrals=p.neutral.count(number),
        payment=due(p, number, -1),
        available=_available(p, number),
    )
    if number in TRACK_PLACES:
        view.track = _track(p, TRACK_PLACES.index(number))
    elif number in (m.SMALL_MOSQUE, m.GREAT_MOSQUE):
        view.rubies = p.small_mosque_rubies if number == m.SMALL_MOSQUE else p.great_mosque_rubies
        colours = (m.FABRIC, m.SPICE) if number == m.SMALL_MOSQUE else (m.JEWELRY, m.FRUIT)
        view.stacks = [
            _stack(GOODS[colour], tables.mosque_needs, p.mosque_gone(colour)) for colour in colours
        ]
    elif number in (m.LARGE_MARKET, m.SMALL_MARKET):
        market = number - m.LARGE_MARKET
        below = [_demand(p, market, tile) for tile in p.demand[5 * market : 5 * market + 5]]
        view.demand, view.next_demands = below[0], below[1:]
        view.prices = tables.sale_prices[market][1:]
    elif number == m.POST_OFFICE:
        view.mail = p.mail
        first, second = tables.mail_goods[2 * p.mail : 2 * p.mail + 2]
        view.gives = {GOODS[first]: 1, GOODS[second]: 1, "lira": tables.mail_lira[p.mail]}
    elif number == m.WAINWRIGHT:
        view.rubies = p.wainwright_rubies
        view.extensions = tables.most_extensions * p.seats - sum(p.extensions)
        view.cost = {"lira": tables.extension_price}
    elif number == m.TAVERN:
        goods = dict(zip(GOODS, tables.baksheesh_goods, strict=False))
        view.cost = {"coffee": tables.baksheesh_coffee} | {good: n for good, n in goods.items() if n}
        view.stacks = [
            _stack(TAVERN_TILES[kind], tables.tavern_costs, p.tavern_gone(kind)) for kind in range(2)
        ]
    elif number == m.SECRET_SOCIETY:
        view.rank_lira = tables.rank_lira[p.society :]
        view.cost = {"seals": tables.society_seals}
    return view


def _seats_at(places: list[int], number: int) -> list[int]:
    """The seats that have their figure of a kind here; nearly everywhere nobody has."""
    if number not in places:
        return NONE_HERE
    return [seat for seat, place in enumerate(places) if place == number]


def _available(p: IstanbulPosition, number: int) -> bool | None:
    if p.demand[0] == UNSEEN or p.demand[5] == UNSEEN:
        return None
    return available(p, number)


def _track(p: IstanbulPosition, track: int) -> TrackView:
    price = p.track_price(track)
    goods: dict[str, int] = {}
    # After the last ruby nothing is asked for any more.
    if track == m.SULTAN_TRACK and price < len(p.tables.sultan_any):
        fixed = p.tables.sultan_fixed[price * m.GOODS : (price + 1) * m.GOODS]
        goods = dict(zip(GOODS, fixed, strict=False)) | {"any": p.tables.sultan_any[price]}
    return TrackView(p.tracks[track], price, goods)


def _stack(name: str, needs: list[int], gone: int) -> StackView:
    return StackView(name, needs[gone] if gone < len(needs) else None, len(needs) - gone)


def _demand(p: IstanbulPosition, market: int, tile: int) -> dict[str, int] | None:
    if tile == UNSEEN:
        return None
    start = tile * m.GOODS
    return dict(zip(GOODS, p.tables.demand[market][start : start + m.GOODS], strict=False))


# -- players --------------------------------------------------------------------------------------


def _player(
    describer: Describer,
    p: IstanbulPosition,
    seat: int,
    known: list[int],
    known_guild: list[int],
) -> PlayerView:
    tables = p.tables
    hand, guild = seat * m.KINDS, seat * m.GUILD_KINDS
    letters = [
        LetterView(tables.letter_place[nth], where % 2 == 1)
        for nth, where in enumerate(p.letters)
        if where >= 0 and where // 2 == seat
    ]
    return PlayerView(
        seat=seat,
        colour=describer.seats[seat],
        rubies=p.rubies[seat],
        lira=p.lira[seat],
        goods={GOODS[good]: p.goods[seat * m.GOODS + good] for good in range(m.GOODS)},
        capacity=p.capacity(seat),
        extensions=p.extensions[seat],
        coffee=p.coffee[seat],
        merchant=p.merchant[seat],
        stack=p.stack[seat],
        assistants=[place for place in tables.places if p.assistants[seat] >> place & 1],
        family=p.family[seat],
        companion=_companion(p, seat),
        mosque_tiles=[GOODS[colour] for colour in range(m.COLOURS) if p.owns(seat, colour)],
        tavern_tiles=[TAVERN_TILES[kind] for kind in range(2) if p.owns_tavern(seat, kind)],
        letters=letters,
        seals=seals(p, seat),
        cards=p.hand_size[seat],
        known_cards=_cards(describer.cards, known[hand : hand + m.KINDS]),
        hand=None,
        guild_cards=p.guild_size[seat] if tables.has_mocha else 0,
        known_guild_cards=_cards(describer.guild_cards, known_guild[guild : guild + m.GUILD_KINDS]),
        guild_hand=None,
        doubled=p.doubled >> seat & 1 == 1,
    )


def _companion(p: IstanbulPosition, seat: int) -> int | str | None:
    if not p.companion:
        return None
    where = p.companion[seat]
    return "supply" if where == IN_SUPPLY else "own" if where == AT_HAND else where


def _cards(names: list[str], counts: list[int]) -> list[str]:
    cards: list[str] = []
    for kind in range(len(counts)):
        if counts[kind]:
            cards += [names[kind]] * counts[kind]
    return cards


def _unseen(
    names: list[str], copies: list[int], discard: list[int], known: list[int], laid: list[int]
) -> dict[str, int]:
    """By kind, how many cards nobody has located: neither laid open nor known to be in a hand."""
    unseen = copies[:]
    for kind in [*discard, *laid]:
        unseen[kind] -= 1
    for at, count in enumerate(known):
        if count:
            unseen[at % len(names)] -= count
    return {name: left for name, left, count in zip(names, unseen, copies, strict=True) if count}


def _without(unseen: dict[str, int], hand: list[str], known: list[str]) -> dict[str, int]:
    """The same for somebody who also knows his own hand, of which everybody knows a part."""
    left = dict(unseen)
    for card in hand:
        left[card] -= 1
    for card in known:
        left[card] += 1
    return left


# -- the own decision -----------------------------------------------------------------------------


def _chosen(describer: Describer, p: IstanbulPosition) -> list[str]:
    chosen: list[str] = []
    for at in range(len(p.agenda) - 1, 0, -FRAME):
        kind, a, b, c = p.agenda[at], p.agenda[at - 1], p.agenda[at - 2], p.agenda[at - 3]
        if kind < kinds.FIRST_PART:
            break
        if kind == kinds.CARD:
            part = [f"card:{describer.cards[b]}"]
        elif kind == kinds.GUILD_CARD:
            part = [f"guild_card:{describer.guild_cards[a]}"]
        elif kind == kinds.SALE:
            part = _goods(b)
        elif kind == kinds.PALACE_GOODS:
            part = _goods(a)
        elif kind in (kinds.FOUNTAIN, kinds.COMPANION):
            part = [f"place:{place}" for place in p.tables.places if a >> place & 1]
        elif kind == kinds.LETTERS:
            part = [f"letter:{p.tables.letter_place[nth]}" for nth in range(len(p.letters)) if b >> nth & 1]
        elif kind == kinds.KIOSK_TILE:
            part = [f"kiosk_tile:{describer.tiles[a]}"] + ([f"option:{c % 2 + 1}"] if c >= 0 else [])
        elif kind == kinds.CATACOMBS and a >= 0:
            part = [f"good:{GOODS[a]}"]
        elif kind == kinds.FIGURE_GOOD:
            part = [f"figure:{describer.figures[a]}"]
        else:
            part = []
        chosen = part + chosen
    return chosen


def _goods(chosen: int) -> list[str]:
    return [f"good:{GOODS[good]}" for good in range(m.GOODS) for _ in range(packed(chosen, good))]


def _reach(describer: Describer, p: IstanbulPosition, family: int) -> dict[int, int]:
    """Destinations of the merchant or of the companion, with what arriving costs."""
    if p.agenda[-1] not in (kinds.MOVE, kinds.CARD):
        return {}
    places = [m.operand(move) for move in p.legal() if m.family(move) == family]
    companion = family == m.GO_COMPANION_FAMILY
    return {place: describer.price_of_arriving(p, place, companion) for place in places}
