"""What a learned value looks at in Istanbul: the prospects by hand, then what they are made of."""

from __future__ import annotations

from typing import Final

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.judgement import promise, worth
from fondaco.games.istanbul.position import IstanbulPosition, own
from fondaco.table.core import Position
from fondaco.table.features import Features

LAST_STAGE: Final = 3
UNIT: Final = 3200.0
"""The worth of a ruby."""
GOODS: Final = 4
NEVER: Final = 1.5
"""How far away a ruby is that is not there any more."""


class IstanbulFeatures(Features):
    """The stage is told by the rubies of whoever has most; learned on the base game."""

    def fit(self, p: Position) -> bool:
        q = own(p)
        return not q.tables.has_mocha and not q.tables.has_letters

    def last_stage(self) -> int:
        return LAST_STAGE

    def stage(self, p: Position) -> int:
        return min(LAST_STAGE, max(0, max(own(p).rubies) - 1))

    def of(self, p: Position, seat: int) -> list[float]:
        q = own(p)
        rubies, lira = q.rubies[seat], q.lira[seat]
        found = [worth(q, seat) / UNIT, promise(q, seat) / UNIT, float(rubies)]
        found += [1.0 if rubies >= number else 0.0 for number in range(3, 6)]
        found.append(min(lira, 8) / 10.0)
        found.append(max(0, min(lira, 16) - 8) / 10.0)
        found.append(max(0, lira - 16) / 10.0)
        total = _goods(q, seat, found)
        cards, stack = q.hand_size[seat], q.stack[seat]
        found += [1.0 if q.extensions[seat] >= number else 0.0 for number in range(1, 4)]
        found.append(float(min(cards, 1)))
        found.append(max(0, min(cards, 3) - 1) / 2.0)
        found.append(max(0, cards - 3) / 3.0)
        tiles = [float(q.tiles[seat] >> colour & 1) for colour in range(GOODS)]
        found += tiles
        found.append(tiles[0] * tiles[1])
        found.append(tiles[2] * tiles[3])
        found.append(1.0 if stack == 0 else 0.0)
        found.append(1.0 if stack == 1 else 0.0)
        found.append(1.0 if stack >= 3 else 0.0)
        found.append(1.0 if q.family[seat] == m.POLICE else 0.0)
        _prices(q, seat, total, found)
        found.append(1.0 if q.active == seat else 0.0)
        found.append(float((seat - q.first) % q.seats))
        return found


def _goods(q: IstanbulPosition, seat: int, found: list[float]) -> int:
    """The goods, and the fewest of a kind; how many they are in all."""
    least, total = 9, 0
    for good in range(GOODS):
        held = q.goods[seat * GOODS + good]
        found.append(held / 5.0)
        least = min(least, held)
        total += held
    found.append(least / 5.0)
    return total


def _prices(q: IstanbulPosition, seat: int, total: int, found: list[float]) -> None:
    """What the next rubies of the Gemstone Dealer and of the Sultan still need."""
    lira, dealer, sultan = q.lira[seat], q.track_price(1), q.track_price(0)
    found.append(1.0 if q.tracks[1] and lira >= dealer else 0.0)
    found.append(max(0, dealer - lira) / 10.0 if q.tracks[1] else NEVER)
    lack = 0
    if q.tracks[0]:
        for good in range(GOODS):
            lack += max(0, q.tables.sultan_fixed[sultan * GOODS + good] - q.goods[seat * GOODS + good])
        lack = max(lack, sultan - total)
    found.append(1.0 if q.tracks[0] and lack == 0 else 0.0)
    found.append(lack / 5.0 if q.tracks[0] else NEVER)


FEATURES: Final = IstanbulFeatures()
