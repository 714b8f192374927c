"""Offices in general, and the tiles that other files leave out (section 8)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid.steps.dominance import dominance
from tests.games.al_rashid.scene import BOOK, Scene, area, seat
from tests.games.al_rashid.test_palaces import woods
from tests.rules import rule


@rule("AR-171", "AR-172", "AR-A08", "AR-082")
def test_one_activation_in_a_move_and_never_compulsory() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "sch_calligrapher", "cal_poet", "mil_admiral", "sch_librarian")
    scene.stack("red", "hind", "sage")
    scene.stack("red", "misr", "merchant")
    scene.stack("red", "rum", "pasha")
    scene.stack("blue", "yaman", "pasha")
    scene.resolution("red")
    assert scene.legal() == ["activate sch_calligrapher", "activate cal_poet", "no office"]
    assert scene.refusal("activate mil_admiral") == "AR-172"
    assert scene.refusal("activate sch_librarian") == "AR-173"
    scene.play("activate sch_calligrapher")
    assert scene.letters_of("red") == 1
    assert scene.refusal("activate cal_poet") == "AR-082"  # one in a move
    scene.play("resolve yaman")
    scene.play("take nothing")
    assert scene.asked == "red"
    assert scene.legal() == ["activate cal_poet", "no office"]  # another in the next move of the turn
    scene.play("no office")
    assert scene.influence_of("red") == 0
    scene.play("resolve rum")
    scene.play("take nothing")
    scene.play("activate cal_poet")
    assert scene.influence_of("red") == 1


@rule("AR-174", "AR-A37")
def test_an_office_is_used_from_the_next_move_on() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(5))
    scene.stack("red", "merchants", "pasha")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    scene.play("resolve merchants")
    scene.play("visit office")
    assert scene.offices_of("red") == ["mer_broker"]
    assert scene.asked == "blue"
    scene.play("resolve rum")
    scene.play("take nothing")
    assert scene.p.turn == 1
    assert scene.legal() == ["activate mer_broker", "no office"]
    scene.play("activate mer_broker gain metal")
    assert scene.goods_of("red") == "metal"


@rule("AR-172", "AR-179", "AR-A47", "AR-075")
def test_an_office_changes_nothing_where_it_is_taken() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("green", woods(8))
    scene.goods("red", woods(3))
    scene.goods("blue", woods(8))
    scene.stack("red", "spies", "sage")
    scene.stack("blue", "spies", "sage")
    scene.stack("green", "spies", "sage")
    scene.stack("green", "hind", "sage")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "hind", "sage")
    scene.resolution("red")
    scene.play("resolve spies")
    scene.play("visit nothing")
    scene.play("visit service+office office spy_double_agent")
    assert scene.acting() == ["red", "blue", "green"]  # no new ranking
    scene.play("visit nothing")
    while scene.p.area == area("spies"):
        scene.play("give up")
    assert scene.p.area == area("hind")  # the only one left
    assert scene.acting() == ["blue", "green", "red"]  # there the effect holds


@rule("AR-175", "AR-INV-05")
def test_offices_stay_with_their_owner() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "sch_librarian", "cal_executioner", "pol_judge")
    scene.stack("red", "merchants", "sage")
    scene.stack("blue", "hind", "sage")
    scene.dishonour("red", 3)
    scene.resolution("red")
    scene.play("activate cal_executioner")
    while scene.p.turn == 1:
        scene.p.apply(scene.p.legal()[0])
    assert scene.offices_of("red") == ["sch_librarian", "pol_judge", "cal_executioner"]
    assert scene.dishonour_of("red") == 4
    assert not any("office" in text for text in scene.legal())


@rule("AR-206")
@pytest.mark.parametrize(("emir", "enemies", "won"), [(True, 5, True), (False, 5, False), (True, 6, False)])
def test_the_emir_adds_two_to_red(emir: bool, enemies: int, won: bool) -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mil_emir" if emir else "mil_admiral")  # the Admiral helps at sea only
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "red 4")
    scene.enemies("hind", "red 3", f"red {enemies - 3}")
    scene.resolution("red")
    scene.play("fight")
    assert scene.tiles_at("hind") == ([] if won else ["red 3", f"red {enemies - 3}"])
    assert scene.asked == ("red" if won else "chance")


@rule("AR-206")
def test_the_emir_adds_once_and_only_with_a_red_tile() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mil_emir")
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "red 1", "red 2", "blue 4")
    scene.enemies("hind", "red 4", "red 1", "blue 1")
    scene.resolution("red")
    scene.play("fight discard red 1 discard red 2 discard blue 4")  # 1 + 2 + 2 = 5, not 7
    assert scene.tiles_at("hind") == ["red 4", "red 1"]
    assert scene.dishonour_of("red") == 0

    without = Scene(2, "red blue")
    without.offices("red", "mil_emir")
    without.stack("red", "hind", "pasha")
    without.hand("red", "blue 4")
    without.enemies("hind", "red 1", "blue 1")
    without.resolution("red")
    without.play("fight")  # blue alone: no strength of 2 in red
    assert without.tiles_at("hind") == ["red 1"]


@rule("AR-215")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_the_consul_comes_after_the_service(before: int, after: int) -> None:
    scene = Scene(2, "red blue")
    scene.family("red", 1, before, 1)
    scene.goods("red", woods(19))
    scene.stack("red", "merchants", "sage")
    scene.resolution("red")
    scene.play("visit service+office office mer_consul")
    assert (scene.goods_of("red"), scene.family_of("red")) == ("", [1, after, 1])
    assert scene.offices_of("red") == ["mer_consul"]
    assert scene.reserve_of("red") == [1, after, 1]


@rule("AR-215", "AR-178")
def test_the_consul_alone() -> None:
    for merchants in (1, 4):
        scene = Scene(2, "red blue")
        scene.family("red", 1, merchants, 1)
        scene.goods("red", woods(11))
        scene.stack("red", "merchants", "sage")
        scene.resolution("red")
        scene.play("visit office office mer_consul")
        assert scene.family_of("red")[1] == min(merchants + 1, 4)
        assert scene.score_of("red") == 4 + 2 * min(merchants + 1, 4) + 2


@rule("AR-229", "AR-308", "AR-A30")
def test_the_poet_takes_influence_while_there_is_some() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "cal_poet")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    scene.play("activate cal_poet")
    assert (scene.influence_of("red"), scene.p.influence_supply) == (1, 23)
    assert scene.refusal("activate cal_poet") == "AR-082"

    empty = Scene(2, "red blue")
    empty.offices("red", "cal_poet", "mer_broker")
    empty.influence("blue", 24)
    empty.stack("red", "hind", "sage")
    empty.stack("blue", "rum", "sage")
    empty.resolution("red")
    assert empty.legal() == ["activate mer_broker", "no office"]
    assert empty.refusal("activate cal_poet") == "AR-308"


@rule("AR-230")
def test_the_standard_bearer_needs_a_pasha() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "cal_standard_bearer")
    scene.stack("red", "hind", "pasha sage")
    scene.stack("red", "military", "pasha")
    scene.stack("red", "rum", "merchant sage")
    scene.stack("blue", "hind", "pasha sage")
    found = [dominance(scene.p, seat("red"), area(where)) for where in ("hind", "military", "rum")]
    assert found == [7, 6, 4]
    assert dominance(scene.p, seat("blue"), area("hind")) == 6
    assert BOOK.view(scene.p, None).areas[area("hind")].stacks[0].rank == 1
