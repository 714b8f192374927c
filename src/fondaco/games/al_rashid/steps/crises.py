"""Crisis cards: the deck and what is known of it, looking at its top card, resolving a card (AR-034, AR-321)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import BURY, KEEP
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, ChanceStep, Step
from fondaco.games.al_rashid.steps.kinds import KEEP_OR_BURY, PLACE_TILE
from fondaco.table.core import CHANCE, EVERYONE, LOOK_BARRIER


def resolve_crisis(p: AlRashidPosition, card: int) -> None:
    """A card, by its number in the box, is shown, and its lines are carried out in their order (AR-034)."""
    p.crises.append(card)
    if p.heard is not None:
        p.tell([tell.CRISIS, EVERYONE, card])
    lines = p.tables.crisis_lines[card]
    for at in range(len(lines) - 3, -1, -3):
        p.push(PLACE_TILE, lines[at], lines[at + 1], lines[at + 2])


class CrisisCard(ChanceStep):
    """The top card becomes fixed, unless it is; then it is resolved, or a seat looks at it (AR-208, AR-243, C5)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.top_card == EMPTY and p.loose_cards == 0:
            p.top_card = p.buried.pop(0)  # only buried cards are left: the first of them is on top
            p.top_known = p.buried_known.pop(0)
        if p.top_card == EMPTY:
            p.to_act = CHANCE
            return True
        self.turn_up(p)
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        cards: list[int] = []
        for card in range(len(p.tables.white_cards)):
            if p.loose_cards >> card & 1:
                cards.append(card)
        return cards

    def weights(self, p: AlRashidPosition) -> list[int]:
        return [1] * len(self.legal(p))

    def ordinal(self, p: AlRashidPosition) -> int:
        return p.fixed_cards

    def audience(self, p: AlRashidPosition) -> int:
        return EVERYONE if p.agenda[-2] == EMPTY else 1 << p.agenda[-2]

    def play(self, p: AlRashidPosition, move: int) -> None:
        p.loose_cards &= ~(1 << move)
        p.top_card = move
        p.top_known = 0
        p.fixed_cards += 1
        self.turn_up(p)

    def turn_up(self, p: AlRashidPosition) -> None:
        """The fixed top card is resolved, or seen by one seat alone."""
        seat = p.agenda[-2]
        may_bury = p.agenda[-3]
        card = p.tables.white_cards[p.top_card]
        p.pop()
        if seat == EMPTY:
            p.top_card = EMPTY
            p.top_known = 0
            resolve_crisis(p, card)
            return
        p.top_known |= 1 << seat
        p.barrier = LOOK_BARRIER
        if p.heard is not None:
            p.tell([tell.CARD_SEEN, 1 << seat, seat, card])
        if may_bury:
            p.push(KEEP_OR_BURY, seat)


class KeepOrBury(Step):
    """Whoever looked at the top card may put it at the bottom; the others see only whether (AR-208)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [KEEP, BURY]

    def play(self, p: AlRashidPosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        if move == BURY:
            p.buried.append(p.top_card)
            p.buried_known.append(p.top_known)
            p.top_card = EMPTY
            p.top_known = 0
        if p.heard is not None:
            p.tell([tell.CARD_BURIED if move == BURY else tell.CARD_KEPT, EVERYONE, seat])
