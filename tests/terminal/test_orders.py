"""Standing orders at the terminal: listed, given, followed, and nobody else's business."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.table.game import Game
from fondaco.table.speech import LANGUAGES
from fondaco.terminal import commands
from tests.terminal.tables import at_random, piped, sit_down

QUESTION = "Another player ships a cube of yours"


def talk(home: Path, *lines: str, args: tuple[str, ...] = (), language: str = "en") -> str:
    typed = "".join(f"{line}\n" for line in lines)
    done = piped(home, "play", *args, "--seed", "2", "--plain", "--lang", language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def after(said: str, line: str) -> str:
    """What is said after a typed line."""
    return said.partition(f"> {line}\n")[2]


def test_orders_are_listed_with_all_that_may_be_typed(tmp_path: Path) -> None:
    listed = after(talk(tmp_path, "orders"), "orders").splitlines()
    assert listed[0] == "Your automatic answers, for questions that come in other players’ turns:"
    assert listed[1] == "camel (camels for cubes): ask me."
    assert listed[2].startswith(QUESTION)
    assert listed[3:6] == [
        "  Type “orders camel ask”: ask me",
        "  Type “orders camel always”: always pay",
        "  Type “orders camel never”: never pay",
    ]
    assert "no save or record has them" in listed[6]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("orders camel never", "camel (camels for cubes): never pay."),
        ("order CAMEL Always", "camel (camels for cubes): always pay."),
        ("orders camel", "camel (camels for cubes): ask me."),
        ("orders camel perhaps", "The order “camel” can be ask, always, never; not “perhaps”."),
        ("orders tent never", "There is no automatic answer “tent”; there is: camel."),
        ("orders " + "x" * 500, f"There is no automatic answer “{'x' * 40}…”; there is: camel."),
    ],
    ids=lambda value: value[:20],
)
def test_an_order_is_given_or_refused(tmp_path: Path, line: str, answer: str) -> None:
    said = after(talk(tmp_path, line, "orders camel"), line)
    assert said.splitlines()[0] == answer
    kept = answer if answer.startswith("camel") else "camel (camels for cubes): ask me."
    assert after(said, "orders camel").splitlines()[0] == kept


def test_a_table_without_such_questions_has_no_orders(tmp_path: Path) -> None:
    args = ("wuestensoehne", "--option", "compensation=always")
    said = talk(tmp_path, "orders", "orders exchange never", args=args)
    assert after(said, "orders").startswith("At this table no question in other players’ turns can be")
    assert after(said, "orders exchange never").startswith("No automatic answers can be set here.")


@pytest.mark.parametrize("game", ["yspahan", "wuestensoehne", "al-rashid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_listed_in_every_language(tmp_path: Path, game: str, language: str) -> None:
    word = commands.word_for("orders", language)
    listed = after(talk(tmp_path, word, args=(game,), language=language), word)
    assert "[" not in listed.partition("> ")[0]
    assert f"{word} " in listed


def is_battle_out_of_turn(p: AlRashidPosition) -> bool:
    return p.agenda[-1] == kinds.BATTLE and p.to_act != p.mover


def answered(game: Game, seat: int) -> list[str]:
    """What a seat did when it could fight in another's move."""
    p = cast(AlRashidPosition, game.rulebook.new_position(game.seats, game.options))
    texts = []
    for entry in game.played:
        if entry.actor == seat and is_battle_out_of_turn(p):
            texts.append(entry.text)
        p.apply(entry.move)
    return texts


def test_at_a_shared_screen_one_is_not_asked_and_the_others_read_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose = at_random(3)
    to_type = {0: ["orders battle retreat", "orders"], 1: ["orders"]}
    asked = [0, 0, 0]
    tables: list[Game] = []
    screens = [""]

    def answer(game: Game) -> str:
        screens.append(screens[-1] + capsys.readouterr().out)
        screens[-1] = screens[-1].rpartition("=" * 40)[2]
        seat = game.to_act
        tables[:] = [game]
        assert seat == 0 or "always retreat." not in screens[-1]
        if to_type.get(seat):
            return to_type[seat].pop(0)
        asked[seat] += is_battle_out_of_turn(cast(AlRashidPosition, game.position))
        return choose(game)

    args = (
        "play",
        "al-rashid",
        "--seats",
        "me,me,me",
        "--seed",
        "4",
        "--plain",
        "--save",
        str(tmp_path / "game"),
    )
    assert sit_down(monkeypatch, tmp_path, answer, *args) == 0
    (game,) = tables
    assert game.over
    assert set(answered(game, 0)) == {"retreat"}
    assert [asked[0], asked[1], asked[2]] == [0, len(answered(game, 1)), len(answered(game, 2))]
    assert asked[1] + asked[2] > 0
    assert any("battle (battles): ask me." in screen for screen in screens)
    assert any("battle (battles): always retreat." in screen for screen in screens)


def test_an_order_answers_the_question_it_is_given_to_and_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red retreats by order and is next to move: after an undo the battle is asked, the order notwithstanding."""
    choose = at_random(3)
    seen: list[tuple[bool, int]] = []
    to_type = iter(["orders battle retreat", "undo", "orders battle", "quit"])

    def answer(game: Game) -> str:
        battle = is_battle_out_of_turn(cast(AlRashidPosition, game.position))
        if not battle and not seen:
            return choose(game)
        seen.append((battle, len(game.played)))
        return next(to_type)

    args = (
        "play",
        "al-rashid",
        "--seats",
        "me,me,me",
        "--seed",
        "4",
        "--plain",
        "--save",
        str(tmp_path / "game"),
    )
    assert sit_down(monkeypatch, tmp_path, answer, *args) == 0
    moves = seen[0][1]
    assert seen == [(True, moves), (False, moves + 1), (True, moves), (True, moves)]


def test_no_save_has_them(tmp_path: Path) -> None:
    saves = []
    for name, lines in (("with", ["orders camel never", "1"]), ("without", ["1"])):
        file = tmp_path / name
        talk(tmp_path, *lines, args=("--save", str(file)))
        saves.append(file.read_text(encoding="utf-8").partition("sealed:")[0])
        resumed = piped(tmp_path, "play", "--resume", str(file), "--plain", typed="orders camel\n").stdout
        assert after(resumed, "orders camel").startswith("camel (camels for cubes): ask me.")
    assert saves[0] == saves[1]
