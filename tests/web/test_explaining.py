"""What a board explains: by a finger that rests, by mouse, and to whoever looks through the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Player, Served, violations
from tests.web.pinned import go_on, start_of_week

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RESTED = 900
"""Milliseconds after which a finger has surely rested long enough."""


def rest_on(player: Player, thing: Locator) -> None:
    """Put a finger on something, leave it there, and lift it: as a touch screen tells it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = player.context.new_cdp_session(player.page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    player.page.wait_for_timeout(RESTED)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def new_table(player: Player, house: Served, game: str) -> str:
    """Sit down with a bot; where the table is."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "medium"}, {"who": "bot", "bot": "medium"}]
    table = player.post(house, "/api/tables", {"game": game, "seats": seats})["table"]
    player.post(house, f"/api/tables/{table}/start", {})
    return f"{house.address}/t/{table}"


def test_a_finger_that_rests_on_yspahans_board_asks_and_chooses_nothing(
    browser: Browser, house: Served
) -> None:
    anna = Player(browser, 31, width=360, height=740, finger=True)
    go_on(anna, house, start_of_week(3))
    page = anna.page
    page.locator(".prompt.mine").wait_for()
    before, prompt = anna.lines(), page.locator(".prompt").inner_text()
    rest_on(anna, page.locator("[data-touch='square:camel']"))
    page.locator(".explained h2", has_text="Camel").wait_for()
    page.locator(".explained li a", has_text="YS-055").wait_for()
    assert anna.lines() == before
    assert page.locator(".prompt").inner_text() == prompt
    page.locator(".explained").get_by_role("button", name="Close").tap()
    page.locator(".explained").wait_for(state="detached")
    assert anna.wrong == []


def test_a_finger_asks_on_istanbuls_board_and_a_tap_still_chooses(browser: Browser, house: Served) -> None:
    anna = Player(browser, 32, width=360, height=740, finger=True)
    page = anna.page
    page.goto(new_table(anna, house, "istanbul"))
    page.locator(".prompt.mine").wait_for()
    target = page.locator(".bazaar [data-touch^='place:'][data-target]").first
    name, before = (target.get_attribute("aria-label") or "").split(",")[0], anna.lines()
    rest_on(anna, target)
    page.locator(".explained h2", has_text=name).wait_for()
    page.locator(".explained li a", has_text="IS-").first.wait_for()
    assert anna.lines() == before
    page.locator(".explained").get_by_role("button", name="Close").tap()
    target.tap()
    page.locator(".log li", has_text=name).first.wait_for(state="attached")
    assert anna.wrong == []


@pytest.mark.parametrize("game", ["istanbul", "wuestensoehne", "al-rashid"])
def test_everything_that_a_table_lists_is_explained_with_clauses(
    browser: Browser, house: Served, game: str
) -> None:
    anna = Player(browser, 33)
    page = anna.page
    page.goto(new_table(anna, house, game))
    page.get_by_role("button", name="Explain the board").click()
    listed = page.locator(".explained option:not([disabled])")
    listed.first.wait_for(state="attached")
    for value in listed.evaluate_all("options => options.map((option) => option.value)"):
        page.locator(".explained select").select_option(value)
        page.locator(".explained li a").first.wait_for()
    assert listed.count() > 20
    assert violations(page) == []
    assert anna.wrong == []
