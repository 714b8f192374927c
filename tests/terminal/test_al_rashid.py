"""Al Rashid at the terminal: the drawn table, whole games, payments proposed, and nothing that is not one's own."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import cast

import pytest

import fondaco
from fondaco.boards.al_rashid import AlRashidBoard
from fondaco.games.al_rashid.view import AlRashidView
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting
from tests.terminal.tables import at_random, piped, saves_in, sit_down, started

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 80
NUMBERS = "1\n" * 3000


def game_after(moves: int, seats: int, seed: int = 8) -> Game:
    """A game of people who play anything: it depends on the rules only."""
    game = fondaco.start("al-rashid", seats, seed=seed)
    rng = Rng(6)
    for _ in range(moves):
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return game


def sitting_at(game: Game, language: str = "en", plain: bool = False) -> Sitting:
    seats = read_seats(",".join(["me"] * game.seats), None, game.rulebook.seat_ids)
    return Sitting(game, seats, b"", language, Screen(plain))


def shown(game: Game, language: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> str:
    sitting = sitting_at(game, language, plain)
    capsys.readouterr()
    sitting.show_table(game.to_act if game.to_act >= 0 else None)
    return "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines())


def paying(seed: int = 3, seats: int = 3) -> Game:
    """A game in which somebody is asked for a payment that can be made in several ways."""
    rng = Rng(seed)
    for attempt in range(60):
        game = fondaco.start("al-rashid", seats, seed=attempt)
        while not game.over:
            view = cast(AlRashidView, game.view(game.to_act))
            if view.payment is not None and len(game.offers()) > 1:
                return game
            legal = game.position.legal()
            game.play(legal[rng.below(len(legal))])
    raise AssertionError("nobody pays")


def spying() -> tuple[Game, int, str]:
    """A game in which somebody has just looked at the tiles of a territory; who it was, and where."""
    rng = Rng(1)
    for seed in range(40):
        game = fondaco.start("al-rashid", 3, seed=seed)
        while not game.over:
            looks = [offer.text for offer in game.offers() if offer.text.startswith("look ")]
            if looks:
                looker = game.to_act
                game.play(looks[0])
                return game, looker, looks[0].removeprefix("look ")
            legal = game.position.legal()
            game.play(legal[rng.below(len(legal))])
    raise AssertionError("nobody looks")


# -- the table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "moves", "seats", "language", "plain"),
    [
        ("al-rashid-two-begin", 1, 2, "en", False),
        ("al-rashid-three-middle", 60, 3, "it", False),
        ("al-rashid-five-late", 120, 5, "de", False),
        ("al-rashid-four-french", 80, 4, "fr", False),
        ("al-rashid-three-plain", 60, 3, "fr", True),
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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_line_is_wider_than_the_screen(
    capsys: pytest.CaptureFixture[str], language: str, seats: int
) -> None:
    for moves in (0, 20, 50, 80):
        text = shown(game_after(moves, seats), language, False, capsys)
        assert max(len(line) for line in text.splitlines()) <= WIDTH
        assert "[al-rashid" not in text
        assert "[terminal" not in text


def test_long_names_of_players_do_not_break_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_after(50, 5)
    names = ",".join(f"Maximiliane of Umbria {nth}" for nth in range(5))
    seats = read_seats("me,me,me,me,me", names, game.rulebook.seat_ids)
    Sitting(game, seats, b"", "de", Screen(False)).show_table(None)
    assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= WIDTH


def test_stacks_stand_from_left_to_right_with_dominance_and_rank(capsys: pytest.CaptureFixture[str]) -> None:
    game = fondaco.start("al-rashid", 2, seed=1)
    while cast(AlRashidView, game.view(None)).phase == "setup":
        game.play(game.position.legal()[0])
    first = game.to_act
    for move in ("place sage military", "place merchant military", "place pasha military"):
        game.play(move)
    marks = sitting_at(game).faces
    left, right = marks[first].mark, marks[1 - first].mark
    assert f"{left}P+S=6#1  {right}M=3#2" in shown(game, "en", False, capsys)
    assert f"{left}P+W=6#1  {right}H=3#2" in shown(game, "de", False, capsys)
    plain = shown(game, "en", True, capsys)
    assert re.search(r"Pasha \+ Sage, dominance 6, rank 1; \w+, Merchant, dominance 3, rank 2", plain)


def test_what_is_reconstructed_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    for plain in (False, True):
        text = shown(game_after(30, 4), "en", plain, capsys)
        assert "* reconstructed: not the printed component" in text
        for name in ("Informer", "Court Poet", "Egypt", "Al-Andalus"):
            assert f"{name}*" in text


def test_a_tile_that_was_looked_at_is_shown_to_the_looker_alone(capsys: pytest.CaptureFixture[str]) -> None:
    game, looker, land = spying()
    for viewer in range(3):
        view = cast(AlRashidView, game.view(viewer))
        (area,) = [area for area in view.areas if area.id == land]
        hidden = [tile for tile in area.tiles if not tile.face_up]
        assert hidden
        assert all((tile.value is not None) == (viewer == looker) for tile in hidden)
        sitting = sitting_at(game)
        capsys.readouterr()
        sitting.show_table(viewer)
        text = capsys.readouterr().out
        assert bool(re.search(r"\([rb]\d\)", text.partition("seen by you")[2])) == (viewer == looker)


# -- payments (AR-303) --------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
def test_a_payment_is_proposed_with_its_loss(capsys: pytest.CaptureFixture[str], plain: bool) -> None:
    game = paying()
    payment = cast(AlRashidView, game.view(game.to_act)).payment
    assert payment is not None
    sitting = sitting_at(game, plain=plain)
    capsys.readouterr()
    sitting.show_sketch(game.to_act)
    said = " ".join(capsys.readouterr().out.split())
    assert f"Proposed payment of {payment.gold} gold:" in said
    assert f"It costs you {payment.loss} gold of wealth" in said
    assert "Enter pays what is proposed" in said


@pytest.mark.parametrize("seed", range(6))
def test_an_empty_line_pays_what_is_proposed(seed: int) -> None:
    game = paying(seed, 2 + seed % 3)
    seat = game.to_act
    before = cast(AlRashidView, game.view(seat))
    payment = before.payment
    assert payment is not None
    board = cast(AlRashidBoard, sitting_at(game).board)
    assert board.meant(before, "pay 1 wood") == "pay 1 wood"
    text = board.meant(before, "")
    assert text.startswith(f"pay {payment.proposal[payment.asked]} {payment.asked}")
    game.play(text)
    assert cast(AlRashidView, game.view(seat)).payment is None
    paid = [line.message for line in game.log(None) if line.message.id == "al-rashid-log-paid"][-1]
    told = sitting_at(game).say.say(paid)
    for good, number in payment.proposal.items():
        name = "fine wood" if good == "wood" else good
        assert (f"{number} {name}" in told) == (number > 0)


def test_an_empty_line_means_nothing_where_nothing_is_paid() -> None:
    game = game_after(10, 3)
    assert cast(AlRashidBoard, sitting_at(game).board).meant(game.view(game.to_act), "") == ""


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers_in_every_language(tmp_path: Path, language: str) -> None:
    args = ("play", "al-rashid", "--seed", "7", "--seats", "me,random,random", "--lang", language)
    done = started(tmp_path, *args, typed=NUMBERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search(r"\[(terminal|al-rashid)-", done.stdout)
    (record,) = saves_in(tmp_path, "records")
    assert fondaco.replay(record.read_text(encoding="utf-8")).over
    assert piped(tmp_path, "verify", str(record), "--lang", language).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_plain_game_has_no_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    seats = ("--seats", "me,random,me,random", "--seed", "11", "--save", str(tmp_path / "game"))
    args = ("play", "al-rashid", "--plain", "--lang", language, *seats)
    assert sit_down(monkeypatch, tmp_path, at_random(3), *args) == 0
    said = capsys.readouterr().out
    assert not set("│─╭●▲") & set(said)
    assert not re.search(r"\[(terminal|al-rashid)-", said)


def test_an_output_without_shapes_gets_letters(tmp_path: Path) -> None:
    args = ("play", "al-rashid", "--seed", "7", "--seats", "me,random", "--lang", "fr")
    done = started(tmp_path, *args, typed="1\n" * 20, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "R Rouge" in done.stdout


def test_about_names_the_game_and_counts_what_is_reconstructed(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "al-rashid", "--seed", "7", "--seats", "me,random", typed="about\n")
    assert "Al Rashid, Pierluca Zizzi, Giorgio De Michele (2012), published by Yemaia" in " ".join(
        done.stdout.split()
    )
    assert re.search(r"\d+ parts of this box that affect play are reconstructed", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there(tmp_path: Path, language: str) -> None:
    done = piped(tmp_path, "rules", "al-rashid", "AR-070", "--lang", language)
    assert done.returncode == 0
    assert all(number in done.stdout for number in ("5", "3", "1"))
    chapters = piped(tmp_path, "rules", "al-rashid", "--lang", language).stdout
    assert all(f"{number}. " in chapters for number in (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15))


# -- secrets ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "plain"), [(2, False), (3, True), (3, False), (5, True)])
def test_every_line_is_the_same_in_every_world_a_seat_can_imagine(
    capsys: pytest.CaptureFixture[str], seats: int, plain: bool
) -> None:
    game = fondaco.start("al-rashid", seats, seed=9)
    sitting = sitting_at(game, plain=plain)
    rng = Rng(3)
    compared = 0
    while not game.over:
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
        if rng.below(12) or game.over:
            continue
        true = game.position
        for viewer in range(seats):
            seen = _everything(sitting, viewer, capsys)
            game.position = true.imagine(viewer, rng)
            assert _everything(sitting, viewer, capsys) == seen
            game.position = true
            compared += 1
    assert compared > 5


def _everything(sitting: Sitting, viewer: int, capsys: pytest.CaptureFixture[str]) -> str:
    """All that a seat can make the terminal say."""
    game = sitting.game
    capsys.readouterr()
    sitting.show_table(viewer)
    sitting.show_log(game.log(viewer)[-40:])
    sitting.screen.line(sitting.say.say(game.prompt(viewer)))
    if game.to_act == viewer:
        sitting.show_sketch(viewer)
        sitting.show_offers()
    return capsys.readouterr().out


def test_whoever_only_presses_enter_pays_what_is_proposed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose = at_random(4)
    pressed = 0

    def answer(game: Game) -> str:
        nonlocal pressed
        if cast(AlRashidView, game.view(game.to_act)).payment is None:
            return choose(game)
        pressed += 1
        return ""

    seats = ("--seats", "me,me,me", "--seed", "5", "--save", str(tmp_path / "game"))
    assert sit_down(monkeypatch, tmp_path, answer, "play", "al-rashid", "--plain", *seats) == 0
    assert capsys.readouterr().out.count("Enter pays what is proposed") == pressed > 0
