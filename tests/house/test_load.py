"""A hundred tables with three live connections each, at a served house that is killed in the end: counts, no times."""

from __future__ import annotations

import pytest

from benchmarks.load.__main__ import measure


@pytest.mark.full
def test_nobody_misses_anything_and_nothing_acknowledged_is_lost(sqlite_url: str) -> None:
    load = measure(sqlite_url, tables=100, rate=100, seconds=4, processes=1)
    assert load.wrong == []
    assert load.house.moves > 100
    assert sum(map(len, load.house.acknowledged.values())) == load.house.moves
    assert len(load.house.versions) == 100
    assert load.echo.updates == 3 * load.echo.moves
