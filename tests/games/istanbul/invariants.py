"""What holds in every position of Istanbul (section 12), and between a position and the next.

watch = Watch(position)
position.apply(move)
watch.check(move)
"""

from __future__ import annotations

from collections import Counter

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import AT_HAND, DISCARDED, IN_PILE, IN_SUPPLY, UNSEEN, IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.kiosk import ALL_TILES
from fondaco.table.core import CHANCE, FRAME, NOBODY
from fondaco.table.deck import known_cards, recall, recount

TILES = {2: 2, 3: 3, 4: 4, 5: 4}
"""Mosque tiles of each colour and tavern tiles of each kind in use (IS-INV-19)."""
RUBIES = {2: 21, 3: 25, 4: 31, 5: 32}
"""On the board and with the players in the base game (IS-INV-08)."""


def frames(p: IstanbulPosition) -> list[list[int]]:
    """The agenda from the bottom: kind and arguments of each frame."""
    return [p.agenda[at : at + FRAME][::-1] for at in range(0, len(p.agenda), FRAME)]


def check(p: IstanbulPosition) -> None:
    """Every invariant that one position can show."""
    t = p.tables
    laid_out = p.board is not None
    if laid_out:  # IS-INV-01
        assert sorted(p.cells()) == t.places
        assert len(p.cells()) == t.columns * t.rows
    _wheelbarrows(p)
    _tokens(p)
    _rubies(p)
    _bonus_cards(p)
    _guild_cards(p)
    _letters(p)
    _stocks(p)
    # IS-INV-24
    assert 0 <= p.active < p.seats
    assert p.to_act in (CHANCE, NOBODY, *range(p.seats))
    assert p.unfinished == 0 or p.to_act >= 0
    assert (p.agenda[-1] >= kinds.FIRST_PART) == (p.unfinished > 0)
    if p.to_act >= 0:
        assert p.legal()


def _wheelbarrows(p: IstanbulPosition) -> None:
    t = p.tables
    for seat in range(p.seats):  # IS-INV-02, IS-INV-03
        capacity = p.capacity(seat)
        assert capacity == t.capacity + p.extensions[seat]
        assert 0 <= p.extensions[seat] <= t.most_extensions
        for good in range(m.GOODS):
            assert 0 <= p.goods[seat * m.GOODS + good] <= capacity
        assert p.lira[seat] >= 0
        assert p.coffee[seat] >= 0
        assert p.rubies[seat] >= 0
    coffee = t.coffee_bags - sum(p.coffee)  # IS-INV-13
    assert coffee >= 0
    assert t.has_mocha or not any(p.coffee)
    assert sum(p.extensions) <= t.most_extensions * p.seats  # IS-INV-21: the rest lies at the Wainwright


def _tokens(p: IstanbulPosition) -> None:
    t = p.tables
    for seat in range(p.seats):
        out = p.assistants[seat].bit_count()
        reserve = 0 if p.owns(seat, m.JEWELRY) else 1
        assert p.stack[seat] >= 0
        assert p.stack[seat] + out + reserve == t.all_assistants  # IS-INV-04
        assert not p.assistants[seat] >> m.FOUNTAIN & 1  # IS-INV-05
        assert all(place in t.places for place in range(m.STRIDE) if p.assistants[seat] >> place & 1)
        assert p.merchant[seat] in t.places  # IS-INV-06
        assert p.family[seat] in t.places
        if t.has_letters:  # IS-INV-07
            assert p.companion[seat] in (IN_SUPPLY, AT_HAND, *t.places)
    if p.round:  # IS-INV-22
        for figure in t.figures:
            assert p.figures[figure] in t.places
    assert len(p.neutral) == (3 if p.seats == 2 else 0)
    for nth, place in enumerate(p.neutral):
        assert place == t.neutrals[nth] or 2 <= place <= 12


