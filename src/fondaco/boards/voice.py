"""What the terminal says: messages in the language of the person, with the players' own names in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.table.message import Message
from fondaco.table.speech import BrokenWords, Speaker, UnknownMessage, words_of

OWN_WORDS = "fondaco.terminal"


class Voice:
    """Speaks one language with the words of a game and of the terminal."""

    def __init__(self, language: str, packages: Sequence[str] = ()) -> None:
        self.language = language
        self.speaker = Speaker(language, [words_of(package) for package in (*packages, OWN_WORDS)])
        self.names: Mapping[str, str] = {}
        """What to say instead of a message: the names of players instead of those of their colours, by id."""

    def __call__(self, message_id: str, **args: str | int | Message) -> str:
        return self.say(Message(message_id, args))

    def say(self, message: Message) -> str:
        """The message as text. A word that is missing costs nobody the game: then its id is said."""
        try:
            return self.speaker.say(self._with_names(message))
        except (UnknownMessage, BrokenWords):
            args = ", ".join(str(self._plain(value)) for value in message.args.values())
            return f"[{message.id}{': ' if args else ''}{args}]"

    def means_no(self, typed: str) -> bool:
        """Whether an answer is a no, in this language or in English."""
        words = f"n, no, {self('terminal-no-words')}".casefold().split(",")
        return typed.strip().casefold() in [word.strip() for word in words]

    def knows(self, message_id: str) -> bool:
        return self.speaker.knows(message_id)

    def _with_names(self, message: Message) -> Message:
        """The same message with names where seats stand among its arguments."""
        name = self.names.get(message.id)
        if name is not None:
            return Message("terminal-as-it-is", {"text": name})
        return Message(
            message.id,
            {
                key: self._with_names(value) if isinstance(value, Message) else value
                for key, value in message.args.items()
            },
        )

    def _plain(self, value: str | int | Message) -> str | int:
        return self.say(value) if isinstance(value, Message) else value
