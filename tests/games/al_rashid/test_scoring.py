"""Prestige of offices, tile by tile (AR-176, AR-177, AR-216 to AR-223, AR-252)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid.steps.scoring import points_of_office
from tests.games.al_rashid.scene import BOOK, Scene, seat
from tests.rules import rule

D = BOOK.describer
CORPORATIONS = range(16)
POLITICIANS = range(16, 24)
AL_RASHID = range(24, 32)


def worth(scene: Scene, office: str) -> int:
    """What red's tile counts now, alone."""
    return points_of_office(scene.p, seat("red"), D.offices.index(office))


def holder(office: str) -> Scene:
    scene = Scene(2, "red blue")
    scene.offices("red", office)
    return scene


@rule("AR-216", "AR-217", "AR-218")
@pytest.mark.parametrize(
    ("office", "piece", "table"),
    [
        ("pol_grand_vizier", 0, [0, 2, 4, 6]),
        ("pol_bazaar_prefect", 1, [0, 1, 3, 5, 7]),
        ("pol_dean", 2, [0, 1, 2, 3, 4, 5, 7]),
    ],
)
def test_offices_that_count_the_family(office: str, piece: int, table: list[int]) -> None:
    scene = holder(office)
    for number, points in enumerate(table):
        family = [0, 0, 0]
        family[piece] = number
        scene.family("red", *family)
        assert worth(scene, office) == points
        assert scene.score_of("red") == number * (3, 2, 1)[piece] + points
    scene.family("red", *[0 if nth == piece else 3 for nth in range(3)])
    assert worth(scene, office) == 0  # the others do not count


@rule("AR-216", "AR-217", "AR-218")
def test_pieces_on_the_board_belong_to_the_family() -> None:
    scene = holder("pol_grand_vizier")
    scene.stack("red", "hind", "pasha")
    assert scene.reserve_of("red") == [0, 1, 1]
    assert worth(scene, "pol_grand_vizier") == 2


@rule("AR-219")
@pytest.mark.parametrize(
    ("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6), (21, 7), (24, 7), (40, 7)]
)
def test_the_treasurer_counts_wealth(gold: int, points: int) -> None:
    scene = holder("pol_treasurer")
    scene.goods("red", " ".join(["wood"] * gold))
    scene.letters("red", 3)  # no wealth
    assert (scene.p.wealth(seat("red")), worth(scene, "pol_treasurer")) == (gold, points)
    scene.goods("red", "wood pottery metal spices silk")
    assert worth(scene, "pol_treasurer") == 5  # by value, not by number: 15 gold


@rule("AR-220")
def test_the_minister_of_war_counts_tiles() -> None:
    scene = holder("pol_war_minister")
    found = [worth(scene, "pol_war_minister")]
    for nth in range(9):
        scene.hand("red", f"{'red' if nth % 2 else 'blue'} {nth % 4 + 1}")
        found.append(worth(scene, "pol_war_minister"))
    assert found == [0, 1, 2, 3, 4, 5, 6, 7, 7, 7]
    assert worth(scene, "pol_war_minister") == 7
    scene.hand("blue", "red 4")
    assert scene.score_of("red") == 6 + 7


@rule("AR-221")
def test_the_chancellor_counts_the_other_offices() -> None:
    scene = holder("pol_chancellor")
    found = [worth(scene, "pol_chancellor")]
    for office in D.offices[:9]:
        scene.offices("red", office)
        found.append(worth(scene, "pol_chancellor"))
    assert found == [0, 1, 2, 3, 4, 5, 6, 7, 7, 7]


@rule("AR-222", "AR-A29")
@pytest.mark.parametrize(("tokens", "points"), [(0, 6), (1, 4), (2, 2), (3, 0), (4, 0), (20, 0)])
def test_the_judge_counts_dishonour(tokens: int, points: int) -> None:
    scene = holder("pol_judge")
    scene.dishonour("red", tokens)
    assert worth(scene, "pol_judge") == points
    assert scene.score_of("red") == 6 + points - 2 * tokens  # also below zero


@rule("AR-223", "AR-253")
@pytest.mark.parametrize(("tokens", "points", "own"), [(0, 0, 0), (1, 1, 1), (5, 5, 5), (7, 7, 5), (9, 7, 5)])
def test_the_ambassador_counts_influence_besides(tokens: int, points: int, own: int) -> None:
    scene = holder("pol_ambassador")
    scene.influence("red", tokens)
    assert worth(scene, "pol_ambassador") == points
    assert scene.score_of("red") == 6 + points + own


@rule("AR-252", "AR-177")
def test_the_points_printed_on_the_tiles() -> None:
    printed = {
        "spy": [1, 1, 0, 2],
        "mil": [1, 1, 1, 2],
        "sch": [1, 0, 1, 2],
        "mer": [0, 1, 1, 2],
        "cal": [1, 0, 0, 1, 1, 0, 1, 1],
    }
    for palace, points in printed.items():
        offices = [name for name in D.offices if name.startswith(palace)]
        assert len(offices) == len(points)
        scene = Scene(2, "red blue")
        for office, number in zip(offices, points, strict=True):
            before = scene.score_of("red")
            scene.offices("red", office)
            assert scene.score_of("red") == before + number, office
        assert scene.score_of("red") == 6 + sum(points)


@rule("AR-177")
def test_the_ranges_of_prestige() -> None:
    tables = BOOK.tables(2, {})
    assert {tables.office_points[office] for office in CORPORATIONS} == {0, 1, 2}
    assert {tables.office_points[office] for office in AL_RASHID} == {0, 1}
    for office in POLITICIANS:
        assert tables.office_points[office] == 0
        assert 0 <= min(tables.end_table[office]) <= max(tables.end_table[office]) <= 7
    assert max(max(tables.end_table[office]) for office in POLITICIANS) == 7
    assert all(tables.end_source[office] < 0 for office in (*CORPORATIONS, *AL_RASHID))


@rule("AR-176", "AR-A38", "AR-170")
def test_a_face_down_office_counts_as_much() -> None:
    scene = holder("mil_captain")
    scene.stack("red", "hind", "sage")
    scene.stack("blue", "rum", "sage")
    before = scene.score_of("red")
    assert before == 7
    scene.resolution("red")
    scene.play("activate mil_captain draw red")
    scene.chance("red 1")
    (office,) = BOOK.view(scene.p, 1).players[0].offices
    assert (office.id, office.face_up, office.points) == ("mil_captain", False, 1)
    assert scene.score_of("red") == before
