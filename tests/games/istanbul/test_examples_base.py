"""The worked examples of the base game in section 11, number for number. A is Red, B Blue, C Green, D Yellow."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.rules import rule


def fixed(seats: int = 4) -> Scene:
    """A table whose figures stand where nobody goes."""
    scene = Scene(seats)
    for figure in ("governor", "smuggler"):
        scene.figure(figure, 8)
    return scene


@rule("IS-EX-01")
def test_leave_an_assistant() -> None:
    scene = fixed()
    board = scene.p.the_board()
    assert (board.row[2] + 1, board.column[2]) == (board.row[7], board.column[7])
    scene.merchant("red", 7, stack=4)
    scene.play("go 2 leave act")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [2])
    assert scene.goods_of("red")["fabric"] == 2


@rule("IS-EX-02")
def test_pick_up() -> None:
    scene = fixed()
    scene.assistants("red", 4, 16)
    assert scene.stack_of("red") == 2
    scene.play("go 4 pick up act")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [16])
    assert scene.goods_of("red")["fruit"] == 2


@rule("IS-EX-03")
def test_no_assistant() -> None:
    scene = fixed()
    scene.assistants("red", 1, 2, 3, 4)
    scene.merchant("blue", 9)
    scene.figure("governor", 9)
    scene.play("go 9")
    assert scene.events(e.TURN_CUT_SHORT) == [[0]]
    assert scene.legal() == ["end turn"]
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (2, 3)


@rule("IS-EX-04", "IS-EX-05")
@pytest.mark.parametrize("money", [5, 3])
def test_two_merchants_on_the_large_market(money: int) -> None:
    scene = fixed()
    scene.merchant("red", 6)
    scene.lira("red", money)
    before = scene.lira_of("blue"), scene.lira_of("green")
    scene.merchant("blue", 10)
    scene.merchant("green", 10)
    scene.goods("red", jewelry=1)
    scene.play("go 10 leave")
    if money == 5:
        scene.play("pay")
        assert scene.lira_of("red") == 1
        assert (scene.lira_of("blue"), scene.lira_of("green")) == (before[0] + 2, before[1] + 2)
        assert scene.question == kinds.ACTION
    else:
        assert scene.lira_of("red") == 3
        assert (scene.lira_of("blue"), scene.lira_of("green")) == before
        assert (scene.assistants_of("red"), scene.legal()) == ([10], ["end turn"])


@rule("IS-EX-06")
def test_post_office_cycle() -> None:
    scene = fixed()
    gains = []
    for _ in range(6):
        scene.turn_of("red")
        scene.merchant("red", 2)
        scene.assistants("red")
        scene.goods("red")
        scene.lira("red", 0)
        scene.play("go 5 leave act")
        gains.append(
            ([good for good, number in scene.goods_of("red").items() if number], scene.lira_of("red"))
        )
    assert gains == [
        (["spice", "fruit"], 2),
        (["fabric", "fruit"], 2),
        (["fabric", "fruit"], 3),
        (["fabric", "jewelry"], 3),
        (["fabric", "jewelry"], 4),
        (["spice", "fruit"], 2),
    ]


@rule("IS-EX-07")
@pytest.mark.parametrize(("use", "jewelry"), [("turn first", 3), ("roll again", 1)])
def test_black_market_with_the_fabric_tile(use: str, jewelry: int) -> None:
    scene = fixed()
    scene.figure("governor", 3)
    scene.figure("smuggler", 3)
    scene.merchant("red", 6)
    scene.mosque_tiles("red", "fabric")
    scene.extensions("red", 1)
    scene.goods("red", jewelry=1)
    scene.play("go 8 leave act take spice")
    scene.dice(2, 5)
    scene.play(use)
    if use == "roll again":
        scene.dice(1, 2)  # worse, and kept
    assert scene.goods_of("red") == {"fabric": 0, "spice": 1, "fruit": 0, "jewelry": jewelry}
    assert scene.question == kinds.REST


@rule("IS-EX-08")
@pytest.mark.parametrize(("dice", "gain"), [((3, 5), 8), ((3, 4), 2)])
def test_tea_house(dice: tuple[int, int], gain: int) -> None:
    scene = fixed()
    scene.lira("red", 0)
    scene.play("go 9 leave act announce 8")
    scene.dice(*dice)
    assert scene.lira_of("red") == gain


@rule("IS-EX-09")
def test_small_market() -> None:
    scene = fixed()
    scene.demand(11, "light_5")
    scene.goods("red", spice=2, fruit=2)
    scene.lira("red", 0)
    scene.play(
        "go 11 leave act sell spice sell spice sell fruit"
    )  # a second fruit is not offered: the sale is done
    assert scene.lira_of("red") == 9
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 1, "jewelry": 0}
    scene.show_demand("light_1")
    assert scene.p.demand[9] == 4  # light_5 lies at the bottom


@rule("IS-EX-09")
def test_small_market_a_second_fruit_cannot_be_sold() -> None:
    scene = fixed()
    scene.extensions("red", 1)
    scene.demand(11, "light_5")
    scene.goods("red", fabric=1, spice=3, fruit=2)
    scene.play("go 11 leave act sell fabric sell fruit")
    assert scene.asked == "chance"  # after the fruit nothing else can be sold
    assert scene.goods_of("red")["fruit"] == 1


@rule("IS-EX-10")
def test_any_goods() -> None:
    scene = fixed()
    scene.extensions("red", 1)
    scene.demand(11, "light_5")
    scene.goods("red", jewelry=3, fabric=2)
    scene.hand("red", "small_market_any")
    scene.lira("red", 0)
    scene.play("go 11 leave play small_market_any")
    scene.play("sell fabric sell fabric sell jewelry sell jewelry sell jewelry")
    assert (scene.lira_of("red"), sum(scene.goods_of("red").values())) == (20, 0)
    scene.show_demand("light_1")
    assert scene.p.demand[9] == 4


@rule("IS-EX-11")
def test_sultans_palace_with_four_players() -> None:
    scene = fixed()
    prices = []
    for rubies in (7, 6, 5):
        scene.track(13, rubies)
        track = next(place.track for place in scene.view().places if place.number == 13)
        assert track is not None
        prices.append(track.goods)
    assert prices == [
        {"jewelry": 1, "fabric": 1, "spice": 1, "fruit": 1, "any": 0},
        {"jewelry": 1, "fabric": 1, "spice": 1, "fruit": 1, "any": 1},
        {"jewelry": 2, "fabric": 1, "spice": 1, "fruit": 1, "any": 1},
    ]


@rule("IS-EX-12")
def test_gemstone_dealer_twice_with_three_players() -> None:
    scene = fixed(3)
    scene.merchant("red", 9)
    scene.lira("red", 30)
    scene.hand("red", "repeat_gemstone")
    scene.play("go 16 leave act")
    assert scene.lira_of("red") == 16
    scene.play("play repeat_gemstone")
    assert (scene.lira_of("red"), scene.rubies_of("red"), scene.price(16)) == (1, 2, 16)


@rule("IS-EX-13")
@pytest.mark.parametrize("spice_tile", [False, True])
def test_mosque(spice_tile: bool) -> None:
    scene = fixed(3)
    scene.extensions("red", 1)
    scene.goods("red", fabric=3)
    if spice_tile:
        scene.mosque_tiles("red", "spice")
    scene.play("go 14 leave act")
    assert scene.goods_of("red")["fabric"] == 2
    mosque = next(place for place in scene.view().places if place.number == 14)
    assert mosque.stacks[0].top == 3
    assert (scene.rubies_of("red"), mosque.rubies) == ((1, 2) if spice_tile else (0, 3))


@rule("IS-EX-14")
def test_third_extension() -> None:
    scene = fixed()
    scene.extensions("red", 2)
    scene.lira("red", 7)
    scene.play("go 1 leave act")
    assert (scene.lira_of("red"), scene.p.capacity(0), scene.rubies_of("red")) == (0, 5, 1)


@rule("IS-EX-15")
def test_family_member() -> None:
    scene = fixed()
    scene.merchant("blue", 10)
    before = scene.lira_of("blue")
    scene.goods("red", jewelry=1)
    scene.lira("red", 0)
    scene.play("go 12 leave act send 10 act")
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.family_of("red")) == (3, before, 10)


@rule("IS-EX-16")
def test_catch() -> None:
    scene = fixed()
    scene.family("blue", 5)
    scene.family("green", 5)
    scene.play("go 5 leave act")
    before = scene.lira_of("red")
    scene.play("catch for lira blue")
    scene.play("catch for card green")
    scene.draw("gain_good")
    assert (scene.family_of("blue"), scene.family_of("green")) == (12, 12)
    assert (scene.lira_of("red"), scene.hand_of("red")) == (before + 3, ["gain_good"])


@rule("IS-EX-17")
def test_governor() -> None:
    scene = fixed()
    scene.figure("governor", 2)
    scene.lira("red", 1)
    scene.hand("red", "move_0")
    scene.play("go 2 leave act meet governor")
    scene.draw("gain_good")
    assert scene.legal() == ["discard gain_good", "discard move_0"]
    scene.play("discard move_0")
    scene.dice(5, 6)
    assert (scene.where_figure("governor"), scene.lira_of("red"), scene.hand_of("red")) == (
        11,
        1,
        ["gain_good"],
    )


@rule("IS-EX-18")
def test_neutral_merchant() -> None:
    scene = fixed(2)
    scene.lira("red", 3)
    scene.goods("red", fabric=2)
    scene.play("go 14 leave pay")
    assert scene.lira_of("red") == 1
    scene.dice(3, 4)
    assert scene.p.neutral == [7, 15, 16]
    scene.play("act")
    assert scene.mosque_tiles_of("red") == ["fabric"]


@rule("IS-EX-19", "IS-EX-20")
@pytest.mark.parametrize("leftover", [False, True])
def test_end_and_tie(leftover: bool) -> None:
    scene = fixed(3)
    scene.merchant("red", 9)
    scene.rubies("red", 4)
    scene.rubies("blue", 5)
    scene.rubies("green", 4)
    scene.lira("red", 17)  # 14 for the ruby
    scene.lira("blue", 3)
    scene.goods("red", fabric=2, spice=2)
    scene.goods("blue", fabric=2, spice=2, fruit=2)
    if leftover:
        scene.hand("red", "gain_5_lira")
    scene.play("go 16 leave act")
    scene.play("end turn")
    for colour in ("blue", "green"):
        assert scene.asked == colour  # one more turn each
        scene.play("go 3 decline")
        scene.play("end turn")
    if leftover:
        assert (scene.asked, scene.lira_of("red")) == ("red", 3)
        scene.play("play gain_5_lira")
        assert scene.lira_of("red") == 8
    assert scene.asked == "nobody"
    assert scene.ranks() == (
        {"red": 1, "blue": 2, "green": 3} if leftover else {"red": 2, "blue": 1, "green": 3}
    )


@rule("IS-EX-21")
def test_caravansary() -> None:
    scene = fixed()
    scene.hand("red", "move_0")
    scene.discarded("gain_good", "gain_5_lira")
    scene.play("go 6 leave act from discard from deck")
    scene.draw("move_3_4")
    scene.play("discard move_0")
    assert scene.hand_of("red") == ["gain_5_lira", "move_3_4"]


@rule("IS-EX-22")
def test_stay() -> None:
    scene = fixed()
    scene.merchant("red", 16)
    scene.assistants("red", 16, 1, 2)
    assert scene.stack_of("red") == 1
    scene.hand("red", "move_0")
    scene.lira("red", 12)
    scene.play("play move_0 pick up")
    assert scene.stack_of("red") == 2
    scene.play("act")
    assert (scene.rubies_of("red"), scene.lira_of("red")) == (1, 0)


@rule("IS-EX-23")
def test_money_at_the_last_moment() -> None:
    scene = fixed()
    scene.lira("red", 1)
    scene.hand("red", "gain_5_lira")
    scene.merchant("blue", 2)
    before = scene.lira_of("blue")
    scene.play("go 2 leave play gain_5_lira pay")
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.question) == (4, before + 2, kinds.ACTION)


@rule("IS-EX-24")
@pytest.mark.parametrize(("good", "fruit", "spice"), [("fruit", 2, 1), ("spice", 2, 2)])
def test_full_wheelbarrow(good: str, fruit: int, spice: int) -> None:
    scene = fixed()
    scene.figure("smuggler", 2)
    scene.goods("red", fruit=2, spice=1)
    scene.lira("red", 2)
    scene.play(f"go 2 leave no action meet smuggler take {good} pay lira")
    assert (scene.goods_of("red")["fruit"], scene.goods_of("red")["spice"]) == (fruit, spice)
    assert scene.lira_of("red") == 0
