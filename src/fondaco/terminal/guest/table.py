"""A table of a house as the terminal needs it: what the seats of this terminal have been told, and their commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from fondaco.table.core import NOBODY
from fondaco.table.form import Form
from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Offer, Rulebook, View
from fondaco.table.ties import Tie
from fondaco.terminal.guest.frames import Answer, Clock, Draft, Header, Update
from fondaco.terminal.guest.troubles import Trouble
from fondaco.terminal.guest.wire import Refused, Wire, new_id
from fondaco.terminal.match import Changed

PERSON = "person"
Answered = TypeVar("Answered")


class Hand:
    """What one viewer of the table has been told."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.version = 0
        self.question = 0
        """Counts the questions: an answer to an earlier one is stale."""
        self.moves = 0
        self.view: View | None = None
        self.offers: list[Offer] = []
        self.form: Form | None = None
        self.undoable = False
        self.log: list[LogLine] = []
        self.draft: Draft | None = None
        self.draft_view: View | None = None
        self.shortened = False
        """Whether lines that stood in the log no longer do, because somebody took something back."""

    def take(self, update: Update, view: View | None) -> None:
        """Go on from what was known to what is told."""
        offers = update.offers or []
        if (update.moves, offers) != (self.moves, self.offers):
            self.question += 1
            self.drop_draft()
        kept = [line for line in self.log if line.move <= update.log_from] if update.log_from else []
        replaced = self.log[len(kept) :]
        self.shortened = self.shortened or update.log[: len(replaced)] != replaced
        self.log = [*kept, *update.log]
        self.version, self.moves, self.view, self.offers = update.version, update.moves, view, offers
        self.form = update.form
        self.undoable = update.undo is not None and update.undo.possible

    def drop_draft(self) -> None:
        self.draft = self.draft_view = None


class Nothing(msgspec.Struct, frozen=True):
    """An answer of which nothing is needed."""


