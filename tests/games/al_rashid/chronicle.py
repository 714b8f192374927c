"""Random games of Al Rashid, told moment by moment, with books that are kept from the events alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.rulebook import AlRashid
from fondaco.table.chance import KeyedDice
from fondaco.table.core import CHANCE, NOBODY, Rng

Event = list[int]


class Story:
    """What the events add up to."""

    def __init__(self) -> None:
        self.pasha_moved: set[int] = set()
        """Who moved a Pasha away from Al-Rashid in this turn."""
        self.activations = 0
        """In the move under way."""
        self.spy_moves: dict[int, int] = {}
        """By seat, in the area being resolved."""
        self.turned_up: set[tuple[int, int]] = set()
        """Tiles that were turned up: colour and number."""
        self.pieces_at_choice = 0

    def hear(self, event: Event, before: AlRashidPosition | None) -> None:
        match event:
            case [e.TURN_BEGUN, *_]:
                self.pasha_moved = set()
            case [e.PIECE_MOVED, _, seat, m.PASHA, m.AL_RASHID, _]:
                self.pasha_moved.add(seat)
            case [e.ACTIVATED, *_]:
                self.activations += 1
            case [e.AREA_CHOSEN, *_]:
                self.spy_moves = {}
                self.pieces_at_choice = sum(before.on_board) if before is not None else 0
            case [e.AREA_LEFT, *_]:
                self.activations = 0
                self.spy_moves = {}
        if event[0] in (e.LOOKED, e.PIECE_MOVED, e.GAVE_UP) and before is not None and before.area == m.SPIES:
            self.spy_moves[event[2]] = self.spy_moves.get(event[2], 0) + 1

    def note_tiles(self, positions: list[AlRashidPosition], events: list[Event]) -> None:
        """Which tiles lay on the territories that were chosen, before that or after it."""
        for event in events:
            if event[0] == e.AREA_CHOSEN and event[3] >= m.FIRST_TERRITORY:
                for p in positions:
                    for nth, at in enumerate(p.tile_at):
                        if at == event[3] - m.FIRST_TERRITORY:
                            self.turned_up.add((p.tile_kind[nth] // m.VALUES, p.tile_number[nth]))


@dataclass
class Moment:
    """The game waits for a decision, or is over."""

    book: AlRashid
    now: AlRashidPosition
    before: AlRashidPosition | None
    """At the decision before; None at the first."""
    move: int
    """What was decided there."""
    events: list[Event]
    """What was told since."""
    story: Story
    number: int
    seed: int
    chance_was_fair: bool
    moves: list[int] = field(default_factory=list)
    """All moves of the game up to now, chance included."""

    def of_kind(self, kind: int) -> list[Event]:
        """The arguments of the events of a kind."""
        return [event[2:] for event in self.events if event[0] == kind]

    def steps(self) -> set[int]:
        """The kinds of steps on the agenda."""
        return set(self.now.agenda[3::4])


def moments(book: AlRashid, seats: int, seed: int) -> Iterator[Moment]:
    """A random game; the moments share the position, the story and the list of moves, which go on changing."""
    position = book.new_position(seats, {})
    position.heard = []
    story, moves = Story(), list[int]()
    rng, dice = Rng(seed), KeyedDice(seed)
    before: AlRashidPosition | None = None
    move = number = 0
    while True:
        fair = True
        while position.to_act == CHANCE:
            outcomes, weights = position.legal(), position.weights()
            fair = fair and len(outcomes) == len(weights) > 0 and min(weights) > 0
            name = book.chance_names[position.chance_kind()]
            moves.append(outcomes[dice.pick(name, position.chance_ordinal(), weights)])
            position.apply(moves[-1])
        events, position.heard = position.heard or [], []
        story.note_tiles([position] if before is None else [before, position], events)
        for event in events:
            story.hear(event, before)
        yield Moment(book, position, before, move, events, story, number, seed, fair, moves)
        if position.to_act == NOBODY:
            return
        before = position.copy()
        legal = position.legal()
        move = legal[rng.below(len(legal))]
        position.apply(move)
        moves.append(move)
        number += 1


def played_again(at: Moment) -> list[list[int]]:
    """The end of a game with the same decisions and outcomes."""
    position = at.book.new_position(at.now.seats, {})
    for move in at.moves:
        position.apply(move)
    return position.dump()
