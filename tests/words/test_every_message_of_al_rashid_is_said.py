"""What is said in whole games of Al Rashid: nothing fails, no message is dead, every language says all of it well.

Games with fixed seeds are played and everything is listened to; rare moments are set up instead of waited for.
"""

from __future__ import annotations

import pytest

from fondaco.table.message import Message
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from tests.games.al_rashid.scene import BOOK, Scene, area, giving
from tests.words.listening import Listener

GAMES = 16

ANY = "any"


def play_and_listen(listener: Listener, scene: Scene, *moves: str) -> None:
    """Everything about each position on the way; chance, and whoever plays ANY, takes the first that is offered."""
    for move in (*moves, ""):
        while scene.asked == "chance":
            listener.hear_all_about(scene.p)
            scene.p.apply(scene.p.legal()[0])
        listener.hear_all_about(scene.p)
        if move == ANY:
            scene.p.apply(scene.p.legal()[0])
        elif move:
            scene.play(move)


def listen_to_offices(listener: Listener) -> None:
    """A Sage is sent back, a common good taken; an office without a brown border is not activated."""
    scene = Scene(2, order="red blue")
    scene.offices("red", "cal_executioner", "mer_broker", "spy_double_agent")
    scene.stack("red", "spies", "merchant")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "military", "sage")
    scene.stack("blue", "rum", "merchant sage")
    scene.resolution("red")
    play_and_listen(listener, scene, "activate cal_executioner", "remove blue military")
    scene = Scene(2, order="red blue")
    scene.offices("red", "mer_broker")
    scene.stack("red", "spies", "merchant")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    play_and_listen(listener, scene, "activate mer_broker", "gain wood")


def listen_to_a_delegation_without_a_pasha(listener: Listener) -> None:
    scene = Scene(2, order="red blue")
    scene.offices("red", "spy_infiltrator")
    scene.dishonour("red", 3)
    scene.goods("red", "wood wood pottery metal spices silk")
    scene.stack("red", "al_rashid", "sage")
    scene.stack("red", "spies", "merchant")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    moves = ("activate spy_infiltrator", "move merchant spies", "to military", "resolve al_rashid")
    play_and_listen(listener, scene, *moves, "visit office", "office cal_almoner", *[ANY] * 5)


