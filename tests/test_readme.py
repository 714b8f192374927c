"""The README keeps its promises: its example runs, its commands parse, its links lead somewhere."""

from __future__ import annotations

import argparse
import doctest
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fondaco.terminal import cli

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *(ROOT / "docs" / f"{name}.md" for name in ("lab", "hosting", "join"))]
COMMANDS = sorted(
    {
        line
        for page in PAGES
        for line in page.read_text("utf-8").splitlines()
        if line.startswith("fondaco ") and not line.startswith("fondaco: ")
    }
)


def test_the_python_example_runs() -> None:
    found = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    assert len(found) >= 15
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted == len(found)
    assert results.failed == 0


class Understood(BaseException):
    """The whole command line has been read; nothing needs to be done."""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shown_is_understood(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = argparse.ArgumentParser.parse_args

    def parse(self: argparse.ArgumentParser, *args: Any, **kwargs: Any) -> argparse.Namespace:
        read(self, *args, **kwargs)
        raise Understood

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse)
    with pytest.raises(Understood):
        cli.main(shlex.split(command)[1:])


def test_the_readme_shows_the_commands_of_the_house() -> None:
    shown = {shlex.split(command)[1] for command in COMMANDS}
    assert {"play", "simulate", "replay", "verify", "bench", "games", "rules"} <= shown
    assert {"serve", "migrate", "backup", "restore"} <= shown


def test_the_settings_shown_are_those_of_the_house(tmp_path: Path) -> None:
    """Every setting that is shown exists, and the figures shown are what they are if nothing is said."""
    from fondaco.house.settings import Settings

    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    shown, notices = (tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL))
    told = msgspec.convert(shown, Settings)
    assert msgspec.structs.replace(told, rates=Settings().rates) == Settings()
    rates = Settings().rates
    for shown_rate, rate in ((told.rates.sign_in, rates.sign_in), (told.rates.account, rates.account)):
        assert shown_rate.burst == rate.burst
        assert shown_rate.per_second == pytest.approx(rate.per_second, rel=0.01)
    assert msgspec.structs.replace(told.rates, sign_in=rates.sign_in, account=rates.account) == rates
    assert set(shown) <= set(Settings.__struct_fields__)
    assert set(notices) == {"address", "smtp", "mail_from", "private_webhooks"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert links
    assert missing == []