class HouseTable:
    """A match at a house. It changes when the house says so, and never by itself."""

    def __init__(
        self, wire: Wire, table: str, header: Header, rulebook: Rulebook, viewers: Sequence[int | None]
    ) -> None:
        self.wire = wire
        self.id = table
        self.header = header
        self.status = "playing"
        self.clock: Clock | None = None
        self._ties: list[Tie] = []
        self._rulebook = rulebook
        self.hands = {viewer: Hand(viewer) for viewer in viewers}
        self._bystander: Hand | None = None
        for hand in self.hands.values():
            self.look(hand)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    # -- what the house says ------------------------------------------------------------------------

    def look(self, hand: Hand) -> None:
        """Ask how the table stands."""
        params = {"since": hand.version}
        if hand.viewer is not None:
            params["seat"] = hand.viewer
        self._tell(hand, self.wire.get(f"{self.path}/state", Update, params))

    def take(self, update: Update) -> None:
        """An update that came by itself; what is known already is passed over, and a gap is asked for."""
        hand = self.hands.get(update.you)
        if hand is None or update.version <= hand.version:
            return
        if update.follows > hand.version:
            self.look(hand)
        else:
            self._tell(hand, update)

    def _tell(self, hand: Hand, update: Update) -> None:
        if update.version < hand.version:
            return
        hand.take(update, self._read_view(update.view))
        self.header, self.status, self.clock = update.header, update.status, update.clock
        self._ties = update.result.ties if update.result is not None else []

    def _read_view(self, view: msgspec.Raw) -> View | None:
        """The view as the game's own, so that its board can show it."""
        return None if bytes(view) == b"null" else msgspec.json.decode(view, type=self._rulebook.view_type)

    @property
    def newest(self) -> Hand:
        """What the best informed seat here has been told."""
        return max(self.hands.values(), key=lambda hand: hand.version)

    @property
    def asked(self) -> int | None:
        """The seat of this terminal that must decide and is played by its person."""
        newest = self.newest.version
        for seat, hand in self.hands.items():
            if seat is not None and hand.offers and hand.version == newest and self.status == "playing":
                return seat if self.header.seats[seat].kind == PERSON else None
        return None

    # -- a match: looking ---------------------------------------------------------------------------

    @property
    def rulebook(self) -> Rulebook:
        return self._rulebook

    @property
    def options(self) -> Mapping[str, str]:
        return self.header.options

    @property
    def commitment(self) -> str | None:
        return self.header.commitment

    @property
    def nonces(self) -> Sequence[str]:
        return self.header.nonces

    @property
    def seats(self) -> int:
        return len(self.header.seats)

    @property
    def to_act(self) -> int:
        view = self.newest.view
        return view.to_act if view is not None and self.status == "playing" else NOBODY

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def moves(self) -> int:
        return self.newest.moves

    def view(self, viewer: int | None) -> View:
        hand = self._hand(viewer)
        view = hand.draft_view or hand.view
        if view is None:
            raise Trouble("wrong-time", Message("house-not-started"))
        return view

    def prompt(self, viewer: int | None) -> Message:
        return self.view(viewer).prompt

    def offers(self) -> list[Offer]:
        asked = self.asked
        if asked is None:
            return []
        hand = self.hands[asked]
        return hand.draft.offers if hand.draft is not None else hand.offers

    def form(self) -> Form | None:
        asked = self.asked
        if asked is None:
            return None
        hand = self.hands[asked]
        return hand.draft.form if hand.draft is not None else hand.form

    def ties(self) -> list[Tie]:
        return self._ties

    def log(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        return [line for line in self._hand(viewer).log if line.move > since or since == 0]

    def others_acted(self, seat: int, since: int) -> bool:
        """What cannot be taken back was more than this seat's own decision."""
        hand = self.hands[seat]
        return hand.draft is None and not hand.undoable

    def _hand(self, viewer: int | None) -> Hand:
        """What a viewer has been told; a spectator is asked for when he is needed."""
        if viewer in self.hands:
            return self.hands[viewer]
        if viewer is not None:
            raise LookupError(f"Seat {viewer} is not played from here.")
        if self._bystander is None:
            self._bystander = Hand(None)
        if self._bystander.version < self.newest.version:
            self.look(self._bystander)
        return self._bystander

    # -- a match: playing ---------------------------------------------------------------------------

    def play(self, move: str, seat: int) -> None:
        """Send a decision, or the beginning of one, and take the answer."""
        hand = self.hands[seat]
        begun = "" if hand.draft is None else f"{hand.draft.text} "
        self._answered(hand, self._send(hand, "moves", begun, {"text": begun + move, "id": new_id()}, Answer))

    def check(self, text: str, seat: int) -> None:
        hand = self.hands[seat]
        begun = "" if hand.draft is None else f"{hand.draft.text} "
        self._send(hand, "check", begun, {"text": begun + text}, Nothing)

    def undo(self, seat: int) -> int:
        """Take back a part of a decision that is not yet made, or the last decision that is."""
        hand = self.hands[seat]
        dropped = 0
        while hand.draft is not None:
            dropped += 1
            self._shorten(hand, hand.draft.parts[:-1])
            if len(self.offers()) > 1:
                return dropped
        before = hand.moves
        try:
            answer = self._send(hand, "undo", "", {"id": new_id()}, Answer)
        except Refusal:
            if dropped:
                return dropped
            raise
        self._answered(hand, answer)
        left = 0 if answer.draft is None else len(answer.draft.parts)
        return dropped + before - hand.moves - left

    def _shorten(self, hand: Hand, parts: Sequence[str]) -> None:
        """Go back to an earlier part of a decision. It was a beginning before, so it is one again."""
        hand.drop_draft()
        if parts:
            body = {"text": " ".join(parts), "id": new_id()}
            self._answered(hand, self._send(hand, "moves", "", body, Answer))

    def _answered(self, hand: Hand, answer: Answer) -> None:
        if answer.update is not None:
            hand.drop_draft()
            if answer.update.follows <= hand.version < answer.update.version:
                self._tell(hand, answer.update)
        if answer.draft is not None:
            hand.draft, hand.draft_view = answer.draft, self._read_view(answer.draft.view)

    def _send(
        self, hand: Hand, what: str, begun: str, body: Mapping[str, str], kind: type[Answered]
    ) -> Answered:
        sent = {**body, "seat": hand.viewer, "version": hand.version}
        try:
            return self.wire.post(f"{self.path}/{what}", sent, kind, again=True)
        except Refused as refused:
            if refused.code in ("refused", "invalid"):
                raise Refusal(refused.clause, _about_the_rest(refused.message, begun)) from refused
            if refused.code in ("stale", "wrong-time"):
                hand.drop_draft()
                for each in self.hands.values():
                    self.look(each)
                raise Changed(refused.message) from refused
            raise


def _about_the_rest(message: Message, begun: str) -> Message:
    """A refusal quotes what was typed, not the parts before it that the terminal sent along."""
    text = message.args.get("text")
    if not begun or not isinstance(text, str) or not text.startswith(begun.lower()):
        return message
    return Message(message.id, {**message.args, "text": text[len(begun) :]})
