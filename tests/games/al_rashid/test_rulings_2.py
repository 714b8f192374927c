"""The rulings AR-A29 to AR-A56, each with the reading that was not chosen (section 10)."""

from __future__ import annotations

from fondaco.table.core import CHANCE
from tests.games.al_rashid.scene import BOOK, Scene, area, seat
from tests.games.al_rashid.test_end_of_turn import let_chance
from tests.games.al_rashid.test_palaces import woods
from tests.rules import rule


@rule("AR-A29", "AR-254")
def test_dishonour_has_no_limit() -> None:
    scene = Scene(2, "red blue")
    scene.dishonour("red", 14)  # all tokens of the box
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "sage")
    scene.enemies("hind", "red 1")
    scene.resolution("red")
    assert (scene.dishonour_of("red"), scene.dishonour_of("blue")) == (16, 2)
    assert scene.score_of("red") == 6 - 32


@rule("AR-A30")
def test_influence_and_letters_are_limited() -> None:
    scene = Scene(2, "red blue")
    assert (scene.p.influence_supply, scene.p.letter_supply + sum(scene.p.land_letters)) == (24, 16)
    scene.influence("blue", 23)
    scene.goods("red", "wood")
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    scene.play("visit favour")  # the last one
    assert (scene.influence_of("red"), scene.p.influence_supply) == (1, 0)


@rule("AR-A32", "AR-068", "AR-165")
def test_al_rashid_without_a_pasha() -> None:
    scene = Scene(2, "red blue")
    for piece in ("merchant", "sage"):
        assert f"place {piece} al_rashid" not in scene.legal()
        assert scene.refusal(f"place {piece} al_rashid") == "AR-068"
    scene.offices("red", "spy_infiltrator")
    scene.stack("red", "al_rashid", "pasha sage")
    scene.stack("blue", "hind", "sage")
    scene.resolution("red")
    scene.play("activate spy_infiltrator move pasha al_rashid to rum")
    scene.play("resolve al_rashid")
    assert (scene.asked, scene.dishonour_of("red")) == ("red", 2)
    scene.play("visit service gain silk")
    assert (scene.goods_of("red"), scene.dishonour_of("red")) == ("silk", 2)


@rule("AR-A34", "AR-163")
def test_the_new_order_begins_with_the_next_placement() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("green", "al_rashid", "pasha")
    for colour, where in (("red", "hind"), ("blue", "rum"), ("green", "misr")):
        scene.stack(colour, where, "sage")
    scene.resolution("red")
    scene.play("resolve al_rashid")
    scene.play("visit service gain silk")
    assert (scene.order(), scene.asked) == (["red", "blue", "green"], "blue")  # the present phase goes on
    scene.play("resolve rum")
    scene.play("take nothing")
    assert scene.asked == "green"
    scene.play("resolve misr")
    scene.play("take nothing")
    scene.play("take nothing")
    let_chance(scene, "w8")
    assert (scene.p.turn, scene.order(), scene.asked) == (2, ["green", "red", "blue"], "green")
    placed = []
    for _ in range(3):
        placed.append(scene.asked)
        scene.play("place pasha hind")
    assert placed == ["green", "red", "blue"]


@rule("AR-A39", "AR-062")
def test_nobody_passes_in_the_placement() -> None:
    scene = Scene(3, "red blue green")
    scene.family("red", 1, 1, 3)
    placed = []
    while all(text.startswith("place ") for text in scene.legal()):
        placed.append(scene.asked)
        assert scene.refusal("take nothing") == "AR-061"
        scene.p.apply(scene.p.legal()[-1])
    assert placed == ["red", "blue", "green"] * 3 + ["red", "red"]


@rule("AR-A40", "AR-087")
def test_the_next_move_goes_round() -> None:
    scene = Scene(3, "green red blue")
    for colour, places in (("green", ["hind"]), ("red", ["rum", "misr", "yaman"]), ("blue", ["ifriqiya"])):
        for where in places:
            scene.stack(colour, where, "sage")
    scene.resolution("green")
    movers = []
    for where in ("rum", "misr", "ifriqiya", "hind"):
        movers.append(scene.asked)
        scene.play(f"resolve {where}")
        scene.play("take nothing")
    # Green, red, blue; then green again, whose piece is still there; red is left alone.
    assert movers == ["green", "red", "blue", "green"]
    assert (scene.asked, scene.p.mover, scene.p.area) == ("red", seat("red"), area("yaman"))


