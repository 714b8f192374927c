"""What is said to whoever asks for something the rules of sections 5 to 10 do not allow: clause, reason, words."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan.refusals import Reasons
from fondaco.table.message import Message
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from fondaco.table.speech import Speaker, words_of
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

ENGLISH = Speaker("en", [words_of(package) for package in BOOK.words])
ALL_CARDS = [card for card in BOOK.describer.cards for _ in range(2)]


def refused(scene: Scene, text: str) -> tuple[str, str, str]:
    """The clause, the reason and the English sentence; nothing may have changed."""
    before = scene.p.digest()
    with pytest.raises(Refusal) as caught:
        parse_moves(BOOK, scene.p, text)
    assert scene.p.digest() == before
    message = caught.value.message
    return caught.value.clause, message.id.removeprefix("yspahan-refusal-"), ENGLISH.say(message)


def rolled(*faces: int, seats: int = 4) -> Scene:
    scene = Scene(seats)
    scene.roll(faces or [1, 1, 1, 1, 2, 3, 4, 5, 6])
    return scene


def supplying(*red_cubes: str) -> Scene:
    """Blue places two cubes in the Sack district."""
    scene = Scene(4)
    if red_cubes:
        scene.cubes("red", *red_cubes)
    scene.supply("sack", 2)
    return scene


def two_cubes_on_e1() -> Scene:
    scene = Scene(4)
    scene.cubes("red", "vase-blue-1")
    scene.cubes("green", "barrel-white-1")
    scene.send(1)
    return scene


# -- phase I --------------------------------------------------------------------------------------


@rule("YS-052")
def test_too_many_yellow_dice() -> None:
    scene = Scene(4)
    assert refused(scene, "roll 3") == (
        "YS-052",
        "yellow-dice",
        "3 yellow dice cost 3 gold; you have 2.",
    )


@rule("YS-053")
def test_a_second_roll() -> None:
    said = ("YS-053", "rolled-once", "The dice of this day have been rolled.")
    scene = rolled()
    assert refused(scene, "roll 0") == said
    scene.play("take camel camels")
    assert refused(scene, "roll 1") == said


@rule("YS-041")
def test_a_group_before_the_roll() -> None:
    assert refused(Scene(4), "take sack") == (
        "YS-041",
        "roll-first",
        "The dice are rolled before a group is taken.",
    )


# -- the dice action ------------------------------------------------------------------------------


@rule("YS-073")
def test_an_empty_square() -> None:
    clause, reason, sentence = refused(rolled(1, 1, 1, 1, 1, 1, 6, 6, 6), "take vase")
    assert (clause, reason) == ("YS-073", "empty-square")
    assert "Vase" in sentence


@rule("YS-073", "YS-074")
def test_a_second_group_or_a_second_action() -> None:
    sentence = "A turn has one dice action, and yours is under way or done."
    placing = supplying()
    sending = Scene(4)
    sending.send(1)
    ordering = two_cubes_on_e1()
    ordering.play("go E1")
    between = two_cubes_on_e1()
    between.hand("blue", "exchange")
    between.play("go E1 ship vase-blue-1")
    after = rolled()
    after.play("take camel camels")
    for scene in (placing, sending, ordering, between, after):
        assert refused(scene, "take gold") == ("YS-073", "one-group", sentence)
        assert refused(scene, "supervisor") == ("YS-074", "one-group", sentence)
        assert refused(scene, "gold") == ("YS-074", "one-group", sentence)


@rule("YS-074")
def test_an_action_without_a_group() -> None:
    assert refused(rolled(), "card") == (
        "YS-074",
        "group-first",
        "Take a group first, then say what you use it for.",
    )


@rule("YS-075")
def test_the_special_action_of_another_square() -> None:
    scene = rolled()
    scene.play("take camel")
    clause, reason, sentence = refused(scene, "gold")
    assert (clause, reason) == ("YS-075", "other-square")
    assert "Camel" in sentence


@rule("YS-111")
def test_no_legal_shop_in_the_district() -> None:
    scene = rolled()
    scene.cubes("red", "vase-blue-1", "vase-yellow-1", "vase-orange-1")
    scene.play("take vase")
    assert refused(scene, "cubes") == (
        "YS-111",
        "no-legal-shop",
        "No shop of the Vase district is open to you.",
    )


@rule("YS-DP-13")
def test_no_card_to_take() -> None:
    scene = Scene(4)
    scene.hand("yellow", *ALL_CARDS)
    scene.roll([1] * 9)
    scene.play("take camel")
    assert refused(scene, "card") == (
        "YS-174",
        "no-card-left",
        "Deck and discard pile are empty: there is no card to draw.",
    )


@rule("YS-072")
def test_building_with_the_group() -> None:
    scene = rolled()
    scene.play("take camel")
    assert refused(scene, "building") == (
        "YS-072",
        "build-after-action",
        "You build after the dice action, not with it.",
    )


@rule("YS-072")
def test_building_before_the_dice_action() -> None:
    for scene in (Scene(4), rolled()):
        scene.camels("blue", 2)
        assert refused(scene, "build paddock")[:2] == ("YS-072", "build-later")


@rule("YS-DP-14", "YS-A06")
def test_extra_dice_out_of_place() -> None:
    scene = rolled()
    scene.hand("blue", "exchange")
    assert refused(scene, "extra exchange") == (
        "YS-250",
        "extra-die-with-group",
        "A card becomes an extra die only while you take a group.",
    )
    scene.play("take camel")
    assert refused(scene, "extra exchange") == (
        "YS-254",
        "extra-die-special-only",
        "An extra die counts only for camels, gold or cubes.",
    )
    scene.play("camels")
    clause, reason, sentence = refused(scene, "extra take_gold")
    assert (clause, reason) == ("YS-250", "card-not-in-hand")
    assert "Three gold" in sentence


@rule("YS-077", "YS-082")
def test_declining_the_dice_action() -> None:
    said = "The dice action is compulsory: take a group first."
    scene = rolled()
    assert refused(scene, "go on") == ("YS-077", "action-compulsory", said)
    assert refused(scene, "end turn") == ("YS-082", "action-compulsory", said)
    assert refused(Scene(4), "end turn") == ("YS-082", "action-compulsory", said)


@rule("YS-077")
def test_drawing_while_there_is_a_group() -> None:
    said = (
        "YS-077",
        "draw-only-without-group",
        "A card is drawn instead of the dice action only when no group is left.",
    )
    scene = rolled()
    assert refused(scene, "draw") == said
    scene.hand("yellow", *ALL_CARDS)
    assert refused(scene, "draw") == said
    scene.play("take camel camels")
    assert refused(scene, "draw") == said


@rule("YS-079")
def test_declining_the_forced_draw() -> None:
    scene = rolled(*[1] * 9)
    scene.hand("red", "take_camels")
    scene.play("take camel camels end turn")
    said = "No group is left for you: draw a card instead of the dice action."
    assert refused(scene, "end turn") == ("YS-079", "draw-instead", said)
    assert refused(scene, "go on") == ("YS-079", "draw-instead", said)


@rule("YS-081")
def test_a_forced_draw_without_cards() -> None:
    scene = rolled(*[1] * 9)
    scene.hand("red", *ALL_CARDS)
    scene.play("take camel camels end turn")
    assert refused(scene, "draw")[:2] == ("YS-081", "no-card-left")
    assert refused(scene, "end turn")[:2] == ("YS-DP-04", "not-now")


# -- shops ----------------------------------------------------------------------------------------


@rule("YS-100")
def test_a_shop_of_another_district() -> None:
    clause, reason, sentence = refused(supplying(), "place vase-blue-1")
    assert (clause, reason) == ("YS-100", "other-district")
    assert "Vase" in sentence
    assert "Sack" in sentence


@rule("YS-102")
def test_a_shop_that_is_full() -> None:
    scene = supplying()
    scene.play("place sack-pink-2")
    clause, reason, sentence = refused(scene, "place sack-pink-2")
    assert (clause, reason) == ("YS-102", "shop-full")
    assert "2" in sentence


@rule("YS-103")
def test_a_souk_of_another_player() -> None:
    clause, reason, sentence = refused(supplying("sack-blue-1"), "place sack-blue-2")
    assert (clause, reason) == ("YS-103", "foreign-souk")
    assert sentence.startswith("Another player has a cube in the ")


@rule("YS-104", "YS-112")
def test_another_souk_before_the_own_ones_are_finished() -> None:
    scene = supplying()
    scene.cubes("blue", "sack-white-1")
    clause, reason, sentence = refused(scene, "place sack-blue-1")
    assert (clause, reason) == ("YS-104", "finish-souk")
    assert "white" in sentence
    scene.cubes("blue", "sack-yellow-1")
    assert refused(scene, "place sack-blue-1")[:2] == ("YS-112", "finish-souk")


@rule("YS-109")
def test_stopping_while_cubes_can_be_placed() -> None:
    scene = supplying()
    both = "There are still 2 cubes to place, and a shop for the next."
    assert refused(scene, "end turn") == ("YS-109", "place-all", both)
    scene.play("place sack-pink-1")
    assert refused(scene, "go on") == (
        "YS-109",
        "place-all",
        "There is still a cube to place and a shop for it.",
    )


# -- Supervisor and shipments ---------------------------------------------------------------------


@rule("YS-125")
def test_a_destination_that_cannot_be_paid() -> None:
    scene = Scene(4)
    scene.send(1)
    assert refused(scene, "go W5") == (
        "YS-125",
        "supervisor-price",
        "Moving the Supervisor to W5 costs 4 gold; you have 2.",
    )


@rule("YS-140")
def test_shipping_a_cube_that_is_not_beside_the_supervisor() -> None:
    scene = two_cubes_on_e1()
    scene.play("go E1")
    clause, reason, sentence = refused(scene, "ship sack-white-1")
    assert (clause, reason) == ("YS-140", "not-beside")
    assert "Sack" in sentence


@rule("YS-148")
def test_paying_a_camel_without_a_shipment() -> None:
    scene = rolled()
    scene.camels("blue", 1)
    for text in ("pay camel", "let ship"):
        assert refused(scene, text) == (
            "YS-148",
            "no-shipment",
            "No cube of yours is being shipped now.",
        )


@rule("YS-A05", "YS-A11")
def test_a_card_while_an_owner_decides_or_an_action_goes_on() -> None:
    said = "Cards are played in your own turn, before or after the dice action."
    scene = Scene(4)
    scene.camels("red", 1)
    scene.hand("red", "take_camels")
    scene.ship_from_s2("red")
    assert refused(scene, "play take_camels") == ("YS-241", "card-window", said)
    scene = supplying()
    scene.hand("blue", "take_camels")
    assert refused(scene, "play take_camels") == ("YS-247", "card-window", said)


# -- another question comes first -----------------------------------------------------------------


def asked_about_a_camel() -> Scene:
    scene = Scene(4)
    scene.camels("red", 1)
    scene.ship_from_s2("red")
    return scene


def choosing_an_action() -> Scene:
    scene = rolled()
    scene.play("take camel")
    return scene


def choosing_an_extra_die() -> Scene:
    scene = rolled()
    scene.hand("blue", "exchange")
    scene.play("take camel camels")
    return scene


def sending_the_supervisor() -> Scene:
    scene = Scene(4)
    scene.send(1)
    return scene


def ordering_shipments() -> Scene:
    scene = two_cubes_on_e1()
    scene.play("go E1")
    return scene


def after_the_action() -> Scene:
    scene = rolled()
    scene.play("take camel camels")
    return scene


@rule("YS-DP-01", "YS-DP-04", "YS-DP-05", "YS-DP-06", "YS-DP-07", "YS-DP-08", "YS-DP-13", "YS-DP-14")
@pytest.mark.parametrize(
    ("clause", "scene", "texts"),
    [
        ("YS-DP-01", Scene(4), ["card", "place sack-white-1", "go W1", "ship sack-white-2", "go on"]),
        ("YS-DP-04", rolled(), ["place sack-white-1", "go W1", "ship sack-white-2", "amount 1"]),
        ("YS-DP-05", supplying(), ["roll 0", "go W1", "ship sack-white-2", "build paddock"]),
        ("YS-DP-06", sending_the_supervisor(), ["roll 0", "place sack-white-1", "end turn", "go on"]),
        ("YS-DP-07", ordering_shipments(), ["roll 0", "place sack-white-1", "go W1", "end turn", "go on"]),
        ("YS-DP-08", asked_about_a_camel(), ["roll 0", "take camel", "card", "go W1", "end turn", "go on"]),
        ("YS-DP-11", after_the_action(), ["place sack-white-1", "go W1", "ship sack-white-2", "go on"]),
        (
            "YS-DP-13",
            choosing_an_action(),
            ["roll 0", "take gold", "place sack-white-1", "end turn", "go on"],
        ),
        ("YS-DP-14", choosing_an_extra_die(), ["roll 0", "take gold", "supervisor", "go W1", "end turn"]),
    ],
)
def test_a_move_of_another_moment(clause: str, scene: Scene, texts: list[str]) -> None:
    said = "That is a move for another moment; another question is asked now."
    for text in texts:
        assert refused(scene, text) == (clause, "not-now", said)


# -- the arguments of the messages ----------------------------------------------------------------


def why(scene: Scene, text: str) -> Message:
    (move,) = BOOK.moves_named(text)
    return Reasons(BOOK.describer).why_not(scene.p, move).message


@rule("YS-052", "YS-103", "YS-104", "YS-109", "YS-125")
def test_the_messages_carry_what_an_interface_needs_to_explain() -> None:
    assert why(Scene(4), "roll 3").args == {"dice": 3, "gold": 3, "own_gold": 2}
    sending = sending_the_supervisor()
    assert why(sending, "go W5").args == {"space": "W5", "gold": 4, "own_gold": 2}
    placing = supplying("sack-blue-1")
    white, blue, pink = (BOOK.describer.souks.index(f"sack-{colour}") for colour in ("white", "blue", "pink"))
    assert why(placing, "place sack-blue-2").args == {"souk": BOOK.describer.souk(blue)}
    assert why(placing, "end turn").args == {"cubes": 2}
    placing.play("place sack-pink-1")
    assert why(placing, "place sack-white-1").args == {"souk": BOOK.describer.souk(pink)}
    assert why(placing, "place sack-white-1").args != {"souk": BOOK.describer.souk(white)}
