"""What a person types: whole texts, shortened ones, several parts in a row, and what becomes of the rest."""

from __future__ import annotations

from typing import Final

import pytest

from fondaco.table.core import Position
from fondaco.table.game import Game
from fondaco.table.notation import MOST_CHARACTERS, parse_moves, tidy
from fondaco.table.refusal import Refusal
from tests.games.yspahan.scene import BOOK, Scene
from tests.table.counting import CountingBook


@pytest.fixture
def scene() -> Scene:
    """Blue is to take a group: 1 1 on Camel, 3 on Sack, 4 on Barrel, 6 on Gold."""
    scene = Scene(3)
    scene.roll([1, 1, 3, 4, 6, 6, 6, 6, 6])
    return scene


def read(scene: Scene, text: str) -> list[str]:
    """The texts of the moves that a line means."""
    after, texts = scene.p.copy(), []
    for move in parse_moves(BOOK, scene.p, text):
        texts.append(BOOK.text(after, move))
        after.apply(move)
    return texts


def refusal(scene: Scene, text: str) -> Refusal:
    before = scene.p.digest()
    with pytest.raises(Refusal) as caught:
        parse_moves(BOOK, scene.p, text)
    assert scene.p.digest() == before
    return caught.value


@pytest.mark.parametrize(
    "typed", ["take sack", "TAKE Sack", "  take   sack ", "take\tsack", "take sa", "take s"]
)
def test_a_text_may_be_spaced_written_and_shortened_at_will(scene: Scene, typed: str) -> None:
    assert read(scene, typed) == ["take sack"]


def test_parts_stand_in_a_row(scene: Scene) -> None:
    assert read(scene, "take sack") == ["take sack"]
    assert read(scene, "take sack cubes") == ["take sack", "cubes"]
    assert read(scene, "take sack supervisor") == ["take sack", "supervisor"]
    assert read(scene, "take camel camels end turn") == ["take camel", "camels", "end turn"]


def test_a_whole_turn_ends_at_the_first_barrier(scene: Scene) -> None:
    """After the draw somebody has learnt something: what follows has to be typed then."""
    assert read(scene, "take gold card") == ["take gold", "card"]
    refusal(scene, "take gold card end turn")
    refusal(scene, "take camel camels end turn take gold")


def test_a_longer_text_is_tried_first() -> None:
    scene = Scene(3)
    scene.gold("blue", 9)
    scene.camels("blue", 9)
    scene.hand("blue", "build_no_camels", "build_no_gold")
    assert read(scene, "play build_no_camels build hoist without camels") == [
        "play build_no_camels",
        "build hoist without camels",
    ]
    assert read(scene, "play build_no_camels build hoist for free")[1] == "build hoist for free"


def test_more_than_one_meaning_is_refused_with_the_choices(scene: Scene) -> None:
    refused = refusal(scene, "take")
    assert refused.message.id == "refusal-ambiguous-move"
    assert refused.message.args["text"] == "take"
    assert refused.message.args["choices"] == "take camel, take sack, take barrel, take gold"
    assert refused.clause == ""


def test_many_choices_are_cut_short() -> None:
    scene = Scene(3)
    scene.supervisor("C")
    scene.gold("blue", 20)
    scene.send(3)
    choices = str(refusal(scene, "go").message.args["choices"])
    assert choices.count("go ") == 6
    assert choices.endswith(", …")


def test_a_shortened_text_that_fits_one_move_is_that_move_though_others_exist_elsewhere(scene: Scene) -> None:
    assert read(scene, "take b") == ["take barrel"]
    assert refusal(scene, "take v").message.id == "refusal-unknown-move"


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_nothing_is_refused(scene: Scene, typed: str) -> None:
    assert refusal(scene, typed).message.id == "refusal-nothing-typed"


