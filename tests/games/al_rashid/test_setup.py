"""What lies in the box and how the table is laid (sections 3 and 4)."""

from __future__ import annotations

import math

import pytest

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.box import load_box
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.table.core import CHANCE
from tests.games.al_rashid.scene import BOOK, D, Scene, seat
from tests.rules import rule

START = [  # AR-025: wood, pottery, metal, spices, silk, and their worth
    ([1, 1, 1, 0, 0], 6),
    ([2, 1, 1, 0, 0], 7),
    ([3, 1, 1, 0, 0], 8),
    ([2, 2, 1, 0, 0], 9),
    ([1, 1, 1, 1, 0], 10),
]


def laid(seats: int, order: str = "") -> Scene:
    """A table before the first tile is drawn, the order of play drawn as told."""
    scene = Scene(seats)
    scene.p = BOOK.new_position(seats, {})
    scene.p.heard = []
    scene.chance("order " + (order or " ".join(D.seats[:seats])))
    return scene


@rule("AR-002")
def test_the_most_prestige_wins() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood pottery metal spices silk")
    scene.influence("green", 2)
    scene.dishonour("blue", 1)
    assert [scene.score_of(colour) for colour in ("red", "blue", "green")] == [6, 4, 8]
    assert scene.p.ranks() == [2, 3, 1]  # wealth and order help nobody who has fewer points


@rule("AR-007", "AR-151")
def test_the_supply_of_goods_never_runs_out() -> None:
    scene = Scene(2, "red blue")
    stock = {good.id: good.box_stock for good in load_box().goods}
    scene.goods("blue", "silk " * stock["silk"])  # all 20 of the box
    scene.goods("red", "wood")
    scene.stack("red", "merchants", "sage")
    scene.resolution("red")
    scene.play("visit favour")
    assert scene.legal() == ["gain pottery", "gain metal", "gain spices", "gain silk"]
    scene.play("gain silk")
    assert (scene.goods_of("red"), len(scene.goods_of("blue").split())) == ("silk", 20)


@rule("AR-009", "AR-026", "AR-027", "AR-270")
def test_tiles_of_two_colours_and_four_values_face_down() -> None:
    scene = laid(2, "blue red")
    assert scene.p.pile == [8] * 8
    assert (scene.asked, scene.legal()) == ("blue", ["draw red", "draw blue"])
    assert scene.refusal("place sage hind") == "AR-027"
    scene.play("draw blue")
    assert [BOOK.outcome_text(scene.p, outcome) for outcome in scene.p.legal()] == [
        "blue 1",
        "blue 2",
        "blue 3",
        "blue 4",
    ]
    assert scene.p.weights() == [8, 8, 8, 8]  # a shuffled pile: every tile is as likely as any other
    assert scene.p.chance_audience() == 1 << seat("blue")
    scene.chance("blue 4")
    assert scene.asked == "red"
    for viewer, hand in ((seat("blue"), ["blue 4"]), (seat("red"), None), (None, None)):
        held = BOOK.view(scene.p, viewer).players[seat("blue")]
        assert (held.tiles, held.hand) == ({"red": 0, "blue": 1}, hand)
    scene.play("draw blue")
    assert scene.p.weights() == [8, 8, 8, 7]
    scene.chance("blue 4")
    assert (scene.hand_of("red"), scene.hand_of("blue")) == (["blue 4"], ["blue 4"])
    assert scene.p.pile == [8] * 7 + [6]


@rule("AR-014")
def test_what_an_office_tile_states() -> None:
    palaces = {palace.id for palace in load_box().palaces}
    for office in load_box().offices:
        assert office.palace in palaces
        assert office.border in ("brown", "purple", "green")
        assert 3 <= office.cost <= 11
        assert office.effect.op
        assert 0 <= office.prestige <= 2
    scene = Scene(2)
    informer = D.offices.index("spy_informer")
    tables = scene.p.tables
    assert (tables.office_palace[informer], tables.office_border[informer]) == (m.SPIES, 0)
    assert (tables.office_cost[informer], tables.office_points[informer]) == (3, 1)


@rule("AR-015", "AR-022", "AR-024")
def test_turn_marker_and_order_cubes() -> None:
    for seats in range(2, 6):
        p = BOOK.new_position(seats, {})
        assert (p.to_act, p.chance_kind(), p.turn) == (CHANCE, kinds.PLAY_ORDER, 1)
        assert p.weights() == [1] * math.factorial(seats)
        orders = set()
        for outcome in p.legal():
            drawn = p.copy()
            drawn.apply(outcome)
            orders.add(tuple(drawn.order))
            assert sorted(drawn.order) == list(range(seats))  # one cube for each player
            assert drawn.to_act == drawn.order[0]
        assert len(orders) == math.factorial(seats)
    view = BOOK.view(laid(3, "green red blue").p, None)
    assert (view.turn, view.turns, view.order) == (1, 5, [2, 0, 1])


