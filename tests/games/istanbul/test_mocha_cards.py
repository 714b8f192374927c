"""Mocha & Baksheesh: its bonus cards and guild cards (sections 7.6 and 7.7)."""

from __future__ import annotations

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import act, has, mocha, visit
from tests.rules import rule

# -- bonus cards ----------------------------------------------------------------------------------


@rule("IM-060")
def test_the_wainwright_twice() -> None:
    scene = mocha()
    scene.lira("red", 20)
    scene.hand("red", "repeat_wainwright", "repeat_wainwright")
    visit(scene, 1)
    assert scene.refusal("play repeat_wainwright") == "IS-165"
    scene.play("act")
    scene.play("play repeat_wainwright")
    assert (scene.lira_of("red"), scene.p.extensions[0], scene.discard_pile()) == (
        6,
        2,
        ["repeat_wainwright"],
    )
    assert scene.refusal("play repeat_wainwright") == "IS-101"


@rule("IM-061")
def test_the_coffee_house_twice_needs_an_execution_and_the_new_price() -> None:
    scene = mocha()
    scene.coffee("red", 12)
    scene.hand("red", "repeat_coffee_house")
    visit(scene, 20)
    assert scene.refusal("play repeat_coffee_house") == "IS-165"
    scene.play("act")
    assert scene.refusal("play repeat_coffee_house") == "IM-049"  # 6 are left, 7 are due


@rule("IM-062", "IM-063", "IM-064")
def test_coffee_and_a_guild_card_from_cards() -> None:
    scene = mocha()
    scene.hand("red", "gain_2_coffee", "gain_guild_card", "sell_coffee")
    scene.lira("red", 0)
    assert scene.refusal("play sell_coffee") == "IM-064"
    scene.play("play gain_2_coffee")
    assert scene.coffee_of("red") == 2
    scene.play("play gain_guild_card")
    scene.draw_guild("seven_lira")
    assert scene.guild_hand_of("red") == ["seven_lira"]
    scene.play("play sell_coffee")
    assert (scene.coffee_of("red"), scene.lira_of("red")) == (1, 5)
    assert scene.discard_pile() == ["gain_2_coffee", "gain_guild_card", "sell_coffee"]


@rule("IM-065", "IS-A55")
def test_calling_the_coffee_trader() -> None:
    scene = mocha()
    scene.hand("red", "call_coffee_trader", "call_coffee_trader")
    scene.lira("red", 3)
    scene.figure("coffee_trader", 13)
    scene.play("play call_coffee_trader")
    scene.play("pay lira")
    scene.dice(1, 2)
    assert (scene.coffee_of("red"), scene.lira_of("red"), scene.where_figure("coffee_trader")) == (2, 1, 3)
    assert scene.refusal("play call_coffee_trader") == "IM-065"  # neither 2 Lira nor a good
    scene.goods("red", jewelry=1)
    visit(scene, 3)
    scene.play("no action")
    scene.play("meet coffee_trader")  # the card was no encounter
    scene.play("give jewelry")
    scene.dice(1, 3)
    assert (scene.coffee_of("red"), scene.where_figure("coffee_trader")) == (4, 4)


@rule("IM-066", "IM-054")
def test_moving_the_barrier_by_card() -> None:
    scene = mocha()
    scene.hand("red", "move_barrier")
    scene.barrier(7, 17, "blue")
    scene.play("play move_barrier")
    assert scene.refusal("barrier 7-17") == "IM-054"
    assert scene.refusal("barrier 1-2") == "IM-054"
    scene.play("barrier 1-7")
    assert (scene.view().barrier, scene.view().barrier_holder) == ((1, 7), 0)
    assert (scene.question, scene.coffee_of("red")) == (kinds.MOVE, 0)  # without an action, without a price
    assert scene.discard_pile() == ["move_barrier"]


@rule("IM-067")
def test_another_warehouse() -> None:
    scene = mocha()
    scene.hand("red", "any_warehouse", "any_warehouse")
    assert scene.refusal("play any_warehouse") == "IM-067"
    visit(scene, 2)
    scene.play("play any_warehouse")
    assert has(scene, "act at") == ["3", "4"]
    scene.play("act at 4")
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 2, "jewelry": 0}
    assert scene.refusal("act") == "IS-060"  # instead of the own action
    scene = mocha()
    scene.hand("red", "any_warehouse")
    visit(scene, 17)
    assert scene.refusal("play any_warehouse") == "IM-067"


