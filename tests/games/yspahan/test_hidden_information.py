"""Hidden information: section 20 of the rules, through views, events, logs, records and imagined positions."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.chance import SealedDice
from fondaco.table.core import EVERYONE, HIDDEN, Rng, masked
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.record import write_masked, write_record, write_save
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]
BLUE, RED, GREEN = 0, 1, 2
ALL_CARDS = [kind for kind in BOOK.describer.cards for _ in range(2)]
SAMPLES = 60


def seen(p: YspahanPosition, viewer: int | None) -> bytes:
    """Everything a viewer is shown, as bytes."""
    return msgspec.json.encode(BOOK.view(p, viewer))


def view(scene: Scene, viewer: int | None) -> YspahanView:
    return BOOK.view(scene.p, viewer)


def hand(p: YspahanPosition, seat: int) -> list[str]:
    held = p.hands[seat * m.KINDS : (seat + 1) * m.KINDS]
    return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(held[kind])]


def deck(p: YspahanPosition) -> list[str]:
    return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(p.deck[kind])]


def worlds(scene: Scene, seat: int) -> list[YspahanPosition]:
    """Positions that this seat could not tell from the true one."""
    return [scene.p.imagine(seat, Rng(seed)) for seed in range(SAMPLES)]


def names_in(message: Message | None) -> set[str]:
    """The ids of all messages within a message."""
    if message is None:
        return set()
    inner = [names_in(value) for value in message.args.values() if isinstance(value, Message)]
    return {message.id}.union(*inner)


def game_at_random(seats: int, seed: int, moves: int) -> Game:
    """A game of so many moves, every choice random."""
    rng = Rng(seed)
    game = Game(
        BOOK, [f"Player {n}" for n in range(seats)], chance=SealedDice(bytes([seed] * 32), [""] * seats)
    )
    while len(game.played) < moves and not game.over:
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return game


# -- views ------------------------------------------------------------------------------------------------


@rule("YS-HI-01")
@pytest.mark.parametrize("viewer", [None, BLUE, RED, GREEN])
def test_nobody_is_shown_what_is_in_the_deck(viewer: int | None) -> None:
    """The deck has no order at all, and swapping its content with a hand that a viewer cannot see changes nothing."""
    scene, other = Scene(3), Scene(3)
    scene.hand("red", "take_gold")
    other.hand("red", "exchange")
    assert view(scene, viewer).deck == 17
    assert (seen(scene.p, viewer) == seen(other.p, viewer)) == (viewer != RED)


@rule("YS-HI-02", "YS-171")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = Scene(3)
    scene.hand("blue", "exchange", "sell_gold")
    scene.hand("green", "take_gold")
    for viewer in (None, BLUE, RED, GREEN):
        hands = [player.hand for player in view(scene, viewer).players]
        assert hands == [
            ["sell_gold", "exchange"] if viewer == BLUE else None,
            [] if viewer == RED else None,
            ["take_gold"] if viewer == GREEN else None,
        ]


@rule("YS-HI-03", "YS-A17", "YS-A36")
@pytest.mark.parametrize("viewer", [None, BLUE, RED, GREEN])
def test_everybody_sees_the_numbers_of_cards_and_the_discard_pile_in_order(viewer: int | None) -> None:
    scene = Scene(3)
    scene.hand("blue", "exchange", "sell_gold")
    scene.hand("green", "take_gold")
    scene.discarded("sell_camels", "exchange", "build_no_gold")
    shown = view(scene, viewer)
    assert [player.cards for player in shown.players] == [2, 0, 1]
    assert shown.deck == 12
    assert shown.discard == ["sell_camels", "exchange", "build_no_gold"]


@rule("YS-HI-04", "YS-A36")
@pytest.mark.parametrize("viewer", [None, BLUE, RED, GREEN])
def test_everything_on_the_boards_and_all_holdings_are_open(viewer: int | None) -> None:
    scene = Scene(3, first="red")
    scene.gold("blue", 7)
    scene.camels("green", 3)
    scene.score("red", 44)
    scene.buildings("green", "hammam", "hoist")
    scene.cubes("blue", "vase-blue-1")
    scene.caravan("green", "red")
    scene.calendar(2, 3)
    scene.roll(GROUPS, yellow=[6])
    scene.play("take sack supervisor go W2 end turn")
    shown = view(scene, viewer)
    assert [player.gold for player in shown.players] == [7, 1, 2]
    assert [player.camels for player in shown.players] == [0, 0, 3]
    assert [player.score for player in shown.players] == [0, 44, 0]
    assert [player.buildings for player in shown.players] == [[], [], ["hammam", "hoist"]]
    assert {
        name: owner for souk in shown.souks for name, owner in souk.shops.items() if owner is not None
    } == {"vase-blue-1": BLUE}
    assert shown.caravan.cubes == [GREEN, RED]
    tower = {group.square: (group.value, group.white, group.yellow) for group in shown.tower if group.value}
    assert tower == scene.tower()
    assert shown.supervisor == "W2"
    assert (shown.first, shown.active, shown.week, shown.day) == (RED, GREEN, 2, 3)


@rule("YS-HI-07")
def test_the_view_counts_the_cards_that_are_not_located() -> None:
    scene = Scene(3)
    scene.hand("blue", "exchange", "exchange", "sell_gold")
    scene.hand("red", "take_gold")
    scene.discarded("sell_gold", "place_shop")
    expected = Counter(ALL_CARDS) - Counter(["exchange", "exchange", "sell_gold", "sell_gold", "place_shop"])
    unseen = view(scene, BLUE).unseen
    assert {kind: number for kind, number in unseen.items() if number} == dict(expected)
    assert sum(unseen.values()) == view(scene, BLUE).deck + 1, "deck and other hands"
    assert sum(view(scene, None).unseen.values()) == 16


@rule("YS-HI-06")
@pytest.mark.parametrize(
    "part", ["play sell_gold", "play exchange", "play place_shop", "play build_no_camels"]
)
def test_a_card_is_not_shown_before_its_use_is_decided(part: str) -> None:
    scene = Scene(3)
    scene.hand("blue", "sell_gold", "exchange", "place_shop", "build_no_camels")
    scene.camels("blue", 3)
    before = {viewer: seen(scene.p, viewer) for viewer in (None, RED, GREEN)}
    scene.forget()
    scene.play(part)
    assert {viewer: seen(scene.p, viewer) for viewer in (None, RED, GREEN)} == before
    assert scene.p.heard == []
    assert view(scene, BLUE).chosen != []


@rule("YS-HI-06", "YS-DP-14")
def test_nothing_of_group_action_and_extra_die_is_shown_before_the_last_answer() -> None:
    scene = Scene(3)
    scene.hand("blue", "exchange")
    scene.roll(GROUPS)
    before = {viewer: seen(scene.p, viewer) for viewer in (None, RED, GREEN)}
    scene.forget()
    for part in ("take camel", "camels"):
        scene.play(part)
        assert {viewer: seen(scene.p, viewer) for viewer in (None, RED, GREEN)} == before
        assert scene.p.heard == []
    scene.play("extra exchange")
    assert view(scene, RED).discard == ["exchange"]


@rule("YS-HI-08")
def test_dice_are_unknown_before_the_roll_and_public_after_it() -> None:
    scene = Scene(3)
    assert all(group.value == 0 for viewer in (None, BLUE, RED) for group in view(scene, viewer).tower)
    scene.roll(GROUPS, yellow=[5])
    rolled = [event for event in scene.p.heard or [] if event[0] == e.ROLLED]
    assert [event[1] for event in rolled] == [EVERYONE]
    assert rolled[0][2:] == [2, 1, 1, 1, 1, 3, 0, 0, 0, 0, 1, 0]
    assert len({msgspec.json.encode(view(scene, viewer).tower) for viewer in (None, BLUE, RED, GREEN)}) == 1


# -- events, logs, records --------------------------------------------------------------------------------


@rule("YS-HI-05", "YS-HI-10")
@pytest.mark.parametrize("reason", ["action", "no-group", "caravanserai"])
def test_a_drawn_card_is_told_to_its_drawer_only(reason: str) -> None:
    scene = Scene(3)
    if reason == "action":
        scene.roll(GROUPS)
        scene.play("take sack card")
    elif reason == "no-group":
        scene = Scene(3, first="green")
        scene.roll([4] * 9)
        scene.play("take camel camels end turn")
    else:
        scene = Scene(3, first="red")
        scene.buildings("blue", "caravanserai")
        scene.cubes("blue", "sack-white-3")
        scene.roll([2] * 9)
        scene.play("take camel supervisor go S2")
    assert scene.p.chance_audience() == 1 << BLUE
    scene.forget()
    scene.draw("sell_gold")
    (event,) = [event for event in scene.p.heard or [] if event[0] == e.CARD_DRAWN]
    assert masked(event, BLUE)[-1] == m.SELL_GOLD
    for viewer in (None, RED, GREEN):
        told = masked(event, viewer)
        assert told[-1] == HIDDEN
        assert told[2] == BLUE, "that a card was drawn is public"
        message = BOOK.event_message(told)
        assert message is not None
        assert message.id == f"yspahan-log-card-drawn-{reason}"
        assert "card" not in message.args
    own = BOOK.event_message(masked(event, BLUE))
    assert own is not None
    assert own.id == f"yspahan-log-card-drawn-{reason}-known"
    assert own.args["card"] == Message("yspahan-card-sell_gold")


@rule("YS-HI-06")
def test_a_used_card_is_shown_to_all() -> None:
    scene = Scene(3)
    scene.hand("blue", "take_gold", "exchange")
    scene.roll(GROUPS)
    scene.forget()
    scene.play("play take_gold")
    scene.play("take camel camels extra exchange")
    shown = [event for event in scene.p.heard or [] if event[0] in (e.CARD_PLAYED, e.EXTRA_DIE)]
    assert shown == [
        [e.CARD_PLAYED, EVERYONE, BLUE, m.TAKE_GOLD],
        [e.EXTRA_DIE, EVERYONE, BLUE, m.EXCHANGE],
    ]
    assert [masked(event, None) for event in shown] == shown


@rule("YS-HI-10", "YS-HI-01")
def test_a_reshuffle_tells_its_number_of_cards_and_nothing_of_their_order() -> None:
    scene = Scene(3)
    scene.discarded("exchange", "take_gold")
    scene.deal_out("red")
    scene.roll(GROUPS)
    scene.forget()
    scene.play("take sack card")
    (event,) = [event for event in scene.p.heard or [] if event[0] == e.RESHUFFLED]
    assert event == [e.RESHUFFLED, EVERYONE, 2]


@rule("YS-HI-10", "YS-HI-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_logs_and_masked_records_of_whole_games_name_own_draws_only(seats: int) -> None:
    game = game_at_random(seats, seed=seats, moves=600)
    draws = [entry for entry in game.played if entry.event == "card"]
    assert len({entry.audience for entry in draws}) == seats, "everybody has drawn"
    for viewer in (None, *range(seats)):
        own = [entry.text for entry in draws if viewer is not None and entry.audience == 1 << viewer]
        lines = write_masked(game, viewer).splitlines()
        shown = [
            text
            for line in lines
            if line.split(" ")[1:2] == ["*"]
            for text in line.split(" ", 2)[2].split(", ")
            if text.startswith("card ")
        ]
        assert shown == own
        assert sum(line.count("?") for line in lines) >= len(draws) - len(own)
        assert not [line for line in lines if line.startswith("= ")], "no digests: they could be tried out"
        known = [line for line in game.log(viewer) if line.message.id.endswith("-known")]
        assert len(known) == len(own)
        assert {line.seat for line in known} <= {viewer}


@rule("YS-HI-10")
def test_parts_of_a_decision_stay_with_the_decider_in_records_too() -> None:
    game = Game(BOOK, ["A", "B", "C"], {"first_player": "1"}, chance=SealedDice(bytes(32), [""] * 3))
    game.play("roll 0")
    square = game.offers()[0].text
    game.play(square)
    assert square in write_masked(game, BLUE)
    for viewer in (None, RED, GREEN):
        assert square not in write_masked(game, viewer)
    game.undo(BLUE)
    assert square not in write_masked(game, RED), "for ever, if it is taken back"
    game.play(f"{square} supervisor")
    assert square in write_masked(game, RED)


@rule("YS-HI-10")
def test_seeds_are_told_to_nobody_before_the_end() -> None:
    seed = bytes(range(32))
    dice = SealedDice(seed, ["", ""])
    game = Game(BOOK, ["A", "B"], chance=dice, commitment=dice.commitment, nonces=dice.nonces)
    game.play("roll 0")
    for viewer in (None, BLUE, RED):
        assert seed.hex() not in write_masked(game, viewer)
        assert seed.hex() not in write_save(game, viewer, seed), "sealed"
        assert seed.hex() not in msgspec.json.encode(game.view(viewer)).decode()
        assert not [line for line in game.log(viewer) if seed.hex() in repr(line)]
    assert seed.hex() not in write_record(game)
    assert seed.hex() not in repr(dice)
    assert dice.commitment in write_masked(game, RED), "the promise is public"


@rule("YS-HI-09")
def test_the_complete_record_after_the_end_shows_the_hands() -> None:
    game = game_at_random(3, seed=9, moves=100_000)
    assert game.over
    complete = write_record(game)
    assert complete.count("card ") >= sum(entry.event == "card" for entry in game.played)
    assert "?" not in complete.split("moves:")[1]


# -- imagining --------------------------------------------------------------------------------------------


@rule("YS-HI-07", "YS-HI-02")
def test_imagined_hands_and_deck_are_what_is_left_of_the_eighteen_cards() -> None:
    scene = Scene(3)
    scene.hand("blue", "exchange", "sell_gold")
    scene.hand("red", "take_gold", "take_gold")
    scene.hand("green", "place_shop")
    scene.discarded("build_no_gold", "exchange")
    rest = Counter(ALL_CARDS) - Counter(["exchange", "sell_gold", "build_no_gold", "exchange"])
    guesses = set()
    for world in worlds(scene, BLUE):
        assert hand(world, BLUE) == ["sell_gold", "exchange"]
        assert world.discard == scene.p.discard
        assert world.hand_size == [2, 2, 1]
        assert [len(hand(world, seat)) for seat in range(3)] == world.hand_size
        assert Counter(hand(world, RED)) + Counter(hand(world, GREEN)) + Counter(deck(world)) == rest
        assert seen(world, BLUE) == seen(scene.p, BLUE)
        guesses.add(tuple(hand(world, RED)))
    assert len(guesses) > 10, "the truth is not known, so it is not told"


def reshuffled() -> Scene:
    """Blue has just drawn the first card of a deck made of four discarded cards; Red and Green hold the rest."""
    scene = Scene(3)
    scene.hand("blue", "exchange")
    scene.discarded("take_gold", "sell_gold", "sell_gold", "place_shop")
    left = scene.deck()
    scene.hand("red", *left[:6])
    scene.hand("green", *left[6:])
    scene.roll(GROUPS)
    scene.play("take sack card")
    assert scene.discard_pile() == []
    return scene


@rule("YS-HI-07", "YS-173")
def test_after_a_reshuffle_the_imagined_deck_is_exactly_the_old_discard_pile() -> None:
    scene = reshuffled()
    for seat in (BLUE, RED, GREEN):
        for world in worlds(scene, seat):
            assert sorted(deck(world)) == ["place_shop", "sell_gold", "sell_gold", "take_gold"]
    rest = Counter(ALL_CARDS) - Counter(["exchange", *deck(scene.p)])
    held = {tuple(hand(world, RED)) for world in worlds(scene, BLUE)}
    assert len(held) > 1, "who holds what of the rest stays open"
    for world in worlds(scene, BLUE):
        assert Counter(hand(world, RED)) + Counter(hand(world, GREEN)) == rest


@rule("YS-HI-07")
def test_a_card_drawn_after_a_reshuffle_narrows_what_its_drawer_knows() -> None:
    scene = reshuffled()
    scene.draw("sell_gold")
    for world in worlds(scene, BLUE):
        assert deck(world) == ["take_gold", "place_shop", "sell_gold"]
    guessed = {tuple(sorted(deck(world))) for world in worlds(scene, RED)}
    assert guessed == {
        ("place_shop", "sell_gold", "take_gold"),
        ("sell_gold", "sell_gold", "take_gold"),
        ("place_shop", "sell_gold", "sell_gold"),
    }, "the others know that it came from those four"


@rule("YS-HI-07")
def test_a_draw_of_another_player_after_a_reshuffle_is_one_of_its_cards() -> None:
    scene = reshuffled()
    scene.draw("take_gold")
    scene.play("end turn")
    scene.play("take barrel card")
    scene.draw("place_shop")
    drawn = set()
    for world in worlds(scene, BLUE):
        assert Counter(deck(world)) <= Counter(["sell_gold", "sell_gold", "place_shop"])
        (gone,) = (Counter(["sell_gold", "sell_gold", "place_shop"]) - Counter(deck(world))).elements()
        drawn.add(gone)
    assert drawn == {"sell_gold", "place_shop"}


@rule("YS-HI-06", "YS-HI-07", "YS-A46")
def test_a_used_card_tells_its_kind_and_not_which_copy_it_was() -> None:
    """Red draws a take_gold from the new deck and uses one: it may have been the old copy or the new one."""
    scene = Scene(3)
    scene.discarded("take_gold", "sell_gold", "sell_gold")
    left = scene.deck()
    scene.hand("red", *[card for card in left if card in ("take_gold", "exchange")])
    scene.hand("green", *scene.deck())
    scene.roll(GROUPS)
    scene.play("take camel camels end turn")
    scene.play("take sack card")
    scene.draw("take_gold")
    scene.play("play take_gold")
    decks = {tuple(deck(world)) for world in worlds(scene, BLUE)}
    assert decks == {("sell_gold", "sell_gold"), ("take_gold", "sell_gold")}


@rule("YS-HI-06", "YS-HI-02")
@pytest.mark.parametrize(
    "parts",
    [
        ["play sell_gold"],
        ["play exchange", "gold to camels"],
        ["play place_shop"],
        ["play build_no_camels"],
        ["take camel"],
        ["take camel", "camels"],
    ],
)
def test_imagining_tells_nothing_of_a_decision_that_is_not_finished(parts: list[str]) -> None:
    scene = Scene(3)
    scene.hand("blue", "sell_gold", "exchange", "place_shop", "build_no_camels")
    scene.camels("blue", 3)
    scene.roll(GROUPS)
    before = scene.p.copy()
    for part in parts:
        scene.play(part)
    for seed in range(10):
        world = scene.p.imagine(RED, Rng(seed))
        assert world.agenda == before.agenda
        assert world.unfinished == 0
        assert all(number >= 0 for number in world.hands)
        for move in world.legal():
            after = world.copy()
            after.apply(move)
            assert all(number >= 0 for number in after.hands)
    own = scene.p.imagine(BLUE, Rng(1))
    assert own.agenda == scene.p.agenda, "the decider goes on from where he is"
    assert own.legal() == scene.p.legal()


@rule("YS-HI-07", "YS-HI-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_positions_look_the_same_to_their_seat_in_whole_games(seats: int) -> None:
    rng = Rng(seats)
    for moves in (100, 300, 500):
        game = game_at_random(seats, seed=moves % 251, moves=moves)
        position = game.position
        assert isinstance(position, YspahanPosition)
        for seat in range(seats):
            world = position.imagine(seat, rng)
            assert seen(world, seat) == seen(position, seat)
            assert hand(world, seat) == hand(position, seat)
            if position.to_act == seat:
                assert world.legal() == position.legal()
