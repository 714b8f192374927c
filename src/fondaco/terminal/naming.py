"""A move by its name: the words that the list shows, in the reader's language, or their beginnings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from fondaco.boards.voice import Voice
from fondaco.table.rulebook import Offer

MOST_WORDS: Final = 12
_WORD: Final = re.compile(r"[^\W_]+")


def words_in(text: str) -> list[str]:
    """The words of a text, without case, accents and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(letter for letter in letters if not unicodedata.combining(letter)))


def named(offers: Sequence[Offer], typed: str, say: Voice) -> list[Offer]:
    """The offers whose names have all the words that were typed; those that have them whole, if there are any.

    Lists often leave out the verb: a first word that stands in no name is passed over if two or more follow.
    """
    wanted = words_in(typed)
    if not wanted or len(wanted) > MOST_WORDS:
        return []
    known = [(offer, {*words_in(say.say(offer.message)), *words_in(offer.text)}) for offer in offers]
    found = _with(known, wanted)
    return found or (_with(known, wanted[1:]) if len(wanted) > 2 else [])


def _with(known: Sequence[tuple[Offer, set[str]]], wanted: Sequence[str]) -> list[Offer]:
    whole = [offer for offer, words in known if words.issuperset(wanted)]
    if whole:
        return whole
    return [
        offer
        for offer, words in known
        if all(any(word.startswith(begun) for word in words) for begun in wanted)
    ]