def listen_to_what_is_not_there(listener: Listener) -> None:
    """At the Scholars no Sage and no letter is left, or no office, or an office is held or gone."""
    for missing in ("pieces", "offices"):
        scene = Scene(2, order="red blue")
        scene.goods("red", "wood wood pottery metal spices silk")
        if missing == "pieces":
            scene.family("red", 1, 1, 6)
            scene.p.letter_supply = 0
        else:
            scene.offices("red", "sch_astronomer", "sch_calligrapher", "sch_philosopher", "sch_librarian")
        scene.stack("red", "scholars", "sage")
        scene.stack("blue", "rum", "sage")
        scene.resolution("blue")
        play_and_listen(listener, scene, "resolve scholars")
    scene = Scene(4, order="red blue green yellow")
    scene.goods("red", "wood wood pottery metal spices silk")
    scene.offices("red", "sch_astronomer")
    scene.offices("blue", "sch_calligrapher")
    scene.offices("green", "sch_calligrapher")
    scene.stack("red", "scholars", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("blue")
    play_and_listen(listener, scene, "no office", "resolve scholars", "visit office")


def listen_to_letters(listener: Listener) -> None:
    scene = Scene(2, order="red blue")
    scene.goods("red", "wood wood")
    scene.letters("red", 5)
    scene.stack("red", "scholars", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("blue")
    play_and_listen(listener, scene, "resolve scholars", "visit office", "office sch_calligrapher")


def listen_to_a_good_that_is_needed(listener: Listener) -> None:
    scene = Scene(2, order="red blue")
    scene.goods("red", "wood wood wood pottery pottery metal")
    scene.stack("red", "merchants", "sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("blue")
    play_and_listen(listener, scene, "resolve merchants", "visit service+favour")


def listen_to_a_spy_in_a_corner(listener: Listener) -> None:
    """Every other territory is resolved: the spy may look, but no piece can be moved."""
    scene = Scene(2, order="red blue")
    scene.stack("red", "spies", "merchant")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "military", "sage")
    scene.enemies("hind", "red 2")
    scene.resolution("red")
    for land in ("al_andalus", "ifriqiya", "rum", "misr", "yaman", "khurasan"):
        scene.p.resolved |= 1 << area(land)
    play_and_listen(listener, scene, "resolve spies", "visit service")


def listen_to_a_pile_made_anew(listener: Listener) -> None:
    scene = Scene(2, order="red blue")
    scene.offices("red", "mil_captain")
    scene.stack("red", "spies", "merchant")
    scene.stack("blue", "military", "sage")
    scene.resolution("red")
    scene.p.discard[0], scene.p.pile[:4] = sum(scene.p.pile[:4]), [0] * 4
    play_and_listen(listener, scene, "activate mil_captain", "draw red")


def listen_to_an_owners_captain(listener: Listener) -> None:
    """He draws three tiles, and only one red one is left."""
    scene = Scene(2, order="red blue")
    scene.offices("red", "mil_captain")
    scene.stack("red", "spies", "merchant")
    scene.stack("blue", "military", "sage")
    scene.resolution("red")
    scene.p.pile[:4] = [1, 0, 0, 0]
    with giving(scene, "mil_captain", 3):
        play_and_listen(listener, scene, "activate mil_captain", "draw blue")


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener(BOOK)
    for seed in range(GAMES):
        one.hear_a_game(seed, 2 + seed % 4, {})
    listen_to_offices(one)
    listen_to_a_delegation_without_a_pasha(one)
    listen_to_what_is_not_there(one)
    listen_to_letters(one)
    listen_to_a_good_that_is_needed(one)
    listen_to_a_spy_in_a_corner(one)
    listen_to_a_pile_made_anew(one)
    listen_to_an_owners_captain(one)
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    assert listener.never_heard() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    assert listener.said_carelessly(language) == []


@pytest.mark.parametrize(
    ("language", "placed", "mix", "paid"),
    [
        (
            "en",
            "Red places a Sage: Egypt.",
            "1 red and 2 blue",
            "Red pays 6 gold with 2 fine wood and 1 letter.",
        ),
        (
            "it",
            "Rosso piazza un Saggio: Egitto.",
            "1 rossa e 2 blu",
            "Rosso paga 6 oro con 2 legno pregiato e 1 lettera.",
        ),
        (
            "fr",
            "Rouge place un Sage\u00a0: Égypte.",
            "1 rouge et 2 bleues",
            "Rouge paie 6 or avec 2 × bois précieux et 1 lettre.",
        ),
        (
            "de",
            "Rot setzt einen Weisen: Ägypten.",
            "1 rote und 2 blaue",
            "Rot bezahlt 6 Gold mit 2 Edelholz und 1 Empfehlungsschreiben.",
        ),
    ],
)
def test_sentences_are_made_as_the_language_makes_them(
    language: str, placed: str, mix: str, paid: str
) -> None:
    speaker = Speaker(language, [words_of(package) for package in BOOK.words])
    red = Message("al-rashid-seat-red")
    egypt = BOOK.describer.area(area("misr"))
    items = BOOK.describer.some([2, 0, 0, 0, 0, 1])
    assert (
        speaker.say(Message("al-rashid-log-placed", {"player": red, "piece": "sage", "area": egypt}))
        == placed
    )
    assert speaker.say(Message("al-rashid-move-mix", {"red": 1, "blue": 2})) == mix
    assert speaker.say(Message("al-rashid-log-paid", {"player": red, "gold": 6, "items": items})) == paid
