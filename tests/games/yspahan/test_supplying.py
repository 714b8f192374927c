"""Section 7: yellow dice, the roll, and how the Tower is filled and left."""

from __future__ import annotations

from itertools import combinations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.table.core import CHANCE_BARRIER
from fondaco.table.refusal import Refusal
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

DISTRICTS = ("sack", "barrel", "chest", "vase")


@rule("YS-050", "YS-CH-02")
@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 9), (4, 9)])
def test_the_first_player_rolls_all_white_dice_each_fair_and_on_its_own(seats: int, dice: int) -> None:
    scene = Scene(seats, first="red")
    assert scene.asked == "red"
    scene.play("roll 0")
    ordinals = []
    for _ in range(dice):
        assert scene.asked == "chance"
        assert scene.p.legal() == [0, 1, 2, 3, 4, 5]
        assert scene.p.weights() == [1] * 6
        ordinals.append(scene.p.chance_ordinal())
        scene.p.apply(4)
    assert len(set(ordinals)) == dice  # no die is decided by another
    assert scene.asked == "red"
    assert scene.tower() == {"camel": (5, dice, 0)}


@rule("YS-051", "YS-052", "YS-DP-01")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (20, 3)])
def test_at_most_three_yellow_dice_and_at_most_the_own_gold(gold: int, most: int) -> None:
    scene = Scene(4)
    scene.gold("blue", gold)
    assert scene.legal() == [f"roll {dice}" for dice in range(most + 1)]
    for dice in range(most + 1, 4):
        assert scene.refusal(f"roll {dice}") == "YS-052"


@rule("YS-051", "YS-DP-01")
@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_a_yellow_die_costs_one_gold_before_the_roll(dice: int) -> None:
    scene = Scene(4)
    scene.gold("blue", 5)
    scene.play(f"roll {dice}")
    assert scene.asked == "chance"
    assert [scene.gold_of(colour) for colour in BOOK.seat_ids] == [5 - dice, 2, 2, 2]
    for _ in range(9 + dice):
        scene.p.apply(0)
    assert scene.tower() == {"camel": (1, 9, dice)}


@rule("YS-051")
def test_only_the_first_player_buys_yellow_dice() -> None:
    scene = Scene(4, first="green")
    assert scene.asked == "green"
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    scene.play("take camel camels end turn")
    assert scene.asked == "yellow"
    assert scene.refusal("roll 1") == "YS-053"


@rule("YS-DP-01")
def test_the_number_of_yellow_dice_is_final_with_the_roll() -> None:
    game = Scene(3).game()
    game.play("roll 1")
    assert game.played[-1].text == "roll 1"
    game.play_outcome(0)
    for _ in range(9):
        game.play_outcome(0)
    assert game.played[-1].barrier == CHANCE_BARRIER
    with pytest.raises(Refusal) as refused:
        game.undo(0)
    assert refused.value.message.id == "barrier-chance"


@rule("YS-053")
def test_the_dice_are_rolled_once_a_day() -> None:
    scene = Scene(3)
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    assert scene.refusal("roll 0") == "YS-053"
    scene.play("take camel camels")
    assert scene.refusal("roll 0") == "YS-053"
    scene.play("end turn")
    assert scene.refusal("roll 0") == "YS-053"
    assert len(scene.events(e.ROLLED)) == 1


@rule("YS-053")
def test_white_and_yellow_dice_are_rolled_together() -> None:
    scene = Scene(3)
    scene.play("roll 2")
    for _ in range(11):
        assert scene.asked == "chance"
        assert scene.tower() == {}  # nothing is seen on the Tower before the last die lies
        scene.p.apply(2)
    assert scene.tower() == {"camel": (3, 9, 2)}


@rule("YS-CH-02")
def test_only_the_number_of_dice_per_colour_and_face_matters() -> None:
    one, other = Scene(4), Scene(4)
    one.roll([1, 2, 3, 4, 5, 6, 1, 2, 3], yellow=[6, 1])
    other.roll([3, 2, 1, 6, 5, 4, 3, 2, 1], yellow=[1, 6])
    assert one.p.digest() == other.p.digest()


@rule("YS-054")
def test_dice_are_grouped_without_regard_to_colour() -> None:
    scene = Scene(4)
    scene.roll([2, 2, 4, 4, 4, 4, 4, 4, 6], yellow=[2, 6])
    assert scene.tower() == {"camel": (2, 2, 1), "sack": (4, 6, 0), "gold": (6, 1, 1)}


@rule("YS-055", "YS-056", "YS-057", "YS-058", "YS-059")
@pytest.mark.parametrize(
    "values", [values for k in range(1, 7) for values in combinations(range(1, 7), k)], ids=str
)
def test_the_tower_for_every_set_of_values(values: tuple[int, ...]) -> None:
    """Lowest to Camel, highest to Gold, the others upwards from Sack without leaving a square out."""
    scene = Scene(4)
    faces = [*values, *[values[0]] * (9 - len(values))]
    scene.roll(faces)
    expected = {"camel": (values[0], faces.count(values[0]), 0)}
    expected |= {DISTRICTS[nth]: (value, 1, 0) for nth, value in enumerate(values[1:-1])}
    if len(values) > 1:
        expected["gold"] = (values[-1], 1, 0)
    assert scene.tower() == expected


@rule("YS-058")
@pytest.mark.parametrize("k", [2, 3, 4, 5, 6])
def test_with_k_values_the_lowest_k_minus_2_district_squares_are_filled(k: int) -> None:
    scene = Scene(4)
    scene.roll([*range(1, k + 1), *[1] * (9 - k)])
    filled = [square for square in scene.tower() if square in DISTRICTS]
    assert filled == list(DISTRICTS[: k - 2])
    for square in DISTRICTS[k - 2 :]:
        assert scene.refusal(f"take {square}") == "YS-073"


