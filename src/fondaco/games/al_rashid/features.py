"""What a learned value looks at in Al Rashid: the prospects by hand, then what they are made of."""

from __future__ import annotations

from typing import Final

from fondaco.games.al_rashid.judgement import power_of, worth
from fondaco.games.al_rashid.position import AlRashidPosition, own
from fondaco.games.al_rashid.steps.scoring import points
from fondaco.table.core import Position
from fondaco.table.features import Features

LAST_STAGE: Final = 4
PIECES: Final = 3
COLOURS: Final = 2
STRENGTHS: Final = 4
GOODS: Final = 5


class AlRashidFeatures(Features):
    """A stage is a turn of five."""

    def fit(self, p: Position) -> bool:
        return True

    def last_stage(self) -> int:
        return LAST_STAGE

    def stage(self, p: Position) -> int:
        return max(0, min(LAST_STAGE, own(p).turn - 1))

    def of(self, p: Position, seat: int) -> list[float]:
        q = own(p)
        wealth = q.wealth(seat)
        found = [
            worth(q, seat, True) / 1000.0,
            points(q, seat) / 5.0,
            min(wealth, 20) / 20.0,
            max(0, min(wealth, 40) - 20) / 20.0,
            max(0, wealth - 40) / 20.0,
            q.letters[seat] / 3.0,
            q.influence[seat] / 3.0,
            q.dishonour[seat] / 2.0,
        ]
        _offices(q, seat, found)
        reserve = 0
        for piece in range(PIECES):
            found.append(float(q.family[seat * PIECES + piece]))
            reserve += q.reserve[seat * PIECES + piece]
        found.append(reserve / 2.0)
        found.append(q.on_board[seat] / 2.0)
        _mercenaries(q, seat, found)
        kinds = 0
        for good in range(GOODS):
            if q.goods[seat * GOODS + good]:
                kinds += 1
        found.append(kinds / 3.0)
        place = 0.0
        for nth in range(len(q.order)):
            if q.order[nth] == seat:
                place = nth / 2.0
        found.append(place)
        found.append(1.0 if q.to_act == seat else 0.0)
        return found


def _offices(q: AlRashidPosition, seat: int, found: list[float]) -> None:
    """How many, and what they are good for."""
    left, office, number, power = q.offices[seat], 0, 0, 0
    while left:
        if left & 1:
            number += 1
            power += power_of(q, office)
        left >>= 1
        office += 1
    found.append(float(number))
    found.append(power / 50.0)


def _mercenaries(q: AlRashidPosition, seat: int, found: list[float]) -> None:
    """How many of each colour, and how strong they are."""
    for colour in range(COLOURS):
        found.append(q.hand_size[seat * COLOURS + colour] / 3.0)
        strength = 0
        for value in range(STRENGTHS):
            strength += q.hands[(seat * COLOURS + colour) * STRENGTHS + value] * (value + 1)
        found.append(strength / 8.0)


FEATURES: Final = AlRashidFeatures()
