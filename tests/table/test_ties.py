"""Ties at the end: what decided is told, and it is what the game's places say."""

from __future__ import annotations

from typing import Final

import pytest

from fondaco.table.core import NOBODY
from fondaco.table.message import Message
from fondaco.table.speech import Speaker, words_of
from fondaco.table.ties import Decider, ranks_of, tie_message, ties_of
from tests.conformance.tables import TABLES, random_positions

LIRA: Final = Message("istanbul-tie-lira")
GOODS: Final = Message("istanbul-tie-goods")


def decider(how: Message, held: list[int]) -> Decider:
    return Decider(how, held, [Message("istanbul-count-lira", {"lira": number}) for number in held])


def test_nobody_is_equal() -> None:
    assert ties_of([3, 5, 4], [decider(LIRA, [1, 1, 1])]) == []


def test_what_decides_is_told_and_what_is_still_equal_after_it() -> None:
    lira, goods = decider(LIRA, [4, 9, 4, 1]), decider(GOODS, [2, 0, 3, 7])
    told = ties_of([5, 5, 5, 3], [lira, goods])
    assert [(tie.seats, tie.how) for tie in told] == [([1, 0, 2], LIRA), ([2, 0], GOODS)]
    assert [held.args for held in told[0].told] == [{"lira": 9}, {"lira": 4}, {"lira": 4}]
    assert ranks_of([5, 5, 5, 3], [lira, goods]) == [3, 1, 2, 4]


def test_what_is_equal_in_everything_is_shared() -> None:
    (told,) = ties_of([5, 2, 5], [decider(LIRA, [4, 0, 4])])
    assert (told.seats, told.how, told.told) == ([0, 2], None, [])
    say = Speaker("en", [words_of("fondaco.table")]).say
    assert say(tie_message(told, ["Ada", "Bo", "Carla"])) == "Tie: Ada, Carla share the place."


def test_it_is_said_with_names() -> None:
    (told,) = ties_of([5, 5], [decider(LIRA, [4, 9])])
    message = tie_message(told, ["Ada", "Bo"])
    assert message.id == "tie-decided"
    assert isinstance(who := message.args["who"], Message)
    assert isinstance(first := who.args["first"], Message)
    assert first.args["player"] == "Bo"


@pytest.mark.parametrize("game", sorted({table.game for table in TABLES}))
def test_the_deciders_of_a_game_give_its_places(game: str) -> None:
    """At the end, and before, when more seats are equal."""
    table = max((table for table in TABLES if table.game == game), key=lambda table: table.seats)
    equal = 0
    for nth, position in enumerate(random_positions(table, 3)):
        if nth % 10 and position.to_act != NOBODY:
            continue
        standing, deciders = position.standing(), table.book.deciders(position)
        assert ranks_of(standing, deciders) == position.ranks()
        told = ties_of(standing, deciders)
        shared = [tie for tie in told if tie.how is None]
        assert len(set(position.ranks())) + sum(len(tie.seats) - 1 for tie in shared) == position.seats
        equal += len(told)
    assert equal > 5
