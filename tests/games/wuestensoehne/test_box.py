"""What is in the box: the built-in file against sections 2, 3 and 22 of the rules, and owners' files with mistakes."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from fondaco.games.wuestensoehne.box import Box, load_box
from fondaco.games.wuestensoehne.box_checks.facts import FIXED
from fondaco.games.wuestensoehne.rulebook import OPTIONS, load
from fondaco.table.box import BoxError
from fondaco.table.core import NOBODY, Rng, play_at_random
from tests.games.wuestensoehne.owner import (
    DATA,
    Change,
    both,
    drop,
    keys_of,
    load_changed,
    parent_of,
    put,
    text_of,
)
from tests.rules import rule


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


# ------------------------------------------------------------------------------------------------ the built-in


@rule("WS-001")
def test_three_or_four_players(box: Box) -> None:
    assert (box.players.min, box.players.max) == (3, 4)


@rule("WS-002")
def test_eighty_five_tiles_in_five_piles(box: Box) -> None:
    assert Counter(tile.pile for tile in box.tiles) == {1: 17, 2: 17, 3: 17, 4: 17, 5: 17}


@rule("WS-003", "WS-020", "WS-A02")
def test_the_cross_is_a_centre_and_four_strips_of_five(box: Box) -> None:
    pieces = Counter(part.piece for part in box.cross.fields)
    assert pieces == {"centre": 1, "north": 5, "east": 5, "south": 5, "west": 5}
    assert {part.field for part in box.cross.fields} == {(5, n) for n in range(11)} | {
        (n, 5) for n in range(11)
    }
    assert (box.area.width, box.area.height) == (11, 11)


def test_the_four_arms_are_rotations_of_one_another(box: Box) -> None:
    at = {part.id: part for part in box.cross.fields}
    for turns, arm in enumerate(("north", "east", "south", "west")):
        for distance in range(1, 6):
            north = at[f"north{distance}"].sides
            assert at[f"{arm}{distance}"].sides == "".join(north[(side - turns) % 4] for side in range(4))


@rule("WS-004", "WS-005")
def test_sixteen_heights_in_four_towers_of_one_height(box: Box) -> None:
    sets = {colour: box.heights(colour) for colour in box.colours.order}
    assert sets == {
        "blue": [16, 11, 6, 1],
        "orange": [15, 12, 5, 2],
        "red": [14, 9, 8, 3],
        "violet": [13, 10, 7, 4],
    }
    assert {sum(heights) for heights in sets.values()} == {34}


@rule("WS-007", "WS-008", "WS-A33")
def test_six_rumours_and_eight_spaces(box: Box) -> None:
    assert sorted(tile.value for tile in box.rumours.tiles) == [-2, -1, -1, 1, 1, 2]
    assert box.rumours.spaces_total == 2 * len(box.goods.order) == 8


@rule("WS-006", "WS-009", "WS-010", "WS-011", "WS-012")
def test_supplies(box: Box) -> None:
    assert (box.turban.count, box.water.total, box.camels.total, box.goods.total) == (1, 20, 10, 40)
    assert box.goods.counts() == [10, 10, 10, 10]
    assert (box.caravan_board.count, box.caravan_board.camels, box.caravan_board.goods_spaces_per_camel) == (
        4,
        2,
        2,
    )
    assert box.camels.card.goods_spaces == 2
    helpers = (box.helpers.leader, box.helpers.driver, box.helpers.scout)
    assert [helper.cost_water for helper in helpers] == [1, 1, 1]


@rule("WS-021")
def test_only_brown_and_white_lines_occur(box: Box) -> None:
    used = {code for part in box.cross.fields for code in part.sides} | {
        c for t in box.tiles for c in t.sides
    }
    assert used == {"B", "W"}
    assert (box.side_codes.B.line, box.side_codes.B.terrain) == ("brown", "desert")
    assert (box.side_codes.W.line, box.side_codes.W.terrain) == ("white", "oasis")


@rule("WS-025", "WS-028", "WS-029", "WS-A22")
def test_sections_cover_the_oasis_sides(box: Box) -> None:
    for sides, sections in [(p.sides, p.sections) for p in box.cross.fields] + [
        (t.sides, t.sections) for t in box.tiles
    ]:
        covered = sorted(side for section in sections for side in section.sides)
        assert covered == sorted(side for side, code in zip("NESW", sides, strict=True) if code == "W")
    assert Counter(len(tile.sections) for tile in box.tiles) == {0: 15, 1: 59, 2: 9, 3: 2}
    assert not any(section.icons for part in box.cross.fields for section in part.sections)
    icons = Counter(icon for tile in box.tiles for section in tile.sections for icon in section.icons)
    assert icons.total() == 72
    assert icons == box.tileset.icon_counts


def test_the_box_is_labelled_as_reconstructed(box: Box) -> None:
    assert box.plays_reconstructed
    assert not box.owned
    assert sum(part.affects_play for part in box.reconstructions) > 85
    assert load().reconstructions == box.reconstructions
    assert load().view(load().new_position(3, {}), None).reconstructed


def test_the_options_of_the_table_are_those_of_the_file(box: Box) -> None:
    listed = {name: tuple(str(value) for value in option.values) for name, option in box.options.items()}
    assert listed == {name: tuple(values) for name, values in OPTIONS.items() if name != "first_player"}


# ------------------------------------------------------------------------------------------------ owners' files


# what is done to the file, the words of the sentence, the clause
WRONG: list[tuple[str, Change, str, str | None]] = [
    ("a tile left out", drop("tile.84"), "tile: the file lists 84 tiles instead of 85", "WS-002"),
    (
        "a tile in another pile",
        put("tile.0.pile", 2),
        "17 tiles of pile 1 are stated, but 16 are listed",
        "WS-002",
    ),
    ("a pile that does not exist", put("tile.0.pile", 6), 'pile "6" does not exist', "WS-002"),
    ("a tile twice", put("tile.1.id", "T1-01"), 'the id "T1-01" is used twice', "WS-002"),
    (
        "three sides",
        put("tile.3.sides", "WBB"),
        'tile[4] "T1-04": "WBB" does not describe four sides',
        "WS-021",
    ),
    ("an unknown code", put("tile.3.sides", "XBBB"), '"XBBB" does not describe four sides', "WS-021"),
    (
        "an oasis side without a section",
        put("tile.3.sections", []),
        "side N is oasis but belongs to no section",
        "WS-025",
    ),
    (
        "a section without its sides",
        put("tile.3.sections", [{"icons": ["camel"]}]),
        '"sides" is missing',
        "WS-002",
    ),
    (
        "a section on a desert side",
        put("tile.3.sections", [{"sides": "NE", "icons": ["camel"]}]),
        "a section touches side E, which is desert",
        "WS-025",
    ),
    (
        "a section on no side of the world",
        put("tile.3.sections", [{"sides": "NX", "icons": ["camel"]}]),
        'a section touches "X"',
        "WS-025",
    ),
    (
        "a side in two sections",
        put("tile.3.sections", [{"sides": "N", "icons": []}, {"sides": "N", "icons": []}]),
        "side N belongs to two sections",
        "WS-025",
    ),
    (
        "four sections",
        put("tile.16.sections", [{"sides": side, "icons": []} for side in "NESW"]),
        "4 sections are too many",
        "WS-025",
    ),
    ("an unknown icon", put("tile.3.sections.0.icons", ["gold"]), 'icon "gold" does not exist', "WS-028"),
    (
        "an icon more",
        put("tile.3.sections.0.icons", ["camel", "salt"]),
        '9 icons "salt" are stated, but 10 are listed',
        "WS-028",
    ),
    (
        "more icons than pieces",
        both(put("goods.salt.count", 8), put("goods.gem.count", 12)),
        '9 icons "salt" are more than the 8 pieces',
        "WS-013",
    ),
    ("another form", put("tile.3.form", "corner"), "are stated, but", "WS-002"),
    (
        "no desert",
        put("tileset.forms.desert", 14),
        '14 tiles of form "desert" are stated, but 15 are listed',
        "WS-002",
    ),
    (
        "a cross that does not match",
        put("cross.field.1.sides", "BWWB"),
        "side S is oasis but belongs to no section",
        "WS-025",
    ),
    (
        "an unmatched cross",
        both(
            put("cross.field.0.sides", "WBBB"), put("cross.field.0.sections", [{"sides": "N", "icons": []}])
        ),
        'its side S is "B", that of F6 "W"',
        "WS-121",
    ),
    (
        "a cross field off the cross",
        put("cross.field.1.field", [4, 4]),
        "[4, 4] is not in the middle row or column",
        "WS-020",
    ),
    ("a cross field twice", put("cross.field.1.field", [5, 5]), "[5, 5] is described twice", "WS-020"),
    ("a cross field left out", drop("cross.field.20"), "the file lists 20 fields instead of 21", "WS-003"),
    ("a wrong label", put("cross.field.1.label", "F4"), 'the label must be "F5"', "WS-032"),
    (
        "an icon on the cross",
        put("cross.field.1.sections.0.icons", ["gem"]),
        "cross fields have no icons",
        "WS-028",
    ),
    (
        "two equal heights",
        both(put("explorers.blue.heights", [15, 11, 6, 2])),
        "the height 15 is that of an explorer of blue too",
        "WS-005",
    ),
    (
        "towers of different height",
        put("explorers.red.heights", [14, 9, 8, 17]),
        "stacked are 48 tall instead of 34",
        "WS-005",
    ),
    (
        "three explorers",
        put("explorers.red.heights", [14, 9, 11]),
        "the file lists 3 explorers instead of 4",
        "WS-004",
    ),
    ("a colour without explorers", drop("explorers.red"), '"red" has no heights', "WS-005"),
    (
        "an unknown colour",
        put("colours.order", ["blue", "orange", "red", "mauve"]),
        'colour "mauve" does not exist',
        "WS-004",
    ),
    ("five rumours", drop("rumours.tile.5"), "the file lists 5 rumour tiles instead of 6", "WS-008"),
    ("a rumour twice", put("rumours.tile.5.id", "R1"), 'the id "R1" is used twice', "WS-008"),
    (
        "goods that do not add up",
        put("goods.gem.count", 11),
        "40 goods tiles are stated, but 41 are listed",
        "WS-012",
    ),
    ("a water icon without water", put("icons.water1.amount", 0), "0 is not between 1 and 99", "WS-174"),
    (
        "a code used silently",
        put("side_codes.D.used", True),
        'code "D" is not used on cross and tiles',
        "WS-021",
    ),
    ("no provenance", drop("tile.3.provenance"), 'tile[4] "T1-04": the provenance is missing', None),
    (
        "a key that means nothing",
        put("water.colour", "blue"),
        '"colour" is not a key of this block',
        "WS-009",
    ),
    ("a text for a number", put("water.total", "many"), "expected a whole number", "WS-009"),
    (
        "a default that is not the first value",
        put("options.discovery.default", "compulsory"),
        'the default is "compulsory"',
        "WS-A09",
    ),
    ("a missing name", drop("glossary.water.fr"), 'the name in "fr" is missing', None),
]


@pytest.mark.parametrize(
    ("change", "words", "clause"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_wrong_file_is_refused_in_one_sentence(change: Change, words: str, clause: str | None) -> None:
    with pytest.raises(BoxError) as caught:
        load_changed(change)
    sentence = str(caught.value)
    assert words.lower() in sentence.lower()
    assert sentence.startswith("mine.toml: ")
    if clause:
        assert caught.value.clause == clause or words == "expected a whole number"


@pytest.mark.parametrize(
    ("path", "clause"), [(path, clause) for path, _, clause in FIXED], ids=[f[0] for f in FIXED]
)
def test_what_the_rules_fix_cannot_be_changed(path: str, clause: str) -> None:
    value = parent_of(DATA, keys_of(path))[keys_of(path)[-1]]
    other: object
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, int):
        other = value + 1
    elif isinstance(value, list):
        other = value[:-1]
    else:
        other = {
            "brown": "white",
            "white": "brown",
            "none": "brown",
            "oasis": "desert",
            "desert": "oasis",
            "NESW": "NWSE",
        }.get(str(value), "camel" if value != "camel" else "rumour")
    with pytest.raises(BoxError) as caught:
        load_changed(put(path, other))
    if "the rules fix this value" in str(caught.value):
        assert caught.value.clause == clause


@rule("WS-A03")
def test_an_owner_may_have_sides_without_lines_and_sections_without_sides() -> None:
    """Tiles with D and O sides, other pile sizes, an oasis that touches no side: games are played to the end."""
    change = both(
        *(put(f"tile.{n}.sides", "DBDB") for n in range(3)),
        *(put(f"tile.{n}.sides", "OBBB") for n in (4, 20)),
        put("tile.8.sides", "BBBB"),
        put("tile.8.sections", [{"sides": "", "icons": []}]),
        put("side_codes.D.used", True),
        put("side_codes.O.used", True),
        put("tile.16.pile", 2),
        put("piles.sizes", [16, 18, 17, 17, 17]),
        put("explorers.set_sum", 340),
        *(
            put(f"explorers.{colour}.heights", [10 * height for height in load_box().heights(colour)])
            for colour in load_box().colours.order
        ),
    )
    data = deepcopy(DATA)
    change(data)
    book = load(text_of(data), "mine.toml")
    assert book.owned_box is not None
    for seats in (3, 4):
        p = book.new_position(seats, {})
        assert p.tables.lines_everywhere == 0
        play_at_random(p, Rng(seats))
        assert p.to_act == NOBODY


def test_an_owner_who_prints_everything_has_nothing_reconstructed() -> None:
    def printed(value: object) -> object:
        if isinstance(value, dict):
            return {key: "printed" if key == "provenance" else printed(part) for key, part in value.items()}
        return [printed(part) for part in value] if isinstance(value, list) else value

    data = printed(deepcopy(DATA))
    assert isinstance(data, dict)
    mine = load_box(text_of(data), "mine.toml")
    assert mine.owned
    assert not mine.plays_reconstructed
