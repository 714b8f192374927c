"""The five turns, the placement phase and dominance (sections 6, 6.1 and 6.2)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.dominance import dominance
from fondaco.table.core import NOBODY, Rng
from tests.games.al_rashid.scene import BOOK, D, Scene, area, seat
from tests.rules import rule

FIVE = "red blue green yellow white"


def told(scene: Scene) -> list[int]:
    """The kinds of all events, in their order."""
    return [event[0] for event in scene.p.heard or []]


@rule("AR-060", "AR-080", "AR-240", "AR-250")
def test_five_turns_of_two_phases() -> None:
    p = BOOK.new_position(3, {})
    p.heard = []
    rng = Rng(7)
    while p.to_act != NOBODY:
        moves = p.legal()
        p.apply(moves[rng.below(len(moves))])
    assert p.turn == 5
    marks = (tell.TURN_BEGUN, tell.RESOLUTION_BEGUN, tell.OFFICES_TURNED_UP, tell.CRISIS, tell.GAME_ENDED)
    said = [event for event in p.heard if event[0] in marks]
    turn = [tell.TURN_BEGUN, tell.RESOLUTION_BEGUN, tell.OFFICES_TURNED_UP, tell.CRISIS]
    assert [event[0] for event in said] == [tell.CRISIS, *turn * 4, *turn[:2], tell.GAME_ENDED]
    assert [event[2] for event in said if event[0] == tell.TURN_BEGUN] == [1, 2, 3, 4, 5]
    assert sum(p.on_board) == 0  # round after round until no piece is left


@rule("AR-061")
def test_one_piece_each_in_play_order_until_all_are_placed() -> None:
    scene = Scene(3, "green red blue")
    placed = []
    for piece in ("sage", "merchant", "pasha"):
        for colour in ("green", "red", "blue"):
            assert scene.asked == colour
            assert scene.refusal("resolve hind") == "AR-061"
            scene.play(
                f"place {piece} hind" if piece == "sage" else f"place {piece} {colour_land(colour, piece)}"
            )
            placed.append(colour)
    assert len(placed) == 9
    assert [scene.reserve_of(colour) for colour in ("red", "blue", "green")] == [[0, 0, 0]] * 3
    assert told(scene)[-1] == tell.RESOLUTION_BEGUN
    assert (scene.asked, scene.refusal("place sage rum")) == ("green", "AR-129")


def colour_land(colour: str, piece: str) -> str:
    """A territory of its own for every figure."""
    figures = [(one, kind) for one in ("red", "blue", "green") for kind in ("merchant", "pasha")]
    return D.territories[figures.index((colour, piece))]


@rule("AR-061")
def test_only_from_the_reserve() -> None:
    scene = Scene(2, "red blue")
    scene.play("place merchant hind")
    scene.play("place sage hind")
    assert scene.refusal("place merchant rum") == "AR-061"
    assert scene.reserve_of("red") == [1, 0, 1]


@rule("AR-063", "AR-068")
def test_any_area_may_be_chosen() -> None:
    scene = Scene(2, "red blue")
    scene.enemies("hind", "red 4", "blue 4")
    scene.land("rum", "", 0)
    for office in range(len(D.offices)):
        if D.offices[office].startswith("mil_"):
            scene.p.office_tiles[office] = 0
    legal = scene.legal()
    assert [where for where in D.areas if f"place pasha {where}" in legal] == D.areas  # 13
    assert [where for where in D.areas if f"place merchant {where}" not in legal] == ["al_rashid"]
    assert [where for where in D.areas if f"place sage {where}" not in legal] == ["al_rashid"]
    assert len(legal) == 13 + 12 + 12
    scene.play("place pasha hind")
    assert scene.row("hind") == ["red"]


@rule("AR-069", "AR-064", "AR-065", "AR-004")
@pytest.mark.parametrize("where", D.areas)
def test_five_stacks_have_room_everywhere(where: str) -> None:
    scene = Scene(5, FIVE)
    for _ in range(5):
        scene.play(f"place pasha {where}")
    assert scene.row(where) == FIVE.split()
    for _ in range(5):
        scene.play(f"place sage {where}")  # it needs no space of its own
    assert scene.row(where) == FIVE.split()
    assert [dominance(scene.p, owner, area(where)) for owner in range(5)] == [6] * 5


@rule("AR-307")
def test_a_placement_always_exists() -> None:
    """The largest family: three Pashas, four Merchants, six Sages, each put wherever it blocks most."""
    for choose in (0, -1):
        scene = Scene(2, "red blue")
        scene.family("red", 3, 4, 6)
        scene.family("blue", 3, 4, 6)
        pieces = 0
        while scene.p.agenda[-1] == kinds.PLACE:
            moves = scene.p.legal()
            assert moves
            pieces += 1
            scene.p.apply(moves[choose])
        assert pieces == 26
        assert scene.p.on_board == [13, 13]
    scene = Scene(2, "red blue")
    scene.family("red", 0, 4, 0)  # the Merchants last, three Pashas stand already
    for where in ("al_rashid", "hind", "rum"):
        scene.stack("red", where, "pasha")
    assert len(scene.legal()) == 12 - 2  # of the twelve areas for a Merchant, those without an own figure
    for seats in range(2, 6):
        assert sum(Scene(seats).family_of("red")) == 3


@rule("AR-070", "AR-071")
def test_the_values_of_pieces_and_the_modifiers_of_offices() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.stack("red", "rum", "merchant")
    scene.stack("red", "misr", "sage")
    scene.stack("red", "yaman", "merchant sage sage")
    scene.stack("red", "military", "pasha sage")
    weights = {
        where: dominance(scene.p, 0, area(where)) for where in ("hind", "rum", "misr", "yaman", "military")
    }
    assert list(weights.values()) == [5, 3, 1, 5, 6]
    assert dominance(scene.p, seat("blue"), area("hind")) == 0
    scene.offices("red", "cal_standard_bearer", "sch_philosopher")
    assert dominance(scene.p, 0, area("hind")) == 6
    assert dominance(scene.p, 0, area("rum")) == 3
    assert dominance(scene.p, 0, area("military")) == 5 + 1 + 2
    assert dominance(scene.p, 0, area("yaman")) == 5  # Sages of the Philosopher count 2 in palaces only


@rule("AR-075", "AR-179", "AR-A47")
def test_the_ranking_is_made_once() -> None:
    """Blue becomes Standard-bearer in the palace and now outweighs red; the positions there stay."""
    scene = Scene(4, "red blue green yellow")
    for colour, pieces in (
        ("red", "pasha sage"),
        ("blue", "pasha sage"),
        ("green", "pasha"),
        ("yellow", "pasha"),
    ):
        scene.stack(colour, "al_rashid", pieces)
    scene.goods("blue", "wood pottery metal")
    scene.resolution("red")
    assert scene.acting() == ["red", "blue", "green"]
    assert scene.reserve_of("yellow") == [1, 1, 1]  # the tie of 5 is decided by the space
    scene.play("visit nothing")
    scene.play("visit office office cal_standard_bearer")
    assert scene.offices_of("blue") == ["cal_standard_bearer"]
    weights = [dominance(scene.p, owner, area("al_rashid")) for owner in (0, 1)]
    assert weights == [6, 7]
    assert (scene.acting(), scene.asked) == (["red", "blue", "green"], "green")
    scene.play("visit nothing")
    assert scene.p.area == -1  # yellow never moved up
    assert [scene.dishonour_of(colour) for colour in ("red", "green", "yellow")] == [1, 1, 0]


@rule("AR-061", "AR-066")
def test_the_moves_of_a_placement_are_pieces_times_areas() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "sage")
    assert len(scene.legal()) == 13 + 12  # the Sage is on the board, a Pasha and a Merchant are left
    assert all(m.family(move) == m.PLACE_FAMILY for move in scene.p.legal())
