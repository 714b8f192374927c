"""Sections 14.2 and 14.3 with the expansions: what their decisions offer, and what locks them."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import ASKED_BARRIER, CHANCE_BARRIER, EVERYONE, NO_BARRIER
from fondaco.table.refusal import UsageError
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule


def at(box: str, place: int, seats: int = 3) -> Scene:
    """Red's merchant has come to a place and may act."""
    scene = Scene(seats, box=box)
    for figure in BOOK.box.game(box).figures:
        scene.figure(figure, 8)
    scene.merchant("red", scene.p.the_board().beside[place][0])
    return scene


def act(scene: Scene, place: int) -> Scene:
    scene.play(f"go {place} leave act")
    return scene


@rule("IS-DP-01", "IS-DP-02")
def test_the_companion_may_be_placed_and_then_either_token_moves() -> None:
    scene = Scene(3, box="letters")
    assert scene.refusal("place companion") == "IL-042"  # it is still in the general supply
    scene.companion("red", "own")
    assert "place companion" in scene.legal()
    assert "go 6" in scene.legal()  # placing it is not compulsory
    scene.play("place companion")
    assert (scene.companion_of("red"), scene.p.barrier, scene.question) == (7, NO_BARRIER, kinds.MOVE)
    tokens = {text.split()[0] for text in scene.legal()}
    assert tokens == {"go", "companion"}
    scene.play("companion 6")
    assert (scene.companion_of("red"), scene.where("red"), scene.p.barrier) == (6, 7, NO_BARRIER)


@rule("IS-DP-06")
def test_a_toll_is_paid_or_another_destination_chosen() -> None:
    scene = Scene(3, box="mocha")
    scene.barrier(7, 17, "blue")
    scene.lira("red", 1)
    assert "go 17" not in scene.legal()
    assert scene.refusal("go 17") == "IM-055"
    scene.lira("red", 2)
    before = scene.lira_of("blue")
    scene.play("go 17")
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.p.barrier) == (0, before + 2, NO_BARRIER)


@rule("IS-DP-22")
def test_the_exchanges_of_the_roasting_plant_are_free() -> None:
    scene = at("mocha", 17)
    scene.goods("red", fruit=1)
    act(scene, 17)
    assert scene.legal() == ["give fruit", "pay lira"]
    scene.play("give fruit")
    assert scene.p.barrier == NO_BARRIER
    assert scene.legal() == ["pay lira", "done"]
    scene.play("pay lira")
    assert (scene.coffee_of("red"), scene.lira_of("red"), scene.p.barrier) == (4, 0, NO_BARRIER)


@rule("IS-DP-23", "IS-DP-13", "IS-CH-06", "IS-CH-11")
def test_guild_cards_from_the_deck_lock_and_are_seen_by_the_drawer() -> None:
    scene = at("mocha", 18)
    scene.guild_discarded("seven_lira", "two_goods")
    act(scene, 18)
    assert scene.legal() == ["from deck", "from discard"]
    scene.play("from discard")
    assert scene.p.barrier == NO_BARRIER
    scene.play("from deck")
    assert (scene.asked, scene.p.chance_audience()) == ("chance", 1 << 0)
    weights = dict(zip(scene.p.legal(), scene.p.weights(), strict=True))
    assert sum(weights.values()) == 18
    scene.draw_guild("summon_figure")
    assert scene.p.barrier == CHANCE_BARRIER
    assert scene.legal() == ["discard guild two_goods", "discard guild summon_figure"]
    scene.play("discard guild summon_figure")
    assert scene.p.barrier == NO_BARRIER


@rule("IS-DP-24")
def test_the_options_of_the_tavern_are_free() -> None:
    scene = at("mocha", 19)
    scene.coffee("red", 5)
    scene.goods("red", fabric=2, spice=2, fruit=2, jewelry=2)
    act(scene, 19)
    kinds_of_move = {text.split()[0] for text in scene.legal()}
    assert kinds_of_move == {"barrier", "tavern", "baksheesh"}
    scene.play("baksheesh")
    assert scene.legal() == ["ruby 13", "ruby 16", "ruby 20"]
    scene.play("ruby 16")
    assert (scene.rubies_of("red"), scene.coffee_of("red"), scene.p.barrier) == (1, 1, NO_BARRIER)
    scene = at("mocha", 19)
    scene.coffee("red", 2)
    act(scene, 19)
    scene.play("barrier 1-7")
    assert (scene.legal(), scene.p.barrier) == (["act at 7", "no action"], NO_BARRIER)


@rule("IS-DP-30", "IS-DP-31", "IS-DP-32", "IS-CH-07", "IS-CH-08")
def test_the_kiosk_locks_when_tiles_are_shown_and_after_each_choice_of_others() -> None:
    scene = act(at("letters", 22), 22)
    assert (scene.question, scene.p.chance_audience()) == (kinds.DRAW_LETTER, EVERYONE)
    assert scene.p.weights() == [2] * 16  # two letters to each of 1 to 16
    scene.draw_letter(1)
    for turned, tile in enumerate(("k12", "k01", "k10", "k05")):
        assert (scene.question, len(scene.p.legal())) == (kinds.TURN_UP, 24 - turned)
        assert set(scene.p.weights()) == {1}
        scene.turn_up(tile)
    assert scene.p.barrier == CHANCE_BARRIER
    assert scene.legal() == ["kiosk k01", "kiosk k05", "kiosk k10", "kiosk k12"]
    scene.play("kiosk k12")
    assert scene.asked == "blue"
    scene.play("kiosk k10")
    assert (scene.asked, scene.p.barrier) == ("green", ASKED_BARRIER)
    scene.play("kiosk k01")
    assert (scene.asked, scene.p.barrier) == ("red", ASKED_BARRIER)
    assert scene.legal() == ["use tile", "decline"]
    scene.play("use tile")
    assert scene.p.barrier == NO_BARRIER


