"""An owner's box file: the built-in one with changes, written as TOML again."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy

from fondaco.games.istanbul.box import Box, load_box

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


def parent_of(data: object, keys: list[str]) -> tuple[object, str | int]:
    """What holds the value at these keys, and under which key: lists are counted from 0."""
    for key in keys[:-1]:
        data = data[int(key) if isinstance(data, list) else key]  # type: ignore[index]  # a wrong path fails
    return data, int(keys[-1]) if isinstance(data, list) else keys[-1]


def put(path: str, value: object) -> Change:
    def change(data: Data) -> None:
        parent, key = parent_of(data, path.split("."))
        parent[key] = value  # type: ignore[index]

    return change


def drop(path: str) -> Change:
    def change(data: Data) -> None:
        parent, key = parent_of(data, path.split("."))
        del parent[key]  # type: ignore[attr-defined]

    return change


def repeat(path: str) -> Change:
    """The entry once more at the end of its list."""

    def change(data: Data) -> None:
        parent, key = parent_of(data, path.split("."))
        parent.append(deepcopy(parent[key]))  # type: ignore[attr-defined,index]

    return change


def swap(path: str, other: str) -> Change:
    def change(data: Data) -> None:
        one, first = parent_of(data, path.split("."))
        two, second = parent_of(data, other.split("."))
        one[first], two[second] = two[second], one[first]  # type: ignore[index]

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
