"""A form: picking several things, as it is offered to people. They pick in any order, and it is done when they say so.

While they pick, nothing has happened. The picks become the engine's sequence of parts once their end is said.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from fondaco.table.core import NO_BARRIER, Position, is_final
from fondaco.table.message import Message
from fondaco.table.picks import Picks
from fondaco.table.rulebook import Offer, Rulebook


class Kind(msgspec.Struct, frozen=True, gc=False):
    """A kind of thing that can be picked."""

    text: str
    """The move that picks one of it."""
    touches: tuple[str, ...]
    message: Message
    """What it is called."""
    most: int
    """How many of it can be picked."""
    picked: int
    """How many of it are picked so far."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """One decision: how many of each kind."""

    kinds: list[Kind]
    least: int
    most: int
    """How many in all."""
    end: str
    """The move that carries the picks out, said after them."""
    brings: list[Message]
    """What so many things bring in all, from none to the most; empty if the game cannot say."""
    final: bool
    """Whether it cannot be taken back once it is carried out."""
    begun: bool = False
    """Whether some things are picked, here or by parts that were played before."""


def picks_at(rulebook: Rulebook, position: Position) -> Picks | None:
    """What may be picked now, where there is more than one thing to pick; None otherwise."""
    picks = rulebook.picks(position)
    return picks if picks is not None and picks.limit > 1 else None


def form_at(rulebook: Rulebook, position: Position, picked: Sequence[int] = ()) -> Form | None:
    """The form that the seat to act fills in, with these picks made in it."""
    picks = picks_at(rulebook, position)
    if picks is None:
        return None
    kinds = [
        Kind(
            rulebook.text(position, move),
            rulebook.offer(position, move).touches,
            label,
            most,
            list(picked).count(move),
        )
        for move, label, most in zip(picks.moves, picks.labels, picks.possible, strict=True)
        if most
    ]
    end = rulebook.text(position, picks.end)
    limit = picks.limit
    brings, begun = list(picks.brings[: limit + 1]), picks.begun or bool(picked)
    return Form(kinds, picks.least, limit, end, brings, _is_final(position, picks), begun)


def _is_final(position: Position, picks: Picks) -> bool:
    """Whether ending it with as few picks as possible cannot be taken back."""
    for move, most in zip(picks.moves, picks.possible, strict=True):
        if most:
            return is_final(held(position, [move]), picks.end)
    return False


def held(position: Position, picked: Sequence[int]) -> Position:
    """The position with these picks made and nothing carried out, even if nothing more could be picked."""
    after = position.copy()
    for move in sorted(picked):
        parts = after.unfinished
        after.unfinished = 0
        after.barrier = NO_BARRIER
        after.carry_out(move)
        after.unfinished = parts + 1
    return after


def carried_out(position: Position, picked: Sequence[int]) -> tuple[list[int], Position]:
    """The parts of these picks that the engine is asked for, and where they lead.

    What is left when there is but one way to go on, the engine picks by itself.
    """
    after = position.copy()
    made: list[int] = []
    for move in sorted(picked):
        if after.unfinished != position.unfinished + len(made):
            break
        after.apply(move)
        made.append(move)
    return made, after


def offers_at(rulebook: Rulebook, position: Position, picked: Sequence[int] = ()) -> list[Offer]:
    """What is offered to people: in a form whatever can still be picked, in any order, and its end."""
    picks = picks_at(rulebook, position)
    if picks is None:
        return [rulebook.offer(position, move) for move in position.legal()]
    if not picked:
        possible = {move for move, most in zip(picks.moves, picks.possible, strict=True) if most}
        offers = [(move, rulebook.offer(position, move)) for move in sorted(possible.union(position.legal()))]
        return [replace(offer, final=False) if move in picks.moves else offer for move, offer in offers]
    further = []
    if len(picked) < picks.limit:
        further = [
            replace(rulebook.offer(position, move), final=False)
            for move, most in zip(picks.moves, picks.possible, strict=True)
            if list(picked).count(move) < most
        ]
    if len(picked) < picks.least:
        return further
    return [*further, rulebook.offer(held(position, picked), picks.end)]
