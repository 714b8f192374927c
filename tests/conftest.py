"""What every test may rely on."""

from __future__ import annotations

import os
from random import Random
from typing import TypeVar

import pytest
from hypothesis import settings

from tests.full_summary import FullSummary
from tests.rules import MARKER
from tools.repeat import SEED

HOUR = 3600
T = TypeVar("T")

# The same examples everywhere and every time, however slow the machine.
settings.register_profile("gate", derandomize=True, deadline=None, database=None)
settings.load_profile("gate")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)
    config.pluginmanager.register(FullSummary(), "full-summary")


def in_order(items: list[T]) -> None:
    """Leave the order as it is, or make it that of the seed in the variable."""
    if seed := os.environ.get(SEED):
        Random(seed).shuffle(items)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Thousands of games may take their time, on a busy machine too; the order is another where that is asked for."""
    in_order(items)
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.timeout(HOUR))