@rule("AR-016")
def test_blank_office_tiles_are_nowhere() -> None:
    box = load_box()
    assert sum(office.copies(5) for office in box.offices) == 48
    assert sum(Scene(5).p.office_tiles) == 48
    assert all(office.effect.op for office in box.offices)  # none without an effect


@rule("AR-020", "AR-021", "AR-A16")
def test_goods_and_four_letters_on_the_map() -> None:
    scene = laid(4)
    lands = {
        "al_andalus": ("wood wood pottery pottery metal metal metal metal", 1),
        "ifriqiya": ("wood wood wood pottery pottery pottery pottery metal", 1),
        "rum": ("pottery pottery pottery metal metal metal silk silk", 1),
        "misr": ("wood wood wood pottery pottery spices spices spices", 1),
        "yaman": ("wood wood metal metal spices spices spices spices", 0),
        "khurasan": ("wood pottery metal metal silk silk silk silk", 0),
        "hind": ("wood wood wood spices spices spices silk silk", 0),
    }
    assert {land: scene.land_of(land) for land in D.territories} == lands
    assert sum(scene.p.land_letters) == 4
    assert scene.p.letter_supply == 12


@rule("AR-023", "AR-031", "AR-036")
def test_what_a_player_begins_with() -> None:
    scene = laid(5)
    for colour in D.seats:
        assert scene.family_of(colour) == scene.reserve_of(colour) == [1, 1, 1]
        assert scene.letters_of(colour) == scene.influence_of(colour) == scene.dishonour_of(colour) == 0
        assert scene.offices_of(colour) == []
    assert scene.p.influence_supply == 24
    assert load_box().tokens.dishonour.count == 14
    assert sum(scene.p.on_board) == 0


@rule("AR-025")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_goods_by_seat(seats: int) -> None:
    order = list(reversed(D.seats[:seats]))
    scene = laid(seats, " ".join(order))
    for place, colour in enumerate(order):
        first = seat(colour) * m.GOODS
        assert (scene.p.goods[first : first + m.GOODS], scene.p.wealth(seat(colour))) == START[place]


@rule("AR-032", "AR-033", "AR-034", "AR-035", "AR-A43")
def test_one_black_card_after_the_tiles_of_the_players() -> None:
    scene = laid(2, "red blue")
    for colour in ("red", "blue"):
        assert scene.asked == colour
        assert scene.p.tile_at == []
        scene.play("draw red")
        scene.chance("red 1")
    assert scene.p.chance_kind() == kinds.BLACK_CARD
    assert scene.p.weights() == [1, 1, 1]
    scene.chance("crisis b2")
    for tile in ("blue 1", "red 3", "blue 2", "red 3", "blue 4", "blue 4"):  # line by line
        assert scene.p.chance_kind() == kinds.PLACE_TILE
        assert scene.p.chance_audience() == 0
        scene.chance(tile)
    assert {land: scene.tiles_at(land) for land in D.territories} == {
        "al_andalus": ["blue 1"],
        "ifriqiya": [],
        "rum": ["red 3", "blue 2"],
        "misr": [],
        "yaman": [],
        "khurasan": ["red 3"],
        "hind": ["blue 4", "blue 4"],
    }
    assert scene.p.tile_known == [0] * 6
    view = BOOK.view(scene.p, 0)
    assert [tile.value for place in view.areas for tile in place.tiles] == [None] * 6
    assert (view.crisis.resolved, view.crisis.deck, view.crisis.top) == (["b2"], 8, None)
    assert scene.p.loose_cards.bit_count() == 8
    assert (scene.asked, scene.p.agenda[-1]) == ("red", kinds.PLACE)
    scene.p.push(kinds.CRISIS_CARD, -1)
    scene.p.settle()
    cards = [BOOK.outcome_text(scene.p, outcome) for outcome in scene.p.legal()]
    assert cards == [f"crisis w{nth}" for nth in range(1, 9)]  # white cards only, every one as likely
    assert scene.p.weights() == [1] * 8


def through(p: AlRashidPosition) -> AlRashidPosition:
    """Set-up made by the first answer everywhere."""
    while p.agenda[-1] != kinds.PLACE:
        p.apply(p.legal()[0])
    return p


@rule("AR-300")
def test_a_colour_has_no_effect() -> None:
    """Whoever is first has the same table before him, whatever his colour."""
    tables = []
    for order in ("red blue green", "green blue red", "blue red green"):
        p = through(laid(3, order).p)
        first = p.to_act
        goods = [p.goods[other * m.GOODS : (other + 1) * m.GOODS] for other in p.order]
        tables.append((D.seats[first], p.legal(), goods, p.standing()))
    assert [colour for colour, *_ in tables] == ["red", "green", "blue"]
    assert all(table[1:] == tables[0][1:] for table in tables)
    assert BOOK.view(BOOK.new_position(3, {}), None).players[1].colour == "blue"  # before anything is drawn
