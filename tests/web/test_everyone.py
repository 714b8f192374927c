"""A table for everyone: the last week of a pinned record by keyboard, by typing and listening, and by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.table.lesson import lesson_of, steps_of
from tests.web.browsing import Player, Served
from tests.web.pinned import go_on, start_of_week
from tests.web.ways import ByFinger, ByKeyboard, ByTyping

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WHOLE = pytest.param(1, marks=pytest.mark.full, id="whole game")
LAST = pytest.param(3, id="last week")


SIZES = ((360, 740), (320, 568), (640, 400), (768, 1024), (1280, 720))
"""Phones, a window of 1280 by 800 enlarged twice, a tablet, a small screen."""


@pytest.mark.parametrize("week", [LAST, WHOLE])
def test_by_keyboard_alone(browser: Browser, house: Served, week: int) -> None:
    anna = Player(browser, 21)
    go_on(anna, house, start_of_week(week))
    way = ByKeyboard(anna)
    assert way.play_to_the_end() > 20
    assert way.on_the_board > 2
    assert way.focus_lost == 0
    assert anna.wrong == []


def test_the_keys_can_be_looked_up_and_switched_off(browser: Browser, house: Served) -> None:
    anna = Player(browser, 22)
    go_on(anna, house, start_of_week(3))
    page = anna.page
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("one step back").wait_for()
    page.get_by_label("Choose by single letters").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.locator(".offers kbd").count() == 0
    page.keyboard.press("?")
    assert page.get_by_role("dialog").count() == 0
    page.get_by_role("button", name="Keys").press("Enter")
    page.get_by_label("Choose by single letters").check()
    page.keyboard.press("Escape")
    assert anna.wrong == []


@pytest.mark.parametrize("week", [LAST, WHOLE])
def test_by_typing_and_listening(browser: Browser, house: Served, week: int) -> None:
    anna = Player(browser, 23)
    anna.page.goto(house.address)
    anna.page.evaluate("localStorage.setItem('fondaco-typed', 'yes')")
    go_on(anna, house, start_of_week(week))
    way, page = ByTyping(anna), anna.page
    page.locator(".text input").wait_for()
    speaking = "[aria-live=polite], [aria-live=assertive], [role=log], [role=alert]"
    assert page.locator(speaking).count() == 1, "the game is told in one place"
    way.type("board")
    page.get_by_text("The Supervisor stands on").wait_for()
    way.type("help")
    page.get_by_text("Commands (the English words work too)").wait_for()
    assert way.play_to_the_end() > 20
    told = page.locator(".text li").all_inner_texts()
    assert anna.lines()[-1] in told
    assert anna.wrong == []


@pytest.mark.parametrize("week", [LAST, WHOLE])
def test_by_finger_at_360_pixels(browser: Browser, house: Served, week: int) -> None:
    anna = Player(browser, 24, width=360, height=740, finger=True)
    go_on(anna, house, start_of_week(week))
    way = ByFinger(anna)
    assert way.play_to_the_end() > 20
    assert way.taps_on_board > 2
    assert way.too_small == set()
    for tab in ("Players", "Log", "Table"):
        anna.page.get_by_role("tab", name=tab).tap()
        assert anna.page.locator(
            f"#{anna.page.get_by_role('tab', name=tab).get_attribute('aria-controls')}"
        ).is_visible()
    assert anna.wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_first_steps_lead_to_a_game_of_ones_own(key: str, browser: Browser, house: Served) -> None:
    anna = Player(browser, 26, width=360, height=740, finger=True)
    page = anna.page
    page.goto(house.address)
    page.get_by_role("link", name=f"First steps {load_rulebook(key).title}").first.tap()
    lesson = lesson_of(key)
    assert lesson is not None
    for number, step in enumerate(steps_of(lesson, load_rulebook(key)), start=1):
        page.get_by_text(f"{number} of {len(lesson.notes)}").wait_for()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), step.note.id
        board = page.locator("[data-part=board]").bounding_box()
        assert board is not None
        assert board["height"] >= 150, step.note.id
        if step.offers:
            assert page.locator(".offers button").count() == 1
            # What is not meant is answered, and nothing happens.
            other = page.locator("[data-touch]:not([data-target]):visible")
            if number == 2:
                other.first.dispatch_event("click")
                page.get_by_text("That comes later").wait_for()
            page.locator(".offers button").tap()
        elif number < len(lesson.notes):
            page.get_by_role("button", name="Go on").tap()
    page.get_by_role("button", name="Play on alone").tap()
    page.wait_for_url("**/t/*")
    page.locator(".prompt.mine").wait_for()
    assert anna.wrong == []


def test_first_steps_can_be_skipped_and_where_there_are_none_it_is_said(
    browser: Browser, house: Served
) -> None:
    anna = Player(browser, 27)
    anna.page.goto(f"{house.address}/learn/yspahan")
    anna.page.get_by_role("button", name="Skip").click()
    anna.page.wait_for_url("**/t/*")
    anna.page.locator(".prompt.mine").wait_for()
    assert anna.wrong == []
    anna.page.goto(f"{house.address}/learn/chess")
    anna.page.get_by_text("There is no tutorial").wait_for()


def test_nothing_has_to_be_scrolled_to_act(browser: Browser, house: Served) -> None:
    anna = Player(browser, 25)
    go_on(anna, house, start_of_week(3))
    page = anna.page
    page.locator(".prompt.mine").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        size = f"{width} x {height}"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        for what in (".prompt .sentence", ".offers button", "[data-part=board]"):
            box = page.locator(what).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0, f"{what} at {size}"
            assert box["y"] + box["height"] <= height, f"{what} at {size}"
        board = page.locator("[data-part=board]").bounding_box()
        assert board is not None
        assert board["height"] >= 100, size
    # A phone held across has the board beside the choices.
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_function(
        "() => document.querySelector('[data-part=choices]').getBoundingClientRect().left > 400"
    )
    board = page.locator("[data-part=board]").bounding_box()
    assert board is not None
    assert board["x"] + board["width"] <= 740 - 17 * 16
    assert board["height"] >= 240
    assert anna.wrong == []