# -- guild cards ----------------------------------------------------------------------------------


@rule("IM-070", "IM-071", "IM-072", "IM-073")
def test_guild_cards_that_bring_something() -> None:
    scene = mocha()
    scene.lira("red", 0)
    scene.guild_hand("red", "two_goods", "seven_lira", "three_coffee", "seven_lira")
    assert scene.refusal("play guild summon_figure") == "IM-070"
    scene.play("play guild seven_lira")
    scene.play("play guild three_coffee")
    scene.play("play guild seven_lira")
    assert (scene.lira_of("red"), scene.coffee_of("red")) == (14, 3)
    scene.play("play guild two_goods take fabric")
    assert has(scene, "take") == ["spice", "fruit", "jewelry"]
    assert scene.refusal("take fabric") == "IM-071"
    scene.play("take jewelry")
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 0, "jewelry": 1}
    assert scene.guild_hand_of("red") == []
    assert scene.view().guild_discard == ["seven_lira", "three_coffee", "seven_lira", "two_goods"]


@rule("IM-070", "IM-073")
def test_guild_cards_keep_to_their_time() -> None:
    scene = mocha()
    scene.guild_hand("red", "seven_lira", "three_coffee")
    scene.lira("red", 2)
    scene.goods("red", fruit=1)
    act(scene, 17)
    scene.play("give fruit")
    assert has(scene, "play guild") == ["seven_lira"]  # within an action
    assert scene.refusal("play guild three_coffee") == "IM-073"
    scene.play("done play guild three_coffee")
    assert scene.coffee_of("red") == 5


@rule("IM-074")
def test_two_assistants() -> None:
    scene = mocha()
    scene.guild_hand("red", "two_assistants", "two_assistants")
    assert scene.refusal("play guild two_assistants") == "IM-074"
    scene.assistants("red", 2, 9, 16)
    scene.play("play guild two_assistants")
    assert has(scene, "return") == ["2", "9", "16"]
    assert scene.refusal("return 3") == "IM-074"
    scene.play("return 9 return 16")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [2])
    scene.assistants("red", 2, 9)
    scene.play("play guild two_assistants return 2 done")  # up to two
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [9])


@rule("IM-075", "IM-083")
def test_summoning_a_figure() -> None:
    scene = mocha()
    scene.guild_hand("red", "summon_figure")
    scene.lira("red", 2)
    scene.figure("smuggler", 5)
    visit(scene, 13)
    scene.play("play guild summon_figure")
    assert has(scene, "meet") == ["governor", "smuggler", "coffee_trader"]
    scene.play("meet smuggler")
    assert scene.where_figure("smuggler") == 13  # without a roll
    assert scene.asked == "red"
    scene.play("meet smuggler take jewelry pay lira")
    scene.dice(5, 5)
    assert (scene.goods_of("red")["jewelry"], scene.where_figure("smuggler")) == (1, 10)


@rule("IM-076")
def test_safe_conduct() -> None:
    scene = mocha(2)
    scene.guild_hand("red", "safe_conduct", "safe_conduct")
    scene.lira("red", 5)
    scene.lira("blue", 0)
    scene.barrier(7, 17, "blue")
    scene.merchant("blue", 17)
    scene.neutrals(17, 5, 5)
    scene.play("play guild safe_conduct")
    assert scene.refusal("play guild safe_conduct") == "IM-076"
    scene.play("go 17 leave")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (5, 0)  # neither toll nor payment
    assert scene.question == kinds.ACTION
    assert scene.refusal("play guild safe_conduct") == "IM-076"  # phase 1 is over
    scene.play("no action end turn")
    scene.play("go 7 no action end turn")
    assert scene.asked == "red"
    scene.play("go 7")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (3, 2)  # it held for that turn only


