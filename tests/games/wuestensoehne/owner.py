"""Boxes of owners: the built-in file with something changed in it."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy

from fondaco.games.wuestensoehne.box import Box, load_box
from fondaco.games.wuestensoehne.rulebook import Wuestensoehne, load

Data = dict[str, object]
Change = Callable[[Data], None]
DATA: Data = tomllib.loads(load_box().text)


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


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for step in changes:
            step(data)

    return change


def load_changed(change: Change) -> Box:
    data = deepcopy(DATA)
    change(data)
    return load_box(text_of(data), "mine.toml")


def book_with(change: Change) -> Wuestensoehne:
    data = deepcopy(DATA)
    change(data)
    return load(text_of(data), "mine.toml")


def only_icons(**icons: list[str]) -> Wuestensoehne:
    """A box in which only these tiles have icons, in their first section: `only_icons(T1_04=["gem", "gem"])`."""
    box = load_box()
    changes = []
    counts: Counter[str] = Counter()
    for nth, tile in enumerate(box.tiles):
        for section in range(len(tile.sections)):
            own = icons.get(tile.id.replace("-", "_"), []) if section == 0 else []
            counts.update(own)
            changes.append(put(f"tile.{nth}.sections.{section}.icons", own))
    changes += [put(f"tileset.icon_counts.{icon}", counts[icon]) for icon in box.icons.order]
    changes.append(put("tileset.icons_total", counts.total()))
    return book_with(both(*changes))
