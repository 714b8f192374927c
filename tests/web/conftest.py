"""A browser for the tests of the pages: skipped, with the line to type, where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Served, lacking, served
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browser."""
    sync_api = pytest.importorskip(
        "playwright.sync_api", reason="There is no playwright: pip install playwright"
    )
    if missing := lacking():
        pytest.skip(missing)
    with sync_api.sync_playwright() as one:
        yield one


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium as the distribution packages it; each test has its own, so that one that dies fails one test."""
    one = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
    yield one
    one.close()


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[Served]:
    """A house with an empty database."""
    with served(tmp_path) as one:
        yield one
