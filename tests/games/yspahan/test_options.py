"""The options of the table: readings that a table may reasonably play otherwise (YS-A45), and who begins."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.table.core import CHANCE, Rng, play_at_random
from fondaco.table.refusal import UsageError
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

ANY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


def dice(scene: Scene) -> list[int]:
    return [1, 1, 2, 3, 4, 5, 6, 6, 6][: scene.p.tables.white_dice]


def played(scene: Scene) -> list[str]:
    return [text for text in scene.legal() if text.startswith("play ")]


@rule("YS-A45")
def test_the_defaults_are_the_rulings() -> None:
    assert BOOK.check_table(4, {}) == {
        "first_player": "random",
        "cards_before_roll": "allowed",
        "build_cards": "at_once",
        "two_build_cards": "allowed",
        "reshuffle": "when_needed",
    }
    with pytest.raises(UsageError, match="forbidden"):
        BOOK.check_table(4, {"cards_before_roll": "sometimes"})
    with pytest.raises(UsageError, match="cards_before_roll"):
        BOOK.check_table(4, {"cards_after_roll": "allowed"})


# -- cards_before_roll ------------------------------------------------------------------------------------


@rule("YS-A45", "YS-A04", "YS-246")
@ANY_NUMBER
def test_cards_before_the_roll_allowed(seats: int) -> None:
    scene = Scene(seats, cards_before_roll="allowed")
    scene.hand("blue", "take_gold", "exchange")
    assert played(scene) == ["play take_gold", "play exchange"]
    scene.play("play take_gold")
    assert scene.gold_of("blue") == 5
    assert "roll 3" in scene.legal()


@rule("YS-A45", "YS-A04")
@ANY_NUMBER
def test_cards_before_the_roll_forbidden(seats: int) -> None:
    scene = Scene(seats, cards_before_roll="forbidden")
    scene.hand("blue", "take_gold", "sell_gold", "build_no_camels")
    assert scene.legal() == ["roll 0", "roll 1", "roll 2"]
    assert scene.refusal("play take_gold") == "YS-A45"
    assert scene.refusal("play build_no_camels") == "YS-A45"
    assert scene.refusal("play exchange") == "YS-240"
    scene.roll(dice(scene))
    assert "play take_gold" in scene.legal(), "the other windows stay"
    scene.play("play take_gold")
    assert scene.gold_of("blue") == 5


# -- build_cards ------------------------------------------------------------------------------------------


@rule("YS-A45", "YS-A18", "YS-265", "YS-266")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("card", "without"), [("build_no_camels", "camels"), ("build_no_gold", "gold")])
def test_build_cards_at_once(seats: int, card: str, without: str) -> None:
    for window in ("before the roll", "before the action", "after the action"):
        scene = Scene(seats, build_cards="at_once")
        scene.hand("blue", card)
        scene.camels("blue", 2)
        if window != "before the roll":
            scene.roll(dice(scene))
        if window == "after the action":
            scene.play("take sack supervisor go W2")
        scene.play(f"play {card} build shop without {without}")
        assert scene.buildings_of("blue") == ["shop"]


@rule("YS-A45", "YS-A18")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("card", "without"), [("build_no_camels", "camels"), ("build_no_gold", "gold")])
def test_build_cards_as_a_discount_of_step_b(seats: int, card: str, without: str) -> None:
    scene = Scene(seats, build_cards="discount")
    scene.hand("blue", card, "take_camels")
    scene.camels("blue", 2)
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    assert played(scene) == ["play take_camels"], "other cards keep their windows"
    assert scene.refusal(f"play {card}") == "YS-A45"
    scene.roll([1] * 9)
    assert played(scene) == ["play take_camels"]
    assert scene.refusal(f"play {card}") == "YS-A45"
    scene.play("take camel supervisor go E1 ship vase-blue-1")
    assert scene.legal() == ["play take_camels", "go on"]
    assert scene.refusal(f"play {card}") == "YS-A45"
    scene.play("go on")
    assert f"play {card}" in scene.legal()
    scene.play(f"play {card} build hammam without {without}")
    assert scene.buildings_of("blue") == ["hammam"]
    assert scene.refusal("build paddock") == "YS-184"


@rule("YS-A45", "YS-A18", "YS-080")
def test_a_discount_works_after_a_forced_draw_too() -> None:
    scene = Scene(3, build_cards="discount")
    scene.hand("red", "build_no_camels")
    scene.roll([5] * 9)
    scene.play("take camel camels end turn")
    assert scene.legal() == ["draw"]
    assert scene.refusal("play build_no_camels") == "YS-A45"
    scene.play("draw")
    scene.draw("exchange")
    assert "play build_no_camels" in scene.legal()


@rule("YS-A45", "YS-350")
@pytest.mark.parametrize("reading", ["at_once", "discount"])
def test_with_two_players_build_cards_belong_to_the_build_action_in_either_reading(reading: str) -> None:
    scene = Scene(2, build_cards=reading)
    scene.hand("blue", "build_no_camels")
    scene.roll(dice(scene))
    assert scene.refusal("play build_no_camels") == "YS-350"
    scene.play("take camel building build shop without camels")
    assert scene.buildings_of("blue") == ["shop"]
    assert scene.gold_of("blue") == 0


# -- two_build_cards --------------------------------------------------------------------------------------


@rule("YS-A45", "YS-A19", "YS-268")
@ANY_NUMBER
@pytest.mark.parametrize("reading", ["allowed", "forbidden"])
def test_two_build_cards_for_one_building(seats: int, reading: str) -> None:
    scene = Scene(seats, two_build_cards=reading)
    scene.hand("blue", "build_no_camels", "build_no_gold")
    scene.camels("blue", 4)
    scene.gold("blue", 4)
    scene.roll(dice(scene))
    scene.play("take camel building" if seats == 2 else "play build_no_camels")
    free = [text for text in scene.legal() if text.endswith("for free")]
    if reading == "allowed":
        assert free == [
            f"build {name} for free" for name in ("shop", "hammam", "caravanserai", "bazaar", "hoist")
        ]
        scene.play("build hoist for free")
        assert (scene.camels_of("blue"), scene.gold_of("blue")) == (4, 4)
        assert scene.hand_of("blue") == []
    else:
        assert free == []
        assert scene.refusal("build hoist for free") == "YS-A45"
        scene.play("build hoist without camels")
        assert (scene.camels_of("blue"), scene.gold_of("blue")) == (4, 0)
        assert scene.hand_of("blue") == ["build_no_gold"]


@rule("YS-A45", "YS-357", "YS-A21")
@ANY_NUMBER
def test_with_one_card_per_building_two_cards_pay_for_nothing_more(seats: int) -> None:
    scene = Scene(seats, two_build_cards="forbidden")
    scene.hand("blue", "build_no_camels", "build_no_gold")
    scene.buildings("blue", "paddock")
    scene.gold("blue", 1)
    scene.camels("blue", 1)
    scene.roll(dice(scene))
    if seats == 2:
        scene.play("take camel")
        assert scene.refusal("building") == "YS-357"
    else:
        assert played(scene) == []
        assert scene.refusal("play build_no_camels") == "YS-188"


# -- reshuffle --------------------------------------------------------------------------------------------


@rule("YS-A45", "YS-A15", "YS-173")
@ANY_NUMBER
@pytest.mark.parametrize("reading", ["when_needed", "at_once"])
def test_the_last_card_of_the_deck_is_drawn(seats: int, reading: str) -> None:
    scene = Scene(seats, reshuffle=reading)
    scene.discarded("exchange", "take_gold")
    scene.hand("red", *scene.deck()[1:])
    scene.roll(dice(scene))
    scene.forget()
    scene.play("take sack card")
    scene.draw("take_camels")
    if reading == "at_once":
        assert sorted(scene.deck()) == ["exchange", "take_gold"]
        assert scene.discard_pile() == []
        assert scene.events(e.RESHUFFLED) == [[2]]
    else:
        assert scene.deck() == []
        assert scene.discard_pile() == ["exchange", "take_gold"]
        assert scene.events(e.RESHUFFLED) == []


@rule("YS-A45", "YS-A15")
@ANY_NUMBER
@pytest.mark.parametrize("reading", ["when_needed", "at_once"])
def test_a_card_discarded_while_the_deck_is_used_up(seats: int, reading: str) -> None:
    """At once it is the new deck, alone; when needed it waits for others."""
    scene = Scene(seats, reshuffle=reading)
    scene.deal_out("blue")
    scene.roll(dice(scene))
    scene.play("play take_gold")
    scene.play("play take_camels")
    if reading == "at_once":
        assert scene.deck() == ["take_gold"]
        assert scene.discard_pile() == ["take_camels"], (
            "the second one is discarded on a deck that is not empty"
        )
    else:
        assert scene.deck() == []
        assert scene.discard_pile() == ["take_gold", "take_camels"]


@rule("YS-A45", "YS-A15")
def test_an_extra_die_and_build_cards_become_the_deck_at_once_as_well() -> None:
    scene = Scene(3, reshuffle="at_once")
    scene.deal_out("blue")
    scene.roll(dice(scene))
    scene.play("take camel camels extra sell_gold")
    assert scene.deck() == ["sell_gold"]
    other = Scene(3, reshuffle="at_once")
    other.deal_out("blue")
    other.play("play build_no_camels build hoist for free")
    assert other.deck() == ["build_no_camels"]
    assert other.discard_pile() == ["build_no_gold"]


@rule("YS-A45")
def test_with_all_cards_in_hands_nothing_is_reshuffled_at_once() -> None:
    scene = Scene(3, reshuffle="at_once")
    scene.deal_out("red")
    scene.roll(dice(scene))
    scene.play("take sack")
    assert scene.refusal("card") == "YS-174"


# -- first_player -----------------------------------------------------------------------------------------


@rule("YS-A45", "YS-A03", "YS-028", "YS-DP-12")
@ANY_NUMBER
def test_the_table_names_the_first_player(seats: int) -> None:
    for seat in range(seats):
        position = BOOK.new_position(seats, {"first_player": str(seat + 1)})
        assert position.first == seat
        assert position.to_act == seat
        assert position.order[0] == seat


@rule("YS-A03", "YS-DP-12", "YS-CH-01", "YS-A45")
@ANY_NUMBER
def test_without_a_name_each_seat_is_drawn_with_equal_chance(seats: int) -> None:
    position = BOOK.new_position(seats, {"first_player": "random"})
    assert position.to_act == CHANCE
    assert position.legal() == list(range(seats))
    assert position.weights() == [1] * seats
    for seat in range(seats):
        drawn = position.copy()
        drawn.apply(seat)
        assert drawn.first == drawn.to_act == seat
        assert (drawn.week, drawn.day) == (1, 1)


@rule("YS-A03", "YS-DP-12")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    for seats, named in ((2, "3"), (2, "4"), (3, "4")):
        with pytest.raises(UsageError):
            BOOK.new_position(seats, {"first_player": named})
    with pytest.raises(UsageError):
        BOOK.new_position(4, {"first_player": "5"})


@rule("YS-A45")
@ANY_NUMBER
@pytest.mark.parametrize(
    "options",
    [
        {"cards_before_roll": "forbidden"},
        {"build_cards": "discount"},
        {"two_build_cards": "forbidden"},
        {"reshuffle": "at_once"},
        {
            "cards_before_roll": "forbidden",
            "build_cards": "discount",
            "two_build_cards": "forbidden",
            "reshuffle": "at_once",
        },
    ],
)
def test_whole_games_are_played_in_every_reading(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        position = BOOK.new_position(seats, options)
        play_at_random(position, Rng(seed))
        assert position.deck_size + len(position.discard) + sum(position.hand_size) == 18
        assert position.deck_size == sum(position.deck)
