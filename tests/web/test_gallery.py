"""The gallery in a real browser: it shows every piece and a table, without an error, and axe finds nothing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SHOWN = {
    "pieces": ("", "svg"),
    "a table": ("&scene=yspahan-4-decision", "svg [data-touch]"),
    "a generic table": ("&scene=al-rashid-3-decision", "table th"),
}
"""What to ask for, and something that is to be seen there."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("what", SHOWN)
def test_it_is_shown_without_an_error_and_for_everyone(page: Page, files: str, what: str, theme: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    query, mark = SHOWN[what]
    page.goto(f"{files}/gallery.html?lang=en&theme={theme}{query}", wait_until="networkidle")
    page.locator(mark).first.wait_for(state="attached")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert errors == []
