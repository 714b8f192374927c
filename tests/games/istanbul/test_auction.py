"""Letters & Seals: the Auction House (IL-110 to IL-119)."""

from __future__ import annotations

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import act, has, letters, visit
from tests.rules import rule


def auction(*lira: int, take: str = "jewelry", **hands: str) -> Scene:
    """Red acts at 23 with so many Lira each, clockwise, and has taken a good."""
    scene = letters(len(lira))
    for colour, number in zip(("red", "blue", "green", "yellow", "white"), lira, strict=False):
        scene.lira(colour, number)
    for colour, card in hands.items():
        scene.hand(colour, card)
    act(scene, 23)
    scene.play(f"take {take}")
    return scene


def all_lira(scene: Scene) -> list[int]:
    return scene.p.lira[:]


@rule("IS-EX-40", "IL-110", "IL-111", "IL-112", "IL-113", "IL-114", "IL-115")
def test_the_auction_of_the_rulebook() -> None:
    scene = auction(6, 4, 9)  # Yellow, Red and Blue of the example are red, blue and green here
    assert scene.goods_of("red")["jewelry"] == 1
    scene.play("bid 1")
    assert scene.asked == "blue"
    scene.play("pass")
    assert scene.asked == "green"
    scene.play("bid 5")
    assert (scene.asked, scene.question) == ("red", kinds.FINAL_BID)
    scene.play("pass")
    scene.draw("gain_good")
    scene.draw("move_0")
    assert scene.hand_of("green") == ["gain_good", "move_0"]
    assert (scene.hand_of("red"), all_lira(scene)) == ([], [11, 4, 4])
    assert scene.question == kinds.REST


@rule("IS-EX-41", "IL-113", "IL-115")
def test_the_active_player_wins() -> None:
    scene = auction(6, 4, 9)
    scene.play("bid 1")
    scene.play("pass")
    scene.play("bid 5")
    assert has(scene, "bid") == ["6"]
    scene.play("bid 6")
    scene.draw("gain_good")
    scene.draw("move_0")
    assert scene.hand_of("red") == ["gain_good", "move_0"]
    assert all_lira(scene) == [0, 4, 9]  # to the supply


@rule("IL-110", "IM-020")
def test_the_good() -> None:
    scene = letters()
    act(scene, 23)
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry"]
    assert scene.refusal("take coffee") == "IL-008"


@rule("IL-111", "IL-116", "IL-118", "IS-A57")
def test_the_opening_bid() -> None:
    scene = auction(3, 9)
    assert scene.legal() == ["bid 1", "bid 2", "bid 3"]
    assert scene.refusal("pass") == "IL-111"
    assert scene.refusal("bid 0") == "IL-118"
    assert scene.refusal("bid 4") == "IL-118"
    # Declining the whole action was possible before the good.
    scene = letters()
    visit(scene, 23)
    scene.play("no action")
    assert (scene.question, sum(scene.goods_of("red").values())) == (kinds.REST, 0)


@rule("IL-116", "IL-110")
def test_without_lira_there_is_no_auction() -> None:
    scene = auction(0, 9, 9)
    assert (scene.question, scene.goods_of("red")["jewelry"]) == (kinds.REST, 1)
    assert all_lira(scene) == [0, 9, 9]
    scene = auction(0, 9, 9, red="gain_5_lira")  # a card may first bring some
    assert scene.legal() == ["play gain_5_lira", "pass"]
    scene.play("play gain_5_lira")
    assert has(scene, "bid") == ["1", "2", "3", "4", "5"]
    assert scene.refusal("pass") == "IL-111"


@rule("IL-112", "IL-118")
def test_each_other_player_bids_once_and_more() -> None:
    scene = auction(6, 5, 7, 9)
    scene.play("bid 3")
    assert scene.legal() == ["bid 4", "bid 5", "pass"]
    assert scene.refusal("bid 3") == "IL-118"
    assert scene.refusal("bid 6") == "IL-118"
    scene.play("bid 5")
    assert (scene.asked, scene.legal()) == ("green", ["bid 6", "bid 7", "pass"])
    scene.play("bid 6")
    assert (scene.asked, scene.legal()) == ("yellow", ["bid 7", "bid 8", "bid 9", "pass"])
    scene.play("pass")
    scene.draw("gain_good")  # red owns no more than 6 and no card; blue is not asked again
    scene.draw("move_0")
    assert (len(scene.hand_of("green")), all_lira(scene)) == (2, [12, 5, 1, 9])


@rule("IL-117")
def test_nobody_else_bids() -> None:
    scene = auction(6, 4, 9)
    scene.play("bid 2")
    scene.play("pass")
    scene.play("pass")
    assert scene.asked == "chance"  # no final bid is asked for
    scene.draw("gain_good")
    scene.draw("move_0")
    assert (len(scene.hand_of("red")), all_lira(scene)) == (2, [4, 4, 9])


@rule("IL-118", "IS-183")
def test_who_is_not_asked() -> None:
    scene = auction(6, 4, 9, blue="gain_5_lira")
    scene.play("bid 4")
    assert scene.asked == "green"  # blue owns no more, whatever the hand holds
    scene.play("bid 9")
    assert scene.asked == "chance"  # red has neither Lira nor a card
    scene = auction(6, 4, 9, red="gain_5_lira")
    scene.play("bid 4")
    scene.play("bid 9")
    assert (scene.asked, scene.legal()) == ("red", ["play gain_5_lira", "pass"])
    scene.play("play gain_5_lira")
    assert has(scene, "bid") == ["10", "11"]
    scene.play("bid 10")
    scene.draw("gain_good")
    scene.draw("move_0")
    assert all_lira(scene) == [1, 4, 9]


@rule("IL-112", "IL-163", "IS-034")
def test_others_bid_without_cards() -> None:
    scene = auction(3, 9, blue="gain_5_lira")
    scene.play("bid 1")
    assert scene.refusal("play gain_5_lira") == "IS-034"


@rule("IL-118", "IS-184")
def test_large_bids() -> None:
    scene = auction(200, 150)
    scene.play("bid 64+")
    assert scene.legal()[0] == "bid 0"
    scene.play("bid 36")  # 100
    scene.play("bid 128+ bid 22")
    auctioned = scene.view().auction
    assert auctioned is not None
    assert (auctioned.bid, auctioned.bidder) == (150, 1)
    scene.play("pass")
    scene.draw("gain_good")
    scene.draw("move_0")
    assert all_lira(scene) == [350, 0]


@rule("IL-119", "IL-114")
def test_too_few_cards() -> None:
    scene = letters(3)
    scene.discarded("gain_good")
    scene.empty_deck()
    scene.lira("red", 6)
    act(scene, 23)
    scene.play("take fruit")
    scene.play("bid 6")
    assert scene.asked == "chance"
    scene.draw("gain_good")  # the discard pile was shuffled: its only card
    assert (scene.hand_of("red"), scene.lira_of("red")) == (["gain_good"], 0)
    assert scene.question == kinds.REST
    scene = letters(3)
    scene.empty_deck()
    scene.lira("red", 6)
    act(scene, 23)
    scene.play("take fruit")  # no card at all: no auction
    assert (scene.question, scene.lira_of("red"), scene.goods_of("red")["fruit"]) == (kinds.REST, 6, 1)
