"""Bonus cards: the windows in which they are played, and what they do; the fruit tile beside them."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    ANY_GOODS,
    ANY_WAREHOUSE,
    ANYWHERE,
    ASSISTANT_BACK,
    CALL_TRADER,
    COFFEE_TRADER,
    COPY,
    DICE_REWARD,
    FAMILY_HOME,
    FAMILY_STEP,
    FOLLOW,
    FRUIT,
    FRUIT_TILE,
    GAIN_COFFEE,
    GAIN_GOOD,
    GAIN_GUILD_CARD,
    GAIN_LETTER,
    GAIN_LIRA,
    GOOD_FOR_LIRA,
    GOODS,
    MOVE_BARRIER,
    PRINTED_GOOD,
    REPEAT_MOSQUE,
    REWARD_LIRA,
    SELL_COFFEE,
    SMALL_MARKET,
    SMUGGLER,
    STAY,
    THREE_OR_FOUR,
    USE_FIGURE,
    act_at,
    barrier,
    bring_back,
    follow,
    give,
    go,
    go_companion,
    meet,
    play_card,
    play_guild,
    send,
    take,
)
from fondaco.games.istanbul.position import NO_SEAT, IstanbulPosition, Step
from fondaco.games.istanbul.steps.changes import (
    assistant_places,
    bring_assistant_back,
    carry_out,
    close_parts,
    companion_comes,
    gain_coffee,
    gain_goods,
    gain_lira,
    go_home,
    merchant_comes,
    pay_coffee,
    pay_good_or_coffee,
    pay_lira,
    pay_toll,
    set_family,
    set_merchant,
)
from fondaco.games.istanbul.steps.figures import use_figure
from fondaco.games.istanbul.steps.guild import guild_playable, start_guild_card
from fondaco.games.istanbul.steps.hands import lay_card, show_card, use_card
from fondaco.games.istanbul.steps.kinds import (
    ACTION,
    BEGIN,
    BY_STEP,
    CARD,
    DICE,
    DRAW,
    DRAW_GUILD,
    DRAW_LETTER,
    FIGURE_GOOD,
    PAY_OFF,
    SALE,
)
from fondaco.games.istanbul.steps.kinds import (
    FRUIT as FRUIT_PART,
)
from fondaco.games.istanbul.steps.targets import REPEATED, is_playable, targets, top_card
from fondaco.games.istanbul.tables import AFTER_LAST_TURN
from fondaco.table.core import EVERYONE

# -- windows --------------------------------------------------------------------------------------


def window_moves(p: IstanbulPosition, window: int) -> list[int]:
    """Cards of the active player that can be played in a window, and the fruit tile (IS-150)."""
    seat = p.active
    tables = p.tables
    moves: list[int] = []
    mask = p.held[seat] & tables.playable[window]
    kind = 0
    while mask:
        if mask & 1 and is_playable(p, kind, window):
            moves.append(play_card(kind))
        mask >>= 1
        kind += 1
    if tables.has_mocha:
        mask = p.guild_held[seat] & tables.guild_playable[window]
        kind = 0
        while mask:
            if mask & 1 and guild_playable(p, kind):
                moves.append(play_guild(kind))
            mask >>= 1
            kind += 1
    if p.tiles[seat] and window != AFTER_LAST_TURN and can_recall(p):
        moves.append(FRUIT_TILE)
    return moves


def might_play(p: IstanbulPosition, window: int) -> bool:
    """Whether, for all that everybody knows, the active player could use this window (IS-183)."""
    seat = p.active
    tables = p.tables
    if p.hand_size[seat] > 0 and tables.playable[window]:
        return True
    if tables.has_mocha and p.guild_size[seat] > 0 and tables.guild_playable[window]:
        return True
    return can_recall(p)


def can_recall(p: IstanbulPosition) -> bool:
    """Whether the fruit tile can be used: once per turn, for Lira (IS-135)."""
    seat = p.active
    return (
        p.owns(seat, FRUIT)
        and p.recalled == 0
        and p.assistants[seat] != 0
        and p.lira[seat] >= p.tables.recall_lira
    )


def play_in_window(p: IstanbulPosition, move: int) -> None:
    """Begin with what a window offers."""
    if move == FRUIT_TILE:
        p.push(FRUIT_PART)
        p.more()
    elif move >= play_guild(0):
        start_guild_card(p, move - play_guild(0))
    else:
        start_card(p, move - play_card(0))


def move_barrier(p: IstanbulPosition, edge: int) -> None:
    """Whoever moves it controls it (IM-054)."""
    p.edge = edge
    p.barrier_holder = p.active
    if p.heard is not None:
        p.tell([tell.BARRIER_MOVED, EVERYONE, p.active, edge])


# -- playing --------------------------------------------------------------------------------------


def start_card(p: IstanbulPosition, kind: int) -> None:
    """Play a card at once, or ask for what it needs; nothing is shown before that is said."""
    effect = top_card(p) if kind == COPY else kind
    tables = p.tables
    seat = p.active
    if effect == GAIN_LIRA:
        use_card(p, kind, effect)
        gain_lira(p, seat, tables.card_lira[effect])
    elif effect == GAIN_COFFEE:
        use_card(p, kind, effect)
        gain_coffee(p, seat, tables.card_coffee[effect])
    elif PRINTED_GOOD <= effect < PRINTED_GOOD + GOODS:
        use_card(p, kind, effect)
        gain_goods(p, seat, effect - PRINTED_GOOD, 1)
        gain_lira(p, seat, tables.card_lira[effect])
    elif effect == SELL_COFFEE:
        use_card(p, kind, effect)
        pay_coffee(p, seat, tables.card_price[effect])
        gain_lira(p, seat, tables.card_lira[effect])
    elif effect == STAY:
        use_card(p, kind, effect)
        merchant_comes(p, p.merchant[seat], NO_SEAT)  # IS-157
    elif effect == GAIN_GUILD_CARD:
        show_card(p, kind, effect)
        p.push(DRAW_GUILD, seat)
    elif effect == GAIN_LETTER:
        show_card(p, kind, effect)
        p.push(DRAW_LETTER, seat)
    elif effect == DICE_REWARD:
        show_card(p, kind, effect)
        p.push(PAY_OFF)
        p.push(DICE)
    elif effect == CALL_TRADER:
        show_card(p, kind, effect)
        use_figure(p, COFFEE_TRADER)
    else:
        p.push(CARD, effect, kind)
        if REPEATED[effect]:
            p.push(BEGIN, REPEATED[effect])
        elif effect == ANY_GOODS:
            p.push(SALE, SMALL_MARKET, 0, 1)
        p.more()


class Card(Step):
    """What a card needs to know (IS-DP-10, and IS-DP-03 to IS-DP-05 for those that move a token)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = targets(p, p.agenda[-2])
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return targets(p, p.agenda[-2])

    def play(self, p: IstanbulPosition, move: int) -> None:
        effect = p.agenda[-2]
        kind = p.agenda[-3]
        seat = p.active
        if effect == GAIN_GOOD:
            close_parts(p)
            use_card(p, kind, effect)
            gain_goods(p, seat, move - take(0), 1)
        elif effect == GOOD_FOR_LIRA:
            close_parts(p)
            use_card(p, kind, effect)
            pay_good_or_coffee(p, seat, move - give(0))
            gain_lira(p, seat, p.tables.card_lira[effect])
        elif effect == ASSISTANT_BACK:
            close_parts(p)
            use_card(p, kind, effect)
            bring_assistant_back(p, seat, move - bring_back(0))
        elif effect == FAMILY_HOME:  # IS-156
            carry_out(p)
            go_home(p, seat)
            if move == REWARD_LIRA:
                gain_lira(p, seat, p.tables.card_lira[effect])
            else:
                p.push(DRAW, seat)
        elif effect == MOVE_BARRIER:
            close_parts(p)
            use_card(p, kind, effect)
            move_barrier(p, move - barrier(1, 2))
        elif effect == ANY_WAREHOUSE or effect == REPEAT_MOSQUE:
            p.push(BEGIN, move - act_at(0))
            p.more()
        elif effect == USE_FIGURE:
            figure = move - meet(0)
            if figure == SMUGGLER:
                p.push(FIGURE_GOOD, figure, 1)
                p.more()
            else:
                carry_out(p)
                use_figure(p, figure)
        else:
            self.move_token(p, effect, kind, move)

    def move_token(self, p: IstanbulPosition, effect: int, kind: int, move: int) -> None:
        """Cards that replace the normal move (IS-047)."""
        seat = p.active
        close_parts(p)
        if effect == FAMILY_STEP:  # IL-145
            place = move - send(0)
            p.pop()
            show_card(p, kind, effect)
            set_family(p, seat, place)
            p.push(ACTION, place, BY_STEP)
            return
        use_card(p, kind, effect)
        start = p.merchant[seat]
        if effect == THREE_OR_FOUR:
            place = move - go(0)
            pay_toll(p, start, place)
            set_merchant(p, seat, place)
            merchant_comes(p, place, NO_SEAT)
        elif effect == ANYWHERE:
            place = move - go(0)
            pay_lira(p, seat, p.tables.card_price[effect])
            set_merchant(p, seat, place)
            merchant_comes(p, place, NO_SEAT)
        elif effect == FOLLOW:
            other = move - follow(0)
            set_merchant(p, seat, p.merchant[other])
            merchant_comes(p, p.merchant[seat], other)
        else:
            companion_comes(p, p.companion[seat], move - go_companion(0))


class LayCard(Step):
    """The effect is done: the card comes on top of the discard pile (IS-161)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        kind = p.agenda[-2]
        p.pop()
        lay_card(p, kind)
        return False


class Fruit(Step):
    """From where the fruit tile returns an assistant (IS-135)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        places = assistant_places(p, p.active)
        if len(places) == 1:
            self.play(p, bring_back(places[0]))
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [bring_back(place) for place in assistant_places(p, p.active)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        close_parts(p)
        p.recalled = 1
        pay_lira(p, p.active, p.tables.recall_lira)
        if p.heard is not None:
            p.tell([tell.FRUIT_TILE_USED, EVERYONE, p.active, move - bring_back(0)])
        bring_assistant_back(p, p.active, move - bring_back(0))