@rule("AR-A41", "AR-103")
def test_new_tiles_lie_beside_the_old_ones_and_count_with_them() -> None:
    scene = Scene(2, "red blue")
    scene.enemies("yaman", "red 3", up=True)
    scene.hand("red", "red 4", "blue 2")
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    scene.play("take nothing")
    scene.chance("crisis w2")
    scene.chance("red 1")
    scene.chance("blue 1")
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])
    assert scene.tiles_at("yaman") == ["red 3", "red 1", "blue 1"]
    tiles = BOOK.view(scene.p, seat("red")).areas[area("yaman")].tiles
    assert [(tile.face_up, tile.value) for tile in tiles] == [(True, 3), (False, None), (False, None)]
    scene.stack("red", "yaman", "pasha")
    scene.resolution("red")
    scene.play("fight discard red 4 discard blue 2")
    assert scene.tiles_at("yaman") == ["red 3", "red 1"]  # 4 is not more than 3 + 1; blue is beaten


@rule("AR-A43", "AR-027")
def test_the_first_in_the_order_of_play_draws_first() -> None:
    p = BOOK.new_position(3, {})
    outcomes = {BOOK.outcome_text(p, outcome): outcome for outcome in p.legal()}
    p.apply(outcomes["order green red blue"])
    drawers = []
    for _ in range(3):
        drawers.append(BOOK.seat_ids[p.to_act])
        p.apply(p.legal()[0])
        assert p.to_act == CHANCE
        p.apply(p.legal()[0])
    assert drawers == ["green", "red", "blue"]


@rule("AR-A46", "AR-013")
def test_four_kinds_in_two_copies() -> None:
    small, large = BOOK.new_position(3, {}), BOOK.new_position(4, {})
    for palace in range(6):
        kinds = small.tables.palace_offices[palace]
        few, many = [small.office_tiles[kind] for kind in kinds], [large.office_tiles[kind] for kind in kinds]
        assert (few, many) == (([1] * 4, [2] * 4) if palace < 4 else ([1] * 8, [1] * 8))


@rule("AR-A48", "AR-081", "AR-099")
def test_who_retreats_goes_home_at_once() -> None:
    scene = Scene(2, "red blue")
    scene.hand("blue", "red 4")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    scene.stack("blue", "misr", "pasha")
    scene.enemies("hind", "red 1")
    scene.resolution("blue")
    scene.play("resolve hind")
    assert scene.asked == "blue"
    assert (scene.row("hind"), scene.reserve_of("red")) == (["blue"], [1, 1, 1])  # before blue decides
    scene.play("retreat")
    assert scene.asked == "blue"  # red has no piece left and no move


@rule("AR-A49", "AR-151")
def test_an_exchange_is_with_another_good() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "metal")
    scene.stack("red", "merchants", "sage")
    scene.resolution("red")
    scene.play("visit favour")
    assert scene.legal() == ["gain wood", "gain pottery", "gain spices", "gain silk"]
    assert scene.refusal("gain metal") == "AR-151"


@rule("AR-A51", "AR-317")
def test_the_second_who_asks_alone_becomes_first() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("blue", "al_rashid", "pasha sage")
    scene.stack("green", "al_rashid", "pasha")
    scene.resolution("red")
    scene.play("visit nothing")
    scene.play("visit service gain wood")
    let_chance(scene, "w8")
    assert scene.order() == ["green", "red", "blue"]
    assert scene.dishonour_of("blue") == 1


@rule("AR-A52", "AR-305")
def test_no_letter_for_nothing() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(9))
    scene.letters("red", 4)
    scene.stack("red", "spies", "sage")
    scene.resolution("red")
    scene.play("visit office office spy_infiltrator")
    assert scene.legal() == ["letters 0", "letters 1", "letters 2"]
    assert scene.refusal("letters 3") == "AR-305"
    assert scene.refusal("letters 5") == "AR-057"
    scene.play("letters 2")
    assert (scene.letters_of("red"), scene.goods_of("red")) == (2, woods(9))


@rule("AR-A53", "AR-047", "AR-050")
def test_neither_too_much_nor_too_little_is_paid() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood wood wood pottery")  # 5 gold
    scene.stack("red", "scholars", "sage")
    scene.resolution("red")
    assert scene.refusal("visit service+favour") == "AR-050"  # 7: no debt
    scene.play("visit favour")
    assert scene.legal() == ["pay 1 wood", "pay 2 wood"]
    assert scene.refusal("pay 3 wood") == "AR-047"
    assert scene.refusal("pay 0 wood") == "AR-047"
    scene.play("pay 2 wood")
    assert (scene.goods_of("red"), scene.letters_of("red")) == ("wood pottery", 1)


@rule("AR-A54", "AR-318")
def test_a_good_of_the_broker_pays_in_the_same_move() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "mer_broker")
    scene.goods("red", "wood")
    scene.stack("red", "spies", "sage")
    scene.resolution("red")
    scene.play("activate mer_broker gain pottery")
    scene.play("visit office")  # 3 gold
    assert (scene.offices_of("red"), scene.goods_of("red")) == (["spy_informer", "mer_broker"], "")

    without = Scene(2, "red blue")
    without.offices("red", "mer_broker")
    without.goods("red", "wood")
    without.stack("red", "spies", "sage")
    without.resolution("red")
    without.play("no office")
    assert without.refusal("visit office") == "AR-050"