@rule("IM-077", "IM-082")
def test_a_family_errand() -> None:
    scene = mocha()
    scene.guild_hand("red", "family_errand")
    scene.family("red", 9)
    scene.merchant("blue", 4)
    scene.lira("blue", 0)
    scene.family("green", 4)
    scene.figure("governor", 4)
    visit(scene, 2)
    assert scene.refusal("play guild family_errand") == "IM-077"  # after the own action
    scene.play("act")
    before = (scene.lira_of("red"), scene.stack_of("red"))
    scene.play("play guild family_errand")
    assert scene.refusal("send 12") == "IM-077"
    scene.play("send 4")
    scene.play("act")
    assert scene.goods_of("red") == {"fabric": 2, "spice": 0, "fruit": 2, "jewelry": 0}
    assert (scene.family_of("red"), scene.where("red")) == (4, 2)
    assert (scene.lira_of("red"), scene.stack_of("red"), scene.lira_of("blue")) == (*before, 0)
    assert (scene.family_of("green"), scene.legal()) == (4, ["end turn"])  # nobody is caught or met there
    assert scene.view().guild_discard == ["family_errand"]
    scene = mocha()
    scene.guild_hand("red", "family_errand")
    visit(scene, 2)
    scene.play("no action")
    assert scene.refusal("play guild family_errand") == "IM-077"  # there was no own action


@rule("IM-078")
def test_a_second_sale() -> None:
    scene = mocha()
    scene.guild_hand("red", "second_sale", "second_sale")
    scene.lira("red", 0)
    scene.goods("red", fabric=2, jewelry=2)
    scene.demand(10, "dark_1")
    visit(scene, 10)
    assert scene.refusal("play guild second_sale") == "IM-078"
    scene.play("act sell fabric done")
    scene.show_demand("dark_2")
    assert scene.lira_of("red") == 3
    scene.play("play guild second_sale")
    scene.play("sell fabric sell jewelry done")
    scene.show_demand("dark_3")
    assert (scene.lira_of("red"), scene.goods_of("red")["jewelry"]) == (10, 1)
    assert scene.view().guild_discard == ["second_sale"]
    scene.goods("red", fruit=1)
    assert scene.refusal("play guild second_sale") == "IM-078"  # the new tile shows no fruit


@rule("IM-079")
def test_a_cheap_extension() -> None:
    scene = mocha()
    scene.guild_hand("red", "cheap_extension", "cheap_extension")
    scene.lira("red", 5)
    assert scene.refusal("play guild cheap_extension") == "IM-079"
    visit(scene, 1)
    assert scene.refusal("act") == "IS-101"
    scene.play("play guild cheap_extension")
    assert (scene.lira_of("red"), scene.p.extensions[0], scene.question) == (1, 1, kinds.REST)
    scene = mocha()
    scene.guild_hand("red", "cheap_extension")
    scene.lira("red", 3)
    visit(scene, 1)
    assert scene.refusal("play guild cheap_extension") == "IM-079"


@rule("IM-080", "IM-082")
def test_an_assistants_errand() -> None:
    scene = mocha()
    scene.guild_hand("red", "assistant_errand", "assistant_errand")
    scene.assistants("red", 3, 16)
    scene.merchant("blue", 3)
    scene.figure("smuggler", 3)
    scene.lira("blue", 0)
    scene.lira("red", 4)
    visit(scene, 13)
    scene.play("play guild assistant_errand")
    assert has(scene, "act at") == []  # 16 cannot be paid and 13 neither: it is 3 at once
    assert scene.goods_of("red")["spice"] == 2
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.where("red")) == (4, 0, 13)
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (1, [3, 13, 16])
    assert scene.refusal("act") == "IS-060"  # instead of the own action
    assert scene.refusal("play guild assistant_errand") == "IM-080"
    assert scene.refusal("meet smuggler") == "IS-070"  # he is at 3, the merchant at 13
    scene = mocha()
    scene.guild_hand("red", "assistant_errand")
    scene.assistants("red", 2, 3, 4)
    visit(scene, 13)
    scene.play("play guild assistant_errand")
    assert has(scene, "act at") == ["2", "3", "4"]
    scene.play("act at 2")
    assert scene.goods_of("red")["fabric"] == 2


@rule("IM-070", "IS-178")
def test_guild_cards_are_of_no_use_after_the_last_turn() -> None:
    scene = Scene(2, box="mocha")
    scene.guild_hand("red", "seven_lira")
    scene.hand("red", "gain_good")
    scene.rubies("red", 6)
    scene.p.triggered = 1
    scene.turn_of("blue")
    visit(scene, 13, "blue")
    scene.play("end turn")
    assert (scene.asked, scene.question) == ("red", kinds.LEFTOVERS)
    assert scene.legal() == ["play gain_good", "done"]
