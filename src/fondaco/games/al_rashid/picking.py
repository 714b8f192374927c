"""What is picked in one decision, though the engine asks for one thing after the other (AR-323).

The Money Changer's exchanges, visits and payments are no forms: docs/decisions/011-picking-several-things.md says why.
"""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.describe import Describer
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.activating import LookAt
from fondaco.games.al_rashid.steps.battle import throwable
from fondaco.games.al_rashid.steps.commerce import items_left, most_items
from fondaco.games.al_rashid.steps.mercenaries import tiles_left
from fondaco.table.message import Message
from fondaco.table.picks import Picks


def picks_of(describer: Describer, p: AlRashidPosition) -> Picks | None:
    """What may be picked where the agenda asks for several things; None elsewhere."""
    step = p.agenda[-1]
    if step in (kinds.TRADE, kinds.TRADE_MORE):
        return _picks_of_trade(describer, p)
    if step == kinds.FIGHT_WITH:
        return _picks_of_battle(describer, p)
    if step in (kinds.LOOK_AT, kinds.TILE_COLOUR, kinds.GAIN_GOOD):
        return _picks_of_office(describer, p, step)
    return None


def _picks_of_trade(describer: Describer, p: AlRashidPosition) -> Picks:
    """Single items from a territory, the letter among them (AR-110 to AR-115)."""
    most = p.agenda[-2] if p.chosen else most_items(p, p.to_act, p.agenda[-2])
    return Picks(
        moves=[m.take(item) for item in range(m.ITEMS)],
        labels=[Message("al-rashid-item", {"item": item}) for item in describer.items],
        possible=_after_the_last(p.chosen, [items_left(p, item) for item in range(m.ITEMS)]),
        least=0 if p.chosen else 1,
        most=most,
        end=m.STOP,
        begun=bool(p.chosen),
    )


def _picks_of_battle(describer: Describer, p: AlRashidPosition) -> Picks:
    """Tiles of the hand, of the colours of the enemies (AR-093)."""
    possible = [throwable(p, kind) for kind in range(m.TILE_KINDS)]
    return Picks(
        moves=[m.discard(kind) for kind in range(m.TILE_KINDS)],
        labels=[
            Message("al-rashid-tile", {"colour": describer.colours[kind // m.VALUES], "value": value})
            for kind in range(m.TILE_KINDS)
            for value in [kind % m.VALUES + 1]
        ],
        possible=_after_the_last(p.chosen, possible),
        least=0 if p.chosen else 1,
        most=sum(possible),
        end=m.STOP,
        begun=bool(p.chosen),
    )


def _picks_of_office(describer: Describer, p: AlRashidPosition, step: int) -> Picks:
    """Territories to look at; colours of tiles, or goods, of which exactly so many are due (AR-200, AR-204, AR-212)."""
    office = p.agenda[-2]
    due = p.tables.office_number[office] - len(p.chosen)
    if step == kinds.LOOK_AT:
        open_to_look = LookAt().further(p)
        return Picks(
            moves=[m.look(territory) for territory in range(m.TERRITORIES)],
            labels=[describer.area(m.FIRST_TERRITORY + territory) for territory in range(m.TERRITORIES)],
            possible=[int(territory in open_to_look) for territory in range(m.TERRITORIES)],
            least=0 if p.chosen else 1,
            most=due,
            end=m.STOP,
            begun=bool(p.chosen),
        )
    if step == kinds.TILE_COLOUR:
        moves = [m.colour(which) for which in range(m.COLOURS)]
        labels = [Message("al-rashid-pick-colour", {"colour": colour}) for colour in describer.colours]
        left = [tiles_left(p, which) for which in range(m.COLOURS)]
    else:
        choice = p.tables.office_choice[office]
        moves = [m.gain(good) for good in range(m.GOODS)]
        labels = [Message("al-rashid-item", {"item": good}) for good in describer.goods]
        left = [due + p.chosen.count(good) if choice >> good & 1 else 0 for good in range(m.GOODS)]
    possible = [min(due, number) for number in _after_the_last(p.chosen, left)]
    return Picks(moves, labels, possible, due, due, m.STOP, begun=bool(p.chosen))


def _after_the_last(chosen: Sequence[int], number: Sequence[int]) -> list[int]:
    """How many of each kind can be added to those chosen: the engine does not go back (AR-323)."""
    first = chosen[-1] if chosen else 0
    return [
        max(so_many - list(chosen).count(kind), 0) if kind >= first else 0
        for kind, so_many in enumerate(number)
    ]
