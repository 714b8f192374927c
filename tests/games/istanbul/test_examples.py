"""The worked examples of the rules document, number for number (section 11)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scene import Scene
from tests.rules import rule

# -- base ---------------------------------------------------------------------------------------------------------


@rule("IS-EX-01")
def test_leave_an_assistant() -> None:
    scene = Scene(4)
    scene.play("go 2")
    scene.play("leave")
    scene.play("act")
    assert scene.stack_of("red") == 3
    assert scene.assistants_of("red") == [2]
    assert scene.goods_of("red")["fabric"] == 2


@rule("IS-EX-02")
def test_pick_up() -> None:
    scene = Scene(4)
    scene.merchant("red", 15, stack=2)
    scene.assistants("red", 4)
    scene.p.stack[0] = 2
    scene.play("go 4")
    scene.play("pick up")
    scene.play("act")
    assert scene.stack_of("red") == 3
    assert scene.assistants_of("red") == []
    assert scene.goods_of("red")["fruit"] == 2


@rule("IS-EX-03")
def test_no_assistant() -> None:
    scene = Scene(4)
    scene.merchant("red", 11, stack=0)
    scene.figure("governor", 9)
    scene.merchant("blue", 9)
    scene.play("go 9")
    assert scene.legal() == ["end turn"]
    assert scene.lira_of("blue") == 3


@rule("IS-EX-04", "IS-EX-05")
@pytest.mark.parametrize(("lira", "paid"), [(5, True), (3, False)])
def test_pay_two_merchants_or_none(lira: int, paid: bool) -> None:
    scene = Scene(4)
    scene.merchant("red", 6)
    scene.lira("red", lira)
    scene.merchant("blue", 10)
    scene.merchant("green", 10)
    before = scene.lira_of("blue"), scene.lira_of("green")
    scene.play("go 10")
    scene.play("leave")
    if paid:
        scene.play("pay")
        assert scene.lira_of("red") == 1
        assert (scene.lira_of("blue"), scene.lira_of("green")) == (before[0] + 2, before[1] + 2)
        assert "no action" in scene.legal() or "end turn" in scene.legal()
    else:
        assert scene.legal() == ["end turn"]
        assert scene.lira_of("red") == 3
        assert scene.assistants_of("red") == [10]


@rule("IS-EX-06")
def test_post_office_cycle() -> None:
    scene = Scene(4)
    gains = []
    for _ in range(6):
        scene.goods("red")
        scene.lira("red", 0)
        scene.merchant("red", 15, stack=4)
        scene.assistants("red")
        scene.turn_of("red")
        scene.play("go 5")
        scene.play("leave")
        scene.play("act")
        got = [good for good, number in scene.goods_of("red").items() if number]
        gains.append((got, scene.lira_of("red")))
    assert gains == [
        (["spice", "fruit"], 2),
        (["fabric", "fruit"], 2),
        (["fabric", "fruit"], 3),
        (["fabric", "jewelry"], 3),
        (["fabric", "jewelry"], 4),
        (["spice", "fruit"], 2),
    ]


def black_market(*last: str) -> Scene:
    scene = Scene(4)
    scene.merchant("red", 6)
    scene.mosque_tiles("red", "fabric")
    scene.extensions("red", 1)
    scene.goods("red", jewelry=1)
    scene.play("go 8")
    scene.play("leave")
    scene.play("act take spice")
    scene.dice(2, 5)
    for move in last:
        scene.play(move)
    return scene


@rule("IS-EX-07")
def test_black_market_with_the_fabric_tile() -> None:
    scene = black_market("turn first")
    assert scene.goods_of("red") == {"fabric": 0, "spice": 1, "fruit": 0, "jewelry": 3}
    scene = black_market("roll again")
    scene.dice(1, 1)
    assert scene.goods_of("red")["jewelry"] == 1
    assert scene.asked == "red"


@rule("IS-EX-08")
@pytest.mark.parametrize(("second", "lira"), [(5, 8), (4, 2)])
def test_tea_house(second: int, lira: int) -> None:
    scene = Scene(4)
    scene.merchant("red", 11)
    scene.lira("red", 0)
    scene.play("go 9")
    scene.play("leave")
    scene.play("act announce 8")
    scene.dice(3, second)
    assert scene.lira_of("red") == lira


@rule("IS-EX-09")
def test_small_market() -> None:
    scene = Scene(4)
    scene.merchant("red", 7)
    scene.demand(11, "light_5")
    scene.goods("red", spice=2, fruit=2)
    scene.lira("red", 0)
    scene.play("go 11")
    scene.play("leave")
    scene.play("act sell spice sell spice sell fruit")
    scene.show_demand("light_1")
    assert scene.lira_of("red") == 9
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 1, "jewelry": 0}
    assert scene.p.demand[5:] == [0, -1, -1, -1, 4]


@rule("IS-EX-10")
def test_any_goods() -> None:
    scene = Scene(4)
    scene.merchant("red", 7)
    scene.demand(11, "light_5")
    scene.extensions("red", 1)
    scene.goods("red", jewelry=3, fabric=2)
    scene.lira("red", 0)
    scene.hand("red", "small_market_any")
    scene.play("go 11")
    scene.play("leave")
    scene.play("play small_market_any sell fabric sell fabric sell jewelry sell jewelry sell jewelry")
    scene.show_demand("light_1")
    assert scene.lira_of("red") == 20
    assert scene.discard_pile() == ["small_market_any"]


@rule("IS-EX-11")
def test_prices_of_the_sultan() -> None:
    scene = Scene(4)
    tables = scene.p.tables
    prices = [(tables.sultan_fixed[4 * k : 4 * k + 4], tables.sultan_any[k]) for k in (4, 5, 6)]
    assert scene.price(13) == 4
    assert prices == [([1, 1, 1, 1], 0), ([1, 1, 1, 1], 1), ([1, 1, 1, 2], 1)]


@rule("IS-EX-12")
def test_gemstone_dealer_twice() -> None:
    scene = Scene(3)
    scene.merchant("red", 1)
    scene.lira("red", 30)
    scene.hand("red", "repeat_gemstone")
    scene.play("go 16")
    scene.play("leave")
    scene.play("act")
    scene.play("play repeat_gemstone")
    assert scene.lira_of("red") == 1
    assert scene.rubies_of("red") == 2
    assert scene.price(16) == 16


@rule("IS-EX-13")
@pytest.mark.parametrize("spice", [False, True])
def test_mosque(spice: bool) -> None:
    scene = Scene(3)
    scene.merchant("red", 3)
    scene.extensions("red", 1)
    scene.goods("red", fabric=3)
    if spice:
        scene.mosque_tiles("red", "spice")
    scene.play("go 14")
    scene.play("leave")
    scene.play("act")
    assert scene.goods_of("red")["fabric"] == 2
    assert scene.p.tables.mosque_needs[scene.p.mosque_gone(0)] == 3
    assert scene.rubies_of("red") == int(spice)


@rule("IS-EX-14")
def test_third_extension() -> None:
    scene = Scene(4)
    scene.merchant("red", 10)
    scene.extensions("red", 2)
    scene.lira("red", 7)
    scene.play("go 1")
    scene.play("leave")
    scene.play("act")
    assert scene.lira_of("red") == 0
    assert scene.p.capacity(0) == 5
    assert scene.rubies_of("red") == 1


@rule("IS-EX-15")
def test_family_member() -> None:
    scene = Scene(4)
    scene.merchant("blue", 10)
    scene.demand(10, "dark_1")
    scene.goods("red", spice=1)
    scene.lira("red", 0)
    before = scene.lira_of("blue")
    scene.play("go 12")
    scene.play("leave")
    scene.play("act send 10")
    scene.play("act")
    scene.show_demand("dark_2")
    assert scene.lira_of("red") == 3
    assert scene.lira_of("blue") == before
    assert scene.family_of("red") == 10


@rule("IS-EX-16")
def test_catch() -> None:
    scene = Scene(4)
    scene.merchant("red", 15)
    scene.lira("red", 0)
    scene.family("blue", 5)
    scene.family("green", 5)
    scene.play("go 5")
    scene.play("leave")
    scene.play("act")
    assert scene.refusal("end turn") == "IS-072"
    scene.play("catch for lira blue")
    scene.play("catch for card green")
    scene.draw("gain_good")
    assert scene.family_of("blue") == scene.family_of("green") == 12
    assert scene.lira_of("red") == 5
    assert scene.hand_of("red") == ["gain_good"]


@rule("IS-EX-17")
def test_governor() -> None:
    scene = Scene(4)
    scene.merchant("red", 12)
    scene.figure("governor", 4)
    scene.lira("red", 1)
    scene.hand("red", "move_0")
    scene.play("go 4")
    scene.play("leave")
    scene.play("no action")
    scene.play("meet governor")
    scene.draw("gain_5_lira")
    assert scene.legal() == ["discard gain_5_lira", "discard move_0"]
    scene.play("discard move_0")
    scene.dice(5, 6)
    assert scene.where_figure("governor") == 11
    assert scene.hand_of("red") == ["gain_5_lira"]


@rule("IS-EX-18")
def test_neutral_merchant() -> None:
    scene = Scene(2)
    scene.merchant("red", 2)
    scene.lira("red", 3)
    scene.goods("red", fabric=2)
    scene.play("go 14")
    scene.play("leave")
    scene.play("pay")
    scene.dice(3, 4)
    assert scene.lira_of("red") == 1
    assert scene.p.neutral == [7, 15, 16]
    scene.play("act")
    assert scene.mosque_tiles_of("red") == ["fabric"]


@rule("IS-EX-19", "IS-EX-20")
@pytest.mark.parametrize("leftover", [False, True])
def test_end_and_tie(leftover: bool) -> None:
    scene = Scene(3)
    for colour, rubies, lira in (("red", 5, 3), ("blue", 5, 3), ("green", 4, 9)):
        scene.rubies(colour, rubies)
        scene.lira(colour, lira)
    scene.goods("red", fabric=2, spice=2)
    scene.goods("blue", fabric=2, spice=2, fruit=2)
    scene.p.triggered = 1
    if leftover:
        scene.hand("red", "gain_5_lira")
    for colour in ("red", "blue", "green"):
        assert scene.asked == colour
        scene.play(scene.legal()[0])
        while scene.asked == colour and "end turn" not in scene.legal():
            scene.play("decline")
        scene.play("end turn")
    if leftover:
        assert scene.asked == "red"
        scene.play("play gain_5_lira")
    assert scene.asked == "nobody"
    assert scene.ranks() == ({"red": 1, "blue": 2} if leftover else {"red": 2, "blue": 1}) | {"green": 3}


@rule("IS-EX-21")
def test_caravansary() -> None:
    scene = Scene(4)
    scene.hand("red", "move_0")
    scene.discarded("gain_5_lira")
    scene.play("go 6")
    scene.play("leave")
    scene.play("act")
    scene.play("from discard")
    scene.draw("gain_good")
    scene.play("discard move_0")
    assert scene.hand_of("red") == ["gain_good", "gain_5_lira"]
    assert scene.view("blue").players[0].known_cards == ["gain_5_lira"]


@rule("IS-EX-22")
def test_stay() -> None:
    scene = Scene(4)
    scene.merchant("red", 16)
    scene.assistants("red", 16)
    scene.p.stack[0] = 1
    scene.lira("red", 20)
    scene.hand("red", "move_0")
    scene.play("play move_0")
    scene.play("pick up")
    assert scene.stack_of("red") == 2
    scene.play("act")
    assert scene.rubies_of("red") == 1


@rule("IS-EX-23")
def test_money_at_the_last_moment() -> None:
    scene = Scene(4)
    scene.merchant("red", 12)
    scene.merchant("blue", 4)
    scene.lira("red", 1)
    scene.lira("blue", 0)
    scene.hand("red", "gain_5_lira")
    scene.play("go 4")
    scene.play("leave")
    scene.play("play gain_5_lira")
    scene.play("pay")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 2)
    assert "act" in scene.legal()


@rule("IS-EX-24")
@pytest.mark.parametrize(("good", "after"), [("fruit", (1, 2)), ("spice", (2, 2))])
def test_full_wheelbarrow(good: str, after: tuple[int, int]) -> None:
    scene = Scene(4)
    scene.merchant("red", 12)
    scene.figure("smuggler", 4)
    scene.goods("red", fruit=2, spice=1)
    scene.lira("red", 2)
    scene.play("go 4")
    scene.play("leave")
    scene.play("no action")
    scene.play(f"meet smuggler take {good}")
    scene.play("pay lira")
    scene.dice(1, 1)
    assert (scene.goods_of("red")["spice"], scene.goods_of("red")["fruit"]) == after
    assert scene.lira_of("red") == 0


# -- Mocha & Baksheesh --------------------------------------------------------------------------------------------


@rule("IS-EX-30")
def test_roasting_plant() -> None:
    scene = Scene(4, box="mocha")
    scene.lira("red", 3)
    scene.goods("red", fruit=1)
    scene.hand("red", "move_0", "gain_good")
    scene.play("go 17")
    scene.play("leave")
    scene.play("act pay lira")
    scene.play("give fruit")
    scene.play("discard move_0")
    assert scene.lira_of("red") == 1
    assert scene.goods_of("red")["fruit"] == 0
    assert scene.hand_of("red") == ["gain_good"]
    assert scene.coffee_of("red") == 6


@rule("IS-EX-31")
def test_coffee_house() -> None:
    scene = Scene(4, box="mocha")
    scene.merchant("red", 2)
    scene.coffee("red", 13)
    scene.hand("red", "repeat_coffee_house")
    scene.play("go 20")
    scene.play("leave")
    scene.play("act")
    scene.play("play repeat_coffee_house")
    assert scene.coffee_of("red") == 0
    assert scene.rubies_of("red") == 2
    assert scene.price(20) == 8


@rule("IS-EX-32")
def test_free_figure() -> None:
    scene = Scene(4, box="mocha")
    scene.tavern_tiles("red", "free_figures")
    scene.lira("red", 0)
    scene.figure("smuggler", 17)
    scene.play("go 17")
    scene.play("leave")
    scene.play("meet smuggler take jewelry")
    scene.play("pay lira")
    scene.dice(2, 2)
    assert scene.goods_of("red")["jewelry"] == 1
    assert scene.where_figure("smuggler") == 4


@rule("IS-EX-33")
@pytest.mark.parametrize(("place", "lira"), [(17, 0), (3, 2)])
def test_barrier_toll(place: int, lira: int) -> None:
    scene = Scene(4, box="mocha")
    scene.barrier(7, 17, "blue")
    scene.lira("red", 2)
    before = scene.lira_of("blue")
    scene.play(f"go {place}")
    assert scene.lira_of("red") == lira
    assert scene.lira_of("blue") == before + 2 - lira


# -- Letters & Seals ----------------------------------------------------------------------------------------------


def auction() -> Scene:
    """Yellow, Red and Blue of the rulebook sit as red, blue and green."""
    scene = Scene(3, box="letters")
    scene.merchant("red", 12)
    for colour, lira in (("red", 6), ("blue", 4), ("green", 9)):
        scene.lira(colour, lira)
    scene.play("go 23")
    scene.play("leave")
    scene.play("act take jewelry")
    scene.play("bid 1")
    assert scene.asked == "blue"
    scene.play("pass")
    assert scene.asked == "green"
    scene.play("bid 5")
    assert scene.legal() == ["bid 6", "pass"]
    return scene


@rule("IS-EX-40")
def test_the_auction_of_the_rulebook() -> None:
    scene = auction()
    scene.play("pass")
    scene.draw("gain_good")
    scene.draw("gain_letter")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [11, 4, 4]
    assert len(scene.hand_of("green")) == 2
    assert scene.goods_of("red")["jewelry"] == 1


@rule("IS-EX-41")
def test_the_active_player_wins_the_auction() -> None:
    scene = auction()
    scene.play("bid 6")
    scene.draw("gain_good")
    scene.draw("gain_letter")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [0, 4, 9]
    assert len(scene.hand_of("red")) == 2


@rule("IS-EX-42", "IS-EX-43")
def test_double_move() -> None:
    scene = Scene(3, box="letters")
    scene.letters("red", 2, delivered=True)
    scene.letters("red", 3)
    scene.letters("red", 5, 8, delivered=True)
    scene.play("go 6")
    scene.play("decline")
    scene.play("double move letter 2 delivered letter 3")
    assert scene.asked == "red"
    assert scene.letters_of("red") == [(5, True), (8, True)]
    scene.play("go 7")
    scene.play("no action")
    assert "double move" not in scene.legal()
    assert scene.refusal("double move") == "IL-064"


@rule("IS-EX-42")
def test_no_superfluous_letter() -> None:
    scene = Scene(3, box="letters")
    scene.letters("red", 2, 3, delivered=True)
    scene.letters("red", 16)
    scene.play("go 6")
    scene.play("decline")
    scene.play("double move letter 2 delivered")
    assert scene.legal() == ["letter 3 delivered", "letter 16"]
    scene.play("letter 3 delivered")
    assert scene.letters_of("red") == [(16, False)]


@rule("IS-EX-44")
def test_delivery_without_movement() -> None:
    scene = Scene(3, box="letters")
    scene.family("red", 10)
    scene.merchant("red", 4)
    scene.play("go 21")
    scene.play("leave")
    scene.play("act")
    scene.draw_letter(10)
    scene.draw_letter(3)
    assert scene.letters_of("red") == [(3, False), (10, True)]


@rule("IS-EX-45")
def test_secret_society() -> None:
    scene = Scene(4, box="letters")
    scene.merchant("red", 6)
    scene.letters("red", 2, 3, delivered=True)
    scene.letters("red", 5, 8)
    scene.lira("red", 0)
    scene.play("go 24")
    scene.play("leave")
    scene.play("act ruby 16")
    assert scene.rubies_of("red") == 1
    assert scene.lira_of("red") == 3
    assert scene.price(16) == 13
    assert scene.letters_of("red") == []


@rule("IS-EX-46")
def test_refill() -> None:
    scene = Scene(4, box="letters")
    scene.turn_of("blue")
    scene.merchant("blue", 5)
    scene.track(16, 1)
    scene.lira("blue", 23)
    scene.play("go 16")
    scene.play("leave")
    scene.play("act")
    assert scene.rubies_of("blue") == 1
    assert scene.p.tracks[1] == 1
    assert scene.price(16) == 23


@rule("IS-EX-47")
def test_companion() -> None:
    scene = Scene(3, box="letters")
    scene.companion("red", "own")
    scene.merchant("red", 6)
    scene.merchant("blue", 6)
    scene.companion("blue", 1)
    scene.merchant("green", 1)
    scene.lira("red", 11)
    before = scene.lira_of("blue"), scene.lira_of("green")
    scene.play("place companion")
    assert scene.lira_of("red") == 11
    scene.play("companion 1")
    scene.play("pay")
    assert (scene.lira_of("blue"), scene.lira_of("green")) == (before[0] + 2, before[1] + 2)
    scene.play("act")
    assert scene.lira_of("red") == 0
    assert scene.where("red") == 6
    assert scene.companion_of("red") == 1
    assert scene.assistants_of("red") == []


def kiosk(seats: int, *tiles: str) -> Scene:
    scene = Scene(seats, box="letters")
    scene.merchant("red", 11)
    scene.lira("red", 12)
    scene.play("go 22")
    scene.play("leave")
    scene.play("act")
    scene.draw_letter(16)
    scene.turn_up(*tiles)
    return scene


@rule("IS-EX-48")
def test_kiosk_with_two_players() -> None:
    scene = kiosk(2, "k12", "k10", "k17")
    scene.play("kiosk k12")
    assert scene.asked == "blue"
    scene.play("kiosk k10")
    assert scene.asked == "red"
    scene.play("decline")
    assert scene.lira_of("red") == 14
    assert scene.goods_of("blue")["jewelry"] == 1
    assert scene.p.kiosk_open == 0
    assert len(scene.view().kiosk_discard) == 3


@rule("IS-EX-49")
def test_follow_a_merchant() -> None:
    scene = Scene(3, box="letters")
    scene.merchant("blue", 5)
    scene.companion("blue", 5)
    scene.merchant("green", 5)
    scene.lira("red", 6)
    scene.lira("blue", 0)
    scene.lira("green", 0)
    scene.hand("red", "follow_merchant")
    scene.play("play follow_merchant follow blue")
    scene.play("leave")
    scene.play("pay")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [2, 2, 2]
    assert scene.where("red") == 5
    assert "act" in scene.legal()


@rule("IS-EX-50")
def test_family_members_step() -> None:
    scene = Scene(3, box="letters")
    scene.family("red", 4)
    scene.figure("governor", 21)
    scene.companion("red", 1)
    scene.hand("red", "family_step")
    scene.play("play family_step send 21")
    scene.play("act")
    scene.draw_letter(3)
    scene.draw_letter(5)
    assert scene.where("red") == 7
    assert scene.companion_of("red") == 1
    assert scene.legal() == ["end turn"]
    assert scene.discard_pile() == ["family_step"]


@rule("IS-EX-51")
def test_copy() -> None:
    scene = Scene(3, box="letters")
    scene.discarded("gain_5_lira")
    scene.hand("red", "copy_discard")
    scene.lira("red", 0)
    scene.play("play copy_discard")
    assert scene.lira_of("red") == 5
    assert scene.discard_pile() == ["gain_5_lira", "copy_discard"]


@rule("IS-EX-52")
def test_anywhere() -> None:
    scene = Scene(4, box="letters")
    scene.merchant("yellow", 13)
    scene.lira("red", 3)
    scene.hand("red", "anywhere_for_3_lira")
    scene.play("play anywhere_for_3_lira go 13")
    scene.play("leave")
    assert scene.lira_of("red") == 0
    assert scene.legal() == ["end turn"]
    assert scene.assistants_of("red") == [13]


@rule("IS-EX-53")
def test_courier() -> None:
    scene = Scene(3, box="letters")
    scene.figure("courier", 6)
    scene.lira("red", 0)
    scene.letters("red", 3)
    scene.play("go 6")
    scene.play("leave")
    scene.play("no action")
    scene.play("meet courier")
    scene.draw_letter(9)
    assert scene.legal() == ["letter 3", "letter 9"]
    scene.play("letter 3")
    scene.dice(1, 2)
    assert scene.letters_of("red") == [(9, False)]
    assert scene.where_figure("courier") == 3


@rule("IS-EX-54")
@pytest.mark.parametrize("chooser", ["red", "blue"])
def test_kiosk_and_phase_four(chooser: str) -> None:
    scene = kiosk(2, "k19", "k12", "k10")
    scene.figure("governor", 22)
    scene.merchant("blue", 16)
    scene.play("kiosk k19" if chooser == "red" else "kiosk k12")
    scene.play("kiosk k12" if chooser == "red" else "kiosk k19")
    scene.play("decline")
    assert scene.where(chooser) == 7
    assert ("meet governor" in scene.legal()) == (chooser == "blue")


@rule("IS-EX-55")
def test_last_round_with_double_moves() -> None:
    scene = Scene(3, box="letters")
    scene.rubies("red", 5)
    scene.merchant("red", 5)
    scene.lira("red", 12)
    scene.track(16, 10)
    scene.lira("red", 14)
    scene.letters("red", 2, delivered=True)
    scene.letters("red", 3)
    scene.play("go 16")
    scene.play("leave")
    scene.play("act")
    scene.play("double move")
    turns = []
    while scene.asked != "nobody":
        turns.append(scene.asked)
        scene.play(scene.legal()[0])
        while "end turn" not in scene.legal():
            scene.play(scene.legal()[-1])
        scene.play("end turn")
    assert turns == ["red", "blue", "green"]


# -- Grand Bazaar -------------------------------------------------------------------------------------------------


def bazaar() -> Scene:
    return Scene(3, box="grand_bazaar")


@rule("IS-EX-60")
def test_catacombs() -> None:
    scene = bazaar()
    beside = scene.p.the_board().beside[25][0]
    scene.merchant("red", beside)
    scene.figure("governor", 25)
    scene.figure("courier", 16)
    scene.play("go 25")
    scene.play("leave")
    scene.play("act take coffee go 16")
    assert scene.where("red") == 16
    assert scene.coffee_of("red") == 1
    assert scene.assistants_of("red") == [25]
    assert scene.legal() == ["end turn"]


@rule("IS-EX-61")
def test_kiosk_coffee() -> None:
    scene = kiosk(2, "k14", "k12", "k10")
    scene.play("kiosk k14")
    assert scene.lira_of("red") == 15
    assert scene.asked == "blue"


@rule("IS-EX-62")
def test_free_courier() -> None:
    scene = bazaar()
    scene.tavern_tiles("red", "free_figures")
    scene.lira("red", 0)
    place = scene.p.the_board().beside[7][0]
    scene.figure("courier", place)
    scene.play(f"go {place}")
    scene.play("leave")
    scene.play("no action")
    scene.play("meet courier")
    scene.draw_letter(2 if place != 2 else 3)
    assert "pay lira" in scene.legal()
    assert scene.view().figure_prices["courier"] == 0
