"""What a legal move would bring, told before it is made: what it adds to and takes from the counters that lie open.

The true position is not asked. A move is tried in worlds that its seat could not tell from the true one, no dice are
rolled and no card is drawn in them, and only what comes out alike in all of them is told. So a preview says nothing
that its seat does not know; it says less where the outcome hangs on something hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from fondaco.table.core import (
    ASKED_BARRIER,
    CHANCE,
    LOOK_BARRIER,
    NOBODY,
    TURN_BARRIER,
    Position,
    Rng,
)
from fondaco.table.message import Message
from fondaco.table.rulebook import Rulebook, check_viewers

WORLDS: Final = 2
"""How many worlds must agree. One would do where nothing is hidden; a second one shows where something is."""

Counters = Mapping[str, Sequence[int]]


class Effect(msgspec.Struct, frozen=True):
    """A counter of a seat that changes."""

    seat: int
    change: int
    """How much it gains; negative for what it pays."""
    what: Message
    """The amount without its sign, with its unit: “2 camels”."""


class Preview(msgspec.Struct, frozen=True):
    """What a move would bring."""

    text: str
    """The move, as its offer calls it."""
    effects: list[Effect]
    barrier: Message | None
    """Why it could not be taken back; None if it could, or if that is not known beforehand."""


def preview(rulebook: Rulebook, position: Position, seat: int, luck: Sequence[int]) -> list[Preview]:
    """What each legal move would bring, for the seat to act. `luck` is a number for each world that nobody knows."""
    check_viewers(position, (seat,))
    worlds = [position.imagine(seat, Rng(number)) for number in luck]
    before = [rulebook.counters(world) for world in worlds]
    found = []
    for move in position.legal():
        told = [_try(rulebook, world, seat, move, start) for world, start in zip(worlds, before, strict=True)]
        changes, barriers = [change for change, _ in told], [barrier for _, barrier in told]
        found.append(
            Preview(
                rulebook.text(position, move),
                [
                    Effect(who, change, rulebook.counted(name, abs(change)))
                    for (name, who), change in changes[0].items()
                    if all(other.get((name, who)) == change for other in changes)
                ],
                barriers[0] if all(barrier == barriers[0] for barrier in barriers) else None,
            )
        )
    return found


def _try(
    rulebook: Rulebook, world: Position, seat: int, move: int, before: Counters
) -> tuple[dict[tuple[str, int], int], Message | None]:
    tried = world.copy()
    tried.apply(move)
    after = rulebook.counters(tried)
    seats = [seat, *(other for other in range(world.seats) if other != seat)]
    changes = {
        (name, who): after[name][who] - numbers[who]
        for who in seats
        for name, numbers in before.items()
        if after[name][who] != numbers[who]
    }
    return changes, _barrier(rulebook, tried, seat)


def _barrier(rulebook: Rulebook, tried: Position, seat: int) -> Message | None:
    """What stands behind the move; the names are those of the barriers that an undo meets."""
    if tried.to_act == CHANCE:
        return Message("ahead-chance")
    if tried.barrier == TURN_BARRIER or tried.to_act == NOBODY:
        return Message("ahead-turn-ends")
    if tried.barrier == LOOK_BARRIER:
        return Message("ahead-look")
    if tried.barrier == ASKED_BARRIER:
        return Message("ahead-answer")
    if tried.to_act != seat:
        return Message("ahead-other-asked", {"player": rulebook.seat_name(tried.to_act)})
    return None
