"""The city of Yspahan on squared paper: shops where the board has them, the road between, links drawn as lines.

A shop is the letter of its souk's colour, its number and its state: `w2·` is free, `w2●` holds a cube. The places
are those of the box file, one road space being four columns wide and one row high.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.canvas import Canvas
from fondaco.boards.voice import Voice
from fondaco.boards.yspahan_style import (
    DIM,
    FREE,
    PLAYER_STYLES,
    SOUK_STYLES,
    SUPERVISOR,
    TARGET,
    TARGET_STYLE,
)
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.view import YspahanView

MAP_WIDTH = 76
_COLUMNS_PER_SPACE = 4
_EAST_MARGIN = 2
"""Room for a price between a space of the road and the shops east of it."""
_CELL = 3


def draw_map(box: Box, say: Voice, faces: Sequence[Face], view: YspahanView, touched: set[str]) -> Text:
    """The city with its cubes, the Supervisor, and the prices of the spaces he can be moved to."""
    return _Map(box, say, faces, view, touched).draw()


class _Map:
    def __init__(
        self, box: Box, say: Voice, faces: Sequence[Face], view: YspahanView, touched: set[str]
    ) -> None:
        self.box = box
        self.say = say
        self.faces = faces
        self.view = view
        self.touched = touched
        places = [*(shop.xy for shop in box.shops), *(space.xy for space in box.road)]
        self.west = min(x for x, _ in places)
        self.north = round(min(y for _, y in places))
        south = round(max(y for _, y in places))
        self.prices = 1 if view.reach else 0
        # Above and below the road that runs from west to east there is a row for links, and one for prices.
        self.canvas = Canvas(MAP_WIDTH, south - self.north + 3 + self.prices)
        self.owners = {shop: owner for souk in view.souks for shop, owner in souk.shops.items()}
        self.spaces = {space.id: space for space in box.road}

    def column(self, x: float) -> int:
        return round((x - self.west) * _COLUMNS_PER_SPACE) + (_EAST_MARGIN if x >= 0.5 else 0)

    def row(self, y: float) -> int:
        level = round(y)
        below = 1 + self.prices if level > 0 else 0
        return level - self.north + (1 if level >= 0 else 0) + below

    def draw(self) -> Text:
        self._road()
        for shop in self.box.shops:
            self._shop(shop.id, shop.souk, shop.xy)
            for space in shop.road_spaces:
                self._link(shop.xy, self.spaces[space].xy)
        for district in self.box.districts:
            self._name(self.say(f"yspahan-district-{district.id}").upper(), district.emblem_xy)
        return self.canvas.text()

    def _name(self, name: str, xy: tuple[float, float]) -> None:
        row = min(max(self.row(xy[1]), 0), self.canvas.height - 1)
        self.canvas.put(0 if xy[0] < 0 else MAP_WIDTH - len(name), row, name, "bold")

    def _road(self) -> None:
        level = [self.column(space.xy[0]) for space in self.box.road if not space.xy[1]]
        row = self.row(0)
        self.canvas.put(min(level), row, "─" * (max(level) - min(level)), DIM)
        for space in self.box.road:
            column, row = self.column(space.xy[0]), self.row(space.xy[1])
            here = space.id == self.view.supervisor
            self.canvas.put(
                column, row, space.id + (SUPERVISOR if here else ""), "bold reverse" if here else "bold"
            )
            price = self.view.reach.get(space.id)
            if price is not None and space.xy[1]:
                self.canvas.put(column + len(space.id) + here, row, f"+{price}", TARGET_STYLE)
            elif price is not None:
                self.canvas.put(column, row + 1, f"+{price}", TARGET_STYLE)

    def _shop(self, shop: str, souk: str, xy: tuple[float, float]) -> None:
        _, colour, number = shop.split("-")
        column, row = self.column(xy[0]), self.row(xy[1])
        owner = self.owners.get(shop)
        target = f"shop:{shop}" in self.touched
        self.canvas.put(column, row, f"{colour[0]}{number}", SOUK_STYLES.get(colour, ""))
        if owner is not None:
            style = PLAYER_STYLES[self.faces[owner].colour]
            self.canvas.put(column + 2, row, self.faces[owner].mark, f"{style} reverse" if target else style)
        else:
            self.canvas.put(column + 2, row, TARGET if target else FREE, TARGET_STYLE if target else DIM)

    def _label_width(self, space: tuple[float, float]) -> int:
        """How much of the row a space takes: its name, the Supervisor, its price."""
        name = next(one.id for one in self.box.road if one.xy == space)
        price = self.view.reach.get(name)
        return len(name) + (name == self.view.supervisor) + (0 if price is None else len(f"+{price}"))

    def _link(self, shop: tuple[float, float], space: tuple[float, float]) -> None:
        """A line between a shop and its space, where they lie beside each other."""
        if round(shop[1]) == round(space[1]):
            row = self.row(space[1])
            if shop[0] < space[0]:
                start, end = self.column(shop[0]) + _CELL, self.column(space[0])
            else:
                start, end = self.column(space[0]) + self._label_width(space), self.column(shop[0])
            self.canvas.put(start, row, "─" * max(end - start, 0), DIM)
        elif abs(shop[0] - space[0]) < 0.5:
            above = shop[1] < space[1]
            row = self.row(space[1]) - 1 if above else self.row(space[1]) + 1 + self.prices
            self.canvas.put(self.column(space[0]) + 1, row, "│", DIM)
