"""Nobody learns at the terminal what the rules hide from him: not at a shared screen, not from any line."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.speech import Speaker, words_of
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting
from tests.terminal.tables import at_random, piped, sit_down

CARDS = [
    "take_camels", "take_gold", "place_shop", "load_caravan", "sell_camels",
    "sell_gold", "exchange", "build_no_camels", "build_no_gold",
]  # fmt: skip


@pytest.mark.slow
def test_a_shared_screen_shows_only_the_hand_of_whoever_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Between two curtains no hidden card is named that the seat which is asked does not hold."""
    speaker = Speaker("en", [words_of("fondaco.games.yspahan")])
    effects = {card: speaker.say(Message(f"yspahan-card-{card}-effect")) for card in CARDS}
    choose = at_random(5)
    shown = 0

    def answer(game: Game) -> str:
        nonlocal shown
        said = " ".join(capsys.readouterr().out.rpartition("=" * 40)[2].split())
        own = game.view(game.to_act)
        hand = own.players[game.to_act].hand  # type: ignore[attr-defined]  # a view of Yspahan
        named = [card for card, effect in effects.items() if effect in said.partition("Your")[2]]
        assert set(named) <= set(hand), (named, hand)
        shown += len(named)
        return choose(game)

    args = ("play", "--seats", "me,me,me", "--seed", "4", "--save", str(tmp_path / "game"))
    assert sit_down(monkeypatch, tmp_path, answer, *args) == 0
    assert shown > 10


def test_a_piped_shared_screen_parts_the_players_by_a_line(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--seats", "me,me", "--seed", "4", typed="1\n" * 40)
    assert done.returncode == 0
    assert done.stdout.count("is to act.") == done.stdout.count("=" * 40) + 1 > 3


def test_a_shared_game_is_saved_for_nobodys_eyes(tmp_path: Path) -> None:
    file = tmp_path / "game"
    piped(
        tmp_path,
        "play",
        "--seats",
        "me,me",
        "--seed",
        "4",
        "--save",
        str(file),
        typed="1\ntake gold card\n" * 9,
    )
    open_part = file.read_text(encoding="utf-8").partition("sealed:")[0]
    assert not [card for card in CARDS if f"* card {card}" in open_part or f", card {card}" in open_part]


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_is_the_same_in_every_world_a_seat_can_imagine(
    capsys: pytest.CaptureFixture[str], seats: int, plain: bool
) -> None:
    game = fondaco.start("yspahan", seats, seed=9)
    screen = Screen(plain)
    people = read_seats(",".join(["me"] * seats), None, game.rulebook.seat_ids)
    sitting = Sitting(game, people, b"", "en", screen)
    rng = Rng(3)
    compared = 0
    for _ in range(160):
        if game.over:
            break
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
        if rng.below(8):
            continue
        true = game.position
        for viewer in range(seats):
            seen = _everything(sitting, viewer, capsys)
            game.position = true.imagine(viewer, rng)
            assert _everything(sitting, viewer, capsys) == seen
            game.position = true
            compared += 1
    assert compared > 20


def _everything(sitting: Sitting, viewer: int, capsys: pytest.CaptureFixture[str]) -> str:
    """All that a seat can make the terminal say."""
    game = sitting.game
    capsys.readouterr()
    sitting.show_table(viewer)
    sitting.show_log(game.log(viewer)[-40:])
    sitting.screen.line(sitting.say.say(game.prompt(viewer)))
    if game.to_act == viewer:
        sitting.show_offers()
    return capsys.readouterr().out
