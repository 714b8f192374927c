"""Writing a record: the complete one, what one viewer may know, or a game to go on with later."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

from fondaco.table.core import CHANCE, EVERYONE
from fondaco.table.game import Game
from fondaco.table.history import Played, Undone
from fondaco.table.record.text import CHANCE_ACTS, FORMAT, check_of, result_of

DIGEST_EVERY: Final = 50
UNKNOWN: Final = "?"
_WIDTH: Final = 96


def write_record(game: Game, seed: bytes | None = None) -> str:
    """The complete record, for the archive and after the end; the seed only once it may be known."""
    return _finish([*_header(game), *_start(game), *_moves(game, None, complete=True), *_tail(game, seed)])


def write_masked(game: Game, viewer: int | None) -> str:
    """The record as this viewer may see it."""
    return _finish([*_header(game), "masked: yes", *_moves(game, viewer, complete=False), *_tail(game, None)])


def write_save(game: Game, viewer: int | None, seed: bytes | None) -> str:
    """A game to go on with later: readable for the viewer, complete under the seal."""
    seal = base64.b64encode(zlib.compress(write_record(game, seed).encode(), 9)).decode()
    lines = [*_header(game), "masked: yes", *_moves(game, viewer, complete=False), *_tail(game, None)]
    lines += ["sealed:"] + [f"| {seal[at : at + _WIDTH]}" for at in range(0, len(seal), _WIDTH)]
    return _finish(lines)


def _header(game: Game) -> list[str]:
    rulebook = game.rulebook
    lines = [
        f"fondaco record {1 if game.start is None else FORMAT}",
        f"game: {rulebook.key}",
        f"rules: {rulebook.revision}",
        f"box: {rulebook.box_hash}",
    ]
    lines += [f"option {name}: {value}" for name, value in game.options.items()]
    lines += [
        f"seat {n + 1} {rulebook.seat_ids[n]}: {_one_line(name)}" for n, name in enumerate(game.players)
    ]
    if game.commitment:
        lines.append(f"dice: {game.commitment}")
        lines += [f"nonce {n + 1}: {nonce}" for n, nonce in enumerate(game.nonces)]
    if rulebook.owned_box is not None:
        lines += ["box-file:"] + [f"| {line}" for line in rulebook.owned_box.splitlines()]
    return lines


def _start(game: Game) -> list[str]:
    """A position in the middle of a game, which holds its secrets: for complete records alone."""
    if game.start is None:
        return []
    return ["start:"] + [f"| {' '.join(str(number) for number in part)}" for part in game.start]


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _moves(game: Game, viewer: int | None, complete: bool) -> Iterator[str]:
    """The moves in the order they were made, undone ones included."""
    yield "moves:"
    journal = game.journal if complete else _told(game.journal, viewer)
    stands = _standing(journal)
    digests = _digests(game) if complete else {}
    number = 0
    run: list[str] = []
    for at, entry in enumerate(journal):
        if run and (isinstance(entry, Undone) or entry.actor != CHANCE):
            yield _run_line(number, run)
            run = []
        if isinstance(entry, Undone):
            number -= entry.count
            yield f"{number + 1} {game.rulebook.seat_ids[entry.actor]} undo {entry.count}"
            continue
        number += 1
        text = entry.text if complete or _may_see(entry, viewer) else UNKNOWN
        if entry.actor == CHANCE:
            run.append(text)
        else:
            yield f"{number} {game.rulebook.seat_ids[entry.actor]} {text}"
        if at in stands and number in digests:
            if run:
                yield _run_line(number, run)
                run = []
            yield f"= {number} {digests[number]}"
    if run:
        yield _run_line(number, run)


def _run_line(last: int, run: Sequence[str]) -> str:
    return f"{last - len(run) + 1} {CHANCE_ACTS} {', '.join(run)}"


def _told(journal: Sequence[Played | Undone], viewer: int | None) -> list[Played | Undone]:
    """The journal as others than the decider know it: no part of a decision before the last one is made.

    Parts that were taken back before that were never there, and an undo reaches only over what was.
    """
    told: list[Played | Undone] = []
    parts: list[Played] = []
    for entry in journal:
        if isinstance(entry, Undone):
            unseen = min(entry.count, len(parts))
            del parts[len(parts) - unseen :]
            if entry.count > unseen:
                told.append(Undone(entry.actor, entry.count - unseen))
        elif entry.part and entry.actor not in (viewer, CHANCE):
            parts.append(entry)
        else:
            told += [*parts, entry]
            parts = []
    return told


def _standing(journal: Sequence[Played | Undone]) -> set[int]:
    """Where in the journal the moves stand that were not taken back."""
    stack: list[int] = []
    for at, entry in enumerate(journal):
        if isinstance(entry, Undone):
            del stack[-entry.count :]
        else:
            stack.append(at)
    return set(stack)


def _may_see(entry: Played, viewer: int | None) -> bool:
    """Whether the viewer may know a move."""
    return entry.audience == EVERYONE or (viewer is not None and bool(entry.audience >> viewer & 1))


def _digests(game: Game) -> dict[int, str]:
    """The digest after every so many of the moves that stand, and after the last."""
    again = Game(game.rulebook, game.players, game.options, start=game.start)
    found: dict[int, str] = {}
    for number, entry in enumerate(game.played, start=1):
        again.position.heard = None
        again.position.apply(entry.move)
        if number % DIGEST_EVERY == 0 or number == len(game.played):
            found[number] = again.digest()
    return found


def _tail(game: Game, seed: bytes | None) -> list[str]:
    lines = []
    if game.over:
        lines.append(f"result: {result_of(game)}")
    if seed is not None:
        lines.append(f"seed: {seed.hex()}")
    return lines


def _finish(lines: list[str]) -> str:
    text = "\n".join(lines) + "\n"
    return f"{text}end: {check_of(text)}\n"
