"""Section 9.3: the Supervisor on the road (decision 06)."""

from __future__ import annotations

from functools import cache

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.table.refusal import Refusal
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

SPACES = [space.id for space in BOOK.box.road]
NEIGHBOURS = {space.id: space.neighbours for space in BOOK.box.road}


@cache
def ends_of_walks(start: str, steps: int) -> set[str]:
    """Where a walk of so many steps can end that enters no space twice."""
    walks = [[start]]
    for _ in range(steps):
        walks = [[*walk, space] for walk in walks for space in NEIGHBOURS[walk[-1]] if space not in walk]
    return {walk[-1] for walk in walks}


def sending(value: int, start: str = "C", gold: int = 0, hammam: bool = False, seats: int = 4) -> Scene:
    """Blue is about to send the Supervisor from a space with a group of this value."""
    scene = Scene(seats)
    scene.supervisor(start)
    scene.gold("blue", gold)
    if hammam:
        scene.buildings("blue", "hammam")
    scene.send(value)
    return scene


@rule("YS-120", "YS-123", "YS-124", "YS-126")
@pytest.mark.parametrize("value", range(1, 7))
def test_without_gold_he_goes_exactly_as_far_as_the_value_in_any_direction(value: int) -> None:
    scene = sending(value)
    for start in SPACES:
        scene.supervisor(start)
        assert set(scene.reach()) == ends_of_walks(start, value)
        assert set(scene.reach().values()) == {0}


@rule("YS-121", "YS-122", "YS-124", "YS-125", "YS-DP-06")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("hammam", [False, True])
@pytest.mark.parametrize("gold", [0, 1, 2, 4, 20])
def test_every_destination_with_its_price(value: int, hammam: bool, gold: int) -> None:
    """max(0, |d - v| - f) gold: each step up or down costs one, the first three are free with the Hammam."""
    scene = sending(value, gold=gold, hammam=hammam)
    free = 3 if hammam else 0
    for start in SPACES:
        scene.supervisor(start)
        prices = {
            space: max(0, abs(distance - value) - free)
            for distance in range(18)
            for space in ends_of_walks(start, distance)
        }
        assert scene.reach() == {space: prices[space] for space in SPACES if prices[space] <= gold}


@rule("YS-120", "YS-130")
@pytest.mark.parametrize("dice", [1, 2, 8])
def test_the_size_of_the_group_does_not_matter(dice: int) -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.roll([2] * dice + [6] * (9 - dice))
    scene.play("take camel supervisor")
    assert set(scene.reach()) == {"W2", "E2", "N2", "S2"}


@rule("YS-130")
def test_the_hoist_and_the_cards_in_hand_do_not_matter_either() -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.hand("blue", "take_camels")
    scene.buildings("blue", "hoist", "paddock", "shop")
    scene.roll([2] * 9)
    scene.play("take camel")
    assert scene.refusal("extra take_camels") == "YS-254"
    scene.play("supervisor")
    assert set(scene.reach()) == {"W2", "E2", "N2", "S2"}


@rule("YS-121", "YS-125", "YS-A10")
@pytest.mark.parametrize(
    ("space", "price"), [("W3", 0), ("W4", 1), ("W5", 2), ("W2", 1), ("W1", 2), ("C", 3), ("W6", 3)]
)
def test_exactly_the_price_is_paid_to_the_general_stock(space: str, price: int) -> None:
    scene = sending(3, gold=5)
    scene.play(f"go {space}")
    assert scene.where_supervisor() == space
    assert [scene.gold_of(colour) for colour in BOOK.seat_ids] == [5 - price, 2, 2, 2]
    (_, start, end, paid) = scene.events(e.SUPERVISOR_MOVED)[0]
    assert (BOOK.describer.spaces[start], BOOK.describer.spaces[end], paid) == ("C", space, price)


@rule("YS-A10", "YS-125")
def test_free_steps_are_used_before_gold() -> None:
    scene = sending(2, gold=5, hammam=True)
    scene.play("go W7")  # five steps more than the value, three of them free
    assert scene.gold_of("blue") == 3


@rule("YS-A10")
def test_there_is_one_way_to_a_destination_and_one_price() -> None:
    """Gold cannot be spent for nothing, nor up and down be mixed."""
    scene = sending(3, gold=5)
    assert len(scene.legal()) == len(set(scene.legal()))
    assert scene.reach()["W3"] == 0


@rule("YS-125")
def test_a_price_must_be_payable_at_once() -> None:
    scene = sending(3, gold=1)
    assert scene.refusal("go W5") == "YS-125"
    assert scene.refusal("go W1") == "YS-125"
    assert scene.refusal("go C") == "YS-125"
    assert "go W4" in scene.legal()


@rule("YS-125")
def test_the_hammam_of_another_player_does_not_help() -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.buildings("red", "hammam")
    scene.send(3)
    assert scene.refusal("go W4") == "YS-125"


