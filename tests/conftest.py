"""What every test may rely on."""

from __future__ import annotations

import pytest

from tests.full_summary import FullSummary
from tests.rules import MARKER


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)
    config.pluginmanager.register(FullSummary(), "full-summary")
