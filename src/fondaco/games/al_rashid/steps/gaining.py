"""What offices give: goods, tokens, pieces, a clean name (AR-209, AR-211, AR-215, AR-226, AR-229, AR-231)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import GOODS, PIECES
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.tables import GAIN, GAIN_PIECE, REMOVE_DISHONOUR
from fondaco.table.core import EVERYONE


def gain_goods(p: AlRashidPosition, seat: int, goods: list[int]) -> None:
    """Goods come from the supply, which never runs out (AR-007)."""
    for good in range(GOODS):
        p.goods[seat * GOODS + good] += goods[good]
    if p.heard is not None:
        p.tell([tell.GOODS_GAINED, EVERYONE, seat, *goods])


def gain_letters(p: AlRashidPosition, seat: int, number: int) -> None:
    """Letters come from the supply, as far as it has them (AR-A30)."""
    number = min(number, p.letter_supply)
    if number:
        p.letter_supply -= number
        p.letters[seat] += number
        if p.heard is not None:
            p.tell([tell.LETTER_GAINED, EVERYONE, seat, number])


def gain_influence(p: AlRashidPosition, seat: int, number: int) -> None:
    """Influence comes from the supply, as far as it has it (AR-A30)."""
    number = min(number, p.influence_supply)
    if number:
        p.influence_supply -= number
        p.influence[seat] += number
        if p.heard is not None:
            p.tell([tell.INFLUENCE_GAINED, EVERYONE, seat, number])


def gain_piece(p: AlRashidPosition, seat: int, piece: int) -> None:
    """A piece comes from the colour supply into the reserve, if there is one left (AR-128, AR-129)."""
    if p.family[seat * PIECES + piece] < p.tables.per_player[piece]:
        p.family[seat * PIECES + piece] += 1
        p.reserve[seat * PIECES + piece] += 1
        if p.heard is not None:
            p.tell([tell.PIECE_GAINED, EVERYONE, seat, piece])


def gain_by_office(p: AlRashidPosition, seat: int, office: int) -> None:
    """What an office gives without asking, at once or when activated, as far as possible (AR-178)."""
    tables = p.tables
    op = tables.office_op[office]
    if op == GAIN:
        if sum(tables.office_goods[office]):
            gain_goods(p, seat, tables.office_goods[office])
        gain_letters(p, seat, tables.office_letters[office])
        gain_influence(p, seat, tables.office_influence[office])
    elif op == GAIN_PIECE:
        gain_piece(p, seat, tables.office_choice[office])
    elif op == REMOVE_DISHONOUR:
        removed = min(tables.office_number[office], p.dishonour[seat])
        if removed:
            p.dishonour[seat] -= removed
            if p.heard is not None:
                p.tell([tell.DISHONOUR_REMOVED, EVERYONE, seat, removed])
