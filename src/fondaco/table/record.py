"""A game as text: its header and its moves, one to a line, chance included; everything else follows from them.

A run of outcomes of chance shares a line. Digests stand between the moves at intervals, so that a replay proves
itself; a check of the whole text stands at the end, so that an edit by hand or a missing piece is noticed.

A viewer's record shows what this viewer may not know as `?` and carries no digests. A saved game is such a record
with the complete one sealed inside it: nobody reads there by accident what the rules hide.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from fondaco.table.chance import SealedDice, commitment
from fondaco.table.core import CHANCE, EVERYONE
from fondaco.table.game import Game
from fondaco.table.history import Played, Undone
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Rulebook

FORMAT: Final = 2
"""With 2 came games that begin in the middle of another; all others are still written as 1."""
DIGEST_EVERY: Final = 50
UNKNOWN: Final = "?"
_CHANCE: Final = "*"
_WIDTH: Final = 96
_DIGITS: Final = 10
_MOST_SEALED: Final = 16_000_000
"""No game is longer than this; a file that swells beyond it means harm."""


class RecordError(ValueError):
    """A record that cannot be read or does not hold together: what, where, and what to do."""


class Record(msgspec.Struct):
    """A record as it is read: texts, nothing interpreted yet."""

    game: str
    revision: int
    box_hash: str
    players: list[str]
    options: dict[str, str]
    lines: list[tuple[int, str, list[str]]]
    """Line number, actor, texts; an actor `=` stands for a digest after so many moves."""
    commitment: str | None = None
    nonces: list[str] = []
    seed: str | None = None
    box_text: str | None = None
    result: str | None = None
    masked: bool = False
    start: list[list[int]] | None = None
    """The position it begins with, if it goes on from another game."""

    @property
    def over(self) -> bool:
        """Whether the game came to its end."""
        return self.result is not None


# -- writing -------------------------------------------------------------------------------------


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
    return f"{last - len(run) + 1} {_CHANCE} {', '.join(run)}"


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
        lines.append(f"result: {_result(game)}")
    if seed is not None:
        lines.append(f"seed: {seed.hex()}")
    return lines


def _result(game: Game) -> str:
    scores = " ".join(str(score) for score in game.position.standing())
    ranks = " ".join(str(rank) for rank in game.position.ranks())
    return f"scores {scores} ranks {ranks}"


def _finish(lines: list[str]) -> str:
    text = "\n".join(lines) + "\n"
    return f"{text}end: {_check(text)}\n"


def _check(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


# -- reading -------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Read a record; of a saved game the complete one under its seal."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("fondaco record "):
        raise RecordError("This is not a record of Fondaco: its first line should say “fondaco record 1”.")
    version = lines[0].removeprefix("fondaco record ").strip()
    if not _is_number(version) or int(version) < 1:
        raise RecordError(f"Line 1: “{version[:40]}” is no version of the record format.")
    if int(version) > FORMAT:
        raise RecordError(
            f"The record has format {version}, newer than this program's {FORMAT}: update Fondaco."
        )
    body, _, end = text.rstrip("\n").rpartition("\nend: ")
    if not body or "\n" in end:
        raise RecordError(f"The record is cut off after line {len(lines)}: its last line should be “end: …”.")
    if _check(body + "\n") != end.strip():
        raise RecordError(
            "The record was changed after it was written: its last line does not match the rest."
        )
    record, sealed = _Reader(body.splitlines()).read()
    if sealed is None:
        return record
    inside = _unseal(sealed)
    if "\nsealed:\n" in inside:
        raise RecordError("The sealed part of the saved game is no record but a saved game itself.")
    return read_record(inside)


def _unseal(sealed: str) -> str:
    press = zlib.decompressobj()
    try:
        inside = press.decompress(base64.b64decode(sealed, validate=True), _MOST_SEALED).decode()
    except (ValueError, zlib.error) as error:  # wrong base64 and wrong UTF-8 are wrong values too
        raise RecordError("The sealed part of the saved game is damaged.") from error
    if not press.eof:
        raise RecordError("The sealed part of the saved game is damaged: its end is missing.")
    return inside


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < _DIGITS


class _Reader:
    """Takes the lines of a record apart, by their headings."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.at = 1

    def read(self) -> tuple[Record, str | None]:
        record = Record("", 0, "", [], {}, [])
        sealed: str | None = None
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            name, colon, value = line.partition(":")
            if line == "moves:":
                self._read_moves(record)
            elif line == "box-file:":
                record.box_text = "\n".join(self._block()) + "\n"
            elif line == "start:":
                record.start = self._read_start()
            elif line == "sealed:":
                sealed = "".join(self._block())
            elif colon:
                self._read_field(record, name, value.removeprefix(" "))
            else:
                raise RecordError(f"Line {self.at}: “{line[:40]}” is no part of a record.")
        if not record.game or not record.players:
            raise RecordError("The record does not say which game it is of, or who played.")
        return record, sealed

    def _block(self) -> list[str]:
        block: list[str] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            block.append(self.lines[self.at][2:])
            self.at += 1
        return block

    def _read_start(self) -> list[list[int]]:
        try:
            return [[int(number) for number in line.split()] for line in self._block()]
        except ValueError as error:
            raise RecordError(f"Line {self.at}: the position it begins with is damaged.") from error

    def _read_field(self, record: Record, name: str, value: str) -> None:
        word = name.split(" ", maxsplit=1)[0]
        fields: dict[str, Callable[[], None]] = {
            "game": lambda: setattr(record, "game", value),
            "rules": lambda: setattr(record, "revision", self._number(value)),
            "box": lambda: setattr(record, "box_hash", value),
            "option": lambda: record.options.__setitem__(name.partition(" ")[2], value),
            "seat": lambda: record.players.append(value),
            "dice": lambda: setattr(record, "commitment", value),
            "nonce": lambda: record.nonces.append(value),
            "masked": lambda: setattr(record, "masked", True),
            "seed": lambda: setattr(record, "seed", value),
            "result": lambda: setattr(record, "result", value),
        }
        if word not in fields:
            raise RecordError(f"Line {self.at}: a record has no “{word}”.")
        fields[word]()

    def _number(self, value: str) -> int:
        if not _is_number(value):
            raise RecordError(f"Line {self.at}: “{value[:40]}” should be a number.")
        return int(value)

    def _read_moves(self, record: Record) -> None:
        while self.at < len(self.lines) and self.lines[self.at][:1] in "=0123456789":
            line = self.lines[self.at]
            self.at += 1
            words = line.split(" ", 2)
            if len(words) < 3:
                raise RecordError(f"Line {self.at}: “{line[:40]}” is no move.")
            if words[0] == "=":
                record.lines.append((self.at, "=", words[1:]))
            else:
                texts = words[2].split(", ") if words[1] == _CHANCE else [words[2]]
                record.lines.append((self.at, words[1], texts))


