"""The worked examples of section 13, number for number."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps.dominance import dominance
from tests.games.al_rashid.scene import Scene, area, seat
from tests.rules import rule

ORDER = "red blue green yellow"


def resolve(scene: Scene, mover: str, where: str) -> None:
    """The area is chosen, or was the only one."""
    scene.resolution(mover)
    if f"resolve {where}" in scene.legal():
        scene.play(f"resolve {where}")


@rule("AR-EX-10", "AR-066", "AR-067")
def test_one_figure_in_a_stack() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "hind", "merchant")
    scene.family("red", 1, 1, 2)
    assert scene.refusal("place pasha hind") == "AR-066"
    assert scene.refusal("place merchant hind") == "AR-066"
    assert "place sage hind" in scene.legal()


@rule("AR-EX-11", "AR-064", "AR-065")
def test_a_figure_joins_its_sages() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("blue", "military", "sage")
    scene.stack("red", "military", "sage sage")
    scene.play("place pasha military")
    assert scene.row("military") == ["blue", "red"]
    assert dominance(scene.p, seat("red"), area("military")) == 7


@rule("AR-EX-12", "AR-068")
def test_a_pasha_first_at_al_rashid() -> None:
    scene = Scene(2, "red blue")
    assert scene.refusal("place sage al_rashid") == "AR-068"
    scene.play("place pasha al_rashid")
    scene.play("place sage hind")
    scene.play("place sage al_rashid")
    assert dominance(scene.p, seat("red"), area("al_rashid")) == 6


@rule("AR-EX-13", "AR-072", "AR-073", "AR-074")
def test_three_act_and_the_fourth_goes_home() -> None:
    scene = Scene(4, ORDER)
    scene.stack("blue", "hind", "pasha")
    scene.stack("red", "hind", "merchant sage sage")
    scene.stack("green", "hind", "merchant")
    scene.stack("yellow", "hind", "sage")
    resolve(scene, "red", "hind")
    assert scene.acting() == ["blue", "red", "green"]
    assert scene.reserve_of("yellow") == [1, 1, 1]
    assert scene.dishonour_of("yellow") == 0


@rule("AR-EX-14", "AR-062")
def test_who_has_no_piece_left_is_skipped() -> None:
    scene = Scene(2, "red blue")
    scene.family("blue", 1, 1, 3)
    placed = []
    while scene.p.agenda[-1] == 6:
        placed.append(scene.asked)
        scene.p.apply(scene.p.legal()[0])
    assert placed == ["red", "blue", "red", "blue", "red", "blue", "blue", "blue"]


@rule("AR-EX-15", "AR-081", "AR-087")
def test_the_next_move_skips_whoever_has_no_piece() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("blue", "hind", "sage")
    scene.stack("green", "misr", "sage")
    scene.stack("green", "rum", "pasha")
    scene.resolution("green")
    scene.play("resolve misr")
    scene.play("take nothing")
    assert scene.asked == "blue"


@rule("AR-EX-16", "AR-083", "AR-084", "AR-123")
def test_an_area_of_others_may_be_chosen() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "hind", "sage")
    scene.stack("green", "merchants", "sage")
    scene.resolution("red")
    scene.play("resolve merchants")
    assert scene.dishonour_of("green") == 1  # nothing can be paid: made by the program (AR-281)


@rule("AR-EX-19", "AR-EX-23", "AR-094", "AR-096")
@pytest.mark.parametrize(("second", "won"), [("red 1", False), ("red 2", True)])
def test_equal_strength_does_not_beat(second: str, won: bool) -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "red 4", second)
    scene.enemies("hind", "red 3", "red 2")
    resolve(scene, "red", "hind")
    scene.play(f"fight discard {second} discard red 4")
    assert scene.hand_of("red") == []
    assert scene.dishonour_of("red") == 0
    assert scene.tiles_at("hind") == ([] if won else ["red 3", "red 2"])
    assert scene.row("hind") == (["red"] if won else [])


@rule("AR-EX-20", "AR-097", "AR-100")
def test_a_beaten_colour_leaves_and_the_next_meets_the_other() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "sage")
    scene.hand("red", "red 3")
    scene.hand("blue", "blue 4")
    scene.enemies("hind", "red 2", "blue 3")
    resolve(scene, "red", "hind")
    scene.play("fight")
    assert scene.tiles_at("hind") == ["blue 3"]
    assert scene.asked == "blue"
    scene.play("fight")
    assert scene.tiles_at("hind") == []
    assert "take all wood" in scene.legal()


@rule("AR-EX-21", "AR-099", "AR-101")
def test_the_third_becomes_first_in_commerce() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "merchant")
    scene.stack("green", "hind", "sage")
    scene.hand("red", "blue 1")
    scene.hand("blue", "blue 1")
    scene.hand("green", "blue 2", "blue 3")
    scene.enemies("hind", "blue 4")
    resolve(scene, "red", "hind")
    scene.play("retreat")
    scene.play("fight")
    scene.play("fight discard blue 2 discard blue 3")
    assert [scene.dishonour_of(colour) for colour in ("red", "blue", "green")] == [2, 0, 0]
    assert scene.asked == "green"
    assert "take all silk" in scene.legal()


@rule("AR-EX-22", "AR-093", "AR-102", "AR-283")
def test_without_a_tile_of_the_colour_one_must_retreat() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "misr", "sage")
    scene.stack("blue", "rum", "pasha")
    scene.hand("red", "blue 4")
    scene.enemies("hind", "red 4")
    scene.resolution("red")
    scene.play("resolve hind")
    assert scene.dishonour_of("red") == 2
    assert scene.tiles_at("hind") == ["red 4"]
    assert scene.p.resolved >> area("hind") & 1


@rule("AR-EX-26", "AR-111", "AR-112", "AR-114", "AR-115")
def test_commerce_in_ifriqiya() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "ifriqiya", "pasha")
    scene.stack("blue", "ifriqiya", "merchant")
    scene.stack("green", "ifriqiya", "sage")
    scene.stack("green", "rum", "pasha")
    scene.stack("red", "rum", "sage")
    scene.resolution("red")
    scene.play("resolve ifriqiya")
    scene.play("take all pottery")
    assert scene.goods_of("red") == "pottery pottery pottery pottery"
    assert scene.refusal("take all wood") == "AR-112"
    scene.play("take metal take letter")
    assert (scene.goods_of("blue"), scene.letters_of("blue")) == ("metal", 1)
    scene.play("take wood")
    assert scene.goods_of("green") == "wood"
    assert scene.land_of("ifriqiya") == ("wood wood", 0)


@rule("AR-EX-28", "AR-123", "AR-156")
def test_a_favour_alone_brings_dishonour() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood")
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit favour"]
    scene.play("visit favour")
    assert (scene.influence_of("red"), scene.dishonour_of("red"), scene.goods_of("red")) == (1, 1, "")


@rule("AR-EX-29", "AR-122")
def test_never_three_actions() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal spices silk wood pottery metal spices silk")
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    assert len(scene.legal()) == m.ACTION_SETS == 7


@rule("AR-EX-32", "AR-133")
@pytest.mark.parametrize(
    ("askers", "expected"),
    [("red green", "red green red red"), ("red blue green", "red blue green red blue red")],
)
def test_the_order_of_spy_moves(askers: str, expected: str) -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "spies", "pasha")
    scene.stack("blue", "spies", "merchant")
    scene.stack("green", "spies", "sage")
    scene.enemies("hind", "red 1")
    scene.resolution("red")
    for colour in ("red", "blue", "green"):
        assert scene.asked == colour
        scene.play("visit service" if colour in askers.split() else "visit nothing")
    made = []
    while scene.p.agenda[-1] == 12:
        made.append(scene.asked)
        scene.play("give up")
    assert " ".join(made) == expected


@rule("AR-EX-35", "AR-131", "AR-132")
def test_a_spy_moves_a_sage_but_no_second_figure() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "spies", "sage")
    scene.stack("red", "rum", "merchant sage")
    scene.stack("red", "hind", "pasha")
    scene.resolution("red")
    scene.play("resolve spies")
    scene.play("visit service")
    scene.play("move merchant rum")
    assert scene.refusal("to hind") == "AR-066"
    scene.play("to misr")
    scene.play("move sage rum to hind")
    assert dominance(scene.p, seat("red"), area("hind")) == 6
    assert scene.row("rum") == []


@rule("AR-EX-36", "AR-EX-55", "AR-162", "AR-163", "AR-317")
def test_the_order_of_the_next_turn() -> None:
    scene = Scene(5, "red blue green yellow white")
    scene.stack("yellow", "al_rashid", "pasha sage sage")
    scene.stack("blue", "al_rashid", "pasha sage")
    scene.stack("white", "al_rashid", "pasha")
    scene.stack("red", "hind", "sage")
    scene.goods("white", "wood pottery metal spices")
    scene.resolution("red")
    scene.play("resolve al_rashid")
    scene.play("visit service gain silk")
    scene.play("visit service gain wood")
    scene.play("visit office office cal_chamberlain")
    while scene.p.unfinished:
        scene.p.apply(scene.p.legal()[0])
    assert scene.order() == ["red", "blue", "green", "yellow", "white"]
    scene.play("take nothing")
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])
    assert scene.order() == ["yellow", "blue", "red", "green", "white"]
    assert (scene.goods_of("yellow"), scene.goods_of("blue")) == ("silk", "wood")


@rule("AR-EX-37", "AR-053", "AR-164")
def test_the_good_of_the_benevolence_comes_too_late() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery")
    scene.stack("red", "al_rashid", "pasha")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit service"]


@rule("AR-EX-40", "AR-203")
def test_the_double_agent_wins_ties() -> None:
    scene = Scene(2, "red blue")
    scene.offices("blue", "spy_double_agent")
    scene.stack("red", "hind", "merchant")
    scene.stack("blue", "hind", "merchant")
    scene.resolution("red")
    assert scene.acting() == ["blue", "red"]


@rule("AR-EX-41", "AR-205")
def test_the_admiral_adds_two() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mil_admiral")
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "blue 4")
    scene.enemies("hind", "blue 3", "blue 2")
    scene.resolution("red")
    scene.play("fight")
    assert scene.tiles_at("hind") == []
    assert scene.asked == "red"


@rule("AR-EX-43", "AR-214")
def test_the_caravan_master_takes_one_more() -> None:
    scene = Scene(2, "red blue")
    scene.offices("blue", "mer_caravan_master")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "merchant")
    scene.resolution("red")
    scene.play("take nothing")
    scene.play("take wood take wood take silk")
    assert scene.goods_of("blue") == "wood wood silk"


@rule("AR-EX-44", "AR-210")
def test_the_philosophers_sages() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "sch_philosopher")
    scene.stack("red", "military", "merchant sage sage")
    scene.stack("red", "hind", "pasha sage sage")
    assert dominance(scene.p, seat("red"), area("military")) == 7
    assert dominance(scene.p, seat("red"), area("hind")) == 7


@rule("AR-EX-45", "AR-EX-46", "AR-251", "AR-253", "AR-254")
def test_the_final_score() -> None:
    scene = Scene(4, ORDER)
    scene.family("red", 2, 3, 2)
    scene.offices("red", "mil_captain", "mil_strategist")
    scene.influence("red", 6)
    scene.dishonour("red", 2)
    assert scene.score_of("red") == 18
    scene.offices("red", "pol_bazaar_prefect", "pol_judge")
    assert scene.score_of("red") == 25


@rule("AR-EX-47", "AR-255", "AR-256", "AR-257")
def test_ties_are_broken_by_wealth_then_by_order() -> None:
    scene = Scene(2, "blue red")
    scene.goods("red", "wood pottery metal")
    scene.goods("blue", "wood wood pottery")
    assert scene.p.ranks() == [1, 2]
    scene.goods("blue", "silk spices wood")
    assert scene.p.ranks() == [2, 1]


@rule("AR-EX-57", "AR-102")
def test_all_retreat_and_everything_stays() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "rum", "pasha")
    scene.stack("blue", "rum", "sage")
    scene.enemies("rum", "red 2")
    scene.resolution("red")
    assert (scene.dishonour_of("red"), scene.dishonour_of("blue")) == (2, 2)
    assert scene.tiles_at("rum") == ["red 2"]
    assert scene.p.tile_known == [-1]


@rule("AR-EX-60", "AR-211")
def test_the_service_takes_the_last_sage() -> None:
    scene = Scene(2, "red blue")
    scene.family("red", 1, 1, 5)
    scene.goods("red", "wood pottery metal spices silk wood pottery metal spices silk")
    scene.stack("red", "scholars", "merchant")
    scene.resolution("red")
    scene.play("visit service+office")
    scene.play("office sch_librarian")
    while scene.p.unfinished:
        scene.p.apply(scene.p.legal()[0])
    assert scene.family_of("red") == [1, 1, 6]
    assert scene.offices_of("red") == ["sch_librarian"]


@rule("AR-EX-62", "AR-151")
def test_the_merchants_favour() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery")
    scene.stack("red", "merchants", "sage")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit favour"]
    scene.play("visit favour give wood")
    assert scene.refusal("gain wood") == "AR-151"
    scene.play("gain silk")
    assert (scene.goods_of("red"), scene.dishonour_of("red")) == ("pottery silk", 1)
