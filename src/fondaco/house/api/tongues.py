"""The words of the house: sentences for answers, and whole word files for readers who render messages themselves."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256

from fondaco.games import GAMES
from fondaco.table.message import Message
from fondaco.table.speech import FALLBACK, LANGUAGES, BrokenWords, Speaker, UnknownMessage, words_of

HOUSE = "fondaco.house"
TABLE = "fondaco.table"


def _package(game: str) -> str:
    return f"fondaco.games.{game.replace('-', '_')}"


@cache
def _speaker(language: str) -> Speaker:
    packages = (TABLE, HOUSE, *(_package(game) for game in GAMES))
    return Speaker(language, [words_of(package) for package in packages])


def say(message: Message, language: str) -> str:
    """The message in a language; a word that is missing costs nobody an answer: then its id is said."""
    try:
        return _speaker(language).say(message)
    except (UnknownMessage, BrokenWords):
        return message.id


def language_for(accepted: str) -> str:
    """The first language of an Accept-Language header that the house speaks, by its weights; else English."""
    best, most = FALLBACK, 0.0
    for part in accepted.split(",")[:16]:
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES and (liking := _weight(weight)) > most:
            best, most = language, liking
    return best


def _weight(text: str) -> float:
    try:
        return min(float(text.strip().removeprefix("q=")), 1.0) if text.strip() else 1.0
    except ValueError:
        return 0.0


@lru_cache(maxsize=64)
def word_file(game: str, language: str, rules: bool) -> tuple[str, str]:
    """All words that a table of this game needs as one Fluent text, or those of its rules, and their hash."""
    texts: list[str] = []
    for package in (_package(game),) if rules else (TABLE, HOUSE, _package(game)):
        folder = words_of(package)
        named = [file for file in folder.iterdir() if file.name.startswith(f"{language}.")]
        texts += [
            file.read_text(encoding="utf-8")
            for file in sorted(named, key=lambda file: file.name)
            if file.name.endswith(".ftl") and (file.name == f"{language}.rules.ftl") == rules
        ]
    text = "\n".join(texts)
    return text, sha256(text.encode()).hexdigest()[:32]
