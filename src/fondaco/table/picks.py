"""Picking several things is one decision: what may be picked, and how a text says it.

The engine asks for the things one after the other in an order of its own; people pick them in any order. A game says
with `Rulebook.picks` when that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fondaco.table.message import Message


class Picks(msgspec.Struct, frozen=True, gc=False):
    """What may be picked now, beyond what is picked already."""

    moves: Sequence[int]
    """Each picks one thing of a kind; in the order in which the engine asks for them. Those of kinds of which nothing
    can be picked are among them: a refusal names their clause."""
    labels: Sequence[Message]
    """What the kinds are called."""
    possible: Sequence[int]
    """How many of each kind there are to pick."""
    least: int
    most: int
    """How many in all."""
    end: int
    """The move that ends the picking, where it does not end by itself because nothing more can be picked."""
    brings: Sequence[Message] = ()
    """What so many things bring in all, from none to the most; empty if the game cannot say."""
    begun: bool = False
    """Whether the engine has been given some already: an undo can lead there, and records."""

    @property
    def limit(self) -> int:
        """How many can be picked at most: of all kinds together there may be less than the rules allow."""
        return min(self.most, sum(self.possible))


class Said(msgspec.Struct, frozen=True, gc=False):
    """What the beginning of a text picks."""

    counts: list[int]
    """How many of each kind."""
    ended: bool
    """Whether it says that this is all."""
    rest: str
    """What follows."""


def verb_of(texts: Sequence[str]) -> str:
    """The words with which the names of all these picks begin: "sell" of "sell fabric" and "sell fruit"."""
    verb = texts[0].split()[:-1]
    while verb and not all(_fits(text.split(), verb) for text in texts):
        verb.pop()
    return " ".join(verb)


def _fits(words: Sequence[str], verb: Sequence[str]) -> bool:
    """Whether a text begins with this verb and goes on with a name: a number alone is one after a single word only."""
    numbered = "".join(words[len(verb) : len(verb) + 1]).isdecimal()
    return words[: len(verb)] == verb and not (numbered and len(verb) > 1)


def read_picks(typed: str, texts: Sequence[str], end: str) -> Said | None:
    """Read picks from the beginning of a tidy text: "sell 2 fruit fabric", "sell fruit sell fabric done".

    The verb is needed once, and a number may stand before each thing that is not called by a number itself; None if
    the text does not begin with a pick.
    """
    verb = verb_of(texts)
    names = [text[len(verb) :].lstrip() for text in texts]
    counted = not any(name.isdecimal() for name in names)
    counts = [0] * len(texts)
    rest, number = typed, 1
    while True:
        spoken = verb != "" and _begins(rest, verb)
        left = rest[len(verb) :].lstrip() if spoken else rest
        if not spoken and verb and not any(counts):
            return None
        number, left = _number(left) if counted else (1, left)
        kind = _named(left, names)
        if kind < 0:
            break
        counts[kind] += number
        rest = left[len(texts[kind]) - len(verb) - (1 if verb else 0) :].lstrip()
    if not any(counts):
        return None
    ended = _begins(rest, end)
    return Said(counts, ended, rest[len(end) :].lstrip() if ended else rest)


def _begins(text: str, words: str) -> bool:
    return text == words or text.startswith(f"{words} ")


def _number(text: str) -> tuple[int, str]:
    """A number before a thing, and what follows; 1 if there is none."""
    word, _, left = text.partition(" ")
    if word.isascii() and word.isdecimal() and len(word) <= 2 and left and int(word):
        return int(word), left
    return 1, text


def _named(text: str, names: Sequence[str]) -> int:
    """Which name the text begins with, the longest of several; -1 if with none."""
    found = -1
    for kind, name in enumerate(names):
        if _begins(text, name) and (found < 0 or len(name) > len(names[found])):
            found = kind
    return found
