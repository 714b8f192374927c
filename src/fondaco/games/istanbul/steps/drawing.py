"""What chance draws: cards, letters, kiosk tiles, demand tiles (IS-CH-05 to IS-CH-12)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import GUILD_KINDS, KINDS, LARGE_MARKET
from fondaco.games.istanbul.position import (
    DISCARDED,
    IN_PILE,
    UNSEEN,
    ChanceStep,
    IstanbulPosition,
)
from fondaco.games.istanbul.steps.changes import deliver, gain_lira
from fondaco.games.istanbul.steps.hands import reshuffle
from fondaco.table.core import CHANCE, CHANCE_BARRIER, EVERYONE
from fondaco.table.deck import drawn as drawn_entry
from fondaco.table.deck import remember
from fondaco.table.deck import reshuffled as reshuffled_entry
from fondaco.table.deck import taken as taken_entry

DIE = [0, 1, 2, 3, 4, 5]


class Draw(ChanceStep):
    """A bonus card from the deck, seen by the drawer alone; an empty deck is refilled first (IS-162, IS-CH-05)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.deck_size == 0 and p.discard:
            reshuffle(p)
        if p.deck_size > 0:
            p.to_act = CHANCE
            return True
        if p.heard is not None:
            p.tell([tell.NO_CARD_LEFT, EVERYONE, p.agenda[-2]])
        p.pop()
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [kind for kind in range(KINDS) if p.deck[kind]]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [copies for copies in p.deck if copies]

    def audience(self, p: IstanbulPosition) -> int:
        return 1 << p.agenda[-2]

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        receive_card(p, seat, move)


def receive_card(p: IstanbulPosition, seat: int, kind: int) -> None:
    """A bonus card comes from the deck into a hand."""
    p.deck[kind] -= 1
    p.deck_size -= 1
    _into_hand(p, seat, kind)
    remember(p.history, drawn_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.CARD_DRAWN, 1 << seat, seat, kind])


def take_discarded(p: IstanbulPosition, seat: int) -> None:
    """The top card of the open discard pile; everybody sees which (IS-108)."""
    kind = p.discard.pop()
    _into_hand(p, seat, kind)
    remember(p.history, taken_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.CARD_TAKEN, EVERYONE, seat, kind])


def _into_hand(p: IstanbulPosition, seat: int, kind: int) -> None:
    p.hands[seat * KINDS + kind] += 1
    p.hand_size[seat] += 1
    p.held[seat] |= 1 << kind


