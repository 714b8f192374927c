"""Box files of any game: what their hash, their schema and their provenance say."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec
import pytest

from fondaco.table.box import (
    BoxError,
    BoxText,
    Reconstruction,
    check_provenance,
    read_box_file,
    reconstructed,
)

BOX = """
schema_version = 1

[deck]
size = 18
xy = [1.0, 2.5]
provenance = "rulebook"

[[tile]]
id = "oasis"
value = 3
sides = { north = "A", south = "B" }
provenance = "rulebook: a tile; reconstructed: its value"

[[tile]]
id = "desert"
value = 0
provenance = "public: a review"
sides_provenance = "reconstructed: nobody counted them"

[icons.camel]
count = 9
provenance = "printed"
"""


def box(text: str = BOX) -> BoxText:
    return BoxText(text, "some.toml")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("schema_version = 1", "schema_version   =   1 # the first"),
        ("size = 18\nxy = [1.0, 2.5]", "xy = [1.0, 2.5]\nsize = 18"),
        ("xy = [1.0, 2.5]", "xy = [1, 2.50,]"),
        ('sides = { north = "A", south = "B" }', "sides = { south = 'B', north = 'A' }"),
        ("size = 18", "size = 0x12"),
    ],
)
def test_the_hash_does_not_depend_on_how_it_is_written(old: str, new: str) -> None:
    assert old in BOX
    assert box(BOX.replace(old, new)).hash == box().hash


@pytest.mark.parametrize(
    ("old", "new"),
    [("size = 18", "size = 19"), ("2.5", "2.6"), ('"oasis"', '"Oasis"'), ("[deck]", "[dock]"), ("9", "true")],
)
def test_the_hash_depends_on_the_content(old: str, new: str) -> None:
    assert box(BOX.replace(old, new)).hash != box().hash


def test_the_hash_depends_on_the_order_of_a_list() -> None:
    assert box(BOX.replace("[1.0, 2.5]", "[2.5, 1.0]")).hash != box().hash


def test_the_hash_is_that_of_sorted_json() -> None:
    """Records name boxes by it, so it must never change."""
    text = "schema = 1\nb = 2.0\na = ['é', 1.5, true, 2006-10-19]"
    json = '{"a":["\\u00e9",1.5,true,"2006-10-19"],"b":2,"schema":1}'
    assert box(text).hash == hashlib.sha256(json.encode()).hexdigest()
    assert box().hash == "9b692ccd0345d1cfb5794043c03a604b9f151d3b0f89a53860b582d6436e3843"


@pytest.mark.parametrize(
    "line", ["schema_version = 1", "schema = 1", "format = 1", "meta.schema_version = 1"]
)
def test_the_schema_may_stand_where_the_four_games_have_it(line: str) -> None:
    assert box(BOX.replace("schema_version = 1", line)).schema == 1


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "schema = 2",
            r"^some\.toml: schema: the file uses schema 2, .* up to 1; install a newer Fondaco\.$",
        ),
        ("schema = 0", "must be a whole number from 1"),
        ("schema = true", "must be a whole number from 1"),
        ("", r"^some\.toml: the schema version is missing; add schema_version = 1\.$"),
    ],
)
def test_a_schema_that_cannot_be_read(line: str, words: str) -> None:
    with pytest.raises(BoxError, match=words):
        box(BOX.replace("schema_version = 1", line))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a = 1\n\nb = [", "line 3: this is not TOML"),
        ("schema = 1\nb = 01", "line 2: this is not TOML"),
        ("a = 1\na = 2", "this is not TOML"),
        ("schema = 1\nb = " + "9" * 5000, "line 2: a key or a number is longer than 200 characters"),
        ("schema = 1\nb = 0x" + "f" * 190, "b: the number is out of all proportion"),
        ("schema = 1\nb = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ("schema = 1\n" + ".".join("a" * 5000) + " = 1", "nested too deeply"),
        ("schema = 1\nb = inf", "b: the number is out of all proportion"),
        ("schema = 1\nb = -nan", "b: the number is out of all proportion"),
        ("schema = 1\nb = '''a\nb'''", "b: the text holds an invisible character"),
        ('schema = 1\n"\\u202e" = 1', "the text holds an invisible character"),
        ("#" * 250_001, "longer than 250000 characters"),
        ('schema = 1\n"' + "a" * 201 + '" = 1', "a key is longer than 200 characters"),
    ],
)
def test_texts_that_are_no_box(text: str, words: str) -> None:
    with pytest.raises(BoxError, match=words) as told:
        box(text)
    assert str(told.value).startswith("some.toml: ")


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 10_000) + " = 1",
        "[" + ".".join("a" * 10_000) + "]",
        "b = { " + " . ".join(['"a"'] * 5_000) + " = 1 }",
        "b = " + "[" * 10_000,
        "b = " + "{a=" * 6_000,
        "a" * 20_000 + " = 1",
        "b = " + "9" * 20_000,
        "b = [\n" + "[\n" * 10_000,
        'b = """' + "a.b" * 10 + '"""\n' + "'x'." * 5_000 + "a = 1",
        "x = '''\n\n'''\n" + "a." * 50 + "a = 1",
    ],
    ids=range(10),
)
def test_what_would_cost_more_than_its_length_is_refused_before_it_is_parsed(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr(tomllib, "loads", never)
    with pytest.raises(BoxError, match=r"nested too deeply|longer than 200") as told:
        box("schema = 1\n" + text)
    assert len(str(told.value)) < 200


@pytest.mark.parametrize(
    "value",
    [
        '"' + "a.b[{" * 100 + '"',
        "'" + "a.b[{" * 100 + "'",
        '"' + 'a\\".b[{' * 100 + '"',
        "[" + ", ".join(["1.5"] * 500) + "]  # " + "a.b[{" * 100,
        "[\n" + "{ x = [1, 2] },\n" * 500 + "]",
    ],
    ids=range(5),
)
def test_what_stands_in_texts_and_comments_is_no_shape(value: str) -> None:
    assert "b" in box(f"schema = 1\nb = {value}\n").data


def test_a_date_is_no_accident() -> None:
    class Model(msgspec.Struct):
        day: int

    with pytest.raises(BoxError, match=r"day: expected a whole number, got date; .* \(XX-1\)\.$"):
        box("schema = 1\nday = 2006-10-19").decode(Model, {"day": "XX-1"})


def test_every_block_needs_a_provenance() -> None:
    check_provenance(box(), clause="XX-1")
    for missing, place in (
        ('provenance = "rulebook"\n', "deck"),
        ('provenance = "public: a review"\n', 'tile[2] "desert"'),
        ('provenance = "printed"\n', "icons.camel"),
    ):
        with pytest.raises(BoxError) as told:
            check_provenance(box(BOX.replace(missing, "")), clause="XX-1")
        assert str(told.value).startswith(f"some.toml: {place}: the provenance is missing; add provenance")
        assert told.value.clause == "XX-1"


def test_a_block_may_be_exempt() -> None:
    check_provenance(box(BOX.replace('provenance = "rulebook"\n', "")), clause="XX-1", exempt=("deck",))


@pytest.mark.parametrize("word", ["Rulebook", "public", "reconstructed", "guess: so", "", " rulebook"])
def test_a_provenance_begins_with_a_known_word(word: str) -> None:
    with pytest.raises(BoxError, match="begins with an unknown word"):
        check_provenance(box(BOX.replace('"printed"', f'"{word}"')), clause="XX-1")


def test_a_provenance_is_a_text() -> None:
    with pytest.raises(BoxError, match="begins with an unknown word"):
        check_provenance(box(BOX.replace('"printed"', "[1]")), clause="XX-1")


def test_what_is_reconstructed_is_listed_with_its_reason() -> None:
    assert reconstructed(box(), lambda keys: keys[-1] == "sides") == [
        Reconstruction('tile[1] "oasis"', "its value", affects_play=False),
        Reconstruction('tile[2] "desert" sides', "nobody counted them", affects_play=True),
    ]


def test_a_table_of_provenances_is_one_for_each_field() -> None:
    text = BOX + '\n[icons.camel.count_provenance]\nred = "reconstructed: faded"\n'
    listed = reconstructed(box(text), lambda keys: True)
    assert listed[-1] == Reconstruction("icons.camel.red", "faded", affects_play=True)


def test_files_are_read_and_their_troubles_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BoxError, match=r"mine\.toml: the file cannot be read \(No such file"):
        read_box_file(file)
    file.write_bytes(b"a = '\xff'")
    with pytest.raises(BoxError, match=r"mine\.toml: the file is not UTF-8 text; save it as UTF-8"):
        read_box_file(file)
    file.write_text(BOX, encoding="utf-8")
    assert read_box_file(file).hash == box().hash
    assert read_box_file(file).source_name == "mine.toml"
