"""People at one table, each with a browser: who they are and where they sit is arranged over the API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from tests.web.browsing import Player, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Json = dict[str, object]


class Person(Player):
    """Somebody with a name who can also ask the house directly, as the page would."""

    def __init__(
        self, browser: Browser, house: Served, name: str, *, width: int = 1440, height: int = 900
    ) -> None:
        super().__init__(browser, sum(name.encode()), width, height)
        self.house = house
        self.name = name
        self._proof = ""
        self._proof = cast(str, self.ask("/api/me", {"name": name, "language": "en"})["proof"])

    def ask(self, path: str, body: Mapping[str, object] | None = None, method: str = "POST") -> Json:
        """Ask the house; it must not refuse."""
        answer = self.context.request.fetch(
            f"{self.house.address}{path}",
            method=method,
            data=dict(body or {}),
            headers={"X-Fondaco-Proof": self._proof, "Accept-Language": "en"} if self._proof else {},
        )
        assert answer.ok, f"{path}: {answer.text()}"
        return cast(Json, answer.json())

    def go(self, table: str) -> None:
        """Open a table, until it is there."""
        self.page.goto(f"{self.house.address}/t/{table}")
        self.page.locator("[role=status].live").wait_for()

    def open_aside(self, name: str) -> None:
        """Open something from the menu of a table."""
        self.page.locator("summary", has_text="Menu").click()
        self.page.locator(".menu").get_by_role("button", name=name, exact=True).click()
        self.page.get_by_role("dialog", name=name).wait_for()

    def close_aside(self) -> None:
        self.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
        self.page.get_by_role("dialog").wait_for(state="detached")


def table_for(host: Person, others: Sequence[Person] = (), bots: int = 0, **wanted: object) -> str:
    """A table of Yspahan that has begun: its host, whoever was invited, and bots."""
    open_seats, taken = [{"who": "open"} for _ in others], [{"who": "bot"} for _ in range(bots)]
    seats = [{"who": "me", "name": host.name}, *open_seats, *taken]
    made = host.ask("/api/tables", {"game": "yspahan", "seats": seats, **wanted})
    table, links = cast(str, made["table"]), cast(list[Json], made["links"])
    for seat, person in enumerate(others, 1):
        secret = next(link["secret"] for link in links if link["seat"] == seat)
        person.ask("/api/links", {"secret": secret})
        person.ask(f"/api/tables/{table}/seats/{seat}/sit", {"name": person.name})
    host.ask(f"/api/tables/{table}/start")
    return table