@rule("YS-122", "YS-128", "YS-A09")
def test_lowered_to_nothing_he_stays_and_that_is_a_move() -> None:
    scene = sending(2, start="S2", gold=2)
    scene.cubes("red", "sack-white-3")
    assert scene.reach()["S2"] == 2
    scene.play("go S2")
    assert (scene.where_supervisor(), scene.gold_of("blue")) == ("S2", 0)
    assert scene.cube_in("sack-white-3") is None
    assert scene.on_caravan() == ["red"]


@rule("YS-122")
def test_he_cannot_be_lowered_below_nothing() -> None:
    """With more gold than needed to stay, staying still costs no more than the value."""
    scene = sending(1, start="N4", gold=20)
    assert min(scene.reach().values()) == 0
    assert scene.reach()["N4"] == 1
    scene.play("go N4")
    assert scene.gold_of("blue") == 19


@rule("YS-A09")
def test_staying_has_its_price() -> None:
    assert sending(2, start="S2", gold=1).refusal("go S2") == "YS-125"
    scene = sending(3, start="S2", gold=0, hammam=True)
    assert scene.reach()["S2"] == 0


@rule("YS-123")
def test_he_does_not_go_back_and_forth() -> None:
    scene = sending(2, start="W5")
    assert scene.refusal("go W5") == "YS-125"
    assert set(scene.reach()) == {"W3", "W7"}


@rule("YS-123")
def test_at_a_dead_end_he_does_not_turn_round() -> None:
    scene = sending(4, start="N2")
    assert set(scene.reach()) == {"W2", "E2", "S2"}  # never by way of N4 and back


@rule("YS-126")
def test_at_the_crossing_the_player_chooses_the_direction() -> None:
    scene = sending(2, start="W1")
    assert set(scene.reach()) == {"W3", "N1", "E1", "S1"}
    scene.play("go N1")
    assert scene.where_supervisor() == "N1"


@rule("YS-127")
def test_from_everywhere_every_value_has_a_free_destination() -> None:
    for value in range(1, 7):
        scene = sending(value)
        for start in SPACES:
            scene.supervisor(start)
            assert 0 in scene.reach().values()


@rule("YS-127")
def test_moving_the_supervisor_is_offered_by_every_group() -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.roll([1, 1, 1, 1, 2, 3, 4, 5, 6])
    for square in BOOK.describer.squares:
        game = scene.game()
        game.play(f"take {square}")
        game.play("supervisor")
        assert game.position.legal()


@rule("YS-129")
def test_passing_a_space_ships_nothing() -> None:
    scene = sending(4)
    scene.cubes("red", "barrel-white-1", "barrel-white-2", "vase-orange-1")
    scene.cubes("green", "barrel-yellow-1")
    scene.play("go E4")  # past E1, E2 and E3
    assert [scene.cube_in(shop) for shop in ("barrel-white-1", "barrel-white-2", "vase-orange-1")] == [
        "red"
    ] * 3
    assert scene.on_caravan() == ["green"]


@rule("YS-129")
def test_the_space_where_the_move_began_ships_nothing() -> None:
    scene = sending(1, start="S2")
    scene.cubes("red", "sack-white-3")
    scene.play("go S3")
    assert scene.cube_in("sack-white-3") == "red"
    assert scene.on_caravan() == []


@rule("YS-DP-06")
def test_the_destinations_are_told_with_their_prices_to_the_one_who_is_asked() -> None:
    scene = sending(1, start="W10", gold=1)
    assert scene.reach() == {"W8": 1, "W9": 0, "W10": 1}
    assert BOOK.view(scene.p, 1).reach == {}
    offers = [BOOK.offer(scene.p, move).message.args for move in scene.p.legal()]
    assert [(offer["space"], offer["gold"]) for offer in offers] == [("W8", 1), ("W9", 0), ("W10", 1)]


@rule("YS-DP-06")
def test_a_destination_can_be_taken_back_while_nobody_else_was_asked() -> None:
    scene = sending(1, gold=1)
    scene.cubes("red", "sack-white-2")  # Red has no camel and is not asked
    game = scene.game()
    start = game.digest()
    game.play("go W1")
    assert game.digest() != start
    game.undo(0)
    assert game.digest() == start


@rule("YS-DP-06")
def test_a_destination_is_final_when_another_owner_is_asked() -> None:
    scene = sending(1)
    scene.cubes("red", "sack-white-2")
    scene.camels("red", 1)
    game = scene.game()
    game.play("go W1")
    assert game.to_act == 1
    with pytest.raises(Refusal) as refused:
        game.undo(0)
    assert refused.value.message.id == "barrier-other-asked"


@rule("YS-DP-06")
def test_a_destination_is_final_when_a_card_is_drawn() -> None:
    scene = sending(1)
    scene.cubes("blue", "sack-white-2")
    scene.buildings("blue", "caravanserai")
    game = scene.game()
    game.play("go W1")
    game.play_outcome(m.EXCHANGE)
    with pytest.raises(Refusal) as refused:
        game.undo(0)
    assert refused.value.message.id == "barrier-chance"
