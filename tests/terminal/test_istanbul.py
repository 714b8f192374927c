"""Istanbul at the terminal: the bazaar drawn and told, whole games of all four boxes, nothing that is not one's own."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import cast

import pytest

import fondaco
from fondaco.boards import load_board
from fondaco.boards.voice import Voice
from fondaco.games.istanbul.view import IstanbulView
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting, make_faces
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import grand, letters, mocha
from tests.terminal.tables import at_random, piped, saves_in, sit_down, started

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 80
BOXES = ("base", "mocha", "letters", "grand_bazaar")
SHAPES = {"base": (4, 4), "mocha": (5, 4), "letters": (5, 4), "grand_bazaar": (5, 5)}
NUMBERS = "1\n" * 6000
SHORT = ("--option", "round_limit=25")
"""Whoever plays the first move or any earns few rubies: with the safeguard such games end."""


def game_of(box: str, seats: int, moves: int, seed: int = 8) -> Game:
    """A game of people who play anything: it depends on the rules only."""
    game = fondaco.start("istanbul", seats, seed=seed, options={"box": box, "round_limit": "100"})
    rng = Rng(6)
    for _ in range(moves):
        if not game.over:
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


def scene_shown(
    scene: Scene, capsys: pytest.CaptureFixture[str], viewer: str | None = "red", plain: bool = False
) -> str:
    """A table that was set up, in English."""
    screen = Screen(plain)
    voice = Voice("en", BOOK.words)
    seats = read_seats(",".join(["me"] * scene.p.seats), None, BOOK.seat_ids)
    board = load_board(BOOK, voice, make_faces(BOOK, seats, voice, screen, watching=False))
    view = scene.view(viewer)
    offers = [BOOK.offer(scene.p, move) for move in scene.p.legal()] if scene.asked == viewer else []
    capsys.readouterr()
    if plain:
        for line in board.lines(view, offers):
            screen.line(line)
    else:
        screen.draw(board.drawing(view, offers))
    return capsys.readouterr().out


def square(text: str, name: str) -> str:
    """What stands in the square of a place, its border above included, in one line."""
    rows = text.splitlines()
    (at,) = [n for n, row in enumerate(rows) if re.search(rf"[│║]{re.escape(name)} *[│║]", row)]
    start = re.search(rf"[│║]({re.escape(name)} *)[│║]", rows[at])
    assert start is not None
    left, right = start.span(1)
    lines = [rows[at - 1][left:right]]
    for row in rows[at:]:
        if row[0] in "├└":
            break
        lines.append(row[left:right].strip())
    return " ".join(" ".join(lines).split())


# -- the table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "box", "moves", "seats", "language", "plain"),
    [
        ("istanbul-two-begin", "base", 0, 2, "en", False),
        ("istanbul-mocha-four", "mocha", 300, 4, "fr", False),
        ("istanbul-letters-three", "letters", 250, 3, "it", False),
        ("istanbul-grand-five", "grand_bazaar", 400, 5, "de", False),
        ("istanbul-grand-plain", "grand_bazaar", 200, 3, "en", True),
    ],
)
def test_the_table_looks_as_it_should(
    capsys: pytest.CaptureFixture[str],
    name: str,
    box: str,
    moves: int,
    seats: int,
    language: str,
    plain: bool,
) -> None:
    """`FONDACO_NEW_GOLDEN=1` draws the pictures anew; look at them before you keep them."""
    text = shown(game_of(box, seats, moves), language, plain, capsys)
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("FONDACO_NEW_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_every_position_of_a_game_fits_the_screen(
    capsys: pytest.CaptureFixture[str], language: str, box: str
) -> None:
    game = game_of(box, 5, 0, seed=LANGUAGES.index(language))
    sitting = sitting_at(game, language)
    columns, rows = SHAPES[box]
    rng = Rng(4)
    for nth in range(160):
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
        if nth % 5:
            continue
        text = _everything(sitting, game.to_act, capsys)
        assert max(len(line) for line in text.splitlines()) <= WIDTH
        assert not re.search(r"\[(istanbul|terminal)-", text)
        borders = [line for line in text.splitlines() if line[:1] in "┌├└" and line]
        assert len(borders) == rows + 1
        assert all(len(re.findall("[┬┼┴]", line)) == columns - 1 for line in borders)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_named_in_its_square(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """In full where the square is wide enough, else by a short name of its own."""
    text = shown(game_of("grand_bazaar", 2, 0), language, False, capsys)
    voice = Voice(language, BOOK.words)
    short = [voice("terminal-istanbul-short-place", place=number) for number in range(1, 26)]
    assert len(set(short)) == len(short)
    for number in range(1, 26):
        full = f"{number} {voice('istanbul-place', place=number)}"
        assert square(text, full if len(full) <= 14 else f"{number} {short[number - 1]}")


def test_long_names_of_players_do_not_break_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_of("grand_bazaar", 5, 50)
    names = ",".join(f"Maximiliane of Umbria {nth}" for nth in range(5))
    seats = read_seats("me,me,me,me,me", names, game.rulebook.seat_ids)
    Sitting(game, seats, b"", "de", Screen(False)).show_table(None)
    assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= WIDTH


def test_everybody_stands_where_he_is(capsys: pytest.CaptureFixture[str]) -> None:
    scene = grand(5)
    for colour in ("red", "blue", "green", "yellow", "white"):
        scene.merchant(colour, 13)
        scene.companion(colour, 13)
        scene.assistants(colour, 13)
        scene.family(colour, 13)
    for figure in ("governor", "smuggler", "coffee_trader", "courier"):
        scene.figure(figure, 13)
    text = scene_shown(scene, capsys, None)
    standing = square(text, "13 Palace")
    assert standing.endswith("M●3▲3■3◆3★3 C●▲■◆★ A●▲■◆★ F●▲■◆★ Gov Smu CoT* Cou")
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    told = scene_shown(scene, capsys, None, plain=True)
    assert "merchants: Red on 3 assistants, Blue on 3 assistants" in told
    assert "companions: Red, Blue, Green, Yellow, White; assistants: Red, Blue" in told
    assert "family members: Red, Blue" in told
    assert "Governor (2 Lira); Smuggler (2 Lira); Coffee Trader* (2 Lira); Courier (2 Lira)." in told


def test_neutral_merchants_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(2)
    scene.neutrals(2, 2, 5)
    text = scene_shown(scene, capsys)
    assert square(text, "2 Fabric Warehouse").endswith("N2")
    assert square(text, "5 Post Office").endswith("N1")
    assert "2 neutral merchants" in scene_shown(scene, capsys, plain=True)


def test_the_state_of_the_places_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    scene = grand(4)
    scene.track(13, 4)
    scene.track(16, 7)
    scene.track(20, 0)
    scene.extensions("red", 2)
    scene.mosque_tiles("blue", "fabric")
    scene.tavern_tiles("blue", "straight_line")
    scene.demand(10, "dark_1")
    scene.mail(2)
    view = scene.view("red")
    text = scene_shown(scene, capsys)
    place = {place.number: place for place in view.places}
    letters_of = {"fabric": "Fa", "spice": "Sp", "fruit": "Fr", "jewelry": "Je", "coffee": "Co"}

    def told(goods: dict[str, int]) -> str:
        return " ".join(
            f"{n}{letters_of.get(good, {'any': 'any', 'lira': 'L'}.get(good, ''))}"
            for good, n in goods.items()
            if n
        )

    palace, dealer, market = place[13].track, place[16].track, place[10].demand
    assert palace is not None
    assert dealer is not None
    assert market is not None
    assert square(text, "13 Palace").endswith(f"R4 {told(palace.goods)}")
    assert square(text, "16 Gem Dealer").endswith(f"R7 {dealer.price}L")
    assert square(text, "20 Coffee Hse").endswith("R0")
    assert "R4 10 ext. 7L" in square(text, "1 Wainwright")
    assert square(text, "14 Sm. Mosque").endswith("R4 Fa3/3 Sp2/4")
    assert "line*2/" in square(text, "19 Tavern")
    assert square(text, "10 Large Mkt").endswith(f"{told(market)} 3/7/12/18/25L")
    assert square(text, "5 Post Office").endswith(told(place[5].gives))
    assert square(text, "24 Secret Soc.").endswith("6 seals +3/2/1L")
    plain = scene_shown(scene, capsys, plain=True)
    assert f"16 Gemstone Dealer: rubies left: 7, the next one for {dealer.price} Lira" in plain
    assert "20 Coffee House: 0 rubies" in plain
    assert "fabric tile: 3 left, the top one needs 3 fabric" in plain
    assert (
        "1 Wainwright: in reach, arriving costs 0 Lira; 4 rubies; extensions left: 10, each for 7 Lira"
        in plain
    )


def test_places_in_reach_say_what_arriving_costs(capsys: pytest.CaptureFixture[str]) -> None:
    scene = letters(3)
    scene.merchant("red", 7)
    scene.merchant("blue", 6)
    scene.companion("blue", 11)
    scene.companion("red", 13)
    text = scene_shown(scene, capsys)
    assert square(text, "6 Caravansary").startswith("─▶2─")
    assert square(text, "11 Small Mkt").startswith("─▶2─")
    assert square(text, "12 Police").startswith("─▶0─")
    assert square(text, "24 Secret Soc.").startswith("─▶0 ▷0─")
    assert "▶" not in square(text, "7 Fountain")
    plain = scene_shown(scene, capsys, plain=True)
    assert "6 Caravansary: in reach, arriving costs 2 Lira; merchants: Blue on 4 assistants." in plain
    assert "in reach of your companion, arriving costs 0 Lira" in plain
    other = scene_shown(scene, capsys, "blue")
    assert not re.search("─[▶▷]", other)


def test_the_barrier_is_drawn_and_its_toll_is_in_the_price(capsys: pytest.CaptureFixture[str]) -> None:
    scene = mocha(3)
    scene.merchant("red", 7)
    scene.barrier(7, 17, "blue")
    text = scene_shown(scene, capsys)
    assert re.search(r"│7 Fountain +║17 Roasting +│", text)
    assert square(text, "17 Roasting").startswith("─▶2─")
    assert "The barrier* lies between 7 Fountain and 17 Roasting Plant; controlled by ▲ Blue." in " ".join(
        text.split()
    )
    scene.barrier(6, 7, "blue")
    text = scene_shown(scene, capsys)
    assert square(text, "6 Caravansary").startswith("═▶2═")


def test_other_choices_of_places_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(3)
    scene.merchant("red", 7)
    scene.assistants("red", 2, 5, 9)
    scene.hand("red", "return_assistant")
    scene.play("play return_assistant")
    text = scene_shown(scene, capsys)
    marked = [
        name for name in ("2 Fabric Warehouse", "5 Post Office", "9 Tea House") if "▶" in square(text, name)
    ]
    assert len(marked) == 3
    assert "▶" not in square(text, "6 Caravansary")


# -- what is reconstructed ----------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("box", BOXES)
def test_a_game_with_reconstructed_parts_is_labelled(
    capsys: pytest.CaptureFixture[str], box: str, plain: bool
) -> None:
    text = shown(game_of(box, 3, 0), "en", plain, capsys)
    labelled = "with reconstructed cards" in text
    assert labelled == (box != "base") == ("* reconstructed: not the printed component" in text)


@pytest.mark.parametrize("plain", [False, True])
def test_parts_that_are_reconstructed_are_marked(capsys: pytest.CaptureFixture[str], plain: bool) -> None:
    scene = grand(3)
    scene.hand("red", "gain_2_coffee", "gain_5_lira", "dice_reward", "gain_letter")
    scene.guild_hand("red", "seven_lira")
    text = scene_shown(scene, capsys, plain=plain)
    for name in ("“Two coffee*”", "“Dice*”", "“Seven Lira*”", "Coffee Trader*", "Letters*:", "Kiosk tiles*"):
        assert name in text
    for name in ("“Five Lira”", "“Letter”", "Governor"):
        assert name in text
        assert f"{name}*" not in text


@pytest.mark.parametrize(
    ("box", "said"),
    [
        ("base", "Nothing in this box that affects play is reconstructed"),
        ("mocha", "28 parts of this box that affect play are reconstructed"),
        ("letters", "21 parts of this box that affect play are reconstructed"),
        ("grand_bazaar", "48 parts of this box that affect play are reconstructed"),
    ],
)
def test_about_tells_what_is_reconstructed_in_this_game(tmp_path: Path, box: str, said: str) -> None:
    args = ("play", "istanbul", "--seed", "7", "--seats", "me,random", "--option", f"box={box}")
    done = piped(tmp_path, *args, typed="about\n")
    start, _, about = " ".join(done.stdout.split()).partition("> about")
    assert said in start
    assert said in about
    assert "Istanbul, Rüdiger Dorn (2014), published by Pegasus Spiele" in about
    assert ("guild_card" in about) == (box in ("mocha", "grand_bazaar"))
    assert ("letters.count" in about) == (box in ("letters", "grand_bazaar"))


# -- the own hand -------------------------------------------------------------------------------------


def test_the_own_hand_is_told_with_its_effects(capsys: pytest.CaptureFixture[str]) -> None:
    scene = grand(3)
    scene.hand("red", "gain_5_lira", "gain_5_lira", "move_0")
    scene.guild_hand("red", "two_goods")
    text = scene_shown(scene, capsys)
    assert "Your 3 bonus cards:" in text
    assert "2 × “Five Lira”: Take 5 Lira." in text
    assert "“Stay”: Your merchant does not move." in text
    assert "Your guild card:" in text
    for viewer in ("blue", None):
        other = scene_shown(scene, capsys, viewer)
        assert "Five Lira" not in other
        assert "Two goods" not in other
    assert "You have no bonus cards." in scene_shown(scene, capsys, "blue")


def test_letters_tiles_and_known_cards_lie_open(capsys: pytest.CaptureFixture[str]) -> None:
    scene = grand(3)
    scene.letters("blue", 5, 10)
    scene.letters("blue", 3, delivered=True)
    scene.mosque_tiles("blue", "fruit")
    scene.tavern_tiles("blue", "free_figures")
    scene.companion("blue", "own")
    scene.discarded("gain_5_lira")
    scene.turn_of("blue")
    scene.merchant("blue", 7)
    text = " ".join(scene_shown(scene, capsys).split())
    assert "letters to 5 Post Office, 10 Large Market; delivered letters to 3 Spice Warehouse" in text
    assert "tiles: fruit tile, “Free figures”; companion in the own supply." in text
    assert "on top “Five Lira”" in text


def test_what_was_chosen_so_far_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = fondaco.start("istanbul", 3, seed=1)
    scene = Scene(3)
    scene.goods("red", fabric=2, spice=2)
    scene.merchant("red", 7)
    scene.demand(11, "light_2")
    scene.play("go 11 leave act")
    sold = scene.legal()[0]
    scene.play(sold)
    game.position = scene.p
    for plain in (False, True):
        sitting = sitting_at(game, plain=plain)
        capsys.readouterr()
        sitting.show_sketch(0)
        assert f"Chosen so far: 1 {sold.removeprefix('sell ')}." in capsys.readouterr().out


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("language", "box", "bots"), [
    ("en", "base", 1), ("it", "mocha", 2), ("fr", "letters", 3), ("de", "grand_bazaar", 4),
])  # fmt: skip
def test_a_whole_game_by_numbers(tmp_path: Path, language: str, box: str, bots: int) -> None:
    seats = ",".join(["me", *["random"] * bots])
    args = ("play", "istanbul", "--seed", "7", "--seats", seats, "--lang", language, *SHORT)
    done = started(tmp_path, *args, "--option", f"box={box}", typed=NUMBERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search(r"\[(terminal|istanbul)-", done.stdout)
    (record,) = saves_in(tmp_path, "records")
    assert fondaco.replay(record.read_text(encoding="utf-8")).over
    assert piped(tmp_path, "verify", str(record), "--lang", language).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize(("language", "box"), [
    ("de", "base"), ("fr", "mocha"), ("it", "letters"), ("en", "grand_bazaar"),
])  # fmt: skip
def test_a_whole_plain_game_has_no_drawing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    box: str,
) -> None:
    seats = ("--seats", "me,random,me", "--seed", "11", "--save", str(tmp_path / "game"))
    args = ("play", "istanbul", "--plain", "--lang", language, "--option", f"box={box}", *SHORT, *seats)
    assert sit_down(monkeypatch, tmp_path, at_random(3), *args) == 0
    said = capsys.readouterr().out
    assert not set("│─┌●▲▶") & set(said)
    assert not re.search(r"\[(terminal|istanbul)-", said)


@pytest.mark.slow
def test_the_end_is_told_in_rubies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ("play", "istanbul", "--seed", "7", "--seats", "me,medium,medium", "--option", "box=base")
    done = started(tmp_path, *args, typed=NUMBERS)
    assert done.returncode == 0
    end = done.stdout.partition("The game is over.")[2]
    assert re.search(r"1\. . \w+: 5 rubies\n2\. . \w+: \d rub(y|ies)\n3\. ", done.stdout)
    assert "points" not in end


def test_an_output_without_shapes_gets_letters(tmp_path: Path) -> None:
    args = (
        "play",
        "istanbul",
        "--seed",
        "7",
        "--seats",
        "me,random",
        "--lang",
        "fr",
        "--option",
        "box=mocha",
    )
    done = started(tmp_path, *args, typed="1\n" * 20, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "MR4 Marchand de R sur 4 Assistants" in done.stdout
    assert re.search(r"\+->\d-+\+", done.stdout)
    assert "?" not in done.stdout.partition("Sauvegarde")[0].partition("Bazar")[2].replace(" ?", "")


def test_colours_only_repeat_what_marks_say(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    game = game_of("grand_bazaar", 5, 200)
    sitting = sitting_at(game)
    drawing = sitting.board.drawing(game.view(game.to_act), game.offers())
    pictures = []
    for colour in (True, False):
        console = Console(width=WIDTH, force_terminal=colour, no_color=not colour, color_system="truecolor")
        with console.capture() as taken:
            console.print(drawing)
        pictures.append(taken.get())
    assert "\x1b[" in pictures[0]
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", picture) for picture in pictures]
    assert bare[0] == bare[1]


@pytest.mark.slow
def test_a_set_up_that_is_not_finished_can_be_shown(tmp_path: Path) -> None:
    args = ("play", "istanbul", "--seed", "7", "--seats", "me,random", "--save", str(tmp_path / "game"))
    piped(tmp_path, *args, "--option", "box=grand_bazaar", typed="1\n")
    for plain in ((), ("--plain",)):
        for moves in ("0", "1", "9", "26", "28", "31"):
            done = piped(tmp_path, "replay", str(tmp_path / "game"), "--to", moves, *plain)
            assert (done.returncode, done.stderr) == (0, "")
            assert not re.search(r"\[(terminal|istanbul)-", done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there(tmp_path: Path, language: str) -> None:
    done = piped(tmp_path, "rules", "istanbul", "IS-040", "--lang", language)
    assert done.returncode == 0
    assert "1" in done.stdout
    assert "2" in done.stdout
    for clause in ("IM-050", "IL-061", "IG-002"):
        assert clause in piped(tmp_path, "rules", "istanbul", clause, "--lang", language).stdout
    chapters = piped(tmp_path, "rules", "istanbul", "--lang", language).stdout
    assert all(f"{number}. " in chapters for number in (4, 5, 6, 7, 8, 9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_clause_and_why_tells_it(tmp_path: Path, language: str) -> None:
    args = ("play", "istanbul", "--seed", "3", "--seats", "me,random,random", "--lang", language)
    done = piped(tmp_path, *args, "--option", "first_player=1", typed="go 7\nwhy go 13\nhelp\nmoves\nhand\n")
    assert "IS-041" in done.stdout
    assert re.search(r"^IS-040\s?:", done.stdout, re.MULTILINE)
    assert "go 2 leave act" in done.stdout


# -- secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "plain"), [
    ("base", True), ("mocha", False), ("letters", True), ("grand_bazaar", False), ("grand_bazaar", True),
])  # fmt: skip
def test_every_line_is_the_same_in_every_world_a_seat_can_imagine(
    capsys: pytest.CaptureFixture[str], box: str, plain: bool
) -> None:
    game = game_of(box, 3, 0, seed=9)
    sitting = sitting_at(game, plain=plain)
    rng = Rng(3)
    compared = differing = 0
    for _ in range(400):
        if game.over:
            break
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
        if rng.below(30) or game.over:
            continue
        true = game.position
        for viewer in range(3):
            seen = _everything(sitting, viewer, capsys)
            game.position = true.imagine(viewer, rng)
            differing += game.position.dump() != true.dump()
            assert _everything(sitting, viewer, capsys) == seen
            game.position = true
            compared += 1
    assert compared > 20
    assert differing > 3


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


def test_a_view_names_what_a_board_needs() -> None:
    view = cast(IstanbulView, game_of("grand_bazaar", 4, 0).view(0))
    by_number = {place.number: place for place in view.places}
    assert by_number[5].gives["lira"] > 0
    assert sum(by_number[5].gives.values()) - by_number[5].gives["lira"] == 2
    assert by_number[1].cost == {"lira": 7}
    assert by_number[24].cost == {"seals": 6}
    assert by_number[19].cost == {"coffee": 4, "fabric": 1, "spice": 1, "fruit": 1}
    assert {"card:gain_2_coffee", "guild_card:two_goods", "figure:coffee_trader", "barrier"} <= set(
        view.reconstructed_parts
    )
    assert "card:gain_letter" not in view.reconstructed_parts
