"""The tables of the suite: every game, every number of seats, and a list of options for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from fondaco.games import GAMES, load_rulebook
from fondaco.table.chance import Chance, KeyedDice, SealedDice, commitment
from fondaco.table.core import CHANCE, NOBODY, Position, Rng
from fondaco.table.game import Game
from fondaco.table.rulebook import Rulebook
from fondaco.table.speech import Speaker, words_of

PLAIN: Final[Mapping[str, str]] = {}

OPTION_SETS: Final[Mapping[str, Sequence[Mapping[str, str]]]] = {
    "al-rashid": (PLAIN,),
    "yspahan": (
        PLAIN,
        {"cards_before_roll": "forbidden"},
        {"build_cards": "discount"},
        {"two_build_cards": "forbidden"},
        {"reshuffle": "at_once"},
        {
            "first_player": "2",
            "cards_before_roll": "forbidden",
            "build_cards": "discount",
            "two_build_cards": "forbidden",
            "reshuffle": "at_once",
        },
    ),
    "wuestensoehne": (
        PLAIN,
        {"discovery": "compulsory"},
        {"compensation": "always", "stall_guard_rounds": "0"},
        {
            "first_player": "3",
            "retrieve_condition": "none_available",
            "driver_scope": "turn",
            "compensation": "always",
            "discovery": "compulsory",
            "valuation_order": "section_index",
        },
    ),
    # Random play hardly collects rubies: with the safeguard its games end. All four boxes at every number of seats.
    "istanbul": (
        {"round_limit": "50"},
        {"box": "mocha", "round_limit": "50"},
        {"box": "letters", "round_limit": "50"},
        {"box": "grand_bazaar", "round_limit": "50"},
    ),
}
"""Options that are played at every number of seats."""

ROTATED: Final[Mapping[str, Mapping[int, Sequence[Mapping[str, str]]]]] = {
    "istanbul": {
        2: (
            {"layout": "long_paths", "first_player": "2", "round_limit": "50"},
            {"box": "mocha", "layout": "random", "round_limit": "50"},
        ),
        3: (
            {"layout": "in_order", "first_player": "3", "round_limit": "50"},
            {"box": "letters", "layout": "random", "bonus_cards": "new_only", "round_limit": "50"},
        ),
        4: (
            {"layout": "random", "first_player": "1", "round_limit": "25"},
            {"box": "grand_bazaar", "bonus_cards": "new_only", "first_player": "4", "round_limit": "25"},
        ),
        5: (
            {"layout": "long_paths", "first_player": "5", "round_limit": "25"},
            {"box": "letters", "bonus_cards": "new_only", "round_limit": "25"},
        ),
    },
}
"""Further options, each at one number of seats: a game with many would take too long with all of them at each."""

WITHOUT_PARTS: Final = ("wuestensoehne",)
"""The games in which every decision is a single move."""

WITH_FORMS: Final = ("al-rashid", "istanbul")
"""The games in which several things are picked in one decision."""

MOST_MOVES: Final = 20_000
"""A game with more moves than this does not end."""


@dataclass(frozen=True)
class Table:
    """A game, a number of seats and options: what a game is played with."""

    game: str
    seats: int
    chosen: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.chosen)
        return f"{self.game}-{self.seats}" + (f"-{options}" if options else "")

    @property
    def plain(self) -> bool:
        """Whether it is played with the first options of its game: the default ones, if random games end with them."""
        return dict(self.chosen) == OPTION_SETS[self.game][0]

    @property
    def near(self) -> bool:
        """Whether it is the one table of its game that every change is tried on."""
        return self.plain and self.seats == 3

    @property
    def has_parts(self) -> bool:
        """Whether some decisions are made in parts."""
        return self.game not in WITHOUT_PARTS

    @property
    def book(self) -> Rulebook:
        return rulebook_of(self.game)

    @property
    def options(self) -> dict[str, str]:
        return self.book.check_table(self.seats, dict(self.chosen))

    def position(self) -> Position:
        return self.book.new_position(self.seats, self.options)

    def new_game(self, chance: Chance | None, book: Rulebook | None = None) -> Game:
        players = [f"player {seat + 1}" for seat in range(self.seats)]
        return Game(book or self.book, players, dict(self.chosen), chance)

    def sealed_game(self, seed: bytes) -> Game:
        """A game whose dice can be checked."""
        players = [f"player {seat + 1}" for seat in range(self.seats)]
        nonces = [f"nonce {seat + 1}" for seat in range(self.seats)]
        dice = SealedDice(seed, nonces)
        return Game(self.book, players, dict(self.chosen), dice, commitment(seed), nonces)

    def viewers(self) -> list[int | None]:
        """Every seat and the spectator."""
        return [*range(self.seats), None]


@cache
def rulebook_of(game: str) -> Rulebook:
    return load_rulebook(game)


@cache
def english(game: str) -> Speaker:
    return Speaker("en", [words_of(package) for package in rulebook_of(game).words])


def _tables() -> Iterator[Table]:
    for game in GAMES:
        book = rulebook_of(game)
        for seats in range(book.min_seats, book.max_seats + 1):
            for options in (*OPTION_SETS[game], *ROTATED.get(game, {}).get(seats, ())):
                yield Table(game, seats, tuple(sorted(options.items())))


TABLES: Final = tuple(_tables())


def random_positions(table: Table, seed: int) -> Iterator[Position]:
    """A random game, position by position, chance included; always the same object, changed in place."""
    position, rng, dice = table.position(), Rng(seed), KeyedDice(seed)
    for _ in range(MOST_MOVES):
        yield position
        if position.to_act == NOBODY:
            return
        position.apply(random_move(table, position, rng, dice))
    raise AssertionError(f"{table}, seed {seed}: the game does not end")


def random_move(table: Table, position: Position, rng: Rng, dice: Chance) -> int:
    """Any legal move, or what the dice say."""
    legal = position.legal()
    if position.to_act == CHANCE:
        name = table.book.chance_names[position.chance_kind()]
        return legal[dice.pick(name, position.chance_ordinal(), position.weights())]
    return legal[rng.below(len(legal))]


def random_game(table: Table, seed: int, book: Rulebook | None = None) -> Iterator[Game]:
    """A random game, decision by decision; always the same object. Whoever iterates may play or undo in it too."""
    game, rng = table.new_game(KeyedDice(seed), book), Rng(seed)
    for _ in range(MOST_MOVES):
        yield game
        if game.over:
            return
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))], game.to_act)
    raise AssertionError(f"{table}, seed {seed}: the game does not end")


def play_on(game: Game, rng: Rng, decisions: int) -> None:
    """So many random decisions more, or up to the end."""
    for _ in range(decisions):
        if game.over:
            return
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
