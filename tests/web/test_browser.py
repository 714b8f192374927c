"""People play in real browsers: from the home page to the end, through closed windows and a killed server."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import PATIENCE, PICTURES, Player, Served, play, violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def play_now(player: Player, house: Served, game: str = "Yspahan") -> None:
    """From the home page to a table in one press of a button."""
    player.page.goto(house.address)
    player.page.get_by_role("radio", name=game).check()
    player.page.get_by_role("button", name=f"Play now {game}").click()
    player.page.wait_for_url("**/t/*")
    player.page.locator(".prompt.mine").wait_for()


def test_two_people_and_a_bot_play_a_whole_game(browser: Browser, house: Served) -> None:
    anna, bruno = Player(browser, 1), Player(browser, 2)
    anna.page.goto(house.address)
    anna.page.get_by_role("button", name="Create a table Yspahan").click()
    anna.page.get_by_label("Seat 3").select_option("bot:medium")
    anna.page.get_by_role("button", name="Create table").click()
    anna.page.wait_for_url("**/t/*")
    link = anna.page.get_by_role("textbox", name="Link to the seat").input_value()
    assert re.fullmatch(rf"{re.escape(house.address)}/join#[\w-]{{22}}", link)
    assert violations(anna.page) == []

    bruno.page.goto(link)
    bruno.page.wait_for_url("**/t/*")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Bruno").wait_for()
    anna.page.get_by_role("button", name="Start game", exact=True).click()
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
        player.page.locator("[role=status].live").wait_for()
    told = anna.lines()
    house.kill()
    anna.page.get_by_text("connection lost").wait_for()
    house.start()
    for player in (anna, bruno):
        player.page.locator("[role=status].live").wait_for()
    assert anna.lines()[: len(told)] == told

    play([anna, bruno])
    for player in (anna, bruno):
        player.page.get_by_role("heading", name="Were the dice fair?").wait_for()
    assert anna.page.locator("#ending ~ ol").inner_text() == bruno.page.locator("#ending ~ ol").inner_text()
    anna.page.get_by_text("matches the commitment made at the start").wait_for()
    anna.page.get_by_role("img", name="Graph of the scores").wait_for()
    assert violations(anna.page) == []
    bruno.page.get_by_role("button", name="Board").click()
    assert bruno.page.locator(".player").count() == 3
    assert anna.wrong == []
    assert bruno.wrong == []


@pytest.mark.parametrize("game", ["Istanbul", "Im Reich der Wüstensöhne", "Al Rashid"])
def test_the_other_games_can_be_played(browser: Browser, house: Served, game: str) -> None:
    anna = Player(browser, 4)
    play_now(anna, house, game)
    assert play([anna], until=8) >= 8
    PICTURES.mkdir(parents=True, exist_ok=True)
    anna.page.screenshot(path=PICTURES / f"{game.split(maxsplit=1)[0].lower()}-1280.png")
    assert violations(anna.page) == []
    assert anna.wrong == []


def test_two_players_at_one_screen_have_a_curtain_between_them(browser: Browser, house: Served) -> None:
    anna = Player(browser, 5)
    anna.page.goto(house.address)
    anna.page.get_by_role("button", name="Create a table Yspahan").click()
    anna.page.get_by_label("Seat 2").select_option("me")
    anna.page.get_by_role("button", name="Create table").click()
    ready = anna.page.get_by_role("button", name="It is me")
    ready.wait_for()
    assert anna.page.locator(".player").count() == 0
    shown = []
    for _ in range(3):
        shown.append(anna.page.locator("h1").inner_text())
        ready.click()
        anna.page.locator(".prompt.mine").wait_for()
        while not ready.is_visible():
            if not anna.choose():
                anna.page.wait_for_timeout(20)
    assert len(set(shown)) == 2
    assert anna.wrong == []


def test_a_move_is_typed_and_a_refusal_leads_to_its_clause(browser: Browser, house: Served) -> None:
    anna = Player(browser, 6)
    play_now(anna, house)
    page = anna.page
    page.get_by_text("Menu").click()
    page.get_by_label("Text mode").check()
    page.get_by_text("Menu").click()
    line = page.get_by_label("Your move, or its number")
    line.fill("end turn")
    line.press("Enter")
    clause = page.locator(".refusal .clause")
    clause.wait_for()
    name = clause.inner_text()
    assert re.fullmatch(r"YS-\d+", name)
    clause.click()
    meant = page.locator(".meant")
    meant.wait_for()
    assert meant.locator("dt").inner_text() == name
    page.get_by_role("button", name="Close").click()
    before = len(anna.lines())
    end = time.monotonic() + PATIENCE / 1000
    while len(anna.lines()) == before and line.is_visible() and time.monotonic() < end:
        line.fill("1")
        line.press("Enter")
        page.wait_for_timeout(100)
    assert len(anna.lines()) > before
    assert anna.wrong == []


def test_a_decision_is_taken_back(browser: Browser, house: Served) -> None:
    anna = Player(browser, 7)
    play_now(anna, house)
    # What the bots did before cannot be taken back, and the barrier has a name.
    undo = anna.page.get_by_role("button", name=re.compile("^Undo"))
    if undo.get_attribute("aria-disabled") == "true":
        undo.click(force=True)
        anna.page.locator(".refusal").wait_for()
    end = time.monotonic() + PATIENCE / 1000
    while not (undo.is_visible() and undo.is_enabled()) and time.monotonic() < end:
        if not (anna.asked and anna.choose()):
            anna.page.wait_for_timeout(50)
    before = anna.lines()
    undo.click()
    anna.page.wait_for_function("n => document.querySelectorAll('.log li').length < n", arg=len(before))
    after = anna.lines()
    assert after == before[: len(after)]
    assert anna.asked
    assert anna.wrong == []


def test_a_game_is_looked_at_again(browser: Browser, house: Served) -> None:
    anna = Player(browser, 8)
    play_now(anna, house)
    play([anna], until=10)
    anna.page.goto(f"{anna.page.url}?m=3")
    slider = anna.page.get_by_role("slider")
    assert slider.input_value() == "3"
    anna.page.get_by_role("button", name="One move on").click()
    anna.page.wait_for_url("**?m=4")
    slider.press("End")
    anna.page.wait_for_url(f"**?m={slider.get_attribute('max')}")
    anna.page.locator(".log li").nth(5).wait_for()
    assert anna.wrong == []


def test_what_does_not_exist_is_said_plainly(browser: Browser, house: Served) -> None:
    anna = Player(browser, 9)
    anna.page.goto(f"{house.address}/join#{'x' * 22}")
    anna.page.get_by_text("This link leads nowhere").wait_for()
    anna.page.goto(f"{house.address}/t/{'x' * 22}")
    anna.page.get_by_text("There is no such table").wait_for()
    anna.page.get_by_role("link", name="Home").click()
    anna.page.get_by_role("button", name="Play now Yspahan").wait_for()


def test_a_name_typed_before_the_house_has_answered_stays(browser: Browser, house: Served) -> None:
    anna = Player(browser, 10)
    anna.page.goto(house.address)
    anna.page.get_by_role("button", name="Create a table Yspahan").click()
    anna.page.get_by_label("anyone can find this table").check()
    anna.page.get_by_role("button", name="Create table").click()
    anna.page.wait_for_url("**/t/*")
    anna.page.get_by_role("button", name="Leave seat").click()
    anna.page.get_by_role("button", name="Leave seat").wait_for(state="detached")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for address in (house.address, anna.page.url):
        held.clear()
        anna.page.route("**/api/me", hold)
        anna.page.goto(address)
        name = anna.page.get_by_label("Your name").first
        name.fill("Anna")
        assert held
        with anna.page.expect_response("**/api/me"):
            held[0].continue_()
        anna.page.wait_for_timeout(200)
        assert name.input_value() == "Anna"
        anna.page.unroute("**/api/me")


def test_a_lobby_is_filled_at_this_screen_and_by_bots(browser: Browser, house: Served) -> None:
    anna, watcher = Player(browser, 12), Player(browser, 13)
    page = anna.page
    page.goto(house.address)
    page.get_by_role("button", name="Create a table Yspahan").click()
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_label("Anyone can watch").check()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("heading", name="Waiting for 2 more players").wait_for()
    watcher.page.goto(page.url)
    watcher.page.get_by_text("You are watching.").wait_for()
    page.get_by_label("Name of a guest here").first.fill("Jonas")
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_role("heading", name="Waiting for 1 more player").wait_for()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Strong").click()
    page.get_by_text("Bot: Strong").wait_for()
    assert violations(page) == []
    page.get_by_role("heading", name="Everyone is here").wait_for()
    page.get_by_role("button", name="Start game", exact=True).click()
    page.locator(".prompt, .curtain").first.wait_for()
    table = page.url.split("/t/")[1]
    assert anna.context.request.get(f"{house.address}/api/tables/{table}").json()["mine"] == [0, 1]
    assert anna.wrong == []
    assert watcher.wrong == []
