"""Visits to a palace: what each action costs, which can be chosen together, and what they bring (section 7).

What has been said of a visit so far lies in `chosen`, in the order below; EMPTY where nothing is said yet. Nothing is
paid or received before the whole visit is said (AR-088, AR-282).
"""

from __future__ import annotations

from typing import Final

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    AL_RASHID,
    BLUE,
    FAVOUR,
    GOODS,
    MERCHANTS,
    MILITARY,
    OFFICE,
    PASHA,
    PIECES,
    POLITICIANS,
    POSITIONS,
    RED,
    SCHOLARS,
    SERVICE,
    SPIES,
    visit,
)
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.gaining import (
    gain_by_office,
    gain_goods,
    gain_influence,
    gain_letters,
    gain_piece,
)
from fondaco.games.al_rashid.steps.gold import spared
from fondaco.games.al_rashid.steps.kinds import (
    DRAW_TILE,
    VISIT_COLOUR,
    VISIT_DONE,
    VISIT_FAVOUR,
    VISIT_GIVEN,
    VISIT_GOOD,
    VISIT_LETTERS,
    VISIT_MIX,
    VISIT_OFFICE,
    VISIT_PAYMENT,
    VISIT_TAKEN,
)
from fondaco.games.al_rashid.steps.mercenaries import tiles_left
from fondaco.games.al_rashid.tables import AL_RASHID_WITHOUT_PASHA, GREEN, OFFICE_DISCOUNT
from fondaco.table.core import EVERYONE

ACTIONS: Final = 0
POSITION: Final = 1
OFFICE_KIND: Final = 2
LETTERS: Final = 3
FAVOUR_FROM: Final = 4
GIVEN: Final = 5
RED_TILES: Final = 6
COLOUR: Final = 7
TAKEN: Final = 8
GOOD: Final = 9
PAID: Final = 10
SLOTS: Final = PAID + GOODS


# -- prices ----------------------------------------------------------------------------------------


def service_price(p: AlRashidPosition, seat: int, palace: int, position: int) -> int:
    """Gold for the service at a position; EMPTY if it is not available (AR-127, AR-128, AR-315)."""
    piece = p.tables.service_piece[palace]
    if piece >= 0 and p.family[seat * PIECES + piece] == p.tables.per_player[piece]:
        return EMPTY
    return p.tables.service_gold[palace * POSITIONS + position]


def office_price(p: AlRashidPosition, seat: int, office: int) -> int:
    """What an office costs before letters (AR-228)."""
    return max(p.tables.office_cost[office] - p.sum_of(seat, OFFICE_DISCOUNT), 0)


