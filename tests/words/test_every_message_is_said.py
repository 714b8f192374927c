"""What is said in whole games: nothing fails, no message is dead, and every language says all of it well.

Games with fixed seeds are played and everything is listened to: prompts, offers, log lines for every viewer, and the
reasons against every move that is not possible. A few rare moments are set up instead of waited for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

import msgspec
import pytest

from fondaco.games.yspahan.moves import MOVES
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import masked
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from tests.games.yspahan.scene import BOOK, Scene
from tests.words.reading import SOURCE, entries_of, vocabulary

WORDS = SOURCE / "games" / "yspahan" / "words"
GAMES = 36
REFUSED_EVERY = 7
"""Why not? is asked at every seventh decision, for every move there is."""
OTHER_READINGS = {
    "cards_before_roll": "forbidden",
    "build_cards": "discount",
    "two_build_cards": "forbidden",
    "reshuffle": "at_once",
}
CARDS = BOOK.describer.cards
TYPED = ("camels", "gold", "cubes")
"""One move has three names, by its square: these are also tried as a person would type them."""


class Listener:
    """Keeps every message it hears, each once."""

    def __init__(self) -> None:
        self.heard: dict[bytes, Message] = {}

    def hear(self, message: Message | None) -> None:
        if message is not None:
            self.heard.setdefault(msgspec.json.encode(message), message)

    def hear_prompts_and_offers(self, p: YspahanPosition) -> None:
        for viewer in viewers(p.seats):
            self.hear(BOOK.prompt(p, viewer))
        for move in p.legal() if p.to_act >= 0 else []:
            self.hear(BOOK.offer(p, move).message)

    def hear_refusals(self, p: YspahanPosition) -> None:
        possible = set(p.legal()) if p.to_act >= 0 else set()
        for move in range(MOVES):
            if move not in possible:
                self.hear(BOOK.why_not(p, move).message)
        for text in TYPED if p.to_act >= 0 else ():
            try:
                parse_moves(BOOK, p, text)
            except Refusal as refused:
                self.hear(refused.message)

    def hear_scene(self, scene: Scene) -> None:
        """Everything about a position, and what happened on the way to it."""
        self.hear_prompts_and_offers(scene.p)
        self.hear_refusals(scene.p)
        for event in scene.p.heard or []:
            for viewer in viewers(scene.p.seats):
                self.hear(BOOK.event_message(masked(event, viewer)))
        scene.forget()

    def ids(self) -> set[str]:
        """The ids of all that was heard, with those of the messages within messages."""
        english = vocabulary(WORDS, "en")
        waiting, found = list(self.heard.values()), set[str]()
        while waiting:
            message = waiting.pop()
            found.add(message.id)
            waiting += [value for value in message.args.values() if isinstance(value, Message)]
            unseen = english[message.id].references - found if message.id in english else frozenset()
            waiting += [Message(reference) for reference in unseen]
        return found


def viewers(seats: int) -> Iterable[int | None]:
    return (None, *range(seats))


def listen_to_a_game(listener: Listener, seed: int) -> None:
    seats = 2 + seed % 3
    rng = random.Random(seed)
    game = Game(BOOK, ["Ada", "Bruno", "Carla", "Dario"][:seats], OTHER_READINGS if seed // 3 % 2 else {})
    decisions = 0
    while not game.over:
        for viewer in viewers(seats):
            listener.hear(game.prompt(viewer))
        possible = game.position.legal()
        if game.to_act < 0:
            game.play_outcome(rng.choices(possible, game.position.weights())[0])
            continue
        for offer in game.offers():
            listener.hear(offer.message)
        decisions += 1
        if decisions % REFUSED_EVERY == 0:
            assert isinstance(game.position, YspahanPosition)
            listener.hear_refusals(game.position)
        game.play(rng.choice(possible))
    for viewer in viewers(seats):
        listener.hear(game.prompt(viewer))
        for line in game.log(viewer):
            listener.hear(line.message)


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
    listener.hear_scene(scene)
    for move in (f"go {space}", f"ship {beside[0]}", "go on", "pay camel"):
        scene.play(move)
        listener.hear_scene(scene)


def listen_to_a_large_exchange(listener: Listener) -> None:
    scene = Scene(3)
    scene.gold("blue", 40)
    scene.camels("blue", 1)
    scene.hand("blue", "exchange")
    for move in ("play exchange", "gold to camels", "amount 32+", "amount 8"):
        scene.play(move)
        listener.hear_scene(scene)


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
    listener.hear_scene(scene)
    scene.play(f"supervisor go {BOOK.describer.spaces[shop]}")
    for move in ("end turn", "go on", "end turn"):
        listener.hear_scene(scene)
        scene.play(move)
    listener.hear_scene(scene)


def listen_to_a_forced_draw(listener: Listener) -> None:
    scene = Scene(3)
    scene.hand("red", "take_gold")
    scene.roll([1] * 9)
    for move in ("take camel camels", "end turn", "draw"):
        scene.play(move)
        listener.hear_scene(scene)


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
        listener.hear_scene(scene)


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener()
    for seed in range(GAMES):
        listen_to_a_game(one, seed)
    listen_to_two_shipments(one)
    listen_to_a_large_exchange(one)
    listen_to_the_last_card(one)
    listen_to_a_forced_draw(one)
    listen_to_two_players(one)
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    reached = listener.ids()
    assert [entry.id for entry in entries_of(WORDS / "en.play.ftl") if entry.id not in reached] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    speaker = Speaker(language, [words_of(package) for package in BOOK.words])
    careless = re.compile(r"^\s|\s$|  |\s[.,)]|\(\s|[{}$]|\.\.")
    for message in listener.heard.values():
        said = speaker.say(message)
        assert said, message
        assert not careless.search(said), said


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
