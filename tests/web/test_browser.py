"""People play in real browsers: from the home page to the end, through closed windows and a killed server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Player, Served, play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTHS = (360, 768, 1440)
LIGHTS = ("light", "dark")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="There is no axe: pip install axe-playwright-python"
    )
    found = axe.Axe().run(page).response["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found]


def play_now(player: Player, house: Served, game: str = "Yspahan") -> None:
    """From the home page to a table in one press of a button."""
    player.page.goto(house.address)
    player.page.get_by_role("button", name=f"Play now {game}").click()
    player.page.wait_for_url("**/t/*")
    player.page.locator(".prompt.mine").wait_for()


def test_two_people_and_a_bot_play_a_whole_game(browser: Browser, house: Served) -> None:
    anna, bruno = Player(browser, 1), Player(browser, 2)
    anna.page.goto(house.address)
    anna.page.get_by_role("button", name="Set a table Yspahan").click()
    anna.page.get_by_label("Seat 3").select_option("bot:greedy")
    anna.page.get_by_role("button", name="Set the table").click()
    anna.page.wait_for_url("**/t/*")
    link = anna.page.get_by_role("textbox", name="Link to the seat").input_value()
    assert re.fullmatch(rf"{re.escape(house.address)}/join#[\w-]{{22}}", link)

    bruno.page.goto(link)
    bruno.page.wait_for_url("**/t/*")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Bruno").wait_for()
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    anna.page.locator(".prompt").wait_for()
    bruno.page.locator(".prompt").wait_for()

    assert play([anna, bruno], until=20) >= 20
    address = bruno.leave()
    anna.page.get_by_text("away").wait_for()
    bruno.come_back(address)
    bruno.page.locator(".prompt").wait_for()
    assert play([anna, bruno], until=20) >= 20

    # Every move that was shown as made is still there after the plug was pulled; nobody reloads a page.
    for player in (anna, bruno):
        player.page.get_by_role("status").filter(has_text="connected").wait_for()
    told = anna.lines()
    house.kill()
    anna.page.get_by_text("connection lost").wait_for()
    house.start()
    for player in (anna, bruno):
        player.page.get_by_role("status").filter(has_text=re.compile("^connected$")).wait_for()
    assert anna.lines()[: len(told)] == told

    play([anna, bruno])
    assert anna.page.locator("#ending ~ ol").inner_text() == bruno.page.locator("#ending ~ ol").inner_text()
    assert bruno.page.locator(".player").count() == 3
    anna.page.get_by_text("Were the dice fair?").click()
    anna.page.get_by_text("These rolls match the promise").wait_for()
    assert anna.wrong == []
    assert bruno.wrong == []
