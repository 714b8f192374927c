"""Mocha & Baksheesh: Roasting Plant, Guild Hall, Tavern and Coffee House (section 7.4)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, has, mocha, visit
from tests.rules import rule

# -- Roasting Plant -------------------------------------------------------------------------------


@rule("IM-040", "IM-084", "IS-EX-30")
def test_three_exchanges() -> None:
    scene = mocha()
    scene.lira("red", 3)
    scene.goods("red", fruit=1)
    scene.hand("red", "gain_good", "move_0")
    act(scene, 17)
    scene.play("discard move_0")
    assert (scene.coffee_of("red"), scene.discard_pile()) == (2, ["move_0"])
    scene.play("pay lira")
    assert (scene.coffee_of("red"), scene.lira_of("red")) == (4, 1)
    assert scene.refusal("pay lira") == "IM-040"
    scene.play("give fruit")
    assert (scene.lira_of("red"), scene.goods_of("red")["fruit"]) == (1, 0)
    assert (scene.hand_of("red"), scene.coffee_of("red")) == (["gain_good"], 6)
    assert scene.question == kinds.REST  # each exchange once


@rule("IM-040", "IS-A38", "IM-084")
def test_one_card_in_total_of_either_kind() -> None:
    scene = mocha()
    scene.lira("red", 4)
    scene.goods("red", fabric=2)
    scene.hand("red", "gain_good", "gain_good")
    scene.guild_hand("red", "seven_lira", "two_goods")
    act(scene, 17)
    scene.play("discard guild two_goods")
    assert (scene.coffee_of("red"), scene.guild_hand_of("red")) == (2, ["seven_lira"])
    assert (scene.view().guild_discard, scene.discard_pile()) == (["two_goods"], [])
    assert scene.legal() == ["give fabric", "pay lira", "play guild seven_lira", "done"]
    scene.play("give fabric")
    assert scene.refusal("give fabric") == "IS-DP-22"  # once, though there is another fabric
    scene.play("done")
    assert (scene.coffee_of("red"), scene.lira_of("red"), scene.goods_of("red")["fabric"]) == (4, 4, 1)


@rule("IM-041", "IM-040")
def test_the_action_needs_an_exchange() -> None:
    scene = mocha()
    scene.lira("red", 1)
    scene.coffee("red", 5)
    visit(scene, 17)
    assert scene.question == kinds.REST  # nothing to exchange: no action at all
    scene = mocha()
    scene.lira("red", 2)
    act(scene, 17)
    assert "done" not in scene.legal()
    assert scene.refusal("give fruit") == "IS-062"
    assert scene.refusal("discard gain_good") == "IM-040"
    assert scene.refusal("discard guild two_goods") == "IM-040"
    scene.play("pay lira")
    assert (scene.coffee_of("red"), scene.lira_of("red")) == (2, 0)


@rule("IM-084")
def test_what_is_gained_in_between_is_there() -> None:
    scene = mocha()
    scene.lira("red", 0)
    scene.goods("red", spice=1)
    scene.guild_hand("red", "seven_lira")
    act(scene, 17)
    assert scene.refusal("pay lira") == "IM-040"
    scene.play("give spice")
    scene.play("play guild seven_lira")
    scene.play("pay lira")
    assert (scene.lira_of("red"), scene.coffee_of("red")) == (5, 4)


# -- Guild Hall -----------------------------------------------------------------------------------


@rule("IM-042", "IM-043", "IS-A58")
def test_two_guild_cards_one_after_the_other() -> None:
    scene = mocha()
    scene.guild_hand("red", "summon_figure")
    scene.hand("red", "gain_good")
    scene.guild_discarded("two_goods", "seven_lira")
    act(scene, 18)
    assert scene.coffee_of("red") == 1
    assert scene.legal() == ["from deck", "from discard"]
    scene.play("from discard")
    assert scene.view().guild_discard == ["two_goods"]
    scene.play("from deck")
    scene.draw_guild("three_coffee")
    assert scene.legal() == [
        "discard guild seven_lira",
        "discard guild three_coffee",
        "discard guild summon_figure",
    ]
    assert scene.refusal("discard gain_good") == "IS-DP-13"
    assert scene.refusal("discard guild two_goods") == "IM-042"
    scene.play("discard guild three_coffee")  # one just taken
    assert scene.guild_hand_of("red") == ["seven_lira", "summon_figure"]
    assert scene.view().guild_discard == ["two_goods", "three_coffee"]
    assert scene.coffee_of("red") == 1


@rule("IM-044", "IS-183")
def test_an_empty_guild_deck_is_renewed() -> None:
    scene = mocha()
    scene.guild_hand("blue", *(card for card in BOOK.describer.guild_cards[2:] for _ in range(2)))
    scene.guild_hand("blue", "two_goods", "two_goods", "seven_lira")
    scene.guild_discarded("seven_lira")
    assert scene.p.guild_deck_size == 0
    act(scene, 18)
    scene.play("from deck")
    assert scene.view().guild_discard == []
    scene.draw_guild("seven_lira")  # the only card: no second one is left to take
    assert scene.legal() == ["discard guild seven_lira"]
    scene.play("discard guild seven_lira")
    assert (scene.guild_hand_of("red"), scene.view().guild_discard) == ([], ["seven_lira"])
    assert scene.question == kinds.REST


@rule("IM-081")
def test_without_guild_cards_none_is_drawn() -> None:
    scene = mocha()
    scene.guild_hand("blue", *(card for card in BOOK.describer.guild_cards for _ in range(2)))
    act(scene, 18)
    assert (scene.coffee_of("red"), scene.guild_hand_of("red"), scene.question) == (1, [], kinds.REST)
    scene = mocha()
    held = [card for card in BOOK.describer.guild_cards for _ in range(2)]
    scene.guild_hand("red", held.pop(), held.pop())
    scene.guild_hand("blue", *held)
    act(scene, 18)  # nothing to draw, but a guild card of the hand is discarded
    assert scene.legal() == ["discard guild assistant_errand"]
    scene.play("discard guild assistant_errand")
    assert scene.guild_hand_of("red") == ["assistant_errand"]
    scene = mocha()
    scene.guild_hand("blue", *(card for card in BOOK.describer.guild_cards for _ in range(2)))
    scene.hand("red", "gain_guild_card")
    scene.play("play gain_guild_card")
    assert (scene.guild_hand_of("red"), scene.question) == ([], kinds.MOVE)


# -- Tavern ---------------------------------------------------------------------------------------


def at_the_tavern(coffee: int, **goods: int) -> Scene:
    scene = mocha()
    scene.coffee("red", coffee)
    scene.goods("red", **goods)
    visit(scene, 19)
    return scene


@rule("IM-045", "IS-A30")
def test_one_of_three_options() -> None:
    scene = at_the_tavern(9, fabric=2, spice=2, fruit=2)
    scene.play("act")
    edges = has(scene, "barrier")
    assert len(edges) == 31  # every edge of 5 by 4 places
    assert [text for text in scene.legal() if not text.startswith("barrier")] == [
        "tavern straight_line",
        "tavern free_figures",
        "baksheesh",
    ]
    scene.play("tavern free_figures")
    assert (scene.coffee_of("red"), scene.question) == (8, kinds.REST)
    assert scene.refusal("act") == "IS-060"
    assert scene.refusal("tavern straight_line") == "IS-DP-38"
    scene = at_the_tavern(0, fabric=2)
    assert scene.question == kinds.REST  # nothing can be paid
    scene = mocha()
    scene.hand("red", "gain_good")
    visit(scene, 19)
    assert scene.refusal("act") == "IM-045"


@rule("IM-046", "IS-A34", "IS-A36")
def test_tavern_tiles() -> None:
    scene = at_the_tavern(3)
    scene.tavern_tiles("red", "straight_line")
    scene.tavern_tiles("blue", "free_figures")
    scene.tavern_tiles("green", "free_figures")
    scene.play("act")
    assert scene.refusal("tavern straight_line") == "IM-046"  # one of a kind
    scene.play("tavern free_figures")  # the third one costs 3
    assert scene.coffee_of("red") == 0
    assert scene.view().players[0].tavern_tiles == ["straight_line", "free_figures"]
    assert scene.rubies_of("red") == 0  # a pair earns nothing
    scene.play("end turn")
    scene.turn_of("red")
    scene.merchant("red", 16)
    scene.play("go 10")  # and its use costs no coffee: none is there
    assert scene.where("red") == 10
    scene = at_the_tavern(2)
    scene.others_have_tavern_tiles("straight_line", 2)
    scene.play("act")
    assert scene.refusal("tavern straight_line") == "IM-046"  # 3 coffee


@rule("IM-047", "IM-051", "IS-A33")
@pytest.mark.parametrize(("place", "before", "after"), [(13, 4, 5), (16, 12, 13), (20, 6, 7)])
def test_baksheesh(place: int, before: int, after: int) -> None:
    scene = at_the_tavern(5, fabric=2, spice=1, fruit=1, jewelry=1)
    scene.play("act baksheesh")
    assert scene.legal() == ["ruby 13", "ruby 16", "ruby 20"]
    assert scene.price(place) == before
    scene.play(f"ruby {place}")
    assert (scene.coffee_of("red"), scene.rubies_of("red"), scene.price(place)) == (1, 1, after)
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 0, "jewelry": 1}
    assert sum(scene.p.tracks) == 7 + 12 + 5 - 1


@rule("IM-047", "IM-020")
def test_a_baksheesh_that_cannot_be_paid() -> None:
    for coffee, goods in (
        (3, {"fabric": 1, "spice": 1, "fruit": 1}),
        (9, {"fabric": 1, "spice": 1, "jewelry": 2}),
    ):
        scene = at_the_tavern(coffee, **goods)
        scene.play("act")
        assert scene.refusal("baksheesh") == "IM-047"
    scene = at_the_tavern(4, fabric=1, spice=1, fruit=1)
    scene.track(13, 0)
    scene.track(20, 0)
    scene.play("act baksheesh")  # an empty track offers nothing
    assert (scene.rubies_of("red"), scene.price(16)) == (1, 13)
    scene = at_the_tavern(4, fabric=1, spice=1, fruit=1)
    for place in (13, 16, 20):
        scene.track(place, 0)
    scene.play("act")
    assert scene.refusal("baksheesh") == "IM-047"


@rule("IM-048", "IM-054", "IS-A31")
def test_the_barrier_and_the_action_of_a_place_at_it() -> None:
    scene = at_the_tavern(3)
    scene.play("act")
    assert scene.refusal("barrier 1-2") == "IM-054"  # these do not touch
    scene.play("barrier 3-17")
    assert scene.view().barrier == (3, 17)
    assert (scene.view().barrier_holder, scene.coffee_of("red")) == (0, 1)
    assert scene.legal() == ["act at 3", "act at 17", "no action"]
    assert scene.refusal("act at 19") == "IM-048"
    scene.play("act at 3")
    assert (scene.goods_of("red")["spice"], scene.question) == (2, kinds.REST)
    scene = at_the_tavern(2)
    scene.barrier(3, 17, "blue")
    scene.play("act")
    assert scene.refusal("barrier 3-17") == "IM-054"  # where it lies already
    scene.play("barrier 3-10 no action")
    assert (scene.view().barrier, scene.view().barrier_holder) == ((3, 10), 0)
    assert (scene.goods_of("red")["spice"], scene.question) == (0, kinds.REST)
    scene = at_the_tavern(1)
    scene.play("act")
    assert scene.refusal("barrier 3-17") == "IM-048"  # 2 coffee
    scene = at_the_tavern(2)
    scene.play("act barrier 13-14")
    assert scene.question == kinds.REST  # neither action can be paid: none is asked for


@rule("IM-059")
def test_the_action_at_the_barrier_meets_nobody() -> None:
    scene = at_the_tavern(2)
    scene.lira("red", 0)
    scene.merchant("blue", 3)
    scene.family("green", 3)
    scene.figure("smuggler", 3)
    scene.play("act barrier 3-17")
    before = (scene.stack_of("red"), scene.assistants_of("red"))
    scene.play("act at 3")
    assert (scene.goods_of("red")["spice"], scene.lira_of("blue")) == (2, 3)
    assert (scene.stack_of("red"), scene.assistants_of("red")) == before
    assert scene.where("red") == 19
    assert scene.legal() == ["end turn"]
    # Through the Police Station a family member goes on, but not to the Tavern within an action of the Tavern.
    scene = at_the_tavern(4)
    scene.play("act barrier 6-12 act at 12")
    scene.play("send 19")
    assert (scene.family_of("red"), scene.question) == (19, kinds.REST)
    scene = at_the_tavern(4)
    scene.play("act barrier 6-19")
    assert has(scene, "act at") == ["6"]
    assert scene.refusal("act at 19") == "IM-045"


# -- Coffee House ---------------------------------------------------------------------------------


@rule("IM-049", "IM-050", "IM-051", "IM-009")
def test_the_coffee_house() -> None:
    paid = []
    for rubies in (5, 4, 3, 2, 1):
        scene = mocha()
        scene.track(20, rubies)
        scene.coffee("red", 12)
        act(scene, 20)
        paid.append(12 - scene.coffee_of("red"))
        assert (scene.rubies_of("red"), scene.p.tracks[2]) == (1, rubies - 1)
    assert paid == [6, 7, 8, 9, 10]
    scene = mocha()
    scene.hand("red", "gain_good")
    scene.coffee("red", 5)
    visit(scene, 20)
    assert scene.refusal("act") == "IM-049"
    scene = mocha()
    scene.hand("red", "gain_good")
    scene.coffee("red", 12)
    scene.track(20, 0)
    visit(scene, 20)
    assert scene.refusal("act") == "IS-139"


@rule("IS-EX-31", "IM-061", "IM-050")
def test_the_coffee_house_twice() -> None:
    scene = mocha()
    scene.coffee("red", 13)
    scene.hand("red", "repeat_coffee_house")
    act(scene, 20)
    assert scene.coffee_of("red") == 7
    scene.play("play repeat_coffee_house")
    assert (scene.coffee_of("red"), scene.rubies_of("red"), scene.price(20)) == (0, 2, 8)
    assert scene.discard_pile() == ["repeat_coffee_house"]
