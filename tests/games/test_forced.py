"""Moves that are made for a player: only where everybody can tell that there is no other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.games.istanbul.rulebook import OPTIONS
from fondaco.house.rows import SPECTATOR
from fondaco.table.core import NOBODY, Position, Rng, resolve_chance
from fondaco.table.rulebook import Rulebook

DREAMS = 4
GAMES_EACH = 6
TABLES: list[tuple[str, dict[str, str]]] = [(key, {}) for key in GAMES if key != "istanbul"]
TABLES += [("istanbul", {"box": box}) for box in OPTIONS["box"]]
ASKS_NOTHING_FORCED = ("al-rashid", "wuestensoehne")
"""Their engines make such moves themselves (AR-281, WS-A59)."""


def single_choices(book: Rulebook, options: Mapping[str, str]) -> Iterator[tuple[Position, int]]:
    """Every position of some random games in which a seat has but one move, and the seed of its game."""
    for seed in range(GAMES_EACH):
        rng = Rng(seed)
        position = book.new_position(3, book.check_table(3, {**book.research_options, **options}))
        position.settle()
        resolve_chance(position, rng)
        while position.to_act != NOBODY:
            legal = position.legal()
            assert len(legal) == 1 or not book.is_forced(position)
            if len(legal) == 1:
                yield position, seed
            position.apply(legal[rng.below(len(legal))])
            resolve_chance(position, rng)


def is_public(position: Position, seed: int) -> bool:
    """Whether the one move is the same in every world that a spectator can imagine."""
    worlds = [position.imagine(SPECTATOR, Rng(1000 * seed + dream)) for dream in range(DREAMS)]
    return all(world.to_act == position.to_act and world.legal() == position.legal() for world in worlds)


@pytest.mark.parametrize(("key", "options"), TABLES, ids=str)
def test_what_is_forced_is_so_in_every_world_that_a_spectator_can_imagine(
    key: str, options: dict[str, str]
) -> None:
    book = load_rulebook(key)
    forced = 0
    for position, seed in single_choices(book, options):
        if book.is_forced(position):
            forced += 1
            assert is_public(position, seed)
        elif key in ASKS_NOTHING_FORCED:
            assert not is_public(position, seed), "this need not be asked"
    assert (forced > 20) == (key not in ASKS_NOTHING_FORCED), "or this test says nothing"


def test_a_single_card_is_asked_for_even_where_everybody_knows_that_it_must_go() -> None:
    """Its face is its owner's until it does (IS-183)."""
    book = load_rulebook("istanbul")
    asked = 0
    for position, _ in single_choices(book, {"box": "grand_bazaar"}):
        if book.text(position, position.legal()[0]).startswith("discard"):
            asked += 1
            assert not book.is_forced(position)
    assert asked > 0, "or this test says nothing"
