"""All languages say the same things, every rule has its words, names are those of box and glossary."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.table.clauses import family_of, is_clause_id
from fondaco.table.message import Message
from fondaco.table.speech import LANGUAGES, Speaker
from tests.rules import RULES, TRACED, TracedGame, known_clauses
from tests.words.reading import (
    SHARED,
    SOURCE,
    all_variables,
    entries_of,
    rooms_of,
    vocabulary,
    word_files,
    word_folders,
)

FOLDERS = word_folders()
ROOMS = [(folder, room) for folder in FOLDERS for room in sorted(rooms_of(folder, "en"))]
OTHERS = [language for language in LANGUAGES if language != "en"]
CLAUSE = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+-?)?\d+\b")
# Examples and checks of the data are for the tests; players read the rules.
WITHOUT_WORDS = ("EX", "DATA")


def folder_of(game: TracedGame) -> Path:
    return SOURCE / "games" / game.name.replace("-", "_") / "words"


def speaker_of(game: TracedGame, language: str) -> Speaker:
    return Speaker(language, [SHARED, folder_of(game)])


def place(value: object) -> str:
    return str(value.relative_to(SOURCE)) if isinstance(value, Path) else str(value)


def test_the_shared_words_and_those_of_every_traced_game_are_found() -> None:
    assert {SHARED, *(folder_of(game) for game in TRACED)} <= set(FOLDERS)


# The same in every language


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_every_language_has_the_same_files(folder: Path) -> None:
    assert {language: rooms_of(folder, language) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, rooms_of(folder, "en")
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("folder", "room"), ROOMS, ids=place)
def test_every_language_has_the_same_messages_in_the_same_order(
    folder: Path, room: str, language: str
) -> None:
    english = [entry.id for entry in entries_of(folder / f"en{room}")]
    assert [entry.id for entry in entries_of(folder / f"{language}{room}")] == english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_every_language_needs_the_same_arguments(folder: Path, language: str) -> None:
    english, other = vocabulary(folder, "en"), vocabulary(folder, language)
    differing = [
        name
        for name, entry in english.items()
        if all_variables(entry, english) != all_variables(other[name], other)
        or entry.attributes != other[name].attributes
    ]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_no_message_is_defined_twice(folder: Path, language: str) -> None:
    places = {SHARED, folder}
    files = [where / f"{language}{room}" for where in places for room in rooms_of(where, language)]
    times = Counter(entry.id for file in files for entry in entries_of(file))
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    words = vocabulary(folder, language)
    speaker = Speaker(language, [SHARED, folder])
    for name, entry in words.items():
        for value in (1, 2, "x"):
            assert speaker.say(Message(name, dict.fromkeys(all_variables(entry, words), value))).strip(), name


# Typography


@pytest.mark.parametrize("file", word_files(), ids=place)
def test_apostrophes_and_quotation_marks_are_typographic(file: Path) -> None:
    straight = [
        entry.id for entry in entries_of(file) if any(mark in t for t in entry.texts for mark in "'\"`")
    ]
    assert straight == []


@pytest.mark.parametrize("file", [file for file in word_files() if file.name.startswith("fr.")], ids=place)
def test_french_punctuation_has_its_unbreakable_space(file: Path) -> None:
    bare = re.compile(r"(?<![\u00a0\u202f])[:;?!](?!\d)|(?<!\u00a0)»|«(?!\u00a0)")
    assert [entry.id for entry in entries_of(file) if bare.search("".join(entry.texts))] == []


@pytest.mark.parametrize("file", [file for file in word_files() if file.name.startswith("de.")], ids=place)
def test_german_quotation_marks_open_low(file: Path) -> None:
    for entry in entries_of(file):
        text = "".join(entry.texts)
        assert not set("”«»") & set(text), entry.id
        assert text.count("„") == text.count("“"), entry.id


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.name)
def test_every_clause_has_its_words_in_the_order_of_the_document(game: TracedGame, language: str) -> None:
    told = [
        entry.id for entry in entries_of(folder_of(game) / f"{language}.rules.ftl") if is_clause_id(entry.id)
    ]
    stated = [name for name in game.clauses() if not family_of(name).endswith(WITHOUT_WORDS)]
    assert told == stated


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.name)
def test_every_chapter_has_its_title_before_its_clauses(game: TracedGame, language: str) -> None:
    prefix = f"{game.name}-rules-chapter-"
    chapter = ""
    clauses = game.clauses()
    for entry in entries_of(folder_of(game) / f"{language}.rules.ftl"):
        if entry.id.startswith(prefix):
            chapter = entry.id.removeprefix(prefix)
        else:
            assert clauses[entry.id].chapter.startswith(f"{chapter}. "), entry.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.name)
def test_rules_are_plain_sentences_that_refer_to_clauses_that_exist(game: TracedGame, language: str) -> None:
    for entry in entries_of(folder_of(game) / f"{language}.rules.ftl"):
        text = "".join(entry.texts)
        assert not re.search(r"\*\*|%|\((?:IT|FR|EN|2P|BD|R)\b|\b\dp\b", text), entry.id
        assert set(CLAUSE.findall(text)) <= known_clauses(), entry.id
        assert is_clause_id(entry.id) == text.endswith((".", ")")), entry.id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.name)
def test_every_figure_of_a_rule_is_the_same_in_every_language(game: TracedGame, language: str) -> None:
    def figures(tongue: str) -> dict[str, list[str]]:
        entries = entries_of(folder_of(game) / f"{tongue}.rules.ftl")
        return {entry.id: sorted(re.findall(r"\d+", "".join(entry.texts))) for entry in entries}

    english, other = figures("en"), figures(language)
    assert {name: other[name] for name in english if other[name] != english[name]} == {}


# Names

BOXES = sorted(SOURCE.glob("games/*/box.toml"))
# Blocks of a box whose names go by another word in the ids.
KINDS = {"tower_square": "square", "player_colour": "seat", "term": "word", "game": "box"}
# Blocks whose names are told from the box itself, where an owner may change them.
TOLD_FROM_THE_BOX = {"al-rashid": {"territory", "crisis", "office"}}
# Blocks whose name is a choice by a key of the block, because grammar needs to know which one it is.
CHOSEN = {"istanbul-place": "number", "istanbul-good": "id", "istanbul-figure": "id"}


def names_of(box: Path) -> Iterator[tuple[Message, str, str]]:
    """Each name as a message, with its language and its words, for everything that a box names in four languages."""
    data = tomllib.loads(box.read_text(encoding="utf-8"))
    game = box.parent.name.replace("_", "-")
    for word, names in data.get("glossary", {}).items():
        if isinstance(names, dict):
            for language in LANGUAGES:
                yield Message(f"{game}-word-{word}"), language, names[language]
    told = TOLD_FROM_THE_BOX.get(game, set())
    for kind, blocks in data.items():
        if kind in told:
            continue
        for block in blocks if isinstance(blocks, list) else []:
            name = block.get("name", block.get("names"))
            if isinstance(name, dict) and set(LANGUAGES) <= set(name):
                word = f"{game}-{KINDS.get(kind, kind)}"
                key = CHOSEN.get(word)
                message = Message(word, {kind: block[key]}) if key else Message(f"{word}-{block['id']}")
                for language in LANGUAGES:
                    yield message, language, name[language]


def spelled(name: str) -> str:
    return name.replace("'", "’")


@pytest.mark.parametrize("box", BOXES, ids=place)
def test_names_are_those_of_the_box(box: Path) -> None:
    names = list(names_of(box))
    assert names, "a box names its pieces in four languages"
    speakers = {language: Speaker(language, [box.parent / "words"]) for language in LANGUAGES}
    for message, language, name in names:
        said = speakers[language].say(message)
        # A player goes by the name of a colour, and names begin with a capital letter.
        assert (said.lower() if "-seat-" in message.id else said) == spelled(name), (message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_the_box_is_said_in_its_own_language(language: str) -> None:
    names: dict[str, str | int | Message] = {name: f"in {name}" for name in LANGUAGES}
    (game,) = [game for game in TRACED if game.name == "al-rashid"]
    assert speaker_of(game, language).say(Message("al-rashid-from-box", names)) == f"in {language}"


def glossary(game: TracedGame) -> Iterator[tuple[str, dict[str, set[str]]]]:
    """The rows of the glossary: ids, and per language the forms that a cell allows."""
    text = (RULES / f"{game.name}.md").read_text(encoding="utf-8")
    section = re.split(r"^## \d+\. Glossary$", text, flags=re.MULTILINE)[1].partition("\n## ")[0]
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) == 1 + len(LANGUAGES) and cells[0] not in ("id", "---"):
            columns = dict(zip(("en", "it", "fr", "de"), cells[1:], strict=True))
            forms = {language: set(_forms(cell)) for language, cell in columns.items()}
            for name in cells[0].split(" / "):
                yield name.strip("| `"), forms


def _forms(cell: str) -> list[str]:
    plain = re.sub(r"\s*\([^)]*\)", "", cell)
    # A mark at the end of a form says where it comes from.
    return [spelled(form.strip(" |°*")) for form in re.split(r" / |, ", plain)]


def test_the_words_of_yspahan_are_those_of_its_glossary() -> None:
    (yspahan,) = [game for game in TRACED if game.name == "yspahan"]
    rows = dict(glossary(yspahan))
    assert len(rows) > 50
    aliases = {"shop_building": "yspahan-building-shop"}
    shapes = (
        "yspahan-word-{}",
        "yspahan-{}",
        "yspahan-district-{}",
        "yspahan-building-{}",
        "yspahan-card-{}",
    )
    for language in LANGUAGES:
        speaker = speaker_of(yspahan, language)
        for name, forms in rows.items():
            candidates = [aliases[name]] if name in aliases else [shape.format(name) for shape in shapes]
            word = next((candidate for candidate in candidates if speaker.knows(candidate)), None)
            assert word, name
            assert speaker.say(Message(word)) in forms[language], (word, language)


def test_the_words_of_wuestensoehne_are_those_of_its_glossary() -> None:
    (wuestensoehne,) = [game for game in TRACED if game.name == "wuestensoehne"]
    rows = dict(glossary(wuestensoehne))
    assert len(rows) > 40
    for language in LANGUAGES:
        speaker = speaker_of(wuestensoehne, language)
        for name, forms in rows.items():
            assert speaker.say(Message(f"wuestensoehne-word-{name}")) in forms[language], (name, language)


@pytest.mark.parametrize(
    ("language", "word", "n", "said"),
    [
        ("en", "water", 1, "1 water stone"),
        ("it", "water", 2, "2 pietre-acqua"),
        ("fr", "water", 0, "0 pierre d’eau"),
        ("de", "water", 3, "3 Wassersteine"),
        ("it", "camels", 1, "1 carta cammello"),
        ("fr", "tiles", 2, "2 tuiles"),
    ],
)
def test_quantities_of_wuestensoehne(language: str, word: str, n: int, said: str) -> None:
    (wuestensoehne,) = [game for game in TRACED if game.name == "wuestensoehne"]
    assert speaker_of(wuestensoehne, language).say(Message(f"wuestensoehne-{word}", {"n": n})) == said


def test_the_words_of_al_rashid_are_those_of_its_glossary() -> None:
    (al_rashid,) = [game for game in TRACED if game.name == "al-rashid"]
    rows = dict(glossary(al_rashid))
    territories = {"al_andalus", "ifriqiya", "rum", "misr", "yaman", "khurasan", "hind"}
    assert len(rows) > 60
    assert territories < set(rows)
    kinds = ("good", "piece", "palace", "word")
    for language in LANGUAGES:
        speaker = speaker_of(al_rashid, language)
        for name, forms in rows.items():
            candidates = [f"al-rashid-{kind}-{name}" for kind in kinds]
            word = next((candidate for candidate in candidates if speaker.knows(candidate)), None)
            assert (word is None) == (name in territories), name
            if word:
                assert speaker.say(Message(word)) in forms[language], (word, language)


@pytest.mark.parametrize(
    ("language", "word", "n", "said"),
    [
        ("en", "camels", 1, "1 camel"),
        ("en", "camels", 2, "2 camels"),
        ("en", "dice", 1, "1 die"),
        ("it", "gold", 1, "1 moneta d’oro"),
        ("it", "gold", 0, "0 monete d’oro"),
        ("fr", "camels", 0, "0 chameau"),
        ("fr", "camels", 1, "1 chameau"),
        ("fr", "camels", 2, "2 chameaux"),
        ("fr", "points", 1200, "1200 points"),
        ("de", "cubes", 1, "1 Stein"),
        ("de", "cubes", 3, "3 Steine"),
    ],
)
def test_quantities_agree_with_their_number(language: str, word: str, n: int, said: str) -> None:
    (yspahan,) = [game for game in TRACED if game.name == "yspahan"]
    assert speaker_of(yspahan, language).say(Message(f"yspahan-{word}", {"n": n})) == said


@pytest.mark.parametrize(
    ("language", "word", "args", "said"),
    [
        ("en", "count-letters", {"letters": 1}, "1 letter"),
        ("en", "to-place", {"place": 7}, "to the Fountain"),
        ("it", "count-lira", {"lira": 1}, "1 Lira"),
        ("it", "count-lira", {"lira": 0}, "0 Lire"),
        ("it", "count-goods", {"goods": 2}, "2 merci"),
        ("it", "to-place", {"place": 5}, "all’Ufficio Postale"),
        ("it", "of-place", {"place": 16}, "del Gioielliere"),
        ("it", "mosque-tile", {"good": "fruit"}, "tessera della frutta"),
        ("fr", "count-lira", {"lira": 0}, "0 Lire"),
        ("fr", "count-good", {"good": "jewelry", "number": 1}, "1 bijou"),
        ("fr", "count-good", {"good": "jewelry", "number": 2}, "2 bijoux"),
        ("fr", "at-place", {"place": 3}, "à l’Entrepôt d’épices"),
        ("fr", "of-place", {"place": 25}, "des Catacombes"),
        ("de", "count-rubies", {"rubies": 1}, "1 Rubin"),
        ("de", "count-assistants", {"assistants": 3}, "3 Gehilfen"),
        ("de", "to-place", {"place": 10}, "zum Großen Markt"),
        ("de", "at-place", {"place": 25}, "bei den Katakomben"),
        ("de", "mosque-tile", {"good": "spice"}, "Gewürzplättchen"),
    ],
)
def test_words_of_istanbul_agree_with_their_number_and_gender(
    language: str, word: str, args: dict[str, str | int | Message], said: str
) -> None:
    (istanbul,) = [game for game in TRACED if game.name == "istanbul"]
    assert speaker_of(istanbul, language).say(Message(f"istanbul-{word}", args)) == said


@pytest.mark.parametrize(
    ("language", "souk", "shop"),
    [
        ("en", "white souk of the Sack district", "Sack white 2"),
        ("it", "souk bianco del quartiere del Sacco", "Sacco bianco 2"),
        ("fr", "souk blanc du quartier du Sac", "Sac blanc 2"),
        ("de", "weißer Basar im Sackviertel", "Sack weiß 2"),
    ],
)
def test_a_souk_and_a_shop_are_named_by_their_keys(language: str, souk: str, shop: str) -> None:
    (yspahan,) = [game for game in TRACED if game.name == "yspahan"]
    speaker = speaker_of(yspahan, language)
    keys: dict[str, str | int | Message] = {"district": "sack", "colour": "white"}
    assert speaker.say(Message("yspahan-souk", keys)) == souk
    assert speaker.say(Message("yspahan-shop", {**keys, "number": 2})) == shop


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", ["1st", "2nd", "3rd", "4th"]),
        ("it", ["1º", "2º", "3º", "4º"]),
        ("fr", ["1er", "2e", "3e", "4e"]),
        ("de", ["1.", "2.", "3.", "4."]),
    ],
)
def test_ordinals(language: str, places: list[str]) -> None:
    speaker = Speaker(language, [SHARED])
    assert [speaker.say(Message("ordinal", {"n": n})) for n in (1, 2, 3, 4)] == places
