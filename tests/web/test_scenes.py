"""Each board once, as two people meet at it: opened, played by mouse and by keyboard, chat heard, axe content."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import PATIENCE, Served, violations
from tests.web.people import Person, table_for
from tests.web.ways import ByKeyboard

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser]

BOTS: Final = {"yspahan": 0, "istanbul": 0, "wuestensoehne": 1, "al-rashid": 0}
"""Every game, and how many must sit down besides the two."""
MOST_PARTS: Final = 20
"""No decision has more parts than this."""
CAN_CHOOSE: Final = """() => document.querySelector('.prompt.mine')
    && document.querySelector('.offers button:not([aria-disabled=true])')"""
IS_MARKED: Final = """() => document.title.startsWith('●')
    && document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')"""
IS_TOLD: Final = "before => +document.querySelector('[data-version]').dataset.version > before"


@pytest.mark.parametrize("game", BOTS)
def test_two_people_meet_at_a_board(browser: Browser, house: Served, game: str) -> None:
    anna, bruno = Person(browser, house, "Anna"), Person(browser, house, "Bruno")
    table = table_for(anna, [bruno], BOTS[game], game=game)
    anna.go(table)
    bruno.go(table)
    assert anna.page.locator("[data-part=board]").is_visible()
    assert len(anna.lines()) == len(bruno.lines())

    decide([anna, bruno], by_mouse)
    decide([anna, bruno], by_keyboard)

    line = anna.page.get_by_label("Write a message")
    line.fill("Ciao Bruno")
    line.press("Enter")
    bruno.page.locator(".talk .text", has_text="Ciao Bruno").wait_for()

    assert violations(anna.page) == []
    assert anna.wrong == []
    assert bruno.wrong == []


def decide(people: Sequence[Person], press: Callable[[Person], None]) -> None:
    """Whoever is asked decides, part by part, until the house has taken it and all of them see it."""
    before = version(people[0])
    asked = who_is_asked(people)
    asked.page.wait_for_function(IS_MARKED)
    for person in people:
        if person is not asked:
            person.page.wait_for_function(f"() => !({IS_MARKED})()")
    for _ in range(MOST_PARTS):
        asked.page.wait_for_function(CAN_CHOOSE)
        way = ByKeyboard(asked)
        question = way.question()
        press(asked)
        way.settled(question)
        asked.page.wait_for_function(f"before => ({CAN_CHOOSE})() || ({IS_TOLD})(before)", arg=before)
        if version(asked) > before:
            break
    for person in people:
        person.page.wait_for_function(IS_TOLD, arg=before)


def who_is_asked(people: Sequence[Person]) -> Person:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            if person.asked:
                return person
        people[0].page.wait_for_timeout(20)
    raise TimeoutError("Nobody is asked.")


def by_mouse(person: Person) -> None:
    assert person.choose()


def by_keyboard(person: Person) -> None:
    ByKeyboard(person).tab_to(".offers :is(button, summary)")
    person.page.keyboard.press("Enter")


def version(person: Person) -> int:
    """Which state of the table is shown."""
    return int(person.page.locator("[data-version]").first.get_attribute("data-version") or 0)
