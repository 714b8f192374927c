"""Taking a card: section 9.4 of the rules, with the rulings on the deck that runs out."""

from __future__ import annotations

from itertools import permutations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]
ALL_KINDS = list(BOOK.describer.cards)


def spent_deck(scene: Scene, *discarded: str, holder: str = "red") -> None:
    """The deck is used up: these cards are discarded, all others in one hand."""
    scene.discarded(*discarded)
    scene.deal_out(holder)
    assert scene.p.deck_size == 0


@rule("YS-170", "YS-076")
@pytest.mark.parametrize("square", ["camel", "sack", "barrel", "chest", "vase", "gold"])
def test_every_group_gives_exactly_one_card(square: str) -> None:
    scene = Scene(4)
    scene.roll(GROUPS)
    scene.play(f"take {square} card")
    scene.draw("exchange")
    assert scene.hand_of("blue") == ["exchange"]
    assert scene.p.deck_size == 17
    assert scene.asked == "blue", "nothing else is drawn"
    assert square not in scene.tower()
    assert (scene.gold_of("blue"), scene.camels_of("blue")) == (2, 0)


@rule("YS-170")
@pytest.mark.parametrize("value", [1, 6])
def test_size_and_value_of_the_group_give_no_more_cards(value: int) -> None:
    scene = Scene(3)
    scene.buildings("blue", "paddock", "shop", "caravanserai", "hoist")
    scene.roll([value] * 9)
    scene.play("take camel card")
    scene.draw("take_gold")
    assert scene.hand_of("blue") == ["take_gold"]
    assert scene.asked == "blue"


@rule("YS-171")
def test_a_drawn_card_is_not_shown_to_the_others() -> None:
    scene = Scene(3)
    scene.roll(GROUPS)
    scene.play("take sack card")
    scene.draw("sell_gold")
    own, other = BOOK.view(scene.p, scene.seat("blue")), BOOK.view(scene.p, scene.seat("red"))
    assert own.players[0].hand == ["sell_gold"]
    assert other.players[0].hand is None
    assert other.players[0].cards == 1


@rule("YS-172")
def test_there_is_no_hand_limit() -> None:
    scene = Scene(3)
    scene.hand("blue", *ALL_KINDS, *ALL_KINDS[:8])
    scene.roll(GROUPS)
    scene.play("take sack card")
    scene.draw(ALL_KINDS[8])
    assert sorted(scene.hand_of("blue")) == sorted(ALL_KINDS * 2)
    scene.play("end turn")
    assert len(scene.hand_of("blue")) == 18


@rule("YS-173", "YS-A15", "YS-CH-04")
def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_drawn() -> None:
    scene = Scene(3)
    spent_deck(scene, "exchange", "take_gold", "exchange")
    scene.roll(GROUPS)
    assert scene.discard_pile() == ["exchange", "take_gold", "exchange"], "not before a card is drawn"
    scene.forget()
    scene.play("take sack card")
    assert scene.events(e.RESHUFFLED) == [[3]]
    assert scene.discard_pile() == []
    assert sorted(scene.deck()) == ["exchange", "exchange", "take_gold"]
    scene.draw("take_gold")
    assert scene.hand_of("blue") == ["take_gold"]
    assert scene.deck() == ["exchange", "exchange"]


@rule("YS-173", "YS-A15")
def test_cards_discarded_after_the_last_draw_belong_to_the_new_deck() -> None:
    scene = Scene(3)
    spent_deck(scene, "exchange", holder="blue")
    scene.roll(GROUPS)
    scene.play("play take_camels")
    assert scene.p.deck_size == 0
    assert scene.discard_pile() == ["exchange", "take_camels"]
    scene.play("take sack card")
    assert sorted(scene.deck()) == ["exchange", "take_camels"]


@rule("YS-173")
def test_the_discard_pile_stays_while_the_deck_has_a_card() -> None:
    scene = Scene(3)
    scene.discarded("exchange", "take_gold")
    scene.hand("red", *scene.deck()[:-1])
    scene.roll(GROUPS)
    scene.play("take sack card")
    assert scene.p.deck_size == 1
    scene.draw("build_no_gold")
    assert scene.discard_pile() == ["exchange", "take_gold"]
    assert scene.p.deck_size == 0


