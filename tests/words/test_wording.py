"""Words that nobody looks for on a game site do not come back."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fondaco.table.speech import LANGUAGES
from tests.words.reading import SOURCE

FOLDERS: Final = ("table", "house", "terminal", "web")
"""The words of the house; the games' own are those of their rules."""
UNWANTED: Final = {
    "en": (
        "set a table", "table is set", "standing order", "is asked now", "along", "be forgotten", "tidy up",
        "get up", "give the table up", "as the device", "the house does not", "the house has", "honest", "things more",
        "keep this name", r"\bkept\.$", "look at it again", "no alternative", "at one sitting",
    ),
    "it": ("ordini permanenti", "riordina", "onesti", "la casa ", "interpellat", "come il dispositivo", "alzati"),
    "fr": ("ordres permanents", "honnêtes", "la maison ", "faire le tri", "comme l’appareil", "être oublié"),
    "de": ("daueraufträge", " gedeckt", "ehrlich", "das haus ", "dieses haus", "aufgestellt", "wie das gerät"),
}  # fmt: skip
"""What was said before by images of our own, as it stands in lower case."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_nobody_expects_do_not_come_back(language: str) -> None:
    unwanted = re.compile("|".join(UNWANTED[language]))
    lines = [
        line.partition(" = ")[2] or line
        for folder in FOLDERS
        for file in sorted((SOURCE / folder / "words").glob(f"{language}*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert len(lines) > 500
    assert [line for line in lines if unwanted.search(line.lower())] == []
