"""The drawn table, character by character, and never wider than 80 columns."""

from __future__ import annotations

import os
from pathlib import Path
from xml.dom import minidom

import pytest

import fondaco
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 80


def game_after(moves: int, seats: int) -> Game:
    """A game of people who play anything: it depends on the rules only."""
    game = fondaco.start("yspahan", seats, seed=8)
    rng = Rng(6)
    for _ in range(moves):
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return game


def shown(game: Game, language: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> str:
    seats = read_seats(",".join(["me"] * game.seats), None, game.rulebook.seat_ids)
    sitting = Sitting(game, seats, b"", language, Screen(plain))
    capsys.readouterr()
    sitting.show_table(game.to_act if game.to_act >= 0 else None)
    return "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(
    ("name", "moves", "seats", "language", "plain"),
    [
        ("two-begin", 1, 2, "en", False),
        ("three-middle", 88, 3, "it", False),
        ("four-late", 233, 4, "de", False),
        ("three-plain", 88, 3, "fr", True),
    ],
)
def test_the_table_looks_as_it_should(
    capsys: pytest.CaptureFixture[str], name: str, moves: int, seats: int, language: str, plain: bool
) -> None:
    """`FONDACO_NEW_GOLDEN=1` draws the pictures anew; look at them before you keep them."""
    text = shown(game_after(moves, seats), language, plain, capsys)
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("FONDACO_NEW_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_wider_than_the_screen(
    capsys: pytest.CaptureFixture[str], language: str, seats: int
) -> None:
    for moves in (0, 40, 90, 170, 230):
        text = shown(game_after(moves, seats), language, False, capsys)
        assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_the_prices_stand_beside_the_spaces_the_supervisor_can_reach(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = fondaco.start("yspahan", 3, seed=2, options={"first_player": "1"})
    game.play("roll 0")
    game.play("take sack supervisor")
    text = shown(game, "en", False, capsys)
    assert "+2  +1  +0  +1  +2" in text  # W5 to W1 with a three
    assert "N3+0──y1·" in text
    assert "S3+0──b1·" in text
    assert "W2 1" in shown(game, "en", True, capsys)


def test_shops_one_may_use_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    game = fondaco.start("yspahan", 3, seed=2, options={"first_player": "1"})
    game.play("roll 0")
    game.play("take sack cubes no extra") if "no extra" in _next_texts(game) else game.play("take sack cubes")
    text = shown(game, "en", False, capsys)
    assert "w2+─S1" in text
    assert "N1────b1·" in text


def _next_texts(game: Game) -> list[str]:
    return [offer.text for offer in game.offers()]


def test_the_picture_of_the_readme_is_whole_and_loads_nothing() -> None:
    picture = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
    text = picture.read_text(encoding="utf-8")
    root = minidom.parseString(text).documentElement  # noqa: S318  (our own file)
    assert root is not None
    assert root.tagName == "svg"
    assert text.replace("http://www.w3.org/2000/svg", "").count("://") == 0