@pytest.mark.parametrize("typed", ["xyzzy", "castle e1 g1", "🎲", "take sackcubes", "1.5"])
def test_what_means_nothing_is_refused(scene: Scene, typed: str) -> None:
    assert refusal(scene, typed).message.id == "refusal-unknown-move"


def test_what_the_rules_forbid_is_refused_with_the_clause(scene: Scene) -> None:
    assert refusal(scene, "take vase").clause == "YS-073"
    assert refusal(scene, "roll 0").clause == "YS-053"
    assert refusal(scene, "End Turn").clause == "YS-082"


def test_of_parts_in_a_row_the_forbidden_first_one_gives_the_reason(scene: Scene) -> None:
    assert refusal(scene, "take vase cubes").clause == "YS-073"
    assert refusal(scene, "take vase and then some").clause == "YS-073"


def test_the_special_action_is_called_by_what_it_gives(scene: Scene) -> None:
    assert read(scene, "take camel camels") == ["take camel", "camels"]
    scene.play("take camel")
    assert refusal(scene, "gold").clause
    assert read(scene, "camels") == ["camels"]


def test_tidy() -> None:
    assert tidy("  Take \t SACK\n") == "take sack"


def test_of_several_parts_the_first_impossible_one_gives_the_reason() -> None:
    scene = Scene(3)
    scene.roll([1, 1, 2, 3, 4, 5, 6, 6, 6])
    scene.deal_out("red")
    assert scene.refusal("take sack card") == "YS-174"


# -- how much work a text may make -----------------------------------------------------------------------


def test_a_text_that_is_too_long_is_refused_before_any_work(scene: Scene) -> None:
    book = CountingBook(BOOK)
    with pytest.raises(Refusal) as caught:
        parse_moves(book, scene.p, "take sack" + " " * MOST_CHARACTERS)
    assert caught.value.message.id == "refusal-too-long"
    assert caught.value.message.args == {"most": MOST_CHARACTERS}
    assert (book.looked_up, book.spelled) == (0, 0)
    assert read(scene, "take sack".ljust(MOST_CHARACTERS)) == ["take sack"]


@pytest.mark.parametrize("word", ["x ", "take ", "roll 0 "])
def test_the_work_is_proportional_to_the_length(scene: Scene, word: str) -> None:
    """Each name is looked up a few times at most, whatever stands in the text."""
    book = CountingBook(BOOK)
    with pytest.raises(Refusal):
        parse_moves(book, scene.p, (word * MOST_CHARACTERS)[:MOST_CHARACTERS])
    assert book.looked_up <= 5 * MOST_CHARACTERS


class Endless(Position):
    """One seat decides for ever, each time between two moves, and never is there a barrier."""

    applied: Final[list[int]] = []

    def __init__(self) -> None:
        super().__init__(1)
        self.to_act = 0

    def arrive(self) -> bool:
        return True

    def legal(self) -> list[int]:
        return [0, 1]

    def carry_out(self, move: int) -> None:
        self.applied.append(move)

    def copy(self) -> Endless:
        return Endless()


class Stammering(CountingBook):
    """The name of one move begins with that of the other."""

    def moves_named(self, text: str) -> list[int]:
        return []

    def text(self, position: Position, move: int) -> str:
        return "a" if move == 0 else "a a"


def test_names_that_begin_alike_do_not_multiply_the_work() -> None:
    Endless.applied.clear()
    with pytest.raises(Refusal):
        parse_moves(Stammering(BOOK), Endless(), "a " * 20 + "b")
    assert 0 < len(Endless.applied) <= 2 * 21
    assert sum(move + 1 for move in parse_moves(Stammering(BOOK), Endless(), "a a a")) == 3


def test_a_decision_that_is_tried_is_bounded_alike() -> None:
    game = Game(BOOK, ["Ada", "Bruno"], {"first_player": "1"})
    with pytest.raises(Refusal) as caught:
        game.trial().say("roll 0 " * MOST_CHARACTERS)
    assert caught.value.message.id == "refusal-too-long"
