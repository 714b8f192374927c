"""Im Reich der Wüstensöhne at the terminal: the drawn area, previews, short texts, whole games, and no leak."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import fondaco
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting
from tests.games.wuestensoehne.scene import BOOK, Scene
from tests.terminal.tables import at_random, piped, saves_in, sit_down, started

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 80
NUMBERS = "1\n" * 3000


def game_after(moves: int, seats: int, seed: int = 8) -> Game:
    """A game of people who play anything: it depends on the rules only."""
    game = fondaco.start("wuestensoehne", seats, seed=seed)
    rng = Rng(6)
    for _ in range(moves):
        if game.over:
            break
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return game


def game_of(scene: Scene) -> Game:
    """A game that has come to the position of a scene."""
    game = Game(BOOK, ["A", "B", "C", "D"][: scene.p.seats], {})
    game.position = scene.p
    return game


def sitting_at(game: Game, language: str, plain: bool) -> Sitting:
    seats = read_seats(",".join(["me"] * game.seats), None, game.rulebook.seat_ids)
    return Sitting(game, seats, b"", language, Screen(plain))


def shown(game: Game, language: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> str:
    """The table and what helps with the question, as whoever is asked sees them."""
    sitting = sitting_at(game, language, plain)
    capsys.readouterr()
    sitting.show_table(game.to_act if game.to_act >= 0 else None)
    if game.to_act >= 0:
        sitting.show_sketch(game.to_act)
    return "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines())


# The drawing


@pytest.mark.parametrize(
    ("name", "moves", "seats", "language", "plain"),
    [
        ("wuestensoehne-begin", 0, 3, "en", False),
        ("wuestensoehne-middle", 262, 4, "it", False),
        ("wuestensoehne-late", 420, 3, "de", False),
        ("wuestensoehne-plain", 262, 4, "fr", True),
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
@pytest.mark.parametrize("seats", [3, 4])
def test_no_line_is_wider_than_the_screen(
    capsys: pytest.CaptureFixture[str], language: str, seats: int
) -> None:
    for moves in (0, 7, 60, 150, 260, 400, 2000):
        text = shown(game_after(moves, seats), language, False, capsys)
        assert max(len(line) for line in text.splitlines()) <= WIDTH
        assert "[terminal-" not in text
        assert "[wuestensoehne-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_icons_are_all_different(language: str) -> None:
    sitting = sitting_at(game_after(0, 3), language, False)
    letters = sitting.board.painter.letters  # type: ignore[attr-defined]  # the board of this game
    assert len(set(letters.values())) == len(letters) == 8
    assert all(len(letter) == 1 for letter in letters.values())


def test_the_price_of_every_target_stands_on_its_centre_point(capsys: pytest.CaptureFixture[str]) -> None:
    """WS-EX-03: F2 and F3 cost nothing, F4 is one white line away, the rest needs the camel driver."""
    scene = Scene(4)
    scene.water("blue", 1)
    scene.turn("blue")
    rows = shown(game_of(scene), "en", False, capsys).splitlines()
    assert [row[38:45] for row in rows if row[:2].strip() in ("2", "3", "4", "5")] == [
        "══─0───",
        "───0═══",
        "═══0───",
        "───1─══",
    ]
    assert "───●───" in rows[4]


def test_the_fields_for_a_tile_are_marked_with_their_rotations(capsys: pytest.CaptureFixture[str]) -> None:
    """WS-EX-07: T1-05 at F2."""
    scene = Scene(4)
    scene.caravan("blue", "F2")
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-05")
    text = shown(game_of(scene), "en", False, capsys)
    assert "[E2]  ══─●─── [G2]" in text
    assert "1 E2 r1  2 G2 r0  3 G2 r1  4 G2 r2" in text
    assert "───+─══" in text.rpartition("1 E2 r1")[2]
    plain = shown(game_of(scene), "en", True, capsys)
    assert "E2 r1 oasis east\nG2 r0 oasis north\nG2 r1 oasis east\nG2 r2 oasis south\n" in plain


def test_sections_one_may_choose_are_numbered(capsys: pytest.CaptureFixture[str]) -> None:
    """WS-EX-18: three sections, each in an oasis of its own."""
    scene = Scene(4)
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-16")
    scene.turn("blue")
    scene.play("stay")
    scene.play("use T1-16")
    scene.play("lay G2 r0")
    text = shown(game_of(scene), "en", False, capsys)
    for number in (1, 2, 3):
        assert f"({number})" in text
        assert f"Section {number}: oasis" in text


def test_explorers_the_turban_and_their_oasis_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """WS-EX-17: blue's 11 in the oasis of G3, F3 and F4, which is open at E4 only."""
    scene = Scene(4)
    scene.lay("T2-05", "G3", 3)
    scene.explorer("blue", 11, "G3")
    scene.turn("blue")
    text = shown(game_of(scene), "en", False, capsys)
    assert "●11" in text
    assert "explorers ●11; icons myrrh; open F4 west." in text
    assert "16^ 11:G3 6 1" in text
    assert "16 (turban), 11 on G3, 6, 1." in shown(game_of(scene), "en", True, capsys)


def test_rumours_are_shown_to_those_who_have_seen_them(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(4)
    scene.rumour("R1", "salt 1", "blue", "red")
    scene.turn("blue")
    game = game_of(scene)
    value = BOOK.describer.rumour(0)
    sitting = sitting_at(game, "en", False)
    told = {}
    for seat in range(4):
        capsys.readouterr()
        sitting.show_table(seat)
        told[seat] = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("salt"))
    assert f"{value} ●■" in told[0]
    assert told[0] == told[2]
    assert "4?   ? ●■" in told[1]
    assert told[1] == told[3]
    assert f"You looked at salt 1: {value}." in sitting.board.hand(game.view(0))
    assert not any("looked" in line for line in sitting.board.hand(game.view(1)))


