"""Every message that the house can say has words, and every word is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import fondaco.house
from tests.words.reading import entries_of

HERE = Path(fondaco.house.__file__).parent


def test_the_words_of_the_house_are_those_it_says() -> None:
    said = {
        name
        for file in HERE.rglob("*.py")
        for name in re.findall(r'"(house-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert said == {entry.id for entry in entries_of(HERE / "words" / "en.ftl")}
