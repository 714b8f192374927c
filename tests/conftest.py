"""What every test may rely on."""

from __future__ import annotations

import pytest

from tests.full_summary import FullSummary
from tests.rules import MARKER


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)
    config.pluginmanager.register(FullSummary(), "full-summary")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for a browser is marked so, before the marks choose."""
    for item in items:
        if isinstance(item, pytest.Function) and "playwright" in item.fixturenames:
            item.add_marker("browser")
