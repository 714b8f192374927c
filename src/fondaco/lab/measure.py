"""What one build of the engine can do, measured in this process beside a peer.

Random play of ours and of Catanatron (a Catan in plain Python that many know) takes turns in short rounds, so that
whatever else the machine does hits both alike; the best round of each counts. A decision is a move of a seat with at
least two legal options, here and there. `python -m fondaco.lab.measure` prints the figures as JSON.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

import msgspec

from fondaco.games import GAMES, load_rulebook
from fondaco.lab.report import compiled
from fondaco.table.core import NOBODY, Position, Rng, play_at_random, resolve_chance
from fondaco.table.rulebook import Rulebook

ROUNDS: Final = 7
GAMES_PER_ROUND: Final = 10
PEER_GAMES_PER_ROUND: Final = 8
COPIES_PER_ROUND: Final = 200
FURTHER: Final = (("istanbul", 5, "grand_bazaar"),)
"""Tables that are measured besides those of the first box of each game: game, seats and box."""
SAMPLE_EVERY: Final = 20
"""Every so many decisions of a random game a position is kept, to be copied and weighed."""


class Figures(msgspec.Struct, frozen=True):
    """One game at a table of so many seats."""

    game: str
    seats: int
    decisions: int
    """In a round: equal for two builds that play the same games."""
    decisions_per_s: float
    ratio_to_catanatron: float | None
    copy_us: float
    position_bytes: int
    """The largest position met, with all that belongs to it; what all positions share is not counted."""
    box: str = ""
    """Which box of the game, if not the first."""

    @property
    def name(self) -> str:
        """The game, and its box if it is not the first."""
        return f"{self.game} {self.box}".strip()


class Build(msgspec.Struct, frozen=True):
    """What one build of the engine reached, and the peer beside it."""

    compiled: bool
    catanatron_decisions_per_s: float | None
    figures: list[Figures]


class _Best:
    """The best of several rounds. Ours are all alike; Catanatron's differ, since it goes through sets of objects."""

    def __init__(self, round_of_play: Callable[[], int]) -> None:
        self.play = round_of_play
        self.decisions = 0
        self.per_second = 0.0

    def go(self) -> None:
        begin = process_time()
        self.decisions = self.play()
        self.per_second = max(self.per_second, self.decisions / (process_time() - begin))


def measure(rounds: int = ROUNDS) -> Build:
    """Measure every game at every number of seats, and the peer, in turns."""
    tables = tables_to_measure()
    samples = [sample(book, seats, box) for book, seats, box in tables]
    play = [_Best(_random_play(book, seats, box)) for book, seats, box in tables]
    copies = [_Best(_copying(positions)) for positions in samples]
    peer = catanatron_play()
    peers = [] if peer is None else [_Best(peer)]
    for _ in range(rounds):
        for one in (*play, *copies, *peers):
            one.go()
    beside = peers[0].per_second if peers else None
    figures = [
        Figures(
            game=book.key,
            seats=seats,
            decisions=play[nth].decisions,
            decisions_per_s=round(play[nth].per_second),
            ratio_to_catanatron=None if beside is None else round(play[nth].per_second / beside, 1),
            copy_us=round(1e6 / copies[nth].per_second, 2),
            position_bytes=max(deep_size(position) for position in samples[nth]),
            box=box,
        )
        for nth, (book, seats, box) in enumerate(tables)
    ]
    return Build(compiled(), None if beside is None else round(beside), figures)


def tables_to_measure() -> list[tuple[Rulebook, int, str]]:
    """Every game at every number of seats, and further ones."""
    tables = []
    for book in map(load_rulebook, GAMES):
        tables += [(book, seats, "") for seats in range(book.min_seats, book.max_seats + 1)]
        tables += [(book, seats, box) for game, seats, box in FURTHER if game == book.key]
    return tables


def _options(book: Rulebook, seats: int, box: str) -> dict[str, str]:
    named = {"box": box} if box else {}
    return book.check_table(seats, {**book.research_options, **named})


def _random_play(book: Rulebook, seats: int, box: str) -> Callable[[], int]:
    options = _options(book, seats, box)

    def play() -> int:
        decisions = 0
        for seed in range(GAMES_PER_ROUND):
            decisions += play_at_random(book.new_position(seats, options), Rng(seed))
        return decisions

    return play


def _copying(positions: list[Position]) -> Callable[[], int]:
    def copy() -> int:
        for position in positions:
            for _ in range(COPIES_PER_ROUND):
                position.copy()
        return COPIES_PER_ROUND * len(positions)

    return copy


def sample(book: Rulebook, seats: int, box: str = "") -> list[Position]:
    """Positions from all stages of a random game."""
    position = book.new_position(seats, _options(book, seats, box))
    rng = Rng(0)
    kept: list[Position] = []
    decisions = 0
    resolve_chance(position, rng)
    while position.to_act != NOBODY:
        if decisions % SAMPLE_EVERY == 0:
            kept.append(position.copy())
        moves = position.legal()
        position.apply(moves[rng.below(len(moves))])
        resolve_chance(position, rng)
        decisions += 1
    return kept


def catanatron_play() -> Callable[[], int] | None:
    """Random games of Catanatron, if it is installed: a peer for benchmarks only."""
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        decisions = 0
        for seed in range(PEER_GAMES_PER_ROUND):
            game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                decisions += len(game.state.playable_actions) > 1
                game.play_tick()
        return decisions

    return play


def deep_size(position: Position) -> int:
    """The bytes of a position and of everything it alone holds: its lists and their numbers, each counted once."""
    size = sys.getsizeof(position)
    met: dict[int, object] = {}
    waiting: list[object] = []
    if hasattr(position, "__dict__"):
        size += sys.getsizeof(vars(position))
        waiting += vars(position).values()
    else:  # a compiled class keeps its fields in itself
        names = {name for kind in type(position).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
        waiting += [getattr(position, name) for name in sorted(names) if hasattr(position, name)]
    while waiting:
        thing = waiting.pop()
        if id(thing) in met or not isinstance(thing, int | list):
            continue
        met[id(thing)] = thing
        size += sys.getsizeof(thing)
        if isinstance(thing, list):
            waiting += thing
    return size


def main() -> None:
    """Print what this build reaches."""
    parser = argparse.ArgumentParser(prog="python -m fondaco.lab.measure")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    sys.stdout.write(msgspec.json.encode(measure(parser.parse_args().rounds)).decode() + "\n")


if __name__ == "__main__":
    main()