class DrawGuild(ChanceStep):
    """A guild card from its deck (IM-044, IM-081, IS-CH-06)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.guild_deck_size == 0 and p.guild_discard:
            for kind in p.guild_discard:
                p.guild_deck[kind] += 1
            p.guild_deck_size = len(p.guild_discard)
            p.guild_discard = []
            p.barrier = CHANCE_BARRIER
            remember(p.guild_history, reshuffled_entry())
            if p.heard is not None:
                p.tell([tell.GUILD_RESHUFFLED, EVERYONE, p.guild_deck_size])
        if p.guild_deck_size > 0:
            p.to_act = CHANCE
            return True
        if p.heard is not None:
            p.tell([tell.NO_GUILD_CARD_LEFT, EVERYONE, p.agenda[-2]])
        p.pop()
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [kind for kind in range(GUILD_KINDS) if p.guild_deck[kind]]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [copies for copies in p.guild_deck if copies]

    def audience(self, p: IstanbulPosition) -> int:
        return 1 << p.agenda[-2]

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        receive_guild_card(p, seat, move)


def receive_guild_card(p: IstanbulPosition, seat: int, kind: int) -> None:
    """A guild card comes from the deck into a hand."""
    p.guild_deck[kind] -= 1
    p.guild_deck_size -= 1
    _into_guild_hand(p, seat, kind)
    remember(p.guild_history, drawn_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.GUILD_DRAWN, 1 << seat, seat, kind])


def take_discarded_guild(p: IstanbulPosition, seat: int) -> None:
    """The top card of the guild discard pile (IM-043)."""
    kind = p.guild_discard.pop()
    _into_guild_hand(p, seat, kind)
    remember(p.guild_history, taken_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.GUILD_TAKEN, EVERYONE, seat, kind])


def _into_guild_hand(p: IstanbulPosition, seat: int, kind: int) -> None:
    p.guild_hands[seat * GUILD_KINDS + kind] += 1
    p.guild_size[seat] += 1
    p.guild_held[seat] |= 1 << kind


class DrawLetter(ChanceStep):
    """A letter, public; the discard pile is shuffled when the draw piles are empty (IL-021, IL-038, IS-CH-07)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        discarded = 0
        for where in p.letters:
            if where == IN_PILE:
                p.to_act = CHANCE
                return True
            if where == DISCARDED:
                discarded += 1
        if discarded:
            for letter in range(len(p.letters)):
                if p.letters[letter] == DISCARDED:
                    p.letters[letter] = IN_PILE
            p.barrier = CHANCE_BARRIER
            if p.heard is not None:
                p.tell([tell.LETTERS_RESHUFFLED, EVERYONE, discarded])
            p.to_act = CHANCE
            return True
        if p.heard is not None:
            p.tell([tell.NO_LETTER_LEFT, EVERYONE, p.agenda[-2]])
        p.pop()
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        """The places of the letters in the piles."""
        found: list[int] = []
        for place in p.tables.places:
            for letter in p.tables.letters_to[place]:
                if p.letters[letter] == IN_PILE:
                    found.append(place)
                    break
        return found

    def weights(self, p: IstanbulPosition) -> list[int]:
        found: list[int] = []
        for place in p.tables.places:
            copies = 0
            for letter in p.tables.letters_to[place]:
                if p.letters[letter] == IN_PILE:
                    copies += 1
            if copies:
                found.append(copies)
        return found

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        receive_letter(p, seat, move)


def receive_letter(p: IstanbulPosition, seat: int, place: int) -> None:
    """A letter is laid face up before a seat; it is turned at once if a token is there (IL-031, IL-035)."""
    for letter in p.tables.letters_to[place]:
        if p.letters[letter] == IN_PILE:
            p.letters[letter] = 2 * seat
            break
    if p.heard is not None:
        p.tell([tell.LETTER_RECEIVED, EVERYONE, seat, place])
    if p.merchant[seat] == place or p.family[seat] == place or p.companion[seat] == place:
        deliver(p, seat, place)


class TurnUp(ChanceStep):
    """A kiosk tile is turned up (IL-101, IS-CH-08)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        found: list[int] = []
        mask = p.kiosk_pile
        tile = 0
        while mask:
            if mask & 1:
                found.append(tile)
            mask >>= 1
            tile += 1
        return found

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * len(self.legal(p))

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        p.kiosk_pile &= ~(1 << move)
        p.kiosk_open |= 1 << move
        if p.heard is not None:
            p.tell([tell.KIOSK_TURNED_UP, EVERYONE, move])


class Demand(ChanceStep):
    """A demand tile not seen before comes to the top (IS-023, IS-121, IS-CH-12)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        start = 5 * p.agenda[-2]
        return [tile for tile in range(5) if tile not in p.demand[start : start + 5]]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * len(self.legal(p))

    def play(self, p: IstanbulPosition, move: int) -> None:
        market = p.agenda[-2]
        start = 5 * market
        p.pop()
        p.demand[start] = move
        rest = 0 + 1 + 2 + 3 + 4 - move
        unseen = -1
        for at in range(start + 1, start + 5):
            if p.demand[at] != UNSEEN:
                rest -= p.demand[at]
            elif unseen < 0:
                unseen = at
            else:
                rest = -99
        if unseen >= 0 and rest >= 0:
            p.demand[unseen] = rest  # only one is left: everybody knows it
        if p.heard is not None:
            p.tell([tell.DEMAND_SHOWN, EVERYONE, market + LARGE_MARKET, move])


class OneDie(ChanceStep):
    """K16: one die, that many Lira (IS-CH-09)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return DIE[:]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * 6

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        if p.heard is not None:
            p.tell([tell.ROLLED_ONE, EVERYONE, seat, move + 1])
        gain_lira(p, seat, move + 1)