# -- replaying -----------------------------------------------------------------------------------


def replay(record: Record, rulebook: Rulebook, until: int | None = None) -> Game:
    """Play a complete record again, up to so many moves; digests on the way must agree."""
    if record.masked:
        raise RecordError(
            "The record shows only what one viewer may know; only complete records can be replayed."
        )
    if record.game != rulebook.key:
        raise RecordError(f"The record is of the game “{record.game}”, not of “{rulebook.key}”.")
    if record.revision > rulebook.revision:
        raise RecordError(
            f"The record follows rules revision {record.revision}, newer than this program's {rulebook.revision}: "
            "update Fondaco."
        )
    if record.box_hash == rulebook.box_hash:
        return _replay(record, rulebook, until)
    other = "The record was played with another box than the one at hand"
    if record.box_text is not None:
        raise RecordError(f"{other}: its hash differs.")
    try:
        # Names or drawings of our own box may have changed since; the digests prove whether anything else has.
        return _replay(record, rulebook, until)
    except RecordError as error:
        raise RecordError(f"{other}, and does not hold with it. {error}") from error


def _replay(record: Record, rulebook: Rulebook, until: int | None) -> Game:
    try:
        game = Game(
            rulebook,
            record.players,
            record.options,
            commitment=record.commitment,
            nonces=record.nonces,
            start=record.start,
        )
    except UsageError as error:
        raise RecordError(f"The record tells of a table that cannot be: {error}") from error
    except (ValueError, IndexError) as error:
        raise RecordError("The record begins with a position that cannot be.") from error
    for number, actor, texts in record.lines:
        if until is not None and len(game.played) >= until and not _takes_back(texts):
            break
        try:
            _replay_line(game, record, number, actor, texts, until)
        except IndexError as error:
            # A position that was written by hand can be any numbers.
            raise RecordError(f"Line {number}: this cannot follow the position it begins with.") from error
    if until is None and record.result != (_result(game) if game.over else None):
        raise RecordError("The result in the record is not the one its moves lead to.")
    return game


