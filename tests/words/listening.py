"""Listening to games: everything that is said in them is kept, to be said again in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from fondaco.table.core import Position
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Rulebook, masked
from fondaco.table.speech import Speaker, words_of
from tests.words.reading import SOURCE, entries_of, vocabulary

REFUSED_EVERY = 7
"""Why not? is asked at every seventh decision, for every move there is."""
_CARELESS = re.compile(r"^\s|\s$|  |\s[.,)]|\(\s|[{}$]|\.\.")


class Listener:
    """Keeps every message it hears, each once."""

    def __init__(self, book: Rulebook, moves: int, typed: Sequence[str] = ()) -> None:
        self.book = book
        self.moves = moves
        self.typed = typed
        """Texts that are also tried as a person would type them."""
        self.words = SOURCE / "games" / book.key.replace("-", "_") / "words"
        self.heard: dict[bytes, Message] = {}

    def hear(self, message: Message | None) -> None:
        if message is not None:
            self.heard.setdefault(msgspec.json.encode(message), message)

    def hear_prompts_and_offers(self, p: Position, seats: int) -> None:
        for viewer in viewers(seats):
            self.hear(self.book.prompt(p, viewer))
        for move in p.legal() if p.to_act >= 0 else []:
            self.hear(self.book.offer(p, move).message)

    def hear_refusals(self, p: Position) -> None:
        possible = set(p.legal()) if p.to_act >= 0 else set()
        for move in range(self.moves):
            if move not in possible:
                self.hear(self.book.why_not(p, move).message)
        for text in self.typed if p.to_act >= 0 else ():
            try:
                parse_moves(self.book, p, text)
            except Refusal as refused:
                self.hear(refused.message)

    def hear_events(self, events: Iterable[Sequence[int]], seats: int) -> None:
        for event in events:
            for viewer in viewers(seats):
                self.hear(self.book.event_message(masked(event, viewer)))

    def hear_position(self, p: Position, seats: int, events: Iterable[Sequence[int]]) -> None:
        """Everything about a position, and what happened on the way to it."""
        self.hear_prompts_and_offers(p, seats)
        self.hear_refusals(p)
        self.hear_events(events, seats)

    def hear_game(self, seats: int, seed: int, options: Mapping[str, str]) -> None:
        """A whole game of people who play anything."""
        rng = random.Random(seed)
        game = Game(self.book, ["Ada", "Bruno", "Carla", "Dario"][:seats], options)
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
            if decisions % REFUSED_EVERY == 0:
                self.hear_refusals(game.position)
            game.play(rng.choice(possible))
        for viewer in viewers(seats):
            self.hear(game.prompt(viewer))
            for line in game.log(viewer):
                self.hear(line.message)

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
        """The messages of play that nothing has made the game say."""
        reached = self.ids()
        return [entry.id for entry in entries_of(self.words / "en.play.ftl") if entry.id not in reached]

    def assert_all_is_said_well(self, language: str) -> None:
        speaker = Speaker(language, [words_of(package) for package in self.book.words])
        for message in self.heard.values():
            said = speaker.say(message)
            assert said, message
            assert not _CARELESS.search(said), said


def viewers(seats: int) -> Iterable[int | None]:
    return (None, *range(seats))
