"""The end of a turn and of the game, and the numbers of players (sections 9 and 9.1)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from tests.games.al_rashid.scene import BOOK, Scene, area, counts, kind, seat
from tests.rules import rule

FIRST = area("al_andalus")


def let_chance(scene: Scene, card: str) -> None:
    """This crisis card comes, then any tiles."""
    scene.chance(f"crisis {card}")
    while scene.asked == "chance":
        scene.p.apply(scene.p.legal()[0])


@rule("AR-240", "AR-241", "AR-242", "AR-243", "AR-244", "AR-EX-48")
def test_refill_offices_crisis_next_turn() -> None:
    scene = Scene(2, "blue red", turn=2)
    scene.land("ifriqiya", "wood wood wood pottery pottery pottery metal", 0)
    scene.offices("red", "sch_calligrapher", "mil_captain")
    scene.stack("red", "al_rashid", "pasha")
    scene.resolution("red")
    supply = scene.p.letter_supply
    scene.play("activate sch_calligrapher")
    assert scene.p.used[seat("red")].bit_count() == 1
    scene.play("visit service gain silk")
    assert scene.p.used == [0, 0]  # turned up before the crisis
    assert scene.asked == "chance"
    assert scene.land_of("ifriqiya") == ("wood wood wood pottery pottery pottery pottery metal", 1)
    assert scene.p.letter_supply == supply - 2  # one for the Calligrapher, one for Ifriqiya
    assert scene.p.turn == 2
    assert scene.order() == ["blue", "red"]
    let_chance(scene, "w8")
    assert (scene.tiles_at("misr"), scene.tiles_at("khurasan")) == (["blue 1"], ["red 1"])
    assert scene.p.tile_known == [0, 0]
    assert [BOOK.describer.crises[card] for card in scene.p.crises] == ["w8"]
    assert scene.p.loose_cards.bit_count() == 7  # set aside for good
    assert scene.p.turn == 3
    assert scene.order() == ["red", "blue"]
    assert scene.asked == "red"
    (refilled,) = scene.events(tell.REFILLED)
    assert refilled == [area("ifriqiya"), *counts("pottery"), 1]  # the others get nothing
    heard = [event[0] for event in scene.p.heard or []]
    told = [
        tell.REFILLED,
        tell.OFFICES_TURNED_UP,
        tell.CRISIS,
        tell.TILE_PLACED,
        tell.NEW_ORDER,
        tell.TURN_BEGUN,
    ]
    assert [event for nth, event in enumerate(heard) if event in told and event not in heard[:nth]] == told


@rule("AR-241", "AR-EX-58", "AR-A30")
@pytest.mark.parametrize(("supply", "served"), [(0, [0, 0, 0, 0]), (2, [1, 1, 0, 0]), (9, [1, 1, 1, 1])])
def test_letters_go_back_in_the_order_of_the_territories(supply: int, served: list[int]) -> None:
    scene = Scene(2, "red blue")
    for where in ("al_andalus", "ifriqiya", "rum", "misr"):
        scene.p.letter_supply += scene.p.land_letters[area(where) - FIRST]
        scene.p.land_letters[area(where) - FIRST] = 0
    scene.letters("blue", scene.p.letter_supply - supply)
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    scene.play("take nothing")
    assert scene.p.land_letters == [*served, 0, 0, 0]
    assert scene.p.letter_supply == supply - sum(served)


@rule("AR-243")
def test_each_end_of_turn_has_its_own_crisis_card() -> None:
    scene = Scene(2, "red blue", turn=1)
    for nth, card in enumerate(("w8", "w1", "w2", "w3")):
        scene.stack("red", "hind", "sage")
        scene.p.reserve[:] = scene.p.family[:]
        scene.p.reserve[seat("red") * 3 + 2] -= 1
        for land in range(7):  # no enemies in the way
            while land in scene.p.tile_at:
                at = scene.p.tile_at.index(land)
                for tiles in (scene.p.tile_kind, scene.p.tile_at, scene.p.tile_known, scene.p.tile_number):
                    del tiles[at]
        scene.resolution("red")
        scene.play("take nothing")
        offered = [BOOK.outcome_text(scene.p, move) for move in scene.p.legal()]
        assert ("crisis w8" in offered) == (nth == 0)  # set aside for good
        assert len(scene.p.legal()) == 8 - nth
        let_chance(scene, card)
        assert scene.p.turn == nth + 2
    assert scene.p.loose_cards.bit_count() == 4


@rule("AR-245")
def test_everything_else_stays() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood silk")
    scene.goods("blue", "metal")
    scene.letters("red", 2)
    scene.influence("blue", 3)
    scene.dishonour("blue", 4)
    scene.hand("red", "red 4", "blue 1")
    scene.offices("blue", "pol_judge")
    scene.enemies("rum", "red 3", "blue 2")
    scene.enemies("yaman", "blue 4", up=True)
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    scene.play("take nothing")
    let_chance(scene, "w8")
    assert (scene.goods_of("red"), scene.goods_of("blue")) == ("wood silk", "metal")
    assert (scene.letters_of("red"), scene.influence_of("blue"), scene.dishonour_of("blue")) == (2, 3, 4)
    assert (scene.hand_of("red"), scene.offices_of("blue")) == (["red 4", "blue 1"], ["pol_judge"])
    assert (scene.tiles_at("rum"), scene.tiles_at("yaman")) == (["red 3", "blue 2"], ["blue 4"])
    assert scene.p.tile_known[:3] == [0, 0, -1]
    assert scene.p.hands[kind("red 4")] == 1


@rule("AR-250", "AR-A36", "AR-EX-49", "AR-A35", "AR-256")
def test_the_fifth_resolution_ends_the_game() -> None:
    scene = Scene(2, "blue red", turn=5)
    scene.land("rum", "silk", 0)
    scene.offices("red", "sch_calligrapher")
    scene.stack("red", "al_rashid", "pasha")
    scene.goods("blue", "silk")
    scene.resolution("red")
    scene.play("activate sch_calligrapher")
    scene.play("visit service gain silk")
    assert scene.asked == "nobody"
    assert scene.p.turn == 5
    assert scene.land_of("rum") == ("silk", 0)  # no refill
    assert scene.p.used[seat("red")] != 0
    assert (scene.p.crises, scene.tiles_at("misr")) == ([], [])
    assert scene.order() == ["blue", "red"]  # the prepared order never takes effect
    assert scene.p.first_next == [seat("red")]
    assert scene.p.standing()[:2] == [6, 6]
    assert scene.p.ranks() == [2, 1]  # equal points and wealth: blue is earlier in turn 5
    assert scene.refusal("take nothing") == "AR-250"


@rule("AR-250")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_no_earlier_turn_ends_the_game(turn: int) -> None:
    scene = Scene(2, "red blue", turn=turn)
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    scene.play("take nothing")
    assert scene.asked == "chance"
    let_chance(scene, "w8")
    assert (scene.p.turn, scene.asked) == (turn + 1, "red")


@rule("AR-260", "AR-261")
def test_the_number_of_players_changes_the_office_tiles_alone() -> None:
    tables = [BOOK.tables(seats, {}) for seats in (2, 3, 4, 5)]
    positions = [BOOK.new_position(seats, {}) for seats in (2, 3, 4, 5)]
    for other, p in zip(tables[1:], positions[1:], strict=True):
        for name in (
            "turns",
            "land_goods",
            "land_letters",
            "tiles",
            "crisis_lines",
            "black_cards",
            "white_cards",
            "service_gold",
            "service_tiles",
            "favour_gold",
            "office_cost",
            "office_points",
            "per_player",
            "spy_sequence",
        ):
            assert getattr(other, name) == getattr(tables[0], name), name
        assert (p.pile, p.letter_supply, p.influence_supply) == (
            positions[0].pile,
            positions[0].letter_supply,
            positions[0].influence_supply,
        )
    assert (tables[0].turns, sum(tables[0].land_goods), sum(tables[0].land_letters)) == (5, 56, 4)
    assert [sum(p.office_tiles) for p in positions] == [32, 32, 48, 48]


@rule("AR-261")
def test_two_players_and_no_neutral_family() -> None:
    scene = Scene(2, "red blue")
    assert (len(scene.p.family), len(scene.p.order), len(scene.p.goods)) == (6, 2, 10)
    for where in ("hind", "rum", "misr"):
        scene.play(f"place {('pasha', 'merchant', 'sage')[('hind', 'rum', 'misr').index(where)]} {where}")
        scene.play(f"place {('pasha', 'merchant', 'sage')[('hind', 'rum', 'misr').index(where)]} {where}")
    assert [scene.row(where) for where in BOOK.describer.areas if scene.row(where)] == [["red", "blue"]] * 3
