"""The commands of a host: migrate, backup, restore, serve and open."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from fondaco.house.rates import Rate, Rates
from fondaco.terminal import cli, host
from tests.house.kit import guest, served


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_new_database_is_checked_and_migrated(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = run(capsys, "migrate", "--check", "--database", database)
    assert code == 1
    assert "is empty" in said
    assert run(capsys, "migrate", "--check", "--database", database)[0] == 1, "nothing was done"
    assert run(capsys, "migrate", "--database", database)[0] == 0
    code, said, _ = run(capsys, "migrate", "--check", "--database", database)
    assert (code, "up to date" in said) == (0, True)


def test_the_environment_names_the_database(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    assert run(capsys, "migrate")[0] == 0
    assert "up to date" in run(capsys, "migrate", "--check")[1]


def test_a_restored_house_goes_on(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The drill: back up a running house, lose it, restore it elsewhere, and play on with the same cookie."""
    file, elsewhere = str(tmp_path / "house.jsonl.gz"), f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"

    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            before = await anna.state(table, 0)
            code, said, _ = await asyncio.to_thread(run, capsys, "backup", file, "--database", database)
            assert code == 0
            assert re.search(r"1 tables, 2 events", said)
            cookies, headers = anna.client.cookies, anna.client.headers
        code, said, _ = await asyncio.to_thread(run, capsys, "restore", file, "--database", elsewhere)
        assert code == 0
        async with served(elsewhere) as house, guest(house) as again:
            again.client.cookies, again.client.headers = cookies, headers
            assert await again.state(table, 0) == before
            state = await again.asked(table, [0, 1])
            assert state is not None

    asyncio.run(play())
    code, _, said = run(capsys, "restore", file, "--database", elsewhere)
    assert (code, "not empty" in said) == (1, True)
    assert run(capsys, "restore", file, "--replace", "--database", elsewhere)[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("migrate --database mysql://x/y", "cannot be used"),
        ("migrate --database nonsense", "no address of a database"),
        ("backup house.txt", "The name of a backup ends in"),
        ("backup there.jsonl.gz --database sqlite:////nowhere/at/all.db", "There is no database"),
        ("restore nothing.jsonl.gz", "cannot be read"),
        ("restore {here} --database sqlite:///{tmp}/new.db", "is no backup"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'own.db'}")
    monkeypatch.chdir(tmp_path)
    filled = words.format(here=__file__, tmp=tmp_path)
    code, _, said = run(capsys, *filled.split())
    assert code == 1
    assert said.startswith("fondaco: ")
    assert said.count("\n") == 1
    assert sentence in said


@pytest.mark.parametrize(
    ("words", "text", "sentence"),
    [
        ("", "camels = 3", "there is no setting camels"),
        ("", "rooms = 'many'", "Expected `int`, got `str` - at `$.rooms`"),
        ("", "rates.seat = {burst = 0, per_second = 1}", "Expected `int` >= 1"),
        ("", "rates.seats = {burst = 5, per_second = 1}", "unknown field `seats`"),
        ("", "rooms = ", "is no file of settings"),
        ("--port -1", "", "A port is a number"),
        ("--log loud", "", "invalid choice"),
    ],
)
def test_wrong_settings_are_told(
    words: str, text: str, sentence: str, tmp_path: Path, sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    line = ["serve", "--database", sqlite_url, "--settings", str(file), *words.split()]
    try:
        code, _, said = run(capsys, *line)
    except SystemExit as ended:
        code, said = int(str(ended.code)), capsys.readouterr().err
    assert code == 2
    assert sentence in said


def test_the_command_line_stands_above_the_file_of_settings(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(
        """
        database = "sqlite:///here.db"
        log = "info"
        proxies = ["192.0.2.1"]
        rates.seat = {burst = 10, per_second = 2.5}
        """
    )
    args = cli._parser("serve").parse_args(["serve", "--settings", str(file), "--proxy", "192.0.2.2"])
    settings = host._settings(args)
    assert settings.database == "sqlite:///here.db"
    assert (settings.log, settings.proxies) == ("info", ("192.0.2.2",))
    assert settings.rates == Rates(seat=Rate(10, 2.5))
    again = cli._parser("serve").parse_args(
        ["serve", "--settings", str(file), "--database", "sqlite:///there.db", "--https"]
    )
    assert host._settings(again).database == "sqlite:///there.db"
    assert host._settings(again).secure_cookies is True


@contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """`fondaco WORDS` in a process of its own, with what it says first."""
    variables = os.environ | {"PYTHONPATH": "src", "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8"}
    for name in ("DATABASE_URL", "DISPLAY", "WAYLAND_DISPLAY", "LC_ALL", "LANGUAGE"):
        variables.pop(name, None)
    process = subprocess.Popen(
        [sys.executable, "-m", "fondaco", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=variables,
    )
    assert process.stdout is not None
    try:
        yield process, [process.stdout.readline().strip() for _ in range(2)]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def _health(address: str) -> bool:
    for _ in range(600):
        try:
            return httpx2.get(f"{address}healthz", timeout=60).json()["ok"] is True
        except httpx2.TransportError:
            time.sleep(0.1)
    return False


@pytest.mark.slow
def test_the_house_opens_at_home_and_only_once(tmp_path: Path) -> None:
    with started(tmp_path, "open", "--port", "0", "--no-browser") as (process, (said, address)):
        assert said == "Fondaco is running. Ctrl-C stops it."
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        assert _health(address)
        assert (tmp_path / "fondaco" / "house.sqlite").stat().st_mode & 0o077 == 0
        page = httpx2.get(address, follow_redirects=True)
        assert (page.status_code, "Fondaco" in page.text) == (200, True)
        with started(tmp_path, "open") as (second, lines):
            assert lines == ["Fondaco is already running.", address]
            assert second.wait(30) == 0
        with started(tmp_path, "serve", "--port", "0") as (third, _):
            assert third.wait(30) == 2
            assert third.stderr is not None
            assert (
                third.stderr.read() == f"fondaco: A house is open with this database already, at {address}.\n"
            )
    assert process.returncode == 0


def test_a_browser_is_opened_where_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not host.has_screen({})
    assert host.has_screen({"DISPLAY": ":0"})
    assert host.has_screen({"WAYLAND_DISPLAY": "wayland-0"})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert host.has_screen({})


def test_the_browser_waits_until_the_house_answers(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)

    async def play() -> None:
        async with served(sqlite_url) as house:
            name, _, port = house.address.partition(":")
            await asyncio.to_thread(host._show, f"http://{house.address}/", (name, int(port)))
            assert shown == [f"http://{house.address}/"]

    asyncio.run(play())


def test_a_port_that_is_taken_is_told(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with host._listening("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        code, _, said = run(capsys, "serve", "--port", port, "--database", sqlite_url)
    assert (code, "already: choose another --port" in said) == (2, True)
