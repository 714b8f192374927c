"""Why a move is not possible: the clause that forbids it, found in the order a player would ask."""

from __future__ import annotations

from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.describe import Describer
from fondaco.games.wuestensoehne.position import EMPTY, IN_SUPPLY, NONE, WuestensoehnePosition
from fondaco.games.wuestensoehne.prompts import decision_point
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.board import fits_somewhere, opens, placements, wanted_on
from fondaco.games.wuestensoehne.steps.discovery import owner_of
from fondaco.games.wuestensoehne.steps.movement import has_driver, price_of
from fondaco.games.wuestensoehne.steps.valuation import has_explorer
from fondaco.games.wuestensoehne.tables import CROSS
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal


class Reasons:
    """Finds the clause; it looks only at what the seat to act may know."""

    def __init__(self, describer: Describer) -> None:
        self.describer = describer

    def why_not(self, p: WuestensoehnePosition, move: int) -> Refusal:
        """The reason why this move is not legal in this position."""
        if p.to_act == NOBODY:
            return Refusal("WS-214", Message("refusal-game-over"))
        if p.to_act == CHANCE:
            return Refusal("", Message("refusal-chance-acts"))
        reasons = {
            m.START_FAMILY: self._start,
            m.DISCARD_FAMILY: self._discard,
            m.MOVE_FAMILY: self._move,
            m.DRAW_FAMILY: self._draw,
            m.USE_FAMILY: self._use,
            m.SCOUT_FAMILY: self._scout,
            m.NO_DISCOVERY_FAMILY: self._no_discovery,
            m.LAY_FAMILY: self._lay,
            m.EXCHANGE_FAMILY: self._exchange,
            m.EXPLORER_FAMILY: self._explorer,
            m.RETRIEVE_FAMILY: self._retrieve,
            m.VALUE_FAMILY: self._value,
            m.TAKE_FAMILY: self._take,
            m.PUT_BACK_FAMILY: self._put_back,
            m.GIVE_UP_FAMILY: self._give_up,
            m.RUMOUR_FAMILY: self._rumour,
            m.LOOK_FAMILY: self._look,
            m.NO_LOOK_FAMILY: self._no_look,
            m.BONUS_FAMILY: self._bonus,
        }
        reason = reasons.get(m.family(move))
        return reason(p, m.operand(move)) if reason else self._not_now(p)

    # -- the beginning of a turn, movement --------------------------------------------------------

    def _start(self, p: WuestensoehnePosition, end: int) -> Refusal:
        if p.agenda[-1] != kinds.CHOOSE_START:
            return self._not_now(p)
        return _no("WS-046", "field-taken", field=self.describer.ends[end])

    def _discard(self, p: WuestensoehnePosition, tile: int) -> Refusal:
        name = self.describer.tiles[tile]
        if owner_of(p, tile) != p.active:
            return _no("WS-109", "not-in-reserve", tile=name)
        first = p.active * m.RESERVE
        held = [own for own in p.reserves[first : first + m.RESERVE] if own != EMPTY]
        if len(held) < m.RESERVE:
            return _no("WS-109", "discard-needs-three", number=len(held))
        for own in held:
            if fits_somewhere(p, own):
                return _no("WS-109", "discard-fits", tile=self.describer.tiles[own])
        return self._not_now(p)

    def _move(self, p: WuestensoehnePosition, field: int) -> Refusal:
        if p.agenda[-1] != kinds.MOVE:
            return self._not_now(p)
        name = self.describer.fields[field]
        if p.board[field] == EMPTY:
            return _no("WS-080", "field-empty", field=name)
        if field == p.caravans[p.active]:
            return _no("WS-A63", "say-stay", field=name)
        if field in p.caravans:
            return _no("WS-075", "field-taken", field=name)
        if not has_driver(p) and price_of(p, field):
            return _no("WS-079", "driver-price", field=name)
        return _no("WS-071", "no-way", field=name)

    # -- discovery --------------------------------------------------------------------------------

    def _before_discovery(self, p: WuestensoehnePosition) -> Refusal | None:
        """A discovery is asked for at another moment: the movement comes first (WS-081)."""
        if p.agenda[-1] == kinds.DISCOVER:
            return None
        if p.agenda[-1] == kinds.MOVE:
            return _no("WS-081", "move-first")
        return self._not_now(p)

    def _draw(self, p: WuestensoehnePosition, _: int) -> Refusal:
        early = self._before_discovery(p)
        if early:
            return early
        if not p.piles_left():
            return _no("WS-094", "piles-empty")
        return _no("WS-095", "reserve-full")

    def _use(self, p: WuestensoehnePosition, tile: int) -> Refusal:
        early = self._before_discovery(p)
        if early:
            return early
        name = self.describer.tiles[tile]
        if owner_of(p, tile) != p.active:
            return _no("WS-100", "not-in-reserve", tile=name)
        return _no("WS-100", "does-not-fit", tile=name, field=self._here(p))

    def _scout(self, p: WuestensoehnePosition, tile: int) -> Refusal:
        early = self._before_discovery(p)
        if early:
            return early
        name = self.describer.tiles[tile]
        if owner_of(p, tile) in (NONE, p.active):
            return _no("WS-101", "nobody-elses", tile=name)
        if p.water[p.active] == 0:
            return _no("WS-101", "scout-price")
        return _no("WS-101", "does-not-fit", tile=name, field=self._here(p))

    def _no_discovery(self, p: WuestensoehnePosition, _: int) -> Refusal:
        return self._before_discovery(p) or _no("WS-A09", "discovery-compulsory")

    def _lay(self, p: WuestensoehnePosition, where: int) -> Refusal:
        if p.agenda[-1] != kinds.LAY:
            return self._not_now(p)
        field, rotation = where // m.ROTATIONS, where % m.ROTATIONS
        name = self.describer.fields[field]
        caravan = p.caravans[p.active]
        if p.board[field] != EMPTY:
            return _no("WS-120", "field-laid", field=name)
        if field not in [opens(p, caravan, side) for side in range(4)]:
            return _no("WS-123", "no-open-line", field=name, caravan=self._here(p))
        shape = p.tables.shape[(CROSS + p.hand) * m.ROTATIONS + rotation]
        if shape & wanted_on(p, field) != shape:
            return _no("WS-121", "no-match", tile=self.describer.tiles[p.hand], field=name)
        legal = [divmod(move - m.lay(0, 0), m.ROTATIONS) for move in placements(p, p.hand, caravan)]
        first = (CROSS + p.hand) * m.ROTATIONS
        alike = next(turn for at, turn in legal if at == field and p.tables.shape[first + turn] == shape)
        return _no("WS-031", "same-placement", field=name, rotation=alike)

    def _exchange(self, p: WuestensoehnePosition, _: int) -> Refusal:
        return _no("WS-102", "not-robbed")

    # -- explorers --------------------------------------------------------------------------------

    def _explorer(self, p: WuestensoehnePosition, what: int) -> Refusal:
        if p.agenda[-1] != kinds.EXPLORER:
            return _no("WS-131", "explorer-later") if p.to_act == p.active else self._not_now(p)
        section, explorer = what // m.ALL_EXPLORERS, what % m.ALL_EXPLORERS
        height = self.describer.heights[explorer]
        if explorer // m.EXPLORERS != p.active:
            return _no("WS-130", "not-your-explorer", height=height)
        if p.explorers[explorer] != IN_SUPPLY:
            return _no("WS-130", "explorer-out", height=height)
        return _no("WS-134", "no-section", number=section + 1, field=self.describer.fields[p.laid])

    def _retrieve(self, p: WuestensoehnePosition, explorer: int) -> Refusal:
        height = self.describer.heights[explorer]
        if explorer // m.EXPLORERS != p.to_act:
            return _no("WS-139", "not-your-explorer", height=height)
        if p.agenda[-1] != kinds.RETRIEVE:
            if p.to_act == p.active and p.placed:
                return _no("WS-139", "placed-in-this-turn")
            return _no("WS-141", "retrieve-at-the-end")
        return _no("WS-139", "explorer-at-home", height=height)

    # -- valuation --------------------------------------------------------------------------------

    def _value(self, p: WuestensoehnePosition, section: int) -> Refusal:
        if p.agenda[-1] != kinds.VALUE_NEXT:
            return self._not_now(p)
        tables = p.tables
        piece = p.board[p.laid]
        number = tables.first_section[piece] + section
        field = self.describer.fields[p.laid]
        if number >= tables.first_section[piece + 1]:
            return _no("WS-134", "no-section", number=section + 1, field=field)
        oasis = p.oasis[number]
        if p.open_sides[oasis]:
            return _no("WS-150", "oasis-open", number=section + 1, field=field)
        if not has_explorer(p, oasis):
            return _no("WS-154", "oasis-without-explorers", number=section + 1, field=field)
        return _no("WS-A49", "same-oasis", number=section + 1, field=field)

    def _take(self, p: WuestensoehnePosition, icon: int) -> Refusal:
        if p.agenda[-1] != kinds.TAKE_ICON:
            return self._not_now(p)
        return _no("WS-164", "no-icon", icon=self.describer.icon(icon))

    def _put_back(self, p: WuestensoehnePosition, good: int) -> Refusal:
        if p.agenda[-1] != kinds.SWAP_GOOD:
            return _no("WS-171", "no-swap")
        if good == p.agenda[-3]:
            return _no("WS-A53", "same-good", good=self.describer.good(good))
        return _no("WS-171", "good-not-there", good=self.describer.good(good))

    def _give_up(self, p: WuestensoehnePosition, _: int) -> Refusal:
        return _no("WS-A29", "no-swap")

    def _rumour(self, p: WuestensoehnePosition, space: int) -> Refusal:
        if p.agenda[-1] != kinds.PUT_RUMOUR:
            return self._not_now(p)
        return _no("WS-175", "space-taken", space=self.describer.space(space))

    def _look(self, p: WuestensoehnePosition, space: int) -> Refusal:
        if p.agenda[-1] == kinds.PUT_RUMOUR:
            return _no("WS-180", "stock-first")
        if p.agenda[-1] != kinds.LOOK_RUMOUR:
            return self._not_now(p)
        return _no("WS-177", "space-empty", space=self.describer.space(space))

    def _no_look(self, p: WuestensoehnePosition, _: int) -> Refusal:
        return _no("WS-A51", "stock-first") if p.agenda[-1] == kinds.PUT_RUMOUR else self._not_now(p)

    # -- the end of a turn ------------------------------------------------------------------------

    def _bonus(self, p: WuestensoehnePosition, no: int) -> Refusal:
        if p.to_act != p.active or no:
            return self._not_now(p)
        if p.bonus:
            return _no("WS-201", "one-bonus-turn")
        return _no("WS-200", "bonus-later")

    def _here(self, p: WuestensoehnePosition) -> str:
        return self.describer.fields[p.caravans[p.active]]

    def _not_now(self, p: WuestensoehnePosition) -> Refusal:
        """It is a move of another moment: the question asked now comes first (section 16)."""
        return _no(decision_point(p), "not-now")


def _no(clause: str, reason: str, **args: str | int | Message) -> Refusal:
    return Refusal(clause, Message(f"wuestensoehne-refusal-{reason}", args))
