"""What is said in whole games of Al Rashid: nothing fails, no message is dead, every language says all of it well.

Games with fixed seeds are played and everything is listened to; rare moments are set up instead of waited for.
"""

from __future__ import annotations

import pytest

from fondaco.table.speech import LANGUAGES
from tests.games.al_rashid.scene import BOOK, Scene
from tests.words.listening import Listener

GAMES = 16


def play_and_listen(listener: Listener, scene: Scene, *moves: str) -> None:
    """Everything about each position on the way; chance gives whatever it is asked for first."""
    for move in (*moves, ""):
        while scene.asked == "chance":
            listener.hear_all_about(scene.p)
            scene.p.apply(scene.p.legal()[0])
        listener.hear_all_about(scene.p)
        if move:
            scene.play(move)


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener(BOOK)
    for seed in range(GAMES):
        one.hear_a_game(seed, 2 + seed % 4, {})
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    assert listener.never_heard() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    assert listener.said_carelessly(language) == []
