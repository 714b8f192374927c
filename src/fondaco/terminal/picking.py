"""Picking several things in one line: in any order, with numbers, and confirmed where it cannot be taken back."""

from __future__ import annotations

import msgspec

from fondaco.boards.voice import Voice
from fondaco.table.form import Form
from fondaco.table.notation import tidy
from fondaco.table.picks import read_picks, verb_of


class Pick(msgspec.Struct, frozen=True):
    """What a line picks in a form."""

    text: str
    """All of it as the text of a move, with its end."""
    summary: str


def read_pick(form: Form, typed: str, say: Voice) -> Pick | None:
    """The picks that a line means, with the verb or without it; None if it means something else."""
    texts = [tidy(kind.text) for kind in form.kinds]
    line, end, verb = tidy(typed), tidy(form.end), verb_of(texts)
    said = read_picks(line, texts, end)
    if said is None and verb:
        line = f"{verb} {line}"
        said = read_picks(line, texts, end)
    if said is None or said.rest:
        return None
    named = [
        say.say(kind.message) if count == 1 else f"{count} × {say.say(kind.message)}"
        for kind, count in zip(form.kinds, said.counts, strict=True)
        if count
    ]
    number, picks = sum(said.counts), ", ".join(named)
    if number < len(form.brings):
        summary = say("terminal-picked-brings", picks=picks, brings=say.say(form.brings[number]))
    else:
        summary = say("terminal-picked", picks=picks)
    return Pick(line if said.ended else f"{line} {end}", summary)


def example_of(form: Form) -> str:
    """Something one may type into a form."""
    first, *others = form.kinds
    verb = verb_of([kind.text for kind in form.kinds])
    names = [kind.text.removeprefix(verb).strip() for kind in form.kinds]
    if not others:
        return f"{verb} {min(first.most, form.most)} {names[0]}".strip()
    return f"{verb} {names[1]} {names[0]}".strip()
