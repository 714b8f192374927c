"""Random games of Yspahan, told moment by moment, with books that are kept from the events alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan.moves import SHOPS
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.rulebook import Yspahan
from fondaco.games.yspahan.tables import Tables
from fondaco.table.chance import KeyedDice
from fondaco.table.core import CHANCE, NOBODY, Rng

Event = list[int]


class Story:
    """What the events add up to."""

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        self.told: list[Event] = []
        self.gold = [tables.start_gold] * seats
        self.camels = [tables.start_camels] * seats
        self.score = [0] * seats
        self.building_points = [0] * seats
        self.reserve = [tables.cubes - 1] * seats
        self.shops = [EMPTY] * SHOPS
        self.caravan: list[int] = []
        self.days: list[tuple[int, int, int]] = []
        """Week, day and first player of every day begun."""
        self.turns: list[list[int]] = []
        """Whose turns each day has had."""
        self.turns_ended = 0
        self.actions = 0
        """Dice actions, and draws or nothing in their place."""
        self.weeks_ended = 0
        self.built_in_turn = 0
        self.roll: list[int] = []
        """The roll of the day: white dice by face, then yellow dice by face."""
        self.bought = 0
        self.white_taken = 0
        self._kept = EMPTY

    def hear(self, event: Event) -> None:
        self.told.append(event)
        self._keep_calendar(event)
        self._keep_cubes(event)
        self._keep_goods(event)
        self._keep_points(event)

    def _keep_calendar(self, event: Event) -> None:
        match event:
            case [e.DAY_BEGUN, _, week, day, first]:
                self.days.append((week, day, first))
                self.turns.append([])
                self.roll, self.bought, self.white_taken = [], 0, 0
            case [e.YELLOW_BOUGHT, _, _, dice, _]:
                self.bought = dice
            case [e.ROLLED, _, *roll]:
                self.roll = roll
            case [e.TURN_BEGUN, _, seat]:
                self.turns[-1].append(seat)
            case [e.TURN_ENDED, _, _]:
                self.turns_ended += 1
                self.built_in_turn = 0
            case [e.GROUP_TAKEN, _, _, _, _, white, _, _]:
                self.actions += 1
                self.white_taken += white
            case [e.CARD_DRAWN, _, _, e.NO_GROUP, _] | [e.GROUPS_SPENT, _, _]:
                self.actions += 1
            case [e.BUILT, *_]:
                self.built_in_turn += 1
            case [e.WEEK_ENDED, _, _]:
                self.weeks_ended += 1

    def _keep_cubes(self, event: Event) -> None:
        match event:
            case [e.CUBE_PLACED, _, seat, shop]:
                self.reserve[seat] -= 1
                self.shops[shop] = seat
            case [e.CAMEL_PAID, _, _, shop]:
                self._kept = shop
            case [e.CUBE_LOADED, _, seat, shop, _, _]:
                if shop in (EMPTY, self._kept):
                    self.reserve[seat] -= 1
                else:
                    self.shops[shop] = EMPTY
                self._kept = EMPTY
                self.caravan.append(seat)
            case [e.CARAVAN_EMPTIED, _]:
                for seat in self.caravan:
                    self.reserve[seat] += 1
                self.caravan = []
            case [e.BUILT, _, seat, *_]:
                self.reserve[seat] -= 1
            case [e.WEEK_ENDED, _, _]:
                for owner in self.shops:
                    if owner != EMPTY:
                        self.reserve[owner] += 1
                self.shops = [EMPTY] * SHOPS

    def _keep_goods(self, event: Event) -> None:
        match event:
            case [e.GOLD_TAKEN, _, seat, number]:
                self.gold[seat] += number
            case [e.CAMELS_TAKEN, _, seat, number]:
                self.camels[seat] += number
            case [e.YELLOW_BOUGHT, _, seat, _, price] | [e.SUPERVISOR_MOVED, _, seat, _, _, price]:
                self.gold[seat] -= price
            case [e.CAMEL_PAID, _, seat, _]:
                self.camels[seat] -= 1
            case [e.BUILT, _, seat, _, camels, gold, _]:
                self.camels[seat] -= camels
                self.gold[seat] -= gold
            case [e.CAMELS_SOLD, _, seat, number, _]:
                self.camels[seat] -= number
            case [e.GOLD_SOLD, _, seat, number, _]:
                self.gold[seat] -= number
            case [e.GOLD_EXCHANGED, _, seat, number]:
                self.gold[seat] -= number
                self.camels[seat] += number
            case [e.CAMELS_EXCHANGED, _, seat, number]:
                self.camels[seat] -= number
                self.gold[seat] += number

    def _keep_points(self, event: Event) -> None:
        match event:
            case [e.SOUK_SCORED, _, seat, _, value, bonus]:
                self.score[seat] += value + bonus
            case [e.CUBE_LOADED | e.CARAVAN_SCORED, _, seat, _, _, points]:
                self.score[seat] += points
            case [e.BUILT, _, seat, _, _, _, points]:
                self.score[seat] += points
                self.building_points[seat] += points
            case [e.CAMELS_SOLD | e.GOLD_SOLD, _, seat, _, points]:
                self.score[seat] += points


@dataclass
class Moment:
    """The game waits for a decision, or is over."""

    book: Yspahan
    now: YspahanPosition
    before: YspahanPosition | None
    """At the decision before; None at the first."""
    move: int
    """What was decided there."""
    events: list[Event]
    """What was told since."""
    story: Story
    number: int
    seed: int
    options: Mapping[str, str]
    moves: list[int] = field(default_factory=list)
    """All moves of the game up to now, chance included."""

    @property
    def over(self) -> bool:
        return self.now.to_act == NOBODY

    def of_kind(self, kind: int) -> list[Event]:
        """The arguments of the events of a kind."""
        return [event[2:] for event in self.events if event[0] == kind]

    def steps(self) -> set[int]:
        """The kinds of steps on the agenda."""
        return set(self.now.agenda[3::4])


def moments(book: Yspahan, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Moment]:
    """A random game; the moments share the position, the story and the list of moves, which go on changing."""
    position = book.new_position(seats, options)
    position.heard = []
    story, moves = Story(position.tables), list[int]()
    rng, dice = Rng(seed), KeyedDice(seed)
    before: YspahanPosition | None = None
    move = number = 0
    while True:
        _let_chance_act(book, position, dice, moves)
        events, position.heard = position.heard or [], []
        for event in events:
            story.hear(event)
        yield Moment(book, position, before, move, events, story, number, seed, options, moves)
        if position.to_act == NOBODY:
            return
        before = position.copy()
        legal = position.legal()
        move = legal[rng.below(len(legal))]
        position.apply(move)
        moves.append(move)
        number += 1


def _let_chance_act(book: Yspahan, position: YspahanPosition, dice: KeyedDice, moves: list[int]) -> None:
    while position.to_act == CHANCE:
        name = book.chance_names[position.chance_kind()]
        outcome = position.legal()[dice.pick(name, position.chance_ordinal(), position.weights())]
        position.apply(outcome)
        moves.append(outcome)


def told_again(
    book: Yspahan, seats: int, options: Mapping[str, str], seed: int, decisions: Sequence[int]
) -> tuple[list[Event], YspahanPosition]:
    """The events and the end of a game with the same seed and decisions."""
    position = book.new_position(seats, options)
    position.heard = []
    dice = KeyedDice(seed)
    _let_chance_act(book, position, dice, [])
    for decision in decisions:
        position.apply(decision)
        _let_chance_act(book, position, dice, [])
    return position.heard or [], position
