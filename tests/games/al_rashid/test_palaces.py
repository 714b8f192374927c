"""What each palace sells and gives, position by position (sections 7.2 to 7.7)."""

from __future__ import annotations

import pytest

from tests.games.al_rashid.scene import Scene, seat
from tests.rules import rule

THREE = ("red", "blue", "green")


def woods(number: int) -> str:
    """So many of one good are worth as many gold."""
    return " ".join(["wood"] * number)


def full_palace(palace: str) -> Scene:
    """Red is first, blue second, green third; nobody has anything."""
    scene = Scene(3, "red blue green")
    scene.stack("red", palace, "pasha sage sage")
    scene.stack("blue", palace, "pasha sage")
    scene.stack("green", palace, "pasha")
    return scene


@rule("AR-127", "AR-145", "AR-150", "AR-155", "AR-A31")
@pytest.mark.parametrize("position", [0, 1, 2])
@pytest.mark.parametrize(
    ("palace", "prices", "piece"),
    [("scholars", (5, 7, 12), 2), ("merchants", (8, 10, 12), 1), ("politicians", (11, 13, 15), 0)],
)
def test_a_piece_costs_what_the_position_says(
    palace: str, prices: tuple[int, int, int], piece: int, position: int
) -> None:
    buyer = THREE[position]
    poor = full_palace(palace)
    poor.goods(buyer, woods(prices[position] - 1))
    poor.resolution("red")
    assert poor.asked == buyer  # whoever has nothing has visited already
    assert "visit service" not in poor.legal()
    assert poor.refusal("visit service") == "AR-050"

    rich = full_palace(palace)
    rich.goods(buyer, woods(prices[position]))
    family, reserve = rich.family_of(buyer), rich.reserve_of(buyer)
    score = rich.score_of(buyer)
    rich.resolution("red")
    rich.play("visit service")
    assert rich.goods_of(buyer) == ""
    assert rich.family_of(buyer)[piece] == family[piece] + 1
    assert rich.reserve_of(buyer)[piece] >= reserve[piece] + 1
    assert rich.score_of(buyer) == score + (3, 2, 1)[piece]
    assert rich.dishonour_of(buyer) == 0


@rule("AR-127", "AR-A45", "AR-EX-30")
@pytest.mark.parametrize("first", ["visit service", "visit nothing"])
def test_the_price_follows_the_position_whatever_the_first_did(first: str) -> None:
    scene = full_palace("merchants")
    scene.goods("red", woods(8))
    scene.goods("blue", woods(9))
    scene.goods("green", woods(12))
    scene.resolution("red")
    scene.play(first)
    assert scene.asked == "blue"
    assert scene.refusal("visit service") == "AR-050"  # 10, not the 8 of the first position
    scene.goods("blue", woods(10))
    scene.play("visit service")
    assert (scene.goods_of("blue"), scene.family_of("blue")[1]) == ("", 2)
    scene.play("visit service")
    assert (scene.goods_of("green"), scene.family_of("green")[1]) == ("", 2)


@rule("AR-128", "AR-EX-31")
@pytest.mark.parametrize(
    ("palace", "family"),
    [("scholars", (1, 1, 6)), ("merchants", (1, 4, 1)), ("politicians", (3, 1, 1))],
)
def test_a_service_without_a_piece_in_the_colour_supply(palace: str, family: tuple[int, int, int]) -> None:
    scene = Scene(2, "red blue")
    scene.family("red", *family)
    scene.goods("red", woods(30))
    scene.stack("red", palace, "sage")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit office", "visit favour", "visit office+favour"]
    for actions in ("service", "service+office", "service+favour"):
        assert scene.refusal(f"visit {actions}") == "AR-128"
    assert scene.family_of("red") == list(family)


@rule("AR-129", "AR-A44")
def test_a_new_piece_waits_in_the_reserve() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(5))
    scene.stack("red", "scholars", "sage")
    scene.stack("red", "hind", "merchant")
    scene.stack("blue", "misr", "merchant")
    score = scene.score_of("red")
    scene.resolution("red")
    scene.play("resolve scholars")
    scene.play("visit service")
    assert scene.score_of("red") == score + 1  # it counts at once
    assert scene.reserve_of("red") == [1, 0, 2]
    assert scene.asked == "blue"
    scene.play("resolve hind")
    assert scene.asked == "red"
    assert scene.refusal("place sage rum") == "AR-129"
    scene.play("take nothing")
    scene.play("take nothing")
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])
    assert (scene.p.turn, scene.asked) == (2, "red")
    assert scene.reserve_of("red") == [1, 1, 2]
    scene.play("place sage rum")
    scene.play("place sage rum")
    scene.play("place sage misr")
    assert scene.reserve_of("red") == [1, 1, 0]


