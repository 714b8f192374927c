"""Gold, letters and commerce (sections 5 and 6.5)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.steps import kinds
from tests.games.al_rashid.scene import BOOK, Scene, area, seat
from tests.rules import rule

KHURASAN = "wood pottery metal metal silk silk silk silk"


def trading(where: str, *colours: str, order: str = "red blue green") -> Scene:
    """These players are first, second and third in a territory without mercenaries, and one more area is left."""
    scene = Scene(len(order.split()), order)
    for colour, piece in zip(colours, ("pasha", "merchant", "sage"), strict=False):
        scene.stack(colour, where, piece)
    scene.stack("red", "military", "sage")
    scene.resolution("red")
    scene.play(f"resolve {where}")
    return scene


@rule("AR-040", "AR-046")
def test_gold_is_only_a_measure_of_goods() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")  # worth 6
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit service")  # 5 gold
    assert scene.events(tell.PAID) == [[0, 5, 1, 1, 1, 0, 0]]
    assert (scene.goods_of("red"), scene.p.wealth(0)) == ("", 0)  # no coin remains
    player = BOOK.view(scene.p, 0).players[0]
    assert not [name for name in player.__struct_fields__ if "gold" in name or "coin" in name]


@rule("AR-044")
def test_wealth_is_the_value_of_all_goods_and_of_nothing_else() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood wood pottery metal silk")
    assert scene.p.wealth(seat("red")) == 10 + 1
    scene.letters("red", 4)
    scene.influence("red", 5)
    scene.hand("red", "red 4", "blue 4")
    scene.offices("red", "mer_consul", "cal_favourite")
    assert scene.p.wealth(seat("red")) == 11
    assert BOOK.view(scene.p, 1).players[0].wealth == 11
    assert scene.p.wealth(seat("blue")) == 0


@rule("AR-059", "AR-A17", "AR-058")
def test_letters_pay_for_offices_alone() -> None:
    scene = Scene(2, "red blue")
    scene.letters("red", 5)
    scene.goods("red", "wood")
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    # With 1 gold: no Sage for 5, no letter for 2; but every office up to 8 gold.
    assert scene.legal() == ["visit nothing", "visit office"]
    assert scene.refusal("visit service") == scene.refusal("visit favour") == "AR-050"
    scene.play("visit office office sch_librarian")  # 8 gold: with 2 letters still 2, so that 3 are needed
    assert (scene.letters_of("red"), scene.p.letter_supply) == (2, 16 - 4 - 5 + 3)
    assert scene.goods_of("red") == "wood"


@rule("AR-059")
def test_no_letter_is_asked_for_a_service() -> None:
    scene = Scene(2, "red blue")
    scene.letters("red", 5)
    scene.goods("red", "wood wood pottery pottery metal metal")
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit service")
    assert scene.p.agenda[-1] == kinds.VISIT_PAYMENT
    assert scene.refusal("letters 1") == "AR-059"


@rule("AR-306", "AR-057")
def test_an_office_needs_one_number_of_letters_that_can_be_paid() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery")  # 3 gold
    scene.letters("red", 1)
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit office")
    # Costs 3, 5, 7, 8: with one letter 0, 2, 4, 5.
    assert scene.legal() == ["office sch_astronomer", "office sch_calligrapher"]
    assert scene.refusal("office sch_philosopher") == "AR-306"
    assert scene.refusal("office sch_librarian") == "AR-306"
    scene.play("office sch_astronomer")
    assert scene.legal() == ["letters 0", "letters 1"]
    assert scene.refusal("letters 2") == "AR-057"


@rule("AR-306", "AR-050")
def test_the_whole_visit_must_be_payable() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")  # 6 gold: office and favour (2) leave 4
    scene.letters("red", 1)
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit office+favour")
    assert scene.legal() == ["office sch_astronomer", "office sch_calligrapher", "office sch_philosopher"]
    assert scene.refusal("office sch_librarian") == "AR-306"  # 5 + 2
    scene.play("office sch_philosopher")  # 7 + 2: one letter is the only number that can be paid
    assert (scene.letters_of("red"), scene.goods_of("red")) == (1, "")  # one used, one received
    assert scene.events(tell.LETTERS_USED) == [[0, 1]]
    assert scene.events(tell.PAID) == [[0, 6, 1, 1, 1, 0, 0]]


@rule("AR-110", "AR-111", "AR-112")
def test_items_are_taken_in_the_order_of_positions() -> None:
    scene = trading("misr", "green", "red", "blue")
    assert (scene.asked, scene.acting()) == ("green", ["green", "red", "blue"])
    assert scene.refusal("resolve military") == "AR-110"
    scene.play("take spices take spices take letter")
    assert scene.asked == "red"
    scene.play("take wood take spices")
    assert scene.asked == "blue"
    scene.play("take pottery")
    assert (scene.goods_of("green"), scene.letters_of("green")) == ("spices spices", 1)
    assert (scene.goods_of("red"), scene.goods_of("blue")) == ("wood spices", "pottery")
    assert scene.land_of("misr") == ("wood wood pottery", 0)


@rule("AR-113", "AR-EX-27", "AR-A14")
@pytest.mark.parametrize(
    ("taken", "goods"),
    [
        ("take silk take silk take silk", "silk silk silk"),
        ("take all silk", "silk silk silk silk"),
        ("take wood take pottery take metal", "wood pottery metal"),
        ("take metal take metal take silk", "metal metal silk"),
        ("take metal take metal stop", "metal metal"),
    ],
)
def test_any_combination_in_khorasan(taken: str, goods: str) -> None:
    scene = trading("khurasan", "red", "blue")
    assert scene.land_of("khurasan") == (KHURASAN, 0)
    scene.play(taken)
    assert (scene.goods_of("red"), scene.asked) == (goods, "blue")
    left = KHURASAN.split()
    for good in goods.split():
        left.remove(good)
    assert scene.land_of("khurasan") == (" ".join(left), 0)


@rule("AR-113", "AR-115")
def test_no_more_than_lies_there() -> None:
    scene = trading("khurasan", "red", "blue")
    scene.play("take pottery")
    assert scene.refusal("take pottery") == "AR-115"
    assert scene.refusal("take letter") == "AR-115"
    assert scene.refusal("take all silk") == "AR-111"


@rule("AR-312", "AR-A15")
def test_who_finds_nothing_takes_nothing() -> None:
    scene = Scene(3, "red blue green")
    for colour, piece in (("red", "pasha"), ("blue", "merchant"), ("green", "sage")):
        scene.stack(colour, "hind", piece)
    scene.stack("red", "military", "sage")
    scene.land("hind", "wood wood silk", 0)
    scene.resolution("red")
    scene.play("resolve hind")
    assert scene.refusal("take all pottery") == "AR-312"
    scene.play("take wood take wood stop")  # fewer than three
    scene.play("take silk")  # blue could have two, but there is one
    assert scene.events(tell.NOTHING_TRADED) == [[seat("green"), area("hind")]]  # without a question
    assert (scene.goods_of("blue"), scene.goods_of("green")) == ("silk", "")
    assert scene.dishonour_of("green") == 0
    assert scene.p.area == area("military")


@rule("AR-A15", "AR-110")
def test_all_may_be_left() -> None:
    scene = trading("khurasan", "red", "blue")
    scene.play("take nothing")
    scene.play("take nothing")
    assert (scene.goods_of("red"), scene.goods_of("blue")) == ("", "")
    assert scene.land_of("khurasan") == (KHURASAN, 0)
    assert [scene.dishonour_of(colour) for colour in ("red", "blue")] == [0, 0]


@rule("AR-EX-30", "AR-127", "AR-150")
def test_the_second_pays_ten_though_the_first_declines() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "merchants", "pasha")
    scene.stack("blue", "merchants", "sage")
    scene.goods("red", "wood pottery metal spices")
    scene.goods("blue", "wood pottery metal spices")
    scene.resolution("red")
    scene.play("visit nothing")
    scene.play("visit service")
    assert scene.events(tell.PAID) == [[1, 10, 1, 1, 1, 1, 0]]
    assert (scene.family_of("blue"), scene.goods_of("blue")) == ([1, 2, 1], "")
    poor = Scene(2, "red blue")
    poor.stack("red", "merchants", "pasha")
    poor.stack("blue", "merchants", "sage")
    poor.goods("red", "wood pottery metal spices")
    poor.goods("blue", "wood wood pottery pottery metal")  # 9 gold: enough for the first only
    poor.resolution("red")
    poor.play("visit nothing")
    assert poor.refusal("visit service") == "AR-050"
