"""Reading a record: its text is taken apart, and nothing is interpreted yet."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Sequence
from typing import Final

from fondaco.table.notation import MOST_CHARACTERS
from fondaco.table.record.text import CHANCE_ACTS, FORMAT, Record, RecordError, check_of

_DIGITS: Final = 10
MOST_BYTES: Final = 2_000_000
"""Of a record, and of what is under its seal: no game is longer; a file that swells beyond it means harm."""
MOST_LINES: Final = 20_000
MOST_MOVES: Final = 20_000
"""Outcomes of chance among them, of which many share a line, and what was taken back."""


def read_record(text: str) -> Record:
    """Read a record; of a saved game the complete one under its seal."""
    if len(text) > MOST_BYTES:
        raise _too_large("record")
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise RecordError(f"The record has more than {MOST_LINES} lines: no game is that long.")
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
    if check_of(body + "\n") != end.strip():
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
        inside = press.decompress(base64.b64decode(sealed, validate=True), MOST_BYTES + 1)
        if len(inside) > MOST_BYTES:
            raise _too_large("sealed part of the saved game")
        opened = inside.decode()
    except RecordError:
        raise
    except (ValueError, zlib.error) as error:  # wrong base64 and wrong UTF-8 are wrong values too
        raise RecordError("The sealed part of the saved game is damaged.") from error
    if not press.eof:
        raise RecordError("The sealed part of the saved game is damaged: its end is missing.")
    return opened


def _too_large(what: str) -> RecordError:
    return RecordError(f"The {what} holds more than {MOST_BYTES // 1_000_000} MB: no game is that long.")


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < _DIGITS


class _Reader:
    """Takes the lines of a record apart, by their headings."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.at = 1
        self.moves = 0

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
                texts = words[2].split(", ") if words[1] == CHANCE_ACTS else [words[2]]
                self._check_moves(texts)
                record.lines.append((self.at, words[1], texts))

    def _check_moves(self, texts: Sequence[str]) -> None:
        self.moves += len(texts)
        if self.moves > MOST_MOVES:
            raise RecordError(
                f"Line {self.at}: the record has more than {MOST_MOVES} moves: no game is that long."
            )
        if any(len(text) > MOST_CHARACTERS for text in texts):
            raise RecordError(
                f"Line {self.at}: this is longer than {MOST_CHARACTERS} characters: no move is."
            )
