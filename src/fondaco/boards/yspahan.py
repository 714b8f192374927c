"""Yspahan in the terminal: Tower and Caravan, the city around its road, the souks, the players, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich import box as borders
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.voice import Voice
from fondaco.boards.yspahan_map import MAP_WIDTH, draw_map
from fondaco.boards.yspahan_plain import Teller
from fondaco.boards.yspahan_style import DIM, FREE, PLAYER_STYLES, SOUK_STYLES, TARGET_STYLE
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.rulebook import Yspahan
from fondaco.games.yspahan.view import CaravanView, Group, PlayerView, SoukView, YspahanView
from fondaco.table.rulebook import Offer, Rulebook, View

_MANY_DICE = 8


def make_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> YspahanBoard:
    """The board of this game for these players."""
    return YspahanBoard(cast(Yspahan, rulebook).box, voice, faces)


class YspahanBoard:
    """Shows a view of Yspahan; it is never given a position."""

    def __init__(self, box: Box, voice: Voice, faces: Sequence[Face]) -> None:
        self.box = box
        self.say = voice
        self.faces = faces
        self.teller = Teller(box, voice, faces)

    def lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.lines(cast(YspahanView, view), offers)

    def hand(self, view: View) -> list[str]:
        return self.teller.hand(cast(YspahanView, view))

    def drawing(self, view: View, offers: Sequence[Offer]) -> RenderableType:
        seen = cast(YspahanView, view)
        touched = {what for offer in offers for what in offer.touches}
        top = Table.grid(expand=True)
        top.add_column(ratio=1)
        top.add_column(ratio=1)
        top.add_row(self._tower(seen, touched), self._caravan(seen))
        city = draw_map(self.box, self.say, self.faces, seen, touched)
        parts: list[RenderableType] = [
            self._headline(seen),
            top,
            _panel(city, self.say("terminal-yspahan-city"), MAP_WIDTH + 4),
            self._souks(seen.souks),
            self._players(seen),
        ]
        hand = self.hand(seen)
        if hand:
            parts.append(Text("\n".join(hand)))
        # Wider lines would only part what belongs together.
        return Constrain(Stack(*parts), MAP_WIDTH + 4)

    def _headline(self, view: YspahanView) -> Text:
        line = Text(self.teller.date(view), style="bold")
        line.append("  ")
        line.append_text(self._face(view.first))
        line.append(f" {self.say('terminal-yspahan-first')}", DIM)
        return line

    def _face(self, seat: int) -> Text:
        face = self.faces[seat]
        return Text(f"{face.mark} {face.name}", PLAYER_STYLES[face.colour])

    # -- tower and caravan ------------------------------------------------------------------------

    def _tower(self, view: YspahanView, touched: set[str]) -> Panel:
        rows = Table.grid(padding=(0, 1))
        for group in reversed(view.tower):
            target = f"square:{group.square}" in touched
            name = Text(self.say(f"yspahan-square-{group.square}"), TARGET_STYLE if target else "")
            rows.add_row(Text("▶" if target else " ", TARGET_STYLE), name, _dice(group))
        return _panel(rows, self.say("terminal-yspahan-tower"))

    def _caravan(self, view: YspahanView) -> Panel:
        caravan = view.caravan
        rows = Table.grid(padding=(0, 1))
        for row in reversed(range(len(caravan.row_points))):
            rows.add_row(*self._caravan_row(caravan, row))
        notes = Text("\n".join([self.teller.next_place(caravan), *self.teller.piles(view)]))
        return _panel(Stack(rows, notes), self.say("terminal-yspahan-caravan"), height=len(view.tower) + 2)

    def _caravan_row(self, caravan: CaravanView, row: int) -> list[Text]:
        start = row * caravan.row_capacity
        places = [Text(FREE, DIM) for _ in range(caravan.row_capacity)]
        for nth, seat in enumerate(caravan.cubes[start : start + caravan.row_capacity]):
            places[nth] = Text(self.faces[seat].mark, PLAYER_STYLES[self.faces[seat].colour])
        if start <= len(caravan.cubes) < start + caravan.row_capacity:
            places[len(caravan.cubes) - start] = Text("○", TARGET_STYLE)
        rightwards = self.box.caravan_rows[row].direction == "left_to_right"
        return [
            Text("→" if rightwards else "←", DIM),
            *(places if rightwards else reversed(places)),
            Text(
                self.say(
                    "terminal-yspahan-caravan-row",
                    points=caravan.row_points[row],
                    multiplier=caravan.row_multiplier[row],
                ),
                DIM,
            ),
        ]

    # -- souks ------------------------------------------------------------------------------------

    def _souks(self, souks: Sequence[SoukView]) -> Table:
        table = Table(box=borders.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False, show_edge=False)
        columns = []
        for district in self.box.districts:
            table.add_column(self.say(f"yspahan-district-{district.id}"), ratio=1, no_wrap=True)
            columns.append([self._souk(souk) for souk in souks if souk.district == district.id])
        for nth in range(max(len(column) for column in columns)):
            table.add_row(*(column[nth] if nth < len(column) else Text() for column in columns))
        return table

    def _souk(self, souk: SoukView) -> Text:
        """The letter of its colour as on the map, its value, its shops: `w 3 ●●·`."""
        line = Text()
        line.append(f"{souk.colour[0]} ", SOUK_STYLES.get(souk.colour, ""))
        line.append(f"{souk.value:>2} ", "bold" if souk.completed else "")
        for owner in souk.shops.values():
            mark = FREE if owner is None else self.faces[owner].mark
            line.append(mark, DIM if owner is None else PLAYER_STYLES[self.faces[owner].colour])
        line.append(f" {self.say(f'yspahan-colour-{souk.colour}')}", DIM)
        return line

    # -- players ----------------------------------------------------------------------------------

    def _players(self, view: YspahanView) -> Table:
        table = Table(box=borders.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False, show_edge=False)
        table.add_column(self.say("terminal-yspahan-player"), no_wrap=True)
        for heading in ("points", "gold", "camels", "cards"):
            table.add_column(self.say(f"terminal-yspahan-{heading}"), justify="right")
        table.add_column(self.say("terminal-yspahan-buildings"), ratio=1)
        for player in view.players:
            table.add_row(*self._player(view, player))
        return table

    def _player(self, view: YspahanView, player: PlayerView) -> list[Text]:
        name = Text("▶ " if player.seat == view.to_act else "  ", TARGET_STYLE)
        name.append_text(self._face(player.seat))
        if self.faces[player.seat].player:
            name.append(f" ({self.faces[player.seat].player})", DIM)
        numbers = (player.score, player.gold, player.camels, player.cards)
        buildings = ", ".join(self.say(f"yspahan-building-{which}") for which in player.buildings)
        return [name, *(Text(str(number)) for number in numbers), Text(buildings or "–")]


def _dice(group: Group) -> Text:
    """White dice in square brackets, yellow ones in round ones."""
    line = Text()
    white, yellow = f"[{group.value}]", f"({group.value})"
    if group.white + group.yellow <= _MANY_DICE:
        line.append(white * group.white, "bold")
        line.append(yellow * group.yellow, "bold yellow")
        return line
    line.append(f"{white}×{group.white} ", "bold")
    if group.yellow:
        line.append(f"{yellow}×{group.yellow}", "bold yellow")
    return line


def _panel(content: RenderableType, title: str, width: int | None = None, height: int | None = None) -> Panel:
    return Panel(
        content,
        title=Text(title),
        title_align="left",
        border_style=DIM,
        padding=(0, 1),
        width=width,
        height=height,
    )
