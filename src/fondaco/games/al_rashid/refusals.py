"""Why a move is not possible: the clause that forbids it, found in the order a player would ask."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid import tables as t
from fondaco.games.al_rashid.describe import Describer
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps import visits as v
from fondaco.games.al_rashid.steps.commerce import items_left
from fondaco.games.al_rashid.steps.mercenaries import enemy_strength, hidden_territories, tiles_left
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal

_RESOLUTION = range(kinds.ACTIVATE, kinds.BEGIN_TURN)
_VISITS = range(kinds.VISIT_OFFICE, kinds.VISIT_DONE)


class Reasons:
    """Finds the clause; it looks only at what the seat to act may know."""

    def __init__(self, describer: Describer) -> None:
        self.describer = describer
        self._by_family: dict[int, Callable[[AlRashidPosition, int], Refusal]] = {
            m.COLOUR_FAMILY: self._draw,
            m.PLACE_FAMILY: self._place,
            m.ACTIVATE_FAMILY: self._activate,
            m.RESOLVE_FAMILY: self._resolve,
            m.FIGHT_FAMILY: self._battle,
            m.RETREAT_FAMILY: self._battle,
            m.DISCARD_FAMILY: self._discard,
            m.TAKE_ALL_FAMILY: self._take_all,
            m.TAKE_FAMILY: self._take,
            m.VISIT_FAMILY: self._visit,
            m.OFFICE_FAMILY: self._office,
            m.LETTERS_FAMILY: self._letters,
            m.FAVOUR_FAMILY: self._favour,
            m.GIVE_FAMILY: self._give,
            m.MIX_FAMILY: self._mix,
            m.GAIN_FAMILY: self._gain,
            m.PAY_FAMILY: self._pay,
            m.LOOK_FAMILY: self._look,
            m.MOVE_PIECE_FAMILY: self._move_piece,
            m.MOVE_TILE_FAMILY: self._move_tile,
            m.GO_TO_FAMILY: self._go_to,
            m.EXCHANGE_FAMILY: self._exchange,
            m.REMOVE_SAGE_FAMILY: self._remove_sage,
            m.STOP_FAMILY: self._stop,
        }

    def why_not(self, p: AlRashidPosition, move: int) -> Refusal:
        """The reason why this move is not legal in this position."""
        if p.to_act == NOBODY:
            return Refusal("AR-250", Message("refusal-game-over"))
        if p.to_act == CHANCE:
            return Refusal("", Message("refusal-chance-acts"))
        reason = self._by_family.get(m.family(move), self._not_now)
        return reason(p, m.operand(move))

    # -- placement and the resolution phase -------------------------------------------------------

    def _place(self, p: AlRashidPosition, what: int) -> Refusal:
        piece, area = what // m.AREAS, what % m.AREAS
        if p.agenda[-1] in _RESOLUTION:
            return _no("AR-129", "placement-over")
        if p.agenda[-1] != kinds.PLACE:
            return self._not_now(p, 0)
        if not p.reserve[p.to_act * m.PIECES + piece]:
            return _no("AR-061", "not-in-reserve", piece=self.describer.pieces[piece])
        return self._cannot_stand(p, piece, area)

    def _cannot_stand(self, p: AlRashidPosition, piece: int, area: int) -> Refusal:
        name = self.describer.area(area)
        held = p.pieces[area * p.seats + p.to_act]
        if piece != m.SAGE and held & 3:
            return _no("AR-066", "one-figure", area=name)
        return _no("AR-068", "pasha-first", area=name) if not held else _no("AR-068", "sages-only", area=name)

    def _activate(self, p: AlRashidPosition, office: int) -> Refusal:
        if p.agenda[-1] == kinds.AREA and p.to_act == p.mover:
            return _no("AR-082", "office-before-area")
        if p.agenda[-1] != kinds.ACTIVATE or office >= p.tables.offices:
            return self._not_now(p, 0)
        name = self.describer.office(office)
        if not p.offices[p.to_act] >> office & 1:
            return _no("AR-082", "not-your-office", office=name)
        border = p.tables.office_border[office]
        if border != t.BROWN:
            return _no("AR-172" if border == t.PURPLE else "AR-173", "not-activated", office=name)
        if p.used[p.to_act] >> office & 1:
            return _no("AR-170", "face-down", office=name)
        return _no("AR-308", "without-effect", office=name)

    def _resolve(self, p: AlRashidPosition, area: int) -> Refusal:
        if p.agenda[-1] == kinds.ACTIVATE:
            return _no("AR-082", "office-first")
        if p.agenda[-1] != kinds.AREA:
            return self._not_now(p, 0)
        name = self.describer.area(area)
        if p.resolved >> area & 1:
            return _no("AR-085", "resolved", area=name)
        return _no("AR-083", "nobody-there", area=name)

    # -- territories ------------------------------------------------------------------------------

    def _battle(self, p: AlRashidPosition, _: int) -> Refusal:
        return _no("AR-090", "no-battle") if p.agenda[-1] != kinds.FIGHT_WITH else self._not_now(p, 0)

    def _discard(self, p: AlRashidPosition, kind: int) -> Refusal:
        if p.agenda[-1] == kinds.BATTLE:
            return _no("AR-092", "fight-first")
        if p.agenda[-1] != kinds.FIGHT_WITH:
            return self._not_now(p, 0)
        colour, value = self.describer.colours[kind // m.VALUES], kind % m.VALUES + 1
        if not enemy_strength(p, p.area - m.FIRST_TERRITORY, kind // m.VALUES):
            return _no("AR-093", "no-such-enemy", colour=colour)
        if p.hands[p.to_act * m.TILE_KINDS + kind] <= p.chosen.count(kind):
            return _no("AR-093", "no-such-tile", colour=colour, value=value)
        return _no("AR-323", "out-of-order")

    def _take_all(self, p: AlRashidPosition, good: int) -> Refusal:
        if p.agenda[-1] == kinds.TRADE_MORE:
            return _no("AR-111", "all-or-items")
        if p.agenda[-1] != kinds.TRADE:
            return self._not_now(p, 0)
        if p.agenda[-2]:
            return _no("AR-112", "first-takes-all")
        return _no("AR-312", "not-there", item=self.describer.goods[good], area=self.describer.area(p.area))

    def _take(self, p: AlRashidPosition, item: int) -> Refusal:
        if p.agenda[-1] not in (kinds.TRADE, kinds.TRADE_MORE):
            return self._not_now(p, 0)
        if items_left(p, item) <= p.chosen.count(item):
            name = self.describer.items[item]
            return _no("AR-115", "not-there", item=name, area=self.describer.area(p.area))
        if p.agenda[-1] == kinds.TRADE_MORE and not p.agenda[-2]:
            return _no("AR-111", "too-many", number=len(p.chosen))
        return _no("AR-323", "out-of-order")

    # -- palaces ----------------------------------------------------------------------------------

    def _visit(self, p: AlRashidPosition, actions: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT:
            return self._not_now(p, 0)
        seat, palace = p.to_act, p.area
        area = self.describer.area(palace)
        if actions & m.SERVICE and v.service_price(p, seat, palace, p.agenda[-2]) == EMPTY:
            return _no("AR-128", "no-piece-left", piece=self.describer.pieces[p.tables.service_piece[palace]])
        if actions & m.OFFICE and v.least_office(p, seat, palace) == EMPTY:
            return _no("AR-126", "no-office-there", area=area)
        if actions & m.FAVOUR and palace == m.AL_RASHID:
            return _no("AR-121", "no-favour-there", area=area)
        if actions & m.FAVOUR and not v.favours_at(p, seat, palace):
            return _no("AR-313", "favour-run-out", area=area)
        return _no("AR-050", "too-dear", wealth=p.wealth(seat))

    def _office(self, p: AlRashidPosition, office: int) -> Refusal:
        if p.agenda[-1] == kinds.VISIT:
            return _no("AR-122", "actions-first")
        if p.agenda[-1] != kinds.VISIT_OFFICE or office >= p.tables.offices:
            return self._not_now(p, 0)
        name = self.describer.office(office)
        if p.tables.office_palace[office] != p.area:
            return _no("AR-124", "office-elsewhere", office=name, area=self.describer.area(p.area))
        if p.offices[p.to_act] >> office & 1:
            return _no("AR-125", "office-held", office=name)
        if not p.office_tiles[office]:
            return _no("AR-126", "office-gone", office=name)
        return _no("AR-306", "office-too-dear", office=name, gold=v.office_price(p, p.to_act, office))

    def _letters(self, p: AlRashidPosition, number: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT_LETTERS:
            return self._letters_elsewhere(p)
        if number > p.letters[p.to_act]:
            return _no("AR-057", "letters-held", letters=p.letters[p.to_act])
        price = v.office_price(p, p.to_act, p.chosen[v.OFFICE_KIND])
        if number > v.most_letters(p, p.to_act, price):
            return _no("AR-305", "letters-for-nothing")
        return _no("AR-306", "letters-too-few")

    def _letters_elsewhere(self, p: AlRashidPosition) -> Refusal:
        if p.agenda[-1] in _VISITS:
            return _no("AR-059", "letters-for-offices")
        return self._not_now(p, 0)

    def _favour(self, p: AlRashidPosition, palace: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT_FAVOUR:
            return self._not_now(p, 0)
        if palace not in p.tables.spies_favours:
            return _no("AR-135", "not-through-spies")
        if palace not in v.favours_at(p, p.to_act, p.area):
            return _no("AR-313", "favour-run-out", area=self.describer.area(palace))
        return _no("AR-050", "too-dear", wealth=p.wealth(p.to_act))

    def _give(self, p: AlRashidPosition, good: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT_GIVEN:
            return self._not_now(p, 0)
        if not p.goods[p.to_act * m.GOODS + good]:
            return _no("AR-052", "good-not-held", item=self.describer.goods[good])
        return _no("AR-052", "rest-cannot-pay", gold=v.gold_so_far(p, p.to_act))

    def _mix(self, p: AlRashidPosition, red: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT_MIX:
            return self._not_now(p, 0)
        tiles = v.tiles_of_service(p)
        return _no("AR-140" if red > tiles else "AR-316", "mix", tiles=tiles)

    def _gain(self, p: AlRashidPosition, good: int) -> Refusal:
        name = self.describer.goods[good]
        if p.agenda[-1] == kinds.VISIT_TAKEN:
            return _no("AR-151", "same-good", item=name)
        if p.agenda[-1] == kinds.GAIN_GOOD:
            number = p.tables.office_number[p.agenda[-2]]
            if len(p.chosen) == number:
                return _no("AR-212", "too-many", number=number)
            return _no("AR-212", "other-rarity", item=name)
        return self._not_now(p, 0)

    def _pay(self, p: AlRashidPosition, count: int) -> Refusal:
        if p.agenda[-1] != kinds.VISIT_PAYMENT:
            return self._not_now(p, 0)
        good, gold = p.agenda[-2], v.gold_so_far(p, p.to_act)
        name = self.describer.goods[good]
        held = p.goods[p.to_act * m.GOODS + good] - (p.chosen[v.GIVEN] == good)
        if count > held:
            return _no("AR-045", "goods-held", item=name, number=held)
        return _no("AR-047", "not-minimal", item=name, number=count, gold=gold)

    # -- spies and offices ------------------------------------------------------------------------

    def _look(self, p: AlRashidPosition, territory: int) -> Refusal:
        if p.agenda[-1] not in (kinds.SPY, kinds.LOOK_AT):
            return self._not_now(p, 0)
        if p.agenda[-1] == kinds.LOOK_AT and territory in p.chosen:
            return _no("AR-200", "looked-at", area=self.describer.area(m.FIRST_TERRITORY + territory))
        if p.agenda[-1] == kinds.LOOK_AT and len(p.chosen) == p.tables.office_number[p.agenda[-2]]:
            return _no("AR-200", "too-many", number=len(p.chosen))
        if hidden_territories(p) >> territory & 1:
            return _no("AR-323", "out-of-order")
        clause = "AR-131" if p.agenda[-1] == kinds.SPY else "AR-200"
        return _no(clause, "nothing-hidden", area=self.describer.area(m.FIRST_TERRITORY + territory))

    def _move_piece(self, p: AlRashidPosition, what: int) -> Refusal:
        if p.agenda[-1] not in (kinds.SPY, kinds.MOVE_PIECE):
            return self._not_now(p, 0)
        piece, area = what // m.AREAS, what % m.AREAS
        clause = "AR-131" if p.agenda[-1] == kinds.SPY else "AR-202"
        if p.agenda[-1] == kinds.SPY and area < m.FIRST_TERRITORY:
            return _no(clause, "territories-only")
        held = p.pieces[area * p.seats + p.to_act]
        if not (held >> 2 if piece == m.SAGE else held & 3 == piece + 1):
            name = self.describer.pieces[piece]
            return _no(clause, "no-piece-there", piece=name, area=self.describer.area(area))
        return _no("AR-132", "nowhere-to-go", piece=self.describer.pieces[piece])

    def _move_tile(self, p: AlRashidPosition, what: int) -> Refusal:
        if p.agenda[-1] != kinds.MOVE_TILE:
            return self._not_now(p, 0)
        territory, nth = what // m.MAP_TILES, what % m.MAP_TILES
        area = self.describer.area(m.FIRST_TERRITORY + territory)
        if nth >= p.tile_at.count(territory):
            return _no("AR-201", "no-tile-there", area=area)
        if p.resolved >> (m.FIRST_TERRITORY + territory) & 1:
            return _no("AR-201", "resolved", area=area)
        return _no("AR-201", "same-tile")

    def _go_to(self, p: AlRashidPosition, area: int) -> Refusal:
        step, name = p.agenda[-1], self.describer.area(area)
        if step not in (kinds.PIECE_TO, kinds.TILE_TO):
            return self._not_now(p, 0)
        if step == kinds.TILE_TO:
            return _no("AR-201", "not-threatened", area=name)
        spy = p.agenda[-2] == EMPTY
        if spy and area < m.FIRST_TERRITORY:
            return _no("AR-131", "territories-only")
        if area == p.agenda[-4]:
            return _no("AR-131" if spy else "AR-202", "same-area", area=name)
        if p.resolved >> area & 1:
            return _no("AR-131" if spy else "AR-202", "resolved", area=name)
        return self._cannot_stand(p, p.agenda[-3], area)

    def _exchange(self, p: AlRashidPosition, pair: int) -> Refusal:
        if p.agenda[-1] != kinds.EXCHANGE:
            return self._not_now(p, 0)
        given, taken = pair // m.GOODS, pair % m.GOODS
        if given == taken:
            return _no("AR-213", "same-good", item=self.describer.goods[given])
        before = sum(other // m.GOODS == given for other in p.chosen)
        if p.goods[p.to_act * m.GOODS + given] <= before:
            return _no("AR-213", "good-not-held", item=self.describer.goods[given])
        return _no("AR-323", "out-of-order")

    def _remove_sage(self, p: AlRashidPosition, what: int) -> Refusal:
        if p.agenda[-1] != kinds.REMOVE_SAGE:
            return self._not_now(p, 0)
        if what // m.AREAS == p.to_act:
            return _no("AR-225", "own-sage")
        return _no("AR-225", "no-sage-there", area=self.describer.area(what % m.AREAS))

    def _draw(self, p: AlRashidPosition, which: int) -> Refusal:
        if p.agenda[-1] != kinds.TILE_COLOUR:
            return self._not_now(p, 0)
        if tiles_left(p, which) <= p.chosen.count(which):
            return _no("AR-204", "no-tiles-left", colour=self.describer.colours[which])
        number = p.tables.office_number[p.agenda[-2]]
        if len(p.chosen) == number:
            return _no("AR-204", "too-many", number=number)
        return _no("AR-323", "out-of-order")

    def _stop(self, p: AlRashidPosition, _: int) -> Refusal:
        clauses = {kinds.TILE_COLOUR: "AR-204", kinds.GAIN_GOOD: "AR-212"}
        if p.agenda[-1] not in clauses:
            return self._not_now(p, 0)
        due = p.tables.office_number[p.agenda[-2]] - len(p.chosen)
        return _no(clauses[p.agenda[-1]], "too-few", number=due)

    def _not_now(self, p: AlRashidPosition, _: int) -> Refusal:
        """It is a move of another moment: the question asked now comes first (section 12)."""
        return _no(_QUESTIONS.get(p.agenda[-1], "AR-323"), "not-now")


# The clause of the question that is asked; the parts of a decision come in their order (AR-323).
_QUESTIONS = {
    kinds.START_TILE: "AR-027",
    kinds.PLACE: "AR-061",
    kinds.ACTIVATE: "AR-082",
    kinds.AREA: "AR-082",
    kinds.BATTLE: "AR-092",
    kinds.TRADE: "AR-110",
    kinds.VISIT: "AR-120",
    kinds.SPY: "AR-131",
    kinds.KEEP_OR_BURY: "AR-208",
}


def _no(clause: str, reason: str, **args: str | int | Message) -> Refusal:
    return Refusal(clause, Message(f"al-rashid-refusal-{reason}", args))