def _rubies(p: IstanbulPosition) -> None:
    t = p.tables
    total = (
        sum(p.rubies) + sum(p.tracks) + p.small_mosque_rubies + p.great_mosque_rubies + p.wainwright_rubies
    )
    expected = RUBIES[p.seats] + (5 if t.has_mocha else 0)
    assert total - p.refills == expected  # IS-INV-08, IS-INV-09
    assert t.refill or p.refills == 0
    for track in range(m.TRACKS):  # IS-INV-10: the rubies cover the last spaces by construction
        assert 0 <= p.tracks[track] <= t.track_rubies[track]
        assert not t.refill or not t.track_rubies[track] or p.tracks[track] >= 1
    small = sum(p.owns(seat, m.FABRIC) and p.owns(seat, m.SPICE) for seat in range(p.seats))
    great = sum(p.owns(seat, m.FRUIT) and p.owns(seat, m.JEWELRY) for seat in range(p.seats))
    assert [p.small_mosque_rubies, p.great_mosque_rubies] == [
        t.mosque_rubies - small,
        t.mosque_rubies - great,
    ]  # IS-INV-20
    full = sum(extensions == t.most_extensions for extensions in p.extensions)
    assert p.wainwright_rubies == p.seats - full
    assert p.triggered == int(any(rubies >= t.target for rubies in p.rubies))


def _bonus_cards(p: IstanbulPosition) -> None:
    t = p.tables
    resolved = Counter(a for kind, a, *_ in frames(p) if kind == kinds.LAY_CARD)
    for kind in range(m.KINDS):  # IS-INV-11
        held = sum(p.hands[seat * m.KINDS + kind] for seat in range(p.seats))
        assert p.deck[kind] >= 0
        assert p.deck[kind] + p.discard.count(kind) + held + resolved[kind] == t.copies[kind]
    for seat in range(p.seats):
        hand = p.hands[seat * m.KINDS : (seat + 1) * m.KINDS]
        assert min(hand) >= 0
        assert sum(hand) == p.hand_size[seat]
        assert p.held[seat] == sum(1 << kind for kind in range(m.KINDS) if hand[kind])
    assert sum(p.deck) == p.deck_size
    hands, deck = p.hands[:], p.deck[:]
    recount(recall(p.history), t.copies, hands, deck)
    assert (hands, deck) == (p.hands, p.deck)
    known = known_cards(recall(p.history), m.KINDS, p.seats)
    assert all(least <= held for least, held in zip(known, p.hands, strict=True))


def _guild_cards(p: IstanbulPosition) -> None:
    t = p.tables
    if not t.has_mocha:
        assert not p.guild_hands
        return
    resolved = Counter(a for kind, a, *_ in frames(p) if kind == kinds.LAY_GUILD_CARD)
    for kind in range(m.GUILD_KINDS):  # IS-INV-12
        held = sum(p.guild_hands[seat * m.GUILD_KINDS + kind] for seat in range(p.seats))
        assert p.guild_deck[kind] >= 0
        assert (
            p.guild_deck[kind] + p.guild_discard.count(kind) + held + resolved[kind] == t.guild_copies[kind]
        )
    for seat in range(p.seats):
        hand = p.guild_hands[seat * m.GUILD_KINDS : (seat + 1) * m.GUILD_KINDS]
        assert min(hand) >= 0
        assert sum(hand) == p.guild_size[seat]
        assert p.guild_held[seat] == sum(1 << kind for kind in range(m.GUILD_KINDS) if hand[kind])
    assert sum(p.guild_deck) == p.guild_deck_size
    hands, deck = p.guild_hands[:], p.guild_deck[:]
    recount(recall(p.guild_history), t.guild_copies, hands, deck)
    assert (hands, deck) == (p.guild_hands, p.guild_deck)


def _letters(p: IstanbulPosition) -> None:
    t = p.tables
    if not t.has_letters:
        assert not p.letters
        assert p.kiosk_pile == p.kiosk_open == 0
        return
    assert len(p.letters) == len(t.letter_place)  # IS-INV-14
    for where, place in zip(p.letters, t.letter_place, strict=True):
        assert where in (IN_PILE, DISCARDED, *range(2 * p.seats))
        if where >= 0 and where % 2 == 0:  # IS-INV-15
            seat = where // 2
            assert place not in (p.merchant[seat], p.family[seat], p.companion[seat])
    # IS-INV-16
    assert p.kiosk_pile & p.kiosk_open == 0
    assert (p.kiosk_pile | p.kiosk_open) & ~ALL_TILES == 0
    assert p.kiosk_gone & ~p.kiosk_open == 0
    at_kiosk = any(kind == kinds.KIOSK_DONE for kind, *_ in frames(p))
    assert at_kiosk or p.kiosk_open == 0


