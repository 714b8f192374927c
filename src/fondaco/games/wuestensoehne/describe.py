"""Moves of Im Reich der Wüstensöhne in words: the text one may type, what a move touches, and its message."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.box import Box, CrossField, Section, Tile
from fondaco.games.wuestensoehne.box_checks.facts import ICONS, SIDES
from fondaco.games.wuestensoehne.position import WuestensoehnePosition
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.actions import tile_on
from fondaco.games.wuestensoehne.steps.discovery import owner_of
from fondaco.games.wuestensoehne.steps.explorers import field_of
from fondaco.games.wuestensoehne.steps.movement import price_of
from fondaco.games.wuestensoehne.view import SectionView
from fondaco.table.core import is_final
from fondaco.table.message import Message
from fondaco.table.notation import tidy
from fondaco.table.rulebook import Offer

_PLAIN = {
    m.KEEP_ALL: "keep all",
    m.DRAW: "draw",
    m.NO_DISCOVERY: "no discovery",
    m.TAKE_EXCHANGE: "take exchange",
    m.NO_EXCHANGE: "no exchange",
    m.NO_EXPLORER: "no explorer",
    m.NO_RETRIEVAL: "no retrieval",
    m.GIVE_UP: "give up",
    m.NO_LOOK: "no look",
    m.LEAVE_RUMOUR: "leave rumour",
    m.TAKE_OFF_RUMOUR: "take off rumour",
    m.BONUS_TURN: "bonus turn",
    m.END_GO: "end go",
}
"""The moves that say everything by themselves."""
_DECLINES = (
    m.KEEP_ALL,
    m.NO_DISCOVERY,
    m.NO_EXCHANGE,
    m.NO_EXPLORER,
    m.NO_RETRIEVAL,
    m.GIVE_UP,
    m.NO_LOOK,
    m.END_GO,
)


class Describer:
    """Knows the ids of the box, by the indices the position counts with."""

    def __init__(self, box: Box) -> None:
        self.reconstructed = box.plays_reconstructed
        self.tiles = [tile.id for tile in box.tiles]
        self.pieces = [part.id for part in box.cross.fields] + self.tiles
        self.goods = list(box.goods.order)
        self.icons = list(ICONS)
        self.colours = list(box.colours.order)
        self.heights = [height for colour in self.colours for height in box.heights(colour)]
        """By seat times four plus explorer, as in the position."""
        self.rumours = [tile.value for tile in box.rumours.tiles]
        columns = "ABCDEFGHIJK"
        self.fields = [f"{columns[field % m.SIZE]}{field // m.SIZE + 1}" for field in range(m.FIELDS)]
        self.ends = [self.fields[row * m.SIZE + column] for column, row in box.start.caravan_fields]
        self.spaces = [
            f"{self.goods[space // m.SPACES_PER_GOOD]} {space % m.SPACES_PER_GOOD + 1}"
            for space in range(m.SPACES)
        ]
        printed: list[CrossField | Tile] = [*box.cross.fields, *box.tiles]
        self.lying_sides = [
            _turned(one.sides, rotation) for one in printed for rotation in range(m.ROTATIONS)
        ]
        """The lines of a piece as it lies, by its placement."""
        self.lying_sections = [
            _sections(one.sections, rotation) for one in printed for rotation in range(m.ROTATIONS)
        ]
        self._texts = [self._plain_text(move) for move in range(m.MOVES)]
        self._named = self._all_named()

    def height(self, seat: int, explorer: int) -> int:
        return self.heights[seat * m.EXPLORERS + explorer]

    def figure(self, explorer: int) -> str:
        """An explorer's id on the board: its colour and height."""
        return f"explorer:{self.colours[explorer // m.EXPLORERS]}-{self.heights[explorer]}"

    # -- texts ------------------------------------------------------------------------------------

    def text(self, p: WuestensoehnePosition, move: int) -> str:
        """The canonical text; to move nowhere is to stay."""
        if move == m.move_to(p.caravans[p.active]) and p.agenda[-1] == kinds.MOVE:
            return "stay"
        return self._texts[move]

    def _plain_text(self, move: int) -> str:
        if move in _PLAIN:
            return _PLAIN[move]
        what = m.operand(move)
        match m.family(move):
            case m.START_FAMILY:
                return f"start {self.ends[what]}"
            case m.DISCARD_FAMILY:
                return f"discard {self.tiles[what]}"
            case m.MOVE_FAMILY:
                return f"move {self.fields[what]}"
            case m.USE_FAMILY:
                return f"use {self.tiles[what]}"
            case m.SCOUT_FAMILY:
                return f"scout {self.tiles[what]}"
            case m.LAY_FAMILY:
                return f"lay {self.fields[what // m.ROTATIONS]} r{what % m.ROTATIONS}"
            case m.EXPLORER_FAMILY:
                return f"explorer {self.heights[what % m.ALL_EXPLORERS]} {what // m.ALL_EXPLORERS + 1}"
            case m.RETRIEVE_FAMILY:
                return f"retrieve {self.heights[what]}"
            case m.VALUE_FAMILY:
                return f"value {what + 1}"
            case m.TAKE_FAMILY:
                return f"take {self.icons[what]}"
            case m.PUT_BACK_FAMILY:
                return f"put back {self.goods[what]}"
            case m.RUMOUR_FAMILY:
                return f"rumour {self.spaces[what]}"
            case _:
                return f"look {self.spaces[what]}"

    def _all_named(self) -> dict[str, list[int]]:
        stay = {"stay": [m.move_to(field) for field in range(m.FIELDS)]}
        return stay | {tidy(text): [move] for move, text in enumerate(self._texts)}

    def moves_named(self, text: str) -> list[int]:
        """What a text can mean anywhere in the game."""
        return self._named.get(tidy(text), [])

    def outcome_text(self, p: WuestensoehnePosition, outcome: int) -> str:
        """An outcome of chance."""
        kind = p.agenda[-1]
        if kind == kinds.FIRST_PLAYER:
            return f"first {self.colours[outcome]}"
        if kind == kinds.RUMOUR_TILE:
            return f"rumour R{outcome + 1}"
        return f"tile {self.tiles[outcome]}"

    # -- names as messages ------------------------------------------------------------------------

    def good(self, good: int) -> Message:
        return Message(f"wuestensoehne-good-{self.goods[good]}")

    def icon(self, icon: int) -> Message:
        return Message(f"wuestensoehne-icon-{self.icons[icon]}")

    def space(self, space: int) -> Message:
        return Message(
            "wuestensoehne-space",
            {
                "good": self.good(space // m.SPACES_PER_GOOD),
                "number": space % m.SPACES_PER_GOOD + 1,
            },
        )

    def rumour(self, tile: int) -> str:
        """The face of a rumour tile."""
        return f"{self.rumours[tile]:+d}".replace("-", "−")

    def section(self, p: WuestensoehnePosition, field: int, section: int) -> Message:
        """A section by its field, and by its number where the tile has several."""
        piece = p.board[field]
        several = p.tables.first_section[piece + 1] - p.tables.first_section[piece] > 1
        return self.section_named(field, section, several)

    def section_named(self, field: int, section: int, several: bool) -> Message:
        if not several:
            return Message("wuestensoehne-place", {"field": self.fields[field]})
        return Message("wuestensoehne-section", {"field": self.fields[field], "number": section + 1})

    # -- offers -----------------------------------------------------------------------------------

    def offer(self, p: WuestensoehnePosition, move: int) -> Offer:
        """A legal move with what it touches and what it says."""
        return Offer(
            self.text(p, move),
            self._touches(p, move),
            self._message(p, move),
            is_final(p, move),
            move in _DECLINES,
        )

    def _touches(self, p: WuestensoehnePosition, move: int) -> tuple[str, ...]:
        what = m.operand(move)
        match m.family(move):
            case m.START_FAMILY:
                return (f"field:{self.ends[what]}",)
            case m.MOVE_FAMILY:
                return (f"field:{self.fields[what]}",)
            case m.DISCARD_FAMILY | m.USE_FAMILY | m.SCOUT_FAMILY:
                return (f"tile:{self.tiles[what]}",)
            case m.LAY_FAMILY:
                return (f"field:{self.fields[what // m.ROTATIONS]}", f"rotation:{what % m.ROTATIONS}")
            case m.EXPLORER_FAMILY:
                section = f"section:{self.fields[p.laid]}-{what // m.ALL_EXPLORERS + 1}"
                return (self.figure(what % m.ALL_EXPLORERS), section)
            case m.RETRIEVE_FAMILY:
                return (self.figure(what),)
            case m.VALUE_FAMILY:
                return (f"section:{self.fields[p.laid]}-{what + 1}",)
            case m.TAKE_FAMILY:
                return (f"icon:{self.icons[what]}",)
            case m.PUT_BACK_FAMILY:
                return (f"good:{self.goods[what]}",)
            case m.RUMOUR_FAMILY | m.LOOK_FAMILY:
                return (f"rumour:{self.spaces[what].replace(' ', '-')}",)
            case _:
                return ()

    def _message(self, p: WuestensoehnePosition, move: int) -> Message:
        if move in _PLAIN:
            return _move(_PLAIN[move].replace(" ", "-"))
        what = m.operand(move)
        match m.family(move):
            case m.START_FAMILY:
                return _move("start", field=self.ends[what])
            case m.DISCARD_FAMILY:
                return _move("discard", tile=self.tiles[what])
            case m.MOVE_FAMILY:
                return self._move_message(p, what)
            case m.USE_FAMILY:
                return _move("use", tile=self.tiles[what])
            case m.SCOUT_FAMILY:
                owner = Message(f"wuestensoehne-seat-{self.colours[owner_of(p, what)]}")
                return _move("scout", tile=self.tiles[what], player=owner)
            case m.LAY_FAMILY:
                field, rotation = self.fields[what // m.ROTATIONS], what % m.ROTATIONS
                return _move("lay", field=field, rotation=rotation, degrees=rotation * 90)
            case m.EXPLORER_FAMILY:
                section = self.section(p, p.laid, what // m.ALL_EXPLORERS)
                return _move("explorer", height=self.heights[what % m.ALL_EXPLORERS], section=section)
            case m.RETRIEVE_FAMILY:
                field = self.fields[field_of(p, p.explorers[what])]
                return _move("retrieve", height=self.heights[what], field=field)
            case m.VALUE_FAMILY:
                return _move("value", section=self.section(p, p.laid, what))
            case m.TAKE_FAMILY:
                return _move("take", icon=self.icon(what), free=p.free_icons[what])
            case m.PUT_BACK_FAMILY:
                return _move("put-back", good=self.good(what), won=self.good(p.agenda[-3]))
            case m.RUMOUR_FAMILY:
                return _move("rumour", space=self.space(what))
            case _:
                return self._look_message(p, what)

    def _move_message(self, p: WuestensoehnePosition, field: int) -> Message:
        if field == p.caravans[p.active]:
            return _move("stay", field=self.fields[field])
        return _move("move", field=self.fields[field], price=price_of(p, field))

    def _look_message(self, p: WuestensoehnePosition, space: int) -> Message:
        """Who has seen the tile before is told so; it may still be taken off."""
        tile = tile_on(p, space)
        if p.known_by[tile] >> p.to_act & 1:
            return _move("look-again", space=self.space(space), value=self.rumour(tile))
        return _move("look", space=self.space(space))


def _move(name: str, **args: str | int | Message) -> Message:
    return Message(f"wuestensoehne-move-{name}", args)


def _turned(sides: str, rotation: int) -> str:
    """What stands on the sides N, E, S, W of a piece that has been turned."""
    return sides[4 - rotation :] + sides[: 4 - rotation]


def _sections(sections: Sequence[Section], rotation: int) -> list[SectionView]:
    """The sections of a piece as it lies; their sides in the order N, E, S, W."""
    found = []
    for section in sections:
        turned = {SIDES[(SIDES.index(side) + rotation) % 4] for side in section.sides}
        found.append(SectionView("".join(side for side in SIDES if side in turned), list(section.icons)))
    return found
