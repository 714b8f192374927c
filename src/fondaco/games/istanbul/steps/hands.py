"""Cards and letters coming and going: each change is done and told in one way only."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import GUILD_KINDS, KINDS
from fondaco.games.istanbul.position import DISCARDED, IstanbulPosition
from fondaco.games.istanbul.steps.kinds import LAY_CARD, LAY_GUILD_CARD
from fondaco.table.core import CHANCE_BARRIER, EVERYONE
from fondaco.table.deck import laid as laid_entry
from fondaco.table.deck import remember
from fondaco.table.deck import reshuffled as reshuffled_entry
from fondaco.table.deck import shown as shown_entry
from fondaco.table.deck import used as used_entry


def show_card(p: IstanbulPosition, kind: int, effect: int) -> None:
    """A bonus card leaves the hand; it comes on the discard pile after its effect (IS-161)."""
    seat = p.active
    _leave_hand(p, seat, kind)
    remember(p.history, shown_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.CARD_PLAYED, EVERYONE, seat, kind, effect])
    p.push(LAY_CARD, kind)


def use_card(p: IstanbulPosition, kind: int, effect: int) -> None:
    """A bonus card whose effect is done at once goes from the hand to the discard pile."""
    seat = p.active
    _leave_hand(p, seat, kind)
    p.discard.append(kind)
    remember(p.history, used_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.CARD_PLAYED, EVERYONE, seat, kind, effect])


def discard_card(p: IstanbulPosition, seat: int, kind: int) -> None:
    """A bonus card is given away for something."""
    _leave_hand(p, seat, kind)
    p.discard.append(kind)
    remember(p.history, used_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.CARD_DISCARDED, EVERYONE, seat, kind])


def _leave_hand(p: IstanbulPosition, seat: int, kind: int) -> None:
    at = seat * KINDS + kind
    p.hands[at] -= 1
    p.hand_size[seat] -= 1
    if p.hands[at] == 0:
        p.held[seat] &= ~(1 << kind)


def lay_card(p: IstanbulPosition, kind: int) -> None:
    p.discard.append(kind)
    remember(p.history, laid_entry(kind))


def reshuffle(p: IstanbulPosition) -> None:
    """The discard pile becomes the deck (IS-162)."""
    for kind in p.discard:
        p.deck[kind] += 1
    p.deck_size = len(p.discard)
    p.discard = []
    p.barrier = CHANCE_BARRIER
    remember(p.history, reshuffled_entry())
    if p.heard is not None:
        p.tell([tell.RESHUFFLED, EVERYONE, p.deck_size])


def show_guild_card(p: IstanbulPosition, kind: int) -> None:
    seat = p.active
    _leave_guild_hand(p, seat, kind)
    remember(p.guild_history, shown_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.GUILD_PLAYED, EVERYONE, seat, kind])
    p.push(LAY_GUILD_CARD, kind)


def use_guild_card(p: IstanbulPosition, kind: int) -> None:
    seat = p.active
    _leave_guild_hand(p, seat, kind)
    p.guild_discard.append(kind)
    remember(p.guild_history, used_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.GUILD_PLAYED, EVERYONE, seat, kind])


def discard_guild_card(p: IstanbulPosition, seat: int, kind: int) -> None:
    _leave_guild_hand(p, seat, kind)
    p.guild_discard.append(kind)
    remember(p.guild_history, used_entry(seat, kind))
    if p.heard is not None:
        p.tell([tell.GUILD_DISCARDED, EVERYONE, seat, kind])


def _leave_guild_hand(p: IstanbulPosition, seat: int, kind: int) -> None:
    at = seat * GUILD_KINDS + kind
    p.guild_hands[at] -= 1
    p.guild_size[seat] -= 1
    if p.guild_hands[at] == 0:
        p.guild_held[seat] &= ~(1 << kind)


def discard_letter(p: IstanbulPosition, seat: int, letter: int) -> None:
    delivered = p.letters[letter] & 1
    p.letters[letter] = DISCARDED
    if p.heard is not None:
        p.tell([tell.LETTER_DISCARDED, EVERYONE, seat, p.tables.letter_place[letter], delivered])


def seals(p: IstanbulPosition, seat: int) -> int:
    """Seals visible on the letters of a seat (IL-036)."""
    tables = p.tables
    total = 0
    for where in p.letters:
        if where == 2 * seat:
            total += tables.front_seals
        elif where == 2 * seat + 1:
            total += tables.back_seals
    return total


def letters_of(p: IstanbulPosition, seat: int) -> int:
    """How many letters a seat has."""
    count = 0
    for where in p.letters:
        if where >> 1 == seat:
            count += 1
    return count


def can_draw_letter(p: IstanbulPosition) -> bool:
    """Whether a letter can be received (IL-038)."""
    for where in p.letters:
        if where < 0:
            return True
    return False