def _stocks(p: IstanbulPosition) -> None:
    t = p.tables
    for market in range(2):  # IS-INV-17
        stack = p.demand[5 * market : 5 * market + 5]
        seen = [tile for tile in stack if tile != UNSEEN]
        assert len(set(seen)) == len(seen)
        assert all(0 <= tile < 5 for tile in seen)
        if p.round and not any(kind == kinds.DEMAND for kind, *_ in frames(p)):
            assert stack[0] != UNSEEN
            assert stack.count(UNSEEN) != 1
    assert 0 <= p.mail <= 4  # IS-INV-18: the leftmost ones by construction
    assert (
        len(t.mosque_needs) == TILES[p.seats]
    )  # IS-INV-19: a bit for each tile owned, the others are in the stacks
    for colour in range(m.COLOURS):
        assert p.mosque_gone(colour) <= TILES[p.seats]
    assert all(0 <= owned < 1 << m.COLOURS for owned in p.tiles)
    for kind in range(2):
        assert p.tavern_gone(kind) <= (TILES[p.seats] if t.has_mocha else 0)
    assert all(0 <= owned < 1 << 2 for owned in p.tavern_tiles)
    if p.edge < 0:
        assert p.barrier_holder < 0
    else:
        assert p.edge in p.the_board().edges


class Watch:
    """Compares a position with what it was before the last move; the position must be listened to."""

    def __init__(self, position: IstanbulPosition) -> None:
        self.p = position
        self.p.heard = []
        self.lira = position.lira[:]
        self.round = position.round
        self.doubled: set[int] = set()
        self.last_round = 0
        self.tiles = position.tiles[:]
        self.tavern_tiles = position.tavern_tiles[:]
        check(position)

    def check(self) -> None:
        """Every invariant, after a move."""
        p = self.p
        check(p)
        heard = p.heard or []
        change = [0] * p.seats
        for kind, _, *args in heard:
            if kind == e.ROUND_BEGUN:
                self.doubled = set()
                assert not self.last_round  # IS-INV-25
            elif kind == e.END_TRIGGERED:
                self.last_round = p.round
            elif kind == e.DOUBLE_MOVE:
                assert args[0] not in self.doubled  # IS-INV-26
                self.doubled.add(args[0])
            elif kind == e.MOSQUE_TILE:  # IS-INV-19
                self.take(self.tiles, *args)
            elif kind == e.TAVERN_TILE:
                self.take(self.tavern_tiles, *args)
            elif kind == e.FIGURE_MOVED:  # IS-INV-22
                assert p.figures[args[0]] == args[1] + args[2]
            elif kind == e.NEUTRAL_MOVED:
                assert p.neutral[args[0]] == args[2] + args[3]
            elif kind == e.SEAT_PAID:
                change[args[0]] -= args[2]
                change[args[1]] += args[2]
            elif kind == e.SUPPLY_PAID:
                change[args[0]] -= args[1]
            elif kind == e.LIRA_GAINED:
                change[args[0]] += args[1]
            elif kind == e.SOLD:
                change[args[0]] += args[-1]
        if self.round:  # IS-INV-23; the set-up hands out Lira without an event
            assert [after - before for before, after in zip(self.lira, p.lira, strict=True)] == change
        assert (p.tiles, p.tavern_tiles) == (self.tiles, self.tavern_tiles)  # IS-INV-19: what was taken stays
        self.lira = p.lira[:]
        self.round = p.round
        p.heard = []

    @staticmethod
    def take(tiles: list[int], seat: int, kind: int) -> None:
        """A seat takes a tile, and has none like it (IS-INV-19)."""
        assert not tiles[seat] >> kind & 1
        tiles[seat] |= 1 << kind
