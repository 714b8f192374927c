"""Mocha & Baksheesh: set-up, coffee, the end (sections 7.1 to 7.3)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import CHANCE
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, cell_of, has, laid_at_random, mocha, visit
from tests.rules import rule

FIRST = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]


@rule("IM-001", "IM-003", "IM-004")
def test_the_board_is_larger_and_the_base_rules_hold() -> None:
    scene = mocha()
    assert scene.p.cells() == FIRST
    view = scene.view("red")
    assert (view.columns, view.rows) == (5, 4)
    assert sorted(place.number for place in view.places) == list(range(1, 21))
    # The turn of the base game: a stride of 1 or 2, an assistant, a filled row, no ruby for nothing.
    scene.lira("red", 7)
    assert scene.refusal("go 16") == "IS-040"
    scene.play("go 3 leave act")
    assert (scene.stack_of("red"), scene.goods_of("red")["spice"]) == (3, 2)
    scene = mocha()
    scene.lira("red", 7)
    act(scene, 1)
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (0, 1)
    # And nothing of it in the base game.
    base = Scene(4)
    assert base.refusal("play guild seven_lira") == "IM-001"
    assert base.refusal("go 17") == "IS-001"


@rule("IM-002", "IM-031")
def test_the_new_caravansary_gives_a_coffee() -> None:
    for box, coffee in (("base", 0), ("mocha", 1)):
        scene = Scene(4, box=box)
        act(scene, 6)
        assert scene.coffee_of("red") == coffee
        scene.draw("gain_good")
        scene.draw("move_0")
        scene.play("discard move_0")
        assert (scene.hand_of("red"), scene.coffee_of("red")) == (["gain_good"], coffee)


@rule("IM-002", "IM-048")
def test_the_new_wainwright_has_a_symbol_and_is_a_place_like_others() -> None:
    scene = mocha()
    scene.coffee("red", 2)
    scene.lira("red", 7)
    act(scene, 19)
    scene.play("barrier 1-19")
    assert has(scene, "act at") == ["1"]
    scene.play("act at 1")
    assert (scene.p.extensions[0], scene.lira_of("red")) == (1, 0)


@rule("IM-005", "IM-006")
def test_random_layouts_keep_to_their_rule() -> None:
    fountains = set()
    for seed in range(150):
        p = laid_at_random("mocha", seed)
        assert sorted(p.cells()) == list(range(1, 21))
        fountains.add(cell_of(p, 7))
        (row8, column8), (row9, column9) = cell_of(p, 8), cell_of(p, 9)
        assert row8 != row9
        assert column8 != column9
        assert abs(row8 - row9) + abs(column8 - column9) >= 3
    assert fountains == {(row, column) for row in (1, 2) for column in (1, 2, 3)}


@rule("IM-005", "IM-006")
def test_the_tiles_that_change_places_in_a_random_layout() -> None:
    p = BOOK.new_position(3, {"box": "mocha", "layout": "random", "first_player": "1"})
    order = [7, 1, 2, 3, 4, 5, 6, 8, 9, *range(10, 21)]  # 7 in a corner, 9 beside 8
    for place in order:
        p.apply(place)
    assert p.agenda[-1] == kinds.FOUNTAIN_CELL
    assert p.legal() == [6, 7, 8, 11, 12, 13]
    p.apply(6)
    assert (p.cells()[6], p.cells()[0]) == (7, 6)
    assert p.agenda[-1] == kinds.TEA_HOUSE_CELL
    # 8 lies in row 1, column 2: cells neither in its row nor in its column, three steps away or more.
    assert p.legal() == [0, 4, 10, 14, 15, 16, 18, 19]
    p.apply(19)
    assert (p.cells()[19], p.cells()[8]) == (9, 20)


@rule("IM-007")
def test_the_new_cards_join_the_deck() -> None:
    scene = mocha()
    cards = BOOK.box.bonus_cards
    counts = {"base": 0, "mocha": 0, "letters": 0}
    for kind, copies in enumerate(scene.p.deck):
        counts[cards[kind].deck] += copies
    assert counts == {"base": 26, "mocha": 18, "letters": 0}
    assert scene.p.deck_size == 44
    assert Scene(4).p.deck_size == 26


@rule("IM-008")
def test_two_dice_place_the_coffee_trader() -> None:
    p = BOOK.new_position(3, {"box": "mocha", "first_player": "1"})
    rolls = iter([(1, 1), (2, 2), (5, 6)])
    while p.to_act == CHANCE:
        if p.agenda[-1] == kinds.FIGURE_DICE:
            first, second = next(rolls)
            p.apply((first - 1) * 6 + second - 1)
        else:
            p.apply(p.legal()[0])
    assert next(rolls, None) is None
    assert p.figures[: m.COURIER] == [2, 4, 11]
    assert Scene(3).refusal("meet coffee_trader") == "IM-008"


@rule("IM-009", "IM-010", "IM-011", "IM-012", "IM-013", "IM-014", "IS-A35")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_lies_there_at_the_start(seats: int) -> None:
    view = mocha(seats).view("red")
    places = {place.number: place for place in view.places}
    track = places[20].track
    assert track is not None
    assert (track.rubies, track.price) == (5, 6)
    left = {2: 2, 3: 3, 4: 4, 5: 4}[seats]
    assert [(stack.id, stack.top, stack.left) for stack in places[19].stacks] == [
        ("straight_line", 1, left),
        ("free_figures", 1, left),
    ]
    assert (view.barrier, view.barrier_holder) == (None, None)
    assert (view.guild_deck, view.guild_discard) == (20, [])
    assert view.coffee == 30
    assert [(player.coffee, player.guild_cards) for player in view.players] == [(0, 0)] * seats
    # The baksheesh lies ready: whoever brings the price may take it.
    scene = mocha(seats)
    scene.coffee("red", 4)
    scene.goods("red", fabric=1, spice=1, fruit=1)
    scene.neutrals()
    act(scene, 19)
    assert "baksheesh" in scene.legal()


@rule("IM-010", "IS-A35")
@pytest.mark.parametrize(
    ("seats", "costs"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4])]
)
def test_the_prices_of_the_tavern_tiles(seats: int, costs: list[int]) -> None:
    paid = []
    for gone in range(len(costs)):
        scene = mocha(seats)
        scene.others_have_tavern_tiles("straight_line", gone)
        scene.coffee("red", 10)
        act(scene, 19)
        scene.play("tavern straight_line")
        paid.append(10 - scene.coffee_of("red"))
    assert paid == costs


@rule("IM-010", "IM-046", "IS-A35")
def test_an_empty_stack_has_no_tile_for_the_fifth_player() -> None:
    """With fewer players a stack is empty only when everybody owns one."""
    scene = mocha(5)
    scene.coffee("red", 10)
    scene.others_have_tavern_tiles("straight_line", 3)
    act(scene, 19)
    assert "tavern straight_line" in scene.legal()  # the last one
    scene.others_have_tavern_tiles("straight_line", 4)
    assert scene.view().players[0].tavern_tiles == []
    tavern = next(place for place in scene.view().places if place.number == 19)
    assert [(stack.top, stack.left) for stack in tavern.stacks] == [(None, 0), (1, 4)]
    assert "tavern straight_line" not in scene.legal()
    assert scene.refusal("tavern straight_line") == "IM-046"
    scene.play("tavern free_figures")  # the other stack is another one
    assert scene.coffee_of("red") == 9


# -- coffee ---------------------------------------------------------------------------------------


@rule("IM-020", "IS-A37")
def test_coffee_is_no_good() -> None:
    scene = mocha()
    scene.coffee("red", 9)
    visit(scene, 13)  # the price of 4 goods cannot be paid in coffee: nothing is asked
    assert scene.question == kinds.REST
    scene = mocha()
    scene.coffee("red", 9)
    scene.figure("smuggler", 3)
    visit(scene, 3)
    scene.play("no action")
    scene.lira("red", 0)
    scene.play("meet smuggler")
    assert scene.refusal("take coffee") == "IM-020"
    scene.play("take spice")
    assert (scene.goods_of("red")["spice"], scene.coffee_of("red")) == (0, 9)  # the spice itself had to pay
    scene = mocha()
    scene.goods("red", fabric=1)
    scene.lira("red", 0)
    scene.coffee("red", 3)
    act(scene, 17)
    assert scene.refusal("give coffee") == "IM-020"
    # It does not break a tie either.
    scene = mocha(2)
    scene.lira("red", 3)
    scene.lira("blue", 3)
    scene.coffee("red", 5)
    assert scene.ranks() == {"red": 1, "blue": 1}


@rule("IM-021", "IM-022", "IM-023")
def test_the_supply_of_coffee_is_the_only_limit() -> None:
    scene = mocha()
    scene.coffee("blue", 10)
    scene.coffee("red", 18)
    scene.hand("red", "gain_2_coffee", "gain_2_coffee", "sell_coffee")
    scene.play("play gain_2_coffee")  # far more than a wheelbarrow holds
    assert (scene.coffee_of("red"), scene.view().coffee) == (20, 0)
    scene.play("play gain_2_coffee")
    assert (scene.coffee_of("red"), scene.view().coffee) == (20, 0)
    scene.play("play sell_coffee")
    assert (scene.coffee_of("red"), scene.view().coffee) == (19, 1)
    scene = mocha()
    scene.coffee("blue", 29)
    scene.hand("red", "gain_2_coffee")
    scene.play("play gain_2_coffee")
    assert scene.coffee_of("red") == 1


# -- the end and the Coffee Trader ----------------------------------------------------------------


@rule("IM-030")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_rubies_trigger_the_end(seats: int) -> None:
    for rubies, triggered in ((4, 0), (5, 1)):
        scene = mocha(seats)
        scene.rubies("red", rubies)
        scene.coffee("red", 6)
        act(scene, 20)
        assert (scene.rubies_of("red"), scene.p.triggered) == (rubies + 1, triggered)


def meeting_the_trader(lira: int, **goods: int) -> Scene:
    scene = mocha()
    scene.figure("coffee_trader", 3)
    scene.lira("red", lira)
    scene.goods("red", **goods)
    visit(scene, 3)
    scene.play("no action")
    return scene


@rule("IM-032")
def test_the_coffee_trader() -> None:
    scene = meeting_the_trader(2, fruit=1)
    scene.play("meet coffee_trader")
    assert scene.coffee_of("red") == 2
    assert scene.legal() == ["give fruit", "pay lira"]
    scene.play("pay lira")
    assert (scene.lira_of("red"), scene.goods_of("red")["fruit"]) == (0, 1)
    scene.dice(4, 5)
    assert scene.where_figure("coffee_trader") == 9
    scene = meeting_the_trader(1, fruit=1)
    scene.play("meet coffee_trader")  # only the good can pay
    assert (scene.lira_of("red"), scene.goods_of("red")["fruit"], scene.coffee_of("red")) == (1, 0, 2)
    scene.dice(2, 1)
    assert scene.where_figure("coffee_trader") == 3
    assert scene.refusal("meet coffee_trader") == "IS-079"
    scene = meeting_the_trader(1)
    assert scene.refusal("meet coffee_trader") == "IS-078"
    scene.play("end turn")  # nobody has to use him
    assert (scene.coffee_of("red"), scene.where_figure("coffee_trader")) == (0, 3)


@rule("IM-032", "IS-078")
def test_what_must_pay_the_coffee_trader_cannot_be_spent_before() -> None:
    scene = mocha()
    scene.mosque_tiles("red", "fruit")
    scene.figure("coffee_trader", 3)
    visit(scene, 3)
    scene.play("no action")
    scene.lira("red", 2)
    scene.play("meet coffee_trader")
    assert scene.legal() == ["pay lira"]  # not the fruit tile
    scene.play("pay lira")
    assert (scene.lira_of("red"), scene.coffee_of("red")) == (0, 2)
