"""What is sent to the API and what small answers look like. Views and updates are described by `schema.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from fondaco.bots import USUAL

SeatNumber = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Field(max_length=100)]
Word = Annotated[str, Field(max_length=40)]


class Sent(BaseModel):
    """What somebody sends: nothing in it is guessed, nothing unknown is ignored."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*", mode="after")
    @classmethod
    def _can_be_kept(cls, value: object) -> object:
        """No database keeps a NUL, and nobody means one."""
        if isinstance(value, str) and "\0" in value:
            raise ValueError("a text without NUL characters")
        return value


class AboutMe(Sent):
    """Who the visitor wants to be."""

    name: Name = ""
    language: Literal["", "en", "it", "fr", "de"] = ""


class Me(BaseModel):
    """A visitor as he is known here; `proof` goes into the header `X-Fondaco-Proof` of every change."""

    known: bool
    name: str = ""
    language: str = ""
    proof: str = ""
    account: Annotated[
        str, Field(description="The name to sign in with on other devices, if there is an account.")
    ] = ""


class SeatWanted(Sent):
    """A seat of a new table: the caller, somebody who is invited, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word | None = None
    nonce: Annotated[str, Field(max_length=64)] = ""


class NoPace(Sent):
    """Everybody thinks as long as he likes."""

    kind: Literal["none"] = "none"


class LivePace(Sent):
    """Seconds for each decision, and a bank for the whole game beside them."""

    kind: Literal["live"]
    move_seconds: Annotated[int, Field(ge=5, le=24 * 3600)]
    bank_seconds: Annotated[int, Field(ge=0, le=24 * 3600)] = 0
    at_end: Literal["wait", "bot", "abandon"] = "wait"
    bot: Word = Field(USUAL, description="The bot that takes over, if one does.")


class TurnPace(Sent):
    """Days for each decision."""

    kind: Literal["turns"]
    days: Annotated[int, Field(ge=1, le=30)]
    at_end: Literal["wait", "bot", "abandon"] = "wait"
    bot: Word = Field(USUAL, description="The bot that takes over, if one does.")


PaceWanted = Annotated[NoPace | LivePace | TurnPace, Field(discriminator="kind")]


class TableWanted(Sent):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Field(max_length=32)] = {}
    box: Annotated[str, Field(max_length=1_000_000)] | None = Field(
        None, description="The text of an owner's own box file, instead of the house's box."
    )
    name: Name = ""
    listed: bool = Field(False, description="Whether everybody may find the table and sit down.")
    watchable: Literal["everyone", "link"] = "link"
    chat: Literal["everyone", "seats", "off"] = Field(
        "everyone", description="Who may talk at the table; the host can change it."
    )
    pace: PaceWanted = NoPace()


class SeatLink(BaseModel):
    """A link to a seat, or to watch (`seat` null). Whoever has it has the seat. It is told once."""

    seat: int | None
    secret: str
    path: str


class TableMade(BaseModel):
    """A table that was set."""

    table: str
    links: list[SeatLink] = []


class LinkUsed(Sent):
    """The secret of a link."""

    secret: Annotated[str, Field(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]


class Held(BaseModel):
    """What the caller now has: a seat, or the right to watch (`seat` null)."""

    table: str
    seat: int | None


class LinkWanted(Sent):
    """For which seat a new link is wanted; null to watch."""

    seat: SeatNumber | None


class SitDown(Sent):
    """Under which name, and what the player adds to the dice."""

    name: Name = ""
    nonce: Annotated[str, Field(max_length=64)] = ""


class BotWanted(Sent):
    """Which bot."""

    bot: Word


class StartWanted(Sent):
    """What becomes of open seats: they are dropped, or this bot plays them."""

    fill_with: Word | None = None


class MoveSent(Sent):
    """A decision by its text, with the version that the sender has seen; `id` makes a repetition harmless."""

    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=2000)]
    version: Version
    id: ClientId


class MoveTried(Sent):
    """A decision by its text that is only asked about."""

    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=2000)]
    version: Version


class Possible(BaseModel):
    """Such a move is possible now; why another is not is told by its refusal."""

    possible: Literal[True] = True


class UndoSent(Sent):
    """A wish to take back the last decision."""

    seat: SeatNumber
    version: Version
    id: ClientId


class SeatNamed(Sent):
    """The caller's seat that is meant."""

    seat: SeatNumber
    bot: Word = USUAL


class Done(BaseModel):
    """A change that is in the log, and its version."""

    version: int


class ListedTable(BaseModel):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: Literal["open", "playing", "over", "abandoned"]
    created: int
    changed: int
    seats: list[str]
    kinds: list[Literal["person", "open", "bot"]]
    mine: list[int]
    asked: int


class Part(BaseModel):
    """A part of the box that the project had to design itself."""

    path: str
    reason: str
    affects_play: bool


class GameOffered(BaseModel):
    """A game that can be played here."""

    key: str
    title: str
    designer: str
    publisher: str
    year: int
    min_seats: int
    max_seats: int
    seats: list[str]
    options: dict[str, list[str]]
    boxes: list[str]
    bots: list[str]
    revision: int
    box_hash: str
    reconstructions: list[Part]


class ForkWanted(Sent):
    """Where to go on: at a table or in a complete record, after so many moves, on this seat, against this bot."""

    table: Annotated[str, Field(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    record: Annotated[str, Field(max_length=1_500_000)] | None = None
    m: Annotated[int, Field(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Word = USUAL


class RecordSent(Sent):
    """A record to look at, as this viewer saw it after so many moves."""

    record: Annotated[str, Field(max_length=1_500_000)]
    viewer: SeatNumber | None = None
    m: Annotated[int, Field(ge=0, le=100_000)] | None = None
