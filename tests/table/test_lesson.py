"""Lessons: every move of the learner is spoken about, in words that exist, and the record can be gone on with."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.table.core import NOBODY
from fondaco.table.lesson import Lesson, lesson_of, steps_of
from fondaco.table.record import read_record, replay
from fondaco.table.speech import LANGUAGES, Speaker, words_of


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


@pytest.mark.parametrize("key", GAMES)
def test_whenever_the_learner_is_asked_something_is_said(key: str) -> None:
    taught = lesson(key)
    record = read_record(taught.record)
    game = replay(record, load_rulebook(key))
    assert game.over, "the record is complete, so that it can be gone on with from anywhere"
    noted = [note.after for note in taught.notes]
    assert noted == sorted(set(noted))
    assert noted[-1] == taught.end
    asked = {n for n in range(taught.end) if game.position_after(n).to_act == taught.seat}
    assert asked <= set(noted)
    assert game.position_after(taught.end).to_act != NOBODY
    assert not game.played[taught.end - 1].part


@pytest.mark.parametrize("key", GAMES)
def test_its_steps_are_the_record(key: str) -> None:
    taught, book = lesson(key), load_rulebook(key)
    game = replay(read_record(taught.record), book)
    steps = steps_of(taught, book)
    assert [step.moves for step in steps] == [note.after for note in taught.notes]
    for step in steps:
        assert len(step.offers) == (step.view.to_act == taught.seat and step.moves < taught.end)
        for offer in step.offers:
            assert offer.text == game.played[step.moves].text
    assert [line for step in steps for line in step.log] == [
        line for line in game.log(taught.seat) if line.move <= taught.end
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_and_clause_exists(key: str, language: str) -> None:
    book = load_rulebook(key)
    speaker = Speaker(language, [words_of(package) for package in book.words])
    steps = steps_of(lesson(key), book)
    said = [speaker.say(step.note) for step in steps]
    assert len(set(said)) == len(said)
    assert all(speaker.knows(step.clause) for step in steps)
