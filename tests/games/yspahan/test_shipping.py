"""Section 10: shipments and the Caravan (decisions 07 and 08)."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.table.refusal import Refusal
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

ALL_CARDS = [card for card in BOOK.describer.cards for _ in range(2)]


def towards_e1(**cubes: str) -> Scene:
    """Blue is about to send the Supervisor to E1, beside vase-blue-1 and barrel-white-1."""
    scene = Scene(4)
    for shop, owner in cubes.items():
        scene.cubes(owner, {"vase": "vase-blue-1", "barrel": "barrel-white-1"}[shop])
    scene.send(1)
    return scene


def shipped(scene: Scene) -> list[str]:
    """The shops whose cubes were shipped, in their order."""
    return [BOOK.describer.shops[shop] for _, shop, _, _ in scene.events(e.CUBE_LOADED)]


# -- which cubes ----------------------------------------------------------------------------------


@rule("YS-140", "YS-158")
@pytest.mark.parametrize("space", [space.id for space in BOOK.box.road])
def test_a_move_ships_every_cube_in_a_shop_linked_to_its_last_space(space: str) -> None:
    scene = Scene(4)
    scene.cubes("green", *BOOK.describer.shops)
    scene.supervisor(space)
    scene.send(1)
    scene.play(f"go {space}")
    linked = next(place.shops for place in BOOK.box.road if place.id == space)
    if len(linked) == 2:
        scene.play(f"ship {linked[0]}")
    assert sorted(shipped(scene)) == sorted(linked)
    assert {shop for shop in BOOK.describer.shops if scene.cube_in(shop) is None} == set(linked)
    assert scene.on_caravan() == ["green"] * len(linked)


@rule("YS-140")
@pytest.mark.parametrize("owner", BOOK.seat_ids)
def test_whoever_owns_it_the_mover_included(owner: str) -> None:
    scene = Scene(4)
    scene.ship_from_s2(owner)
    assert scene.on_caravan() == [owner]
    assert scene.cube_in("sack-white-3") is None
    assert scene.score_of(owner) == 2


@rule("YS-140")
def test_without_a_cube_beside_him_nothing_is_shipped() -> None:
    scene = Scene(4)
    scene.cubes("red", "sack-white-1", "sack-white-2")
    scene.supervisor("S1")
    scene.send(1)
    scene.play("go S2")
    assert scene.on_caravan() == []
    assert scene.legal()[-1] == "end turn"


@rule("YS-141", "YS-A33")
def test_a_cube_placed_between_two_shipments_is_not_shipped() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.hand("blue", "place_shop")
    scene.play("go E1 ship vase-blue-1")
    scene.play("play place_shop")
    scene.play("place vase-blue-1")  # the shop just left, beside the Supervisor
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.on_caravan() == ["red", "green"]
    assert shipped(scene) == ["vase-blue-1", "barrel-white-1"]


@rule("YS-141")
def test_a_shop_is_served_once_in_a_move_even_if_its_cube_was_kept() -> None:
    scene = Scene(4)
    scene.camels("red", 3)
    scene.ship_from_s2("red")
    scene.play("pay camel")
    assert (scene.asked, scene.camels_of("red"), len(scene.on_caravan())) == ("blue", 2, 1)


@rule("YS-157")
def test_a_cube_beside_the_supervisor_is_not_shipped_while_no_move_ends_there() -> None:
    scene = Scene(3)
    scene.supervisor("S2")
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    scene.play("take sack cubes place sack-white-3 place sack-white-1")
    assert scene.on_caravan() == []
    scene.play("end turn")
    scene.play("take camel camels end turn")
    scene.play("take gold supervisor go N1 end turn")
    assert (scene.cube_in("sack-white-3"), scene.on_caravan()) == ("blue", [])


@rule("YS-158")
def test_a_shop_left_is_empty_at_once() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.hand("blue", "exchange")
    scene.play("go E1 ship vase-blue-1")
    assert scene.legal()[-1] == "go on"  # still between the two shipments
    assert scene.cube_in("vase-blue-1") is None
    assert scene.cube_in("barrel-white-1") == "green"


# -- two cubes ------------------------------------------------------------------------------------


@rule("YS-142", "YS-DP-07")
@pytest.mark.parametrize("first", ["vase-blue-1", "barrel-white-1"])
def test_the_mover_says_which_of_two_cubes_goes_first(first: str) -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.play("go E1")
    assert scene.asked == "blue"
    assert scene.legal() == ["ship barrel-white-1", "ship vase-blue-1"]
    assert scene.refusal("ship barrel-white-2") == "YS-140"
    scene.play(f"ship {first}")
    assert scene.on_caravan() == (["red", "green"] if first == "vase-blue-1" else ["green", "red"])


@rule("YS-A44", "YS-DP-07")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_the_order_is_asked_also_for_two_cubes_of_one_owner(owner: str) -> None:
    scene = towards_e1(vase=owner, barrel=owner)
    scene.play("go E1")
    assert scene.asked == "blue"
    assert scene.legal() == ["ship barrel-white-1", "ship vase-blue-1"]
    scene.play("ship vase-blue-1")
    assert shipped(scene) == ["vase-blue-1", "barrel-white-1"]


@rule("YS-DP-07")
def test_with_one_cube_no_order_is_asked() -> None:
    scene = towards_e1(barrel="red")
    scene.play("go E1")
    assert shipped(scene) == ["barrel-white-1"]
    assert scene.legal()[-1] == "end turn"


@rule("YS-DP-07")
def test_the_order_can_be_taken_back_until_another_owner_is_asked_or_a_card_is_drawn() -> None:
    game = towards_e1(vase="red", barrel="green").game()
    game.play("go E1")
    before = game.digest()
    game.play("ship vase-blue-1")
    game.undo(0)
    assert game.digest() == before

    scene = towards_e1(vase="red", barrel="green")
    scene.camels("red", 1)
    game = scene.game()
    game.play("go E1 ship vase-blue-1")
    with pytest.raises(Refusal):
        game.undo(0)

    scene = towards_e1(vase="red", barrel="green")
    scene.buildings("red", "caravanserai")
    game = scene.game()
    game.play("go E1 ship vase-blue-1")
    game.play_outcome(m.EXCHANGE)
    with pytest.raises(Refusal):
        game.undo(0)


@rule("YS-143", "YS-148", "YS-A11")
def test_the_second_owner_decides_after_the_first_shipment_is_complete() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.camels("red", 1)
    scene.camels("green", 1)
    scene.buildings("red", "caravanserai")
    scene.play("go E1 ship vase-blue-1")
    assert scene.asked == "red"
    assert scene.on_caravan() == []
    scene.play("let ship")
    scene.draw("exchange")
    assert scene.asked == "green"
    assert (scene.on_caravan(), scene.score_of("red"), scene.hand_of("red")) == (["red"], 2, ["exchange"])
    scene.play("pay camel")
    assert scene.on_caravan() == ["red", "green"]
    assert (scene.cube_in("vase-blue-1"), scene.cube_in("barrel-white-1")) == (None, "green")


@rule("YS-A05")
def test_between_two_shipments_the_mover_may_play_cards() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.camels("green", 1)
    scene.hand("blue", "take_gold", "take_camels")
    scene.hand("green", "take_gold")
    scene.play("go E1 ship vase-blue-1")
    assert scene.asked == "blue"
    assert scene.legal() == ["play take_camels", "play take_gold", "go on"]
    scene.play("play take_gold")
    assert scene.gold_of("blue") == 5
    assert scene.legal() == ["play take_camels", "go on"]
    scene.play("go on")
    assert scene.asked == "green"


@rule("YS-A05")
def test_that_window_is_skipped_when_the_movers_hand_is_empty_and_there_is_none_after_one_cube() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.play("go E1 ship vase-blue-1")
    assert scene.on_caravan() == ["red", "green"]
    scene = towards_e1(vase="red")
    scene.hand("blue", "take_gold")
    scene.play("go E1")
    assert scene.legal()[-1] == "end turn"


# -- the owner's camel ----------------------------------------------------------------------------


@rule("YS-144", "YS-DP-08")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_for_a_camel_the_cube_stays_and_one_from_the_reserve_is_shipped(owner: str) -> None:
    scene = Scene(4)
    scene.camels(owner, 3)
    scene.ship_from_s2(owner)
    reserve = scene.reserve_of(owner)
    assert scene.asked == owner
    assert scene.legal() == ["pay camel", "let ship"]
    scene.play("pay camel")
    assert scene.camels_of(owner) == 2
    assert scene.cube_in("sack-white-3") == owner
    assert scene.on_caravan() == [owner]
    assert scene.reserve_of(owner) == reserve - 1
    assert scene.score_of(owner) == 2
    assert [scene.camels_of(colour) for colour in BOOK.seat_ids if colour != owner] == [0, 0, 0]


@rule("YS-144", "YS-147", "YS-DP-08")
def test_the_owner_may_keep_the_camel_and_the_cube_of_the_shop_is_shipped() -> None:
    scene = Scene(4)
    scene.camels("red", 3)
    scene.ship_from_s2("red")
    reserve = scene.reserve_of("red")
    scene.play("let ship")
    assert scene.camels_of("red") == 3
    assert scene.cube_in("sack-white-3") is None
    assert scene.on_caravan() == ["red"]
    assert scene.reserve_of("red") == reserve


@rule("YS-145", "YS-DP-08")
def test_without_a_camel_nobody_is_asked() -> None:
    scene = Scene(4)
    scene.gold("red", 9)
    scene.ship_from_s2("red")
    assert scene.asked == "blue"
    assert scene.cube_in("sack-white-3") is None
    assert scene.on_caravan() == ["red"]


@rule("YS-146")
def test_one_camel_protects_one_cube_in_one_shipment() -> None:
    scene = towards_e1(vase="red", barrel="red")
    scene.camels("red", 1)
    scene.play("go E1 ship vase-blue-1")
    assert scene.asked == "red"
    scene.play("pay camel")
    # No camel is left for the second cube: it is shipped without a question.
    assert scene.asked == "blue"
    assert (scene.cube_in("vase-blue-1"), scene.cube_in("barrel-white-1")) == ("red", None)
    assert scene.on_caravan() == ["red", "red"]


@rule("YS-146")
def test_two_cubes_need_two_camels() -> None:
    scene = towards_e1(vase="red", barrel="red")
    scene.camels("red", 2)
    scene.play("go E1 ship vase-blue-1")
    scene.play("pay camel")
    assert scene.asked == "red"
    scene.play("pay camel")
    assert scene.camels_of("red") == 0
    assert (scene.cube_in("vase-blue-1"), scene.cube_in("barrel-white-1")) == ("red", "red")
    assert scene.on_caravan() == ["red", "red"]


@rule("YS-147")
@pytest.mark.parametrize("answer", ["pay camel", "let ship"])
def test_a_shipment_cannot_be_refused(answer: str) -> None:
    scene = Scene(4)
    scene.camels("red", 3)
    scene.ship_from_s2("red")
    assert scene.legal() == ["pay camel", "let ship"]
    assert scene.refusal("go on") == "YS-DP-08"
    assert scene.refusal("end turn") == "YS-DP-08"
    scene.play(answer)
    assert scene.on_caravan() == ["red"]


@rule("YS-148", "YS-DP-08")
def test_the_owner_alone_decides_and_only_when_the_shipment_begins() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.camels("blue", 5)
    scene.camels("green", 1)
    assert scene.refusal("pay camel") == "YS-148"  # no shipment yet
    scene.play("go E1")
    assert scene.refusal("pay camel") == "YS-148"  # the order comes first
    scene.play("ship vase-blue-1")
    assert scene.asked == "green"  # not Blue, whose turn it is, nor Red, who has no camel
    scene.play("pay camel")
    assert (scene.camels_of("blue"), scene.camels_of("green")) == (5, 0)
    assert scene.asked == "blue"
    assert scene.refusal("pay camel") == "YS-148"


@rule("YS-DP-08")
def test_the_camel_can_be_taken_back_in_the_own_turn_only() -> None:
    scene = Scene(4)
    scene.camels("blue", 1)
    scene.ship_from_s2("blue")
    game = scene.game()
    before = game.digest()
    game.play("pay camel")
    game.undo(0)
    assert game.digest() == before

    scene = Scene(4)
    scene.camels("red", 1)
    scene.ship_from_s2("red")
    game = scene.game()
    game.play("pay camel")
    for seat in (0, 1):
        with pytest.raises(Refusal):
            game.undo(seat)


@rule("YS-DP-08")
def test_the_camel_cannot_be_taken_back_once_a_card_was_drawn() -> None:
    scene = Scene(4)
    scene.camels("blue", 1)
    scene.buildings("blue", "caravanserai")
    scene.ship_from_s2("blue")
    game = scene.game()
    game.play("pay camel")
    game.play_outcome(m.EXCHANGE)
    with pytest.raises(Refusal) as refused:
        game.undo(0)
    assert refused.value.message.id == "barrier-chance"


# -- the Caravan ----------------------------------------------------------------------------------


@rule("YS-149", "YS-150", "YS-151")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubes_fill_the_path_camel_by_camel_and_score_two_one_nothing_by_row(seats: int) -> None:
    for place in range(3 * seats - 1):
        scene = Scene(seats)
        scene.caravan(*["red"] * place)
        scene.ship_from_s2("blue")
        assert scene.on_caravan() == ["red"] * place + ["blue"]
        points = (2, 1, 0)[place // seats]
        assert scene.events(e.CUBE_LOADED)[0][2:] == [place, points]
        assert (scene.score_of("blue"), scene.score_of("red")) == (points, 0)


@rule("YS-150")
def test_every_cube_has_a_camel_of_its_own() -> None:
    view = BOOK.view(Scene(4).p, None)
    assert len(set(view.caravan.camels)) == 12
    scene = Scene(4)
    scene.caravan(*["red"] * 11)
    scene.ship_from_s2("red")
    assert scene.on_caravan() == []  # a thirteenth never has to share


@rule("YS-151")
def test_the_owner_scores_not_the_mover() -> None:
    scene = Scene(4)
    scene.ship_from_s2("yellow")
    assert [scene.score_of(colour) for colour in BOOK.seat_ids] == [0, 0, 0, 2]


@rule("YS-152", "YS-153")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_caravan_is_scored_as_at_the_end_of_a_week_and_emptied(seats: int) -> None:
    scene = Scene(seats)
    scene.caravan(*["red"] * seats, *["blue"] * (2 * seats - 1))
    red, blue = scene.reserve_of("red"), scene.reserve_of("blue")
    scene.ship_from_s2("red")
    # Red: seats + 1 cubes, the last of them in the top row; Blue's highest is in the top row too.
    assert scene.score_of("red") == (seats + 1) * 3
    assert scene.score_of("blue") == (2 * seats - 1) * 3
    assert scene.on_caravan() == []
    assert scene.reserve_of("red") == red + seats  # the shipped cube left the reserve for its shop before
    assert scene.reserve_of("blue") == blue + 2 * seats - 1
    assert len(scene.events(e.CARAVAN_EMPTIED)) == 1


@rule("YS-152")
def test_one_camel_free_is_not_full() -> None:
    scene = Scene(4)
    scene.caravan(*["red"] * 10)
    scene.ship_from_s2("blue")
    assert len(scene.on_caravan()) == 11
    assert scene.events(e.CARAVAN_SCORED) == []
    assert scene.score_of("red") == 0


@rule("YS-153", "YS-154", "YS-A12")
def test_a_caravan_full_between_two_shipments_is_emptied_before_the_second() -> None:
    scene = towards_e1(vase="red", barrel="green")
    scene.caravan(*["yellow"] * 11)
    scene.camels("green", 1)
    scene.play("go E1 ship vase-blue-1")
    assert scene.asked == "green"
    assert scene.on_caravan() == []
    assert (scene.score_of("yellow"), scene.score_of("red")) == (33, 3)
    scene.play("let ship")
    assert scene.on_caravan() == ["green"]
    assert scene.score_of("green") == 2  # the first camel again


@rule("YS-154")
def test_a_caravan_filled_by_a_card_is_scored_and_emptied_at_once() -> None:
    scene = Scene(4)
    scene.caravan(*["yellow"] * 11)
    scene.hand("blue", "load_caravan")
    scene.play("play load_caravan")
    assert (scene.score_of("yellow"), scene.score_of("blue")) == (33, 3)
    assert scene.on_caravan() == []
    assert scene.legal() == ["roll 0", "roll 1", "roll 2"]


# -- the Caravanserai -----------------------------------------------------------------------------


@rule("YS-155")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_the_caravanserai_draws_a_card_for_each_own_cube_shipped_whoever_moved(owner: str) -> None:
    scene = towards_e1(vase=owner, barrel=owner)
    scene.buildings(owner, "caravanserai")
    scene.play("go E1 ship vase-blue-1")
    scene.draw("exchange")
    if owner == "blue":
        scene.play("go on")
    scene.draw("sell_gold")
    assert scene.hand_of(owner) == ["sell_gold", "exchange"]
    assert scene.p.deck_size == 16


@rule("YS-155", "YS-A13")
def test_a_cube_shipped_from_the_reserve_draws_a_card_too() -> None:
    scene = Scene(4)
    scene.camels("red", 1)
    scene.buildings("red", "caravanserai")
    scene.ship_from_s2("red")
    scene.play("pay camel")
    scene.draw("exchange")
    assert scene.hand_of("red") == ["exchange"]
    assert scene.cube_in("sack-white-3") == "red"


@rule("YS-155")
def test_neither_the_movers_caravanserai_nor_a_cube_of_another_draws_a_card() -> None:
    scene = Scene(4)
    scene.buildings("blue", "caravanserai")
    scene.ship_from_s2("red")
    assert scene.asked == "blue"
    assert scene.p.deck_size == 18


@rule("YS-156", "YS-A13")
def test_the_order_within_one_shipment() -> None:
    scene = Scene(4)
    scene.camels("red", 1)
    scene.caravan(*["yellow"] * 11)
    scene.buildings("red", "caravanserai")
    scene.ship_from_s2("red")
    scene.forget()
    scene.play("pay camel")
    scene.draw("exchange")
    assert [event[0] for event in scene.p.heard or []] == [
        e.CAMEL_PAID,
        e.CUBE_LOADED,
        e.CARAVAN_SCORED,
        e.CARAVAN_SCORED,
        e.CARAVAN_EMPTIED,
        e.CARD_DRAWN,
    ]


@rule("YS-A14")
def test_if_no_card_is_left_the_caravanserai_gives_nothing_now_or_later() -> None:
    scene = Scene(4)
    scene.hand("yellow", *ALL_CARDS)
    scene.buildings("red", "caravanserai")
    scene.ship_from_s2("red")
    assert scene.asked == "blue"
    assert scene.hand_of("red") == []
    assert scene.events(e.NO_CARD_LEFT) == [[1, e.BY_CARAVANSERAI]]
    scene.p.use_card(scene.seat("yellow"), m.EXCHANGE)  # a card is there again, too late
    scene.play("end turn")
    scene.draw("exchange")  # this is Red's forced draw
    assert scene.hand_of("red") == ["exchange"]
    assert scene.asked == "red"
