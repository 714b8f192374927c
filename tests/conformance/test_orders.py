"""Standing orders in whole games: they answer their own questions, always legally, by nothing that is hidden."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, cast

import pytest

from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds as of_al_rashid
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds as of_istanbul
from fondaco.games.wuestensoehne.steps import kinds as of_wuestensoehne
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps import kinds as of_yspahan
from fondaco.table.chance import KeyedDice
from fondaco.table.core import Position, Rng
from fondaco.table.game import Game
from fondaco.table.orders import ASK, Number, Ranking, StandingOrder, ordered_decision, orders_at
from fondaco.table.rulebook import Rulebook
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from tests.words.listening import order_messages

KEYS: Final = ("yspahan", "wuestensoehne", "al_rashid", "istanbul")
MAY_ASK: Final = ("kiosk",)
"""Orders that leave some of their questions to the player: no tile brings what he wishes."""


def _question_of_yspahan(position: Position) -> str | None:
    p = cast(YspahanPosition, position)
    return "camel" if p.agenda[-1] == of_yspahan.SHIP and p.to_act != p.active else None


def _question_of_wuestensoehne(position: Position) -> str | None:
    return "exchange" if position.agenda[-1] == of_wuestensoehne.EXCHANGE else None


def _question_of_al_rashid(position: Position) -> str | None:
    p = cast(AlRashidPosition, position)
    return "battle" if p.agenda[-1] == of_al_rashid.BATTLE and p.to_act != p.mover else None


def _question_of_istanbul(position: Position) -> str | None:
    p = cast(IstanbulPosition, position)
    if p.to_act == p.active:
        return None
    return {of_istanbul.BID: "auction", of_istanbul.KIOSK_CHOICE: "kiosk"}.get(p.agenda[-1])


QUESTIONS: Final[Mapping[str, Callable[[Position], str | None]]] = {
    "yspahan": _question_of_yspahan,
    "wuestensoehne": _question_of_wuestensoehne,
    "al_rashid": _question_of_al_rashid,
    "istanbul": _question_of_istanbul,
}
"""Which order, if any, is about the question that begins the present decision."""

TABLES: Final[Sequence[tuple[str, int, int, Mapping[str, str]]]] = (
    ("yspahan", 2, 60, {}),
    ("yspahan", 4, 30, {}),
    ("wuestensoehne", 3, 12, {}),
    ("wuestensoehne", 4, 4, {"compensation": "always"}),
    ("al_rashid", 3, 20, {}),
    ("al_rashid", 5, 10, {}),
    ("istanbul", 3, 40, {"box": "letters", "round_limit": "50"}),
    ("istanbul", 2, 60, {"box": "grand_bazaar", "round_limit": "100"}),
    ("istanbul", 5, 12, {"box": "grand_bazaar", "round_limit": "100"}),
    ("istanbul", 3, 2, {"box": "base", "round_limit": "25"}),
)
"""Game, seats, how many games, options."""


@cache
def book_of(key: str) -> Rulebook:
    """Also of a game that stands on no shelf yet."""
    load = cast(Callable[[], Rulebook], import_module(f"fondaco.games.{key}.rulebook").load)
    return load()


def some_value(order: StandingOrder, rng: Rng) -> str:
    """Any value but to ask."""
    values = order.values
    if isinstance(values, Number):
        return str(values.least + rng.below(min(values.most, 12) - values.least + 1))
    if isinstance(values, Ranking):
        names = sorted(values.names, key=lambda _: rng.below(1000))
        return " ".join(names[: 1 + rng.below(len(names))])
    return values.names[rng.below(len(values.names))]


@pytest.mark.parametrize(("key", "seats", "games", "options"), TABLES, ids=str)
def test_whole_games_with_orders(key: str, seats: int, games: int, options: Mapping[str, str]) -> None:
    """Seat by seat in turn one has no orders; all others are never asked what they have decided."""
    book, rng = book_of(key), Rng(seats)
    answered: Counter[str] = Counter()
    for seed in range(games):
        game = Game(book, [f"player {n}" for n in range(seats)], options, KeyedDice(seed))
        known = orders_at(book, game.options)
        orders = [{order.id: some_value(order, rng) for order in known} for _ in range(seats)]
        orders[seed % seats] = dict.fromkeys(orders[0], ASK)
        while not game.over:
            seat, position = game.to_act, game.position
            decision = ordered_decision(book, position, seat, orders[seat])
            name = None if position.unfinished else QUESTIONS[key](position)
            if name is None or orders[seat][name] == ASK:
                assert decision == []
            else:
                assert decision or name in MAY_ASK
                answered[name] += bool(decision)
                by_nothing_hidden(book, game, seat, orders[seat], decision, rng)
            for move in decision or [position.legal()[rng.below(len(position.legal()))]]:
                game.play(move, seat)
            assert not (decision and game.position.unfinished)
    assert set(answered) == {order.id for order in orders_at(book, book.check_table(seats, options))}
    assert all(number >= 5 for number in answered.values()), answered


def by_nothing_hidden(
    book: Rulebook, game: Game, seat: int, orders: Mapping[str, str], decision: list[int], rng: Rng
) -> None:
    """The seat would answer alike in every world it can imagine; in those of others it would at least answer."""
    before = game.digest()
    for viewer in range(game.seats):
        for _ in range(3):
            imagined = ordered_decision(book, game.imagine(viewer, rng), seat, orders)
            assert imagined == decision if viewer == seat else bool(imagined) == bool(decision)
    assert game.digest() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_order_can_be_said_in_every_language(key: str, language: str) -> None:
    book = book_of(key)
    speaker = Speaker(language, [words_of(package) for package in book.words])
    english = Speaker("en", [words_of(package) for package in book.words])
    messages = list(order_messages(book))
    assert len(messages) >= 4
    for message in messages:
        said = speaker.say(message)
        assert said.strip() == said != ""
        # A language without its own words would be answered in English.
        assert language == "en" or said != english.say(message) or said == "Lira", message


def test_the_page_about_orders_runs_and_names_every_order() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "orders.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert (result.failed, result.attempted) == (0, 5)
    text = page.read_text(encoding="utf-8")
    for key in KEYS:
        for order in book_of(key).standing_orders:
            (row,) = (
                line for line in text.splitlines() if line.startswith("|") and f"| `{order.id}` |" in line
            )
            values = order.values
            names = [f"{values.least} to {values.most}"] if isinstance(values, Number) else values.names
            assert all(name in row for name in names), order.id
