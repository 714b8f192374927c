"""The rules as the interface shows them: chapters and clauses, from the rule files of the games."""

from __future__ import annotations

import re
from difflib import get_close_matches

from fondaco.boards.voice import Voice
from fondaco.table.clauses import family_of, is_clause_id
from fondaco.table.refusal import UsageError

_NUMBER = re.compile(r"(?P<letters>[A-Z]*)-?(?P<family>[A-Z]*)-?(?P<number>\d+)(?P<rest>[A-Z]?)")
_DIGITS = re.compile(r"\d+")


class RuleBookText:
    """The rules of one game in one language."""

    def __init__(self, game: str, title: str, voice: Voice) -> None:
        self.title = title
        self.say = voice
        self.chapters: dict[str, list[str]] = {}
        self._heading = f"{game}-rules-chapter-"
        chapter: list[str] = []
        for name in voice.speaker.ids():
            if name.startswith(self._heading):
                chapter = self.chapters.setdefault(name.removeprefix(self._heading), [])
            elif is_clause_id(name):
                chapter.append(name)

    def contents(self) -> list[str]:
        """The list of chapters."""
        if not self.chapters:
            return [self.say("terminal-rules-none", title=self.title)]
        return [
            self.say("terminal-rules-chapters", title=self.title),
            *(self.heading(number) for number in self.chapters),
        ]

    def example(self) -> tuple[str, str]:
        """A chapter and a clause one may look up."""
        for number, clauses in self.chapters.items():
            if len(clauses) > 1:
                return number, clauses[1]
        return "1", "1"

    def heading(self, number: str) -> str:
        return self.say("terminal-rules-chapter", number=number, title=self.say(self._heading + number))

    def clause(self, clause_id: str) -> str | None:
        """A clause with its text, if it has words."""
        if not self.say.knows(clause_id):
            return None
        return self.say("terminal-why-clause", clause=clause_id, text=self.say(clause_id))

    def look_up(self, asked: str) -> list[str]:
        """The lines of a clause or of a chapter; what is not there raises a UsageError that names what is near."""
        asked = asked.strip()
        if asked in self.chapters:
            return [self.heading(asked), *filter(None, map(self.clause, self.chapters[asked]))]
        ids = [clause for clauses in self.chapters.values() for clause in clauses]
        wanted = self._spelled(asked, ids)
        if wanted in ids:
            return [text for text in (self.clause(wanted),) if text]
        title = self._chapter_named(asked)
        if title is not None:
            return self.look_up(title)
        near = _near(wanted, ids)
        if near:
            raise UsageError(self.say("terminal-rules-near", asked=asked, near=", ".join(near)))
        raise UsageError(self.say("terminal-rules-unknown", asked=asked))

    def _spelled(self, asked: str, ids: list[str]) -> str:
        """`ys-71`, `YS71` and `071` all mean YS-071."""
        wanted = asked.upper()
        found = _NUMBER.fullmatch(wanted)
        if wanted in ids or not found:
            return wanted
        tidied = {clause.replace("-", ""): clause for clause in ids}
        letters = found["letters"] or (ids[0].split("-")[0] if ids else "")
        for width in (3, 2):
            spelling = f"{letters}{found['family']}{found['number'].zfill(width)}{found['rest']}"
            if spelling in tidied:
                return tidied[spelling]
        return wanted

    def _chapter_named(self, asked: str) -> str | None:
        """A chapter by a part of its title."""
        if len(asked) < 3:
            return None
        for number in self.chapters:
            if asked.casefold() in self.say(self._heading + number).casefold():
                return number
        return None


def _near(wanted: str, ids: list[str]) -> list[str]:
    """The clauses one may have meant: of the same family those with the nearest numbers, else similar ids."""
    family, number = family_of(wanted), _DIGITS.search(wanted)
    same = [clause for clause in ids if family_of(clause) == family]
    if not same or number is None:
        return get_close_matches(wanted, ids, n=4, cutoff=0.6)
    aim = int(number[0][:9])
    return sorted(sorted(same, key=lambda clause: abs(_number(clause) - aim))[:4])


def _number(clause: str) -> int:
    found = _DIGITS.search(clause)
    return int(found[0]) if found else 0