@rule("YS-174", "YS-A16")
@pytest.mark.parametrize("square", ["camel", "sack", "vase", "gold"])
def test_without_deck_and_discard_pile_no_card_can_be_taken(square: str) -> None:
    scene = Scene(3)
    scene.deal_out("red")
    scene.roll(GROUPS)
    scene.play(f"take {square}")
    assert "card" not in scene.legal()
    assert "supervisor" in scene.legal()
    assert scene.refusal("card") == "YS-174"


@rule("YS-174")
def test_one_discarded_card_is_enough_to_take_a_card() -> None:
    scene = Scene(3)
    spent_deck(scene, "sell_camels")
    scene.roll(GROUPS)
    scene.play("take gold card")
    assert scene.p.legal() == [m.SELL_CAMELS]
    scene.draw("sell_camels")
    assert scene.hand_of("blue") == ["sell_camels"]
    assert scene.p.deck_size == 0


@rule("YS-A16", "YS-081")
def test_without_group_and_without_card_the_dice_action_is_skipped() -> None:
    scene = Scene(3)
    scene.deal_out("blue")
    scene.roll([4] * 9)
    scene.play("take camel camels no extra end turn")
    assert scene.asked == "red"
    assert scene.legal() == ["end turn"]
    assert scene.events(e.CARD_DRAWN) == []
    assert scene.events(e.GROUPS_SPENT) == [[scene.seat("red")]]


@rule("YS-CH-03")
def test_each_kind_is_drawn_with_the_chance_of_its_copies_in_the_deck() -> None:
    scene = Scene(3)
    scene.hand("red", "take_camels", "take_gold", "take_gold")
    scene.roll(GROUPS)
    scene.play("take sack card")
    weights = dict(zip([ALL_KINDS[kind] for kind in scene.p.legal()], scene.p.weights(), strict=True))
    assert weights == dict.fromkeys(ALL_KINDS[2:], 2) | {"take_camels": 1}
    assert sum(scene.p.weights()) == scene.p.deck_size == 15


@rule("YS-CH-03")
def test_every_draw_asks_chance_and_is_numbered() -> None:
    scene = Scene(3)
    scene.roll(GROUPS)
    ordinals = []
    for group in ("sack", "barrel", "chest"):
        scene.play(f"take {group} card")
        assert scene.asked == "chance"
        ordinals.append(scene.p.chance_ordinal())
        scene.draw("take_gold" if group == "sack" else "exchange")
        scene.play("end turn")
    assert ordinals == [0, 1, 2]


@rule("YS-CH-03")
def test_when_nothing_can_be_drawn_chance_is_not_asked() -> None:
    scene = Scene(3)
    scene.buildings("blue", "caravanserai")
    scene.cubes("blue", "sack-white-3")
    scene.deal_out("red")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.asked == "blue"
    assert scene.events(e.NO_CARD_LEFT) == [[scene.seat("blue"), e.BY_CARAVANSERAI]]


@rule("YS-CH-04", "YS-CH-03")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """Draw by draw: three cards, two of them equal, come in each of their three orders with the same chance."""
    scene = Scene(3)
    spent_deck(scene, "exchange", "take_gold", "exchange")
    scene.roll(GROUPS)
    scene.play("take sack card")
    chances: dict[tuple[str, ...], float] = {}

    def draw_all(p: Scene, drawn: tuple[str, ...], chance: float) -> None:
        if len(drawn) == 3:
            chances[drawn] = chances.get(drawn, 0) + chance
            return
        total = sum(p.p.weights())
        for kind, weight in zip(p.p.legal(), p.p.weights(), strict=True):
            after = Scene(3)
            after.p = p.p.copy()
            after.p.apply(kind)
            if len(drawn) < 2:
                after.play("end turn")
                after.play(f"take {('barrel', 'chest')[len(drawn)]} card")
            draw_all(after, (*drawn, ALL_KINDS[kind]), chance * weight / total)

    draw_all(scene, (), 1.0)
    orders = set(permutations(["exchange", "exchange", "take_gold"]))
    assert chances == {order: pytest.approx(1 / 3) for order in orders}


@rule("YS-A17", "YS-HI-03")
def test_the_discard_pile_lies_open_in_order_with_extra_dice_in_it() -> None:
    scene = Scene(3)
    scene.hand("blue", "take_gold", "exchange", "place_shop")
    scene.roll(GROUPS)
    scene.play("play take_gold")
    scene.play("take camel camels extra place_shop")
    scene.play("play exchange gold to camels amount 1")
    for viewer in (None, 0, 1, 2):
        assert BOOK.view(scene.p, viewer).discard == ["take_gold", "place_shop", "exchange"]
