"""Reading what a text picks: any order, numbers before things, the verb once."""

from __future__ import annotations

import pytest

from fondaco.table.picks import read_picks, verb_of

GOODS = ["sell fabric", "sell spice", "sell fruit"]


@pytest.mark.parametrize(
    ("typed", "counts", "ended", "rest"),
    [
        ("sell fruit", [0, 0, 1], False, ""),
        ("sell fruit fabric", [1, 0, 1], False, ""),
        ("sell fruit sell fabric sell fruit", [1, 0, 2], False, ""),
        ("sell 2 fruit fabric done", [1, 0, 2], True, ""),
        ("sell fabric done end turn", [1, 0, 0], True, "end turn"),
        ("sell fabric sell fa", [1, 0, 0], False, "sell fa"),
        ("sell 12 spice", [0, 12, 0], False, ""),
        ("sell 0 spice 1 fabric", None, False, ""),
    ],
)
def test_a_text_picks(typed: str, counts: list[int] | None, ended: bool, rest: str) -> None:
    said = read_picks(typed, GOODS, "done")
    if counts is None:
        assert said is None
        return
    assert said is not None
    assert (said.counts, said.ended, said.rest) == (counts, ended, rest)


@pytest.mark.parametrize(
    "typed", ["", "sell", "fruit", "done", "sell done", "sell coffee", "seller fruit", "2"]
)
def test_a_text_that_begins_with_no_pick_is_none(typed: str) -> None:
    assert read_picks(typed, GOODS, "done") is None


def test_the_longest_name_is_meant() -> None:
    said = read_picks("take red 2 red", ["take red", "take red 2"], "stop")
    assert said is not None
    assert said.counts == [1, 1]


def test_names_without_a_verb_are_read_too() -> None:
    assert verb_of(["wood", "silk"]) == ""
    said = read_picks("2 silk wood stop", ["wood", "silk"], "stop")
    assert said is not None
    assert (said.counts, said.ended) == ([1, 2], True)


def test_things_that_are_called_by_numbers_are_not_counted() -> None:
    said = read_picks("return 5 16 done", ["return 5", "return 6", "return 16"], "done")
    assert said is not None
    assert (said.counts, said.ended, said.rest) == ([1, 0, 1], True, "")


def test_a_number_belongs_to_the_name_after_the_first_word() -> None:
    assert verb_of(["discard red 1", "discard red 3"]) == "discard"
    said = read_picks("discard 2 red 3 red 1", ["discard red 1", "discard red 3"], "stop")
    assert said is not None
    assert said.counts == [1, 2]
