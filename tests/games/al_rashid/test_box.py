"""What is in the box: the built-in file against the rules, and an owner's file with a mistake in it (section 15)."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy

import pytest

from fondaco.games.al_rashid.box import load_box
from fondaco.games.al_rashid.box_checks.facts import OPERATIONS, SWITCHES
from fondaco.games.al_rashid.rulebook import AlRashid
from fondaco.table.box import PROVENANCE_WORDS, BoxError, BoxText, blocks
from fondaco.table.core import Rng, play_at_random
from tests.rules import rule

Data = dict[str, object]
BOX = load_box()
DATA: Data = tomllib.loads(BOX.text)


def toml(value: object) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def changed(path: str, value: object) -> str:
    """The built-in file with one value changed; None removes it."""
    data = deepcopy(DATA)
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]
    block: object = data
    for key in keys[:-1]:
        block = block[key]  # type: ignore[index]  # a path that does not exist fails the test
    if value is None:
        del block[keys[-1]]  # type: ignore[attr-defined]
    else:
        block[keys[-1]] = value  # type: ignore[index]
    return "\n".join(f"{json.dumps(key)} = {toml(part)}" for key, part in data.items())


def office(name: str) -> int:
    return [block.id for block in BOX.offices].index(name)


@rule("AR-001", "AR-003", "AR-004", "AR-005", "AR-006", "AR-008", "AR-010", "AR-011", "AR-012", "AR-013")
def test_what_the_rules_count() -> None:
    assert (BOX.game.players_min, BOX.game.players_max, BOX.game.turns) == (2, 5, 5)
    assert [palace.id for palace in BOX.palaces] == [
        "spies",
        "military",
        "scholars",
        "merchants",
        "politicians",
        "al_rashid",
    ]
    assert len(BOX.territories) == 7
    assert {palace.spaces for palace in BOX.palaces} | {land.spaces for land in BOX.territories} == {5}
    assert [good.id for good in BOX.goods if good.rarity == "rare"] == ["spices", "silk"]
    assert [piece.per_player for piece in BOX.pieces] == [3, 4, 6]
    assert [sum(pile.counts.by_value) for pile in BOX.mercenaries.piles] == [32, 32]
    tokens = BOX.tokens
    assert (tokens.influence.count, tokens.dishonour.count, tokens.letter.count) == (24, 14, 16)
    assert (len(BOX.crises_with("black")), len(BOX.crises_with("white"))) == (3, 8)
    for palace in BOX.palaces:
        kinds = [block for block in BOX.offices if block.palace == palace.id]
        assert len(kinds) == (4 if palace.is_corporation else 8)
        assert sum(block.copies_4_5 for block in kinds) == 8


@rule("AR-028", "AR-029", "AR-030", "AR-EX-50")
@pytest.mark.parametrize(("seats", "corporation", "total"), [(2, 4, 32), (3, 4, 32), (4, 8, 48), (5, 8, 48)])
def test_office_tiles_on_the_board(seats: int, corporation: int, total: int) -> None:
    tables = AlRashid(BOX).tables(seats, {})
    by_palace = [sum(tables.office_copies[kind] for kind in kinds) for kinds in tables.palace_offices]
    assert by_palace == [corporation] * 4 + [8, 8]
    assert sum(by_palace) == total


@rule("AR-291")
def test_every_block_says_where_it_comes_from() -> None:
    text = BoxText(BOX.text, "box.toml")
    for keys, block in blocks(text.data):
        if keys[0] != "schema_version":
            assert str(block["provenance"]).startswith(PROVENANCE_WORDS)
    with pytest.raises(BoxError, match="AR-291"):
        load_box(changed("barter.provenance", None))


def test_what_is_reconstructed_and_affects_play_is_said() -> None:
    assert BOX.plays_reconstructed
    assert len(BOX.reconstructed_ids) == 32 + 7 + 11
    playing = {
        part.path.partition("[")[0].partition(".")[0] for part in BOX.reconstructions if part.affects_play
    }
    assert playing == {"office", "territory", "crisis", "mercenaries", "switches"}


@rule("AR-295", "AR-296")
@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_value_that_is_not_supported_is_refused(name: str) -> None:
    other = {bool: True, int: 7, str: "either", list: ["military"]}[type(SWITCHES[name])]
    if other == SWITCHES[name]:
        other = False
    with pytest.raises(BoxError, match="AR-296"):
        load_box(changed(f"switches.{name}", other))


@rule("AR-292")
def test_every_operation_is_used_and_another_is_refused() -> None:
    assert len(OPERATIONS) == 21
    assert {block.effect.op for block in BOX.offices} == set(OPERATIONS)
    with pytest.raises(BoxError, match=r'"fly".*AR-292'):
        load_box(changed("office.0.effect", {"op": "fly"}))


@rule("AR-290", "AR-292")
def test_a_printed_tile_is_a_change_of_data_only() -> None:
    """Other costs, names, effects and borders, and the game is played with them."""
    data = deepcopy(DATA)
    offices = data["office"]
    assert isinstance(offices, list)
    changes: dict[str, Data] = {
        "spy_informer": {
            "id": "far_sighted",
            "cost": 9,
            "effect": {"op": "look_territories", "max_territories": 3},
        },
        "mil_captain": {"effect": {"op": "draw_mercenaries", "count": 2}},
        "mil_admiral": {"border": "green", "effect": {"op": "gain_piece", "piece": "sage"}},
        "sch_calligrapher": {"effect": {"op": "gain", "goods": {"silk": 2}}},
        "mer_broker": {"effect": {"op": "gain_good", "count": 2, "rarity": "any"}},
        "mer_money_changer": {"effect": {"op": "exchange_goods", "max": 3}},
        "cal_poet": {"effect": {"op": "remove_dishonour", "max": 1}},
        "cal_executioner": {"effect": {"op": "gain_piece", "piece": "merchant"}},
    }
    for name, change in changes.items():
        block = next(block for block in offices if block["id"] == name)
        block.update(change)
    text = "\n".join(f"{json.dumps(key)} = {toml(part)}" for key, part in data.items())
    box = load_box(text, "mine.toml")
    assert box.owned
    book = AlRashid(box)
    assert book.owned_box == text
    for seed in range(12):
        position = book.new_position(2 + seed % 4, {})
        play_at_random(position, Rng(seed))
        assert position.to_act == -2


MISTAKES: list[tuple[str, object, str]] = [
    ("game.turns", 6, "AR-060"),
    ("good.0.rarity", "rare", "AR-006"),
    ("good.1.id", "glass", "AR-006"),
    ("barter.gold_for_distinct_goods", [0, 3, 4, 5, 6, 7], "AR-043"),
    ("barter.change_is_given", True, "AR-046"),
    ("piece.0.per_player", 4, "AR-008"),
    ("start_goods.0.gold_value", 7, "AR-043"),
    ("start_goods.4.goods", {"gems": 1}, "AR-025"),
    ("tokens.letter.on_map", 3, "AR-021"),
    ("palace.0.spaces", 4, "AR-004"),
    ("palace.0.service.sequence", [1, 2, 3, 1, 2, 2], "AR-133"),
    ("palace.2.service.gold_by_position", [5, 7], "AR-145"),
    ("palace.5.first_piece_must_be", "", "AR-068"),
    ("palace.3.favour.kind", "letter", "AR-151"),
    ("territory.0.goods", {"wood": 1}, "AR-294"),
    ("territory.1.id", "al_andalus", "AR-294"),
    ("mercenaries.red.total", 31, "AR-010"),
    ("crisis.0.border", "white", "AR-012"),
    ("crisis.0.placements.0.territory", "nowhere", "AR-034"),
    ("crisis.0.placements.0.colour", "blue", "AR-294"),
    ("office.0.prestige", 3, "AR-177"),
    ("office.0.copies_4_5", 3, "AR-013"),
    ("office.0.border", "purple", "AR-A59"),
    ("office.0.effect", {"op": "look_territories"}, "AR-292"),
    ("office.1.effect.count", 2, "AR-A59"),
    ("office.0.name.fr", "", "AR-294"),
    ("office.1.id", "spy_informer", "AR-294"),
    (f"office.{office('pol_dean')}.end_score.source", "luck", "AR-293"),
    (f"office.{office('pol_dean')}.end_score", None, "AR-293"),
    (f"office.{office('pol_dean')}.end_score.table", [0, 9], "AR-177"),
    ("scoring.sage", 2, "AR-251"),
    ("palace.0.display_colour", "black", "AR-294"),
]


@rule("AR-293", "AR-294")
@pytest.mark.parametrize(("path", "value", "clause"), MISTAKES, ids=[path for path, _, _ in MISTAKES])
def test_a_mistake_in_an_owners_file_is_named(path: str, value: object, clause: str) -> None:
    with pytest.raises(BoxError) as caught:
        load_box(changed(path, value), "mine.toml")
    assert caught.value.clause == clause
    assert str(caught.value).startswith("mine.toml: ")


def test_the_unchanged_file_is_nobodys_own() -> None:
    assert not load_box(BOX.text).owned
    assert load_box(changed("office.0.cost", 4)).owned
