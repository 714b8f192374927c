"""Why a move is not possible: the clause that forbids it, found in the order a player would ask."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.describe import GOODS, Describer
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.reasons import action_reason, decision_point, no, unplayable
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.available import available
from fondaco.games.istanbul.steps.changes import crossing_toll
from fondaco.games.istanbul.steps.hands import letters_of, seals
from fondaco.games.istanbul.steps.trading import chosen_goods, due_to_sultan, last_colour, packed
from fondaco.games.istanbul.steps.turn import due
from fondaco.table.core import CHANCE, FRAME, NOBODY
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal

Reason = Callable[[IstanbulPosition, int], Refusal]

_ASKS_FOR_GOODS = (
    kinds.PALACE_GOODS,
    kinds.ROAST,
    kinds.ROAST_FIRST,
    kinds.FIGURE_PAY,
    kinds.CARD,
    kinds.KIOSK_TILE,
)
_GIVES_GOODS = (
    kinds.BLACK_GOOD,
    kinds.EXTRA_GOOD,
    kinds.FIGURE_GOOD,
    kinds.AUCTION_GOOD,
    kinds.REWARD_GOOD,
    kinds.CARD,
    kinds.GUILD_CARD,
)
_ROASTING = {kinds.ROAST: "IM-040", kinds.ROAST_FIRST: "IM-040"}


class Reasons:
    """Finds the clause; it looks only at what the seat to act may know."""

    def __init__(self, describer: Describer) -> None:
        self.describer = describer
        self._families: dict[int, Reason] = {
            m.GO_FAMILY: self._go,
            m.GO_COMPANION_FAMILY: self._go_companion,
            m.SEND_FAMILY: self._send,
            m.RETURN_FAMILY: self._return,
            m.ACT_AT_FAMILY: self._act_at,
            m.ACT_FAMILY: self._act,
            m.ASSISTANT_FAMILY: self._assistant,
            m.PAY_FAMILY: self._pay,
            m.TAKE_FAMILY: self._take,
            m.GIVE_FAMILY: self._give,
            m.SELL_FAMILY: self._sell,
            m.MOSQUE_TILE_FAMILY: self._mosque_tile,
            m.TURN_DIE_FAMILY: self._turn_die,
            m.PAY_LIRA_FAMILY: self._pay_lira,
            m.DISCARD_FAMILY: self._discard,
            m.DISCARD_GUILD_FAMILY: self._discard_guild,
            m.CATCH_FOR_LIRA_FAMILY: self._catch,
            m.CATCH_FOR_CARD_FAMILY: self._catch,
            m.MEET_FAMILY: self._meet,
            m.BARRIER_FAMILY: self._barrier,
            m.TAVERN_TILE_FAMILY: self._tavern_tile,
            m.BAKSHEESH_FAMILY: self._baksheesh,
            m.RUBY_FAMILY: self._ruby,
            m.KIOSK_TILE_FAMILY: self._kiosk_tile,
            m.OPTION_FAMILY: self._option,
            m.LETTER_FAMILY: self._letter,
            m.FOLLOW_FAMILY: self._follow,
            m.AMOUNT_FAMILY: self._bid,
            m.HIGH_DIGIT_FAMILY: self._bid,
            m.PLACE_COMPANION_FAMILY: self._place_companion,
            m.USE_TILE_FAMILY: self._use_tile,
            m.DOUBLE_MOVE_FAMILY: self._double_move,
            m.PLAY_FAMILY: self._play,
            m.PLAY_GUILD_FAMILY: self._play_guild,
            m.FRUIT_TILE_FAMILY: self._fruit_tile,
            m.PASS_FAMILY: self._pass,
            m.DONE_FAMILY: self._done,
            m.END_TURN_FAMILY: self._end_turn,
        }

    def why_not(self, p: IstanbulPosition, move: int) -> Refusal:
        """The reason why this move is not legal in this position."""
        if p.to_act == NOBODY:
            return Refusal("IS-171", Message("refusal-game-over"))
        if p.to_act == CHANCE:
            return Refusal("", Message("refusal-chance-acts"))
        reason = self._families.get(m.family(move), self._not_now)
        return reason(p, m.operand(move))

    def _not_now(self, p: IstanbulPosition, _: int = 0) -> Refusal:
        """It is a move of another moment: the question asked now comes first (section 14.3)."""
        return no(decision_point(p.agenda[-1]), "not-now")

    # -- phases 1 and 2 ---------------------------------------------------------------------------

    def _go(self, p: IstanbulPosition, place: int) -> Refusal:
        step = p.agenda[-1]
        if place not in p.tables.places:
            return no("IS-001", "no-such-place", number=place)
        if step == kinds.CARD and p.agenda[-2] in (m.THREE_OR_FOUR, m.ANYWHERE):
            if place == p.merchant[p.active]:
                return no("IS-A53", "own-place")
            if p.lira[p.active] < crossing_toll(p, p.merchant[p.active], place):
                return no("IM-055", "toll", lira=p.tables.barrier_toll)
            return no("IS-158", "three-or-four", place=place)
        if step != kinds.MOVE:
            return self._not_now(p)
        if place == p.merchant[p.active]:
            return no("IS-041", "own-place")
        if p.lira[p.active] < crossing_toll(p, p.merchant[p.active], place):
            return no("IM-055", "toll", lira=p.tables.barrier_toll)
        return no("IS-040", "too-far", place=place)

    def _go_companion(self, p: IstanbulPosition, place: int) -> Refusal:
        if not p.tables.has_letters:
            return no("IL-001", "no-companion")
        if place not in p.tables.places:
            return no("IS-001", "no-such-place", number=place)
        if p.agenda[-1] == kinds.CARD and p.agenda[-2] == m.COMPANION_STRIDE:
            return no("IL-147", "stride")
        if p.agenda[-1] != kinds.MOVE:
            return self._not_now(p)
        start = p.companion[p.active]
        if start <= 0:
            return no("IL-044", "companion-not-on-board")
        if p.the_board().distance(start, place) == 1:
            return no("IM-055", "toll", lira=p.tables.barrier_toll)
        return no("IL-047", "companion-one-place")

    def _assistant(self, p: IstanbulPosition, which: int) -> Refusal:
        if p.agenda[-1] != kinds.ASSISTANT:
            return self._not_now(p)
        place = p.agenda[-2]
        if which == 0:  # picking up, not leaving
            return no("IS-042", "no-assistant-here", place=place)
        if p.assistants[p.active] >> place & 1:
            return no("IS-043", "assistant-here", place=place)
        return no("IS-043", "no-assistant-left")

    def _pay(self, p: IstanbulPosition, _: int) -> Refusal:
        if p.agenda[-1] != kinds.OTHERS:
            return self._not_now(p)
        return no("IS-051", "price", lira=due(p, p.agenda[-2], p.agenda[-3]), own=p.lira[p.active])

    def _place_companion(self, p: IstanbulPosition, _: int) -> Refusal:
        if not p.tables.has_letters:
            return no("IL-001", "no-companion")
        if p.agenda[-1] != kinds.MOVE:
            return no("IL-042", "companion-at-start")
        return no("IL-042", "companion-not-at-hand")

    # -- phase 3 ----------------------------------------------------------------------------------

    def _act(self, p: IstanbulPosition, _: int) -> Refusal:
        step = p.agenda[-1]
        if step in (kinds.MOVE, kinds.ASSISTANT, kinds.OTHERS):
            return no("IS-031", "earlier-phase-first")
        if step == kinds.REST:
            return no("IS-060", "action-once")
        return action_reason(p, p.agenda[-2]) if step == kinds.ACTION else self._not_now(p)

    def _act_at(self, p: IstanbulPosition, place: int) -> Refusal:
        if p.agenda[-1] != kinds.BARRIER_ACTION:
            return self._not_now(p)
        if place not in p.agenda[-3:-1]:
            return no("IM-048", "not-at-barrier", number=place)
        return self._not_now(p) if available(p, place) else action_reason(p, place)

    def _send(self, p: IstanbulPosition, place: int) -> Refusal:
        if place not in p.tables.places:
            return no("IS-001", "no-such-place", number=place)
        if p.agenda[-1] == kinds.ERRAND:
            return no("IS-122", "family-elsewhere")
        if p.agenda[-1] == kinds.CARD and p.agenda[-2] == m.FAMILY_STEP:
            return no("IL-145", "family-step")
        if p.agenda[-1] == kinds.GUILD_CARD and p.agenda[-2] == m.FAMILY_ERRAND:
            return no("IM-077", "family-elsewhere")
        return self._not_now(p)

    def _return(self, p: IstanbulPosition, place: int) -> Refusal:
        step = p.agenda[-1]
        clauses = {
            kinds.FOUNTAIN: "IS-110",
            kinds.FRUIT: "IS-135",
            kinds.CARD: "IS-159",
            kinds.GUILD_CARD: "IM-074",
        }
        if step not in clauses:
            return self._not_now(p)
        if not p.assistants[p.active] >> place & 1:
            return no(clauses[step], "no-assistant-there", number=place)
        chosen = [p.agenda[-3] - 1, p.agenda[-4] - 1] if step == kinds.GUILD_CARD else []
        if place in chosen or (step == kinds.FOUNTAIN and p.agenda[-2] >> place & 1):
            return no(clauses[step], "assistant-chosen", number=place)
        if step == kinds.GUILD_CARD and chosen[-1] >= 0:
            return no("IM-074", "no-more-of-these", number=2)
        return no("IS-181", "no-going-back")

    def _take(self, p: IstanbulPosition, good: int) -> Refusal:
        step = p.agenda[-1]
        if good == m.COFFEE and not p.tables.has_mocha:
            return no("IL-008", "no-coffee")
        if good == m.COFFEE and step in _GIVES_GOODS:
            return no("IM-020", "no-coffee")
        if step == kinds.BLACK_GOOD:
            return no("IS-113", "black-market-goods")
        if step == kinds.EXTRA_GOOD:
            return no("IS-134", "price", lira=p.tables.extra_good_lira, own=p.lira[p.active])
        if step == kinds.GUILD_CARD and p.agenda[-2] == m.TWO_GOODS:
            if p.agenda[-4] and good not in (p.agenda[-3] - 1, p.agenda[-4] - 1):
                return no("IM-071", "no-more-of-these", number=2)
            return no("IM-071", "different-goods")
        return self._not_now(p)

    def _give(self, p: IstanbulPosition, good: int) -> Refusal:
        step = p.agenda[-1]
        seat = p.to_act
        if step not in _ASKS_FOR_GOODS:
            return self._not_now(p)
        if good == m.COFFEE and not p.tables.has_mocha:
            return no("IL-008", "no-coffee")
        if good == m.COFFEE and step not in (kinds.CARD, kinds.KIOSK_TILE):
            return no("IM-020", "no-coffee")
        if good != m.COFFEE and not p.goods[seat * m.GOODS + good]:
            return no("IS-062", "good-missing", good=GOODS[good])
        if step == kinds.PALACE_GOODS and due_to_sultan(p) == 0:
            return no("IS-127", "no-more-of-these", number=chosen_goods(p.agenda[-2]))
        if step == kinds.PALACE_GOODS:
            return no("IS-127", "palace-goods", good=GOODS[good])
        return self._not_now(p)

    def _sell(self, p: IstanbulPosition, good: int) -> Refusal:
        if p.agenda[-1] != kinds.SALE:
            return self._not_now(p)
        chosen, most = p.agenda[-3], len(p.tables.sale_prices[p.agenda[-2] - m.LARGE_MARKET]) - 1
        if good < last_colour(chosen):
            return no("IS-181", "no-going-back")
        if p.goods[p.active * m.GOODS + good] <= packed(chosen, good):
            return no("IS-118", "good-missing", good=GOODS[good])
        if chosen_goods(chosen) == most:
            return no("IS-118", "sale-full", goods=most)
        return no("IS-118", "not-demanded", good=GOODS[good])

    def _mosque_tile(self, p: IstanbulPosition, colour: int) -> Refusal:
        if p.agenda[-1] != kinds.MOSQUE:
            return self._not_now(p)
        # The question is asked where both tiles of a mosque can be had: another tile is one of the other mosque.
        place = m.SMALL_MOSQUE if colour in (m.FABRIC, m.SPICE) else m.GREAT_MOSQUE
        return no("IS-132", "other-mosque", good=GOODS[colour], place=place)

    def _turn_die(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IS-136", "fabric-tile")

    # -- Mocha & Baksheesh ------------------------------------------------------------------------

    def _barrier(self, p: IstanbulPosition, edge: int) -> Refusal:
        at_tavern = p.agenda[-1] == kinds.TAVERN
        if not at_tavern and not (p.agenda[-1] == kinds.CARD and p.agenda[-2] == m.MOVE_BARRIER):
            return self._not_now(p)
        if at_tavern and p.coffee[p.active] < p.tables.barrier_coffee:
            return no("IM-048", "coffee-price", coffee=p.tables.barrier_coffee, own=p.coffee[p.active])
        return no("IM-054", "same-edge" if edge == p.edge else "no-edge")

    def _tavern_tile(self, p: IstanbulPosition, kind: int) -> Refusal:
        if p.agenda[-1] != kinds.TAVERN:
            return self._not_now(p)
        if p.owns_tavern(p.active, kind):
            return no("IM-046", "tavern-tile-owned")
        gone = p.tavern_gone(kind)
        if gone == len(p.tables.tavern_costs):
            return no("IM-046", "tavern-stack-empty")
        return no("IM-046", "coffee-price", coffee=p.tables.tavern_costs[gone], own=p.coffee[p.active])

    def _baksheesh(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IM-047", "baksheesh") if p.agenda[-1] == kinds.TAVERN else self._not_now(p)

    def _ruby(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IS-139", "no-ruby") if p.agenda[-1] == kinds.RUBY else self._not_now(p)

    # -- phase 4 and the end of the turn ----------------------------------------------------------

    def _catch(self, p: IstanbulPosition, seat: int) -> Refusal:
        if p.agenda[-1] != kinds.REST or seat >= p.seats:
            return self._not_now(p)
        if seat == p.active:
            return no("IS-074", "own-family")
        if p.meeting == 0:
            return no("IS-080", "no-encounters")
        if p.meeting == m.POLICE:
            return no("IS-073", "at-police-station")
        return no("IS-071", "family-not-here", player=self.describer.seat(seat))

    def _meet(self, p: IstanbulPosition, figure: int) -> Refusal:
        name = self.describer.figures[figure]
        if figure not in p.tables.figures:
            return no("IM-008" if figure == m.COFFEE_TRADER else "IL-017", "figure-not-in-game", figure=name)
        if p.agenda[-1] != kinds.REST:
            return self._not_now(p)
        if p.meeting == 0:
            return no("IS-080", "no-encounters")
        if p.figures[figure] != p.meeting:
            return no("IS-070", "figure-elsewhere", figure=name, place=p.figures[figure])
        if p.met >> figure & 1:
            return no("IS-079", "figure-met", figure=name)
        return no("IS-078", "figure-price", figure=name)

    def _pay_lira(self, p: IstanbulPosition, _: int) -> Refusal:
        if p.agenda[-1] == kinds.FIGURE_PAY:
            lira = p.tables.figure_lira[p.agenda[-2]]
            return no("IS-078", "price", lira=lira, own=p.lira[p.active])
        if p.agenda[-1] in (kinds.ROAST, kinds.ROAST_FIRST):
            if p.lira[p.active] >= p.tables.roast_lira:
                return no("IM-040", "exchange-once")
            return no("IM-040", "price", lira=p.tables.roast_lira, own=p.lira[p.active])
        return self._not_now(p)

    def _double_move(self, p: IstanbulPosition, _: int) -> Refusal:
        if not p.tables.has_letters:
            return no("IL-001", "no-letters")
        if p.agenda[-1] != kinds.REST:
            return self._not_now(p)
        if p.doubled >> p.active & 1:
            return no("IL-064", "one-double-move")
        if seals(p, p.active) < p.tables.double_seals:
            return no("IL-061", "seals", seals=p.tables.double_seals, own=seals(p, p.active))
        return no("IS-072", "catch-first")

    def _end_turn(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IS-072", "catch-first") if p.agenda[-1] == kinds.REST else self._not_now(p)

    # -- Letters & Seals --------------------------------------------------------------------------

    def _kiosk_tile(self, p: IstanbulPosition, tile: int) -> Refusal:
        if p.agenda[-1] != kinds.KIOSK_CHOICE:
            return self._not_now(p)
        if p.kiosk_gone >> tile & 1:
            return no("IL-104", "tile-chosen")
        return no("IL-102", "tile-not-there")

    def _option(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IL-109", "option-unpaid") if p.agenda[-1] == kinds.KIOSK_TILE else self._not_now(p)

    def _use_tile(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IL-109", "option-unpaid") if p.agenda[-1] == kinds.KIOSK_LAST else self._not_now(p)

    def _letter(self, p: IstanbulPosition, key: int) -> Refusal:
        step = p.agenda[-1]
        if step not in (kinds.LETTERS, kinds.FIGURE_PAY, kinds.KIOSK_TILE) or not letters_of(p, p.to_act):
            return self._not_now(p)
        place, side = divmod(key, m.LETTER_SIDES)
        held = [
            nth
            for nth, where in enumerate(p.letters)
            if where == 2 * p.to_act + side and p.tables.letter_place[nth] == place
        ]
        if not held:
            return no("IL-066", "letter-missing", number=place)
        return no("IL-063", "letter-superfluous") if step == kinds.LETTERS else self._not_now(p)

    def _follow(self, p: IstanbulPosition, seat: int) -> Refusal:
        if p.agenda[-1] != kinds.CARD or p.agenda[-2] != m.FOLLOW:
            return self._not_now(p)
        return no("IL-146" if seat == p.active or seat >= p.seats else "IS-A53", "follow-another")

    def _bid(self, p: IstanbulPosition, _: int) -> Refusal:
        at = len(p.agenda) - 1
        while at > 0 and p.agenda[at] >= kinds.FIRST_PART:
            at -= FRAME
        highest = {kinds.OPEN_BID: 0, kinds.BID: p.agenda[at - 2], kinds.FINAL_BID: p.agenda[at - 1]}
        if p.agenda[at] not in highest:
            return self._not_now(p)
        return no("IL-118", "bid", least=highest[p.agenda[at]] + 1, own=p.lira[p.to_act])

    def _pass(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IL-111", "must-open") if p.agenda[-1] == kinds.OPEN_BID else self._not_now(p)

    def _done(self, p: IstanbulPosition, _: int) -> Refusal:
        return no("IS-182", "not-complete") if p.unfinished else self._not_now(p)

    # -- cards and the fruit tile -----------------------------------------------------------------

    def _play(self, p: IstanbulPosition, kind: int) -> Refusal:
        card = self.describer.card(kind)
        if p.to_act != p.active:
            return no("IS-034", "card-own-turn")
        if not p.hands[p.to_act * m.KINDS + kind]:
            return no("IS-033", "card-not-in-hand", card=card)
        return unplayable(p, kind, card)

    def _play_guild(self, p: IstanbulPosition, kind: int) -> Refusal:
        card = self.describer.guild_card(kind)
        if not p.tables.has_mocha:
            return no("IM-001", "no-guild-cards")
        if p.to_act != p.active:
            return no("IS-034", "card-own-turn")
        if not p.guild_hands[p.to_act * m.GUILD_KINDS + kind]:
            return no("IM-070", "card-not-in-hand", card=card)
        return no(f"IM-0{71 + kind}", "card-not-now", card=card)

    def _discard(self, p: IstanbulPosition, kind: int) -> Refusal:
        clauses = {
            kinds.DISCARD: "IS-107",
            kinds.FIGURE_PAY: "IS-075",
            kinds.ROAST: "IM-040",
            kinds.ROAST_FIRST: "IM-040",
        }
        if p.agenda[-1] not in clauses or p.hands[p.to_act * m.KINDS + kind]:
            return self._not_now(p)
        return no(clauses[p.agenda[-1]], "card-not-in-hand", card=self.describer.card(kind))

    def _discard_guild(self, p: IstanbulPosition, kind: int) -> Refusal:
        clauses = {**_ROASTING, kinds.GUILD_DISCARD: "IM-042"}
        if p.agenda[-1] not in clauses or p.guild_hands[p.to_act * m.GUILD_KINDS + kind]:
            return self._not_now(p)
        return no(clauses[p.agenda[-1]], "card-not-in-hand", card=self.describer.guild_card(kind))

    def _fruit_tile(self, p: IstanbulPosition, _: int) -> Refusal:
        seat = p.to_act
        if seat != p.active or p.unfinished:
            return no("IS-135", "tile-own-turn")
        if not p.owns(seat, m.FRUIT):
            return no("IS-135", "tile-missing")
        if p.recalled:
            return no("IS-135", "tile-once")
        if not p.assistants[seat]:
            return no("IS-135", "no-assistant-out")
        if p.lira[seat] < p.tables.recall_lira:
            return no("IS-135", "price", lira=p.tables.recall_lira, own=p.lira[seat])
        return self._not_now(p)
