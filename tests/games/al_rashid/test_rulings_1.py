"""The rulings AR-A01 to AR-A28 (section 10), each by what the other reading would have done."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.box import load_box
from fondaco.games.al_rashid.moves import BLUE, RED
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.dominance import dominance
from tests.games.al_rashid.scene import D, Scene, area, seat
from tests.rules import rule

RICH = "wood pottery metal spices silk wood pottery metal spices silk"


@rule("AR-A01", "AR-003")
def test_six_palaces_and_thirteen_areas() -> None:
    assert D.palaces == ["spies", "military", "scholars", "merchants", "politicians", "al_rashid"]
    assert (len(D.palaces), len(D.territories), len(D.areas)) == (6, 7, 13)
    assert len([text for text in Scene(2, "red blue").legal() if text.startswith("place pasha")]) == 13


@rule("AR-A02", "AR-066")
@pytest.mark.parametrize("first", ["pasha", "merchant"])
@pytest.mark.parametrize("second", ["pasha", "merchant"])
def test_one_figure_excludes_the_other(first: str, second: str) -> None:
    scene = Scene(2, "red blue")
    scene.family("red", 2, 2, 1)
    scene.play(f"place {first} hind")
    scene.play("place sage rum")
    assert scene.refusal(f"place {second} hind") == "AR-066"
    scene.play(f"place {second} misr")
    scene.play(f"place {second} hind")  # blue: one's own figure only
    assert scene.row("hind") == ["red", "blue"]


@rule("AR-A03", "AR-064", "AR-065", "AR-067")
def test_a_further_piece_joins_the_stack() -> None:
    scene = Scene(3, "red blue green")
    scene.family("red", 1, 1, 2)
    for text in ("sage hind", "pasha hind", "sage hind", "sage hind", "sage rum", "pasha hind", "pasha hind"):
        scene.play(f"place {text}")
    assert scene.row("hind") == ["red", "blue", "green"]  # three spaces for six pieces
    assert [dominance(scene.p, owner, area("hind")) for owner in range(3)] == [7, 5, 6]


@rule("AR-A04", "AR-076", "AR-072")
def test_stacks_slide_left_and_keep_their_order() -> None:
    scene = Scene(3, "red blue green")
    scene.offices("red", "spy_infiltrator")
    scene.stack("red", "hind", "merchant")
    scene.stack("blue", "hind", "merchant")
    scene.stack("green", "hind", "merchant")
    scene.stack("red", "rum", "sage")
    scene.stack("green", "rum", "pasha")
    scene.resolution("red")
    scene.play("activate spy_infiltrator")
    scene.play("move merchant hind to misr")
    assert scene.row("hind") == ["blue", "green"]
    scene.play("resolve misr")
    scene.play("take nothing")
    scene.p.put_piece(seat("red"), 1, area("hind"))  # whoever comes now is last, not in the gap
    assert scene.row("hind") == ["blue", "green", "red"]


@rule("AR-A06", "AR-084")
def test_inside_an_area_dominance_decides() -> None:
    """Red is first in play order and chooses; green, the last in play order, acts first."""
    scene = Scene(3, "red blue green")
    scene.stack("red", "military", "sage")
    scene.stack("blue", "military", "merchant")
    scene.stack("green", "military", "pasha")
    scene.stack("red", "hind", "pasha")
    scene.resolution("red")
    scene.play("resolve military")
    visitors = []
    for _ in range(3):
        visitors.append(scene.asked)
        scene.play("visit nothing")
    assert visitors == ["green", "blue", "red"]


@rule("AR-A10", "AR-094", "AR-096")
@pytest.mark.parametrize(("enemy", "won"), [("blue 2", True), ("blue 3", False), ("blue 4", False)])
def test_equality_is_a_defeat_without_dishonour(enemy: str, won: bool) -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "rum", "pasha")
    scene.hand("red", "blue 3")
    scene.enemies("hind", enemy)
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("fight")
    assert len(scene.events(tell.BATTLE_WON)) == won
    assert (scene.row("hind"), scene.tiles_at("hind")) == ((["red"], []) if won else ([], [enemy]))
    assert scene.dishonour_of("red") == 0


@rule("AR-A11", "AR-A12", "AR-097", "AR-094", "AR-093")
def test_strength_by_colour_and_a_beaten_colour_leaves() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "merchant")
    scene.stack("blue", "rum", "pasha")
    scene.hand("red", "red 4", "red 4", "blue 1")
    scene.hand("blue", "red 4", "blue 3")
    scene.enemies("hind", "red 1", "blue 2")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("fight discard red 4 discard red 4 discard blue 1")  # 9 against 3 in total
    assert scene.events(tell.BEATEN) == [[0, RED, 8, 1]]
    assert scene.events(tell.NOT_BEATEN) == [[0, BLUE, 1, 2]]
    assert scene.tiles_at("hind") == ["blue 2"]
    assert (scene.dishonour_of("red"), scene.reserve_of("red")) == (0, [1, 1, 1])
    scene.play("fight")  # only blue tiles can be discarded: the one there is
    assert (scene.hand_of("blue"), scene.tiles_at("hind")) == (["red 4"], [])
    assert scene.events(tell.BATTLE_WON) == [[1, area("hind")]]


@rule("AR-A12", "AR-093")
def test_no_tile_of_another_colour_is_discarded() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "red 4", "blue 1", "blue 2")
    scene.enemies("hind", "blue 4")
    scene.resolution("red")
    scene.play("fight")
    assert scene.legal() == ["discard blue 1", "discard blue 2"]
    assert scene.refusal("discard red 4") == "AR-093"


@rule("AR-A18", "AR-124", "AR-122")
def test_one_office_in_a_visit() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", RICH)
    scene.stack("red", "al_rashid", "pasha")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    scene.play("resolve al_rashid")
    scene.play("visit office")
    scene.play("office cal_chamberlain")
    assert scene.refusal("office cal_poet") == "AR-323"
    while scene.p.unfinished:
        scene.p.apply(scene.p.legal()[0])
    assert scene.offices_of("red") == ["cal_chamberlain"]
    assert scene.p.wealth(0) >= 7  # he could have paid another
    assert scene.asked == "blue"


@rule("AR-A19", "AR-123")
@pytest.mark.parametrize("palace", ["spies", "military", "scholars", "merchants", "politicians", "al_rashid"])
def test_no_action_brings_one_dishonour(palace: str) -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", RICH)
    scene.stack("red", palace, "pasha")
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    scene.play(f"resolve {palace}")
    scene.play("visit nothing")
    assert (scene.dishonour_of("red"), len(scene.goods_of("red").split())) == (1, 10)


@rule("AR-A20", "AR-074")
def test_the_fourth_in_a_palace_takes_no_dishonour() -> None:
    scene = Scene(5, "red blue green yellow white")
    for colour in D.seats:
        scene.stack(colour, "scholars", "sage")
    scene.resolution("red")  # nobody can pay anything: three visits without action
    assert [scene.dishonour_of(colour) for colour in D.seats] == [1, 1, 1, 0, 0]
    assert [scene.reserve_of(colour) for colour in ("yellow", "white")] == [[1, 1, 1]] * 2


@rule("AR-A21", "AR-053", "AR-164")
def test_a_good_of_the_same_visit_pays_nothing() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood wood pottery metal")  # 7 gold; with silk for a wood it would be 10
    scene.stack("red", "merchants", "pasha")
    scene.resolution("red")
    scene.play("visit office+favour")
    assert scene.legal() == ["office mer_broker", "office mer_money_changer"]  # 5 and 6: what is left pays 6
    assert scene.refusal("office mer_caravan_master") == "AR-306"  # 9
    scene.play("office mer_money_changer")
    while scene.p.unfinished:
        scene.play("gain silk" if "gain silk" in scene.legal() else scene.legal()[0])
    assert (scene.goods_of("red"), scene.offices_of("red")) == ("silk", ["mer_money_changer"])


@rule("AR-A23", "AR-042", "AR-047")
def test_a_payment_of_several_sets_without_superfluous_goods() -> None:
    scene = Scene(3, "red blue green")
    for colour, piece in (("red", "pasha"), ("blue", "merchant"), ("green", "sage")):
        scene.stack(colour, "politicians", piece)
    scene.goods("green", RICH)  # two sets of five: 30 gold
    scene.resolution("red")
    assert scene.asked == "green"  # the others have nothing to pay with
    scene.play("visit service+office")
    scene.play("office pol_judge")  # 15 + 9
    assert scene.legal() == ["pay 1 wood", "pay 2 wood"]
    scene.play("pay 1 wood")
    while scene.p.unfinished:
        scene.play(scene.legal()[0])
    assert scene.events(tell.PAID) == [[2, 24, 1, 2, 2, 2, 2]]  # 15 + 10: one set of five, one of four
    assert (scene.goods_of("green"), scene.family_of("green")) == ("wood", [2, 1, 1])


@rule("AR-A23", "AR-047")
def test_no_good_too_much() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood wood pottery metal")
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    scene.play("visit favour")  # 1 gold: one good
    assert scene.refusal("pay 2 wood") == "AR-047"


@rule("AR-A24", "AR-135")
def test_the_spies_pass_on_three_favours_with_their_price() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")
    scene.stack("red", "spies", "pasha")
    scene.resolution("red")
    scene.play("visit favour")
    assert scene.legal() == ["favour military", "favour scholars", "favour merchants"]
    assert scene.refusal("favour politicians") == "AR-135"
    assert scene.refusal("favour al_rashid") == "AR-135"
    scene.play("favour scholars")
    while scene.p.unfinished:
        scene.play(scene.legal()[-1])
    ((_, gold, *_),) = scene.events(tell.PAID)
    assert (gold, scene.letters_of("red")) == (3, 1)  # 1 + 2
    poor = Scene(2, "red blue")
    poor.goods("red", "wood wood")  # 2 gold: enough for the letter of the Scholars, not for both prices
    poor.stack("red", "spies", "pasha")
    poor.resolution("red")
    poor.play("visit favour")
    assert poor.legal() == ["favour military", "favour merchants"]
    assert poor.refusal("favour scholars") == "AR-050"


@rule("AR-A25", "AR-131", "AR-133")
def test_spy_moves_are_announced_left_out_or_given_up() -> None:
    scene = Scene(3, "red blue green")
    for colour, piece in (("red", "pasha"), ("blue", "merchant"), ("green", "sage")):
        scene.stack(colour, "spies", piece)
    scene.enemies("hind", "red 1")
    scene.enemies("rum", "blue 4", up=True)
    scene.resolution("red")
    scene.play("visit nothing")
    scene.play("visit service")
    scene.play("visit service")
    asked = []
    while scene.p.agenda[-1] == kinds.SPY:
        asked.append(scene.asked)
        assert scene.legal() == ["look hind", "give up"]
        assert scene.refusal("look misr") == scene.refusal("look rum") == "AR-131"  # nothing, nothing hidden
        scene.play("give up")
    assert asked == ["blue", "green", "blue"]  # 2-3-2
    assert [scene.dishonour_of(colour) for colour in ("red", "blue", "green")] == [1, 0, 0]


@rule("AR-A26", "AR-131")
def test_spies_move_from_a_territory_to_an_unresolved_one() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "spies", "pasha")
    scene.stack("red", "military", "merchant")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("blue")
    scene.play("resolve rum take nothing")
    scene.play("resolve spies")
    scene.play("visit service")
    assert scene.legal() == ["move sage hind", "give up"]
    assert scene.refusal("move merchant military") == "AR-131"
    assert scene.refusal("move sage rum") == "AR-131"  # not his
    scene.play("move sage hind")
    assert scene.refusal("to military") == scene.refusal("to rum") == scene.refusal("to hind") == "AR-131"
    scene.play("to khurasan")  # an empty one
    assert scene.row("khurasan") == ["red"]


@rule("AR-A27", "AR-140", "AR-316")
def test_the_mix_is_announced_before_the_first_tile() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "military", "pasha")
    scene.stack("blue", "rum", "sage")
    scene.p.pile[:4], scene.p.hands[8:12], scene.p.hand_size[2] = [1, 0, 0, 0], [7, 8, 8, 8], 31
    scene.resolution("red")
    scene.play("resolve military")
    scene.play("visit service")
    assert scene.legal() == ["mix 0 red", "mix 1 red"]  # one red tile is left
    assert scene.refusal("mix 2 red") == "AR-316"
    assert scene.refusal("mix 4 red") == "AR-140"
    scene.play("mix 1 red")
    for tile in ("red 1", "blue 4", "blue 2"):
        assert scene.asked == "chance"  # no further question between the tiles
        scene.chance(tile)
    assert scene.hand_of("red") == ["red 1", "blue 2", "blue 4"]


@rule(
    "AR-A02",
    "AR-A05",
    "AR-A07",
    "AR-A08",
    "AR-A10",
    "AR-A11",
    "AR-A14",
    "AR-A17",
    "AR-A21",
    "AR-A22",
    "AR-A24",
)
def test_the_switches_name_their_rulings() -> None:
    switches = load_box().switches
    assert (switches.figures_per_stack, switches.empty_areas_can_be_chosen) == (1, False)
    assert (switches.office_activation_timing, switches.activations_per_move) == ("before", 1)
    assert (switches.activations_per_turn, switches.battle_equality) == (0, "loss")
    assert (switches.beaten_colour_is_discarded, switches.commerce_goods_must_differ) == (True, False)
    assert switches.letters_per_office_max == load_box().tokens.letter.count == 16  # no limit
    assert (switches.gains_of_visit_can_pay, switches.joint_payment_per_visit) == (False, True)
    assert list(switches.spies_favour_targets) == ["military", "scholars", "merchants"]
    assert (switches.spies_favour_adds_own_cost, switches.military_draw) == (True, "declare_split_first")