def _takes_back(texts: Sequence[str]) -> bool:
    return texts[0].startswith("undo ")


def _replay_line(
    game: Game, record: Record, number: int, actor: str, texts: Sequence[str], until: int | None
) -> None:
    if actor == "=":
        if str(len(game.played)) != texts[0] or game.digest() != texts[1]:
            raise RecordError(
                f"Line {number}: the digest after move {len(game.played)} does not match the moves before."
            )
        return
    for text in texts:
        if until is not None and len(game.played) >= until and not _takes_back(texts):
            return
        try:
            _replay_move(game, number, actor, text)
        except Refusal as refusal:
            clause = f" by {refusal.clause}" if refusal.clause else ""
            older = f" (rules revision {record.revision})" if record.revision < game.rulebook.revision else ""
            raise RecordError(f"Line {number}{older}: “{text}” is refused{clause}.") from refusal


def _replay_move(game: Game, number: int, actor: str, text: str) -> None:
    position, rulebook = game.position, game.rulebook
    if actor == _CHANCE:
        if game.to_act == CHANCE:
            for outcome in position.legal():
                if rulebook.outcome_text(position, outcome) == text:
                    game.play_outcome(outcome)
                    return
        raise RecordError(f"Line {number}: “{text}” cannot be the outcome of chance here.")
    if actor not in rulebook.seat_ids[: game.seats]:
        raise RecordError(f"Line {number}: nobody at this table is “{actor}”.")
    seat = list(rulebook.seat_ids).index(actor)
    if text.startswith("undo "):
        whole = text != f"undo {game.undoable(seat)}"
        count = game.undo(seat, whole)
        if text != f"undo {count}":
            raise RecordError(f"Line {number}: the undo takes back {count} moves, not as many as it says.")
        return
    for move in position.legal() if game.to_act == seat else ():
        if rulebook.text(position, move) == text:
            game.play(move, seat)
            return
    game.play(text, seat)


def verify_dice(record: Record, game: Game) -> int:
    """Recompute every outcome from the revealed seed; how many were checked."""
    if record.commitment is None:
        raise RecordError(
            "The record carries no commitment to its dice: there is nothing to check them against."
        )
    if record.seed is None:
        raise RecordError("The seed of the dice has not been revealed: it is with the end of the game.")
    try:
        dice = SealedDice(bytes.fromhex(record.seed), record.nonces)
    except ValueError as error:
        raise RecordError(f"The seed in the record is no seed: {error}") from error
    if commitment(dice.seed) != record.commitment:
        raise RecordError("The seed in the record is not the one that was promised at the start.")
    again = Game(game.rulebook, game.players, game.options, start=game.start)
    checked = 0
    for number, entry in enumerate(game.played, start=1):
        position = again.position
        if entry.actor == CHANCE:
            index = dice.pick(entry.event, entry.ordinal, position.weights())
            if position.legal()[index] != entry.move:
                raise RecordError(f"Move {number}: “{entry.text}” is not what the promised seed gives.")
            checked += 1
        position.heard = None
        position.apply(entry.move)
    return checked
