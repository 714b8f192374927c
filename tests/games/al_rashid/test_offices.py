"""What offices do, what is known of tiles and crisis cards, what can be taken back (sections 8, 11 and 12)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid.rulebook import AlRashid
from fondaco.table.core import Rng
from fondaco.table.refusal import Refusal
from tests.games.al_rashid.scene import BOOK, Scene, area
from tests.rules import rule


def with_office(*names: str, seats: int = 3) -> Scene:
    """Red holds these offices, has pieces in two areas and is to move."""
    scene = Scene(seats, " ".join(BOOK.seat_ids[:seats]))
    scene.offices("red", *names)
    scene.stack("red", "hind", "merchant sage")
    scene.stack("red", "spies", "pasha")
    scene.stack("blue", "rum", "sage")
    return scene


@rule("AR-200", "AR-270", "AR-280")
def test_the_informer_sees_two_territories_alone() -> None:
    scene = with_office("spy_informer")
    scene.enemies("misr", "red 3")
    scene.enemies("yaman", "blue 2")
    scene.resolution("red")
    game = scene.game()
    game.play("activate spy_informer look misr look yaman")
    with pytest.raises(Refusal) as caught:
        game.undo(0)
    assert caught.value.message.id == "barrier-looked"
    for viewer, value in ((0, 3), (1, None), (None, None)):
        view = BOOK.view(game.position, viewer)
        (tile,) = next(place for place in view.areas if place.id == "misr").tiles
        assert (tile.value, tile.face_up, tile.seen_by) == (value, False, [0])
    assert game.position.imagine(0, Rng(1)).dump()[25] == game.position.dump()[25]


@rule("AR-201", "AR-INV-29")
def test_the_agitator_moves_the_first_of_equal_backs() -> None:
    scene = with_office("spy_agitator")
    scene.enemies("misr", "blue 3", "blue 1")
    scene.enemies("khurasan", "red 1", up=True)
    scene.resolution("red")
    scene.play("activate spy_agitator")
    assert scene.legal() == ["tile misr 1", "tile khurasan 1"]
    assert scene.refusal("tile misr 2") == "AR-201"
    scene.play("tile misr 1")
    assert "to khurasan" not in scene.legal()
    scene.play("to hind")
    assert (scene.tiles_at("misr"), scene.tiles_at("hind")) == (["blue 1"], ["blue 3"])


@rule("AR-202", "AR-165", "AR-EX-38")
def test_the_infiltrator_moves_a_pasha_away_from_al_rashid() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_infiltrator")
    scene.stack("red", "al_rashid", "pasha sage")
    scene.stack("blue", "rum", "pasha")
    scene.resolution("red")
    scene.play("activate spy_infiltrator move pasha al_rashid to rum")
    assert scene.row("rum") == ["blue", "red"]
    scene.play("resolve al_rashid")
    assert scene.dishonour_of("red") == 2
    assert scene.asked == "red"


@rule("AR-204", "AR-170", "AR-EX-18")
def test_the_captain_draws_a_tile_once_in_a_turn() -> None:
    scene = with_office("mil_captain", "sch_calligrapher")
    scene.resolution("red")
    scene.play("activate mil_captain draw blue")
    scene.chance("blue 4")
    assert scene.hand_of("red") == ["blue 4"]
    assert scene.refusal("activate sch_calligrapher") == "AR-082"
    scene.play("resolve rum")
    scene.play("take nothing")
    assert scene.asked == "red"  # blue has no piece left
    assert scene.legal() == ["activate sch_calligrapher", "no office"]
    assert scene.refusal("activate mil_captain") == "AR-170"


@rule("AR-207")
def test_the_strategist_retreats_with_honour() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mil_strategist")
    scene.stack("red", "hind", "pasha")
    scene.enemies("hind", "red 4")
    scene.resolution("red")
    assert scene.dishonour_of("red") == 0
    assert scene.row("hind") == []


@rule("AR-208", "AR-321", "AR-322", "AR-EX-61")
def test_two_astronomers() -> None:
    scene = Scene(4, "red blue green yellow")
    scene.offices("red", "sch_astronomer")
    scene.offices("blue", "sch_astronomer")
    for colour, where in (("red", "hind"), ("red", "misr"), ("blue", "rum"), ("blue", "yaman")):
        scene.stack(colour, where, "sage")
    scene.resolution("red")
    scene.play("activate sch_astronomer")
    scene.chance("crisis w4")
    scene.play("bury")
    scene.play("resolve hind")
    scene.play("take nothing")
    scene.play("activate sch_astronomer")
    scene.chance("crisis w2")
    assert BOOK.view(scene.p, 1).crisis.top == "w2"
    assert BOOK.view(scene.p, 0).crisis.top is None
    assert BOOK.view(scene.p, 0).crisis.buried == ["w4"]
    assert BOOK.view(scene.p, 1).crisis.buried == [None]
    scene.play("keep")
    scene.play("resolve rum")
    scene.play("take nothing")
    while scene.p.turn == 1 and scene.asked != "chance":
        scene.play("take nothing" if "take nothing" in scene.legal() else scene.legal()[-1])
    assert [BOOK.describer.crises[card] for card in scene.p.crises] == ["w2"]
    assert scene.p.loose_cards.bit_count() == 6


@rule("AR-209", "AR-318", "AR-EX-59")
def test_a_letter_of_the_calligrapher_is_used_in_the_same_move() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "sch_calligrapher")
    scene.goods("red", "wood pottery")
    scene.stack("red", "spies", "sage")
    scene.resolution("red")
    scene.play("activate sch_calligrapher")
    scene.play("visit office office spy_infiltrator")  # 5 gold, with one letter 2: both goods
    assert scene.offices_of("red") == ["spy_infiltrator", "sch_calligrapher"]
    assert (scene.letters_of("red"), scene.goods_of("red")) == (0, "")


@rule("AR-212")
def test_the_broker_gives_common_goods() -> None:
    scene = with_office("mer_broker")
    scene.resolution("red")
    scene.play("activate mer_broker")
    assert scene.legal() == ["gain wood", "gain pottery", "gain metal"]
    assert scene.refusal("gain silk") == "AR-212"
    scene.play("gain metal")
    assert scene.goods_of("red") == "metal"


@rule("AR-213")
def test_the_money_changer_exchanges_what_was_owned_before() -> None:
    scene = with_office("mer_money_changer")
    scene.goods("red", "wood metal")
    scene.resolution("red")
    scene.play("activate mer_money_changer exchange wood silk")
    assert scene.refusal("exchange silk wood") == "AR-213"
    scene.play("exchange metal spices")
    assert scene.goods_of("red") == "spices silk"


@rule("AR-224")
def test_the_chamberlain_needs_no_pasha() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "cal_chamberlain")
    scene.play("place sage al_rashid")
    scene.play("place sage hind")
    scene.play("place merchant al_rashid")
    scene.resolution("red")
    scene.play("resolve al_rashid")
    assert scene.dishonour_of("red") == 0


@rule("AR-225", "AR-076")
def test_the_executioner_removes_a_stack() -> None:
    scene = with_office("cal_executioner")
    scene.stack("green", "rum", "pasha")
    scene.resolution("red")
    scene.play("activate cal_executioner")
    assert scene.row("rum") == ["green"]
    assert scene.reserve_of("blue") == [1, 1, 1]


@rule("AR-226", "AR-173", "AR-178")
def test_the_almoner_returns_tokens_at_once() -> None:
    scene = Scene(2, "red blue")
    scene.dishonour("red", 3)
    scene.goods("red", "wood pottery metal")
    scene.stack("red", "al_rashid", "pasha")
    scene.resolution("red")
    scene.play("visit office")
    scene.play("office cal_almoner")
    assert (scene.dishonour_of("red"), scene.goods_of("red")) == (1, "")


@rule("AR-227")
def test_the_postmaster_resolves_two_areas() -> None:
    scene = with_office("cal_postmaster")
    scene.stack("green", "misr", "pasha")
    scene.resolution("red")
    scene.play("activate cal_postmaster")
    scene.play("resolve rum")
    scene.play("take nothing")
    assert scene.asked == "red"
    scene.play("resolve misr")
    scene.play("take nothing")
    assert scene.p.resolved == 1 << area("rum") | 1 << area("misr")
    assert scene.asked == "red"  # nobody else has a piece on the board


@rule("AR-228", "AR-EX-42")
def test_the_keeper_of_the_seal_pays_less() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "cal_seal_keeper")
    scene.goods("red", "wood pottery")
    scene.letters("red", 1)
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    scene.play("visit office office pol_chancellor")  # 8 - 2 - 3
    assert (scene.goods_of("red"), scene.letters_of("red")) == ("", 0)
    assert scene.offices_of("red") == ["pol_chancellor", "cal_seal_keeper"]


@rule("AR-231")
def test_the_favourite_takes_what_there_is() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal spices")
    scene.p.letter_supply, scene.p.letters[1] = 0, scene.p.letter_supply
    scene.stack("red", "al_rashid", "pasha")
    scene.resolution("red")
    scene.play("visit office office cal_favourite")
    assert scene.goods_of("red") == "spices silk"
    assert (scene.letters_of("red"), scene.influence_of("red")) == (0, 1)


@rule("AR-140", "AR-316", "AR-EX-56")
def test_the_last_tile_of_the_military() -> None:
    scene = Scene(2, "red blue")
    scene.p.pile, scene.p.hands[8:16] = [1] + [0] * 7, [7] + [8] * 7
    scene.p.hand_size[2:] = [31, 32]
    scene.goods("blue", "wood")
    scene.stack("red", "military", "pasha")
    scene.stack("blue", "military", "sage")
    scene.resolution("red")
    scene.play("visit service")
    scene.chance("red 1")
    assert scene.legal() == ["visit nothing", "visit service"]
    scene.play("visit service")
    assert (scene.dishonour_of("blue"), scene.hand_of("red")) == (0, ["red 1"])


@rule("AR-135", "AR-EX-34", "AR-EX-09", "AR-052")
def test_favours_through_the_spies() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")
    scene.stack("red", "spies", "pasha")
    scene.resolution("red")
    game = scene.game()
    game.play("visit favour favour scholars")
    assert game.position.unfinished
    scene.play("visit favour favour military give metal draw red")
    scene.play("pay 1 wood")
    assert scene.goods_of("red") == "pottery"
    assert scene.asked == "chance"


def test_the_rulebook_labels_what_is_reconstructed() -> None:
    assert isinstance(BOOK, AlRashid)
    assert any(part.affects_play for part in BOOK.reconstructions)
    assert "spy_informer" in BOOK.view(Scene(2).p, None).reconstructed
