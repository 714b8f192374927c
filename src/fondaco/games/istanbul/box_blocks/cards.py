"""Bonus cards and guild cards."""

from __future__ import annotations

from typing import Literal

from fondaco.games.istanbul.box_blocks.common import (
    Amounts,
    Block,
    BoxId,
    Confidence,
    FigureId,
    GameId,
    GuildTiming,
    Timing,
)


class DeckOptions(Block, frozen=True):
    """The decks that the players may choose (IL-015, IG-005)."""

    new_only: tuple[BoxId, ...]
    mixed: tuple[BoxId, ...]


class BonusDecks(Block, frozen=True):
    base: int
    mocha: int
    letters: int
    game_base: tuple[BoxId, ...]
    game_mocha: tuple[BoxId, ...]
    game_letters_options: DeckOptions
    game_grand_bazaar_options: DeckOptions
    confidence: Confidence

    def of(self, game: GameId, choice: Literal["new_only", "mixed"]) -> tuple[BoxId, ...]:
        """The boxes whose bonus cards are in the deck; the choice exists only with Letters & Seals."""
        if game in ("base", "mocha"):
            return self.game_base if game == "base" else self.game_mocha
        options = self.game_letters_options if game == "letters" else self.game_grand_bazaar_options
        return options.new_only if choice == "new_only" else options.mixed


class DiceReward(Block, frozen=True):
    """What a sum from `min` to `max` brings (IL-141)."""

    min: int
    max: int
    gain: Amounts


class BonusCard(Block, frozen=True):
    """A kind of bonus card; only what its effect needs is there."""

    deck: BoxId
    id: str
    count: int
    timing: Timing
    end_of_game: bool
    clauses: tuple[str, ...]
    confidence: Confidence
    gain: Amounts = Amounts()
    gain_one_of: tuple[Amounts, ...] = ()
    pay: Amounts = Amounts()
    pay_one_of: tuple[Amounts, ...] = ()
    repeat_place: int = 0
    repeat_places: tuple[int, ...] = ()
    at_place: int = 0
    max_goods: int = 0
    distance: tuple[int, int] | None = None
    also_in_assistant_step: bool = False
    assistants: int = 0
    figure: Literal["", "governor", "smuggler", "coffee_trader", "courier"] = ""
    figures: tuple[FigureId, ...] = ()
    rewards_by_sum: tuple[DiceReward, ...] = ()
    rewards_confidence: Confidence = "certain"


class GuildDeck(Block, frozen=True):
    cards: int
    confidence: Confidence


class GuildCard(Block, frozen=True):
    id: str
    count: int
    timing: GuildTiming
    text: str
    clauses: tuple[str, ...]
    confidence: Confidence
