"""Who sits at the table: people and bots, their names, and how a record says which is which."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from fondaco.bots import BOTS, is_bot, present_name
from fondaco.table.refusal import UsageError

PERSON = "me"
_LABEL = re.compile(r"(?P<name>.*?)(?: \[(?P<bot>[^\[\]]+)\])?")
_MAX_NAME = 24


class Seat(msgspec.Struct, frozen=True):
    """A seat: its name, its colour, and the bot that plays it unless a person does."""

    name: str
    colour: str
    bot: str | None
    here: bool = True
    """Whether its person sits at this terminal."""

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def label(self) -> str:
        """The name as a record has it: a bot is named in brackets after it."""
        return self.name if self.bot is None else f"{self.name} [{self.bot}]"


def read_seats(players: str, names: str | None, colours: Sequence[str]) -> list[Seat]:
    """The seats that `--seats me,hard` and `--names Anna,Bo` ask for; a seat without a name has its colour's."""
    kinds = [kind.strip() for kind in players.split(",")]
    for kind in kinds:
        if kind != PERSON and not is_bot(kind):
            known = ", ".join((PERSON, *BOTS))
            raise UsageError(f'"{kind}" cannot sit at the table: a seat is one of {known}.')
    chosen = [name.strip() for name in names.split(",")] if names else []
    if len(chosen) > len(kinds):
        raise UsageError(f"{len(chosen)} names are given for {len(kinds)} seats.")
    # A table with too many seats is refused by the rulebook, with its reason; until then colours may run out.
    hues = [*colours, *(f"seat {n + 1}" for n in range(len(colours), len(kinds)))]
    seats = []
    for n, kind in enumerate(kinds):
        name = _checked_name(chosen[n]) if n < len(chosen) and chosen[n] else hues[n]
        seats.append(Seat(name, hues[n], None if kind == PERSON else present_name(kind)))
    taken = [seat.name for seat in seats]
    if len(set(taken)) < len(taken):
        raise UsageError("Two players have the same name: give each their own with --names.")
    return seats


def seats_of_record(labels: Sequence[str], colours: Sequence[str]) -> list[Seat]:
    """The seats a record tells of: who is not named as a bot of the house is a person."""
    seats = []
    for written, colour in zip(labels, colours, strict=False):
        # A record may come from anywhere, and nothing in it may command the terminal.
        label = "".join(character for character in written if character.isprintable())
        found = _LABEL.fullmatch(label)
        name, bot = (found["name"], found["bot"]) if found else (label, None)
        if bot is not None and is_bot(bot):
            seats.append(Seat(name or colour, colour, present_name(bot)))
        else:
            seats.append(Seat(label or colour, colour, None))
    return seats


def _checked_name(name: str) -> str:
    if len(name) > _MAX_NAME or not name.isprintable() or set(name) & set("[]"):
        raise UsageError(f'"{name}" is no name: at most {_MAX_NAME} letters, without square brackets.')
    return name
