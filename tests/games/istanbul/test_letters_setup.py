"""Letters & Seals: what changes, and the set-up (sections 8.1 and 8.2)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import DISCARDED, IN_PILE
from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import CHANCE
from fondaco.table.refusal import UsageError
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, cell_of, grand, laid_at_random, letters, mocha, visit
from tests.rules import rule

FIRST = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]


@rule("IL-001", "IG-001")
def test_which_boxes_are_joined() -> None:
    assert BOOK.options["box"] == ("base", "mocha", "letters", "grand_bazaar")
    joined = {}
    for box in BOOK.options["box"]:
        tables = Scene(3, box=box).p.tables
        joined[box] = (tables.has_mocha, tables.has_letters)
    assert joined == {"base": (0, 0), "mocha": (1, 0), "letters": (0, 1), "grand_bazaar": (1, 1)}
    for scene in (Scene(3), mocha(3)):
        assert scene.refusal("place companion") == "IL-001"
        assert scene.refusal("companion 6") == "IL-001"
        assert scene.refusal("double move") == "IL-001"


@rule("IL-002", "IL-003", "IL-004", "IL-010", "IL-011")
def test_the_board_and_the_rules_of_the_base_game() -> None:
    scene = letters()
    assert scene.p.cells() == FIRST
    assert (scene.p.tables.columns, scene.p.tables.rows) == (5, 4)
    assert sorted(scene.p.cells()) == [*range(1, 17), 21, 22, 23, 24]
    for missing in (17, 20, 25):
        assert scene.refusal(f"go {missing}") == "IS-001"
    scene.play("go 4 leave act")
    assert (scene.stack_of("red"), scene.goods_of("red")["fruit"]) == (3, 2)
    scene = letters()
    scene.lira("red", 12)
    act(scene, 16)
    assert (scene.lira_of("red"), scene.rubies_of("red"), scene.price(16)) == (0, 1, 13)


@rule("IL-005", "IG-011")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("box", ["letters", "grand_bazaar"])
def test_six_rubies_trigger_the_end(box: str, seats: int) -> None:
    for rubies, triggered in ((4, 0), (5, 1)):
        scene = Scene(seats, box=box)
        scene.neutrals()
        scene.rubies("red", rubies)
        scene.lira("red", 30)
        act(scene, 16)
        assert (scene.rubies_of("red"), scene.p.triggered) == (rubies + 1, triggered)


@rule("IL-006", "IL-007", "IS-EX-46", "IS-A59", "IS-A43")
def test_the_last_ruby_is_replaced_and_the_price_stays() -> None:
    scene = letters(3)
    scene.turn_of("blue")
    scene.track(16, 1)
    scene.lira("blue", 23)
    assert scene.price(16) == 23
    act(scene, 16, "blue")
    assert (scene.lira_of("blue"), scene.rubies_of("blue")) == (0, 1)
    assert (scene.p.tracks[1], scene.price(16)) == (1, 23)
    # At the Sultan's Palace, again and again.
    scene = letters()
    scene.track(13, 1)
    scene.extensions("red", 1)
    scene.hand("red", "repeat_sultan", "repeat_sultan")
    assert scene.price(13) == 10
    visit(scene, 13)
    for start in ("act", "play repeat_sultan", "play repeat_sultan"):
        scene.goods("red", fabric=3, spice=3, fruit=2, jewelry=2)
        scene.play(start)
        while scene.question == kinds.PALACE_GOODS:
            scene.play(scene.legal()[0])
        assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0}
        assert (scene.p.tracks[0], scene.price(13)) == (1, 10)
    assert scene.rubies_of("red") == 3
    # By other means: the Secret Society.
    scene = letters()
    scene.track(16, 1)
    scene.letters("red", 1, 2, 3, delivered=True)
    act(scene, 24)
    scene.play("ruby 16")
    assert (scene.rubies_of("red"), scene.p.tracks[1], scene.price(16)) == (1, 1, 23)
    # In the base game nothing is replaced.
    base = Scene(3)
    base.track(16, 1)
    base.lira("red", 23)
    act(base, 16)
    assert base.p.tracks[1] == 0


@rule("IG-010", "IL-006", "IL-007")
def test_the_track_of_the_coffee_house_is_refilled_in_the_grand_bazaar() -> None:
    scene = grand()
    scene.track(20, 1)
    scene.coffee("red", 20)
    scene.hand("red", "repeat_coffee_house")
    act(scene, 20)
    scene.play("play repeat_coffee_house")
    assert (scene.coffee_of("red"), scene.rubies_of("red")) == (0, 2)
    assert (scene.p.tracks[2], scene.price(20)) == (1, 10)
    scene = grand()  # and by the baksheesh
    scene.track(20, 1)
    scene.coffee("red", 4)
    scene.goods("red", fabric=1, spice=1, fruit=1)
    act(scene, 19)
    scene.play("baksheesh ruby 20")
    assert (scene.p.tracks[2], scene.price(20), scene.rubies_of("red")) == (1, 10, 1)
    scene = mocha()
    scene.track(20, 1)
    scene.coffee("red", 10)
    act(scene, 20)
    assert scene.p.tracks[2] == 0


@rule("IL-012", "IL-013")
def test_random_layouts_keep_to_their_rule() -> None:
    fountains = set()
    for seed in range(150):
        p = laid_at_random("letters", seed)
        assert sorted(p.cells()) == [*range(1, 17), 21, 22, 23, 24]
        fountains.add(cell_of(p, 7))
        (row8, column8), (row9, column9) = cell_of(p, 8), cell_of(p, 9)
        assert row8 != row9
        assert column8 != column9
        assert abs(row8 - row9) + abs(column8 - column9) >= 3
    assert fountains == {(row, column) for row in (1, 2) for column in (1, 2, 3)}


@rule("IL-012", "IL-013")
def test_tiles_change_places_only_when_they_must() -> None:
    p = BOOK.new_position(3, {"box": "letters", "layout": "random", "first_player": "1"})
    order = [7, 1, 2, 3, 4, 5, 6, 8, 9, *range(10, 17), 21, 22, 23, 24]
    for place in order:
        p.apply(place)
    assert (p.agenda[-1], p.legal()) == (kinds.FOUNTAIN_CELL, [6, 7, 8, 11, 12, 13])
    p.apply(13)
    assert p.agenda[-1] == kinds.TEA_HOUSE_CELL
    assert p.legal() == [0, 4, 10, 14, 15, 16, 18, 19]
    p.apply(0)
    assert (p.cells()[13], p.cells()[0], p.cells()[8]) == (7, 9, 14)
    p = BOOK.new_position(3, {"box": "letters", "layout": "random", "first_player": "1"})
    for place in FIRST:
        p.apply(place)
    assert (p.cells(), p.agenda[-1]) == (FIRST, kinds.DEMAND)  # nothing to put right


@rule("IL-014", "IL-017", "IL-018", "IL-020", "IL-021", "IL-022", "IL-040")
def test_what_lies_there_at_the_start() -> None:
    p = BOOK.new_position(4, {"box": "letters", "first_player": "2"})
    rolls = iter([(1, 1), (2, 2), (5, 6)])
    while p.to_act == CHANCE:
        if p.agenda[-1] == kinds.FIGURE_DICE:
            first, second = next(rolls)
            p.apply((first - 1) * 6 + second - 1)
        else:
            p.apply(p.legal()[0])
    assert [p.figures[figure] for figure in (m.GOVERNOR, m.SMUGGLER, m.COURIER)] == [2, 4, 11]
    assert Scene(4).refusal("meet courier") == "IL-017"
    # The base set-up.
    assert (p.lira, p.merchant, p.stack, p.family) == ([5, 2, 3, 4], [7] * 4, [4] * 4, [12] * 4)
    assert (p.hand_size, p.tracks, p.small_mosque_rubies, p.great_mosque_rubies) == (
        [1] * 4,
        [7, 12, 0],
        4,
        4,
    )
    # The new box.
    view = BOOK.view(p, 0)
    assert (view.kiosk_pile, view.kiosk_open, view.kiosk_discard) == (24, [], [])
    assert next(place for place in view.places if place.number == 24).rank_lira == [3, 2, 1]
    assert (view.letters, view.discarded_letters) == (32, [])
    assert [player.companion for player in view.players] == ["supply"] * 4
    assert [player.letters for player in view.players] == [[]] * 4


@rule("IL-015", "IL-016", "IS-A42")
def test_the_choice_of_the_bonus_deck() -> None:
    marks = [card.deck for card in BOOK.box.bonus_cards]
    assert set(marks) == {"base", "mocha", "letters"}
    for choice, base in (("new_only", 0), ("mixed", 26)):
        scene = letters(bonus_cards=choice)
        count = {"base": 0, "mocha": 0, "letters": 0}
        for kind, copies in enumerate(scene.p.deck):
            count[marks[kind]] += copies
        assert count == {"base": base, "mocha": 0, "letters": 26}
    for box in ("base", "mocha"):
        with pytest.raises(UsageError):
            BOOK.new_position(3, {"box": box, "bonus_cards": "new_only"})


@rule("IL-021", "IL-023", "IL-100", "IS-A40", "IS-CH-07")
def test_letters_run_out_in_the_middle_of_a_draw() -> None:
    scene = letters()
    assert sorted(scene.p.tables.letter_place) == sorted([*range(1, 17), *range(1, 17)])
    p = scene.p
    p.letters = [DISCARDED] * 32
    p.letters[p.tables.letters_to[1][0]] = IN_PILE
    p.letters[p.tables.letters_to[2][0]] = 2  # before blue
    act(scene, 21)
    assert scene.p.legal() == [1]  # the only one; no choice of a pile
    scene.draw_letter(1)
    assert 1 in scene.p.legal()  # its twin was in the discard pile
    assert scene.p.weights()[scene.p.legal().index(2)] == 1  # the other letter to 2 stays before blue
    assert sum(scene.p.weights()) == 30
    scene.draw_letter(16)
    assert (scene.letters_of("red"), scene.letters_of("blue")) == ([(1, False), (16, False)], [(2, False)])
    assert (scene.discarded_letters(), scene.view().letters) == ([], 29)


@rule("IL-008", "IS-EX-61")
def test_coffee_symbols_mean_nothing_without_mocha() -> None:
    scene = letters(2)
    scene.hand("red", "good_for_7_lira")
    scene.goods("red", fruit=1, spice=1)
    scene.play("play good_for_7_lira")
    assert scene.legal() == ["give spice", "give fruit"]
    assert scene.refusal("give coffee") == "IL-008"
    for tile, lira in (("k13", 2), ("k14", 3)):
        scene = letters(2)
        scene.lira("red", 0)
        act(scene, 22)
        scene.draw_letter(1)
        scene.turn_up(tile, "k07", "k08")
        scene.play(f"kiosk {tile}")
        assert (scene.lira_of("red"), scene.asked) == (lira, "blue")
