"""Section 6.7: what triggers the end, the last round, leftover cards, ties (decision 39)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.rules import rule

COLOURS = ("red", "blue", "green", "yellow", "white")


def about_to_buy(seats: int, colour: str, rubies: int, **options: str) -> Scene:
    """It is this player's turn in round 3, beside the Gemstone Dealer, with money for one ruby."""
    scene = Scene(seats, **options)
    scene.neutrals()
    for other in COLOURS[:seats]:
        scene.merchant(other, 7)
    scene.turn_of(colour, 3)
    scene.merchant(colour, 9)
    scene.rubies(colour, rubies)
    scene.lira(colour, scene.price(16))
    return scene


def pass_turn(scene: Scene) -> None:
    """A turn without anything: to the Fountain if possible, else beside it."""
    seat = scene.asked
    scene.play("go 2 decline" if scene.where(seat) == 7 else "go 7 no action")
    scene.play("end turn")


def last_turn(seats: int = 3, first: str = "red") -> Scene:
    """The last turn of the last round is about to be ended; no hand holds a card."""
    scene = Scene(seats, first=first)
    last = COLOURS[(COLOURS.index(first) - 1) % seats]
    scene.turn_of(last, 5)
    scene.p.triggered = 1
    for colour in COLOURS[:seats]:
        scene.lira(colour, 0)
    scene.play("go 2 decline")
    return scene


