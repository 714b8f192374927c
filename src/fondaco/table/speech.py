"""Messages become sentences here, in one of the four languages of the house.

A `Speaker` speaks one language and reads its words from folders of Fluent files. The plain file of a folder
(`it.ftl`) is read with the first sentence; its further rooms (`it.play.ftl`, `it.rules.ftl`) one after the
other, only once an id is asked for that the files read so far do not have. The Fluent library itself is
imported with the first sentence too, so that importing this module costs next to nothing. A Speaker remembers
what it has read and said: keep one per language, do not make one per sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from fondaco.table.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "fr", "de")
FALLBACK: Final = "en"

# As POSIX orders them: the first that is set decides, whether or not we speak what it names.
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_REMEMBERED_SENTENCES: Final = 8192


class UnknownLanguage(ValueError):
    """A language was asked for that the house does not speak."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"Unknown language {asked!r}: choose one of {', '.join(LANGUAGES)}.")
        self.asked = asked


class UnknownMessage(LookupError):
    """No word file, not even the English one, has this id."""

    def __init__(self, message_id: str, folders: Iterable[Traversable]) -> None:
        places = ", ".join(str(folder) for folder in folders) or "no folder at all"
        super().__init__(f"No words for {message_id!r} in {places}.")
        self.message_id = message_id


class BrokenWords(ValueError):
    """A word file or one of its messages cannot be used as it stands."""


def pick_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the one of the environment, else English."""
    if asked is not None:
        language = _language_of(asked)
        if language is None:
            raise UnknownLanguage(asked)
        return language
    for variable in _LOCALE_VARIABLES:
        if locale := environ.get(variable):
            return _language_of(locale) or FALLBACK
    return FALLBACK


def _language_of(locale: str) -> str | None:
    """`it`, `it_IT`, `it-IT.UTF-8` and `IT@euro` are all Italian."""
    language = locale.strip().lower()
    for separator in "@._-":
        language = language.partition(separator)[0]
    return language if language in LANGUAGES else None


def words_of(package: str) -> Traversable:
    """The word folder of a package: `words_of("fondaco.games.yspahan")`."""
    return files(package) / "words"


class Speaker:
    """Speaks one language with the words of some folders; what is missing there is said in English."""

    def __init__(self, language: str, folders: Iterable[Traversable]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language: Final = language
        self._folders: Final = tuple(folders)
        spoken = (language,) if language == FALLBACK else (language, FALLBACK)
        self._voices: Final = tuple(_Voice(name, self._folders) for name in spoken)
        self._said: Final[dict[tuple[str, tuple[tuple[str, str | int], ...]], str]] = {}

    def say(self, message: Message) -> str:
        """The message as text. Messages among the arguments are said first and stand in it as text."""
        args = tuple(
            (name, self.say(value) if isinstance(value, Message) else value)
            for name, value in message.args.items()
        )
        key = (message.id, args)
        sentence = self._said.get(key)
        if sentence is None:
            sentence = self._voice_for(message.id).speak(message.id, args)
            if len(self._said) >= _REMEMBERED_SENTENCES:
                self._said.clear()
            self._said[key] = sentence
        return sentence

    def knows(self, message_id: str) -> bool:
        """Whether `say` has words for this id, be they English."""
        return any(voice.knows(message_id) for voice in self._voices)

    def ids(self) -> tuple[str, ...]:
        """All ids this speaker knows, in the order of the files: the order of the rules in a rule file."""
        return tuple(dict.fromkeys(name for voice in self._voices for name in voice.ids()))

    def _voice_for(self, message_id: str) -> _Voice:
        for voice in self._voices:
            if voice.knows(message_id):
                return voice
        raise UnknownMessage(message_id, self._folders)


class _Voice:
    """The words of exactly one language, read when they are needed."""

    def __init__(self, language: str, folders: tuple[Traversable, ...]) -> None:
        self._language: Final = language
        self._folders: Final = folders
        self._ids: Final[dict[str, None]] = {}
        self._bundle: FluentBundle | None = None
        self._unread: list[Traversable] = []

    def knows(self, message_id: str) -> bool:
        bundle = self._bundle or self._open()
        while message_id not in self._ids and self._unread:
            self._read(bundle, self._unread.pop(0))
        return message_id in self._ids

    def ids(self) -> Iterator[str]:
        bundle = self._bundle or self._open()
        while self._unread:
            self._read(bundle, self._unread.pop(0))
        return iter(self._ids)

    def speak(self, message_id: str, args: tuple[tuple[str, str | int], ...]) -> str:
        from fluent.runtime.types import FluentInt

        if not self.knows(message_id) or self._bundle is None:
            raise UnknownMessage(message_id, self._folders)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BrokenWords(f"{message_id!r} has no text of its own in {self._language}.")
        # Python would write 1.234 where the browser writes 1234: scores are never grouped.
        plain = {
            name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in args
        }
        sentence, errors = self._bundle.format_pattern(pattern, plain)
        if errors or not isinstance(sentence, str):
            causes = "; ".join(str(error) for error in errors)
            raise BrokenWords(f"{message_id!r} cannot be said in {self._language}: {causes}.")
        return sentence

    def _open(self) -> FluentBundle:
        """Read the plain files, and see which rooms there are: `it.play.ftl`, `it.rules.ftl`."""
        from fluent.runtime import FluentBundle

        bundle = self._bundle = FluentBundle([self._language], use_isolating=False)
        for folder in self._folders:
            plain = folder / f"{self._language}.ftl"
            if plain.is_file():
                self._read(bundle, plain)
        rooms = [file for folder in self._folders if folder.is_dir() for file in folder.iterdir()]
        rooms = [file for file in rooms if self._is_room(file.name)]
        self._unread = sorted(rooms, key=lambda file: file.name)
        return bundle

    def _is_room(self, name: str) -> bool:
        language, _, rest = name.partition(".")
        return language == self._language and rest != "ftl" and rest.endswith(".ftl")

    def _read(self, bundle: FluentBundle, file: Traversable) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenWords(f"{file}: cannot read {(entry.content or '').strip()[:60]!r}.")
            if isinstance(entry, ast.Message):
                self._ids.setdefault(entry.id.name)
        bundle.add_resource(resource)
