"""Moves that are made for a player: only where everybody can tell that there is no other."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.house.rows import SPECTATOR
from fondaco.table.core import NOBODY, Rng, resolve_chance

DREAMS = 4
GAMES_EACH = 6


@pytest.mark.parametrize("key", GAMES)
def test_what_is_forced_is_so_in_every_world_that_a_spectator_can_imagine(key: str) -> None:
    book = load_rulebook(key)
    forced = single = 0
    for seed in range(GAMES_EACH):
        rng = Rng(seed)
        options = book.check_table(3, dict(book.research_options))
        position = book.new_position(3, options)
        position.settle()
        resolve_chance(position, rng)
        while position.to_act != NOBODY:
            legal = position.legal()
            single += len(legal) == 1
            if book.is_forced(position):
                forced += 1
                assert len(legal) == 1
                for dream in range(DREAMS):
                    world = position.imagine(SPECTATOR, Rng(1000 * seed + dream))
                    assert world.to_act == position.to_act
                    assert world.legal() == legal
            position.apply(legal[rng.below(len(legal))])
            resolve_chance(position, rng)
    assert forced <= single
    if key == "yspahan":
        assert forced > 20, "or this test says nothing"
