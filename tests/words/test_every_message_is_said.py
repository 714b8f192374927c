"""What is said in whole games: nothing fails, no message is dead, and every language says all of it well.

Games with fixed seeds are played and everything is listened to: prompts, offers, log lines for every viewer, and the
reasons against every move that is not possible. A few rare moments are set up instead of waited for.
"""

from __future__ import annotations

import pytest

from fondaco.table.message import Message
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from tests.games.yspahan.scene import BOOK, Scene
from tests.words.listening import Listener

GAMES = 36
OTHER_READINGS = {
    "cards_before_roll": "forbidden",
    "build_cards": "discount",
    "two_build_cards": "forbidden",
    "reshuffle": "at_once",
}
CARDS = BOOK.describer.cards
TYPED = ("camels", "gold", "cubes")
"""One move has three names, by its square: these are also tried as a person would type them."""


def hear_scene(listener: Listener, scene: Scene) -> None:
    """Everything about a position, and what happened on the way to it."""
    listener.hear_all_about(scene.p)
    scene.forget()


def listen_to_two_shipments(listener: Listener) -> None:
    scene = Scene(3)
    space, beside = next(
        (BOOK.describer.spaces[n], [BOOK.describer.shops[shop] for shop in shops])
        for n, shops in enumerate(scene.p.tables.space_shops)
        if len(shops) == 2
    )
    scene.cubes("blue", beside[0])
    scene.cubes("red", beside[1])
    scene.gold("blue", 40)
    scene.camels("red", 1)
    scene.hand("blue", "take_gold")
    scene.roll([1, 1, 2, 2, 3, 3, 4, 5, 6])
    scene.play("take camel supervisor")
    hear_scene(listener, scene)
    for move in (f"go {space}", f"ship {beside[0]}", "go on", "pay camel"):
        scene.play(move)
        hear_scene(listener, scene)


def listen_to_a_large_exchange(listener: Listener) -> None:
    scene = Scene(3)
    scene.gold("blue", 40)
    scene.camels("blue", 1)
    scene.hand("blue", "exchange")
    for move in ("play exchange", "gold to camels", "amount 32+", "amount 8"):
        scene.play(move)
        hear_scene(listener, scene)


def listen_to_the_last_card(listener: Listener) -> None:
    """All cards are in hands and the dice make one group only; the Caravanserai has nothing to give."""
    scene = Scene(4)
    for nth, kind in enumerate(CARDS):
        scene.hand(("blue", "red")[nth % 2], kind, kind)
    shop = next(n for n, shops in enumerate(scene.p.tables.space_shops) if shops)
    scene.cubes("blue", BOOK.describer.shops[scene.p.tables.space_shops[shop][0]])
    scene.buildings("blue", "caravanserai")
    scene.gold("blue", 40)
    scene.roll([1] * 9)
    scene.play("take camel")
    hear_scene(listener, scene)
    scene.play(f"supervisor go {BOOK.describer.spaces[shop]}")
    for move in ("end turn", "go on", "end turn"):
        hear_scene(listener, scene)
        scene.play(move)
    hear_scene(listener, scene)


def listen_to_a_forced_draw(listener: Listener) -> None:
    scene = Scene(3)
    scene.hand("red", "take_gold")
    scene.roll([1] * 9)
    for move in ("take camel camels", "end turn", "draw"):
        scene.play(move)
        hear_scene(listener, scene)


def listen_to_two_players(listener: Listener) -> None:
    """The second player meets a group of yellow dice alone, and a build card that the building does not need."""
    scene = Scene(2)
    scene.gold("blue", 1)
    scene.gold("red", 10)
    scene.camels("red", 10)
    scene.hand("red", "build_no_camels", "build_no_gold")
    scene.roll([1, 1, 2, 2, 3, 3, 4, 4], yellow=[6])
    for move in ("take camel camels", "end turn", "take sack building"):
        scene.play(move)
        hear_scene(listener, scene)


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener(BOOK, TYPED)
    for seed in range(GAMES):
        one.hear_a_game(seed, 2 + seed % 3, OTHER_READINGS if seed // 3 % 2 else {})
    listen_to_two_shipments(one)
    listen_to_a_large_exchange(one)
    listen_to_the_last_card(one)
    listen_to_a_forced_draw(one)
    listen_to_two_players(one)
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    assert listener.never_heard() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    assert listener.said_carelessly(language) == []


@pytest.mark.parametrize(
    ("language", "price", "free"),
    [
        ("en", "build the Hoist for 1 camel and 2 gold", "build the Paddock for nothing"),
        ("it", "costruisci il Paranco per 1 cammello e 2 monete d’oro", "costruisci il Recinto gratis"),
        ("fr", "construire le Palan pour 1 chameau et 2 pièces d’or", "construire l’Enclos gratuitement"),
        ("de", "den Kran für 1 Kamel und 2 Goldmünzen bauen", "das Gehege kostenlos bauen"),
    ],
)
def test_buildings_have_their_articles_and_prices_no_zeros(language: str, price: str, free: str) -> None:
    speaker = Speaker(language, [words_of(package) for package in BOOK.words])

    def offer(building: str, camels: int, gold: int) -> str:
        args: dict[str, str | int | Message] = {
            "building": building,
            "camels": camels,
            "gold": gold,
            "points": 0,
            "power": "",
        }
        return speaker.say(Message("yspahan-move-build", args)).rstrip(" :\u00a0")

    assert offer("hoist", 1, 2) == price
    assert offer("paddock", 0, 0) == free
