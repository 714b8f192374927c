"""Learned weights of the values of positions, a file a game, each with where it comes from."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from typing import Protocol, cast

import msgspec

from fondaco.bots.search.values import Learned, Mixed, Value
from fondaco.table.features import Features


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds."""

    game: str
    revision: int
    """The revision of the rules under which the games were played."""
    provenance: str
    temper: float
    """By what the game's own judgement is divided to make logits of it."""
    share: float
    """How much what was learned counts beside the judgement."""
    weights: list[list[float]]


class _Module(Protocol):
    FEATURES: Features


def _module_name(game: str) -> str:
    return game.replace("-", "_")


@cache
def weights_of(game: str) -> Weights:
    """The weights of a game."""
    file = resources.files("fondaco.bots.weights") / f"{_module_name(game)}.json"
    return msgspec.json.decode(file.read_bytes(), type=Weights)


def features_of(game: str) -> Features:
    """The features of a game."""
    module = import_module(f"fondaco.games.{_module_name(game)}.features")
    return cast(_Module, module).FEATURES


def judgement_of(game: str) -> Value:
    """The game's own judgement."""
    return Value(weights_of(game).temper)


def value_of(game: str) -> Value:
    """What was learned, with as much of the judgement as goes with it."""
    kept = weights_of(game)
    return Mixed(Learned(features_of(game), kept.weights), judgement_of(game), kept.share)
