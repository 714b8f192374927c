"""Refusals on cards, buildings and two players: the right clause, in words, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.yspahan import moves as m
from fondaco.table.core import NOBODY, Rng, resolve_chance
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from fondaco.table.speech import Speaker, words_of
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import known_clauses, rule

ENGLISH = Speaker("en", [words_of(package) for package in BOOK.words])


def refused(scene: Scene, text: str) -> Refusal:
    """The refusal of a move; it has changed nothing."""
    before = scene.p.digest()
    with pytest.raises(Refusal) as refusal:
        parse_moves(BOOK, scene.p, text)
    assert scene.p.digest() == before
    return refusal.value


def table(
    seats: int = 3,
    hand: tuple[str, ...] = (),
    camels: int = 0,
    gold: int = 2,
    owned: tuple[str, ...] = (),
    **options: str,
) -> Scene:
    """Blue is first player and has these things; nothing is rolled."""
    scene = Scene(seats, **options)
    scene.hand("blue", *hand)
    scene.camels("blue", camels)
    scene.gold("blue", gold)
    scene.buildings("blue", *owned)
    return scene


def rolled(scene: Scene, *texts: str) -> Scene:
    """After the roll 1 1 2 3 4 5 6 6 (6) and these moves."""
    scene.roll([1, 1, 2, 3, 4, 5, 6, 6, 6][: scene.p.tables.white_dice])
    for text in texts:
        scene.play(text)
    return scene


def all_cards_in_one_hand(*texts: str) -> Scene:
    scene = table()
    scene.deal_out("red")
    return rolled(scene, *texts)


def asked_in_anothers_turn() -> Scene:
    scene = table()
    scene.camels("red", 1)
    scene.hand("red", "take_gold")
    scene.cubes("red", "chest-blue-2")
    return rolled(scene, "take sack supervisor go W2")


def over() -> Scene:
    scene = table()
    scene.calendar(3, 7)
    scene.quiet_day()
    return scene


def played(scene: Scene, *texts: str) -> Scene:
    for text in texts:
        scene.play(text)
    return scene


def yellow_only() -> Scene:
    scene = table(2)
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3], yellow=[6])
    return played(scene, "take camel camels end turn")


BOTH = ("build_no_camels", "build_no_gold")
AFTER = "take vase supervisor go W5"

CASES: dict[str, tuple[Callable[[], Scene], str, str, str]] = {
    # the card action
    "no card left to take": (lambda: all_cards_in_one_hand("take sack"), "card", "YS-174", "no-card-left"),
    # extra die
    "extra die not in hand": (
        lambda: rolled(table(hand=("exchange",)), "take camel camels"),
        "extra take_gold",
        "YS-250",
        "card-not-in-hand",
    ),
    "extra die before the action is chosen": (
        lambda: rolled(table(hand=("exchange",)), "take camel"),
        "extra exchange",
        "YS-254",
        "extra-die-special-only",
    ),
    "no extra die before the action is chosen": (
        lambda: rolled(table(), "take camel"),
        "no extra",
        "YS-254",
        "extra-die-special-only",
    ),
    "extra die without a group": (
        lambda: rolled(table(hand=("exchange",))),
        "extra exchange",
        "YS-250",
        "extra-die-with-group",
    ),
    # playing cards
    "card in another's turn": (asked_in_anothers_turn, "play take_gold", "YS-241", "card-window"),
    "card within an action": (
        lambda: rolled(table(hand=("take_gold",)), "take sack supervisor"),
        "play take_gold",
        "YS-247",
        "card-window",
    ),
    "card not in hand": (table, "play take_gold", "YS-240", "card-not-in-hand"),
    "card before the roll, where that is forbidden": (
        lambda: table(hand=("take_gold",), cards_before_roll="forbidden"),
        "play take_gold",
        "YS-A45",
        "card-before-roll",
    ),
    "build card with two players": (
        lambda: rolled(table(2, hand=BOTH)),
        "play build_no_gold",
        "YS-350",
        "build-card-two-players",
    ),
    "second building by card": (
        lambda: rolled(table(hand=BOTH, camels=2), "take vase supervisor go W5", "build paddock"),
        "play build_no_camels",
        "YS-184",
        "one-building",
    ),
    "build card as a discount before step B": (
        lambda: rolled(table(hand=BOTH, build_cards="discount")),
        "play build_no_camels",
        "YS-A45",
        "build-card-discount",
    ),
    "build card with nothing payable": (
        lambda: table(hand=("build_no_gold",)),
        "play build_no_gold",
        "YS-188",
        "nothing-payable",
    ),
    "card without effect": (
        lambda: table(hand=("sell_camels",)),
        "play sell_camels",
        "YS-245",
        "card-without-effect",
    ),
    # amounts
    "too many sold": (
        lambda: played(table(hand=("sell_gold",)), "play sell_gold"),
        "amount 3",
        "YS-245",
        "amount",
    ),
    "none sold": (
        lambda: played(table(hand=("sell_gold",)), "play sell_gold"),
        "amount 0",
        "YS-245",
        "amount",
    ),
    "an amount nobody asked for": (table, "amount 1", "YS-DP-01", "not-now"),
    "a direction nobody asked for": (lambda: rolled(table()), "gold to camels", "YS-DP-04", "not-now"),
    "an amount before the direction": (
        lambda: played(table(hand=("exchange",), camels=2), "play exchange"),
        "amount 1",
        "YS-DP-03",
        "not-now",
    ),
    # building
    "building with the group": (
        lambda: rolled(table(camels=9), "take camel"),
        "building",
        "YS-072",
        "build-after-action",
    ),
    "building before the action": (lambda: rolled(table(camels=9)), "build paddock", "YS-072", "build-later"),
    "building in a window of two players": (
        lambda: rolled(table(2, camels=9)),
        "build paddock",
        "YS-348",
        "build-later",
    ),
    "building while another question is asked": (
        lambda: rolled(table(camels=9), "take sack supervisor"),
        "build paddock",
        "YS-DP-06",
        "not-now",
    ),
    "built before": (
        lambda: rolled(table(camels=9, owned=("paddock",)), AFTER),
        "build paddock",
        "YS-183",
        "built-before",
    ),
    "building after the action of two players": (
        lambda: rolled(table(2, camels=9), AFTER),
        "build paddock",
        "YS-348",
        "build-by-action",
    ),
    "two buildings": (
        lambda: rolled(table(camels=9), AFTER, "build paddock"),
        "build shop",
        "YS-184",
        "one-building",
    ),
    "building without camels before the card is played": (
        lambda: rolled(table(camels=9, hand=BOTH), AFTER),
        "build shop without camels",
        "YS-265",
        "build-card-first",
    ),
    "building without gold before the card is played": (
        lambda: rolled(table(camels=9, hand=BOTH), AFTER),
        "build shop without gold",
        "YS-266",
        "build-card-first",
    ),
    "building with a card that is not in hand": (
        lambda: rolled(table(camels=9), AFTER),
        "build shop without gold",
        "YS-240",
        "card-not-in-hand",
    ),
    "price not payable": (lambda: rolled(table(camels=3), AFTER), "build hoist", "YS-188", "price"),
    "nothing to build by action": (
        lambda: rolled(table(2), "take camel"),
        "building",
        "YS-357",
        "nothing-payable",
    ),
    "second card not in hand": (
        lambda: played(table(hand=("build_no_camels",)), "play build_no_camels"),
        "build shop for free",
        "YS-240",
        "card-not-in-hand",
    ),
    "one build card per building": (
        lambda: played(table(hand=BOTH, two_build_cards="forbidden"), "play build_no_camels"),
        "build shop for free",
        "YS-A45",
        "one-build-card",
    ),
    "building without the card that is played (camels)": (
        lambda: played(table(hand=BOTH, camels=9), "play build_no_camels"),
        "build shop without gold",
        "YS-265",
        "build-with-the-card",
    ),
    "building without the card that is played (gold)": (
        lambda: played(table(hand=BOTH, camels=9), "play build_no_gold"),
        "build shop",
        "YS-266",
        "build-with-the-card",
    ),
    "superfluous second card": (
        lambda: played(table(hand=BOTH), "play build_no_camels"),
        "build paddock for free",
        "YS-A41",
        "superfluous-card",
    ),
    "superfluous card with two players": (
        lambda: rolled(table(2, hand=BOTH, camels=2), "take camel building"),
        "build paddock without gold",
        "YS-A41",
        "superfluous-card",
    ),
    "rest of the price not payable": (
        lambda: played(table(hand=("build_no_camels",)), "play build_no_camels"),
        "build hoist without camels",
        "YS-188",
        "price",
    ),
    # two players
    "a group of yellow dice only": (
        yellow_only,
        "take gold",
        "YS-347",
        "yellow-only",
    ),
    # the end
    "ending the turn before the action": (lambda: rolled(table()), "end turn", "YS-082", "action-compulsory"),
    "ending another's turn": (asked_in_anothers_turn, "end turn", "YS-DP-08", "not-now"),
}


@rule("YS-174", "YS-240", "YS-241", "YS-245", "YS-247", "YS-250", "YS-254", "YS-265", "YS-266")
@rule("YS-183", "YS-184", "YS-188", "YS-347", "YS-348", "YS-350", "YS-357", "YS-A41", "YS-A45")
@pytest.mark.parametrize(("make", "text", "clause", "reason"), list(CASES.values()), ids=list(CASES))
def test_a_refusal_names_its_clause_and_can_be_said(
    make: Callable[[], Scene], text: str, clause: str, reason: str
) -> None:
    refusal = refused(make(), text)
    assert refusal.clause == clause
    assert refusal.message.id == f"yspahan-refusal-{reason}"
    assert ENGLISH.say(refusal.message)


@rule("YS-310")
def test_after_the_end_every_move_is_refused() -> None:
    scene = over()
    for text in ("roll 0", "take camel", "end turn", "play take_gold", "build paddock", "draw"):
        refusal = refused(scene, text)
        assert refusal.clause == "YS-310"
        assert ENGLISH.say(refusal.message)


@rule("YS-188")
def test_a_refused_price_says_what_it_costs_and_what_one_has() -> None:
    refusal = refused(rolled(table(camels=3, gold=1), AFTER), "build hoist")
    said = ENGLISH.say(refusal.message)
    assert "4 camels and 4 gold" in said
    assert "you have 3 camels and 1 gold" in said


@rule("YS-240", "YS-HI-02")
def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """The reason why Blue cannot play a card is the same whoever holds it."""
    with_red, with_green = table(), table()
    with_red.hand("red", "take_gold", "take_gold")
    with_green.hand("green", "exchange", "exchange")
    for move in range(m.MOVES):
        if move not in with_red.p.legal():
            one, other = BOOK.why_not(with_red.p, move), BOOK.why_not(with_green.p, move)
            assert (one.clause, one.message) == (other.clause, other.message)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {
            "cards_before_roll": "forbidden",
            "build_cards": "discount",
            "two_build_cards": "forbidden",
            "reshuffle": "at_once",
        },
    ],
)
def test_every_impossible_move_of_a_game_has_a_reason_that_exists_and_can_be_said(
    seats: int, options: dict[str, str]
) -> None:
    rng = Rng(seats)
    position = BOOK.new_position(seats, options)
    resolve_chance(position, rng)
    clauses = known_clauses()
    reasons: set[tuple[str, str]] = set()
    decisions = 0
    while position.to_act != NOBODY:
        legal = position.legal()
        decisions += 1
        if decisions % 5 == 0:
            for move in set(range(m.MOVES)).difference(legal):
                refusal = BOOK.why_not(position, move)
                if (refusal.clause, refusal.message.id) not in reasons:
                    assert refusal.clause in clauses
                    assert ENGLISH.say(refusal.message)
                    reasons.add((refusal.clause, refusal.message.id))
        position.apply(legal[rng.below(len(legal))])
        resolve_chance(position, rng)
    assert len(reasons) > 20
