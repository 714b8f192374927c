"""Small changes that several chapters need, so that each is done and told in one way only."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    ANY_GOODS,
    ANY_WAREHOUSE,
    ASSISTANT_ERRAND,
    CHEAP_EXTENSION,
    COFFEE_HOUSE,
    DEALER,
    FOUNTAIN,
    FREE_FIGURES,
    GOODS,
    JEWELRY,
    PALACE,
    POLICE,
    WAINWRIGHT,
    edge_places,
)
from fondaco.games.istanbul.position import (
    AT_HAND,
    NO_SEAT,
    IstanbulPosition,
)
from fondaco.games.istanbul.steps.hands import show_card, show_guild_card
from fondaco.games.istanbul.steps.kinds import (
    ACTION,
    ASSISTANT,
    BARRIER_ACTION,
    CARD,
    FIRST_PART,
    GUILD_CARD,
    MOVE,
    OTHERS,
    REST,
)
from fondaco.table.core import EVERYONE

TRACK_PLACES = [PALACE, DEALER, COFFEE_HOUSE]


# -- decisions in parts ---------------------------------------------------------------------------


def close_parts(p: IstanbulPosition) -> None:
    """The last part is chosen: the parts leave the agenda, the question that began the decision is on top again."""
    while p.agenda[-1] >= FIRST_PART:
        p.pop()
    p.unfinished = 0


def carry_out(p: IstanbulPosition) -> None:
    """The last part is chosen; a card it belongs to is shown, and laid down when all is done (IS-161, IS-182).

    The question for an action is answered by its action, or by a card that stands in for it.
    """
    card = -1
    effect = -1
    guild = -1
    while p.agenda[-1] >= FIRST_PART:
        if p.agenda[-1] == CARD:
            effect = p.agenda[-2]
            card = p.agenda[-3]
        elif p.agenda[-1] == GUILD_CARD:
            guild = p.agenda[-2]
        p.pop()
    p.unfinished = 0
    root = p.agenda[-1]
    if (root == ACTION or root == BARRIER_ACTION) and (
        (card < 0 and guild < 0)
        or effect == ANY_GOODS
        or effect == ANY_WAREHOUSE
        or guild == CHEAP_EXTENSION
        or guild == ASSISTANT_ERRAND
    ):
        p.pop()
    if card >= 0:
        show_card(p, card, effect)
    if guild >= 0:
        show_guild_card(p, guild)


def begin_execution(p: IstanbulPosition, place: int) -> None:
    """The action of a place begins: everything it needs at first is chosen (IS-165)."""
    carry_out(p)
    p.executed |= 1 << place
    if p.heard is not None:
        p.tell([tell.ACTION_BEGUN, EVERYONE, p.active, place])


# -- Lira, goods, coffee, rubies ------------------------------------------------------------------


def gain_lira(p: IstanbulPosition, seat: int, number: int) -> None:
    p.lira[seat] += number
    if p.heard is not None:
        p.tell([tell.LIRA_GAINED, EVERYONE, seat, number])


def pay_lira(p: IstanbulPosition, seat: int, number: int) -> None:
    """To the supply."""
    p.lira[seat] -= number
    if p.heard is not None and number:
        p.tell([tell.SUPPLY_PAID, EVERYONE, seat, number])


def pay_seat(p: IstanbulPosition, seat: int, other: int, number: int, reason: int) -> None:
    """To another player, who has it at once (IS-056)."""
    p.lira[seat] -= number
    p.lira[other] += number
    if p.heard is not None:
        p.tell([tell.SEAT_PAID, EVERYONE, seat, other, number, reason])


def gain_goods(p: IstanbulPosition, seat: int, good: int, number: int) -> None:
    """What finds no room is lost (IS-061)."""
    at = seat * GOODS + good
    before = p.goods[at]
    after = min(before + number, p.capacity(seat))
    p.goods[at] = after
    if p.heard is not None:
        p.tell([tell.GOODS_GAINED, EVERYONE, seat, good, number, after - before])


def pay_goods(p: IstanbulPosition, seat: int, good: int, number: int) -> None:
    p.goods[seat * GOODS + good] -= number
    if p.heard is not None and number:
        p.tell([tell.GOODS_PAID, EVERYONE, seat, good, number])


def gain_coffee(p: IstanbulPosition, seat: int, number: int) -> None:
    """As much as the supply holds (IM-022)."""
    gained = min(number, coffee_left(p))
    p.coffee[seat] += gained
    if p.heard is not None:
        p.tell([tell.COFFEE_GAINED, EVERYONE, seat, number, gained])


def pay_coffee(p: IstanbulPosition, seat: int, number: int) -> None:
    """Back to the supply (IM-023)."""
    p.coffee[seat] -= number
    if p.heard is not None:
        p.tell([tell.COFFEE_PAID, EVERYONE, seat, number])


def coffee_left(p: IstanbulPosition) -> int:
    """Bags in the supply (IM-022)."""
    left = p.tables.coffee_bags
    for held in p.coffee:
        left -= held
    return left


def gain_good_or_coffee(p: IstanbulPosition, seat: int, good: int) -> None:
    if good < GOODS:
        gain_goods(p, seat, good, 1)
    else:
        gain_coffee(p, seat, 1)


def pay_good_or_coffee(p: IstanbulPosition, seat: int, good: int) -> None:
    if good < GOODS:
        pay_goods(p, seat, good, 1)
    else:
        pay_coffee(p, seat, 1)


def gain_ruby(p: IstanbulPosition, seat: int, place: int) -> None:
    """A ruby for the wheelbarrow; enough of them trigger the end (IS-170, IS-177)."""
    p.rubies[seat] += 1
    if p.heard is not None:
        p.tell([tell.RUBY_GAINED, EVERYONE, seat, place, p.rubies[seat]])
    if p.triggered == 0 and p.rubies[seat] >= p.tables.target:
        p.triggered = 1
        if p.heard is not None:
            p.tell([tell.END_TRIGGERED, EVERYONE, seat, p.rubies[seat]])


def take_ruby(p: IstanbulPosition, seat: int, track: int) -> None:
    """The leftmost ruby of a track; with Letters & Seals the last one is replaced (IM-051, IL-006)."""
    p.tracks[track] -= 1
    gain_ruby(p, seat, TRACK_PLACES[track])
    if p.tracks[track] == 0 and p.tables.refill:
        p.tracks[track] = 1
        p.refills += 1
        if p.heard is not None:
            p.tell([tell.TRACK_REFILLED, EVERYONE, track])


def extend(p: IstanbulPosition, seat: int) -> None:
    """One extension more; the third brings a ruby (IS-101, IS-103)."""
    p.extensions[seat] += 1
    if p.heard is not None:
        p.tell([tell.EXTENDED, EVERYONE, seat, p.extensions[seat]])
    if p.extensions[seat] == p.tables.most_extensions:
        p.wainwright_rubies -= 1
        gain_ruby(p, seat, WAINWRIGHT)


# -- tokens ---------------------------------------------------------------------------------------


def deliver(p: IstanbulPosition, seat: int, place: int) -> None:
    """A token of the seat is on a place: face-up letters to it are turned over at once (IL-032, IL-035)."""
    if not p.letters:
        return
    for letter in p.tables.letters_to[place]:
        if p.letters[letter] == 2 * seat:
            p.letters[letter] = 2 * seat + 1
            if p.heard is not None:
                p.tell([tell.LETTER_DELIVERED, EVERYONE, seat, place])


def set_merchant(p: IstanbulPosition, seat: int, place: int) -> None:
    """The stack is set on a place."""
    if p.heard is not None:
        p.tell([tell.MERCHANT_MOVED, EVERYONE, seat, p.merchant[seat], place])
    p.merchant[seat] = place
    deliver(p, seat, place)


def displace_merchant(p: IstanbulPosition, seat: int, place: int) -> None:
    """The stack is moved by an action or a tile; if it had come to a place in this turn, phase 4 is gone (IS-080)."""
    if seat == p.active and p.mover == 0:
        p.meeting = 0
    set_merchant(p, seat, place)


def set_family(p: IstanbulPosition, seat: int, place: int) -> None:
    if p.heard is not None:
        p.tell([tell.FAMILY_MOVED, EVERYONE, seat, p.family[seat], place])
    p.family[seat] = place
    deliver(p, seat, place)


def take_companion(p: IstanbulPosition, seat: int) -> None:
    """Into the own supply, from the general one or from the board (IL-041, IL-045, IL-164)."""
    if p.heard is not None:
        p.tell([tell.COMPANION_TAKEN, EVERYONE, seat, p.companion[seat]])
    if seat == p.active and p.mover == 1 and p.companion[seat] > 0:
        p.meeting = 0
    p.companion[seat] = AT_HAND


def bring_assistant_back(p: IstanbulPosition, seat: int, place: int) -> None:
    """From a place to the stack."""
    p.assistants[seat] &= ~(1 << place)
    p.stack[seat] += 1
    if p.heard is not None:
        p.tell([tell.ASSISTANT_RETURNED, EVERYONE, seat, place])


def assistant_places(p: IstanbulPosition, seat: int) -> list[int]:
    """Where the seat has assistants, ascending."""
    found: list[int] = []
    mask = p.assistants[seat] >> 1
    place = 1
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def crossing_toll(p: IstanbulPosition, start: int, end: int) -> int:
    """What the active player's way to a place costs at the barrier (IM-055 to IM-057, IM-076)."""
    if p.barrier_holder == NO_SEAT or p.barrier_holder == p.active or p.safe:
        return 0
    low, high = edge_places(p.edge)
    return p.tables.barrier_toll if p.the_board().crosses(start, end, low, high) else 0


