"""An owner's file with a mistake in it: one sentence says what is wrong, where, and by which clause."""

# ruff: noqa: E501  the table reads best with one mistake a line

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.yspahan.box import Box, load_box
from fondaco.games.yspahan.box_checks.facts import FIXED
from fondaco.table.box import BoxError

Data = dict[str, object]
Change = Callable[[Data], None]

BUILT_IN = load_box().text
DATA: Data = tomllib.loads(BUILT_IN)


def toml(value: object) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def text_of(data: Data) -> str:
    return "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items())


def keys_of(path: str) -> list[str | int]:
    return [int(key) if key.isdigit() else key for key in path.split(".")]


def parent_of(data: object, keys: list[str | int]) -> dict[str | int, object]:
    for key in keys[:-1]:
        data = data[key]  # type: ignore[index]  # a path that does not exist fails the test
    return data  # type: ignore[return-value]  # lists are indexed in the same way


def put(path: str, value: object) -> Change:
    def change(data: Data) -> None:
        keys = keys_of(path)
        parent_of(data, keys)[keys[-1]] = value

    return change


def drop(path: str) -> Change:
    def change(data: Data) -> None:
        keys = keys_of(path)
        del parent_of(data, keys)[keys[-1]]

    return change


def repeat(path: str) -> Change:
    """The entry once more at the end of its list."""

    def change(data: Data) -> None:
        keys = keys_of(path)
        entries = parent_of(data, keys)
        entries.append(deepcopy(entries[keys[-1]]))  # type: ignore[attr-defined]  # it is a list

    return change


def swap(path: str, other: str) -> Change:
    def change(data: Data) -> None:
        one, two = keys_of(path), keys_of(other)
        entries = parent_of(data, one)
        entries[one[-1]], entries[two[-1]] = entries[two[-1]], entries[one[-1]]

    return change


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for step in changes:
            step(data)

    return change


def load_changed(change: Change) -> Box:
    data = deepcopy(DATA)
    change(data)
    return load_box(text_of(data), "mine.toml")


ROAD_AS_A_STAR = both(
    put("road.0.neighbours", [space.id for space in load_box().road[1:]]),
    *(put(f"road.{n}.neighbours", ["C"]) for n in range(1, 29)),
)

