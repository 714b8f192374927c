"""The bazaar of Istanbul on squared paper: one square for each place, as high as what stands on it needs.

A square names its place, then what about the place changes, then who is there: `M●4▲2` are two merchants with the
assistants under them, `A●` is an assistant left behind. What it costs to arrive stands in the border above.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.canvas import Canvas
from fondaco.boards.istanbul_plain import Teller
from fondaco.boards.istanbul_style import (
    BARRIER_STYLE,
    COMPANION_TARGET,
    DIM,
    FIGURE_STYLE,
    PLAYER_STYLES,
    TARGET,
    TARGET_STYLE,
)
from fondaco.boards.voice import Voice
from fondaco.games.istanbul.view import IstanbulView, PlaceView, StackView

WIDTH = 80
_LEAST_HEIGHT = 3

Token = list[tuple[str, str]]
"""What is not parted between two lines: pieces of text with their styles."""


def draw_map(
    say: Voice, teller: Teller, faces: Sequence[Face], view: IstanbulView, touched: set[str]
) -> Text:
    """The bazaar with everybody in it; what the offers touch is made to stand out."""
    return _Map(say, teller, faces, view, touched).draw()


class _Map:
    def __init__(
        self, say: Voice, teller: Teller, faces: Sequence[Face], view: IstanbulView, touched: set[str]
    ) -> None:
        self.say = say
        self.tell = teller
        self.faces = faces
        self.view = view
        self.touched = touched
        self.inside = (WIDTH - 1) // view.columns - 1
        self.places = {(place.row, place.column): place for place in view.places}
        self.squares = {at: self._square(place) for at, place in self.places.items()}

    def draw(self) -> Text:
        heights = [
            max([_LEAST_HEIGHT, *(len(self.squares.get((row, c), [])) for c in range(self.view.columns))])
            for row in range(self.view.rows)
        ]
        tops = [sum(heights[:row]) + row for row in range(self.view.rows + 1)]
        canvas = Canvas(self.view.columns * (self.inside + 1) + 1, tops[-1] + 1)
        for row, top in enumerate(tops):
            self._draw_border(canvas, row, top)
        for row, height in enumerate(heights):
            for column in range(self.view.columns + 1):
                self._draw_wall(canvas, row, column, tops[row] + 1, height)
        for (row, column), lines in self.squares.items():
            for nth, line in enumerate(lines):
                at = column * (self.inside + 1) + 1
                for text, style in line:
                    canvas.put(at, tops[row] + 1 + nth, text, style)
                    at += len(text)
        return canvas.text()

    # -- borders ----------------------------------------------------------------------------------

    def _draw_border(self, canvas: Canvas, row: int, top: int) -> None:
        """The line above a row, with what it costs to arrive in the squares below."""
        ends = "┌┬┐" if row == 0 else "└┴┘" if row == self.view.rows else "├┼┤"
        for column in range(self.view.columns + 1):
            at = column * (self.inside + 1)
            end = ends[0] if column == 0 else ends[2] if column == self.view.columns else ends[1]
            canvas.put(at, top, end, DIM)
            if column < self.view.columns:
                barred = self._is_barred((row - 1, column), (row, column))
                style = BARRIER_STYLE if barred else DIM
                canvas.put(at + 1, top, ("═" if barred else "─") * self.inside, style)
                place = self.places.get((row, column))
                if place is not None:
                    canvas.put(at + 2, top, self._arriving(place.number), TARGET_STYLE)

    def _draw_wall(self, canvas: Canvas, row: int, column: int, top: int, height: int) -> None:
        barred = self._is_barred((row, column - 1), (row, column))
        for nth in range(height):
            at = column * (self.inside + 1)
            canvas.put(at, top + nth, "║" if barred else "│", BARRIER_STYLE if barred else DIM)

    def _is_barred(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        first, second = self.places.get(one), self.places.get(other)
        if first is None or second is None or self.view.barrier is None:
            return False
        return {first.number, second.number} == set(self.view.barrier)

    def _arriving(self, number: int) -> str:
        """`▶2` is a place the merchant can go to for 2 Lira, `▷2` one for the companion, `▶` another choice."""
        marks = []
        if number in self.view.reach:
            marks.append(f"{TARGET}{self.view.reach[number]}")
        if number in self.view.companion_reach:
            marks.append(f"{COMPANION_TARGET}{self.view.companion_reach[number]}")
        if not marks and f"place:{number}" in self.touched:
            marks.append(TARGET)
        return " ".join(marks)

    # -- squares ----------------------------------------------------------------------------------

    def _square(self, place: PlaceView) -> list[Token]:
        """The lines of a square: its name, what changes, who is there."""
        name = f"{place.number} {self.say('istanbul-place', place=place.number)}"
        if len(name) > self.inside:
            name = f"{place.number} {self.say('terminal-istanbul-short-place', place=place.number)}"
        target = bool(self._arriving(place.number))
        lines: list[Token] = [[(name, TARGET_STYLE if target else "bold")]]
        lines += _folded([[(text, "")] for text in self._state(place)], self.inside)
        lines += _folded(list(self._people(place)), self.inside)
        return lines

    def _state(self, place: PlaceView) -> Iterator[str]:
        """What about a place changes in the game."""
        short, amount = self.say, self.tell.short_amount
        if place.track is not None:
            yield self.tell.short_rubies(place.track.rubies)
            if place.track.rubies:
                yield from (amount(what, n) for what, n in self.tell.price(place).items())
        if place.rubies is not None:
            yield self.tell.short_rubies(place.rubies)
        if place.extensions is not None:
            yield short("terminal-istanbul-short-extensions", extensions=place.extensions)
        yield from (self._stack(stack) for stack in place.stacks)
        if place.demand is not None:
            yield from (amount(good, n) for good, n in place.demand.items() if n)
            yield short("terminal-istanbul-short-lira", lira="/".join(map(str, place.prices)))
        yield from (amount(what, n) for what, n in place.gives.items() if n)
        if place.cost:
            if place.id == "tavern":
                yield self.tell.short_rubies(None) + self.tell.mark(self.view, "baksheesh_tile")
            yield from (amount(what, n) for what, n in place.cost.items())
        if place.rank_lira:
            yield short("terminal-istanbul-short-lira", lira="+" + "/".join(map(str, place.rank_lira)))

    def _stack(self, stack: StackView) -> str:
        """A stack of tiles: `Fa2/4` requires 2 fabric and has 4 tiles left."""
        name = self.tell.short_stack(self.view, stack.id)
        return f"{name}0" if stack.top is None else f"{name}{stack.top}/{stack.left}"

    def _people(self, place: PlaceView) -> Iterator[Token]:
        stacks = {player.seat: str(player.stack) for player in self.view.players}
        groups: tuple[tuple[str, list[int], dict[int, str]], ...] = (
            ("merchant", place.merchants, stacks),
            ("companion", place.companions, {}),
            ("assistant", place.assistants, {}),
            ("family", place.families, {}),
        )
        for piece, seats, numbers in groups:
            if seats:
                yield [
                    (self.say("terminal-istanbul-short-piece", piece=piece), ""),
                    *(self._pawn(seat, numbers.get(seat, "")) for seat in seats),
                ]
        if place.neutrals:
            yield [(f"{self.say('terminal-istanbul-short-piece', piece='neutral')}{place.neutrals}", "")]
        for figure in place.figures:
            name = self.say("terminal-istanbul-short-figure", figure=figure)
            yield [(name + self.tell.mark(self.view, f"figure:{figure}"), FIGURE_STYLE)]

    def _pawn(self, seat: int, number: str) -> tuple[str, str]:
        face = self.faces[seat]
        return (f"{face.mark}{number}", PLAYER_STYLES[face.colour])


def _folded(tokens: Sequence[Token], width: int) -> list[Token]:
    """The tokens in lines of a width, a space between two of them."""
    lines: list[Token] = []
    for token in tokens:
        length = sum(len(text) for text, _ in token)
        if lines and sum(len(text) for text, _ in lines[-1]) + 1 + length <= width:
            lines[-1] += [(" ", ""), *token]
        else:
            lines.append(list(token))
    return lines