@rule("YS-060", "YS-A23")
def test_yellow_dice_leave_after_the_first_players_action_and_before_the_building_step() -> None:
    scene = Scene(4)
    scene.gold("blue", 3)
    scene.roll([1, 1, 3, 3, 5, 5, 6, 6, 6], yellow=[2, 3, 6])
    assert scene.tower()["sack"] == (2, 0, 1)
    scene.play("take camel")
    assert scene.tower()["sack"] == (2, 0, 1)  # chosen, not yet carried out
    scene.play("camels")
    assert (scene.asked, "build paddock" in scene.legal()) == ("blue", True)
    assert scene.tower() == {"barrel": (3, 2, 0), "chest": (5, 2, 0), "gold": (6, 3, 0)}
    assert scene.events(e.YELLOW_REMOVED) == [[3]]
    sack = BOOK.view(scene.p, None).tower[1]
    assert (sack.square, sack.value, sack.white, sack.yellow) == ("sack", 0, 0, 0)


@rule("YS-060")
def test_yellow_dice_stay_until_the_action_is_fully_carried_out() -> None:
    scene = Scene(4)
    scene.roll([1, 1, 2, 2, 3, 3, 3, 3, 3], yellow=[3])
    scene.play("take sack cubes")
    scene.play("place sack-white-1")
    assert scene.tower()["gold"] == (3, 5, 1)
    scene.play("place sack-white-2")
    assert scene.tower()["gold"] == (3, 5, 0)


@rule("YS-060")
def test_white_dice_do_not_leave_with_the_yellow_ones() -> None:
    scene = Scene(4)
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    scene.play("take camel camels")
    assert scene.tower() == {"sack": (2, 3, 0), "gold": (3, 3, 0)}
    assert scene.events(e.YELLOW_REMOVED) == []


@rule("YS-061")
def test_yellow_dice_give_the_other_players_nothing() -> None:
    scene = Scene(4)
    scene.roll([1, 1, 1, 1, 3, 3, 6, 6, 6], yellow=[2, 6])
    scene.play("take camel camels end turn")
    assert scene.refusal("take sack") == "YS-073"
    scene.play("take gold gold")
    assert scene.gold_of("red") == 2 + 3


@rule("YS-062")
def test_for_the_first_player_yellow_dice_count_in_size() -> None:
    scene = Scene(4)
    scene.roll([1, 1, 3, 3, 5, 5, 6, 6, 6], yellow=[6, 6])
    scene.play("take gold gold")
    assert scene.gold_of("blue") == 2 - 2 + 5


@rule("YS-062")
def test_for_the_first_player_yellow_dice_count_in_value() -> None:
    scene = Scene(4)
    scene.gold("blue", 1)
    scene.roll([1, 1, 1, 1, 1, 1, 6, 6, 6], yellow=[2])
    scene.play("take sack supervisor")
    assert scene.reach() == dict.fromkeys(["W2", "E2", "N2", "S2"], 0)


@rule("YS-063")
def test_groups_stay_on_their_squares_when_others_are_taken_or_lose_yellow_dice() -> None:
    scene = Scene(4)
    scene.roll([2, 2, 3, 3, 4, 4, 5, 5, 6], yellow=[1, 1])
    assert scene.tower()["camel"] == (1, 0, 2)
    scene.play("take barrel cubes place barrel-pink-1 place barrel-pink-2")
    # Neither does Sack slide down to Camel, nor Chest to Barrel.
    assert scene.tower() == {"sack": (2, 2, 0), "chest": (4, 2, 0), "vase": (5, 2, 0), "gold": (6, 1, 0)}
    scene.play("end turn")
    scene.play("take gold gold end turn")
    assert scene.tower() == {"sack": (2, 2, 0), "chest": (4, 2, 0), "vase": (5, 2, 0)}
    assert scene.refusal("take gold") == "YS-073"


@rule("YS-A28")
def test_of_two_players_the_second_counts_only_the_white_dice_of_a_mixed_group() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 1, 2, 3, 3, 6, 6], yellow=[6, 6])
    scene.play("take camel camels end turn")
    assert scene.tower()["gold"] == (6, 2, 2)
    scene.play("take gold gold")
    assert scene.gold_of("red") == 2 + 2
    assert "gold" not in scene.tower()  # the yellow dice leave with the group


@rule("YS-A28")
def test_of_two_players_the_second_moves_the_supervisor_by_the_value_of_a_mixed_group() -> None:
    scene = Scene(2)
    scene.gold("red", 0)
    scene.roll([1, 1, 1, 2, 3, 3, 6, 6], yellow=[6, 6])
    scene.play("take camel camels end turn")
    scene.play("take gold supervisor")
    assert scene.reach() == dict.fromkeys(["W6", "E6", "S6"], 0)


@rule("YS-A04", "YS-DP-01")
def test_the_first_player_may_play_a_card_to_pay_for_yellow_dice() -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.hand("blue", "take_gold")
    assert scene.legal() == ["roll 0", "play take_gold"]
    scene.play("play take_gold")
    assert scene.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    scene.roll([1] * 9, yellow=[1, 1, 1])
    assert scene.gold_of("blue") == 0


@rule("YS-A04")
def test_before_the_roll_nobody_else_may_play_a_card() -> None:
    scene = Scene(4)
    scene.hand("red", "take_gold")
    assert scene.asked == "blue"
    assert scene.legal() == ["roll 0", "roll 1", "roll 2"]
    assert scene.refusal("play take_gold") == "YS-240"  # it is not in the hand of the one who is asked
