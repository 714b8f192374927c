"""Tables shortly before a question that a standing order can answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from fondaco.house.decided import Draft
from fondaco.house.events import Moved, body_of, kind_of
from fondaco.house.keeper import House
from fondaco.house.kept import rebuild
from fondaco.house.room import Room
from fondaco.house.store import EventRow
from fondaco.table.core import Rng
from fondaco.table.orders import ordered_decision
from fondaco.table.refusal import Refusal
from tests.conformance.test_orders import QUESTIONS

AT: Final = 1_790_000_000_000
Wanted = Callable[[Room], bool]


class Eve(msgspec.Struct, frozen=True):
    """The last decision before a question."""

    seat: int
    text: str
    asked: int
    """The seat that will be asked then."""


def is_asked(order: str) -> Wanted:
    """The question is asked that an order is about."""
    return lambda room: _question(room) == order


def can_undo_order(order: str, value: str) -> Wanted:
    """The question is asked, and after the order's answer the same seat goes on and could take it back."""

    def wanted(room: Room) -> bool:
        game, seat = room.game, room.asked
        if game is None or _question(room) != order:
            return False
        length = len(game.played)
        for move in ordered_decision(room.rulebook, game.position, seat, {order: value}):
            game.play(move, seat)
        try:
            return game.to_act == seat and game.undoable(seat) > 0
        except Refusal:
            return False
        finally:
            game.rewind(length)

    return wanted


def _question(room: Room) -> str | None:
    game = room.game
    if game is None or game.to_act < 0 or game.position.unfinished:
        return None
    return QUESTIONS[room.rulebook.key.replace("-", "_")](game.position)


async def lead_to(house: House, table: str, wanted: Wanted, whole: bool = False) -> Eve:
    """Decide at random, straight into the log of a table that has just begun, up to the eve of a question.

    With `whole` the last decision is written, too: as if the server had been stopped right after it.
    """
    kept = await house.kept(table)
    begun = await house.store.events(table)
    for luck in range(1000):
        room = rebuild(kept.around, kept.room.rulebook, begun).room
        found = _play(room, Rng(luck), wanted)
        if found:
            break
    else:
        raise AssertionError("the question was never asked")
    last = found[-1][0]
    for version, (event, _) in enumerate(found if whole else found[:-1], start=len(begun) + 1):
        assert await house.store.append(
            EventRow(table, version, AT, kind_of(event), event.seat, None, body_of(event))
        )
    if not whole:
        await house.catch_up(kept, len(begun) + len(found) - 1)
    return Eve(last.seat, found[-1][1], last.asked)


def _play(room: Room, rng: Rng, wanted: Wanted) -> list[tuple[Moved, str]]:
    """The decisions up to the first question that is wanted, with their texts; none if it does not come."""
    found: list[tuple[Moved, str]] = []
    while room.asked >= 0:
        event, text = _decision(room, rng)
        room.apply(event)
        found.append((event, text))
        if wanted(room):
            return found
    return []


def _decision(room: Room, rng: Rng) -> tuple[Moved, str]:
    game = room.game
    assert game is not None
    position, begun = game.position, ""
    while True:
        legal = position.legal()
        text = begun + room.rulebook.text(position, legal[rng.below(len(legal))])
        made = room.move(game.to_act, text, room.version)
        if not isinstance(made, Draft):
            return made, text
        position, begun = made.position, f"{made.text} "
