"""The hint of a table in the terminal: a move that is possible, with what speaks for it, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.bots.expert import ExpertBot
from fondaco.bots.explanation import Explanation, Way
from fondaco.table.speech import LANGUAGES
from fondaco.terminal import commands
from tests.terminal.test_orders import after, talk


@pytest.mark.parametrize("game", ["yspahan", "wuestensoehne"])
def test_a_hint_names_a_move_that_can_be_played(tmp_path: Path, game: str) -> None:
    said = after(talk(tmp_path, "hint", args=(game,)), "hint").splitlines()
    assert said[0].startswith("Expert would play: ")
    assert "% to win, in " in said[1]
    move = said[0].removeprefix("Expert would play: ")
    again = after(talk(tmp_path / "again", f"why {move}", args=(game,)), f"why {move}")
    assert "is possible" in again


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_speaks_every_language(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One try and many, a way that is surely better: what the search finds is not asked here."""

    def explain(self: ExpertBot, view: object, legal: list[int], imagine: object, budget: int) -> Explanation:
        ways = tuple(Way((legal[0],), tries, (0.4, 0.3, 0.3), 0.1) for tries in (12, 1))
        return Explanation("expert", 0, legal[0], ways, 0.75)

    monkeypatch.setattr(ExpertBot, "explain", explain)
    word = commands.word_for("hint", language)
    said = after(talk(tmp_path, word, args=("yspahan",), language=language), word)
    lines = said.replace("\u00a0", " ").splitlines()
    assert "75" in lines[3]
    assert " 12 " in lines[1]
    assert " 12 " not in lines[2]
    assert not any("[" in line or "terminal-" in line for line in lines[:4])


def test_a_table_at_a_house_knows_no_hint() -> None:
    assert commands.find("hint") == ("hint", "")
    assert commands.find("hint", online=True) is None
    assert "hint" not in commands.listed(online=True)