@rule("AR-130", "AR-134", "AR-089", "AR-EX-33")
def test_spies_are_sent_after_offices_and_favours() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(3))
    scene.goods("blue", woods(3))
    scene.stack("red", "spies", "pasha")
    scene.stack("blue", "spies", "sage")
    for where in ("hind", "rum", "misr"):
        scene.enemies(where, "red 1")
    scene.resolution("red")
    scene.play("visit service+office")
    assert scene.offices_of("red") == ["spy_informer"]
    assert scene.asked == "blue"  # no spy move is made yet
    assert scene.refusal("look hind") == "AR-120"
    scene.play("visit favour favour scholars")
    assert (scene.letters_of("blue"), scene.dishonour_of("blue")) == (1, 1)
    assert scene.dishonour_of("red") == 0  # the announced service is a primary action
    for where in ("rum", "misr", "hind"):
        assert scene.asked == "red"
        assert scene.refusal("visit favour") == "AR-131"
        scene.play(f"look {where}")
    assert scene.p.tile_known == [1, 1, 1]
    assert scene.asked == "chance"  # three, and the turn is over


@rule("AR-130")
def test_the_second_has_two_spy_moves_and_the_third_one() -> None:
    scene = full_palace("spies")
    scene.enemies("hind", "red 1")
    scene.resolution("red")
    scene.play("visit nothing")
    scene.play("visit service")
    scene.play("visit service")
    made = []
    while scene.asked != "chance":
        made.append(scene.asked)
        scene.play("give up")
    assert made == ["blue", "green", "blue"]
    assert [scene.dishonour_of(colour) for colour in THREE] == [1, 0, 0]


@rule("AR-141", "AR-EX-09")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_favour_of_the_military_costs_a_good(colour: str) -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "pottery silk")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    assert scene.refusal("visit office") == "AR-050"
    scene.play("visit favour")
    assert scene.legal() == ["give pottery", "give silk"]
    assert scene.refusal("give wood") == "AR-052"
    scene.play("give silk")
    assert scene.legal() == ["draw red", "draw blue"]
    scene.play(f"draw {colour}")
    scene.chance(f"{colour} 3")
    assert scene.hand_of("red") == [f"{colour} 3"]
    assert (scene.goods_of("red"), scene.dishonour_of("red")) == ("pottery", 1)


@rule("AR-141")
def test_without_a_good_no_favour_of_the_military() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit service"]
    assert scene.refusal("visit favour") == "AR-050"


@rule("AR-146")
def test_the_favour_of_the_scholars_costs_two_gold() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood")
    scene.letters("red", 1)  # so that an office can be had
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    assert scene.refusal("visit favour") == "AR-050"
    scene.goods("red", "wood wood")
    supply = scene.p.letter_supply
    scene.play("visit favour")
    assert (scene.goods_of("red"), scene.letters_of("red"), scene.dishonour_of("red")) == ("", 2, 1)
    assert scene.p.letter_supply == supply - 1


@rule("AR-160", "AR-161", "AR-166", "AR-121", "AR-A33")
def test_benevolence_for_three_and_nothing_for_the_rest() -> None:
    scene = Scene(5, "white yellow green blue red")
    for colour, pieces in (
        ("red", "pasha sage sage sage"),
        ("blue", "pasha sage sage"),
        ("green", "pasha sage"),
    ):
        scene.stack(colour, "al_rashid", pieces)
    scene.stack("yellow", "al_rashid", "pasha")
    scene.stack("white", "al_rashid", "pasha")
    scene.goods("red", woods(5))
    scene.resolution("white")
    assert scene.acting() == ["red", "blue", "green"]
    assert scene.reserve_of("yellow") == scene.reserve_of("white") == [1, 1, 1]
    assert scene.legal() == ["visit nothing", "visit service", "visit office", "visit service+office"]
    assert scene.refusal("visit favour") == "AR-121"
    assert scene.refusal("visit office+favour") == "AR-121"
    scene.play("visit service+office office cal_postmaster")
    assert scene.legal() == [f"gain {good}" for good in ("wood", "pottery", "metal", "spices", "silk")]
    scene.play("gain silk")
    assert (scene.goods_of("red"), scene.offices_of("red")) == ("silk", ["cal_postmaster"])
    scene.play("visit service gain spices")
    scene.play("visit service gain wood")
    assert (scene.goods_of("blue"), scene.goods_of("green")) == ("spices", "wood")
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])
    assert scene.order() == ["red", "blue", "green", "white", "yellow"]
    for colour in ("yellow", "white"):
        assert (scene.goods_of(colour), scene.dishonour_of(colour)) == ("", 0)
        assert scene.p.offices[seat(colour)] == 0


@rule("AR-160", "AR-161", "AR-A33")
def test_an_office_alone_changes_no_order() -> None:
    scene = Scene(2, "blue red")
    scene.goods("red", woods(5))
    scene.stack("red", "al_rashid", "pasha")
    scene.resolution("red")
    scene.play("visit office office cal_chamberlain")
    assert (scene.goods_of("red"), scene.dishonour_of("red")) == ("", 0)
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])
    assert (scene.p.turn, scene.order()) == (2, ["blue", "red"])