# what is done to the file, the words of the sentence, the clause
WRONG: list[tuple[str, Change, str, str | None]] = [
    ("a shop left out", drop("shop.5"), "shop: the file lists 46 shops instead of 47", "YS-004"),
    ("a shop that no block describes", put("shop.5.id", "sack-blue-9"), 'souk[2] "sack-blue" shops: shop "sack-blue-3" does not exist', "YS-004"),
    ("a souk left out", drop("souk.0"), "souk: the file lists 13 souks instead of 14", "YS-004"),
    ("a district left out", drop("district.3"), 'district: "vase" is missing', "YS-002"),
    ("an unknown district", put("district.1.id", "harbour"), 'district[2] "harbour": there is no such district', "YS-002"),
    ("districts in another order", swap("district.0", "district.1"), "district: the blocks are not in order", "YS-002"),
    ("two districts in one quadrant", put("district.1.quadrant", "SW"), "quadrant SW has another district", "YS-002"),
    ("an unknown quadrant", put("district.1.quadrant", "SX"), 'quadrant: the value "SX" is not one', "YS-002"),
    ("an unknown souk", put("shop.5.souk", "sack-bleu"), 'shop[6] "sack-blue-3": souk "sack-bleu" does not exist', "YS-003"),
    ("a shop in the wrong souk", put("shop.5.souk", "sack-pink"), 'shop "sack-blue-3" is listed here, but', "YS-003"),
    ("a shop in the wrong district", put("shop.5.district", "vase"), 'the shop is in district "vase", its souk in "sack"', "YS-003"),
    ("a souk that its district forgets", put("district.3.souks", ["vase-blue", "vase-yellow"]), 'district "vase" does not list this souk', "YS-003"),
    ("a souk listed by another district", put("souk.13.district", "chest"), 'souk "vase-orange" is listed here, but says it is in "chest"', "YS-003"),
    ("two souks of one colour", put("souk.1.colour", "white"), 'district "sack" has another white souk', "YS-003"),
    ("a colour without a name", put("souk.1.colour", "mauve"), 'souk[2] "sack-blue": colour "mauve" does not exist', "YS-004"),
    ("an id used twice", put("shop.6.id", "sack-blue-3"), 'shop[7] "sack-blue-3": the id "sack-blue-3" is used twice', "YS-004"),
    ("an id that cannot be typed", put("shop.6.id", "sack blue"), '"sack blue" is not an id', "YS-004"),
    ("a wrong count of shops in a souk", put("souk.2.shop_count", 4), 'souk[3] "sack-yellow" shop_count: 4 shops are stated, but 5 are listed', "YS-004"),
    ("a wrong count of shops in a district", put("district.0.shop_count", 17), "17 shops are stated, but 18 are listed", "YS-004"),
    ("a negative value", put("souk.13.value", -12), 'souk[14] "vase-orange" value: -12 is not between 0 and 99', "YS-004"),
    ("an absurd value", put("souk.13.value", 1200), "1200 is not between 0 and 99", "YS-004"),
    ("a shop listed twice", repeat("souk.0.shops.0"), 'shops: "sack-white-1" is listed twice', "YS-004"),
    ("a space left out", drop("road.28"), "road: the file lists 28 road spaces instead of 29", "YS-005"),
    ("the centre not first", swap("road.0", "road.1"), 'road[1] "W1": the first space must be the centre', "YS-005"),
    ("a road that breaks off", both(put("road.26.neighbours", ["S4"]), put("road.27.neighbours", ["S7"])), 'road[28] "S6": no way leads from here to the centre', "YS-005"),
    ("a road with a circle", both(put("road.28.neighbours", ["S6", "W10"]), put("road.10.neighbours", ["W9", "S7"])), "the 29 spaces are joined 29 times", "YS-005"),
    ("a one-way neighbour", put("road.28.neighbours", ["S6", "E7"]), 'road[29] "S7": "E7" is a neighbour, but does not', "YS-005"),
    ("an unknown neighbour", put("road.28.neighbours", ["S6", "S8"]), 'neighbours: road space "S8" does not exist', "YS-005"),
    ("a space beside itself", put("road.28.neighbours", ["S6", "S7"]), "the space is its own neighbour", "YS-005"),
    ("a road like a star", ROAD_AS_A_STAR, 'road[1] "C": no space is exactly 2 steps away', "YS-127"),
    ("a twisted arm", both(put("road.28.neighbours", ["S5"]), put("road.26.neighbours", ["S4", "S6", "S7"]), put("road.27.neighbours", ["S5"])), '"S6" must be a neighbour', "YS-005"),
    ("a misnumbered space", put("road.28.distance", 8), 'this must be "S7" at distance 7', "YS-005"),
    ("a second centre", put("road.28.arm", "C"), "there is only one centre", "YS-005"),
    ("a wrong length of an arm", put("road_summary.arm_lengths.W", 9), "9 spaces of the arm are stated, but 10 are listed", "YS-005"),
    ("a link stated by the shop only", put("shop.5.road_spaces", ["S6"]), 'the shop is linked to "S6", but that space does not list it', "YS-006"),
    ("a link stated by the road only", put("road.0.shops", ["sack-blue-3"]), 'the space is linked to "sack-blue-3", but that shop does not', "YS-006"),
    ("a link to nowhere", put("shop.5.road_spaces", ["S9"]), 'road_spaces: road space "S9" does not exist', "YS-006"),
    ("a link across the city", both(put("shop.5.road_spaces", ["E2"]), put("road.12.shops", ["barrel-white-2", "sack-blue-3"])), 'linked to "E2", which does not border district "sack"', "YS-006"),
    ("a space without a link", both(put("shop.0.road_spaces", []), put("road.3.shops", [])), 'road[4] "W3": the space is linked to 0 shops instead of 1', "YS-006"),
    ("three double links", put("road_summary.double_link_spaces", ["E1", "S1", "W1"]), "lists 3 spaces instead of 2", "YS-006"),
    ("a wrong count of links", put("road_summary.links", 31), "31 links are stated, but 30 are listed", "YS-006"),
    ("a wrong count of unlinked shops", put("road_summary.shops_without_a_link", 21), "21 shops are stated, but 20 are listed", "YS-007"),
    ("Tower squares upside down", swap("tower_square.0", "tower_square.5"), "tower_square: the blocks are not in order", "YS-009"),
    ("a wrong level", put("tower_square.2.level", 3), "the level is 3", "YS-009"),
    ("a square with another target", put("tower_square.2.target", "chest"), 'the target "barrel"', "YS-075"),
    ("a camel left out", drop("camel.11"), "camel: the file lists 11 camels instead of 12", "YS-010"),
    ("a row left out", drop("caravan_row.2"), "caravan_row: the file lists 2 rows instead of 3", "YS-010"),
    ("a straight path", put("caravan_row.1.direction", "left_to_right"), "this must be row 2, right_to_left", "YS-010"),
    ("camels out of order", swap("camel.1", "camel.2"), "this must be camel 2, place 2 of row 1", "YS-010"),
    ("a camel for five players", put("camel.1.used_with_players", [3, 4, 5]), 'number of players "5" does not exist', "YS-010"),
    ("three camels for two players", put("camel.1.used_with_players", [2, 3, 4]), "2 players use 3 camels of row 1 instead of 2", "YS-351"),
    ("two camels for three players", put("camel.1.used_with_players", [4]), "3 players use 2 camels of row 1 instead of 3", "YS-320"),
    ("the light camel for three players", both(put("camel.0.used_with_players", [3, 4]), put("camel.1.used_with_players", [4])), "3 players do not use the first camel of row 1", "YS-320"),
    ("three camels for four players", put("camel.0.used_with_players", []), "4 players use 3 camels of row 1 instead of 4", "YS-330"),
    ("a light camel in the middle", put("camel.1.light_coloured", True), "the first camel of each row, and no other", "YS-320"),
    ("two multipliers that disagree", put("scoring.caravan_multipliers", [1, 2, 4]), "the rows of the Caravan say 1, 2, 3", "YS-295"),
    ("negative placement points", put("caravan_row.0.placement_points", -2), "-2 is not between 0 and 99", "YS-151"),
    ("a building left out", drop("building.5"), 'building: "hoist" is missing', "YS-016"),
    ("an unknown building", put("building.5.id", "crane"), 'building[6] "crane": there is no such building', "YS-016"),
    ("a negative price", put("building.3.cost_gold", -3), 'building[4] "caravanserai" cost_gold: -3 is not between', "YS-180"),
    ("an absurd price", put("building.3.cost_camels", 100), "100 is not between 0 and 99", "YS-180"),
    ("a wrong place of a building", put("building.3.board_position", 5), "the place on the board is 5 instead of 4", "YS-016"),
    ("a building without its power", drop("building.0.camels_bonus"), '"camels_bonus" is missing', "YS-210"),
    ("a building with a foreign power", put("building.0.gold_bonus", 1), '"gold_bonus" has no meaning here', "YS-210"),
    ("five building points", put("building_points.by_order", [0, 0, 5, 5, 5]), "lists 5 numbers instead of 6", "YS-185"),
    ("a wrong total of building points", put("building_points.total", 30), "30 points are stated, but 25 are listed", "YS-185"),
    ("two Bazaars that disagree", put("scoring.bazaar_bonus", 3), "the Bazaar itself gives 2", "YS-214"),
    ("a card left out", drop("card.8"), 'card: "build_no_gold" is missing', "YS-012"),
    ("a kind of card twice", repeat("card.0"), 'the id "take_camels" is used twice', "YS-012"),
    ("three copies of a card", put("card.0.count", 3), "the deck holds 3 of this card instead of 2", "YS-012"),
    ("a card without its number", drop("card.0.camels"), 'card[1] "take_camels": "camels" is missing', "YS-260"),
    ("a card with a foreign number", put("card.0.gold", 3), '"gold" has no meaning here', "YS-260"),
    ("a card that pays nothing", put("card.4.points_per_unit", 0), "0 is not between 1 and 99", "YS-264"),
    ("points of a card that disagree", put("card.5.max_points", 12), "10 times 1 is not max_points, 12", "YS-269"),
    ("a card that waives the wrong thing", put("card.7.waives", "gold"), 'the card must waive "camels"', "YS-265"),
    ("two cubes from one card", put("card.2.cubes", 2), "the rules fix this value, 1", "YS-262"),
    ("an exchange of two for one", put("card.6.rate", 2), "the rules fix this value, 1", "YS-267"),
    ("a player without a colour", put("players.colours", ["blue", "red", "green"]), "lists 3 colours instead of 4", "YS-013"),
    ("two players of one colour", put("players.colours", ["blue", "blue", "green", "red"]), '"blue" is listed twice', "YS-013"),
    ("a debt at the start", put("players.start_gold", -1), "players.start_gold: -1 is not between 0 and 99", "YS-027"),
    ("too few cubes", put("supply.cubes_per_player_model", 25), "fewer than 66 cubes can run out", "YS-013"),
    ("a name without a language", drop("card.0.name.fr"), 'card[1] "take_camels" name: the name in "fr" is missing', "YS-012"),
    ("an empty name", put("building.0.name.it", " "), 'the name in "it" is missing', "YS-016"),
    ("a name in a strange language", put("building.0.name.eo", "Kamelejo"), '"eo" is not a language of this file', "YS-016"),
    ("a new language without names", put("meta.languages", ["en", "it", "fr", "de", "es"]), 'the name in "es" is missing', "YS-009"),
    ("a language left out", put("meta.languages", ["en", "it", "fr"]), 'meta.languages: "de" is missing', None),
    ("a shop off the board", put("shop.5.xy", [-99.0, 0.0]), "xy: (-99, 0) is not on the board", "YS-DATA-09"),
    ("a colour that is none", put("layout.souk_colours.blue", "blue"), '"blue" is not a colour', "YS-DATA-09"),
    ("a colour left out", drop("layout.souk_colours.orange"), '"orange" has no colour', "YS-DATA-09"),
    ("a place of no size", put("layout.shop_size", 0), "the size must be more than 0", "YS-DATA-09"),
    ("a board of no size", put("layout.board_max_xy", [-20.0, 0.0]), "the board has no size", "YS-DATA-09"),
    ("a week too many on the board", repeat("layout.week_track_xy.0"), "lists 4 places instead of 3", "YS-008"),
    ("a missing provenance", drop("shop.5.provenance"), 'shop[6] "sack-blue-3": the provenance is missing', "YS-DATA-01"),
    ("a missing provenance of a variant", drop("variant.p2.provenance"), "variant.p2: the provenance is missing", "YS-DATA-01"),
    ("a provenance of another word", put("dice.provenance", "hearsay"), 'dice.provenance: the provenance "hearsay" begins with', "YS-DATA-01"),
    ("a provenance of a field of another word", put("shop.5.xy_provenance", "hearsay"), 'xy_provenance: the provenance "hearsay"', "YS-DATA-01"),
    ("a provenance that says nothing", put("dice.provenance", "public"), 'the provenance "public" begins with', "YS-DATA-01"),
    ("a text for a number", put("souk.2.value", "6"), 'souk[3] "sack-yellow" value: expected a whole number, got a text', "YS-004"),
    ("half a point", put("souk.2.value", 6.5), "expected a whole number, got a number", "YS-004"),
    ("a number for true or false", put("deck.reshuffle_when_empty", 1), "expected true or false, got a whole number", "YS-012"),
    ("a text for a table", put("deck", "none"), "deck: expected a table, got a text", "YS-012"),
    ("a point with one coordinate", put("shop.5.xy", [1.0]), "expected a list of length 2, got 1", "YS-004"),
    ("an unknown key", put("deck.sice", 18), 'deck: "sice" is not a key of this block', "YS-012"),
    ("an unknown block", put("market", {"provenance": "rulebook"}), '"market" is not a key of this block', None),
    ("the hash in the file", put("hash", {"provenance": "rulebook"}), '"hash" is not a key of this block', None),
    ("a missing block", drop("dice"), '"dice" is missing', "YS-011"),
    ("a missing key", drop("souk.2.value"), 'souk[3] "sack-yellow": "value" is missing', "YS-004"),
    ("another game", put("meta.game", "istanbul"), 'meta.game: the value "istanbul" is not one', None),
    ("a newer schema", put("meta.schema_version", 2), "the file uses schema 2, this version of Fondaco reads schemas up to 1", None),
    ("a schema that is no number", put("meta.schema_version", "1"), "the schema version must be a whole number", None),
    ("no schema", drop("meta.schema_version"), "the schema version is missing", None),
    ("a terminal command in a name", put("card.0.name.en", "\x1b[2J"), "the text holds an invisible character", None),
    ("an infinite number", put("shop.5.xy", [float("inf"), 0.0]), "the number is out of all proportion", None),
    ("no number at all", put("shop.5.xy", [float("nan"), 0.0]), "the number is out of all proportion", None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "words", "clause"), [pytest.param(*rest, id=name) for name, *rest in WRONG]
)
def test_a_mistake_is_told(change: Change, words: str, clause: str | None) -> None:
    with pytest.raises(BoxError, match=re.escape(words)) as told:
        load_changed(change)
    assert told.value.clause == clause
    sentence = str(told.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(f" ({clause})." if clause else ".")


@pytest.mark.parametrize(("path", "fixed", "clause"), FIXED)
def test_what_the_rules_fix_cannot_be_changed(path: str, fixed: object, clause: str) -> None:
    other: object
    if isinstance(fixed, bool):
        other = not fixed
    elif isinstance(fixed, int):
        other = fixed + 1
    elif isinstance(fixed, list):
        other = fixed[1:]
    else:
        other = "sack"
    with pytest.raises(BoxError, match=re.escape(f"{path}: the rules fix this value")) as told:
        load_changed(put(path, other))
    assert told.value.clause == clause


def test_bad_toml_is_told_with_its_line() -> None:
    lines = BUILT_IN.splitlines()
    lines[99] = "what = = this"
    with pytest.raises(BoxError, match=r"^mine\.toml: line 100: this is not TOML") as told:
        load_box("\n".join(lines), "mine.toml")
    assert told.value.clause is None


def test_a_file_without_a_mistake_is_the_same_box_however_it_is_written() -> None:
    again = load_changed(lambda data: None)
    assert again.hash == load_box().hash


def test_what_is_only_printed_may_differ() -> None:
    """Prices, values and which shop lies where are the owner's."""
    owners = load_changed(
        both(
            put("souk.13.value", 10),
            put("building.0.cost_gold", 1),
            put("building_points.by_order", [0, 1, 5, 5, 5, 10]),
            put("building_points.total", 26),
            put("card.0.camels", 4),
            put("shop.5.xy", [-3.3, 6.4]),
            put("shop.3.road_spaces", []),
            put("shop.5.road_spaces", ["S4"]),
            put("road.25.shops", ["sack-blue-3"]),
        )
    )
    assert owners.owned
    assert (owners.souks[13].value, owners.buildings[0].cost_gold, owners.cards[0].camels) == (10, 1, 4)


# --------------------------------------------------------------------------- whatever is wrong, it is a BoxError


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            found += places(part, (*path, index))
    return found


def box_or_sentence(text: str) -> Box | str:
    try:
        return load_box(text, "mine.toml")
    except BoxError as told:
        return str(told)


PLACES = places(DATA)
IDS = [
    "C",
    "W1",
    "S7",
    "sack",
    "vase",
    "sack-blue",
    "sack-blue-3",
    "camel",
    "gold",
    "en",
    "hoist",
    "take_gold",
]
values = st.recursive(
    st.one_of(
        st.integers(),
        st.integers(-2, 60),
        st.floats(),
        st.booleans(),
        st.text(max_size=8),
        st.sampled_from(IDS),
        st.lists(st.sampled_from(IDS), max_size=4),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.sampled_from(PLACES), st.sampled_from(["put", "drop", "repeat"]), values)
def test_any_change_of_one_value_is_a_box_or_a_box_error(
    path: tuple[str | int, ...], how: str, value: object
) -> None:
    data = deepcopy(DATA)
    spot = ".".join(str(key) for key in path)
    if how == "put":
        put(spot, value)(data)
    elif how == "repeat" and isinstance(path[-1], int):
        repeat(spot)(data)
    else:
        drop(spot)(data)
    box = box_or_sentence(text_of(data))
    if isinstance(box, str):
        assert re.fullmatch(r"mine\.toml: .+\.", box)
    else:
        assert (len(box.shops), len(box.road), len(box.cards)) == (47, 29, 9)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(BUILT_IN)), st.integers(0, 40), st.text(max_size=20))
def test_any_change_of_the_text_is_a_box_or_a_box_error(start: int, length: int, text: str) -> None:
    box = box_or_sentence(BUILT_IN[:start] + text + BUILT_IN[start + length :])
    assert isinstance(box, Box) or box.startswith("mine.toml: ")


def test_every_clause_that_a_sentence_may_name_is_in_the_rules() -> None:
    house = Path(__file__).parents[3]
    checks = house / "src" / "fondaco" / "games" / "yspahan" / "box_checks"
    named = {
        name for file in checks.glob("*.py") for name in re.findall(r'"(YS-[\w-]+)"', file.read_text("utf-8"))
    }
    rules = (house / "docs" / "rules" / "yspahan.md").read_text("utf-8")
    assert len(named) > 50
    assert {name for name in named if not re.search(rf"\*\*{name}\b", rules)} == set()
