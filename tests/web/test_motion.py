"""The board alive and explained, in a real browser: motion that is never in the way, previews, rules in context."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import PICTURES, Player, Served, play, violations
from tests.web.test_browser import play_now

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

COUNT_FLIGHTS = """() => {
  window.flown = { pieces: 0, summaries: 0 };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) {
        flown.pieces += node.classList?.contains('flying') ? 1 : 0;
        flown.summaries += node.classList?.contains('following') ? 1 : 0;
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""
UNDER_WAY = "() => document.querySelector('.motion[data-moving]') !== null"
AT_REST = "() => document.querySelector('.motion').children.length === 0"


def flown(page: Page) -> int:
    """How many pieces have flown since they are counted."""
    return int(page.evaluate("flown.pieces"))


def test_pieces_move_and_a_press_during_motion_is_a_press(browser: Browser, house: Served) -> None:
    anna = Player(browser, 5)
    play_now(anna, house)
    anna.page.evaluate(COUNT_FLIGHTS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    pressed = photographed = 0
    while pressed < 3 or not anna.page.evaluate("() => flown.summaries"):
        anna.page.wait_for_function("() => document.querySelector('.offers button:enabled') !== null")
        lines = anna.page.locator(".log li").count()
        if anna.page.evaluate(UNDER_WAY):
            if photographed < 4:
                anna.page.screenshot(path=PICTURES / f"motion-{photographed}.png")
                photographed += 1
            # Whatever flies, the button is pressed; then everything lies where it belongs.
            anna.choose()
            pressed += 1
            anna.page.wait_for_function(
                "n => document.querySelectorAll('.log li').length > n || document.querySelector('nav li')",
                arg=lines,
            )
        else:
            anna.choose()
            anna.page.wait_for_timeout(30)
    assert flown(anna.page) > 0
    anna.page.wait_for_function(AT_REST)
    assert anna.wrong == []


def test_nothing_flies_for_whoever_wants_none(browser: Browser, house: Served) -> None:
    anna = Player(browser, 6)
    anna.page.emulate_media(reduced_motion="reduce")
    play_now(anna, house)
    anna.page.evaluate(COUNT_FLIGHTS)
    play([anna], until=6)
    assert flown(anna.page) == 0

    anna.page.get_by_text("Menu", exact=True).click()
    anna.page.get_by_label("Animations").select_option("off")
    anna.page.get_by_label("Sounds").check()
    anna.page.get_by_text("Menu", exact=True).click()
    anna.page.emulate_media(reduced_motion="no-preference")
    play([anna], until=6)
    assert flown(anna.page) == 0
    anna.page.reload()
    anna.page.locator(".prompt").wait_for()
    anna.page.get_by_text("Menu", exact=True).click()
    assert anna.page.get_by_label("Animations").input_value() == "off"
    assert anna.page.get_by_label("Sounds").is_checked()
    assert anna.wrong == []


@pytest.mark.full
def test_offers_say_what_they_bring_and_the_board_what_it_is(browser: Browser, house: Served) -> None:
    anna = Player(browser, 7, width=1440, height=900)
    play_now(anna, house)
    while not anna.page.get_by_text("can’t undo: reveals dice or a card").first.is_visible():
        assert play([anna], until=1) == 1
        anna.page.wait_for_function("() => document.querySelector('.offers button:enabled') !== null")
        anna.page.wait_for_timeout(300)

    anna.page.get_by_role("button", name="Explain the board").click()
    anna.page.locator('[data-touch="shop:sack-pink-2"]').click(force=True)
    explained = anna.page.locator(".explained")
    explained.get_by_text("A shop holds at most one cube.").wait_for()
    explained.get_by_text("reconstructed").wait_for()
    assert violations(anna.page) == []
    anna.page.screenshot(path=PICTURES / "explained.png")
    rules = explained.get_by_role("link", name="YS-102").get_attribute("href")
    assert rules == "/rules/yspahan#YS-102"
    anna.page.goto(f"{house.address}{rules}")
    anna.page.get_by_role("heading", name="The rules of Yspahan").wait_for()
    anna.page.locator("[id='YS-102'].meant").wait_for()
    assert anna.page.title() == "The rules of Yspahan"
    assert violations(anna.page) == []
    assert anna.wrong == []


def test_looking_again_leads_to_the_own_last_turn_and_to_a_link(browser: Browser, house: Served) -> None:
    anna = Player(browser, 8)
    play_now(anna, house)
    play([anna], until=8)
    table = anna.page.url
    anna.page.goto(f"{table}?m=100000")
    anna.page.get_by_role("button", name="My last turn").click()
    anna.page.wait_for_function("() => !location.search.endsWith('m=100000')")
    position = anna.page.url
    told = anna.lines()
    anna.page.get_by_text("Link to this position").first.click()
    assert anna.page.get_by_role("textbox", name="Link to this position").input_value() == position
    anna.page.goto("about:blank")
    anna.page.goto(position)
    anna.page.locator(".log li").first.wait_for()
    assert anna.lines() == told
    assert anna.wrong == []
