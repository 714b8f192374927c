"""Clocks from events alone: every millisecond is counted once, for the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games import GAMES
from fondaco.house.events import BOT, PERSON, Chair, Ended, Event, Extended, Moved, Seated, Started, Undone
from fondaco.house.pace import RETURN, Clock, Pace
from fondaco.table.core import CHANCE, NOBODY
from tests.conformance.tables import TABLES, Table
from tests.house.twins import events_of, twins_of

PACE = Pace("live", 60_000, 100_000, "bot")
SMALL = [next(table for table in TABLES if table.game == game and table.plain) for game in GAMES]


def started(asked: int = 0, seats: int = 2) -> Started:
    return Started(list(range(seats)), [Chair(PERSON)] * seats, [""] * seats, [], asked)


def moved(seat: int, asked: int) -> Moved:
    return Moved(seat, [0], [], asked)


def clock(*events: tuple[int, Event], pace: Pace = PACE) -> Clock:
    """The clock after some events at their times."""
    made = Clock(pace)
    for at, event in events:
        made.apply(event, at)
    return made


def test_a_table_without_pace_has_no_clock() -> None:
    assert Clock.of("{}") is None
    assert Clock.of(msgspec.json.encode(Pace()).decode()) is None
    made = Clock.of(msgspec.json.encode(PACE).decode())
    assert made is not None
    assert made.pace == PACE


def test_before_the_game_and_after_it_no_time_runs() -> None:
    assert clock().running is None
    waiting = clock((5, Seated(0, Chair(PERSON))))
    assert (waiting.running, waiting.deadline) == (None, None)
    over = clock((0, started()), (10, Moved(0, [0], [], NOBODY)))
    assert (over.running, over.deadline, over.told(10**9).remaining) == (None, None, 0)
    given_up = clock((0, started()), (10, Ended(NOBODY)))
    assert given_up.deadline is None


def test_a_decision_is_paid_from_its_own_time_and_then_from_the_bank() -> None:
    first = clock((1000, started()))
    assert (first.running, first.deadline) == (0, 1000 + 160_000)
    quick = clock((1000, started()), (31_000, moved(0, 1)))
    assert (quick.running, quick.banks, quick.deadline) == (1, [100_000, 100_000], 31_000 + 160_000)
    slow = clock((1000, started()), (1000 + 60_001, moved(0, 1)))
    assert slow.banks == [99_999, 100_000]
    late = clock((1000, started()), (10**7, moved(0, 1)), (10**7 + 1, moved(1, 0)))
    assert late.banks == [0, 100_000]
    assert late.deadline == 10**7 + 1 + 60_000


def test_who_is_asked_out_of_turn_is_timed_and_nobody_else() -> None:
    asked = clock((0, started()), (1_000, moved(0, 1)), (71_000, moved(1, 0)))
    assert (asked.running, asked.banks) == (0, [100_000, 90_000])
    assert asked.told(71_000 + 60_500).banks == [99_500, 90_000]


def test_a_bot_is_not_timed() -> None:
    bot = clock((0, started()), (10, Seated(1, Chair(BOT, "random"))), (20, moved(0, 1)))
    assert (bot.running, bot.deadline) == (None, None)
    after = clock(
        (0, started()), (10, Seated(1, Chair(BOT, "random"))), (20, moved(0, 1)), (90_000_000, moved(1, 0))
    )
    assert after.banks == [100_000, 100_000]


def test_what_is_told_is_what_is_left_at_that_moment() -> None:
    told = clock((0, started())).told(45_000)
    assert (told.seat, told.remaining, told.deadline, told.at_end) == (0, 115_000, 160_000, "bot")
    over = clock((0, started())).told(10**9)
    assert (over.remaining, over.deadline, over.banks) == (0, 160_000, [0, 100_000])


def test_an_undo_neither_gives_nor_takes_time() -> None:
    """Whoever decides and takes back in turns has no more time than who thinks."""
    events: list[tuple[int, Event]] = [(0, started())]
    for at in range(10_000, 90_000, 20_000):
        events += [(at, moved(0, 0)), (at + 10_000, Undone(0, 1, [], 0))]
    # The time of the second question is given once: with its 60 s and the bank the deadline moves no further.
    undone = clock(*events)
    assert undone.deadline == 10_000 + 60_000 + 100_000
    fresh = clock(*events, (90_000, moved(0, 0)), (95_000, moved(0, 0)))
    assert fresh.told(95_000).remaining == 60_000 + undone.told(95_000).banks[0]


def test_who_is_asked_again_because_another_took_back_goes_on_with_what_was_left() -> None:
    asked = clock((0, started()), (10_000, moved(0, 1)), (40_000, Undone(0, 1, [], 0)))
    assert asked.told(40_000).remaining == 50_000 + 100_000
    again = clock((0, started()), (10_000, moved(0, 1)), (40_000, Undone(0, 1, [], 0)), (41_000, moved(0, 1)))
    assert again.told(41_000).remaining == 30_000 + 100_000


def test_more_time_is_for_the_question_that_is_asked() -> None:
    longer = clock((0, started()), (10_000, Extended(0, 5_000, "asked")))
    assert longer.deadline == 165_000
    late = clock((0, started()), (500_000, Extended(0, 5_000, "asked")))
    assert (late.deadline, late.banks) == (505_000, [0, 100_000])
    after = clock(
        (0, started()), (10_000, Extended(0, 5_000, "asked")), (20_000, moved(0, 1)), (21_000, moved(1, 0))
    )
    assert after.deadline == 21_000 + 160_000


def test_time_for_which_the_house_was_closed_is_given_back() -> None:
    closed = clock((0, started()), (900_000, Extended(0, 880_000, "closed")))
    assert (closed.deadline, closed.banks) == (880_000 + 160_000, [100_000, 100_000])
    assert closed.told(950_000).banks == [90_000, 100_000]


def test_who_takes_a_seat_back_has_time_to_answer() -> None:
    events: list[tuple[int, Event]] = [
        (0, started()),
        (160_000, Seated(0, Chair(BOT, "random"))),
        (200_000, Seated(0, Chair(PERSON))),
    ]
    back = clock(*events)
    assert (back.running, back.deadline) == (0, 200_000 + RETURN)
    hasty = clock(*events, pace=Pace("live", 20_000, 0, "bot"))
    assert hasty.deadline == 220_000


def test_time_never_runs_backwards() -> None:
    """Two processes need not agree on the time to the millisecond."""
    early = clock((10_000, started()), (9_000, moved(0, 1)))
    assert (early.since, early.deadline) == (10_000, 170_000)


@given(st.lists(st.tuples(st.integers(0, 90_000), st.integers(0, 2), st.integers(0, 3)), max_size=40))
def test_what_is_computed_before_is_what_happens(steps: list[tuple[int, int, int]]) -> None:
    """The deadline that is written with an event is the one that everybody replays; no bank grows."""
    made, at, decisions, asked = Clock(PACE), 0, 0, 0
    made.apply(started(0, 3), 0)
    for wait, seat, kind in steps:
        at += wait
        event: Event = moved(asked, seat)
        if kind == 1 and decisions:
            event = Undone(seat, 1, [], seat)
        elif kind == 2:
            event = Extended(asked, wait, "asked")
        elif kind == 3:
            event = Seated(seat, Chair(PERSON) if wait % 2 else Chair(BOT, "random"))
        decisions += {Moved: 1, Undone: -1}.get(type(event), 0)
        asked = seat if isinstance(event, Moved | Undone) else asked
        before, banks = made.deadline, list(made.banks)
        computed = made.after(event, at)
        assert (made.deadline, made.banks) == (before, banks)
        made.apply(event, at)
        assert (computed.deadline, computed.banks) == (made.deadline, made.banks)
        assert all(0 <= new <= old for new, old in zip(made.banks, banks, strict=True))


def _asked(table: Table, moves: Sequence[int]) -> list[Event]:
    """The events of these moves, each with the seat that is asked after it."""
    position = table.position()
    found: list[Event] = []
    for event in events_of(table, moves):
        if isinstance(event, Started | Moved):
            for move in (*(event.moves if isinstance(event, Moved) else ()), *event.outcomes):
                position.apply(move)
            assert position.to_act != CHANCE
            found.append(msgspec.structs.replace(event, asked=position.to_act))
        else:
            found.append(event)
    return found


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_clocks_tell_nothing_that_a_viewer_may_not_know(table: Table) -> None:
    """Other truths that a viewer cannot tell apart have the same clocks at every time."""
    compared = 0
    for _, truth, twin in islice(twins_of(table, range(12)), 4):
        clocks = [Clock(PACE), Clock(PACE)]
        pairs = zip(_asked(table, truth), _asked(table, twin), strict=True)
        for nth, (one, other) in enumerate(pairs):
            clocks[0].apply(one, nth * 37_000)
            clocks[1].apply(other, nth * 37_000)
            told = [one_clock.told(nth * 37_000 + 20_000) for one_clock in clocks]
            assert told[0] == told[1]
            compared += 1
    assert compared, "no twin was found, so nothing was tested"
