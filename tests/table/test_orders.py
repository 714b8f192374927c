"""Standing orders before any question comes: what they may be, what is refused, what is said of them."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.rulebook import load as load_istanbul
from fondaco.games.yspahan.rulebook import load as load_yspahan
from fondaco.table.orders import check_orders, find_order, order_value, ordered_decision, orders_at
from fondaco.table.refusal import Refusal
from fondaco.table.speech import LANGUAGES, Speaker, words_of

YSPAHAN = load_yspahan()
ISTANBUL = load_istanbul()


def test_an_order_that_is_not_given_asks() -> None:
    assert check_orders(YSPAHAN, {}) == {"camel": "ask"}
    assert check_orders(ISTANBUL, {"auction": "7"}) == {"auction": "7", "kiosk": "ask"}


@pytest.mark.parametrize(
    ("order", "typed", "kept"),
    [
        ("auction", " 007 ", "7"),
        ("auction", "0", "0"),
        ("auction", "99", "99"),
        ("auction", "ASK", "ask"),
        ("kiosk", "Lira,  jewelry", "lira jewelry"),
        ("kiosk", "card", "card"),
    ],
)
def test_a_value_is_written_in_one_way(order: str, typed: str, kept: str) -> None:
    assert check_orders(ISTANBUL, {order: typed})[order] == kept


@pytest.mark.parametrize(
    ("order", "value", "refusal"),
    [
        ("camel", "5", "refusal-unknown-order"),
        ("Auction", "5", "refusal-unknown-order"),
        ("auction", "100", "refusal-order-number"),
        ("auction", "-1", "refusal-order-number"),
        ("auction", "1 2", "refusal-order-number"),
        ("auction", "", "refusal-order-number"),
        ("auction", "9" * 5000, "refusal-order-number"),
        ("auction", "²", "refusal-order-number"),
        ("kiosk", "", "refusal-order-ranking"),
        ("kiosk", "lira lira", "refusal-order-ranking"),
        ("kiosk", "lira gold", "refusal-order-ranking"),
        ("kiosk", "ask lira", "refusal-order-ranking"),
    ],
    ids=lambda value: value[:12],
)
def test_what_is_no_order_is_refused_in_every_language(order: str, value: str, refusal: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_orders(ISTANBUL, {"auction": "3", order: value})
    assert refused.value.message.id == refusal
    for language in LANGUAGES:
        said = Speaker(language, [words_of(package) for package in ISTANBUL.words]).say(refused.value.message)
        assert order in said
        assert len(said) < 300


def test_choices_are_named_in_the_refusal() -> None:
    with pytest.raises(Refusal) as refused:
        check_orders(YSPAHAN, {"camel": "sometimes"})
    said = Speaker("en", [words_of(package) for package in YSPAHAN.words]).say(refused.value.message)
    assert said == "The order “camel” can be ask, always, never; not “sometimes”."


def test_orders_without_a_meaning_at_the_table_are_refused() -> None:
    base, letters = (ISTANBUL.check_table(3, {"box": box}) for box in ("base", "letters"))
    assert check_orders(ISTANBUL, {"auction": "5"}, letters) == {"auction": "5", "kiosk": "ask"}
    assert (check_orders(ISTANBUL, {}, base), orders_at(ISTANBUL, base)) == ({}, [])
    with pytest.raises(Refusal) as refused:
        check_orders(ISTANBUL, {"auction": "5"}, base)
    assert refused.value.message.id == "refusal-no-orders"


def test_a_list_of_wishes_is_said_in_its_order() -> None:
    speaker = Speaker("en", [words_of(package) for package in ISTANBUL.words])
    kiosk, auction = find_order(ISTANBUL, "kiosk"), find_order(ISTANBUL, "auction")
    assert speaker.say(order_value(ISTANBUL, kiosk, "lira jewelry card")) == "Lira, jewelry, bonus cards"
    assert speaker.say(order_value(ISTANBUL, auction, "0")) == "always pass"
    assert speaker.say(order_value(ISTANBUL, auction, "7")) == "one Lira more, up to 7 Lira"
    assert speaker.say(order_value(ISTANBUL, auction, "ask")) == "ask me"


def test_nothing_is_answered_while_chance_acts_or_when_the_game_is_over() -> None:
    position = YSPAHAN.new_position(3, YSPAHAN.check_table(3, {}))
    for seat in (-2, -1, 0, 1, 2):
        assert ordered_decision(YSPAHAN, position, seat, {"camel": "always"}) == []
