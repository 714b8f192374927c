"""Picking several things in a terminal: in one line, in any order, and confirmed where there is no way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.boards.voice import Voice
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.picking import example_of, read_pick
from fondaco.terminal.play import Play
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting
from tests.games.istanbul.scene import BOOK
from tests.games.istanbul.test_places_10_to_16 import at


class Typed(Play):
    """Somebody who types these lines."""

    def __init__(self, folder: Path, lines: list[str], *, at_keys: bool, language: str = "en") -> None:
        scene = at(11, fabric=2, spice=1, fruit=3, jewelry=4)
        scene.demand(11, "light_2")  # fabric 1, spice 2, fruit 2
        scene.play("go 11 leave act")
        game = Game(BOOK, BOOK.seat_ids[:3], {"first_player": "1"}, start=scene.p.dump())
        screen = Screen(plain=True)
        screen.is_typed = at_keys
        seats = read_seats("me,greedy,greedy", None, BOOK.seat_ids)
        super().__init__(game, Sitting(game, seats, b"", language, screen), folder / "game.fondaco", False)
        self.lines = lines

    def hear(self, prompt: str) -> str:
        return self.lines.pop(0)

    def write(self, file: Path) -> None:
        """Nothing is kept."""

    @property
    def lira(self) -> int:
        return BOOK.counters(self.game.position)["lira"][0]


@pytest.mark.parametrize(
    "typed", ["sell fruit fabric", "sell fabric fruit done", "fruit fabric", "1 fruit 1 fabric"]
)
def test_a_whole_pick_in_one_line_is_carried_out_in_a_pipe(typed: str, tmp_path: Path) -> None:
    table = Typed(tmp_path, [typed], at_keys=False)
    table.ask(0)
    assert (table.lira, table.lines) == (5, [])


def test_at_the_keys_it_is_confirmed_with_the_total(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Typed(tmp_path, ["fruit", "sell 2 fruit fabric", ""], at_keys=True)
    table.ask(0)
    told = capsys.readouterr().out
    assert "Chosen: fruit. Total: 2 Lira." in told
    assert "Chosen: fabric, 2 × fruit. Total: 9 Lira." in told
    assert told.count("Press Enter to confirm") == 2
    assert (table.lira, table.lines) == (9, [])


def test_what_cannot_be_picked_is_refused_before_it_is_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Typed(tmp_path, ["sell fruit fabric fabric", "sell fruit fabric", ""], at_keys=True)
    table.ask(0)
    told = capsys.readouterr().out
    assert "No more fabric is in demand." in told
    assert told.count("Press Enter to confirm") == 1
    assert table.lira == 5


def test_a_number_picks_what_is_listed_under_it(tmp_path: Path) -> None:
    table = Typed(tmp_path, ["3"], at_keys=False)
    table.ask(0)
    assert (table.lira, table.game.log(0)[-1].message.args["fruit"]) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_a_pick_and_is_told_in_four_languages(language: str, tmp_path: Path) -> None:
    table = Typed(tmp_path, [], at_keys=True, language=language)
    form, say = table.game.form(), Voice(language, [*BOOK.words, "fondaco.terminal"])
    assert form is not None
    assert example_of(form) == "sell spice fabric"
    pick = read_pick(form, example_of(form), say)
    assert pick is not None
    assert pick.text == "sell spice fabric done"
    assert "5 Lir" in pick.summary or "5 lir" in pick.summary
    assert read_pick(form, "go 4", say) is None
