"""A game in progress: a position, how it came about, what was told on the way, and what may be taken back.

`Game` is what interfaces hold. It checks before it changes, lets chance act through whoever picks the outcomes,
keeps the events of every move for log lines, and undoes by appending an undo and replaying what stands since the
last barrier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fondaco.table.chance import Chance
from fondaco.table.core import (
    ASKED_BARRIER,
    CHANCE,
    CHANCE_BARRIER,
    EVERYONE,
    LOOK_BARRIER,
    NO_BARRIER,
    NOBODY,
    TURN_BARRIER,
    Position,
    Rng,
    masked,
)
from fondaco.table.form import Form, form_at, picks_at
from fondaco.table.history import LogLine, Played, Undone
from fondaco.table.message import Message
from fondaco.table.notation import parse_moves, tidy, typed_move
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Offer, Rulebook, View, check_viewers
from fondaco.table.ties import Tie, ties_of


class Trial:
    """Moves tried on a copy of a position, with all that they would leave behind: so they need not be made twice."""

    def __init__(self, rulebook: Rulebook, position: Position, after: int) -> None:
        self.position = position
        self.position.heard = []
        self.played: list[Played] = []
        self.events: list[list[list[int]]] = []
        self.looked = False
        """Whether a move has shown something that cannot be forgotten again."""
        self.after = after
        """How long the journal of the game is."""
        self.picked: list[int] = []
        """What is picked of several things, as long as nobody has said that this is all: it is not played yet."""
        self._rulebook = rulebook

    def play(self, move: int) -> None:
        """Make a move, or let chance have this outcome; what is not possible is refused."""
        legal = self.position.legal()
        if move not in legal:
            raise _why_not(self._rulebook, self.position, move)
        self._play(move, len(legal))

    def say(self, text: str) -> None:
        """Make the moves that a text means: one, or the parts of a decision one after the other.

        Things that it picks are not carried out before it says that they are all.
        """
        legal, typed = self.position.legal(), typed_move(text)
        for move in self._rulebook.moves_named(typed):  # nearly always it is one whole move
            if move in legal and tidy(self._rulebook.text(self.position, move)) == typed:
                self.begin([move])
                return
        moves = parse_moves(self._rulebook, self.position, text, waiting=True)
        self.begin(moves, typed)

    def begin(self, moves: Sequence[int], said: str = "") -> None:
        """Make these moves; picks at the end of them wait, unless what was said ends them."""
        for nth, move in enumerate(moves):
            picks = picks_at(self._rulebook, self.position)
            if picks is not None and all(each in picks.moves for each in moves[nth:]):
                end = tidy(self._rulebook.text(self.position, picks.end))
                if not said.endswith(f" {end}"):
                    self.picked = list(moves[nth:])
                    return
            self.play(move)

    def _play(self, move: int, options: int) -> None:
        self.played.append(_carry_out(self._rulebook, self.position, move, options, self.events))
        self.looked = self.looked or self.position.barrier != NO_BARRIER

    def roll(self, chance: Chance) -> int:
        """Let somebody pick what the event that chance is asked for brings; the outcome."""
        position = self.position
        name = self._rulebook.chance_names[position.chance_kind()]
        outcomes = position.legal()
        outcome = outcomes[chance.pick(name, position.chance_ordinal(), position.weights())]
        self.played.append(_carry_out(self._rulebook, position, outcome, len(outcomes), self.events))
        return outcome


class Past:
    """The first moves of a game, apart from the game: it can be looked at aside while the game goes on."""

    def __init__(
        self,
        rulebook: Rulebook,
        first: Callable[[], Position],
        moves: list[int],
        told: list[tuple[int, list[list[int]]]],
    ) -> None:
        self.rulebook = rulebook
        self._first = first
        self._moves = moves
        self._told = told

    def position(self) -> Position:
        """The position after these moves, played again; nobody listens to it."""
        position = self._first()
        for move in self._moves:
            position.apply(move)
        return position

    def log(self, viewer: int | None) -> list[LogLine]:
        """What had happened by then, as this viewer may read it."""
        return _read(self.rulebook, self._told, (viewer,))[0]


class Game:
    """One table's game."""

    def __init__(
        self,
        rulebook: Rulebook,
        players: Sequence[str],
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        commitment: str | None = None,
        nonces: Sequence[str] = (),
        start: list[list[int]] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.players = tuple(players)
        self.options = rulebook.check_table(len(self.players), options or {})
        self.chance = chance
        self.commitment = commitment
        self.nonces = tuple(nonces)
        self.start = start
        """The dump of the position the game begins with; None for the beginning that the rules know."""
        self.played: list[Played] = []
        self.journal: list[Played | Undone] = []
        self._begin()
        self._let_chance_act()

    def _begin(self) -> None:
        self.position: Position = self._first_position()
        self.position.heard = []
        self._opening = self.rulebook.opening_events(self.position) if self.start is None else []
        self._events: list[list[list[int]]] = []
        self._earlier: tuple[int, Position] | None = None
        """A position behind which no undo reaches, and how many moves stood in it."""

    def _first_position(self) -> Position:
        if self.start is None:
            return self.rulebook.new_position(len(self.players), self.options)
        return self.rulebook.restore(len(self.players), self.options, self.start)

    # -- looking ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def to_act(self) -> int:
        """A seat, CHANCE, or NOBODY once the game is over."""
        return self.position.to_act

    @property
    def over(self) -> bool:
        return self.position.to_act == NOBODY

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.played)

    def others_acted(self, seat: int, since: int) -> bool:
        """Whether anybody but this seat, or chance, has acted after the first `since` moves."""
        return any(entry.actor != seat for entry in self.played[since:])

    def offers(self) -> list[Offer]:
        """The legal moves of the seat to act, described."""
        if self.to_act < 0:
            return []
        return [self.rulebook.offer(self.position, move) for move in self.position.legal()]

    def form(self) -> Form | None:
        """What the seat to act picks in one decision, where it picks several things; None otherwise."""
        return form_at(self.rulebook, self.position) if self.to_act >= 0 else None

    def ties(self) -> list[Tie]:
        """Who has equal points at the end, and what decides."""
        standing = self.position.standing()
        return ties_of(standing, self.rulebook.deciders(self.position)) if self.over else []

    def view(self, viewer: int | None) -> View:
        """What a seat may know; None for a spectator."""
        return self.rulebook.view(self.position, viewer)

    def views(self, viewers: Sequence[int | None]) -> Sequence[View]:
        """What each of several viewers may know."""
        return self.rulebook.views(self.position, viewers)

    def prompt(self, viewer: int | None) -> Message:
        return self.rulebook.prompt(self.position, viewer)

    def position_after(self, moves: int) -> Position:
        """The position when only the first so many moves had been made; nobody listens to it."""
        return self.past(moves).position()

    def position_of(self, played: Sequence[Played]) -> Position:
        """The position that these first moves lead to; another thread may ask while the game goes on."""
        return Past(self.rulebook, self._first_position, [entry.move for entry in played], []).position()

    def past(self, moves: int) -> Past:
        """The game as it stood after the first so many moves."""
        made = [entry.move for entry in self.played[:moves]]
        return Past(self.rulebook, self._first_position, made, self._told(0, moves))

    def imagine(self, seat: int, rng: Rng) -> Position:
        """A position this seat could not tell from the true one."""
        check_viewers(self.position, (seat,))
        return self.position.imagine(seat, rng)

    def digest(self) -> str:
        return self.position.digest()

    def log(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        """What happened after the first `since` moves, as this viewer may read it."""
        return self.logs([viewer], since)[0]

    def logs(self, viewers: Sequence[int | None], since: int = 0) -> list[list[LogLine]]:
        """The same for several viewers."""
        check_viewers(self.position, viewers)
        return _read(self.rulebook, self._told(since, len(self._events)), viewers)

    def _told(self, since: int, until: int) -> list[tuple[int, list[list[int]]]]:
        """The events after the first so many moves up to others, each with the number of its move."""
        told = [(0, self._opening)] if since == 0 else []
        return told + [(nth + 1, self._events[nth]) for nth in range(since, min(until, len(self._events)))]

    # -- playing ----------------------------------------------------------------------------------

    def play(self, move: int | str, seat: int | None = None) -> None:
        """Play a move by its number or its text, by the seat to act; then chance acts until a seat must decide.

        A text may hold several parts of a decision in a row. What is refused has changed nothing.
        """
        self._check_turn(seat)
        if isinstance(move, str):
            moves = parse_moves(self.rulebook, self.position, move)
        elif move in self.position.legal():
            moves = [move]
        else:
            raise _why_not(self.rulebook, self.position, move)
        for part in moves:
            self._append(part)
        self._let_chance_act()

    def trial(self) -> Trial:
        """Moves can be tried here, and then be adopted; until then nothing has changed."""
        return Trial(self.rulebook, self.position.copy(), len(self.journal))

    def adopt(self, trial: Trial) -> None:
        """What was tried happens; nothing may have happened since."""
        if trial.after != len(self.journal):
            raise ValueError("The game has gone on since these moves were tried.")
        if self._nothing_to_undo():
            self._earlier = (len(self.played), self.position)
        self.position = trial.position
        self.played += trial.played
        self.journal += trial.played
        self._events += trial.events

    def check(self, text: str, seat: int | None = None) -> None:
        """Refuse what `play` would refuse, and play nothing."""
        self._check_turn(seat)
        parse_moves(self.rulebook, self.position, text)

    def play_outcome(self, outcome: int) -> None:
        """Give the outcome of the event that chance is asked for; for replays and tables without dice of their own."""
        if self.to_act != CHANCE or outcome not in self.position.legal():
            raise Refusal("", Message("refusal-impossible-outcome"))
        self._append(outcome)
        self._let_chance_act()

    def _check_turn(self, seat: int | None) -> None:
        if self.over:
            raise Refusal("", Message("refusal-game-over"))
        if self.to_act == CHANCE:
            raise Refusal("", Message("refusal-chance-acts"))
        if seat is not None and seat != self.to_act:
            raise Refusal(
                "", Message("refusal-not-your-turn", {"player": self.rulebook.seat_name(self.to_act)})
            )

    def _nothing_to_undo(self) -> bool:
        """Whether the seat that is to act can take back nothing of what stands."""
        if self.to_act < 0:
            return False
        return (
            not self.played or self.played[-1].barrier != NO_BARRIER or self.played[-1].actor != self.to_act
        )

    def _append(self, move: int) -> None:
        if self._nothing_to_undo():
            self._earlier = (len(self.played), self.position.copy())
        entry = self._carry_out(move)
        self.played.append(entry)
        self.journal.append(entry)

    def _carry_out(self, move: int) -> Played:
        return _carry_out(self.rulebook, self.position, move, len(self.position.legal()), self._events)

    def _let_chance_act(self) -> None:
        while self.chance is not None and self.to_act == CHANCE:
            position = self.position
            name = self.rulebook.chance_names[position.chance_kind()]
            index = self.chance.pick(name, position.chance_ordinal(), position.weights())
            self._append(position.legal()[index])

    # -- taking back ------------------------------------------------------------------------------

    def undo(self, seat: int, whole: bool = False) -> int:
        """Take back the seat's last choice, and forced moves after it; how many moves that were.

        It reaches back to the last barrier and never over it: chance, a look at something hidden, another seat's
        decision or question, the end of a turn. A refusal names the barrier. A choice may be one part of a decision;
        `whole` takes back the parts before it too.
        """
        count = self.undoable(seat, whole)
        self.journal.append(Undone(seat, count))
        self.rewind(len(self.played) - count)
        return count

    def undoable(self, seat: int, whole: bool = False) -> int:
        """How many moves an undo would take back; it is refused as the undo itself would be."""
        count = self._last_choice(seat)
        while whole and count < len(self.played) and self._is_open_part(self.played[-1 - count], seat):
            count += 1
        return count

    def _is_open_part(self, entry: Played, seat: int) -> bool:
        return entry.part and entry.actor == seat and entry.barrier == NO_BARRIER

    def undo_barrier(self, seat: int) -> Message | None:
        """What stands in the way of an undo; None if the seat can take back its last choice."""
        check_viewers(self.position, (seat,))
        if self.to_act != seat and self.played:
            return self._barrier(seat, self.played[-1])
        for nth in range(len(self.played) - 1, -1, -1):
            last = self.played[nth]
            if last.actor != seat or last.barrier != NO_BARRIER:
                return self._barrier(seat, last)
            if last.options > 1:
                return None
        return Message("barrier-start")

    def _last_choice(self, seat: int) -> int:
        barrier = self.undo_barrier(seat)
        if barrier is not None:
            raise Refusal("", barrier)
        count = 1
        while self.played[-count].options == 1:
            count += 1
        return count

    def _barrier(self, seat: int, last: Played) -> Message:
        if last.barrier == CHANCE_BARRIER or CHANCE in (last.actor, self.to_act):
            return Message("barrier-chance")
        if last.barrier == TURN_BARRIER or self.over:
            return Message("barrier-turn-ended")
        if last.barrier == LOOK_BARRIER:
            return Message("barrier-looked")
        if last.barrier == ASKED_BARRIER and last.actor == seat:
            return Message("barrier-asked")
        if last.actor == seat:
            return Message("barrier-other-asked", {"player": self.rulebook.seat_name(self.to_act)})
        return Message("barrier-other-seat", {"player": self.rulebook.seat_name(last.actor)})

    def rewind(self, length: int) -> None:
        """Go back to where only the first `length` moves had been made; no undo costs a replay from the beginning."""
        if self._earlier is None or self._earlier[0] > length:
            self._earlier = (0, self._first_position())
        number, position = self._earlier
        again = position.copy()
        for entry in self.played[number:length]:
            again.apply(entry.move)
        again.heard = []
        self.position = again
        del self.played[length:]
        del self._events[length:]


def _carry_out(
    rulebook: Rulebook, position: Position, move: int, options: int, events: list[list[list[int]]]
) -> Played:
    """Make one of so many possible moves; what it lets people hear goes to the events."""
    actor = position.to_act
    event, ordinal, audience = "", 0, EVERYONE
    if actor == CHANCE:
        event = rulebook.chance_names[position.chance_kind()]
        ordinal = position.chance_ordinal()
        audience = position.chance_audience()
        text = rulebook.outcome_text(position, move)
    else:
        text = rulebook.text(position, move)
    position.apply(move)
    events.append(position.heard or [])
    position.heard = []
    return Played(
        actor, move, text, audience, options, position.barrier, event, ordinal, position.unfinished > 0
    )


def _read(
    rulebook: Rulebook, told: Sequence[tuple[int, list[list[int]]]], viewers: Sequence[int | None]
) -> list[list[LogLine]]:
    """What several viewers may read of what was told; a line that everybody reads alike is made once."""
    logs: list[list[LogLine]] = [[] for _ in viewers]
    for number, events in told:
        for event in events:
            open_to_all = event[1] == EVERYONE
            line = _line(rulebook, number, event, None) if open_to_all else None
            for viewer, lines in zip(viewers, logs, strict=True):
                read = line if open_to_all else _line(rulebook, number, event, viewer)
                if read is not None:
                    lines.append(read)
    return logs


def _line(rulebook: Rulebook, number: int, event: Sequence[int], viewer: int | None) -> LogLine | None:
    heard = masked(event, viewer)
    message = rulebook.event_message(heard)
    return None if message is None else LogLine(number, rulebook.event_seat(heard), message)


def _why_not(rulebook: Rulebook, position: Position, move: int) -> Refusal:
    """Why a move is not possible, by its number."""
    if not 0 <= move < rulebook.space_of_moves:
        return Refusal("", Message("refusal-unknown-move", {"text": str(move)}))
    return rulebook.why_not(position, move)
