"""Reads the word files as they are written: ids, variables, attributes and the text between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fondaco
from fondaco.table.speech import LANGUAGES

SOURCE: Final = Path(fondaco.__file__).parent
SHARED: Final = SOURCE / "table" / "words"


@dataclass(frozen=True)
class Entry:
    """One message of one file."""

    id: str
    variables: frozenset[str]
    references: frozenset[str]
    attributes: frozenset[str]
    texts: tuple[str, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def word_folders() -> list[Path]:
    """Every folder of word files in the house, found by itself."""
    return sorted({file.parent for file in SOURCE.rglob("words/*.ftl")})


def rooms_of(folder: Path, language: str) -> set[str]:
    """The files of a language without its name: `.ftl`, `.rules.ftl`."""
    return {file.name.removeprefix(language) for file in folder.glob(f"{language}.*ftl")}


@cache
def entries_of(file: Path) -> tuple[Entry, ...]:
    """The messages of a file in their order; anything that is neither message nor comment is refused."""
    return tuple(_entries(file))


def _entries(file: Path) -> Iterator[Entry]:
    for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Message):
            reader = _Reader()
            reader.visit(node)
            yield Entry(
                node.id.name,
                frozenset(reader.variables),
                frozenset(reader.references),
                frozenset(attribute.id.name for attribute in node.attributes),
                tuple(reader.texts),
            )
        elif not isinstance(node, ast.BaseComment):
            raise AssertionError(f"{file}: {type(node).__name__} where a message was expected")


def vocabulary(folder: Path, language: str) -> dict[str, Entry]:
    """All messages of a folder in one language, together with the shared words it may refer to."""
    folders = [SHARED, folder] if folder != SHARED else [SHARED]
    files = [place / f"{language}{room}" for place in folders for room in sorted(rooms_of(place, language))]
    return {entry.id: entry for file in files for entry in entries_of(file)}


def all_variables(entry: Entry, words: dict[str, Entry]) -> frozenset[str]:
    """The arguments a message needs, those of the messages it refers to included."""
    variables = set(entry.variables)
    for reference in entry.references:
        variables |= all_variables(words[reference], words)
    return frozenset(variables)


def word_files() -> list[Path]:
    """Every word file of every language."""
    return [
        folder / f"{language}{room}"
        for folder in word_folders()
        for language in LANGUAGES
        for room in sorted(rooms_of(folder, language))
    ]
