"""What a learned value looks at in Yspahan: the prospects by hand, then what they are made of."""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan.judgement import worth
from fondaco.games.yspahan.moves import BUILDINGS
from fondaco.games.yspahan.position import YspahanPosition, own
from fondaco.table.core import Position
from fondaco.table.features import Features

LAST_STAGE: Final = 5
LATE_IN_THE_WEEK: Final = 4


class YspahanFeatures(Features):
    """Two stages a week: its first three days, and the rest."""

    def fit(self, p: Position) -> bool:
        return True

    def last_stage(self) -> int:
        return LAST_STAGE

    def stage(self, p: Position) -> int:
        q = own(p)
        return min(LAST_STAGE, (q.week - 1) * 2 + (1 if q.day >= LATE_IN_THE_WEEK else 0))

    def of(self, p: Position, seat: int) -> list[float]:
        q = own(p)
        camels, gold, cards = q.camels[seat], q.gold[seat], q.hand_size[seat]
        found = [
            worth(q, seat, True) / 1000.0,
            q.score[seat] / 10.0,
            min(camels, 2) / 2.0,
            max(0, camels - 2) / 3.0,
            min(gold, 3) / 3.0,
            max(0, gold - 3) / 3.0,
            min(cards, 2) / 2.0,
            max(0, cards - 2) / 2.0,
        ]
        _buildings(q, seat, found)
        _souks(q, seat, found)
        _caravan(q, seat, found)
        place = 0
        for nth in range(len(q.order)):
            if q.order[nth] == seat:
                place = nth
        found.append(1.0 if place > q.turn else 0.0)
        found.append(1.0 if q.active == seat else 0.0)
        found.append(place / 2.0)
        return found


def _buildings(q: YspahanPosition, seat: int, found: list[float]) -> None:
    """Which are built, how many, and what is there beyond the price of the others."""
    tables, built, camels, gold = q.tables, 0, 0, 0
    for building in range(BUILDINGS):
        if q.buildings[seat] >> building & 1:
            found.append(1.0)
            built += 1
        else:
            found.append(0.0)
            camels += tables.price_camels[building]
            gold += tables.price_gold[building]
    found += [1.0 if built >= number else 0.0 for number in range(2, BUILDINGS + 1)]
    found.append(max(0, q.camels[seat] - camels) / 3.0)
    found.append(max(0, q.gold[seat] - gold) / 3.0)


def _souks(q: YspahanPosition, seat: int, found: list[float]) -> None:
    """Points of complete souks, parts of those of others, and what is missing there."""
    tables, full, part, begun, missing = q.tables, 0, 0.0, 0, 0
    for souk in range(len(q.souk_owner)):
        if q.souk_owner[souk] != seat:
            continue
        size, cubes = len(tables.souk_shops[souk]), q.souk_cubes[souk]
        if cubes == size:
            full += tables.souk_value[souk]
        else:
            part += tables.souk_value[souk] * cubes / size
            begun += 1
            missing += size - cubes
    found.append(full / 10.0)
    found.append(part / 10.0)
    found.append(begun / 2.0)
    found.append(missing / 4.0)


def _caravan(q: YspahanPosition, seat: int, found: list[float]) -> None:
    """Cubes on the caravan, what they would score now, and how near that is."""
    tables, mine, top = q.tables, 0, 0
    for nth in range(len(q.caravan)):
        if q.caravan[nth] == seat:
            mine += 1
            top = nth
    points = mine * tables.row_multiplier[top // tables.row_capacity] if mine else 0
    found.append(mine / 4.0)
    found.append(points / 10.0)
    found.append(points / 10.0 * (len(q.caravan) / tables.capacity))


FEATURES: Final = YspahanFeatures()
