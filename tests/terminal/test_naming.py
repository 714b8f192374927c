"""Moves typed by the names that the list shows, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.boards.voice import Voice
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer
from fondaco.terminal.naming import named, words_in
from tests.terminal.tables import piped

VOICE = Voice("it")


def offer(text: str, name: str) -> Offer:
    return Offer(text=text, message=Message("terminal-as-it-is", {"text": name}), touches=())


OFFERS = [
    offer("place pasha egypt", "Pascià: Egitto"),
    offer("place sage egypt", "Saggio: Egitto"),
    offer("place pasha syria", "Pascià: Siria"),
    offer("stay", "resta in F10"),
]


def test_words_have_no_case_accents_or_signs() -> None:
    assert words_in("  L’Ésprit, “Pascià”: 2!") == ["l", "esprit", "pascia", "2"]


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("resta", ["stay"]),
        ("PASCIA egitto", ["place pasha egypt"]),
        ("egitto pasci", ["place pasha egypt"]),
        ("egitto", ["place pasha egypt", "place sage egypt"]),
        ("sir", ["place pasha syria"]),
        ("piazza pascià egitto", ["place pasha egypt"]),
        ("piazza egitto", []),
        ("pascia cina", []),
        ("…", []),
        ("a " * 13, []),
    ],
)
def test_an_offer_is_found_by_words_of_its_name(typed: str, texts: list[str]) -> None:
    assert [found.text for found in named(OFFERS, typed, VOICE)] == texts


def test_whole_words_go_before_beginnings() -> None:
    offers = [offer("a", "oro"), offer("b", "orologio")]
    assert [found.text for found in named(offers, "oro", VOICE)] == ["a"]
    assert [found.text for found in named(offers, "or", VOICE)] == ["a", "b"]


def test_a_name_is_played_at_the_terminal_and_of_several_all_are_told(tmp_path: Path) -> None:
    said = piped(
        tmp_path, "play", "al-rashid", "--seats", "me,easy,easy", "--seed", "8", "--lang", "it",
        typed="quaglia\ntessera\nblu\nmercante\npiazza mercante egitto\n",
    ).stdout  # fmt: skip
    assert "«quaglia» non è una mossa conosciuta." in said
    assert "«tessera» può indicare più di una mossa: una tessera rossa, una tessera blu." in said
    assert "Rosso pesca una tessera blu" in said
    assert "Rosso piazza un Mercante: Egitto." in said
