"""The suite can fail: a rulebook that tells a secret, in whatever way, is caught."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fondaco.games.yspahan.moves import KINDS
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.rulebook import Yspahan, load
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.core import CHANCE, EVERYONE, Position
from fondaco.table.history import Played, Undone
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer, Rulebook
from tests.conformance.checks import records, secrets
from tests.conformance.met import is_hollow
from tests.conformance.tables import Table, random_game

TABLE = Table("yspahan", 3)


def _hand_of(position: Position, seat: int) -> list[int]:
    assert isinstance(position, YspahanPosition)
    return position.hands[seat * KINDS : (seat + 1) * KINDS]


class _TellsAHandInTheView(Yspahan):
    def view(self, position: Position, viewer: int | None) -> YspahanView:
        view = super().view(position, viewer)
        view.players[0].hand = [str(number) for number in _hand_of(position, 0)]
        return view


class _CountsUnseenCardsByTheDeck(Yspahan):
    def view(self, position: Position, viewer: int | None) -> YspahanView:
        view = super().view(position, viewer)
        assert isinstance(position, YspahanPosition)
        view.unseen = {str(kind): number for kind, number in enumerate(position.deck)}
        return view


class _TellsAHandInThePrompt(Yspahan):
    def prompt(self, position: Position, viewer: int | None) -> Message:
        prompt = super().prompt(position, viewer)
        return Message(prompt.id, {**prompt.args, "last": str(_hand_of(position, 2))})


class _TellsAHandInAnOffer(Yspahan):
    def offer(self, position: Position, move: int) -> Offer:
        offer = super().offer(position, move)
        others = [_hand_of(position, seat) for seat in range(position.seats) if seat != position.to_act]
        return Offer(offer.text, (*offer.touches, str(others)), offer.message)


class _ShowsTheDeckInMoves(Yspahan):
    """The texts of its moves, which the record tells everybody, depend on what nobody knows."""

    def text(self, position: Position, move: int) -> str:
        assert isinstance(position, YspahanPosition)
        return f"{super().text(position, move)} {sum(n * kind for n, kind in enumerate(position.deck))}"


@pytest.mark.parametrize(
    "leaky", [_TellsAHandInTheView, _CountsUnseenCardsByTheDeck, _TellsAHandInThePrompt, _TellsAHandInAnOffer]
)
def test_a_leak_in_a_position_is_caught(leaky: type[Yspahan]) -> None:
    with pytest.raises(AssertionError):
        secrets.views_leak_nothing(TABLE, 1, leaky(load().box))


@pytest.mark.parametrize("leaky", [_TellsAHandInTheView, _CountsUnseenCardsByTheDeck, _ShowsTheDeckInMoves])
def test_a_leak_in_a_story_is_caught(leaky: type[Yspahan]) -> None:
    with pytest.raises(AssertionError):
        secrets.other_truths_look_the_same(TABLE, 1, leaky(load().box))


def _tell_all(event: Sequence[int], viewer: int | None) -> list[int]:
    return list(event)


def test_a_log_that_masks_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.table.game.masked", _tell_all)
    with pytest.raises(AssertionError):
        secrets.other_truths_look_the_same(TABLE, 1)


def _see_all(entry: Played, viewer: int | None) -> bool:
    return True


def test_a_record_that_masks_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.table.record.writing._may_see", _see_all)
    with pytest.raises(AssertionError):
        secrets.other_truths_look_the_same(TABLE, 1)
    with pytest.raises(AssertionError):
        records.masked_records_hide(TABLE, 1)


def _keep(journal: Sequence[Played | Undone], viewer: int | None) -> list[Played | Undone]:
    return list(journal)


def test_a_record_that_tells_parts_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.table.record.writing._told", _keep)
    with pytest.raises(AssertionError):
        secrets.unfinished_decisions_are_private(TABLE, 1)


def test_without_a_leak_nothing_is_caught() -> None:
    book: Rulebook = load()
    met = [secrets.views_leak_nothing(TABLE, 1, book), secrets.other_truths_look_the_same(TABLE, 1, book)]
    assert not is_hollow(met[:1])
    assert not is_hollow(met[1:])


def test_the_secrets_of_a_game_are_there_to_be_told() -> None:
    """Some outcomes of chance are hidden from somebody, or the tests above would test nothing."""
    *_, game = random_game(TABLE, 1)
    assert any(entry.actor == CHANCE and entry.audience != EVERYONE for entry in game.played)
