"""Fields of Im Reich der Wüstensöhne on squared paper: seven characters wide, three high.

    ░G░║         a corner of oasis in the north-west with a gem, joined; brown lines to the east and the south
    ═══+───
       │

White lines are double and run through oasis, brown ones are single and run through desert. What lies in a section
stands in the corner beside its side; where two sides of one section meet, the corner is filled with oasis. A section
that goes no further than its side ends before the centre point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.canvas import Canvas
from fondaco.boards.wuestensoehne_style import (
    BROWN_STYLE,
    DIM,
    ICON_STYLE,
    OASIS_STYLE,
    PLAYER_STYLES,
    TARGET_STYLE,
    WHITE_STYLE,
)
from fondaco.games.wuestensoehne.box_checks.facts import SIDES
from fondaco.games.wuestensoehne.view import FieldView, SectionView, TileView, WuestensoehneView

SIZE = 11
COLUMNS = "ABCDEFGHIJK"
WIDTH = 7
HEIGHT = 3
LABEL = 3
"""Room for the number of a row, and a space."""
MAP_WIDTH = LABEL + SIZE * WIDTH
_CENTRE = WIDTH // 2
_ZONE = 3
"""The characters of a corner."""
_GROUND = "░"
_BROWN, _WHITE = "B", "W"
_OASIS = "WO"
_NORTH, _EAST, _SOUTH, _WEST = range(4)


class Standing(msgspec.Struct, frozen=True):
    """Something that stands on a section: the shortest text that names it, a longer one if there is room."""

    section: int
    short: str
    long: str
    style: str


class Picture(msgspec.Struct, frozen=True):
    """A piece as it lies, and what stands on it."""

    sides: str
    sections: list[SectionView]
    centre: str = ""
    centre_style: str = ""
    standing: list[Standing] = []


def turned(tile: TileView, rotation: int) -> Picture:
    """A discovery tile, turned by so many quarter turns clockwise."""
    sections = [
        SectionView(
            "".join(SIDES[(SIDES.index(side) + rotation) % 4] for side in section.sides), section.icons
        )
        for section in tile.sections
    ]
    return Picture("".join(tile.sides[(side - rotation) % 4] for side in range(4)), sections)


class Painter:
    """Draws pieces with the letters of a language for the icons."""

    def __init__(self, letters: Mapping[str, str]) -> None:
        self.letters = letters

    def paint(self, canvas: Canvas, column: int, row: int, picture: Picture) -> None:
        """Draw a piece with its north-west corner at this place."""
        whole = [{SIDES.index(side) for side in section.sides} for section in picture.sections]
        self._lines(canvas, column, row, picture, whole)
        corners = _corners(whole)
        for sides in whole:
            for zone in _between(sides):
                _put_corner(canvas, column, row, zone, _GROUND * _ZONE, OASIS_STYLE)
        for number, section in enumerate(picture.sections):
            standing = [one for one in picture.standing if one.section == number]
            icons = "".join(self.letters[icon] for icon in section.icons)
            self._things(canvas, column, row, corners[number], icons, standing)

    def _lines(
        self, canvas: Canvas, column: int, row: int, picture: Picture, whole: Sequence[set[int]]
    ) -> None:
        for side, code in enumerate(picture.sides):
            white = code == _WHITE
            style = WHITE_STYLE if white else BROWN_STYLE
            if code not in (_BROWN, _WHITE):
                if code in _OASIS:
                    _put_side(canvas, column, row, side, _GROUND, _GROUND, OASIS_STYLE)
                continue
            if side in (_NORTH, _SOUTH):
                _put_side(canvas, column, row, side, "║" if white else "│", "", style)
                continue
            # A section of one side ends before the centre: there the line is brown again.
            alone = white and any(sides == {side} for sides in whole)
            _put_side(canvas, column, row, side, "═" if white else "─", "─" if alone else "", style)
        through = any({0, 2} <= sides or {1, 3} <= sides for sides in whole)
        if any({_NORTH, _SOUTH} <= sides for sides in whole):
            for side, at in ((_WEST, _CENTRE - 1), (_EAST, _CENTRE + 1)):
                if not any(side in sides for sides in whole):
                    canvas.put(column + at, row + 1, _GROUND, OASIS_STYLE)
        point = picture.centre or ("╬" if through else "+")
        canvas.put(column + _CENTRE, row + 1, point, picture.centre_style)

    def _things(
        self,
        canvas: Canvas,
        column: int,
        row: int,
        corners: Sequence[int],
        icons: str,
        standing: Sequence[Standing],
    ) -> None:
        """Icons in the first corner of a section, who stands there in the second, or both in one."""
        if not standing:
            self._icons(canvas, column, row, corners[0], icons)
            return
        one = standing[0]
        if not icons or len(corners) > 1:
            if icons:
                self._icons(canvas, column, row, corners[0], icons)
            text = one.long if len(one.long) <= _ZONE else one.short
            _put_corner(canvas, column, row, corners[1 if icons else 0], text[:_ZONE], one.style)
            return
        text = next((name for name in (one.long, one.short) if len(name + icons) <= _ZONE), one.short)
        _put_corner(canvas, column, row, corners[0], (text + icons)[:_ZONE], one.style)

    def _icons(self, canvas: Canvas, column: int, row: int, corner: int, icons: str) -> None:
        text = icons if len(icons) <= _ZONE else f"{icons[: _ZONE - 1]}…"
        _put_corner(canvas, column, row, corner, text, ICON_STYLE)

    def strip(self, pictures: Sequence[tuple[str, str, Picture]], width: int) -> list[Text]:
        """Pieces side by side, each under its caption (a text and its style), in as many strips as it takes."""
        step = max([WIDTH, *(len(caption) for caption, _, _ in pictures)]) + 2
        many = max(width // step, 1)
        strips = []
        for start in range(0, len(pictures), many):
            part = pictures[start : start + many]
            canvas = Canvas(width, HEIGHT + 1)
            for nth, (caption, style, picture) in enumerate(part):
                canvas.put(nth * step + 1, 0, caption, style)
                self.paint(canvas, nth * step + 1, 1, picture)
            strips.append(canvas.text())
        return strips


def _between(sides: set[int]) -> list[int]:
    """The corners between two sides of a section; corner 0 is the north-east, and so on clockwise."""
    return [zone for zone in range(4) if zone in sides and (zone + 1) % 4 in sides]


def _corners(whole: Sequence[set[int]]) -> list[list[int]]:
    """For each section the corners where its things may stand, the plainest first; no corner serves two."""
    taken: set[int] = set()
    found: list[list[int]] = [[] for _ in whole]
    # Corners inside a section are its own; then each section may use what lies beside it and nobody needs.
    for number, sides in enumerate(whole):
        found[number] = _between(sides)
        taken |= set(found[number])
    for number, sides in enumerate(whole):
        beside = [zone for zone in range(4) if zone in sides and zone not in taken][:1]
        if not found[number]:
            found[number] = beside
            taken |= set(beside)
    for number, sides in enumerate(whole):
        near = [zone for zone in range(4) if zone in sides or (zone + 1) % 4 in sides or not sides]
        free = [zone for zone in near if zone not in taken]
        found[number] += free
        taken |= set(free)
        if not found[number]:
            found[number] = near[:1]
    return found


def _put_corner(canvas: Canvas, column: int, row: int, zone: int, text: str, style: str) -> None:
    """Zones clockwise from the north-east: a text in the middle, a wide one from the left."""
    left = column + (_CENTRE + 1 if zone in (0, 1) else 0)
    top = row + (0 if zone in (0, 3) else HEIGHT - 1)
    canvas.put(left + (1 if len(text) == 1 else 0), top, text, style)


def _put_side(canvas: Canvas, column: int, row: int, side: int, outer: str, inner: str, style: str) -> None:
    """The line from the border of a field to its centre; `inner` is its last character, if another."""
    if side == _NORTH:
        canvas.put(column + _CENTRE, row, outer, style)
    elif side == _SOUTH:
        canvas.put(column + _CENTRE, row + HEIGHT - 1, outer, style)
    else:
        line = outer * (_CENTRE - 1)
        last = inner or outer
        if side == _WEST:
            canvas.put(column, row + 1, line, style)
            canvas.put(column + _CENTRE - 1, row + 1, last, BROWN_STYLE if inner else style)
        else:
            canvas.put(column + _CENTRE + 1, row + 1, last, BROWN_STYLE if inner else style)
            canvas.put(column + _CENTRE + 2, row + 1, line, style)


def draw_map(painter: Painter, faces: Sequence[Face], view: WuestensoehneView, touched: set[str]) -> Text:
    """The playing area with caravans and explorers, the prices of targets, and where a tile may be laid."""
    canvas = Canvas(MAP_WIDTH, 1 + SIZE * HEIGHT)
    for nth, letter in enumerate(COLUMNS):
        canvas.put(LABEL + nth * WIDTH + _CENTRE, 0, letter, DIM)
        canvas.put(0, 1 + nth * HEIGHT + 1, f"{nth + 1:>{LABEL - 1}}", DIM)
        for other in range(SIZE):
            canvas.put(LABEL + nth * WIDTH + _CENTRE, 1 + other * HEIGHT + 1, "·", DIM)
    for piece in view.board:
        column, row = _place(piece.field)
        painter.paint(canvas, column, row, picture_of(piece, faces, view, touched))
    for field, rotations in view.placements.items():
        column, row = _place(field)
        canvas.put(column + 1, row + 1, f"[{field}]", TARGET_STYLE)
        canvas.put(column + 1, row + 2, "r" + "".join(map(str, rotations)), TARGET_STYLE)
    return canvas.text()


def _place(field: str) -> tuple[int, int]:
    return LABEL + COLUMNS.index(field[0]) * WIDTH, 1 + (int(field[1:]) - 1) * HEIGHT


def picture_of(
    piece: FieldView, faces: Sequence[Face], view: WuestensoehneView, touched: set[str]
) -> Picture:
    """A laid field with all that stands on it."""
    centre, style = _centre(piece.field, faces, view, touched)
    standing = [
        Standing(section, f"({section + 1})", f"({section + 1})", TARGET_STYLE)
        for section in range(len(piece.sections))
        if f"section:{piece.field}-{section + 1}" in touched
    ]
    for player in view.players:
        for figure in player.explorers:
            if figure.place == piece.field and figure.section is not None:
                face = faces[player.seat]
                standing.append(
                    Standing(
                        figure.section - 1,
                        str(figure.height),
                        f"{face.mark}{figure.height}",
                        PLAYER_STYLES.get(face.colour, ""),
                    )
                )
    return Picture(piece.sides, piece.sections, centre, style, standing)


def _centre(field: str, faces: Sequence[Face], view: WuestensoehneView, touched: set[str]) -> tuple[str, str]:
    """What stands on the centre point: a caravan, the price of going there, or nothing."""
    for player in view.players:
        if player.caravan == field:
            style = PLAYER_STYLES.get(faces[player.seat].colour, "")
            return faces[player.seat].mark, f"{style} reverse" if field in view.reach else style
    if field in view.reach:
        return str(view.reach[field]), TARGET_STYLE
    return ("?", TARGET_STYLE) if f"field:{field}" in touched else ("", "")
