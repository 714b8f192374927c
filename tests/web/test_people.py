"""What people do at a table besides moving: they talk, wait for each other, decide beforehand, and play again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, cast

import httpx2
import pytest

import fondaco
from fondaco.table.core import Rng
from fondaco.table.record import write_record
from tests.conformance.test_orders import QUESTIONS
from tests.web.browsing import PICTURES, Served, served, violations
from tests.web.people import Json, Person, table_for
from tools.chromium import ARGUMENTS, find

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all of them: everybody has a profile of their own in it."""
    one = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
    yield one
    one.close()


@pytest.fixture(scope="module")
def inn(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One house for all of them."""
    with served(tmp_path_factory.mktemp("inn")) as one:
        yield one


def said(page: Page) -> list[str]:
    """The lines of the talk as they are shown."""
    return page.locator(".talk .text > span").all_inner_texts()


def one_is_reminded(anna: Person, bruno: Person) -> None:
    """Whoever waits reminds the other; Bruno has a phone."""
    # Chance decides who begins; on a phone the players are behind a button.
    asked, other = (anna, bruno) if anna.asked else (bruno, anna)
    if other is bruno:
        bruno.page.get_by_role("tab", name="Players").click()
    other.page.get_by_role("button", name=f"Remind {asked.name}").click()
    other.page.get_by_text("Has been reminded.").wait_for()
    asked.page.get_by_text("The others are waiting for your decision.").wait_for()
    assert asked.page.get_by_role("button", name="Remind").count() == 0


def test_two_people_talk_one_is_muted_and_one_is_reminded(chromium: Browser, inn: Served) -> None:
    anna, bruno = Person(chromium, inn, "Anna"), Person(chromium, inn, "Bruno", width=360, height=740)
    table = table_for(anna, [bruno])
    anna.go(table)
    bruno.go(table)

    line = anna.page.get_by_label("Write a message")
    line.fill("Ciao Bruno, بازار?")
    line.press("Enter")
    anna.page.get_by_text("Ciao Bruno, بازار?").first.wait_for()
    assert line.input_value() == ""

    one_is_reminded(anna, bruno)

    # On a phone the talk is behind a button, which tells how much is new; a reader is told politely.
    talk = bruno.page.get_by_role("button", name="Chat 1 new message")
    talk.wait_for()
    told = bruno.page.locator("p.told[role=status]", has_text="Anna says: Ciao Bruno, بازار?")
    told.wait_for(state="attached")
    talk.click()
    bruno.page.get_by_label("Write a message").wait_for()
    assert said(bruno.page) == ["Ciao Bruno, بازار?"]
    assert violations(bruno.page) == []
    answer = bruno.page.get_by_label("Write a message")
    answer.fill("Salve")
    answer.press("Enter")
    anna.page.locator(".talk .text", has_text="Salve").wait_for()
    assert bruno.page.get_by_role("button", name="Chat", exact=True).count() == 1
    bruno.close_aside()

    # Who is muted is read no more by this reader, and is not told.
    anna.page.get_by_role("button", name="Manage messages").click()
    anna.page.get_by_role("button", name="Mute Bruno").click()
    anna.page.get_by_text("You have muted one person here.").wait_for()
    assert said(anna.page) == ["Ciao Bruno, بازار?"]
    bruno.ask(f"/api/tables/{table}/chat", {"seat": 1, "text": "Hello?", "id": "hello"})
    line.fill("One more")
    line.press("Enter")
    anna.page.locator(".talk .text", has_text="One more").wait_for()
    assert said(anna.page) == ["Ciao Bruno, بازار?", "One more"]
    anna.page.get_by_role("button", name="Unmute Bruno").click()
    anna.page.locator(".talk .text", has_text="Hello?").wait_for()
    anna.page.get_by_role("button", name="Delete One more").click()
    anna.page.locator(".talk .text", has_text="One more").wait_for(state="detached")
    assert violations(anna.page) == []

    # The host lets nobody talk any more.
    anna.open_aside("Seats & links")
    anna.page.get_by_label("Who can chat").select_option("off")
    anna.close_aside()
    anna.page.get_by_text("Chat is off at this table.").wait_for()
    assert anna.page.get_by_label("Write a message").count() == 0
    assert said(anna.page) == ["Ciao Bruno, بازار?", "Salve", "Hello?"]
    assert anna.wrong == []
    assert bruno.wrong == []


def test_a_clock_runs_and_is_extended(chromium: Browser, inn: Served) -> None:
    anna, bruno = Person(chromium, inn, "Anna"), Person(chromium, inn, "Bruno")
    pace = {"kind": "live", "move_seconds": 50, "bank_seconds": 0, "at_end": "wait"}
    table = table_for(anna, [bruno], pace=pace)
    anna.go(table)
    bruno.go(table)
    asked, other = (anna, bruno) if anna.asked else (bruno, anna)
    running = other.page.locator(".player .clock.running")
    before = seconds(running.inner_text())
    assert before <= 50
    other.page.wait_for_function(
        "text => document.querySelector('.player .clock.running').innerText !== text",
        arg=running.inner_text(),
    )
    assert seconds(running.inner_text()) < before
    assert running.get_attribute("role") == "timer"
    assert violations(other.page) == []

    other.page.get_by_role("button", name="1 more minute").click()
    running.filter(has_text=re.compile(r"1:\d\d")).wait_for()
    assert asked.page.locator(".player .clock.running").count() == 1

    assert anna.wrong == []
    assert bruno.wrong == []


def seconds(text: str) -> int:
    """What a clock shows, in seconds."""
    minutes, rest = text.rsplit(maxsplit=1)[-1].split(":")
    return 60 * int(minutes) + int(rest)


def test_the_pace_is_chosen_with_the_table(chromium: Browser, inn: Served) -> None:
    anna = Person(chromium, inn, "Anna")
    page = anna.page
    page.goto(inn.address)
    page.get_by_role("button", name="Create a table Yspahan").click()
    page.get_by_label("Seat 2").select_option("bot:medium")
    page.get_by_label("How fast").select_option("turns")
    page.get_by_label("For each decision").select_option("3")
    page.get_by_label("When the time is over").select_option("abandon")
    assert violations(page) == []
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.locator(".player .clock.running", has_text=re.compile(r"[23] d \d+ h")).wait_for()
    state = anna.ask(f"/api/tables/{page.url.split('/t/')[1]}", method="GET")
    assert state["header"]["pace"]["at_end"] == "abandon"  # type: ignore[index]
    assert anna.wrong == []


def test_an_order_is_set_and_obeyed_and_notes_stay_private(chromium: Browser, inn: Served) -> None:
    record, moves, seat = a_question_about_a_camel()
    anna = Person(chromium, inn, "Anna")
    table = str(anna.ask("/api/forks", {"record": record, "m": moves, "seat": seat})["table"])
    anna.go(table)
    page = anna.page
    assert "camel" in page.locator(".prompt .sentence").inner_text()
    before = len(anna.lines())
    anna.open_aside("Automatic answers")
    assert page.get_by_label("ask me").is_checked()
    page.get_by_label("never pay").check()
    page.get_by_text("Saved.").wait_for()
    assert violations(page) == []
    anna.close_aside()
    # What is asked now is answered at once, and told like any other move.
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    orders = anna.ask(f"/api/tables/{table}/seats/{seat}/orders", method="GET")
    assert [order["value"] for order in cast(list[Json], orders["orders"])] == ["never"]

    anna.open_aside("My notes")
    page.get_by_label("Nobody else reads this page.").fill("Build the Hoist\nKeep two camels")
    page.get_by_text("Saved.").wait_for()
    assert violations(page) == []
    anna.close_aside()
    anna.open_aside("My notes")
    page.wait_for_function("() => document.querySelector('textarea')?.value.includes('two camels')")
    anna.close_aside()
    assert anna.wrong == []


def test_a_program_gets_a_token_and_loses_it(chromium: Browser, inn: Served) -> None:
    anna = Person(chromium, inn, "Anna")
    table = table_for(anna, bots=1)
    anna.go(table)
    anna.open_aside("API tokens")
    page = anna.page
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Create token").click()
    token = page.get_by_label("Token", exact=True).input_value()
    state, bearer = f"{inn.address}/api/tables/{table}/state?seat=0", {"Authorization": f"Bearer {token}"}
    assert httpx2.get(state, headers=bearer).status_code == 200
    assert violations(page) == []
    page.get_by_role("button", name="Revoke my bot").click()
    page.get_by_role("button", name="Revoke my bot").wait_for(state="detached")
    assert httpx2.get(state, headers=bearer).status_code == 401
    assert anna.wrong == []


@cache
def a_question_about_a_camel() -> tuple[str, int, int]:
    """A record of a whole game, after how many moves somebody is asked about a camel, and which seat that is."""
    for luck in range(20):
        game = fondaco.start("yspahan", seed=luck, players=["Ada", "Bea", "Cleo"])
        found, rng = None, Rng(luck)
        while not game.over:
            position = game.position
            if found is None and not position.unfinished and QUESTIONS["yspahan"](position):
                found = (len(game.played), game.to_act)
            moves = position.legal()
            game.play(moves[rng.below(len(moves))])
        if found is not None:
            return write_record(game), *found
    raise AssertionError("Nobody was asked about a camel in 20 games.")


def test_a_bot_stands_in_and_the_same_people_play_again(chromium: Browser, inn: Served) -> None:
    anna, bruno = Person(chromium, inn, "Anna"), Person(chromium, inn, "Bruno")
    table = table_for(anna, [bruno])
    anna.go(table)
    bruno.go(table)
    while not bruno.asked:
        if not (anna.asked and anna.choose()):
            anna.page.wait_for_timeout(20)

    # Who has gone is stood in for, and takes the seat back; what the bot did is news.
    address = bruno.leave()
    anna.page.get_by_text("away").first.wait_for()
    anna.open_aside("Seats & links")
    hand_over = anna.page.get_by_role("button", name="A bot plays for Bruno")
    hand_over.click()
    anna.page.get_by_text("until Bruno comes back").wait_for()
    version = int(anna.page.locator("[data-version]").get_attribute("data-version") or 0)
    hand_over.click()
    anna.page.get_by_role("button", name="Let Bruno play again").wait_for()
    # The bot lets a moment pass before its first move, which is an event after that of its coming.
    anna.page.wait_for_function(
        "least => +document.querySelector('[data-version]').dataset.version >= least", arg=version + 2
    )
    assert violations(anna.page) == []
    anna.close_aside()
    bruno.come_back(address)
    bruno.page.get_by_text("A bot plays for you.").wait_for()
    bruno.page.get_by_role("button", name="Play myself again").click()
    bruno.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    bruno.open_aside("Since my last turn")
    bruno.page.get_by_role("dialog").locator("li").first.wait_for()
    assert violations(bruno.page) == []
    bruno.close_aside()

    anna.open_aside("Seats & links")
    anna.page.get_by_role("button", name="Abandon game").click()
    anna.page.get_by_text("The game ends for everyone").wait_for()
    anna.page.get_by_role("button", name="Abandon game").click()
    anna.page.locator("#ending").wait_for()
    anna.close_aside()
    bruno.page.get_by_role("button", name="Rematch").click()
    bruno.page.wait_for_url(lambda url: table not in url)
    anna.page.get_by_role("link", name="Go to the rematch").click()
    anna.page.wait_for_url(bruno.page.url)
    anna.page.get_by_text("The host starts the game.").wait_for()
    bruno.page.get_by_role("button", name="Start game", exact=True).click()
    for player in (anna, bruno):
        player.page.locator(".prompt").wait_for()
    assert [name.split()[0] for name in anna.page.locator(".player h2").all_inner_texts()] == [
        "Anna",
        "Bruno",
    ]
    assert anna.wrong == []
    assert bruno.wrong == []


def test_everything_aside_is_clean_by_night_too(chromium: Browser, inn: Served) -> None:
    """By day each is looked at where it is used."""
    anna, bruno = Person(chromium, inn, "Anna"), Person(chromium, inn, "Bruno")
    table = table_for(anna, [bruno], pace={"kind": "live", "move_seconds": 600, "bank_seconds": 600})
    for person, seat, text in (
        (anna, 0, "Good evening!"),
        (bruno, 1, "Ciao, eccomi."),
        (bruno, 1, "Chi comincia?"),
    ):
        line = {"seat": seat, "text": text, "id": re.sub(r"\W", "", text)}
        person.ask(f"/api/tables/{table}/chat", line)
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    page = anna.page
    for light in ("light", "dark"):
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto(f"{inn.address}/t/{table}?theme={light}")
        page.locator("[role=status].live").wait_for()
        for name in (
            "Chat",
            "Since my last turn",
            "Automatic answers",
            "My notes",
            "Seats & links",
            "API tokens",
        ):
            if name == "Chat":
                page.get_by_role("button", name="Chat").click()
                page.locator(".talk form").wait_for()
            else:
                anna.open_aside(name)
                page.get_by_role("dialog").locator("p, ul, fieldset, textarea").first.wait_for()
            assert page.evaluate("document.documentElement.scrollWidth") == 360, name
            page.screenshot(path=PICTURES / f"aside-{name.split()[0].lower()}-360-{light}.png")
            if light == "dark" and (wrong := violations(page)):
                found[name] = wrong
            anna.close_aside()
        for width in (768, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            page.locator(".clock.running").first.wait_for()
            page.screenshot(path=PICTURES / f"people-{width}-{light}.png")
            if light == "dark" and (wrong := violations(page)):
                found[f"table {width}"] = wrong
    assert found == {}
    assert anna.wrong == []


def test_a_record_is_brought_along_looked_at_and_gone_on_from(chromium: Browser, inn: Served) -> None:
    record, moves, seat = a_question_about_a_camel()
    anna = Person(chromium, inn, "Anna")
    page = anna.page
    page.goto(inn.address)
    brought = page.get_by_label("Open a saved game")
    brought.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record[:900].encode()})
    page.get_by_role("alert").get_by_text("This saved game can’t be opened").wait_for()
    brought.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()})
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert page.locator(".player h2").all_inner_texts()[1:] == ["Bea", "Cleo"]
    page.get_by_label("Look through the seat of").select_option(str(seat))
    slider.fill(str(moves))
    page.get_by_text(f"Move {moves} of").wait_for()
    assert "camel" in page.locator(".prompt .sentence").inner_text()
    assert violations(page) == []
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt.mine").wait_for()
    assert "camel" in page.locator(".prompt .sentence").inner_text()
    assert anna.choose()

    # The record of a table is there to be taken along.
    page.locator("summary", has_text="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save game").click()
    assert saved.value.suggested_filename.startswith("yspahan-")
    assert [line for line in anna.wrong if "422" not in line] == []


def test_a_box_of_ones_own_is_refused_with_its_sentence_and_played_when_it_is_right(
    chromium: Browser, inn: Served
) -> None:
    box = (files("fondaco.games.yspahan") / "box.toml").read_text("utf-8")
    anna = Person(chromium, inn, "Anna")
    page = anna.page
    page.goto(inn.address)
    page.get_by_role("button", name="Create a table Yspahan").click()
    page.get_by_label("Seat 2").select_option("bot:medium")
    page.locator("summary", has_text="Options").click()
    own = page.get_by_label("Your own box file")
    wrong = box.replace("cost_gold = 2", "cost_gold = -2", 1)
    own.set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": wrong.encode()})
    page.get_by_role("button", name="Create table").click()
    refused = page.get_by_role("alert").filter(has_text="The box file cannot be used")
    refused.wait_for()
    assert "-2 is not between" in refused.inner_text()
    assert violations(page) == []
    dearer = box.replace("cost_gold = 2", "cost_gold = 3", 1)
    own.set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": dearer.encode()})
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    state = anna.ask(f"/api/tables/{page.url.split('/t/')[1]}", method="GET")
    assert cast(Json, state["header"])["owned_box"] is True
    assert [line for line in anna.wrong if "422" not in line] == []


def test_an_account_gathers_tables_and_a_person_is_forgotten(chromium: Browser, inn: Served) -> None:
    anna, device = Person(chromium, inn, "Anna"), Person(chromium, inn, "")
    table = table_for(anna, bots=1)
    for person in (anna, device):
        person.page.goto(inn.address)
        person.page.get_by_role("button", name="Account & notifications").click()
    page = anna.page
    page.get_by_label("Name", exact=True).fill("anna")
    page.get_by_label("Password", exact=True).fill("desert caravan tea")
    page.get_by_role("button", name="New account").click()
    signed = page.get_by_text("You are signed in as")
    signed.wait_for()
    found = re.search(r"as (\S+)\.", signed.inner_text())
    assert found is not None
    other = device.page
    other.get_by_label("Name", exact=True).fill(found[1])
    other.get_by_label("Password", exact=True).fill("wrong password")
    other.get_by_role("button", name="Sign in").click()
    other.get_by_text("Name and password do not belong together.").wait_for()
    other.get_by_label("Password", exact=True).fill("desert caravan tea")
    other.get_by_role("button", name="Sign in").click()
    other.get_by_text("You are signed in as").wait_for()
    device.close_aside()
    other.locator(f"#tables a[href='/t/{table}']").wait_for()
    assert other.get_by_label("Your name").input_value() == "Anna"

    # A house without a mail server says so beforehand; a webhook into the house's own network is refused.
    page.get_by_text("This server sends no e-mail.").wait_for()
    assert page.get_by_label(re.compile("^How")).locator("option").all_inner_texts() == [
        "to a program (webhook)"
    ]
    page.get_by_label("Address").fill("https://127.0.0.1/told")
    page.get_by_role("button", name="Add").click()
    page.get_by_text("leads into a private network").wait_for()
    assert violations(page) == []

    with page.expect_download() as saved:
        page.get_by_role("link", name="Download my data").click()
    assert table in saved.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_text("This cannot be undone.").wait_for()
    page.get_by_role("button", name="Delete my data").click()
    page.locator(f"#tables a[href='/t/{table}']").wait_for(state="detached")
    page.get_by_role("button", name="Play now Yspahan").wait_for()
    assert anna.ask("/api/me", method="GET")["known"] is False
