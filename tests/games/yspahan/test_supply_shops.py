"""Section 9.2: supply shops (decision 05)."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule


def shops_of(souk: str) -> list[str]:
    return [shop for shop in BOOK.describer.shops if shop.startswith(souk)]


def places(*souks: str) -> list[str]:
    """The texts of placing a cube in any shop of these souks or districts."""
    wanted = {shop for souk in souks for shop in shops_of(souk)}
    return [f"place {shop}" for shop in BOOK.describer.shops if shop in wanted]


@rule("YS-100", "YS-DP-05")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_as_many_cubes_as_dice_from_the_reserve(dice: int) -> None:
    scene = Scene(4)
    reserve = scene.reserve_of("blue")
    scene.supply("sack", dice)
    for nth in range(dice):
        assert (scene.asked, scene.reserve_of("blue")) == ("blue", reserve - nth)
        scene.play(f"place sack-pink-{nth + 1}")
    assert scene.legal() == ["end turn"]
    assert scene.reserve_of("blue") == reserve - dice
    assert [scene.cube_in(shop) for shop in shops_of("sack-pink")] == ["blue"] * dice + [None] * (6 - dice)


@rule("YS-100")
@pytest.mark.parametrize("district", ["sack", "barrel", "chest", "vase"])
def test_only_shops_of_the_district_of_the_square(district: str) -> None:
    scene = Scene(4)
    scene.supply(district, 1)
    assert scene.legal() == places(district)
    for shop in BOOK.describer.shops:
        if not shop.startswith(district):
            assert scene.refusal(f"place {shop}") == "YS-100"


@rule("YS-101")
@pytest.mark.parametrize(("hoist", "extra", "cubes"), [(0, 0, 2), (1, 0, 3), (0, 1, 3), (1, 1, 4)])
def test_hoist_and_extra_die_add_one_cube_each(hoist: int, extra: int, cubes: int) -> None:
    scene = Scene(4)
    scene.buildings("blue", *["hoist"] * hoist, "paddock", "shop")
    scene.hand("blue", "exchange")
    scene.supply("sack", 2)
    scene.play("extra exchange" if extra else "no extra")
    placed = 0
    while scene.legal()[0].startswith("place"):
        scene.play(scene.legal()[-1])
        placed += 1
    assert placed == cubes
    assert len(scene.events(e.CUBE_PLACED)) == cubes


@rule("YS-102")
def test_a_shop_holds_one_cube() -> None:
    scene = Scene(4)
    scene.cubes("blue", "sack-pink-1")
    scene.supply("sack", 2)
    assert scene.refusal("place sack-pink-1") == "YS-102"
    scene.play("place sack-pink-2")
    assert scene.refusal("place sack-pink-2") == "YS-102"
    assert scene.legal() == [f"place sack-pink-{n}" for n in (3, 4, 5, 6)]


@rule("YS-103")
def test_no_cube_in_a_souk_of_another_player() -> None:
    scene = Scene(4)
    scene.cubes("red", "sack-pink-1")
    scene.cubes("green", *shops_of("sack-white"))
    scene.supply("sack", 1)
    assert scene.legal() == places("sack-blue", "sack-yellow")
    for shop in shops_of("sack-pink")[1:]:
        assert scene.refusal(f"place {shop}") == "YS-103"


@rule("YS-103")
def test_the_same_colour_in_another_district_is_another_souk() -> None:
    scene = Scene(4)
    scene.cubes("red", "sack-pink-1", "chest-pink-1")
    scene.supply("barrel", 1)
    assert "place barrel-pink-1" in scene.legal()


@rule("YS-104")
def test_whoever_has_an_unfinished_souk_in_the_district_may_not_start_another() -> None:
    scene = Scene(4)
    scene.cubes("blue", "sack-yellow-3")
    scene.supply("sack", 1)
    assert scene.legal() == [f"place sack-yellow-{n}" for n in (1, 2, 4, 5)]
    for souk in ("sack-white", "sack-blue", "sack-pink"):
        for shop in shops_of(souk):
            assert scene.refusal(f"place {shop}") == "YS-104"


@rule("YS-104", "YS-105")
def test_an_unfinished_souk_in_another_district_or_of_another_player_does_not_bind() -> None:
    scene = Scene(4)
    scene.cubes("blue", "chest-pink-1")
    scene.cubes("red", "sack-white-1")
    scene.supply("sack", 1)
    assert scene.legal() == places("sack-blue", "sack-yellow", "sack-pink")


@rule("YS-105")
def test_without_an_unfinished_souk_any_free_souk_may_be_started() -> None:
    scene = Scene(4)
    scene.cubes("blue", *shops_of("sack-white"))  # completed
    scene.supply("sack", 1)
    assert scene.legal() == places("sack-blue", "sack-yellow", "sack-pink")


@rule("YS-106")
def test_a_souk_need_not_be_completed_within_a_turn() -> None:
    scene = Scene(3)
    scene.supply("sack", 1)
    scene.play("place sack-blue-4 end turn")
    assert scene.asked == "red"
    assert scene.cube_in("sack-blue-4") == "blue"


@rule("YS-107")
def test_a_souk_is_completed_and_another_started_within_one_action() -> None:
    scene = Scene(4)
    scene.cubes("blue", "sack-white-1")
    scene.cubes("red", "sack-pink-1")
    scene.supply("sack", 4)
    assert scene.legal() == ["place sack-white-2", "place sack-white-3"]
    assert scene.refusal("place sack-blue-1") == "YS-104"
    scene.play("place sack-white-2")  # the last shop of the souk follows by itself
    assert scene.cube_in("sack-white-3") == "blue"
    assert scene.legal() == places("sack-blue", "sack-yellow")
    scene.play("place sack-blue-1")
    assert scene.legal() == [f"place sack-blue-{n}" for n in (2, 3, 4)]  # checked anew for each cube
    assert scene.refusal("place sack-yellow-1") == "YS-104"


@rule("YS-108", "YS-DP-05")
def test_the_player_chooses_freely_cube_by_cube() -> None:
    scene = Scene(4)
    scene.supply("sack", 3)
    assert scene.legal() == places("sack")
    scene.play("place sack-yellow-5")
    scene.play("place sack-yellow-1")
    scene.play("place sack-yellow-3")
    placed = [BOOK.describer.shops[shop] for _, shop in scene.events(e.CUBE_PLACED)]
    assert placed == ["sack-yellow-5", "sack-yellow-1", "sack-yellow-3"]


@rule("YS-109", "YS-A07")
def test_a_player_may_not_place_fewer_cubes_than_possible() -> None:
    scene = Scene(4)
    scene.supply("sack", 2)
    for _ in range(2):
        assert all(text.startswith("place") for text in scene.legal())
        assert scene.refusal("end turn") == "YS-109"
        assert scene.refusal("go on") == "YS-109"
        scene.play(scene.legal()[0])
    assert scene.legal() == ["end turn"]


@rule("YS-109", "YS-A07")
def test_the_cubes_of_hoist_and_extra_die_must_be_placed_too() -> None:
    scene = Scene(4)
    scene.buildings("blue", "hoist")
    scene.hand("blue", "exchange")
    scene.supply("sack", 1)
    scene.play("extra exchange")
    for nth in range(3):
        assert scene.refusal("end turn") == "YS-109"
        scene.play(f"place sack-pink-{nth + 1}")
    assert scene.legal() == ["end turn"]


@rule("YS-110")
def test_cubes_without_a_legal_shop_stay_in_the_reserve() -> None:
    scene = Scene(4)
    scene.cubes("red", "vase-yellow-1", "vase-orange-1")
    reserve = scene.reserve_of("blue")
    scene.supply("vase", 4)
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.reserve_of("blue") == reserve - 1
    assert scene.events(e.CUBES_LEFT_OVER) == [[0, 3]]
    assert scene.legal() == ["end turn"]


@rule("YS-111")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_the_action_may_not_be_chosen_when_every_shop_is_filled(owner: str) -> None:
    scene = Scene(4)
    scene.cubes(owner, *shops_of("vase"))
    scene.roll([1, 1, 1, 2, 3, 4, 5, 5, 6])
    scene.play("take vase")
    assert scene.legal() == ["supervisor", "card"]
    assert scene.refusal("cubes") == "YS-111"


@rule("YS-111")
def test_the_action_may_not_be_chosen_when_all_that_is_empty_lies_in_souks_of_others() -> None:
    scene = Scene(4)
    scene.cubes("blue", "vase-blue-1")
    scene.cubes("red", "vase-yellow-1")
    scene.cubes("green", "vase-orange-2")
    scene.roll([1, 1, 1, 2, 3, 4, 5, 5, 6])
    scene.play("take vase")
    assert scene.refusal("cubes") == "YS-111"


@rule("YS-111")
def test_one_legal_shop_is_enough() -> None:
    scene = Scene(4)
    scene.cubes("blue", "vase-yellow-2")
    scene.cubes("red", "vase-blue-1", "vase-orange-2")
    scene.supply("vase", 1)
    assert scene.cube_in("vase-yellow-1") == "blue"


@rule("YS-112", "YS-A08")
def test_with_several_unfinished_souks_any_of_them_may_be_continued_and_no_other_started() -> None:
    scene = Scene(4)
    scene.cubes("blue", "sack-white-1", "sack-blue-2", "sack-yellow-1")
    scene.supply("sack", 2)
    assert scene.legal() == [
        *[f"place sack-white-{n}" for n in (2, 3)],
        *[f"place sack-blue-{n}" for n in (1, 3, 4)],
        *[f"place sack-yellow-{n}" for n in (2, 3, 4, 5)],
    ]
    for shop in shops_of("sack-pink"):
        assert scene.refusal(f"place {shop}") == "YS-112"
    scene.play("place sack-yellow-2")
    assert "place sack-white-2" in scene.legal()  # not bound to the one continued
    assert scene.refusal("place sack-pink-1") == "YS-112"


@rule("YS-A08")
def test_a_souk_is_started_only_when_all_unfinished_ones_are_complete() -> None:
    scene = Scene(4)
    scene.cubes("blue", "sack-white-1", "sack-white-2", "sack-blue-1", "sack-blue-2", "sack-blue-3")
    scene.supply("sack", 3)
    assert scene.legal() == ["place sack-white-3", "place sack-blue-4"]
    scene.play("place sack-blue-4")
    assert scene.cube_in("sack-white-3") == "blue"  # the only shop left for the second cube
    assert scene.legal() == places("sack-yellow", "sack-pink")


@rule("YS-113")
def test_a_souk_that_loses_its_last_cube_is_free_for_everybody() -> None:
    scene = Scene(3)
    scene.ship_from_s2("green")
    assert scene.cube_in("sack-white-3") is None
    for seat in range(3):
        assert set(scene.p.legal_shops(seat, 0)) == {BOOK.describer.shops.index(s) for s in shops_of("sack")}


@rule("YS-113")
def test_a_souk_that_keeps_a_cube_is_not_free() -> None:
    scene = Scene(3)
    scene.cubes("green", "sack-white-1")
    scene.ship_from_s2("green")
    taken = {BOOK.describer.shops.index(shop) for shop in shops_of("sack-white")}
    assert not taken & set(scene.p.legal_shops(scene.seat("red"), 0))


@rule("YS-114")
def test_a_completed_souk_that_loses_a_cube_is_unfinished_at_once() -> None:
    scene = Scene(3)
    scene.cubes("red", "sack-white-1", "sack-white-2")
    scene.cubes("red", "sack-white-3")
    scene.supervisor("S1")
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    scene.play("take camel supervisor go S2 end turn")
    assert (scene.asked, scene.cube_in("sack-white-3")) == ("red", None)
    scene.play("take sack cubes")  # Red must fill it again before anything else
    assert scene.cube_in("sack-white-3") == "red"
    assert scene.legal() == places("sack-blue", "sack-yellow", "sack-pink")


@rule("YS-DP-05")
def test_placements_can_be_taken_back_one_by_one() -> None:
    scene = Scene(4)
    scene.supply("sack", 2)
    game = scene.game()
    start = game.digest()
    game.play("place sack-pink-1")
    game.play("place sack-pink-2")
    game.undo(0)
    game.play("place sack-pink-3")
    game.undo(0)
    game.undo(0)
    assert game.digest() == start


@rule("YS-DP-05")
def test_a_placement_without_a_choice_is_taken_back_with_the_choice_before_it() -> None:
    scene = Scene(4)
    scene.cubes("blue", "chest-pink-1", "chest-pink-2")
    scene.supply("chest", 3)
    game = scene.game()
    start = game.digest()
    game.play("place chest-pink-3")
    assert len(game.offers()) == 5  # the last pink shop was filled; two blue and three yellow ones are left
    game.undo(0)
    assert game.digest() == start