@rule("IS-170", "IS-176")
@pytest.mark.parametrize(("seats", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_ruby_that_triggers_the_end(seats: int, target: int) -> None:
    scene = about_to_buy(seats, "red", target - 2)
    scene.play("go 16 leave act")
    assert (scene.rubies_of("red"), scene.p.triggered, scene.view().last_round) == (target - 1, 0, False)
    scene = about_to_buy(seats, "red", target - 1)
    scene.hand("red", "repeat_gemstone")
    scene.lira("red", 50)
    scene.play("go 16 leave act")
    assert (scene.rubies_of("red"), scene.p.triggered, scene.view().last_round) == (target, 1, True)
    assert scene.events(e.END_TRIGGERED) == [[0, target]]
    scene.play("play repeat_gemstone")
    assert scene.rubies_of("red") == target + 1  # more than needed is possible
    assert len(scene.events(e.END_TRIGGERED)) == 1


@rule("IS-171", "IS-030", "IS-INV-25")
@pytest.mark.parametrize(
    ("colour", "left"), [("green", ["yellow", "red", "blue"]), ("red", ["blue"]), ("blue", [])]
)
def test_the_round_is_finished_up_to_the_right_of_the_starting_player(colour: str, left: list[str]) -> None:
    """Green began the game: Blue, to the right, has the last turn."""
    scene = about_to_buy(4, colour, 4, first="green")
    scene.play("go 16 leave act")
    scene.play("end turn")
    turns = []
    while scene.asked != "nobody":
        turns.append(scene.asked)
        pass_turn(scene)
    assert turns == left
    assert scene.p.round == 3
    assert scene.refusal("go 2") == "IS-171"


@rule("IS-171")
def test_without_the_trigger_another_round_begins() -> None:
    scene = about_to_buy(3, "green", 3)
    scene.play("go 16 leave act")
    scene.play("end turn")
    assert (scene.asked, scene.p.round) == ("red", 4)


@rule("IS-172", "IS-178", "IS-A14", "IS-DP-39", "IS-061", "IS-034")
def test_leftover_cards_of_goods_and_lira_are_played_in_turn_order() -> None:
    scene = last_turn(3, first="blue")
    scene.hand("red", "gain_5_lira")
    scene.hand("green", "gain_good", "gain_good", "gain_5_lira", "move_0", "return_family")
    scene.hand("blue", "repeat_sultan")
    scene.goods("green", fruit=2)
    scene.family("green", 4)
    scene.mosque_tiles("green", "fruit")
    scene.assistants("green", 5)
    scene.lira("green", 3)
    scene.play("end turn")
    assert (scene.asked, scene.question, scene.legal()) == ("blue", kinds.LEFTOVERS, ["done"])
    scene.play("done")
    assert scene.asked == "green"
    assert scene.legal() == ["play gain_good", "play gain_5_lira", "done"]  # no fruit tile, nothing else
    scene.play("play gain_good take fruit")
    assert scene.goods_of("green")["fruit"] == 2  # no room: lost
    scene.play("play gain_5_lira")
    assert (scene.lira_of("green"), scene.asked) == (8, "green")
    scene.play("play gain_good take spice done")
    assert scene.goods_of("green")["spice"] == 1
    assert scene.asked == "red"
    scene.play("play gain_5_lira")
    assert scene.lira_of("red") == 5
    assert scene.asked == "nobody"
    assert scene.hand_of("green") == ["return_family", "move_0"]


@rule("IS-172")
def test_without_cards_nobody_is_asked() -> None:
    scene = last_turn()
    scene.play("end turn")
    assert scene.asked == "nobody"


# -- who wins -------------------------------------------------------------------------------------


def finished(**players: tuple[int, int, int, int]) -> dict[str, int]:
    """The places of players with so many rubies, Lira, goods and cards."""
    scene = last_turn(len(players))
    for colour, (rubies, lira, goods, cards) in players.items():
        scene.extensions(colour, 2)
        scene.rubies(colour, rubies)
        scene.lira(colour, lira)
        scene.goods(colour, fabric=min(goods, 4), jewelry=max(goods - 4, 0))
        scene.hand(colour, *["move_3_4", "move_0", "repeat_sultan", "return_family"][:cards])
    scene.play("end turn")
    while scene.asked != "nobody":
        scene.play("done")
    assert scene.view().ranks == scene.p.ranks()
    return scene.ranks()


@rule("IS-173", "IS-174", "IS-176")
def test_rubies_before_lira_before_goods_before_cards() -> None:
    assert finished(red=(5, 0, 0, 0), blue=(4, 99, 8, 0), green=(6, 0, 0, 0)) == {
        "red": 2,
        "blue": 3,
        "green": 1,
    }
    assert finished(red=(5, 7, 0, 0), blue=(5, 6, 8, 3), green=(4, 50, 8, 0)) == {
        "red": 1,
        "blue": 2,
        "green": 3,
    }
    assert finished(red=(5, 7, 4, 0), blue=(5, 7, 5, 0), green=(5, 7, 3, 3)) == {
        "red": 2,
        "blue": 1,
        "green": 3,
    }
    assert finished(red=(5, 7, 4, 1), blue=(5, 7, 4, 0), green=(5, 7, 4, 3)) == {
        "red": 2,
        "blue": 3,
        "green": 1,
    }


@rule("IS-175")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert finished(red=(5, 7, 4, 1), blue=(5, 7, 4, 1), green=(5, 7, 4, 0)) == {
        "red": 1,
        "blue": 1,
        "green": 3,
    }


@rule("IS-A15", "IS-A13")
def test_hands_stay_hidden_after_the_end_and_lira_never_were() -> None:
    scene = last_turn(3)
    scene.hand("blue", "repeat_sultan")
    scene.lira("blue", 17)
    scene.play("end turn")
    scene.play("done")
    assert scene.asked == "nobody"
    for viewer in (None, "red", "green"):
        blue = scene.view(viewer).players[1]
        assert (blue.hand, blue.cards, blue.lira) == (None, 1, 17)


@rule("IS-177", "IS-103", "IS-A18")
def test_a_ruby_gained_in_another_players_turn_triggers_the_end_at_once() -> None:
    """With Letters & Seals Blue buys a third extension by a kiosk tile in the turn of Red, the last of the round."""
    scene = Scene(2, first="blue", box="letters")
    scene.neutrals()
    scene.turn_of("red", 4)
    scene.extensions("blue", 2)
    scene.rubies("blue", 5)
    scene.lira("blue", 20)
    scene.play("go 22 leave act")
    while scene.asked == "chance":
        if scene.question == kinds.TURN_UP:
            scene.turn_up(*["k17", "k12", "k10"][len(scene.view().kiosk_open) :][:1])
        else:
            scene.p.apply(scene.p.legal()[0])
    scene.play("kiosk k12")
    assert scene.asked == "blue"
    scene.play("kiosk k17")
    while scene.asked == "blue":
        scene.play(scene.legal()[0])
    assert (scene.p.extensions[1], scene.rubies_of("blue"), scene.p.triggered) == (3, 6, 1)
    while scene.asked == "red" and scene.p.round == 4:
        scene.play(scene.legal()[-1])
    assert (scene.asked, scene.p.round) == ("nobody", 4)