def most_letters(p: AlRashidPosition, seat: int, price: int) -> int:
    """No more letters than bring the price to 0 (AR-305)."""
    return min(p.letters[seat], (price + p.tables.letter_discount - 1) // p.tables.letter_discount)


def after_letters(p: AlRashidPosition, price: int, number: int) -> int:
    """The price never falls below 0 (AR-057, AR-058)."""
    return max(price - number * p.tables.letter_discount, 0)


def can_take(p: AlRashidPosition, seat: int, office: int) -> bool:
    """Whether a tile lies there and the seat holds none of its kind (AR-125, AR-126)."""
    return p.office_tiles[office] > 0 and not p.offices[seat] >> office & 1


def least_office(p: AlRashidPosition, seat: int, palace: int) -> int:
    """The least gold for which an office of the palace can be had, with letters; EMPTY if there is none."""
    least = EMPTY
    for office in p.tables.palace_offices[palace]:
        if can_take(p, seat, office):
            price = office_price(p, seat, office)
            price = after_letters(p, price, most_letters(p, seat, price))
            if least == EMPTY or price < least:
                least = price
    return least


def needs_good(favour: int) -> bool:
    """Whether a favour is paid with a good as a good (AR-052)."""
    return favour == MILITARY or favour == MERCHANTS


def favour_is_there(p: AlRashidPosition, seat: int, favour: int) -> bool:
    """Whether what the favour of a palace gives is there (AR-313)."""
    if favour == MILITARY:
        return tiles_left(p, RED) + tiles_left(p, BLUE) > 0
    if favour == SCHOLARS:
        return p.letter_supply > 0
    if favour == POLITICIANS:
        return p.influence_supply > 0
    return favour == MERCHANTS


def favours_at(p: AlRashidPosition, seat: int, palace: int) -> list[int]:
    """Whose favours can be received in a palace: its own, or through the Spies another one's (AR-135)."""
    if palace == AL_RASHID:
        return []
    candidates = p.tables.spies_favours if palace == SPIES else [palace]
    return [favour for favour in candidates if favour_is_there(p, seat, favour)]


def favour_price(p: AlRashidPosition, palace: int, favour: int) -> int:
    """Gold for a favour, the Spies' own gold included (AR-135)."""
    price = p.tables.favour_gold[favour]
    if palace == SPIES:
        price += p.tables.favour_gold[SPIES]
    return price


def favour_fits(p: AlRashidPosition, seat: int, palace: int, favour: int, gold: int) -> bool:
    """Whether this favour can be paid besides so much gold (AR-050, AR-052)."""
    gold += favour_price(p, palace, favour)
    if needs_good(favour):
        return spared(p.tables, p.goods, seat * GOODS) >= gold
    return p.wealth(seat) >= gold


def fits(p: AlRashidPosition, seat: int, palace: int, actions: int, gold: int) -> bool:
    """Whether so much gold for service and office can be paid, and a favour too if it is among the actions."""
    if not actions & FAVOUR:
        return p.wealth(seat) >= gold
    for favour in favours_at(p, seat, palace):
        if favour_fits(p, seat, palace, favour, gold):
            return True
    return False


def possible_actions(p: AlRashidPosition, seat: int, palace: int, position: int) -> list[int]:
    """The sets of actions that can be paid; none is always possible (AR-122, AR-284)."""
    service = service_price(p, seat, palace, position)
    office = least_office(p, seat, palace)
    sets: list[int] = [0]
    for actions in range(1, SERVICE + OFFICE + FAVOUR):
        if (actions & SERVICE and service == EMPTY) or (actions & OFFICE and office == EMPTY):
            continue
        gold = service if actions & SERVICE else 0
        if actions & OFFICE:
            gold += office
        if fits(p, seat, palace, actions, gold):
            sets.append(actions)
    return sets


def least_gold(p: AlRashidPosition, seat: int, palace: int, position: int, actions: int) -> int:
    """The least gold that these actions cost together."""
    gold = service_price(p, seat, palace, position) if actions & SERVICE else 0
    if actions & OFFICE:
        gold += least_office(p, seat, palace)
    if actions & FAVOUR:
        gold += min([favour_price(p, palace, favour) for favour in favours_at(p, seat, palace)])
    return gold


def gold_so_far(p: AlRashidPosition, seat: int) -> int:
    """What is owed for all that is said of the visit (AR-051)."""
    said = p.chosen
    gold = 0
    if said[ACTIONS] & SERVICE:
        gold += service_price(p, seat, p.area, said[POSITION])
    if said[OFFICE_KIND] != EMPTY:
        gold += after_letters(p, office_price(p, seat, said[OFFICE_KIND]), max(said[LETTERS], 0))
    if said[FAVOUR_FROM] != EMPTY:
        gold += favour_price(p, p.area, said[FAVOUR_FROM])
    return gold


def tiles_of_service(p: AlRashidPosition) -> int:
    """How many tiles the service of the Military draws; one is left for a favour in the same visit (AR-140, AR-316)."""
    left = tiles_left(p, RED) + tiles_left(p, BLUE)
    if p.chosen[ACTIONS] & FAVOUR:
        left -= 1
    return min(p.tables.service_tiles[p.chosen[POSITION]], left)


# -- the visit -------------------------------------------------------------------------------------


class Visit(Step):
    """Which actions to perform, by position (AR-120 to AR-123, D7a)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        position = p.agenda[-2]
        if position == len(p.acting):
            p.pop()
            return False
        seat = p.acting[position]
        if p.area == AL_RASHID and p.agenda[-3] == 0:
            self.look_for_pasha(p, seat)
        p.agenda[-3] = 1
        if len(possible_actions(p, seat, p.area, position)) == 1:
            p.agenda[-2] += 1
            p.agenda[-3] = 0
            perform_nothing(p, seat)  # AR-315
            return False
        p.to_act = seat
        return True

    def look_for_pasha(self, p: AlRashidPosition, seat: int) -> None:
        """A delegation that has lost its Pasha brings dishonour (AR-165)."""
        stack = p.pieces[AL_RASHID * p.seats + seat]
        if stack & 3 != PASHA + 1 and not p.holds(seat, AL_RASHID_WITHOUT_PASHA):
            p.take_dishonour(seat, p.tables.no_pasha_dishonour, tell.BY_NO_PASHA)

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [visit(actions) for actions in possible_actions(p, p.to_act, p.area, p.agenda[-2])]

    def play(self, p: AlRashidPosition, move: int) -> None:
        actions = move - visit(0)
        position = p.agenda[-2]
        if actions == 0:
            p.agenda[-2] += 1
            p.agenda[-3] = 0
            perform_nothing(p, p.to_act)
            return
        p.chosen = [EMPTY] * SLOTS
        p.chosen[ACTIONS] = actions
        p.chosen[POSITION] = position
        p.unfinished = 1
        p.push(VISIT_DONE)
        p.push(VISIT_PAYMENT)
        if actions & SERVICE and p.area == AL_RASHID:
            p.push(VISIT_GOOD)
        if actions & FAVOUR:
            p.push(VISIT_TAKEN)
            p.push(VISIT_COLOUR)
        if actions & SERVICE and p.area == MILITARY:
            p.push(VISIT_MIX)
        if actions & FAVOUR:
            p.push(VISIT_GIVEN)
            p.push(VISIT_FAVOUR)
        if actions & OFFICE:
            p.push(VISIT_LETTERS)
            p.push(VISIT_OFFICE)


def perform_nothing(p: AlRashidPosition, seat: int) -> None:
    """No action at all (AR-123)."""
    if p.heard is not None:
        p.tell([tell.NO_ACTION, EVERYONE, seat, p.area])
    p.take_dishonour(seat, p.tables.no_primary_dishonour, tell.BY_NO_PRIMARY_ACTION)


class VisitDone(Step):
    """Everything is handed over, then everything is received (AR-088, AR-314)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        said = p.chosen
        seat = p.to_act
        gold = gold_so_far(p, seat)
        p.pop()
        p.agenda[-2] += 1
        p.agenda[-3] = 0
        p.chosen = []
        p.unfinished = 0
        hand_over(p, seat, said, gold)
        if said[FAVOUR_FROM] == MILITARY:
            p.push(DRAW_TILE, seat, said[COLOUR])
        if said[ACTIONS] & SERVICE:
            receive_service(p, seat, said)
        if said[OFFICE_KIND] != EMPTY:
            receive_office(p, seat, said[OFFICE_KIND])
        if said[FAVOUR_FROM] != EMPTY:
            receive_favour(p, seat, said)
        if not said[ACTIONS] & (SERVICE | OFFICE):
            p.take_dishonour(seat, p.tables.no_primary_dishonour, tell.BY_NO_PRIMARY_ACTION)  # AR-123
        return False


def hand_over(p: AlRashidPosition, seat: int, said: list[int], gold: int) -> None:
    """Goods and letters return to the supply (AR-045, AR-059)."""
    for good in range(GOODS):
        p.goods[seat * GOODS + good] -= said[PAID + good]
    if gold and p.heard is not None:
        p.tell([tell.PAID, EVERYONE, seat, gold, *said[PAID : PAID + GOODS]])
    if said[LETTERS] > 0:
        p.letters[seat] -= said[LETTERS]
        p.letter_supply += said[LETTERS]
        if p.heard is not None:
            p.tell([tell.LETTERS_USED, EVERYONE, seat, said[LETTERS]])
    if said[GIVEN] != EMPTY:
        p.goods[seat * GOODS + said[GIVEN]] -= 1
        if said[TAKEN] == EMPTY and p.heard is not None:
            p.tell([tell.GOOD_GIVEN, EVERYONE, seat, said[GIVEN]])


def receive_service(p: AlRashidPosition, seat: int, said: list[int]) -> None:
    """What the palace offers as its service."""
    palace = p.area
    if palace == SPIES:
        p.spies |= 1 << said[POSITION]  # made after all visits (AR-134)
        if p.heard is not None:
            p.tell([tell.SPIES_SENT, EVERYONE, seat])
    elif palace == MILITARY:
        red = said[RED_TILES] // 16
        blue = said[RED_TILES] % 16
        for _ in range(blue):
            p.push(DRAW_TILE, seat, BLUE)
        for _ in range(red):
            p.push(DRAW_TILE, seat, RED)
    elif palace == AL_RASHID:
        goods = [0] * GOODS
        goods[said[GOOD]] = 1
        gain_goods(p, seat, goods)  # AR-161
        p.first_next.append(seat)  # AR-162
        if p.heard is not None:
            p.tell([tell.ORDER_ASKED, EVERYONE, seat])
    else:
        gain_piece(p, seat, p.tables.service_piece[palace])


def receive_office(p: AlRashidPosition, seat: int, office: int) -> None:
    """The tile leaves its palace; an instantaneous effect happens now and never again (AR-124, AR-173)."""
    p.office_tiles[office] -= 1
    p.offices[seat] |= 1 << office
    if p.heard is not None:
        p.tell([tell.OFFICE_TAKEN, EVERYONE, seat, office])
    if p.tables.office_border[office] == GREEN:
        gain_by_office(p, seat, office)


def receive_favour(p: AlRashidPosition, seat: int, said: list[int]) -> None:
    """What a favour gives; its tile is drawn after the tiles of the service."""
    favour = said[FAVOUR_FROM]
    if favour == SCHOLARS:
        gain_letters(p, seat, 1)
    elif favour == POLITICIANS:
        gain_influence(p, seat, 1)
    elif favour == MERCHANTS:
        p.goods[seat * GOODS + said[TAKEN]] += 1
        if p.heard is not None:
            p.tell([tell.EXCHANGED, EVERYONE, seat, said[GIVEN], said[TAKEN]])
