"""What a learned value looks at in Im Reich der Wüstensöhne: the prospects by hand, then what they are made of."""

from __future__ import annotations

from typing import Final

from fondaco.games.wuestensoehne.judgement import good_values, worth
from fondaco.games.wuestensoehne.position import WuestensoehnePosition, own
from fondaco.table.core import Position
from fondaco.table.features import Features

LAST_STAGE: Final = 4
UNIT: Final = 500.0
"""The worth of a gold coin, about."""
TILES_LEFT: Final = (55, 35, 15)
"""With fewer tiles in the piles the next stage has begun."""
GOODS: Final = 4
EXPLORERS: Final = 4


class WuestensoehneFeatures(Features):
    """The stage is told by the tiles in the piles; the last one begins when they are gone."""

    def fit(self, p: Position) -> bool:
        return True

    def last_stage(self) -> int:
        return LAST_STAGE

    def stage(self, p: Position) -> int:
        q = own(p)
        if q.goes_left >= 0:
            return LAST_STAGE
        left = sum(q.tiles_left)
        stage = 0
        for number in TILES_LEFT:
            if left <= number:
                stage += 1
        return stage

    def of(self, p: Position, seat: int) -> list[float]:
        q = own(p)
        values = good_values(q, seat)
        number, known = 0, 0
        for good in range(GOODS):
            held = q.goods[seat * GOODS + good]
            number += held
            known += held * values[good]
        water, room, reserve = q.water[seat], q.room_of(seat), q.reserve_size(seat)
        found = [
            worth(q, seat) / UNIT,
            q.gold_of(seat) / 5.0,
            number / 3.0,
            known / UNIT,
            min(water, 2) / 2.0,
            max(0, water - 2) / 2.0,
            q.camels[seat] / 2.0,
            min(room, 2) / 2.0,
            max(0, room - 2) / 2.0,
        ]
        found += [1.0 if reserve >= size else 0.0 for size in range(1, 4)]
        _explorers(q, seat, found)
        found.append(1.0 if q.turban == seat else 0.0)
        found.append(1.0 if q.active == seat else 0.0)
        return found


def _explorers(q: WuestensoehnePosition, seat: int, found: list[float]) -> None:
    """How many are at home, how near the oases of the others are to closing, and whether the tallest is at home."""
    home, one, two, more, tall = 0, 0, 0, 0, 0
    for nth in range(EXPLORERS):
        at = q.explorers[seat * EXPLORERS + nth]
        if at < 0:
            home += 1
            if nth == 0:
                tall = 1
            continue
        sides = q.open_sides[q.oasis[at]]
        if sides <= 1:
            one += 1
        elif sides == 2:
            two += 1
        else:
            more += 1
    found.append(home / 2.0)
    found.append(one / 2.0)
    found.append(two / 2.0)
    found.append(more / 2.0)
    found.append(float(tall))


FEATURES: Final = WuestensoehneFeatures()
