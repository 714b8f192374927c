"""Ears for the tests of words: everything that is said in games is kept, each message once."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from fondaco.table.core import Position, masked
from fondaco.table.form import held
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.notation import parse_moves
from fondaco.table.orders import ASK, Number, Ranking, order_explained, order_name, order_value
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Rulebook
from fondaco.table.speech import Speaker, words_of
from tests.words.reading import SOURCE, entries_of, vocabulary

NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elena"]
REFUSED_EVERY = 7
"""Why not? is asked at every seventh decision, for every move there is."""
_CARELESS = re.compile(r"^\s|\s$|  |\s[.,)]|\(\s|[{}$]|\.\.")


def viewers(seats: int) -> Iterable[int | None]:
    return (None, *range(seats))


def order_messages(book: Rulebook) -> Iterator[Message]:
    """All that is said of the standing orders of a game: their names, explanations and values."""
    for order in book.standing_orders:
        yield order_name(book, order)
        yield order_explained(book, order)
        values = order.values
        if isinstance(values, Number):
            some = [str(number) for number in range(values.least, values.most + 1)]
        else:
            some = [*values.names, *([" ".join(values.names)] if isinstance(values, Ranking) else [])]
        for value in (ASK, *some):
            yield order_value(book, order, value)


class Listener:
    """Keeps every message of a game it hears."""

    def __init__(self, book: Rulebook, typed: Sequence[str] = ()) -> None:
        self.book = book
        self.typed = typed
        """Texts that are also tried as a person would type them."""
        self.heard: dict[bytes, Message] = {}
        for message in order_messages(book):
            self.hear(message)

    @property
    def words(self) -> Path:
        return SOURCE / "games" / self.book.key.replace("-", "_") / "words"

    def hear(self, message: Message | None) -> None:
        if message is not None:
            self.heard.setdefault(msgspec.json.encode(message), message)

    def hear_prompts_and_offers(self, p: Position) -> None:
        for viewer in viewers(p.seats):
            self.hear(self.book.prompt(p, viewer))
        for move in p.legal() if p.to_act >= 0 else []:
            self.hear(self.book.offer(p, move).message)

    def hear_refusals(self, p: Position) -> None:
        possible = set(p.legal()) if p.to_act >= 0 else set()
        for move in range(self.book.space_of_moves):
            if move not in possible:
                self.hear(self.book.why_not(p, move).message)
        for text in self.typed if p.to_act >= 0 else ():
            try:
                parse_moves(self.book, p, text)
            except Refusal as refused:
                self.hear(refused.message)

    def hear_form(self, p: Position) -> None:
        """What is said while several things are picked, one more and one more."""
        picks = self.book.picks(p) if p.to_act >= 0 else None
        if picks is None:
            return
        for message in (*picks.labels, *picks.brings):
            self.hear(message)
        every = [move for move, most in zip(picks.moves, picks.possible, strict=True) for _ in range(most)]
        for number in range(1, picks.limit + 1):
            so_far = held(p, every[:number])
            self.hear(self.book.prompt(so_far, p.to_act))
            for move in (*picks.moves, picks.end):
                self.hear(self.book.why_not(so_far, move).message)

    def hear_events(self, p: Position) -> None:
        """What happened since somebody listened last."""
        for event in p.heard or []:
            for viewer in viewers(p.seats):
                self.hear(self.book.event_message(masked(event, viewer)))
        p.heard = []

    def hear_all_about(self, p: Position) -> None:
        """Everything about a position, and what happened on the way to it."""
        self.hear_prompts_and_offers(p)
        self.hear_refusals(p)
        self.hear_form(p)
        self.hear_events(p)

    def hear_a_game(self, seed: int, seats: int, options: Mapping[str, str]) -> None:
        rng = random.Random(seed)
        game = Game(self.book, NAMES[:seats], options)
        decisions = 0
        while not game.over:
            for viewer in viewers(seats):
                self.hear(game.prompt(viewer))
            possible = game.position.legal()
            if game.to_act < 0:
                game.play_outcome(rng.choices(possible, game.position.weights())[0])
                continue
            for offer in game.offers():
                self.hear(offer.message)
            decisions += 1
            self.hear_form(game.position)
            if decisions % REFUSED_EVERY == 0:
                self.hear_refusals(game.position)
            game.play(rng.choice(possible))
        for viewer in viewers(seats):
            self.hear(game.prompt(viewer))
            for line in game.log(viewer):
                self.hear(line.message)
        for decider in self.book.deciders(game.position):
            for message in (decider.how, *decider.told):
                self.hear(message)

    def ids(self) -> set[str]:
        """The ids of all that was heard, with those of the messages within messages."""
        english = vocabulary(self.words, "en")
        waiting, found = list(self.heard.values()), set[str]()
        while waiting:
            message = waiting.pop()
            found.add(message.id)
            waiting += [value for value in message.args.values() if isinstance(value, Message)]
            unseen = english[message.id].references - found if message.id in english else frozenset()
            waiting += [Message(reference) for reference in unseen]
        return found

    def never_heard(self) -> list[str]:
        """The messages of play that no game has said."""
        reached = self.ids()
        return [entry.id for entry in entries_of(self.words / "en.play.ftl") if entry.id not in reached]

    def said_carelessly(self, language: str) -> list[str]:
        """What does not become a clean sentence in a language."""
        speaker = Speaker(language, [words_of(package) for package in self.book.words])
        sentences = (speaker.say(message) for message in self.heard.values())
        return [said for said in sentences if not said or _CARELESS.search(said)]
