"""What several blocks of the box file are made of: names of things, numbers by players, amounts."""

from __future__ import annotations

from typing import Literal

import msgspec

Names = dict[str, str]
BoxId = Literal["base", "mocha", "letters"]
GameId = Literal["base", "mocha", "letters", "grand_bazaar"]
GoodId = Literal["fabric", "spice", "fruit", "jewelry"]
FigureId = Literal["governor", "smuggler", "coffee_trader", "courier"]
TrackId = Literal["sultan", "gemstone", "coffee"]
Confidence = Literal["certain", "strong", "weak"]
GuildTiming = Literal["any", "outside_action", "movement", "action"]
Timing = Literal["any", "outside_action", "movement", "action", "as the copied card"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of the file; a key it does not know is an error, never ignored."""


class ByPlayers(Block, frozen=True):
    """A number for each number of players."""

    p2: int = msgspec.field(name="2")
    p3: int = msgspec.field(name="3")
    p4: int = msgspec.field(name="4")
    p5: int = msgspec.field(name="5")

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4, self.p5)[players - 2]


class ListsByPlayers(Block, frozen=True):
    """A row of numbers for each number of players."""

    p2: tuple[int, ...] = msgspec.field(name="2")
    p3: tuple[int, ...] = msgspec.field(name="3")
    p4: tuple[int, ...] = msgspec.field(name="4")
    p5: tuple[int, ...] = msgspec.field(name="5")

    def of(self, players: int) -> tuple[int, ...]:
        return (self.p2, self.p3, self.p4, self.p5)[players - 2]


class Goods(Block, frozen=True):
    """So many of each good."""

    fabric: int = 0
    spice: int = 0
    fruit: int = 0
    jewelry: int = 0

    def each(self) -> tuple[int, int, int, int]:
        """In the order of the goods (IS-181)."""
        return (self.fabric, self.spice, self.fruit, self.jewelry)


class Amounts(Block, frozen=True):
    """What is paid or gained; only what is named is not zero."""

    lira: int = 0
    fabric: int = 0
    spice: int = 0
    fruit: int = 0
    jewelry: int = 0
    goods_of_choice: int = 0
    good_or_coffee: int = 0
    coffee: int = 0
    bonus_cards: int = 0
    guild_cards: int = 0
    bonus_or_guild_cards: int = 0
    letters: int = 0
    extensions: int = 0
    rubies: int = 0

    def goods(self) -> tuple[int, int, int, int]:
        """The four goods in their order (IS-181)."""
        return (self.fabric, self.spice, self.fruit, self.jewelry)