@rule("IS-CH-09")
def test_one_die_of_a_kiosk_tile() -> None:
    scene = act(at("letters", 22), 22)
    scene.draw_letter(1)
    scene.turn_up("k16", "k01", "k10", "k05")
    before = scene.lira_of("red")
    scene.play("kiosk k16")
    assert (scene.p.legal(), scene.p.weights(), scene.p.chance_audience()) == (
        list(range(6)),
        [1] * 6,
        EVERYONE,
    )
    scene.die(5)
    assert scene.lira_of("red") == before + 5


@rule("IS-CH-10")
def test_the_dice_of_a_card_and_perhaps_a_draw_of_their_own() -> None:
    for total, asked, lira in (
        (3, kinds.MOVE, 3),
        (12, kinds.MOVE, 7),
        (5, kinds.DRAW, 0),
        (7, kinds.DRAW_LETTER, 0),
    ):
        scene = Scene(3, box="letters")
        scene.hand("red", "dice_reward")
        before = scene.lira_of("red")
        scene.play("play dice_reward")
        assert (scene.question, len(scene.p.legal())) == (kinds.DICE, 36)
        scene.dice(total // 2, total - total // 2)
        assert (scene.question, scene.p.barrier) == (asked, CHANCE_BARRIER)
        assert scene.lira_of("red") == before + lira


@rule("IS-DP-33", "IS-DP-34")
def test_the_auction_locks_after_each_bid() -> None:
    scene = at("letters", 23)
    for colour, lira in (("red", 6), ("blue", 4), ("green", 9)):
        scene.lira(colour, lira)
    act(scene, 23)
    scene.play("take jewelry")
    assert scene.legal() == [f"bid {lira}" for lira in range(1, 7)]
    scene.play("bid 1")
    assert (scene.asked, scene.legal()) == ("blue", ["bid 2", "bid 3", "bid 4", "pass"])
    scene.play("bid 2")
    assert (scene.asked, scene.p.barrier) == ("green", ASKED_BARRIER)
    scene.play("bid 5")
    assert (scene.asked, scene.question, scene.p.barrier) == ("red", kinds.FINAL_BID, ASKED_BARRIER)
    assert scene.legal() == ["bid 6", "pass"]
    scene.play("bid 6")
    scene.draw("gain_good")
    scene.draw("gain_good")
    assert (scene.p.barrier, scene.lira_of("red")) == (CHANCE_BARRIER, 0)


@rule("IS-DP-35")
def test_the_secret_society_is_free() -> None:
    scene = at("letters", 24)
    scene.letters("red", 2, 3, delivered=True)
    scene.letters("red", 4, 5)
    act(scene, 24)
    while "ruby 16" not in scene.legal():
        scene.play(scene.legal()[0])
    assert scene.legal() == ["ruby 13", "ruby 16"]
    assert len(scene.letters_of("red")) == 4  # nothing is paid before the choice is complete
    scene.play("ruby 16")
    assert (scene.rubies_of("red"), scene.letters_of("red"), scene.p.barrier) == (1, [], NO_BARRIER)


@rule("IS-DP-36")
def test_the_catacombs_are_free() -> None:
    scene = act(at("grand_bazaar", 25), 25)
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry", "take coffee"]
    scene.play("take coffee")
    assert scene.coffee_of("red") == 0
    scene.play("go 16")
    assert (scene.where("red"), scene.coffee_of("red"), scene.p.barrier) == (16, 1, NO_BARRIER)


@rule("IS-DP-37")
def test_a_double_move_is_bought_letter_by_letter_at_the_end_of_the_turn() -> None:
    scene = Scene(3, box="letters")
    scene.letters("red", 2, delivered=True)
    scene.letters("red", 5, 8)
    scene.play("go 6 decline")
    assert scene.legal() == ["double move", "end turn"]
    scene.play("double move")
    assert scene.p.unfinished == 1
    assert scene.p.barrier == NO_BARRIER
    assert scene.legal() == ["letter 5", "letter 8"]  # without the delivered one it could not be paid
    assert len(scene.letters_of("red")) == 3
    scene.play("letter 5")
    assert (scene.asked, scene.question, scene.letters_of("red")) == ("red", kinds.MOVE, [(8, False)])


@rule("IS-DP-40")
def test_deck_and_layout_are_chosen_before_the_start() -> None:
    for box, new in (("letters", 26), ("grand_bazaar", 44)):
        mixed = BOOK.new_position(3, {"box": box, "first_player": "1", "layout": "random"})
        fresh = BOOK.new_position(3, {"box": box, "bonus_cards": "new_only", "layout": "random"})
        assert (sum(mixed.tables.copies), sum(fresh.tables.copies)) == (new + 26, new)
        assert not mixed.layout
    for box in ("base", "mocha"):
        with pytest.raises(UsageError):
            BOOK.check_table(3, {"box": box, "bonus_cards": "new_only"})
