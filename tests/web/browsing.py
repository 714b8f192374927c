"""A served house that can be killed and comes back, and people who play in a real browser."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx2
import pytest

import fondaco
from benchmarks.load.server import free_port
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

PICTURES: Final = Path(__file__).parents[2] / "build" / "pictures"
PACKAGE: Final = Path(fondaco.__file__).parents[1]
"""Where the package lies that is tested: installed or, without a compiler, its source."""
PATIENCE: Final = 60_000
"""Milliseconds that a slow machine is given for anything."""
CHOICES: Final = ", ".join(
    f"{button}:not([aria-disabled=true])"
    for button in (".offers button", "fieldset button:last-child", ".confirming .main")
)
"""What decides, and what picks one more of several things."""
TOLD: Final = """() => {
  const [shown, told] = ['version', 'told'].map((name) => document.querySelector(`[data-${name}]`)?.dataset[name]);
  return shown === told;
}"""
"""Whether the log tells of all that is shown: it comes one picture later."""


def lacking() -> str:
    """What is missing to play in a browser, and how to get it; empty if nothing is."""
    if chromium.find() is None:
        return f"There is no Chromium: {chromium.INSTALL}"
    if not (resources.files("fondaco.web") / "static" / "table.html").is_file():
        return "The pages are not built: cd web && npm ci && npm run build"
    return ""


class Served:
    """`fondaco serve` with pinned dice in processes of its own, always on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{folder / 'house.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, until it answers."""
        command = [sys.executable, "-m", "tests.house.dice", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--database", self._database],
            stdout=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": f"{PACKAGE}{os.pathsep}."},
            start_new_session=True,
        )
        for _ in range(600):
            try:
                if httpx2.get(f"{self.address}/healthz").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.1)
        raise TimeoutError("The house does not answer.")

    def kill(self) -> None:
        """As if somebody pulled the plug: no process of it gets to say anything."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """A house to browse in."""
    house = Served(folder)
    house.start()
    try:
        yield house
    finally:
        house.kill()


class Player:
    """Somebody with a browser of their own, who decides at random by pressing the buttons that are there."""

    def __init__(
        self, browser: Browser, seed: int, width: int = 1280, height: int = 800, *, finger: bool = False
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", has_touch=finger, is_mobile=finger
        )
        self.context.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page = self._new_page()
        self.rng = random.Random(seed)

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        return page

    def _note(self, kind: str, text: str) -> None:
        # A browser notes every connection that fails, and every preview that was asked for just before the table
        # moved on (409); the page deals with both, and is seen to.
        expected = ("ERR_CONNECTION", "WebSocket connection", "409 (Conflict)")
        if kind == "error" and not any(part in text for part in expected):
            self.wrong.append(text)

    def post(self, house: Served, path: str, body: dict[str, object]) -> dict[str, str]:
        """Ask the house for something as this browser, by its API."""
        proof = self.context.request.get(f"{house.address}/api/me").json()["proof"]
        if not proof:
            made = self.context.request.post(f"{house.address}/api/me", data={"name": "", "language": "en"})
            proof = made.json()["proof"]
        answer = self.context.request.post(
            f"{house.address}{path}", data=body, headers={"X-Fondaco-Proof": proof, "Origin": house.address}
        )
        assert answer.ok, answer.text()
        return dict(answer.json())

    def leave(self) -> str:
        """Close the window; the address one was at."""
        address = str(self.page.url)
        self.page.close()
        return address

    def come_back(self, address: str) -> None:
        """Open a new window there."""
        self.page = self._new_page()
        self.page.goto(address)

    @property
    def over(self) -> bool:
        return bool(self.page.locator("#ending").is_visible())

    @property
    def asked(self) -> bool:
        return bool(self.page.locator(".prompt.mine").is_visible())

    def lines(self) -> list[str]:
        """The log as it is shown, once it has followed what the board shows."""
        self.page.wait_for_function(TOLD)
        return [re.sub(r"\s+", " ", line).strip() for line in self.page.locator(".log li").all_inner_texts()]

    def choose(self) -> bool:
        """Press one of the buttons that can be pressed; whether there was one."""
        buttons = self.page.locator(CHOICES)
        number = buttons.count()
        if number == 0:
            return False
        self._press(buttons.nth(self.rng.randrange(number)))
        return True

    def _press(self, button: Locator) -> None:
        folded = self.page.locator(".offers details:not([open]) > summary")
        if not button.is_visible() and folded.count():
            folded.click()
        button.click()


def play(players: list[Player], until: int | None = None) -> int:
    """Everybody decides when asked, to the end or for so many choices; how many were made."""
    made, idle = 0, time.monotonic()
    while until is None or made < until:
        if all(player.over for player in players):
            return made
        chose = [player.choose() for player in players if player.asked]
        made += sum(chose)
        if any(chose):
            idle = time.monotonic()
        elif time.monotonic() - idle > PATIENCE / 1000:
            raise TimeoutError("The game does not go on.")
        else:
            time.sleep(0.02)
    return made


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="There is no axe: pip install axe-playwright-python"
    )
    found = axe.Axe().run(page).response["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found]