def test_reconstructed_parts_are_marked(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "wuestensoehne", "--seed", "7", typed="about\n")
    assert done.returncode == 0
    assert "Tiles and cross are reconstructed." in done.stdout
    start, _, about = done.stdout.partition("> about")
    assert "parts of this box that affect play are reconstructed" in start
    assert "Im Reich der Wüstensöhne, Klaus Teuber (2008), published by Kosmos." in about
    assert "see [tileset] (affects play)" in " ".join(about.split())


# Playing


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e2 r1", "lay E2 r1"),
        ("E2 1", "lay E2 r1"),
        ("e2r1", "lay E2 r1"),
        ("E2", "lay E2 r"),
        ("lay e2 r1", "lay e2 r1"),
        ("undo", "undo"),
    ],
)
def test_a_placement_may_be_typed_as_field_and_rotation(typed: str, meant: str) -> None:
    scene = Scene(4)
    scene.caravan("blue", "F2")
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-05")
    assert sitting_at(game_of(scene), "en", False).meant(0, typed) == meant


def test_a_field_alone_is_a_movement_or_a_start() -> None:
    scene = Scene(4)
    scene.turn("blue")
    sitting = sitting_at(game_of(scene), "en", False)
    assert sitting.meant(0, "f3") == "move F3"
    assert sitting.meant(0, "f1") == "stay"
    assert sitting.meant(0, "f3 r1") == "f3 r1"
    assert sitting.meant(1, "f3") == "f3"
    new = game_after(0, 3)
    assert sitting_at(new, "en", False).meant(new.to_act, "k6") == "start K6"


def test_a_short_text_is_played_and_explained(tmp_path: Path) -> None:
    args = ("play", "wuestensoehne", "--seed", "7", "--option", "first_player=1")
    done = piped(tmp_path, *args, typed="f1\na1\nwhy a1\nf3\n")
    assert done.returncode == 0
    assert "Blue starts on F1." in done.stdout
    assert "(WS-080; more by “why”.)" in " ".join(done.stdout.split())
    assert "WS-080: A movement never leads onto an empty field." in done.stdout
    assert "Blue moves from F1 to F3." in done.stdout


def test_the_help_names_moves_and_rules_of_this_game(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "wuestensoehne", "--seed", "7", typed="help\nwhy\n")
    said = " ".join(done.stdout.split())
    assert "several parts in a row: stay draw." in said
    assert "For example: why stay draw" in said
    assert "rules WS-002" in said
    assert "YS-" not in said


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers_in_every_language(tmp_path: Path, language: str) -> None:
    done = started(tmp_path, "play", "wuestensoehne", "--seed", "7", "--lang", language, typed=NUMBERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[terminal-" not in done.stdout
    assert "[wuestensoehne-" not in done.stdout
    (record,) = saves_in(tmp_path, "records")
    assert fondaco.replay(record.read_text(encoding="utf-8")).over
    checked = piped(tmp_path, "verify", str(record), "--lang", language)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.slow
def test_a_whole_game_by_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.fondaco"
    args = (
        "play",
        "wuestensoehne",
        "--seats",
        "medium,me,random,random",
        "--seed",
        "11",
        "--save",
        str(file),
    )
    assert sit_down(monkeypatch, tmp_path, at_random(3), *args) == 0
    assert "The game is over." in capsys.readouterr().out
    assert fondaco.replay(file.read_text(encoding="utf-8")).over


def test_a_plain_game_has_no_drawing(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "wuestensoehne", "--plain", "--seed", "7", typed=NUMBERS)
    assert done.returncode == 0
    assert not set("│─║═░╬●▲") & set(done.stdout)


def test_an_output_without_shapes_gets_letters(tmp_path: Path) -> None:
    done = started(
        tmp_path,
        "play",
        "wuestensoehne",
        "--seed",
        "7",
        "--lang",
        "de",
        typed="1\n",
        PYTHONIOENCODING="ascii",
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "B Blau" in done.stdout


# Nobody learns what the rules hide


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_line_is_the_same_in_every_world_a_seat_can_imagine(
    capsys: pytest.CaptureFixture[str], seats: int, plain: bool
) -> None:
    game = fondaco.start("wuestensoehne", seats, seed=9)
    sitting = sitting_at(game, "en", plain)
    rng = Rng(3)
    compared = 0
    for _ in range(1200):
        if game.over:
            break
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
        if rng.below(60):
            continue
        true = game.position
        for viewer in range(seats):
            seen = _everything(sitting, viewer, capsys)
            game.position = true.imagine(viewer, rng)
            assert _everything(sitting, viewer, capsys) == seen
            game.position = true
            compared += 1
    assert compared > 12


def _everything(sitting: Sitting, viewer: int, capsys: pytest.CaptureFixture[str]) -> str:
    """All that a seat can make the terminal say."""
    game = sitting.game
    capsys.readouterr()
    sitting.show_table(viewer)
    for line in sitting.board.hand(game.view(viewer)):
        sitting.screen.line(line)
    sitting.show_log(game.log(viewer)[-40:])
    sitting.screen.line(sitting.say.say(game.prompt(viewer)))
    if game.to_act == viewer:
        sitting.show_sketch(viewer)
        sitting.show_offers()
    return capsys.readouterr().out
