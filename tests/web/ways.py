"""Three ways to play without a mouse: by keyboard alone, by typing and listening, by finger on a small screen."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from tests.web.browsing import PATIENCE, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MOST_TABS: Final = 60
"""No table has more tab stops than this."""
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TOUCH: Final = 44
"""Pixels that a finger needs."""


class Way(ABC):
    """Somebody who plays in one way, and in no other."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.rng = player.rng
        self.chosen = 0

    def play_to_the_end(self) -> int:
        """Decide whenever asked; how many choices were made."""
        idle = time.monotonic()
        while not self.player.over:
            if self.player.asked and self.choose():
                self.chosen += 1
                idle = time.monotonic()
            elif time.monotonic() - idle > PATIENCE / 1000:
                raise TimeoutError("The game does not go on.")
            else:
                self.page.wait_for_timeout(20)
        return self.chosen

    @abstractmethod
    def choose(self) -> bool:
        """Choose something; whether there was something to choose."""

    def settled(self, before: str) -> None:
        """Wait until the table has answered: it asks something else, or somebody else."""
        self.page.wait_for_function(
            """before => document.querySelector('#ending') || (window.asked() !== before
                && !document.querySelector('.offers button[aria-disabled=true]'))""",
            arg=before,
        )

    def question(self) -> str:
        """What is asked now, with all its choices, to tell it from the next question."""
        return str(
            self.page.evaluate(
                """() => {
                    window.asked ??= () => document.querySelector('.prompt .sentence')?.textContent
                        + [...document.querySelectorAll('.offers button, nav li')].map(b => b.textContent)
                        + document.querySelectorAll('.log li').length
                        + document.querySelector('.text li:last-child')?.dataset.number;
                    return window.asked();
                }"""
            )
        )


class ByKeyboard(Way):
    """Only keys: letters, Tab and Enter on a choice, arrows and Enter on the board, Escape now and then."""

    went_back = 0
    on_the_board = 0
    focus_lost = 0
    """How often one would have had to begin at the top of the page again."""

    def choose(self) -> bool:
        if not self.chosen:
            self.tab_to(".offers button")
        self.focus_lost += self.has_focus("body")
        letters = [
            letter
            for button in self.page.locator(".offers button[aria-disabled=false]").all()
            if (letter := button.get_attribute("aria-keyshortcuts"))
        ]
        targets = self.page.locator("[data-target]").count()
        if not letters and not targets:
            return False
        before = self.question()
        steps = self.page.locator("nav li").count()
        if targets and (not letters or self.rng.random() < 0.5):
            self._on_the_board()
        elif self.rng.random() < 0.3:
            self.tab_to(".offers button")
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(self.rng.choice(letters))
        self.settled(before)
        if self.page.locator("nav li").count() > steps and self.rng.random() < 0.1:
            self.page.keyboard.press("Escape")
            self.page.wait_for_function(
                "n => document.querySelectorAll('nav li').length <= n", arg=steps, timeout=PATIENCE
            )
            self.went_back += 1
        self.focus_lost += self.has_focus("body")
        return True

    def _on_the_board(self) -> None:
        if not self.has_focus("[data-target]"):
            self.tab_to("[data-touch]")
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(ARROWS))
        assert self.has_focus("[data-target]"), "arrows lead from target to target"
        self.page.keyboard.press("Enter")
        self.on_the_board += 1

    def tab_to(self, what: str) -> None:
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.has_focus(what):
                return
        raise AssertionError(f"No tab stop leads to {what}.")

    def has_focus(self, what: str) -> bool:
        return bool(self.page.evaluate("what => document.activeElement.matches(what)", what))


class ByTyping(Way):
    """Only a line to type in, and what is told."""

    def choose(self) -> bool:
        said = [entry.inner_text() for entry in self.page.locator(".text li").all()[-60:]]
        asked = max((n for n, kind in enumerate(self._kinds()[-60:]) if kind == "asked"), default=len(said))
        choices = [
            found for line in said[asked + 1 :] if (found := re.match(r"(\d+)\. .*\(([^()]+)\)$", line))
        ]
        if self.page.locator(".text input").count() == 0:
            return False
        before = self.question()
        if not choices:
            self.type("moves")
            self.settled(before)
            return False
        number, text = self.rng.choice(choices).groups()
        self.type(number if self.rng.random() < 0.5 else text)
        self.settled(before)
        return True

    def _kinds(self) -> list[str]:
        return [
            str(each)
            for each in self.page.locator(".text li").evaluate_all("all => all.map(li => li.classList[0])")
        ]

    def type(self, line: str) -> None:
        """Say something; the line has the focus from the beginning, and keeps it."""
        assert self.page.evaluate("document.activeElement.matches('.text input')")
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")


class ByFinger(Way):
    """Only taps, on a small screen: on the board where it offers something, else on a choice."""

    taps_on_board = 0
    too_small: set[str]

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.too_small = set()

    def choose(self) -> bool:
        targets = self.page.locator("[data-target]")
        buttons = self.page.locator(".offers button[aria-disabled=false]:visible")
        if not buttons.count() and not targets.count():
            return False
        before = self.question()
        assert not self.page.evaluate("document.documentElement.scrollHeight > innerHeight"), before
        if targets.count():
            self._wait_until_a_target_is_in_sight()
        if targets.count() and (not buttons.count() or self.rng.random() < 0.6):
            self._any(targets).tap()
            self.taps_on_board += 1
        else:
            self._any(buttons).tap()
        self.settled(before)
        self._measure()
        return True

    def _wait_until_a_target_is_in_sight(self) -> None:
        """Something that can be chosen on the board comes into sight by itself, without scrolling."""
        self.page.wait_for_function(
            """() => [...document.querySelectorAll('[data-target]')].some(target => {
                const box = target.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                return target.contains(document.elementFromPoint(x, y));
            })""",
        )

    def _any(self, some: Locator) -> Locator:
        return some.nth(self.rng.randrange(some.count()))

    def _measure(self) -> None:
        """Note what is too small for a finger."""
        small = self.page.evaluate(
            """least => [...document.querySelectorAll('button, summary, a, select, [role=tab]')]
                .filter(e => e.getClientRects().length && e.getBoundingClientRect().height < least - 0.5)
                .map(e => `${e.className} ${e.textContent.trim().slice(0, 30)}`)""",
            TOUCH,
        )
        self.too_small |= set(small)
