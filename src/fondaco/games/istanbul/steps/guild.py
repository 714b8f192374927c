"""Guild cards: when they may be played, and what they do (section 7.7)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    ASSISTANT_ERRAND,
    CHEAP_EXTENSION,
    DONE,
    FAMILY_ERRAND,
    GOODS,
    LARGE_MARKET,
    POLICE,
    ROASTING_PLANT,
    SAFE_CONDUCT,
    SECOND_SALE,
    SEVEN_LIRA,
    SMALL_MARKET,
    SUMMON,
    THREE_COFFEE,
    TWO_ASSISTANTS,
    TWO_GOODS,
    WAINWRIGHT,
    act_at,
    bring_back,
    meet,
    send,
    take,
)
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps.available import available, can_extend, can_sell, cards_of
from fondaco.games.istanbul.steps.changes import (
    assistant_places,
    begin_execution,
    bring_assistant_back,
    carry_out,
    close_parts,
    extend,
    gain_coffee,
    gain_goods,
    gain_lira,
    pay_lira,
    set_family,
)
from fondaco.games.istanbul.steps.hands import use_guild_card
from fondaco.games.istanbul.steps.kinds import (
    ACTION,
    BEGIN,
    GUILD_CARD,
    OWN_PLACE,
    SALE,
    WITHIN_ACTION,
)
from fondaco.table.core import EVERYONE
from fondaco.table.deck import laid as laid_entry
from fondaco.table.deck import remember


def guild_playable(p: IstanbulPosition, kind: int) -> bool:
    """Whether a guild card whose timing fits can be carried out by the active player now."""
    seat = p.active
    if kind == TWO_ASSISTANTS:
        return p.assistants[seat] != 0
    if kind == SAFE_CONDUCT:
        return p.safe == 0
    if kind == FAMILY_ERRAND:
        return p.executed != 0  # IM-077: after the own action
    if kind == CHEAP_EXTENSION:
        return (
            p.agenda[-1] == ACTION
            and p.agenda[-2] == WAINWRIGHT
            and can_extend(p, seat)
            and p.lira[seat] >= p.tables.cheap_extension
        )
    if kind == ASSISTANT_ERRAND:
        return p.agenda[-1] == ACTION and p.agenda[-3] == OWN_PLACE and len(guild_targets(p, kind, 0)) > 0
    if kind == SUMMON or kind == SECOND_SALE:
        return len(guild_targets(p, kind, 0)) > 0
    return True


def guild_targets(p: IstanbulPosition, kind: int, chosen: int) -> list[int]:
    """What a guild card asks for, ascending; `chosen` is 1 more than what was chosen before, or 0."""
    seat = p.active
    if kind == TWO_GOODS:  # in the order of IS-181, of different colours (IM-071)
        return [take(good) for good in range(chosen, GOODS if chosen else GOODS - 1)]
    if kind == TWO_ASSISTANTS:
        moves = [bring_back(place) for place in assistant_places(p, seat) if place >= chosen]
        if chosen:
            moves.append(DONE)
        return moves
    if kind == SUMMON:
        return [meet(figure) for figure in p.tables.figures if p.figures[figure] != p.merchant[seat]]
    if kind == FAMILY_ERRAND:
        return [send(place) for place in p.tables.places if place != POLICE and place != p.family[seat]]
    if kind == SECOND_SALE:
        return [
            act_at(place)
            for place in range(LARGE_MARKET, SMALL_MARKET + 1)
            if (p.executed >> place) & 1 and can_sell(p, place)
        ]
    if kind == ASSISTANT_ERRAND:
        return [act_at(place) for place in assistant_places(p, seat) if errand_available(p, place)]
    return []


def errand_available(p: IstanbulPosition, place: int) -> bool:
    """Whether the errand can be done; its own card pays nothing at the Roasting Plant (IM-080, IM-040)."""
    seat = p.active
    if place == ROASTING_PLANT and p.lira[seat] < p.tables.roast_lira and p.goods_of(seat) == 0:
        return cards_of(p, seat) > 1
    return available(p, place)


def start_guild_card(p: IstanbulPosition, kind: int) -> None:
    """Play a guild card at once, or ask for what it needs."""
    seat = p.active
    tables = p.tables
    if kind == SEVEN_LIRA:
        use_guild_card(p, kind)
        gain_lira(p, seat, tables.guild_lira)
    elif kind == THREE_COFFEE:
        use_guild_card(p, kind)
        gain_coffee(p, seat, tables.guild_card_coffee)
    elif kind == SAFE_CONDUCT:
        use_guild_card(p, kind)
        p.safe = 1
    elif kind == CHEAP_EXTENSION:
        p.push(GUILD_CARD, kind)
        begin_execution(p, WAINWRIGHT)
        pay_lira(p, seat, tables.cheap_extension)
        extend(p, seat)
    else:
        p.push(GUILD_CARD, kind)
        p.more()


class GuildCard(Step):
    """What a guild card needs to know (IS-DP-10). Of two things, each is noted as 1 more than its number."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if self.is_full(p):
            self.finish(p)
            return False
        moves = guild_targets(p, p.agenda[-2], p.agenda[-3])
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return guild_targets(p, p.agenda[-2], p.agenda[-3])

    def play(self, p: IstanbulPosition, move: int) -> None:
        kind = p.agenda[-2]
        seat = p.active
        if kind == TWO_GOODS or kind == TWO_ASSISTANTS:
            if move == DONE:
                self.finish(p)
                return
            first = take(0) if kind == TWO_GOODS else bring_back(0)
            p.agenda[-4 if p.agenda[-3] else -3] = move - first + 1
            p.more()
        elif kind == SUMMON:  # IM-075, IM-083
            figure = move - meet(0)
            close_parts(p)
            use_guild_card(p, kind)
            p.figures[figure] = p.merchant[seat]
            if p.heard is not None:
                p.tell([tell.FIGURE_SUMMONED, EVERYONE, seat, figure, p.merchant[seat]])
        elif kind == FAMILY_ERRAND:  # IM-077, IM-082
            place = move - send(0)
            carry_out(p)
            set_family(p, seat, place)
            p.push(ACTION, place, WITHIN_ACTION)
        elif kind == SECOND_SALE:
            p.push(SALE, move - act_at(0), 0, 0)
            p.more()
        else:  # IM-080
            p.push(BEGIN, move - act_at(0))
            p.more()

    def is_full(self, p: IstanbulPosition) -> bool:
        """Whether the two things of the card are chosen."""
        kind = p.agenda[-2]
        if kind == TWO_ASSISTANTS and p.tables.guild_assistants == 1:
            return p.agenda[-3] > 0
        return (kind == TWO_GOODS or kind == TWO_ASSISTANTS) and p.agenda[-4] > 0

    def finish(self, p: IstanbulPosition) -> None:
        """Two goods, or assistants (IM-071, IM-074)."""
        kind = p.agenda[-2]
        things = [p.agenda[-3], p.agenda[-4]]
        close_parts(p)
        use_guild_card(p, kind)
        for thing in things:
            if thing and kind == TWO_GOODS:
                gain_goods(p, p.active, thing - 1, 1)
            elif thing:
                bring_assistant_back(p, p.active, thing - 1)


class LayGuildCard(Step):
    """The effect is done: the card comes on top of the guild discard pile (IM-070)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        kind = p.agenda[-2]
        p.pop()
        p.guild_discard.append(kind)
        remember(p.guild_history, laid_entry(kind))
        return False
