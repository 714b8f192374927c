"""The resolution phase: moves, areas, and what happens at the same time (section 6.3)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.steps import kinds
from tests.games.al_rashid.scene import D, Scene, area
from tests.rules import rule

ALL = "wood pottery metal spices silk"


@rule("AR-080", "AR-085", "AR-086")
def test_round_after_round_until_the_board_is_empty() -> None:
    scene = Scene(3, "blue green red")
    for colour, lands in (("red", "hind rum"), ("blue", "misr yaman"), ("green", "khurasan ifriqiya")):
        scene.stack(colour, lands.split()[0], "pasha sage")
        scene.stack(colour, lands.split()[1], "merchant")
    scene.resolution("blue")
    movers = []
    for where in ("hind", "rum", "misr", "yaman", "khurasan"):
        movers.append(scene.asked)
        scene.play(f"resolve {where}")
        assert scene.p.resolved >> area(where) & 1
        scene.play("take nothing")
        assert scene.row(where) == []
        if scene.p.agenda[-1] == kinds.AREA:
            assert scene.refusal(f"resolve {where}") == "AR-085"
            assert scene.refusal("resolve military") == "AR-083"
            assert not scene.p.resolved >> area("military") & 1  # empty and unresolved
    # red has gone home after two areas: blue, green, (red out) blue, green; then green alone
    assert movers == ["blue", "green", "blue", "green", "green"]
    scene.play("take nothing")  # the last area is the only one: chosen by the program
    assert scene.asked == "chance"
    assert sum(scene.p.on_board) == 0
    assert [scene.reserve_of(colour) for colour in ("red", "blue", "green")] == [[1, 1, 1]] * 3
    assert scene.p.resolved.bit_count() == 6


@rule("AR-086", "AR-131")
def test_an_area_with_pieces_is_unresolved_until_it_is_chosen() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "spies", "pasha")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.stack("blue", "misr", "pasha")
    scene.resolution("blue")
    scene.play("resolve rum take nothing")
    scene.play("resolve spies")
    scene.play("visit service")
    scene.play("move sage hind")
    assert scene.refusal("to rum") == "AR-131"  # resolved
    assert [text.split()[1] for text in scene.legal()] == [
        "al_andalus",
        "ifriqiya",
        "misr",
        "yaman",
        "khurasan",
    ]


@rule("AR-082", "AR-A07", "AR-A08")
def test_a_move_is_an_office_and_then_an_area() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mer_broker", "sch_calligrapher", "mil_admiral", "sch_librarian")
    scene.stack("red", "hind", "sage")
    scene.stack("red", "rum", "pasha")
    scene.stack("blue", "misr", "sage")
    scene.resolution("red")
    assert scene.legal() == ["activate sch_calligrapher", "activate mer_broker", "no office"]
    assert scene.refusal("resolve hind") == "AR-082"
    assert scene.refusal("activate spy_informer") == "AR-082"  # not his
    assert scene.refusal("activate mil_admiral") == "AR-172"
    assert scene.refusal("activate sch_librarian") == "AR-173"
    scene.play("activate mer_broker gain wood")
    assert scene.goods_of("red") == "wood"
    assert scene.refusal("activate sch_calligrapher") == "AR-082"  # one per move
    assert scene.legal() == ["resolve rum", "resolve misr", "resolve hind"]  # nothing to omit it
    scene.play("resolve hind take nothing")
    assert scene.asked == "blue"
    scene.play("resolve misr take nothing")
    assert scene.legal() == [
        "activate sch_calligrapher",
        "no office",
    ]  # another one in the next move of the turn
    assert scene.refusal("activate mer_broker") == "AR-170"
    scene.play("activate sch_calligrapher")
    assert scene.letters_of("red") == 1
    assert scene.asked == "red"


@rule("AR-082", "AR-171")
def test_an_activation_may_be_left_out() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mer_broker")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "misr", "sage")
    scene.resolution("red")
    scene.play("no office")
    assert scene.refusal("activate mer_broker") == "AR-082"
    scene.play("resolve misr")
    scene.play("take nothing")
    assert scene.p.used == [0, 0]
    assert "activate mer_broker" in scene.legal()  # the tile lies face up still


@rule("AR-085", "AR-074")
def test_all_pieces_return_when_the_area_ends() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "military", "merchant sage sage")
    scene.stack("blue", "military", "pasha")
    scene.stack("blue", "hind", "sage")
    scene.stack("red", "hind", "pasha")
    scene.resolution("red")
    scene.play("resolve military visit nothing")
    assert scene.row("military") == ["red", "blue"]  # until the last one has acted
    scene.play("visit nothing")
    assert scene.row("military") == []
    assert (scene.reserve_of("red"), scene.reserve_of("blue")) == ([0, 1, 2], [1, 1, 0])


@rule("AR-088", "AR-A21", "AR-A22", "AR-051", "AR-053")
def test_choose_everything_pay_everything_then_receive_everything() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")  # 6 gold
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit office+favour")
    # The favour's letter would make the Calligrapher's 5 + 2 gold 2 + 2; but it comes after the payment, so that
    # the Astronomer for 3 + 2 is the only office to be had, and taken without a question.
    # One payment of 5: two payments, of 3 and of 2 gold, would have needed four goods.
    assert scene.events(tell.PAID) == [[0, 5, 1, 1, 1, 0, 0]]
    assert (scene.goods_of("red"), scene.letters_of("red")) == ("", 1)
    assert scene.offices_of("red") == ["sch_astronomer"]
    order = [event[0] for event in scene.p.heard or []]
    assert order.index(tell.PAID) < order.index(tell.OFFICE_TAKEN) < order.index(tell.LETTER_GAINED)


@rule("AR-089", "AR-134", "AR-088")
def test_only_the_spies_act_later() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "spies", "pasha")
    scene.stack("blue", "spies", "merchant")
    scene.stack("blue", "hind", "sage")
    scene.goods("blue", "wood pottery")
    scene.enemies("rum", "red 2")
    scene.resolution("red")
    scene.play("resolve spies")
    scene.play("visit service")
    assert (scene.asked, scene.p.agenda[-1]) == ("blue", kinds.VISIT)  # no spy has moved yet
    scene.play("visit office")  # the only one for 3 gold
    assert scene.offices_of("blue") == ["spy_informer"]  # at once
    assert (scene.asked, scene.p.agenda[-1]) == ("red", kinds.SPY)
    assert scene.legal() == ["look rum", "give up"]
    military = Scene(2, "red blue")
    military.stack("red", "military", "pasha")
    military.stack("blue", "military", "merchant")
    military.resolution("red")
    military.play("visit service mix 3 red")
    assert military.asked == "chance"  # before blue says anything


@rule("AR-308")
@pytest.mark.parametrize(
    "office",
    [
        "spy_informer",
        "spy_agitator",
        "spy_infiltrator",
        "mil_captain",
        "sch_astronomer",
        "sch_calligrapher",
        "cal_poet",
        "mer_money_changer",
        "cal_executioner",
    ],
)
def test_an_office_without_effect_is_not_offered(office: str) -> None:
    for useful in (False, True):
        scene = Scene(2, "red blue", turn=4 if useful else 5)
        scene.offices("red", office, "mer_broker", "cal_postmaster")
        scene.stack("red", "hind", "pasha")
        scene.stack("red", "rum", "merchant")
        scene.stack("blue", "misr", "sage" if useful else "merchant")
        scene.goods("red", "wood" if useful else "")
        if useful:
            scene.enemies("misr", "red 2")
        else:
            scene.p.resolved = (1 << 13) - 1 & ~(1 << area("hind")) & ~(1 << area("rum"))
            scene.enemies("khurasan", "blue 1", up=True)  # a resolved territory: no way out
            scene.p.pile = [0] * 8
            scene.p.letter_supply = scene.p.influence_supply = 0
        scene.resolution("red")
        offered = [text for text in scene.legal() if text.startswith("activate")]
        assert {"activate mer_broker", "activate cal_postmaster"} <= set(offered)  # always
        assert (f"activate {office}" in offered) is useful
        if not useful:
            assert scene.refusal(f"activate {office}") == "AR-308"


@rule("AR-309")
def test_an_activation_leaves_the_mover_a_piece() -> None:
    """The Infiltrator moves the last piece, the Executioner takes the Sages of others only."""
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_infiltrator", "cal_executioner")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    game = scene.p.copy()
    scene.play("activate spy_infiltrator")
    while scene.p.unfinished:
        scene.p.apply(scene.p.legal()[0])
    assert scene.p.on_board == [1, 1]
    assert all(text.startswith("resolve") for text in scene.legal())
    scene.p = game
    scene.play("activate cal_executioner")  # only one Sage to remove: blue's
    assert scene.p.on_board == [1, 0]
    assert scene.reserve_of("blue") == [1, 1, 1]
    assert (scene.asked, scene.p.area) == ("red", area("hind"))  # the only area left is resolved
    two = Scene(3, "red blue green")
    two.offices("red", "cal_executioner")
    for colour, where in (("red", "hind"), ("blue", "rum"), ("green", "misr")):
        two.stack(colour, where, "sage")
    two.resolution("red")
    two.play("activate cal_executioner")
    assert two.legal() == ["remove blue rum", "remove green misr"]
    assert two.refusal("remove red hind") == "AR-225"


@rule("AR-EX-17", "AR-A05", "AR-083")
def test_an_empty_territory_is_not_chosen_but_entered() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "spies", "pasha")
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    assert scene.legal() == ["resolve spies", "resolve hind"]
    for where in D.areas:
        if where not in ("spies", "hind"):
            assert scene.refusal(f"resolve {where}") == "AR-083"
    scene.play("resolve spies visit service")
    scene.play("move sage hind to rum")
    assert (scene.row("rum"), scene.row("hind")) == (["red"], [])
