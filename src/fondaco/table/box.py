"""Box files: the components of a game as data, each with its provenance, replaceable by an owner of the box.

A box file is TOML. Every block says where its facts come from (`provenance = "rulebook" | "public: ..." |
"reconstructed: ..." | "printed"`), and a field that differs from its block says so beside it
(`xy_provenance = ...`). This module reads the text, hashes its content, checks the provenance, decodes it
into the typed model of a game, and says in one sentence what is wrong with a file, where, and what to do.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime, time
from pathlib import Path
from typing import Final, TypeVar

import msgspec

Keys = tuple[str | int, ...]
Model = TypeVar("Model", bound=msgspec.Struct)

MAX_CHARACTERS: Final = 250_000
"""Our own boxes have a third of it."""
MAX_NUMBER: Final = 10**9
MAX_DEPTH: Final = 12
MAX_KEY: Final = 200
"""Characters of a key, and of a number."""
_STRINGS: Final = re.compile(
    r'''"""(?:[^\\"]++|\\.|"(?!""))*+(?:"{3,5}|\\?\Z)|"(?:[^"\\\n]++|\\[^\n])*+"?'''
    r"""|'''(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)|'[^'\n]*+'?|#[^\n]*+""",
    re.DOTALL,
)
"""Strings and comments of TOML, those without an end too: each is read once, forwards."""

# "printed" is the owner's word: read from the component in hand.
PROVENANCE_WORDS: Final = ("rulebook", "public: ", "reconstructed: ", "printed")
_PROVENANCE_HELP: Final = 'begin it with "rulebook", "public: ", "reconstructed: " or "printed"'
_ORIGINAL: Final = "use the blocks of the original file"
_TYPE_WORDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "object": "a table",
    "array": "a list",
}
_SCHEMA_PLACES: Final = (("schema_version",), ("schema",), ("format",), ("meta", "schema_version"))


class BoxError(ValueError):
    """What is wrong in a box file, where, what to do about it, and the clause it offends (if one does)."""

    def __init__(self, what: str, *, where: str = "", remedy: str = "", clause: str | None = None) -> None:
        self.what = what
        self.where = where
        self.remedy = remedy
        self.clause = clause
        self.source = ""
        super().__init__(what)

    def __str__(self) -> str:
        place = ": ".join(part for part in (self.source, self.where) if part)
        sentence = f"{place}: {self.what}" if place else self.what
        if self.remedy:
            sentence += f"; {self.remedy}"
        return f"{sentence} ({self.clause})." if self.clause else f"{sentence}."


def learned(model: type[Model]) -> type[Model]:
    """The model of a box file, which msgspec knows from now on.

    Else it would learn it at the first use, and a second thread that uses it meanwhile ends the process. A module is
    imported by one thread.
    """
    msgspec.json.Decoder(model)
    return model


class Reconstruction(msgspec.Struct, frozen=True):
    """A part of the box that no source gives and the project designed; `path` is as in error sentences."""

    path: str
    reason: str
    affects_play: bool


class BoxText:
    """The text of a box file, parsed: its data as TOML gives them, and the hash of its content."""

    def __init__(self, text: str, source_name: str, *, schema: int = 1) -> None:
        self.text = text
        self.source_name = source_name
        try:
            self.data = _parse(text)
            self.hash = content_hash(self.data)
            self.schema = _schema_of(self.data, schema)
        except BoxError as error:
            error.source = source_name
            raise

    def decode(self, model: type[Model], clauses: Mapping[str, str]) -> Model:
        """The data without provenance, as the typed model; `clauses` tells the clause of a kind of block."""
        try:
            return msgspec.convert(without_provenance(self.data), model)
        except msgspec.ValidationError as error:
            raise self._sentence(error, clauses) from None

    def error(self, keys: Keys, what: str, remedy: str, clause: str | None) -> BoxError:
        """The error to raise about the value at these keys."""
        error = BoxError(what, where=place(self.data, keys), remedy=remedy, clause=clause)
        error.source = self.source_name
        return error

    def value(self, keys: Keys) -> object:
        """The value at these keys, None where there is none."""
        value: object = self.data
        for key in keys:
            if isinstance(key, int):
                value = value[key] if isinstance(value, list) and key < len(value) else None
            else:
                value = value.get(key) if isinstance(value, dict) else None
        return value

    def _sentence(self, error: msgspec.ValidationError, clauses: Mapping[str, str]) -> BoxError:
        what, _, path = str(error).partition(" - at `")
        keys = _keys_of(path.removesuffix("`"))
        if missing := re.fullmatch(r"Object missing required field `(.+)`", what):
            clause = clauses.get(str((*keys, missing[1])[0]))
            return self.error(keys, f'"{missing[1]}" is missing', "add it", clause)
        clause = clauses.get(str(keys[0])) if keys else None
        if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", what):
            remedy = "correct its spelling or remove it"
            return self.error(keys, f'"{unknown[1]}" is not a key of this block', remedy, clause)
        if value := re.fullmatch(r"Invalid enum value ['`](.*)['`]", what):
            remedy = "use a value of the original file"
            return self.error(keys, f'the value "{value[1]}" is not one that the rules know', remedy, clause)
        what = re.sub(r"`(\w+)`", lambda word: _TYPE_WORDS.get(word[1], word[1]), what)
        return self.error(keys, what[:1].lower() + what[1:], "correct the value", clause)


def read_box_file(path: Path, *, schema: int = 1) -> BoxText:
    """The box file at this path."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BoxError("the file is not UTF-8 text", where=path.name, remedy="save it as UTF-8") from None
    except OSError as error:
        reason = error.strerror or "no reason given"
        raise BoxError(
            f"the file cannot be read ({reason})",
            where=str(path),
            remedy="check its name and its permissions",
        ) from None
    return BoxText(text, path.name, schema=schema)


def content_hash(data: dict[str, object]) -> str:
    """SHA-256 over the content: comments, white space, the order of keys and 1.0 for 1 make no difference."""
    canonical = json.dumps(_canonical(data, ()), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


# ------------------------------------------------------------------------------------------------- provenance


def check_provenance(box: BoxText, *, clause: str, exempt: Sequence[str] = ()) -> None:
    """Every block has a provenance, its own or that of the block around it, in a known form."""
    for keys, block in blocks(box.data):
        if keys[0] not in exempt and "provenance" not in block:
            remedy = f"add provenance = ... and {_PROVENANCE_HELP}"
            raise box.error(keys, "the provenance is missing", remedy, clause)
    for keys, words in _provenances(box.data, ()):
        if not isinstance(words, str) or not words.startswith(PROVENANCE_WORDS):
            raise box.error(
                keys, f'the provenance "{words}" begins with an unknown word', _PROVENANCE_HELP, clause
            )


def reconstructed(box: BoxText, affects_play: Callable[[Keys], bool]) -> list[Reconstruction]:
    """What the project had to design itself, in the order of the file; the game says what matters in play.

    `affects_play` is asked with the keys of the block or field: `("shop", 5, "xy")`, `("layout",)`.
    """
    found = []
    for keys, words in _provenances(box.data, ()):
        if isinstance(words, str) and "reconstructed: " in words:
            last = str(keys[-1])
            subject = keys[:-1] if last == "provenance" else (*keys[:-1], last.removesuffix("_provenance"))
            reason = words.split("reconstructed: ", 1)[1].strip()
            found.append(Reconstruction(place(box.data, subject), reason, affects_play(subject)))
    return found


def blocks(data: dict[str, object]) -> Iterator[tuple[Keys, dict[str, object]]]:
    """The blocks that need a provenance: tables and entries of lists of tables.

    A table that holds nothing but tables (`[variant]` around `[variant.p2]`) is a heading, its tables are the
    blocks. What is nested deeper belongs to the block around it.
    """
    for key, value in data.items():
        yield from _blocks_in((key,), value)


def _blocks_in(keys: Keys, value: object) -> Iterator[tuple[Keys, dict[str, object]]]:
    if isinstance(value, list):
        for index, entry in enumerate(value):
            if isinstance(entry, dict):
                yield (*keys, index), entry
    elif isinstance(value, dict):
        if value and all(isinstance(part, dict) for part in value.values()):
            for key, part in value.items():
                yield from _blocks_in((*keys, key), part)
        else:
            yield keys, value


def _provenances(value: object, keys: Keys) -> Iterator[tuple[Keys, object]]:
    if isinstance(value, list):
        for index, entry in enumerate(value):
            yield from _provenances(entry, (*keys, index))
    elif isinstance(value, dict):
        for key, part in value.items():
            if not _is_provenance(key):
                yield from _provenances(part, (*keys, key))
            elif isinstance(part, dict):
                for field, words in part.items():
                    yield (*keys, f"{field}_provenance"), words
            else:
                yield (*keys, key), part


def without_provenance(value: object) -> object:
    """The same data without any provenance."""
    if isinstance(value, list):
        return [without_provenance(entry) for entry in value]
    if isinstance(value, dict):
        return {key: without_provenance(part) for key, part in value.items() if not _is_provenance(key)}
    return value


def _is_provenance(key: str) -> bool:
    return key == "provenance" or key.endswith("_provenance")


# ----------------------------------------------------------------------------------------------------- places


def place(data: object, keys: Sequence[str | int]) -> str:
    """A place for people: `shop[6] "sack-blue-3"`, counted from one and with the id where there is one."""
    words = ""
    for key in keys:
        if isinstance(key, int):
            data = data[key] if isinstance(data, list) and key < len(data) else None
            words += f"[{key + 1}]"
            if isinstance(data, dict) and isinstance(data.get("id"), str):
                words += f' "{data["id"]}"'
        else:
            data = data.get(key) if isinstance(data, dict) else None
            words += f".{key}" if words and '"' not in words else f" {key}" if words else key
    return words


def _keys_of(path: str) -> Keys:
    """msgspec's `$.shop[5].xy[...]` as keys; what it does not name ends the path."""
    keys: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        if index == "...":
            break
        keys.append(int(index) if index else name)
    return tuple(keys)


# ---------------------------------------------------------------------------------------------------- parsing


def _parse(text: str) -> dict[str, object]:
    if len(text) > MAX_CHARACTERS:
        raise BoxError(f"the file is longer than {MAX_CHARACTERS} characters", remedy="shorten it")
    _check_shape(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BoxError("the lists are nested too deeply", remedy=_ORIGINAL) from None
    except ValueError as error:  # bad TOML, or a number of thousands of digits
        reason, _, spot = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", spot)
        last = text.count("\n") + 1
        where = f"line {line[1]}" if line else f"line {last}" if spot else ""
        raise BoxError(
            f"this is not TOML: {reason[:1].lower()}{reason[1:]}", where=where, remedy="correct the line"
        ) from None


def _check_shape(text: str) -> None:
    """Depth and length of keys, before anything is parsed: a key of many parts costs the square of its length."""
    bare = _STRINGS.sub(_hollow, text)
    for number, line in enumerate(bare.split("\n"), start=1):
        for run in re.split(r"[=,{}\[\]]", line):
            if run.count(".") >= MAX_DEPTH:
                raise BoxError("the tables are nested too deeply", where=f"line {number}", remedy=_ORIGINAL)
            if any(len(word) > MAX_KEY for word in run.split()):
                what = f"a key or a number is longer than {MAX_KEY} characters"
                raise BoxError(what, where=f"line {number}", remedy="shorten it")
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth = max(0, depth + (1 if bracket in "[{" else -1))
        if depth > MAX_DEPTH:
            raise BoxError("the lists are nested too deeply", remedy=_ORIGINAL)


def _hollow(string: re.Match[str]) -> str:
    """What stands for a string or a comment: as many lines, and a mark."""
    return '"' + "\n" * string[0].count("\n")


def _schema_of(data: dict[str, object], newest: int) -> int:
    for keys in _SCHEMA_PLACES:
        value: object = data
        for key in keys:
            value = value.get(key) if isinstance(value, dict) else None
        if value is None:
            continue
        where = ".".join(keys)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise BoxError(
                "the schema version must be a whole number from 1", where=where, remedy=f"use {newest}"
            )
        if value > newest:
            raise BoxError(
                f"the file uses schema {value}, this version of Fondaco reads schemas up to {newest}",
                where=where,
                remedy="install a newer Fondaco",
            )
        return value
    raise BoxError("the schema version is missing", remedy=f"add schema_version = {newest}")


def _canonical(value: object, keys: Keys) -> object:
    """The value as JSON has it; what no box needs and a screen could stumble on is refused here."""
    if len(keys) > MAX_DEPTH:
        raise BoxError("the tables are nested too deeply", remedy=_ORIGINAL)
    if isinstance(value, dict):
        if any(len(key) > MAX_KEY for key in value):
            raise BoxError(f"a key is longer than {MAX_KEY} characters", remedy="shorten it")
        return {_plain(key, keys): _canonical(part, (*keys, key)) for key, part in value.items()}
    if isinstance(value, list):
        return [_canonical(entry, (*keys, index)) for index, entry in enumerate(value)]
    if isinstance(value, str):
        return _plain(value, keys)
    if isinstance(value, (datetime, date, time)):
        return value.isoformat()
    if isinstance(value, (int, float)):
        if not -MAX_NUMBER <= value <= MAX_NUMBER:  # neither is nan
            remedy = "use a number that a game could print"
            raise BoxError("the number is out of all proportion", where=place({}, keys), remedy=remedy)
        return int(value) if isinstance(value, float) and value.is_integer() else value
    raise BoxError("the value is of an unknown kind", where=place({}, keys))


def _plain(text: str, keys: Keys) -> str:
    if any(unicodedata.category(character).startswith("C") for character in text):
        what = "the text holds an invisible character"
        raise BoxError(what, where=place({}, keys), remedy="use plain text on one line")
    return text
