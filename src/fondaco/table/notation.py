"""From what a person types to a move: the text of a legal move, its number in the list, or several parts in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.table.core import NO_BARRIER, Position
from fondaco.table.form import carried_out, held
from fondaco.table.message import Message
from fondaco.table.picks import Picks, Said, read_picks
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Rulebook

MOST_CHARACTERS: Final = 400
"""Of a text that means a move: no decision with all its parts is longer."""
MOST_WORDS: Final = 12
"""Of the name of a single move."""
MOST_IN_A_NAME: Final = 100
"""Characters of the name of a single move: a longer text is several moves in a row."""


def tidy(text: str) -> str:
    """Case and spaces do not matter."""
    return " ".join(text.lower().split())


def typed_move(text: str) -> str:
    """What was typed for a move, tidied; a text that is too long is refused before anything is done with it."""
    if len(text) > MOST_CHARACTERS:
        raise Refusal("", Message("refusal-too-long", {"most": MOST_CHARACTERS}))
    return tidy(text)


def parse_moves(rulebook: Rulebook, position: Position, text: str, waiting: bool = False) -> list[int]:
    """The moves that a line means: one legal move, or the parts of a decision one after the other.

    A text may be shortened as long as only one legal move begins with it. What means nothing, more than one thing,
    or something the rules forbid is refused, and nothing has been played. Of several parts the first that is not
    possible gives the reason. Where several things are picked, they may be named in any order, with numbers, and the
    verb but once; the moves come in the order in which the engine asks, as far as it asks: what is left when there is
    but one way to go on it picks by itself. Picks that nobody has ended come all if they are `waiting` for their end.
    The work is proportional to the length of the text.
    """
    typed = typed_move(text)
    if not typed:
        raise Refusal("", Message("refusal-nothing-typed"))
    moves, at, rest = _read(rulebook, position, typed, [2 * len(typed.split())], waiting)
    if not rest:
        return moves
    # A legal move that is called otherwise here is not what was meant, so every meaning left is refused.
    for where, meant in ((position, typed), (at, rest)):
        named = rulebook.moves_named(meant)
        if named:
            raise rulebook.why_not(where, named[0])
    legal = {tidy(rulebook.text(at, move)): move for move in at.legal()}
    beginning = [full for full in legal if full.startswith(rest)]
    if len(beginning) == 1:
        return [*moves, legal[beginning[0]]]
    if beginning:
        raise Refusal("", Message("refusal-ambiguous-move", {"text": typed, "choices": _some(beginning)}))
    first = _first_named(rulebook, rest)
    if first is not None and first not in at.legal():
        raise rulebook.why_not(at, first)
    raise Refusal("", Message("refusal-unknown-move", {"text": typed}))


def _first_named(rulebook: Rulebook, typed: str) -> int | None:
    """Of several parts in a row the first one, which says why the line is refused."""
    words = typed.split()[: MOST_WORDS + 1]
    for length in range(len(words) - 1, 0, -1):
        named = rulebook.moves_named(" ".join(words[:length]))
        if named:
            return named[0]
    return None


def _read(
    rulebook: Rulebook, position: Position, typed: str, tries: list[int], waiting: bool
) -> tuple[list[int], Position, str]:
    """The line as whole move texts in a row, all by the seat that is to act.

    Gives the moves, the position they lead to (not after the last one of a line that is read whole), and what could
    not be read. Of several ways to begin the one that reads most is taken. `tries` holds how many moves may still be
    tried: names of which one begins with another must not multiply the work.
    """
    picked = _read_picks(rulebook, position, typed, tries, waiting)
    if picked is not None:
        return picked
    best: tuple[list[int], Position, str] = ([], position, typed)
    legal = position.legal()
    # Most lines are one whole move: no need to spell out the others.
    for move in rulebook.moves_named(typed) if len(typed) <= MOST_IN_A_NAME else ():
        if move in legal and tidy(rulebook.text(position, move)) == typed:
            return [move], position, ""
    for move in legal:
        text = tidy(rulebook.text(position, move))
        if typed == text:
            return [move], position, ""
        if tries[0] and typed.startswith(text + " "):
            tries[0] -= 1
            after = position.copy()
            after.apply(move)
            if after.to_act == position.to_act and after.barrier == NO_BARRIER:
                moves, at, rest = _read(rulebook, after, typed[len(text) + 1 :], tries, waiting)
                if len(rest) < len(best[2]):
                    best = ([move, *moves], at, rest)
    return best


def _read_picks(
    rulebook: Rulebook, position: Position, typed: str, tries: list[int], waiting: bool
) -> tuple[list[int], Position, str] | None:
    """The same for a line that begins with picks of several things, if it is their turn to be picked."""
    picks = rulebook.picks(position)
    if picks is None:
        return None
    end = tidy(rulebook.text(position, picks.end))
    said = read_picks(typed, [tidy(rulebook.text(position, move)) for move in picks.moves], end)
    if said is None:
        return None
    picked = _sorted_picks(rulebook, position, picks, said)
    if waiting and not said.ended and not said.rest:
        return picked, position, ""
    if said.ended and len(picked) < picks.least:
        raise rulebook.why_not(held(position, picked), picks.end)
    moves, after = carried_out(position, picked)
    begun = after.unfinished == position.unfinished + len(moves) and rulebook.picks(after) is not None
    if said.ended and begun:  # else it has ended by itself
        moves.append(picks.end)
        after.apply(picks.end)
    if not said.rest:
        return moves, after, ""
    if after.to_act != position.to_act or after.barrier != NO_BARRIER:
        return None
    more, at, rest = _read(rulebook, after, said.rest, tries, waiting)
    return [*moves, *more], at, rest


def _sorted_picks(rulebook: Rulebook, position: Position, picks: Picks, said: Said) -> list[int]:
    """The picks in the order of the engine; of more than can be picked the first that is too much gives the reason."""
    moves: list[int] = []
    for move, count, possible in zip(picks.moves, said.counts, picks.possible, strict=True):
        for nth in range(count):
            if nth == possible or len(moves) == picks.most:
                raise rulebook.why_not(held(position, moves), move)
            moves.append(move)
    return moves


def _some(texts: Sequence[str]) -> str:
    shown = ", ".join(texts[:6])
    return f"{shown}, …" if len(texts) > 6 else shown
