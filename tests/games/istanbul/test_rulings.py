"""Rulings on what the rulebooks leave open and software must decide (section 10, from IS-A66 on)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.events import BID as BID_EVENT
from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import NOBODY, Rng
from fondaco.table.refusal import UsageError
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.survey import next_move
from tests.games.istanbul.visits import act, has, letters, mocha, visit
from tests.rules import rule


@rule("IS-A66")
def test_what_a_table_may_choose() -> None:
    assert BOOK.check_table(4, {}) == {
        "box": "base",
        "layout": "first_game",
        "bonus_cards": "mixed",
        "first_player": "random",
        "round_limit": "off",
    }
    assert BOOK.check_table(4, {"box": "grand_bazaar"})["layout"] == "random"
    for wrong in (
        {"box": "mocha", "layout": "long_paths"},
        {"box": "grand_bazaar", "layout": "first_game"},
        {"box": "mocha", "bonus_cards": "new_only"},
        {"first_player": "5"},
    ):
        with pytest.raises(UsageError):
            BOOK.check_table(4, wrong)


@rule("IS-A66", "IS-171")
def test_a_limit_of_rounds_ends_the_game_after_a_whole_round() -> None:
    p, rng = BOOK.new_position(3, {"round_limit": "25", "first_player": "2"}), Rng(1)
    turns = []
    while p.to_act != NOBODY:
        if p.agenda[-1] == kinds.MOVE and (p.round, p.active) not in turns:
            turns.append((p.round, p.active))
        p.apply(next_move(p, rng, False))
    assert turns == [(number, seat) for number in range(1, 26) for seat in (1, 2, 0)]
    assert p.triggered == 0


@rule("IS-A67", "IL-042")
def test_the_companion_may_be_placed_until_a_token_moves() -> None:
    scene = letters()
    scene.companion("red", "own")
    scene.hand("red", "gain_5_lira")
    scene.play("play gain_5_lira")
    assert "place companion" in scene.legal()
    scene.play("go 11")
    assert scene.refusal("place companion") == "IL-042"


@rule("IS-A68", "IS-165", "IM-077")
def test_an_encounter_ends_phase_3() -> None:
    scene = mocha()
    scene.hand("red", "repeat_post_office")
    scene.guild_hand("red", "family_errand")
    scene.lira("red", 9)
    scene.figure("smuggler", 5)
    act(scene, 5)
    after_action = {"play repeat_post_office", "play guild family_errand"}
    assert {"meet smuggler", "end turn"} | after_action <= set(scene.legal())
    scene.play("meet smuggler take fruit pay lira")
    scene.dice(1, 1)
    assert not after_action & set(scene.legal())
    assert scene.refusal("play repeat_post_office") == "IS-165"


@rule("IS-A69", "IL-148")
def test_the_card_that_calls_the_governor_does_not_pay_him() -> None:
    for others in ((), ("gain_good",)):
        scene = letters(2)
        scene.lira("red", 0)
        scene.hand("red", "use_figure", *others)
        scene.empty_deck()  # nothing can be drawn either
        scene.play("play use_figure")
        assert ("governor" in has(scene, "meet")) == bool(others)


@rule("IS-A69", "IM-080")
def test_the_card_of_an_errand_is_not_roasted() -> None:
    for others in ((), ("two_goods",), ("assistant_errand",)):
        scene = mocha()
        scene.guild_hand("red", "assistant_errand", *others)
        scene.lira("red", 1)
        scene.assistants("red", 17)
        visit(scene, 13)
        playable = "play guild assistant_errand" in scene.legal()
        assert playable == bool(others)
        if others:
            scene.play("play guild assistant_errand")
            assert scene.legal() == [f"discard guild {others[0]}"]


@rule("IS-A70", "IS-078")
def test_lira_that_a_figure_still_costs_are_not_spent_on_the_fruit_tile() -> None:
    for lira, allowed in ((2, False), (4, True)):
        scene = mocha()
        scene.mosque_tiles("red", "fruit")
        scene.figure("coffee_trader", 3)
        visit(scene, 3)
        scene.play("no action")
        scene.lira("red", lira)
        scene.play("meet coffee_trader")
        assert ("fruit tile" in scene.legal()) == allowed


@rule("IS-A71", "IL-118", "IS-182")
def test_a_bid_of_two_digits_is_one_decision() -> None:
    scene = letters(2)
    scene.lira("red", 63)
    act(scene, 23)
    scene.play("take fruit")
    assert has(scene, "bid")[-1] == "63"  # no more than one digit is needed
    scene.lira("red", 64)
    assert has(scene, "bid") == ["0+", "64+"]
    scene.play("bid 64+")
    assert (scene.p.unfinished, scene.legal()) == (1, ["bid 0"])
    assert scene.events(BID_EVENT) == []
    scene.play("bid 0")
    assert scene.events(BID_EVENT) == [[0, 64]]


@rule("IS-A72", "IS-108")
def test_of_two_copies_the_known_one_goes_first() -> None:
    scene = Scene(3)
    scene.hand("red", "gain_5_lira")
    scene.discarded("gain_5_lira")
    scene.merchant("red", 11)
    scene.play("go 6 leave act from discard")
    scene.draw("move_0")
    scene.play("discard move_0")
    assert scene.view("blue").players[0].known_cards == ["gain_5_lira"]
    assert has(scene, "play") == ["gain_5_lira"]  # one option for both
    scene.play("play gain_5_lira")
    assert (scene.hand_of("red"), scene.view("blue").players[0].known_cards) == (["gain_5_lira"], [])
    worlds = [scene.p.imagine(1, Rng(seed)) for seed in range(30)]
    kind = BOOK.describer.cards.index("gain_5_lira")
    assert {world.hands[kind] for world in worlds} == {0, 1}  # the other one is as hidden as before


@rule("IS-A73", "IM-074", "IM-075", "IM-077")
def test_a_guild_card_does_something() -> None:
    scene = mocha()
    scene.guild_hand("red", "two_assistants", "summon_figure", "family_errand")
    scene.assistants("red", 3, 9)
    scene.family("red", 4)
    scene.figure("governor", 2)
    act(scene, 2)
    scene.play("play guild two_assistants")
    assert "done" not in scene.legal()  # at least one
    scene.play("return 3 done")
    scene.play("play guild summon_figure")
    assert has(scene, "meet") == ["smuggler", "coffee_trader"]  # the Governor is here
    scene.play("meet smuggler")
    scene.play("play guild family_errand")
    assert {"4", "12"} & set(has(scene, "send")) == set()
    assert "2" in has(scene, "send")


@rule("IS-A73", "IM-079", "IM-060")
def test_a_cheap_extension_stands_for_the_action_and_not_for_its_repetition() -> None:
    scene = mocha()
    scene.guild_hand("red", "cheap_extension", "cheap_extension")
    scene.hand("red", "repeat_wainwright")
    scene.lira("red", 11)
    visit(scene, 1)
    scene.play("play guild cheap_extension")
    assert (scene.lira_of("red"), "play repeat_wainwright" in scene.legal()) == (7, True)
    assert scene.refusal("play guild cheap_extension") == "IM-079"
    scene.play("play repeat_wainwright")
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (0, 2)


def sell_a_fruit(scene: Scene) -> None:
    """Red comes to the Small Market, where every tile shows fruit."""
    scene.turn_of("red")
    scene.assistants("red")
    scene.merchant("red", 6)
    scene.goods("red", fruit=1)
    scene.play("go 11 leave act")


@rule("IS-A74", "IS-CH-12", "IS-121")
def test_the_last_demand_tile_of_a_stack_comes_without_chance() -> None:
    scene = Scene(3)
    scene.demand(11, "light_1")
    for tile in ("light_2", "light_3", "light_4"):
        sell_a_fruit(scene)
        scene.show_demand(tile)
    last = BOOK.describer.demands[1].index("light_5")
    assert scene.p.demand[6] == last  # the next one: everybody knows it
    sell_a_fruit(scene)
    assert (scene.question, scene.p.demand[5]) == (kinds.REST, last)


@rule("IS-A75", "IM-047", "IS-139")
def test_no_baksheesh_without_a_ruby() -> None:
    for rubies in (1, 0):
        scene = mocha()
        scene.coffee("red", 4)
        scene.goods("red", fabric=1, spice=1, fruit=1)
        for place in (13, 16, 20):
            scene.track(place, rubies if place == 16 else 0)
        act(scene, 19)
        assert ("baksheesh" in scene.legal()) == bool(rubies)
