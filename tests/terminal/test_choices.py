"""The numbered list of moves: what declines comes last, and a number plays what is listed under it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import fondaco
from fondaco.games import GAMES, load_rulebook
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting
from tests.terminal.tables import sit_down

# What declines, of the moves that the sampled games are certain to offer.
DECLINING: Final = {
    "yspahan": {"end turn", "no extra", "let ship"},
    "istanbul": {"decline", "end turn", "no action", "done"},
    "wuestensoehne": {"no discovery", "no exchange", "no explorer", "no retrieval", "end go"},
    "al-rashid": {"visit nothing", "take nothing", "no office", "give up", "stop"},
}
LISTED: Final = re.compile(r"^(\d+)\. .*\(([^()]+)\)(?: †)?$", re.MULTILINE)
QUESTIONS: Final = 60


@pytest.mark.parametrize("key", GAMES)
def test_what_declines_is_listed_last(key: str) -> None:
    book = load_rulebook(key)
    declined = set()
    for seed in range(4):
        game = fondaco.start(key, book.min_seats, seed=seed, options=book.research_options)
        seats = read_seats(",".join(["me"] * game.seats), None, book.seat_ids)
        sitting = Sitting(game, seats, b"", "en", Screen(plain=True))
        rng = Rng(seed)
        while not game.over:
            listed = sitting.offers()
            assert sorted(listed, key=lambda offer: offer.text) == sorted(
                game.offers(), key=lambda offer: offer.text
            )
            assert not any(offer.declines for offer in listed[:-1])
            if listed[-1].declines:
                declined.add(listed[-1].text)
            legal = game.position.legal()
            game.play(legal[rng.below(len(legal))])
    assert declined >= DECLINING[key]


@pytest.mark.parametrize("key", GAMES)
def test_a_number_plays_what_is_listed_under_it(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Rng(5)
    chosen: list[str] = []

    def answer(game: Game) -> str:
        listed = {int(number): text for number, text in LISTED.findall(capsys.readouterr().out)}
        if chosen:
            assert [entry.text for entry in game.played if entry.actor >= 0] == chosen
        if len(chosen) == QUESTIONS:
            return "quit"
        number = 1 + rng.below(len(listed))
        chosen.append(listed[number])
        return str(number)

    seats = ",".join(["me"] * load_rulebook(key).min_seats)
    assert (
        sit_down(monkeypatch, tmp_path, answer, "play", key, "--plain", "--seed", "4", "--seats", seats) == 0
    )
    assert len(chosen) == QUESTIONS


def test_a_visit_without_any_action_is_never_the_first_choice() -> None:
    """It costs a dishonour token; a number typed without thinking must not."""
    book = load_rulebook("al-rashid")
    game = fondaco.start("al-rashid", 2, seed=1)
    sitting = Sitting(game, read_seats("me,me", None, book.seat_ids), b"", "en", Screen(plain=True))
    while not any(offer.text == "visit nothing" for offer in game.offers()):
        game.play(game.position.legal()[0])
    assert game.offers()[0].text == "visit nothing"  # by its number in the space of moves it would be
    assert sitting.offers()[-1].text == "visit nothing"
