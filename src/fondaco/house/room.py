"""A table in memory, built from its events. It checks commands and says which event they make; no input, no output.

A command changes nothing: it gives an event, or is refused. Only `apply` changes the room, with an event that is
already in the log. So whatever becomes of the storage, what is in memory has happened.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence

from fondaco.house.decided import Draft
from fondaco.house.events import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    Ended,
    Event,
    Extended,
    Moved,
    Opened,
    Seated,
    Started,
    Undone,
)
from fondaco.house.troubles import invalid, stale, wrong_time
from fondaco.table.chance import SealedDice
from fondaco.table.core import CHANCE, NOBODY, Position
from fondaco.table.form import form_at, held
from fondaco.table.game import Game, Past, Trial
from fondaco.table.history import Undone as TakenBack
from fondaco.table.message import Message
from fondaco.table.orders import Orders, ordered_decision
from fondaco.table.preview import WORLDS, Preview, preview
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Rulebook


class Room:
    """One table: who plays which seat, and the game once it has begun."""

    def __init__(self, rulebook: Rulebook, seed: bytes, opened: Opened) -> None:
        self.rulebook = rulebook
        self.options = opened.options
        self.commitment = opened.commitment
        self.chairs = list(opened.chairs)
        self.nonces: list[str] = []
        self.game: Game | None = None
        self.abandoned = False
        self.version = 1
        self.game_version = 1
        """The version at which the game changed last: an answer to an earlier one is stale."""
        self.lengths = [0, 0]
        """By version, how many moves stood that everybody knows of."""
        self.accepted: dict[str, int] = {}
        """The version that each command of a client made, by the id the client gave it."""
        self.decided: dict[int, int] = {}
        """The version that each seat made last by a command of its own: no bot's, no order's, no clock's."""
        self.start_from = opened.start
        self._tried: tuple[Moved, Trial] | None = None
        """The last decision that was tried: if it becomes an event, it need not be carried out again."""
        self._seed = seed
        self._dice: SealedDice | None = None
        """Once the game has begun."""

    # -- looking ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def status(self) -> str:
        if self.abandoned:
            return "abandoned"
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    @property
    def asked(self) -> int:
        """The seat that must decide; NOBODY before the game and after it."""
        return self.game.to_act if self.game is not None and self.status == "playing" else NOBODY

    @property
    def asked_bot(self) -> str | None:
        """The name of the bot that must decide, if it is one."""
        return self.chairs[self.asked].bot if self.asked >= 0 else None

    @property
    def revealed_seed(self) -> bytes | None:
        """The seed of the dice, once nothing more can be rolled with it."""
        return self._seed if self.status in ("over", "abandoned") else None

    def check_viewer(self, viewer: int | None) -> None:
        """Refuse a viewer that is neither a seat of this table nor a spectator."""
        if viewer is not None:
            self.check_seat(viewer)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is none."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise invalid("house-no-seat", seat=seat + 1)

    def known_moves(self, viewer: int | None) -> int:
        """How many moves this viewer knows of: of a decision in the middle only its seat knows the parts."""
        if self.game is None:
            return 0
        unfinished = 0 if viewer == self.game.to_act else self.game.position.unfinished
        return len(self.game.played) - unfinished

    def log_from(self, since: int) -> int:
        """After how many moves a reader must read on whose log is as of that version."""
        return min(self.lengths[min(since, self.version) :])

    def past(self, moves: int) -> Past:
        """The game after the first so many moves."""
        return self._begun().past(moves)

    def ordered(self, orders: Mapping[int, Orders]) -> list[int]:
        """The moves with which the orders of the seat that is asked answer; none if a person must.

        What was just taken back is asked: or the order would do it again at once.
        """
        game, seat = self.game, self.asked
        if game is None or seat not in orders or self.chairs[seat].kind != PERSON:
            return []
        if game.journal and isinstance(game.journal[-1], TakenBack):
            return []
        return ordered_decision(self.rulebook, game.position, seat, orders[seat])

    def luck(self, purpose: str) -> int:
        """A number for a bot's own luck: nobody can know it before the seed is revealed, everybody check it then."""
        return int.from_bytes(hmac.digest(self._seed, f"fondaco {purpose}".encode(), "sha256")[:8], "big")

    # -- commands: who sits where -----------------------------------------------------------------

    def seat_somebody(self, seat: int, chair: Chair) -> Seated:
        """Give a seat to a person, to a bot, or to nobody yet."""
        self.check_seat(seat)
        if self.status not in ("open", "playing"):
            raise wrong_time("house-table-closed")
        if chair.kind == OPEN and self.status != "open":
            raise wrong_time("house-already-started")
        if self.chairs[seat] == chair:
            raise wrong_time("house-seat-is-so-already")
        return Seated(seat, chair)

    def start(self, nonces: Sequence[str], fill_with: str | None) -> Started:
        """Begin. Open seats are filled with this bot, or dropped."""
        if self.status != "open":
            raise wrong_time("house-already-started")
        chairs = [Chair(BOT, fill_with) if c.kind == OPEN and fill_with else c for c in self.chairs]
        kept = [seat for seat, chair in enumerate(chairs) if chair.kind != OPEN]
        chairs = [chairs[seat] for seat in kept]
        added = [nonces[seat] for seat in kept]
        check_table(self.rulebook, len(kept), self.options)
        trial = Trial(self.rulebook, self._first_position(len(kept)), 0)
        outcomes = self._roll(SealedDice(self._seed, added), trial)
        return Started(kept, chairs, added, outcomes, trial.position.to_act)

    def abandon(self) -> Ended:
        """Give the table up."""
        if self.status not in ("open", "playing"):
            raise wrong_time("house-table-closed")
        return Ended(NOBODY)

    # -- commands: the game -----------------------------------------------------------------------

    def move(self, seat: int, text: str, version: int) -> Moved | Draft:
        """A decision of a seat by its text. A text that is only its beginning gives a draft."""
        trial = self._turn_of(seat, version).trial()
        trial.say(text)
        return self._decided(seat, trial)

    def bot_move(self, seat: int, moves: Sequence[int], after: int) -> Moved:
        """What a bot decided when so many moves had been made."""
        game = self._begun()
        if len(game.played) != after or self.asked != seat or self.chairs[seat].kind != BOT:
            raise stale(self.version)
        decided = self._decide(game, seat, moves)
        if isinstance(decided, Draft):
            raise invalid("house-bot-undecided")
        return decided

    def ordered_move(self, orders: Mapping[int, Orders]) -> Moved:
        """What the orders of the seat that is asked decide."""
        moves = self.ordered(orders)
        decided = self._decide(self._begun(), self.asked, moves) if moves else None
        if not isinstance(decided, Moved):
            raise stale(self.version)
        return decided

    def undo(self, seat: int, version: int) -> Undone:
        """Take back the last decision, up to the last barrier; a refusal names it."""
        game = self._turn_of(seat, version, answers=False)
        choice, whole = game.undoable(seat), game.undoable(seat, whole=True)
        left = [entry.move for entry in game.played[len(game.played) - whole : len(game.played) - choice]]
        return Undone(seat, whole, left, seat)

    def draft(self, seat: int, moves: Sequence[int]) -> Draft | None:
        """The draft that an undo left, as long as it can be gone on with."""
        game = self._begun()
        if not moves or self.asked != seat:
            return None
        trial = game.trial()
        trial.begin(moves)
        decided = self._decided(seat, trial)
        return decided if isinstance(decided, Draft) else None

    def preview(self, seat: int, text: str, version: int) -> list[Preview]:
        """What the moves of a seat would bring it, as far as it can know; a text is how its decision begins."""
        game = self._turn_of(seat, version)
        position = before = game.position
        if text:
            trial = game.trial()
            trial.say(text)
            begun = self._decided(seat, trial)
            if not isinstance(begun, Draft):
                return []
            position, before = begun.position, begun.before
        worlds = [self.luck(f"preview {seat} move {len(game.played)} world {n}") for n in range(WORLDS)]
        found = preview(self.rulebook, position, seat, worlds)
        form = form_at(self.rulebook, before)
        picks = [kind.text for kind in form.kinds] if form is not None else []
        return [told for told in found if told.text not in picks]  # a pick brings nothing before all are made

    def _decide(self, game: Game, seat: int, moves: Sequence[int]) -> Moved | Draft:
        trial = game.trial()
        for move in moves:
            trial.play(move)
        return self._decided(seat, trial)

    def _decided(self, seat: int, trial: Trial) -> Moved | Draft:
        """What a seat has decided, with what chance does after it; or the draft it is so far."""
        if trial.picked:
            before, picked = trial.position, trial.picked
            texts = [*(part.text for part in trial.played), *(self.rulebook.text(before, n) for n in picked)]
            return Draft(texts, held(before, picked), before, picked)
        if trial.position.unfinished and trial.position.to_act == seat and not trial.looked:
            return Draft([part.text for part in trial.played], trial.position, trial.position, [])
        moves = [part.move for part in trial.played]
        outcomes = self._roll(self._dice, trial) if self._dice is not None else []
        moved = Moved(seat, moves, outcomes, trial.position.to_act)
        self._tried = (moved, trial)
        return moved

    def _turn_of(self, seat: int, version: int, answers: bool = True) -> Game:
        """The game, if this seat may act in it and knows how it stands."""
        self.check_seat(seat)
        game = self._begun()
        if self.abandoned:
            raise wrong_time("house-table-closed")
        if self.chairs[seat].kind != PERSON:
            raise wrong_time("house-bot-plays")
        if version < self.game_version or version > self.version:
            raise stale(self.version)
        if game.over:
            raise Refusal("", Message("refusal-game-over"))
        if answers and game.to_act != seat:
            other = self.rulebook.seat_name(game.to_act)
            raise Refusal("", Message("refusal-not-your-turn", {"player": other}))
        return game

    def _begun(self) -> Game:
        if self.game is None:
            raise wrong_time("house-not-started")
        return self.game

    def _first_position(self, seats: int) -> Position:
        if self.start_from is None:
            return self.rulebook.new_position(seats, self.options)
        if seats != self.seats:
            raise wrong_time("house-fork-is-full")
        return self.rulebook.restore(seats, self.options, self.start_from)

    def _roll(self, dice: SealedDice, trial: Trial) -> list[int]:
        """Let chance act on what was tried; what came."""
        outcomes = []
        while trial.position.to_act == CHANCE:
            outcomes.append(trial.roll(dice))
        return outcomes

    # -- what has happened ------------------------------------------------------------------------

    def apply(self, event: Event, client_id: str | None = None) -> None:
        """Let an event of the log happen here."""
        if isinstance(event, Seated):
            self.chairs[event.seat] = event.chair
        elif not isinstance(event, Extended):
            self._apply_to_game(event)
            self.game_version = self.version + 1
        self.version += 1
        self.lengths.append(self.known_moves(None))
        if client_id is not None:
            self.accepted[client_id] = self.version
            if isinstance(event, Moved | Undone):
                self.decided[event.seat] = self.version

    def _apply_to_game(self, event: Event) -> None:
        if isinstance(event, Started):
            self._begin(event)
        elif isinstance(event, Ended):
            self.abandoned = True
        elif isinstance(event, Moved):
            self._move(event)
        elif isinstance(event, Undone):
            self._begun().undo(event.seat, whole=True)

    def _move(self, event: Moved) -> None:
        game, tried = self._begun(), self._tried
        self._tried = None
        if tried is not None and tried[0] is event:
            game.adopt(tried[1])
            return
        for move in event.moves:
            game.play(move, event.seat)
        for outcome in event.outcomes:
            game.play_outcome(outcome)

    def _begin(self, event: Started) -> None:
        self.chairs = list(event.chairs)
        self.nonces = list(event.nonces)
        self._dice = SealedDice(self._seed, self.nonces)
        players = self.rulebook.seat_ids[: len(event.chairs)]
        game = Game(
            self.rulebook,
            players,
            self.options,
            commitment=self.commitment,
            nonces=event.nonces,
            start=self.start_from,
        )
        for outcome in event.outcomes:
            game.play_outcome(outcome)
        self.game = game


def check_table(rulebook: Rulebook, seats: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their values; a table that cannot be is refused."""
    if not rulebook.min_seats <= seats <= rulebook.max_seats:
        raise invalid(
            "house-seats", title=rulebook.title, min=rulebook.min_seats, max=rulebook.max_seats, number=seats
        )
    for name, value in options.items():
        if name not in rulebook.options:
            raise invalid("house-no-option", title=rulebook.title, name=name)
        if value not in rulebook.options[name]:
            raise invalid("house-no-value", name=name, value=value, values=", ".join(rulebook.options[name]))
    try:
        return rulebook.check_table(seats, options)
    except UsageError as error:
        raise invalid("house-no-such-table", reason=str(error)) from error
