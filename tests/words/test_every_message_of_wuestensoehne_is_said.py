"""What is said at tables of Im Reich der Wüstensöhne: nothing fails, no message is dead, all of it in every language.

Random games say most of it; what they hardly reach (an empty stock of rumours, full camels, two oases at once, tiles
that fit nowhere) is set up.
"""

from __future__ import annotations

import pytest

from fondaco.table.speech import LANGUAGES
from tests.games.wuestensoehne.oasis import complete_oasis
from tests.games.wuestensoehne.owner import book_with, both, put
from tests.games.wuestensoehne.scene import BOOK, Scene
from tests.words.listening import Listener

GAMES = 8
TYPED = ("move F1",)
"""To stay where one stands is also typed as a movement; it is called otherwise."""
OTHER_READINGS = {
    "retrieve_condition": "none_available",
    "driver_scope": "turn",
    "compensation": "always",
    "discovery": "compulsory",
    "valuation_order": "section_index",
}


def hear_scene(listener: Listener, scene: Scene, *texts: str) -> None:
    """Everything about a position and those that follow from some moves, and what happened on the way."""
    own = Listener(scene.book, TYPED)
    own.hear_all_about(scene.p)
    for text in texts:
        scene.play(text)
        own.hear_all_about(scene.p)
    listener.heard |= own.heard


def listen_to_full_camels(listener: Listener) -> None:
    for answer in ("put back salt", "give up"):
        scene = complete_oasis("gem", explorers=[("red", 9)])
        scene.goods("red", "salt", "salt", "myrrh", "gem")
        scene.value("blue", "G1")
        hear_scene(listener, scene, answer)


def listen_to_empty_supplies(listener: Listener) -> None:
    scene = complete_oasis("gem", "camel", explorers=[("red", 9)])
    scene.p.goods_supply[2] = 0
    scene.value("blue", "G1")
    hear_scene(listener, scene, "take gem")


def listen_to_a_paid_valuation(listener: Listener) -> None:
    scene = complete_oasis("gem", explorers=[("red", 9), ("red", 3)], red=1)
    scene.value("blue", "G1")
    hear_scene(listener, scene)


def listen_to_rumours_on_the_board(listener: Listener) -> None:
    for answers in (("no look",), ("look gem 1", "leave rumour"), ("look salt 1", "take off rumour")):
        scene = complete_oasis("rumour", explorers=[("red", 9)])
        for nth, space in enumerate(("myrrh 1", "myrrh 2", "incense 1", "incense 2", "gem 1", "salt 1")):
            scene.rumour(f"R{nth + 1}", space, *(("red",) if space == "gem 1" else ()))
        scene.value("blue", "G1")
        hear_scene(listener, scene, *answers)
    scene = complete_oasis("rumour", explorers=[("red", 9)])
    scene.rumour("R2", "gem 1")
    scene.value("blue", "G1")
    scene.draw_rumour("R6")
    hear_scene(listener, scene, "rumour gem 2")


def listen_to_several_oases(listener: Listener) -> None:
    """The three sections of G1: two are complete and hold explorers, the third is open, lost, or of the same oasis."""
    around: tuple[tuple[tuple[str, str, int], ...], ...] = (
        (("T1-04", "G2", 0),),
        (("T1-04", "G2", 0), ("T1-05", "H1", 3)),
        (("T1-06", "G2", 0), ("T1-07", "H1", 2), ("T1-08", "H2", 3)),
    )
    for tiles in around:
        scene = Scene()
        scene.lay("T1-16", "G1", 0)
        for tile, field, rotation in tiles:
            scene.lay(tile, field, rotation)
        scene.explorer("red", 9, "G1", 1)
        scene.explorer("blue", 6, "G2")
        scene.value("blue", "G1")
        hear_scene(listener, scene, "value 1")


def listen_to_tiles_that_fit_nowhere(listener: Listener) -> None:
    for answer in ("discard T4-01", "keep all"):
        scene = Scene(3)
        scene.crowded()
        scene.caravan("blue", "I2")
        scene.reserve("blue", "T4-01", "T5-01", "T5-02")
        scene.turn("blue")
        hear_scene(listener, scene, answer)


def listen_to_fields_without_lines(listener: Listener) -> None:
    """Only an owner's box may have them."""
    change = both(
        put("cross.field.0.sides", "DBBB"),
        put("cross.field.1.sides", "BWDB"),
        put("side_codes.D.used", True),
    )
    scene = Scene(book=book_with(change))
    scene.water("blue", 1)
    hear_scene(listener, scene)


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener(BOOK)
    for seed in range(GAMES):
        one.hear_a_game(seed, 3 + seed % 2, OTHER_READINGS if seed // 2 % 2 else {})
    listen_to_full_camels(one)
    listen_to_empty_supplies(one)
    listen_to_a_paid_valuation(one)
    listen_to_rumours_on_the_board(one)
    listen_to_several_oases(one)
    listen_to_tiles_that_fit_nowhere(one)
    listen_to_fields_without_lines(one)
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    assert listener.never_heard() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    assert listener.said_carelessly(language) == []
