"""Why a move is not possible: the clause that forbids it, found in the order a player would ask."""

from __future__ import annotations

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.describe import Describer
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.games.yspahan.steps.shipping import price_of
from fondaco.games.yspahan.steps.turn import available, counts_yellow
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal

_WINDOWS = (kinds.BEFORE_ROLL, kinds.TAKE_GROUP, kinds.BETWEEN_SHIPMENTS, kinds.AFTER_ACTION)
_ACTION_BEGUN = (
    kinds.PLACE_CUBES,
    kinds.MOVE_SUPERVISOR,
    kinds.SHIP_ORDER,
    kinds.BETWEEN_SHIPMENTS,
    kinds.AFTER_ACTION,
)


class Reasons:
    """Finds the clause; it looks only at what the seat to act may know."""

    def __init__(self, describer: Describer) -> None:
        self.describer = describer

    def why_not(self, p: YspahanPosition, move: int) -> Refusal:
        """The reason why this move is not legal in this position."""
        if p.to_act == NOBODY:
            return Refusal("YS-310", Message("refusal-game-over"))
        if p.to_act == CHANCE:
            return Refusal("", Message("refusal-chance-acts"))
        reason = {
            m.ROLL_FAMILY: self._roll,
            m.TAKE_FAMILY: self._take,
            m.ACTION_FAMILY: self._action,
            m.EXTRA_DIE_FAMILY: self._extra_die,
            m.PLACE_FAMILY: self._place,
            m.GO_TO_FAMILY: self._go_to,
            m.SHIP_FAMILY: self._ship,
            m.CAMEL_FAMILY: self._camel,
            m.PLAY_CARD_FAMILY: self._play_card,
            m.DIRECTION_FAMILY: self._trade,
            m.AMOUNT_FAMILY: self._trade,
            m.HIGH_DIGIT_FAMILY: self._trade,
            m.BUILD_FAMILY: self._build,
            m.DRAW_FAMILY: self._draw,
            m.GO_ON_FAMILY: self._go_on,
            m.END_TURN_FAMILY: self._end_turn,
        }[m.family(move)]
        return reason(p, m.operand(move))

    # -- phase I ----------------------------------------------------------------------------------

    def _roll(self, p: YspahanPosition, dice: int) -> Refusal:
        if p.agenda[-1] != kinds.BEFORE_ROLL:
            return _no("YS-053", "rolled-once") if p.agenda[-1] in _WINDOWS else self._not_now(p)
        price = dice * p.tables.yellow_price
        return _no("YS-052", "yellow-dice", dice=dice, gold=price, own_gold=p.gold[p.active])

    # -- the dice action --------------------------------------------------------------------------

    def _take(self, p: YspahanPosition, square: int) -> Refusal:
        name = self.describer.square(square)
        if p.agenda[-1] == kinds.BEFORE_ROLL:
            return _no("YS-041", "roll-first")
        if p.agenda[-1] in _ACTION_BEGUN:
            return _no("YS-073", "one-group")
        if p.agenda[-1] != kinds.TAKE_GROUP:
            return self._not_now(p)
        if p.yellow[square] and not counts_yellow(p):
            return _no("YS-347", "yellow-only", square=name)
        return _no("YS-073", "empty-square", square=name)

    def _action(self, p: YspahanPosition, which: int) -> Refusal:
        if p.agenda[-1] == kinds.TAKE_GROUP:
            return _no("YS-074", "group-first")
        if p.agenda[-1] in _ACTION_BEGUN:
            return _no("YS-074", "one-group")
        if p.agenda[-1] != kinds.GROUP_ACTION:
            return self._not_now(p)
        if which == m.SPECIAL:
            square = p.agenda[-2]
            if m.action(m.SPECIAL) in p.legal():  # it was called by the name it has on another square
                return _no("YS-075", "other-square", square=self.describer.square(square))
            return _no(
                "YS-111", "no-legal-shop", district=self.describer.district(square - m.FIRST_DISTRICT_SQUARE)
            )
        if which == m.CARD:
            return _no("YS-174", "no-card-left")
        if p.seats > 2:
            return _no("YS-072", "build-after-action")
        return _no("YS-357", "nothing-payable")

    def _extra_die(self, p: YspahanPosition, kind: int) -> Refusal:
        if p.agenda[-1] == kinds.EXTRA_DIE:
            return _no("YS-250", "card-not-in-hand", card=self.describer.card(kind))
        if p.agenda[-1] in (kinds.GROUP_ACTION, kinds.MOVE_SUPERVISOR, kinds.BUILD_ACTION):
            return _no("YS-254", "extra-die-special-only")
        return _no("YS-250", "extra-die-with-group")

    # -- shops ------------------------------------------------------------------------------------

    def _place(self, p: YspahanPosition, shop: int) -> Refusal:
        step = p.agenda[-1]
        if step not in (kinds.PLACE_CUBES, kinds.CARD_SHOP):
            return self._not_now(p)
        tables = p.tables
        souk = tables.shop_souk[shop]
        district = tables.souk_district[souk]
        name = self.describer.shop(shop)
        if step == kinds.PLACE_CUBES and district != p.agenda[-2]:
            return _no("YS-100", "other-district", shop=name, district=self.describer.district(p.agenda[-2]))
        if p.shops[shop] != EMPTY:
            return _no("YS-102", "shop-full", shop=name)
        if p.souk_owner[souk] not in (EMPTY, p.active):
            return _no("YS-103", "foreign-souk", souk=self.describer.souk(souk))
        unfinished = [
            other
            for other in tables.district_souks[district]
            if p.souk_owner[other] == p.active and p.souk_cubes[other] < len(tables.souk_shops[other])
        ]
        clause = "YS-104" if len(unfinished) == 1 else "YS-112"
        return _no(clause, "finish-souk", souk=self.describer.souk(unfinished[0]))

    # -- the Supervisor and shipments -------------------------------------------------------------

    def _go_to(self, p: YspahanPosition, space: int) -> Refusal:
        if p.agenda[-1] != kinds.MOVE_SUPERVISOR:
            return self._not_now(p)
        price = price_of(p, p.agenda[-2], space)
        return _no(
            "YS-125",
            "supervisor-price",
            space=self.describer.spaces[space],
            gold=price,
            own_gold=p.gold[p.active],
        )

    def _ship(self, p: YspahanPosition, shop: int) -> Refusal:
        if p.agenda[-1] != kinds.SHIP_ORDER:
            return self._not_now(p)
        return _no("YS-140", "not-beside", shop=self.describer.shop(shop))

    def _camel(self, p: YspahanPosition, _: int) -> Refusal:
        return _no("YS-148", "no-shipment")

    # -- cards ------------------------------------------------------------------------------------

    def _play_card(self, p: YspahanPosition, kind: int) -> Refusal:
        card = self.describer.card(kind)
        step = p.agenda[-1]
        if step not in _WINDOWS:
            return _no("YS-241" if p.to_act != p.active else "YS-247", "card-window")
        if not p.hands[p.active * m.KINDS + kind]:
            return _no("YS-240", "card-not-in-hand", card=card)
        if step == kinds.BEFORE_ROLL and p.tables.cards_after_roll:
            return _no("YS-A45", "card-before-roll")
        if kind in (m.BUILD_NO_CAMELS, m.BUILD_NO_GOLD):
            if p.seats == 2:
                return _no("YS-350", "build-card-two-players")
            if p.built:
                return _no("YS-184", "one-building")
            if p.tables.build_cards_in_step_b and step != kinds.AFTER_ACTION:
                return _no("YS-A45", "build-card-discount")
            return _no("YS-188", "nothing-payable")
        return _no("YS-245", "card-without-effect", card=card)

    def _trade(self, p: YspahanPosition, _: int) -> Refusal:
        if p.agenda[-1] == kinds.CARD_AMOUNT:
            return _no("YS-245", "amount", most=p.agenda[-3])
        return self._not_now(p)

    # -- building and the end of the turn ---------------------------------------------------------

    def _build(self, p: YspahanPosition, what: int) -> Refusal:
        building, cards = what // 4, what % 4
        name = self.describer.building(building)
        step = p.agenda[-1]
        if step not in (kinds.AFTER_ACTION, kinds.CARD_BUILD, kinds.BUILD_ACTION):
            if p.to_act == p.active and step in _WINDOWS:
                return _no("YS-348" if p.seats == 2 else "YS-072", "build-later")
            return self._not_now(p)
        if p.owns(p.active, building):
            return _no("YS-183", "built-before", building=name)
        if step == kinds.AFTER_ACTION:
            if p.seats == 2:
                return _no("YS-348", "build-by-action")
            if p.built:
                return _no("YS-184", "one-building")
            if cards:
                missing = self._missing_card(p, cards)
                if missing is not None:
                    return missing
                return _no("YS-265" if cards == m.WAIVE_CAMELS else "YS-266", "build-card-first")
        return self._price(p, building, cards, name)

    def _missing_card(self, p: YspahanPosition, cards: int) -> Refusal | None:
        for bit, kind in ((m.WAIVE_CAMELS, m.BUILD_NO_CAMELS), (m.WAIVE_GOLD, m.BUILD_NO_GOLD)):
            if cards & bit and not p.hands[p.active * m.KINDS + kind]:
                return _no("YS-240", "card-not-in-hand", card=self.describer.card(kind))
        return None

    def _price(self, p: YspahanPosition, building: int, cards: int, name: str) -> Refusal:
        missing = self._missing_card(p, cards)
        if missing is not None:
            return missing
        if p.tables.one_build_card and cards == m.WAIVE_CAMELS | m.WAIVE_GOLD:
            return _no("YS-A45", "one-build-card")
        if p.agenda[-1] == kinds.CARD_BUILD:
            played = p.agenda[-2]
            own = m.WAIVE_CAMELS if played == m.BUILD_NO_CAMELS else m.WAIVE_GOLD
            if not cards & own:
                return _no("YS-265" if own == m.WAIVE_CAMELS else "YS-266", "build-with-the-card")
        tables = p.tables
        camels = 0 if cards & m.WAIVE_CAMELS else tables.price_camels[building]
        gold = 0 if cards & m.WAIVE_GOLD else tables.price_gold[building]
        if camels <= p.camels[p.active] and gold <= p.gold[p.active]:
            return _no("YS-A41", "superfluous-card", building=name)
        return _no(
            "YS-188",
            "price",
            building=name,
            camels=camels,
            gold=gold,
            own_camels=p.camels[p.active],
            own_gold=p.gold[p.active],
        )

    def _draw(self, p: YspahanPosition, _: int) -> Refusal:
        if p.agenda[-1] == kinds.TAKE_GROUP and not _has_group(p):
            return _no("YS-081", "no-card-left")
        return _no("YS-077", "draw-only-without-group")

    def _go_on(self, p: YspahanPosition, _: int) -> Refusal:
        if p.agenda[-1] != kinds.TAKE_GROUP:
            return self._unplaced(p)
        if not _has_group(p):
            return _no("YS-079", "draw-instead")
        return _no("YS-077", "action-compulsory")

    def _end_turn(self, p: YspahanPosition, _: int) -> Refusal:
        if p.to_act != p.active or p.agenda[-1] not in (kinds.BEFORE_ROLL, kinds.TAKE_GROUP):
            return self._unplaced(p)
        if p.agenda[-1] == kinds.TAKE_GROUP and not _has_group(p):
            return _no("YS-079", "draw-instead") if p.can_draw() else self._not_now(p)
        return _no("YS-082", "action-compulsory")

    def _unplaced(self, p: YspahanPosition) -> Refusal:
        """Whoever supplies shops cannot stop early; other questions simply come first."""
        if p.agenda[-1] == kinds.PLACE_CUBES:
            return _no("YS-109", "place-all", cubes=p.agenda[-3])
        return self._not_now(p)

    def _not_now(self, p: YspahanPosition) -> Refusal:
        """It is a move of another moment: the question asked now comes first (section 21)."""
        return _no(_DECISION_POINTS[p.agenda[-1]], "not-now")


_DECISION_POINTS = {
    kinds.BEFORE_ROLL: "YS-DP-01",
    kinds.TAKE_GROUP: "YS-DP-04",
    kinds.PLACE_CUBES: "YS-DP-05",
    kinds.MOVE_SUPERVISOR: "YS-DP-06",
    kinds.SHIP_ORDER: "YS-DP-07",
    kinds.SHIP: "YS-DP-08",
    kinds.BETWEEN_SHIPMENTS: "YS-DP-02",
    kinds.AFTER_ACTION: "YS-DP-11",
    kinds.GROUP_ACTION: "YS-DP-13",
    kinds.EXTRA_DIE: "YS-DP-14",
    kinds.BUILD_ACTION: "YS-DP-10",
    kinds.CARD_SHOP: "YS-DP-03",
    kinds.CARD_DIRECTION: "YS-DP-03",
    kinds.CARD_AMOUNT: "YS-DP-03",
    kinds.CARD_BUILD: "YS-DP-03",
}


def _has_group(p: YspahanPosition) -> bool:
    return any(available(p, square) for square in range(m.SQUARES))


def _no(clause: str, reason: str, **args: str | int | Message) -> Refusal:
    return Refusal(clause, Message(f"yspahan-refusal-{reason}", args))
