"""The clauses of a rules document: which rules there are, so that each can be traced to its tests and words.

A clause is recognised where it is stated, not where it is mentioned: its id stands in bold at the head of a
list item or of a paragraph, or is the first cell of a table row. An id is the letters of the game or box,
perhaps a family, and a number: `YS-071`, `YS-A08`, `YS-EX-23`, `IM-031`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

_ID: Final = r"[A-Z]{2,}-(?:[A-Z]+-?)?\d+[a-z]?"
_STATED: Final = re.compile(rf"(?P<bullet>[-*+]\s+)?\*\*(?P<id>{_ID})(?P<title>[^*]*)\*\*(?P<text>.*)")
_ROW: Final = re.compile(
    rf"\|\s*(?P<bold>\*\*)?(?P<id>{_ID})(?P<more>(?:\s*/\s*[A-Z]*\d+)*)(?(bold)\*\*)\s*\|(?P<text>.*)"
)
_HEADING: Final = re.compile(r"(?P<level>#+)\s+(?P<title>.*)")
_NEW_BLOCK: Final = re.compile(r"\||#|\*\*|---|$")
_BULLET: Final = re.compile(r"[-*+]\s")
_NUMBER: Final = re.compile(r"-?\d+[a-z]?$")


class Clause(msgspec.Struct, frozen=True):
    """One rule as its document states it."""

    id: str
    family: str
    """What the id is without its number: `YS` for rules proper, `YS-A` for rulings, `YS-EX` for examples."""
    chapter: str
    """The title of the chapter, as in `8. A player's turn`."""
    text: str
    """Title and statement; the cells of a table row are parted by ` | `."""


class RepeatedClause(ValueError):
    """A document states the same clause twice."""


def family_of(clause_id: str) -> str:
    return _NUMBER.sub("", clause_id)


def is_clause_id(text: str) -> bool:
    return re.fullmatch(_ID, text) is not None


def read_clauses(markdown: str) -> dict[str, Clause]:
    """The catalogue of a rules document: its clauses by id, in the order in which they are stated."""
    statements = list(_stated(_without_code(markdown.splitlines())))
    in_bold = Counter(clause.id for bold, clause in statements if bold)
    repeated = sorted(clause_id for clause_id, times in in_bold.items() if times > 1)
    if repeated:
        raise RepeatedClause(f"Stated more than once: {', '.join(repeated)}.")
    catalogue: dict[str, Clause] = {}
    for bold, clause in statements:
        # A row without bold type may be a mere list of references: it states only what nothing else states.
        if bold or clause.id not in in_bold:
            catalogue.setdefault(clause.id, clause)
    return catalogue


def _without_code(lines: Iterable[str]) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside:
            yield line


def _stated(lines: Iterable[str]) -> Iterator[tuple[bool, Clause]]:
    """Each statement with its chapter, and whether its id stands in bold."""
    chapter = ""
    statement: _Statement | None = None
    for line in lines:
        if statement and statement.goes_on_with(line):
            statement.lines.append(line)
            continue
        if statement:
            yield True, statement.clause(chapter)
            statement = None
        if heading := _HEADING.match(line):
            if len(heading["level"]) <= 2:
                chapter = heading["title"].strip()
        elif stated := _STATED.match(line):
            statement = _Statement(stated)
        elif row := _ROW.match(line):
            cells = [cell.strip() for cell in row["text"].strip().rstrip("|").split("|")]
            for clause_id in _ids_of_row(row["id"], row["more"]):
                yield bool(row["bold"]), Clause(clause_id, family_of(clause_id), chapter, " | ".join(cells))
    if statement:
        yield True, statement.clause(chapter)


def _ids_of_row(first: str, more: str) -> Iterator[str]:
    """One row may state several clauses: `IL-K01 / K02 / K03`."""
    yield first
    for rest in more.split("/")[1:]:
        yield f"{first.rpartition('-')[0]}-{rest.strip()}"


class _Statement:
    """A clause in a list item or a paragraph, being read line by line."""

    def __init__(self, stated: re.Match[str]) -> None:
        title = stated["title"].strip(" .")
        self.id: Final = stated["id"]
        self.is_item: Final = stated["bullet"] is not None
        self.lines: Final = [f"{title}." if title else "", stated["text"]]

    def goes_on_with(self, line: str) -> bool:
        """An item ends where the next begins; a paragraph keeps its list: given, when, then of an example."""
        if _BULLET.match(line):
            return not self.is_item and not _STATED.match(line)
        return not _NEW_BLOCK.match(line)

    def clause(self, chapter: str) -> Clause:
        return Clause(self.id, family_of(self.id), chapter, " ".join(" ".join(self.lines).split()))
