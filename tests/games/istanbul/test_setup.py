"""Section 4: the board, the supply, what lies on the places, and the draws of the set-up in their order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.view import PlaceView
from fondaco.table.core import CHANCE, EVERYONE, Rng
from fondaco.table.refusal import UsageError
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule

SHORT = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
LONG = [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]
SEATS = (2, 3, 4, 5)


def fresh(seats: int, **options: str) -> IstanbulPosition:
    """A table before the first draw."""
    return BOOK.new_position(seats, options)


def laid(seats: int, seed: int = 0, **options: str) -> IstanbulPosition:
    """A table after the set-up, every draw at random."""
    p, rng = fresh(seats, **options), Rng(seed)
    while p.to_act == CHANCE:
        p.apply(p.legal()[rng.weighted(p.weights())])
    return p


def shown(p: IstanbulPosition) -> dict[int, PlaceView]:
    return {place.number: place for place in BOOK.view(p, None).places}


def lay(p: IstanbulPosition, layout: list[int]) -> None:
    for place in layout:
        assert p.agenda[-1] == kinds.LAYOUT
        p.apply(place)


def swapped(layout: list[int], *pairs: tuple[int, int]) -> list[int]:
    """The layout with pairs of places changed."""
    changed = layout[:]
    for one, other in pairs:
        at, to = changed.index(one), changed.index(other)
        changed[at], changed[to] = other, one
    return changed


# -- the board ------------------------------------------------------------------------------------


@rule("IS-001", "IS-004", "IS-005", "IS-006")
@pytest.mark.parametrize(
    ("layout", "cells"),
    [("first_game", SHORT), ("long_paths", LONG), ("in_order", list(range(1, 17)))],
)
def test_the_printed_layouts(layout: str, cells: list[int]) -> None:
    p = laid(3, layout=layout)
    assert p.cells() == cells
    assert (p.tables.columns, p.tables.rows) == (4, 4)
    assert sorted(p.cells()) == list(range(1, 17))


@rule("IS-001")
def test_places_of_the_expansions_do_not_exist() -> None:
    assert Scene(3).refusal("go 17") == "IS-001"


@rule("IS-002", "IS-003", "IS-040")
def test_distance_is_counted_in_orthogonal_steps_without_wrapping_around() -> None:
    scene = Scene(3)
    board = scene.p.the_board()
    assert board.beside[15] == [4, 5]  # a corner: neither the diagonal 12 nor the other end of row or column
    assert board.beside[7] == [2, 3, 11, 12]
    assert [board.distance(15, other) for other in (15, 5, 4, 12, 14, 13, 16)] == [0, 1, 1, 2, 3, 3, 6]
    scene.merchant("red", 15)
    assert scene.legal() == ["go 2", "go 4", "go 5", "go 8", "go 12"]
    assert [scene.refusal(f"go {place}") for place in (14, 13, 16, 7)] == ["IS-040"] * 4


@rule("IS-007", "IS-009")
def test_a_fountain_off_the_centre_changes_places_with_a_centre_cell() -> None:
    p = fresh(3, layout="random", first_player="1")
    lay(p, swapped(SHORT, (7, 15)))  # the Fountain in the corner; 8 and 9 are at distance 3
    assert p.agenda[-1] == kinds.FOUNTAIN_CELL
    assert (p.legal(), p.weights()) == ([5, 6, 9, 10], [1, 1, 1, 1])
    p.apply(9)
    assert p.cells() == swapped(SHORT, (7, 15), (7, 6))
    assert p.agenda[-1] == kinds.DEMAND


@rule("IS-008", "IS-009")
def test_black_market_and_tea_house_may_share_a_row_but_not_be_near() -> None:
    p = fresh(3, layout="random", first_player="1")
    lay(p, SHORT)  # 8 and 9 at both ends of a row
    assert p.agenda[-1] == kinds.DEMAND
    assert p.cells() == SHORT
    p = fresh(3, layout="random", first_player="1")
    lay(p, LONG)  # 8 at the top, 9 below in the next column but three rows down
    assert p.agenda[-1] == kinds.DEMAND
    p = fresh(3, layout="random", first_player="1")
    near = swapped(SHORT, (9, 6))  # side by side
    lay(p, near)
    assert p.agenda[-1] == kinds.TEA_HOUSE_CELL
    cells = p.legal()
    # The cells at distance 3 or more from the third row's first cell, without the Fountain (cell 6).
    assert cells == [1, 2, 3, 7, 11, 14, 15]
    assert p.weights() == [1] * 7
    p.apply(15)
    assert p.cells() == swapped(near, (9, 16))


@rule("IS-007", "IS-008")
def test_every_random_layout_keeps_both_rules() -> None:
    for seed in range(150):
        p = laid(2, seed, layout="random")
        board = p.the_board()
        assert board.cell[7] in (5, 6, 9, 10)
        assert board.distance(8, 9) >= 3


# -- players --------------------------------------------------------------------------------------


@rule("IS-010")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(UsageError):
        BOOK.check_table(seats, {})
    assert (BOOK.min_seats, BOOK.max_seats) == (2, 5)
    assert BOOK.seat_ids == ("red", "blue", "green", "yellow", "white")


@rule("IS-011", "IS-030")
def test_the_starting_player_is_drawn_and_the_order_is_clockwise_in_every_round() -> None:
    p = fresh(4)
    assert p.agenda[-1] == kinds.FIRST_PLAYER
    assert (p.legal(), p.weights()) == ([0, 1, 2, 3], [1, 1, 1, 1])
    scene = Scene(4, first="green")
    for place in ("go 3 decline", "go 7 no action", "go 2 decline"):
        for _ in range(4):
            scene.play(f"{place} end turn")
    turns = [BOOK.seat_ids[seat] for seat, _ in scene.events(e.TURN_BEGUN)]
    order = ["green", "yellow", "red", "blue"]
    assert turns == [*order[1:], *order, *order, "green"]
    assert scene.events(e.ROUND_BEGUN) == [[2], [3], [4]]


@rule("IS-012", "IS-013", "IS-014", "IS-015", "IS-016", "IS-025")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_begins_with(seats: int) -> None:
    p = laid(seats, first_player="2")
    players = BOOK.view(p, 0).players
    assert [players[(1 + nth) % seats].lira for nth in range(seats)] == [2, 3, 4, 5, 6][:seats]
    for player in players:
        assert player.goods == {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0}
        assert (player.capacity, player.extensions, player.rubies) == (2, 0, 0)
        assert (player.merchant, player.stack, player.assistants) == (7, 4, [])
        assert player.family == 12
        assert player.cards == 1
        assert (player.hand is None) == (player.seat != 0)
        assert player.known_cards == []
    assert p.deck_size == 26 - seats
    assert p.discard == []


@rule("IS-015", "IS-133")
def test_the_fifth_assistant_waits_for_the_jewelry_tile() -> None:
    scene = Scene(3)
    assert (scene.stack_of("red"), scene.p.tables.all_assistants) == (4, 5)
    scene.mosque_tiles("red", "jewelry")
    assert scene.stack_of("red") == 5


# -- the places -----------------------------------------------------------------------------------


@rule("IS-017", "IS-018", "IS-132")
@pytest.mark.parametrize(
    ("seats", "needs", "rubies"),
    [(2, [2, 4], 2), (3, [2, 3, 4], 3), (4, [2, 3, 4, 5], 4), (5, [2, 3, 4, 5], 4)],
)
def test_the_mosques(seats: int, needs: list[int], rubies: int) -> None:
    p = laid(seats)
    for mosque, colours in ((14, ["fabric", "spice"]), (15, ["jewelry", "fruit"])):
        place = shown(p)[mosque]
        assert place.rubies == rubies
        assert [(stack.id, stack.top, stack.left) for stack in place.stacks] == [
            (colour, 2, len(needs)) for colour in colours
        ]
    tops = []
    for gone in range(len(needs)):
        p.tiles = [15 if seat < gone else 0 for seat in range(seats)]
        tops.append([stack.top for stack in shown(p)[14].stacks + shown(p)[15].stacks])
    assert tops == [[need] * 4 for need in needs]
    p.tiles = [15 if seat < len(needs) else 0 for seat in range(seats)]
    assert [stack.top for stack in shown(p)[14].stacks] == [None, None]


@rule("IS-019", "IS-020", "IS-021", "IS-027", "IS-A01")
@pytest.mark.parametrize(
    ("seats", "dealer", "sultan", "board"),
    [
        (2, (9, 15), (6, 5), 21),
        (3, (10, 14), (6, 5), 25),
        (4, (12, 12), (7, 4), 31),
        (5, (12, 12), (7, 4), 32),
    ],
)
def test_the_rubies(seats: int, dealer: tuple[int, int], sultan: tuple[int, int], board: int) -> None:
    """On the tracks: how many, and the first price, which is the highest number left uncovered."""
    places = shown(laid(seats))
    assert (places[1].extensions, places[1].rubies) == (3 * seats, seats)
    tracks = [places[number].track for number in (16, 13)]
    assert [(track.rubies, track.price) for track in tracks if track] == [dealer, sultan]
    in_mosques = {2: 2, 3: 3, 4: 4, 5: 4}[seats] * 2
    assert dealer[0] + sultan[0] + in_mosques + seats == board
    for box, more in (("base", 0), ("mocha", 5)):
        p = laid(seats, box=box)
        in_the_mosques = p.small_mosque_rubies + p.great_mosque_rubies
        assert sum(p.tracks) + in_the_mosques + p.wainwright_rubies == board + more


@rule("IS-020", "IS-021", "IS-128", "IS-138")
@pytest.mark.parametrize("seats", SEATS)
def test_the_prices_of_the_tracks_rise_space_by_space(seats: int) -> None:
    scene = Scene(seats)
    first = {2: 15, 3: 14, 4: 12, 5: 12}[seats]
    prices = []
    for rubies in range(scene.p.tracks[1], 0, -1):
        scene.track(16, rubies)
        prices.append(scene.price(16))
    assert prices == list(range(first, 24))
    spaces = ["jewelry", "fabric", "spice", "fruit", "any"] * 2
    goods = []
    for rubies in range(scene.p.tracks[0], 0, -1):
        scene.track(13, rubies)
        track = shown(scene.p)[13].track
        assert track is not None
        assert track.goods == {name: spaces[: track.price].count(name) for name in spaces[:5]}
        goods.append(track.price)
    assert goods == list(range(4 if seats > 3 else 5, 11))


@rule("IS-022", "IS-026")
@pytest.mark.parametrize("seats", SEATS)
def test_the_mail_indicators_and_the_neutral_merchants(seats: int) -> None:
    p = laid(seats)
    assert shown(p)[5].mail == 0
    standing = {number: place.neutrals for number, place in shown(p).items() if place.neutrals}
    assert standing == ({14: 1, 15: 1, 16: 1} if seats == 2 else {})


@rule("IS-023", "IS-CH-12")
def test_the_demand_tiles_of_both_markets() -> None:
    p = fresh(3, first_player="1")
    assert (p.agenda[-1], p.legal(), p.weights()) == (kinds.DEMAND, [0, 1, 2, 3, 4], [1] * 5)
    p.apply(2)
    p.apply(4)
    places = shown(p)
    assert places[10].demand == {"fabric": 2, "spice": 1, "fruit": 0, "jewelry": 2}
    assert places[11].demand == {"fabric": 1, "spice": 3, "fruit": 1, "jewelry": 0}
    assert places[10].next_demands == places[11].next_demands == [None] * 4
    assert {len(tile.goods.each()) for market in (10, 11) for tile in BOOK.box.demand(market)} == {4}
    assert [sum(tile.goods.each()) for market in (10, 11) for tile in BOOK.box.demand(market)] == [5] * 10


@rule("IS-024")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (3, 4), (6, 6)])
def test_governor_and_smuggler_are_placed_by_two_dice_each(first: int, second: int) -> None:
    p = fresh(3, first_player="1")
    while p.agenda[-1] != kinds.FIGURE_DICE:
        p.apply(p.legal()[0])
    p.apply((first - 1) * 6 + second - 1)
    assert p.agenda[-1] == kinds.FIGURE_DICE
    assert p.figures[0] == first + second
    p.apply(5 * 6 + 2)
    assert p.figures[:2] == [first + second, 9]
    assert p.agenda[-1] == kinds.DRAW


@rule("IS-028", "IS-CH-01")
@pytest.mark.parametrize(("box", "figures"), [("base", 2), ("mocha", 3), ("letters", 3), ("grand_bazaar", 4)])
def test_the_draws_of_the_set_up_in_their_order(box: str, figures: int) -> None:
    p, rng = fresh(3, box=box, layout="random"), Rng(1)
    asked, audiences = [], []
    while p.to_act == CHANCE:
        asked.append(p.agenda[-1])
        if asked[-1] == kinds.DRAW:
            audiences.append(p.chance_audience())
        else:
            assert p.chance_audience() == EVERYONE
        p.apply(0 if asked[-1] == kinds.FIRST_PLAYER else p.legal()[rng.below(len(p.legal()))])
    order = [
        kinds.FIRST_PLAYER,
        kinds.LAYOUT,
        kinds.FOUNTAIN_CELL,
        kinds.TEA_HOUSE_CELL,
        kinds.DEMAND,
        kinds.FIGURE_DICE,
        kinds.DRAW,
    ]
    once = [kind for kind in order if kind in asked]
    assert [one for one, other in pairwise([*asked, -1]) if one != other] == once
    assert asked.count(kinds.LAYOUT) == len(p.tables.places)
    assert [asked.count(kind) for kind in (kinds.DEMAND, kinds.FIGURE_DICE, kinds.DRAW)] == [2, figures, 3]
    assert audiences == [1 << 0, 1 << 1, 1 << 2]  # the hands in turn order, each seen by its owner
    assert p.to_act == 0