def pay_toll(p: IstanbulPosition, start: int, end: int) -> None:
    toll = crossing_toll(p, start, end)
    if toll:
        pay_seat(p, p.active, p.barrier_holder, toll, tell.CROSSED)


def merchant_comes(p: IstanbulPosition, place: int, followed: int) -> None:
    """The merchant has reached a place (or stays): assistant step, phases 2 and 3 follow, then the rest (IS-031)."""
    _phases(p, place, 0, followed)
    if place != FOUNTAIN:  # IS-045
        p.push(ASSISTANT, place)


def companion_comes(p: IstanbulPosition, start: int, place: int) -> None:
    """The companion walks: it needs no assistant (IL-046 to IL-048)."""
    pay_toll(p, start, place)
    if p.heard is not None:
        p.tell([tell.COMPANION_MOVED, EVERYONE, p.active, start, place])
    p.companion[p.active] = place
    deliver(p, p.active, place)
    _phases(p, place, 1, NO_SEAT)


def _phases(p: IstanbulPosition, place: int, mover: int, followed: int) -> None:
    while p.agenda[-1] != MOVE:
        p.pop()
    p.pop()
    p.meeting = place
    p.mover = mover
    p.push(ACTION, place, 1)
    p.push(OTHERS, place, followed)


def cut_turn_short(p: IstanbulPosition) -> None:
    """The turn ends at once: the later phases are skipped (IS-032)."""
    while p.agenda[-1] != REST:
        p.pop()
    p.meeting = 0
    if p.heard is not None:
        p.tell([tell.TURN_CUT_SHORT, EVERYONE, p.active])


def go_home(p: IstanbulPosition, seat: int) -> None:
    """A family member goes to the Police Station (IS-071, IS-156)."""
    set_family(p, seat, POLICE)


def fifth_assistant(p: IstanbulPosition, seat: int, colour: int) -> None:
    if colour == JEWELRY:  # IS-133
        p.stack[seat] += p.tables.all_assistants - p.tables.start_assistants


def figure_price(p: IstanbulPosition, figure: int) -> int:
    """Lira for a figure; nothing for the owner of the tile (IM-053, IG-008)."""
    return 0 if p.owns_tavern(p.active, FREE_FIGURES) else p.tables.figure_lira[figure]
