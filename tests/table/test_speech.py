"""The language is picked as people expect, and messages become sentences in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.table.message import Message
from fondaco.table.speech import (
    BrokenWords,
    Speaker,
    UnknownLanguage,
    UnknownMessage,
    pick_language,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "hello = Hello { $player }!\n"
        "only-english = Only here\n"
        "camels = { $n ->\n    [one] { $n } camel\n   *[other] { $n } camels\n}\n"
        "took = { $player } took { $what }.\n"
        "titled =\n    .title = Title\n"
        "dangling = See { nowhere }\n"
    )
    (tmp_path / "it.ftl").write_text(
        "hello = Ciao { $player }!\n"
        "camels = { $n ->\n    [one] { $n } cammello\n   *[other] { $n } cammelli\n}\n"
        "took = { $player } ha preso { $what }.\n"
    )
    (tmp_path / "fr.ftl").write_text(
        "camels = { $n ->\n    [one] { $n } chameau\n   *[other] { $n } chameaux\n}\n"
    )
    (tmp_path / "en.rules.ftl").write_text("YS-071 = A turn.\n")
    (tmp_path / "it.rules.ftl").write_text("YS-071 = Un turno.\n")
    (tmp_path / "item.ftl").write_text("stray = not a language\n")
    return tmp_path


@pytest.mark.parametrize("asked", ["it", "IT", "it_IT", "it-IT", "it-IT.UTF-8", "it_IT@euro", " it "])
def test_the_language_asked_for_wins(asked: str) -> None:
    assert pick_language(asked, {"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"}) == "it"


@pytest.mark.parametrize("asked", ["es", "", "C", "italiano", "xx_IT"])
def test_an_unknown_language_is_refused_and_the_four_are_named(asked: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        pick_language(asked, {"LANG": "it_IT"})
    assert isinstance(refusal.value, ValueError)
    assert "en, it, fr, de" in str(refusal.value)
    assert repr(asked) in str(refusal.value)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_else_the_environment_decides(environ: dict[str, str], language: str) -> None:
    assert pick_language(None, environ) == language


def test_a_message_is_said_with_its_arguments(folder: Path) -> None:
    assert Speaker("it", [folder]).say(Message("hello", {"player": "Ada"})) == "Ciao Ada!"


def test_messages_among_the_arguments_are_said_first(folder: Path) -> None:
    camels = Message("camels", {"n": 2})
    boast = Message("hello", {"player": Message("took", {"player": "Ada", "what": camels})})
    assert Speaker("it", [folder]).say(boast) == "Ciao Ada ha preso 2 cammelli.!"


@pytest.mark.parametrize(
    ("language", "n", "sentence"),
    [
        ("en", 0, "0 camels"),
        ("en", 1, "1 camel"),
        ("en", 2, "2 camels"),
        ("fr", 0, "0 chameau"),
        ("fr", 1, "1 chameau"),
        ("fr", 2, "2 chameaux"),
        ("it", 1234, "1234 cammelli"),
    ],
)
def test_numbers_choose_the_plural_and_are_not_grouped(
    folder: Path, language: str, n: int, sentence: str
) -> None:
    assert Speaker(language, [folder]).say(Message("camels", {"n": n})) == sentence


def test_what_is_missing_is_said_in_english(folder: Path) -> None:
    speaker = Speaker("it", [folder])
    assert speaker.knows("only-english")
    assert speaker.say(Message("only-english")) == "Only here"


def test_further_rooms_of_a_folder_are_found(folder: Path) -> None:
    speaker = Speaker("it", [folder])
    assert speaker.say(Message("YS-071")) == "Un turno."
    assert not speaker.knows("stray")


def test_further_rooms_are_not_read_before_they_are_needed(folder: Path) -> None:
    (folder / "it.rules.ftl").write_text("this is no Fluent file\n")
    speaker = Speaker("it", [folder])
    assert speaker.say(Message("hello", {"player": "Ada"})) == "Ciao Ada!"
    with pytest.raises(BrokenWords, match=r"it\.rules\.ftl"):
        speaker.say(Message("YS-071"))


def test_several_folders_are_one_vocabulary(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "it.ftl").write_text("dice = Dadi\n")
    speaker = Speaker("it", [folder, other])
    assert speaker.say(Message("dice")) == "Dadi"
    assert speaker.say(Message("hello", {"player": "Ada"})) == "Ciao Ada!"
    assert speaker.ids() == (
        "hello",
        "camels",
        "took",
        "dice",
        "YS-071",
        "only-english",
        "titled",
        "dangling",
    )


def test_an_unknown_id_is_refused_by_name(folder: Path) -> None:
    speaker = Speaker("it", [folder])
    assert not speaker.knows("nobody-said-this")
    with pytest.raises(UnknownMessage, match="nobody-said-this"):
        speaker.say(Message("nobody-said-this"))


@pytest.mark.parametrize("message", ["hello", "titled", "dangling"])
def test_a_message_that_cannot_be_said_is_refused_by_name(folder: Path, message: str) -> None:
    with pytest.raises(BrokenWords, match=message):
        Speaker("en", [folder]).say(Message(message))


def test_an_unknown_language_has_no_speaker(folder: Path) -> None:
    with pytest.raises(UnknownLanguage):
        Speaker("es", [folder])


def test_the_same_message_with_other_arguments_is_another_sentence(folder: Path) -> None:
    speaker = Speaker("en", [folder])
    said = [speaker.say(Message("camels", {"n": n})) for n in (1, 2, 1)]
    assert said == ["1 camel", "2 camels", "1 camel"]


def test_importing_speech_does_not_import_fluent() -> None:
    program = (
        "import sys, fondaco.table.speech; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    )
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", program], check=False, env=environ).returncode == 0
