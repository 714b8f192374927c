"""Im Reich der Wüstensöhne told in sentences: for screen readers, and for lines the drawing shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fondaco.boards import Face
from fondaco.boards.voice import Voice
from fondaco.boards.wuestensoehne_map import Picture, turned
from fondaco.games.wuestensoehne.box_checks.facts import ICONS, SIDES
from fondaco.games.wuestensoehne.view import (
    ExplorerView,
    OasisView,
    PlayerView,
    SectionView,
    SpaceView,
    TileView,
    WuestensoehneView,
)
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer

NOTHING = "–"
_LINES = "BW"


class Teller:
    """Says what lies on the table, one thing after the other."""

    def __init__(self, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces

    def lines(self, view: WuestensoehneView) -> list[str]:
        return [
            *self.notes(view),
            *self._board(view),
            *(self.oasis(oasis, long=True) for oasis in view.oases if oasis.explorers or oasis.open_ends),
            *self._reach(view),
            *(self._rumour(view, good) for good in view.good_values),
            self.stock(view),
            self.piles(view),
            self.supply(view),
            *(self._player(view, player) for player in view.players),
            *self.reserves(view),
        ]

    # -- the moment -------------------------------------------------------------------------------

    def notes(self, view: WuestensoehneView) -> list[str]:
        """Whose go it is, how far the game is, and what is reconstructed."""
        if view.ranks is not None:
            lines = [self.say.say(view.prompt)]
        else:
            moment = "bonus-go" if view.bonus_turn else "go"
            player = str(self.faces[view.active])
            lines = [self.say(f"terminal-wuestensoehne-{moment}", player=player)]
        if view.goes_left is not None and view.ranks is None:
            lines.append(self.say("terminal-wuestensoehne-goes-left", number=view.goes_left))
        if view.reconstructed:
            lines.append(self.say("terminal-wuestensoehne-reconstructed"))
        return lines

    # -- pieces -----------------------------------------------------------------------------------

    def sides(self, sides: str) -> str:
        return ", ".join(self.say(f"wuestensoehne-side-{side}") for side in sides)

    def icons(self, icons: Mapping[str, int]) -> str:
        """Icons with their number where there are several: gem, salt ×2."""
        shown = []
        for icon in ICONS:
            if icon in icons:
                name = self.say(f"wuestensoehne-icon-{icon}")
                shown.append(f"{name} ×{icons[icon]}" if icons[icon] > 1 else name)
        return ", ".join(shown)

    def section(self, section: SectionView) -> str:
        icons = self.icons({icon: section.icons.count(icon) for icon in section.icons})
        sides = self.sides(section.sides) or NOTHING
        if not icons:
            return self.say("terminal-wuestensoehne-section", sides=sides)
        return self.say("terminal-wuestensoehne-section-icons", sides=sides, icons=icons)

    def ground(self, picture: Picture) -> str:
        """A piece in words: its sections, or desert; every other side is desert with a brown line."""
        parts = [self.section(section) for section in picture.sections]
        parts = parts or [self.say("wuestensoehne-word-desert")]
        bare = "".join(side for side, code in zip(SIDES, picture.sides, strict=True) if code not in _LINES)
        if bare:
            parts.append(self.say("terminal-wuestensoehne-no-line", sides=self.sides(bare)))
        return " + ".join(parts)

    def tile(self, tile: TileView) -> str:
        return f"{tile.id} {self.ground(turned(tile, 0))}"

    def _board(self, view: WuestensoehneView) -> Iterator[str]:
        """Row by row; the fields of the cross are told like the others."""
        rows: dict[int, list[str]] = {}
        for piece in view.board:
            ground = self.ground(Picture(piece.sides, piece.sections))
            rows.setdefault(int(piece.field[1:]), []).append(f"{piece.field} {ground}")
        for row, fields in sorted(rows.items()):
            yield self.say("terminal-wuestensoehne-row", row=row, fields=". ".join(fields))

    # -- oases ------------------------------------------------------------------------------------

    def figure(self, seat: int, height: int) -> str:
        face = self.faces[seat]
        return f"{face.mark}{height}" if face.mark else f"{face.name} {height}"

    def oasis(self, oasis: OasisView, *, long: bool) -> str:
        """Fields, explorers in the order of a valuation, icons and open ends."""
        fields = list(dict.fromkeys(field for field, _ in oasis.sections))
        most = len(fields) if long else 5
        shown = ", ".join(fields[:most]) + ("…" if len(fields) > most else "")
        open_ends = ", ".join(f"{field} {self.sides(side)}" for field, side in oasis.open_ends)
        if not long and len(oasis.open_ends) > 2:
            open_ends = f"×{len(oasis.open_ends)}"
        return self.say(
            "terminal-wuestensoehne-oasis",
            fields=shown,
            explorers=", ".join(self.figure(*one) for one in oasis.explorers) or NOTHING,
            icons=self.icons(oasis.icons) or NOTHING,
            open=open_ends or NOTHING,
        )

    # -- what the question is about ---------------------------------------------------------------

    def _reach(self, view: WuestensoehneView) -> Iterator[str]:
        if view.reach:
            prices = ", ".join(f"{field} {price}" for field, price in view.reach.items())
            yield self.say("terminal-wuestensoehne-reach", prices=prices)

    def question(self, view: WuestensoehneView, offers: Sequence[Offer]) -> list[str]:
        """What helps to answer: the tile as it would lie, the sections to choose from, the line of explorers."""
        if view.hand is not None and view.placements:
            return [
                f"{field} r{rotation} {self.ground(turned(view.hand, rotation))}"
                for field, rotations in view.placements.items()
                for rotation in rotations
            ]
        touched = [what for offer in offers for what in offer.touches]
        return [*self._usable(view, touched), *self._sections(view, touched), *self.line(view)]

    def _usable(self, view: WuestensoehneView, touched: Sequence[str]) -> list[str]:
        held = [tile for player in view.players for tile in player.reserve]
        return [self.tile(tile) for tile in held if f"tile:{tile.id}" in touched]

    def _sections(self, view: WuestensoehneView, touched: Sequence[str]) -> list[str]:
        """The sections one may choose, each with the oasis it belongs to."""
        oases = {oasis.id: oasis for oasis in view.oases}
        lines = []
        for piece in view.board:
            for number, section in enumerate(piece.sections):
                if f"section:{piece.field}-{number + 1}" in touched:
                    lines.append(
                        self.say(
                            "terminal-wuestensoehne-section-line",
                            number=number + 1,
                            section=self.section(section),
                            oasis=self.oasis(oases[piece.oases[number]], long=False),
                        )
                    )
        return lines

    def line(self, view: WuestensoehneView) -> list[str]:
        """The explorers in line and the icons that are left for them."""
        if not view.line:
            return []
        return [
            self.say(
                "terminal-wuestensoehne-line",
                explorers=", ".join(self.figure(*one) for one in view.line),
                icons=self.icons(view.free_icons) or NOTHING,
            )
        ]

    # -- rumours and supplies ---------------------------------------------------------------------

    def space(self, space: SpaceView) -> str:
        """A space of the rumour board: empty, face down, or the value this viewer has seen."""
        if not space.occupied:
            return self.say("terminal-wuestensoehne-space-empty")
        face = self.say("terminal-wuestensoehne-space-hidden") if space.value is None else signed(space.value)
        if not space.seen_by:
            return face
        players = ", ".join(self.faces[seat].name for seat in space.seen_by)
        return self.say("terminal-wuestensoehne-space-seen", face=face, players=players)

    def _rumour(self, view: WuestensoehneView, good: str) -> str:
        first, second = (self.space(space) for space in view.rumour_spaces if space.good == good)
        return self.say(
            "terminal-wuestensoehne-rumour-line",
            good=Message(f"wuestensoehne-good-{good}"),
            value=view.good_values[good],
            first=first,
            second=second,
            supply=view.goods_supply[good],
        )

    def stock(self, view: WuestensoehneView) -> str:
        """The rumours beside the board, and the face of one that the viewer has seen."""
        if view.rumour_beside is not None:
            return self.say("terminal-wuestensoehne-beside", value=signed(view.rumour_beside))
        return self.say("terminal-wuestensoehne-stock", number=view.rumour_stock)

    def piles(self, view: WuestensoehneView) -> str:
        if view.current_pile is None:
            return self.say("terminal-wuestensoehne-no-piles")
        piles = ", ".join(f"{number} ({left})" for number, left in view.piles.items())
        return self.say("terminal-wuestensoehne-piles", piles=piles)

    def supply(self, view: WuestensoehneView) -> str:
        return self.say(
            "terminal-wuestensoehne-supply",
            water=Message("wuestensoehne-water", {"n": view.water_supply}),
            camels=Message("wuestensoehne-camels", {"n": view.camel_supply}),
        )

    # -- players ----------------------------------------------------------------------------------

    def goods(self, player: PlayerView) -> str:
        shown = []
        for good, number in player.goods.items():
            if number:
                name = self.say(f"wuestensoehne-good-{good}")
                shown.append(f"{name} ×{number}" if number > 1 else name)
        return ", ".join(shown) or NOTHING

    def explorer(self, figure: ExplorerView) -> str:
        """`16^` is at home and wears the turban, `11:F2` stands on F2, `6…` waits in a valuation."""
        name = f"{figure.height}{'^' if figure.turban else ''}"
        if figure.place == "supply":
            return name
        return f"{name}…" if figure.place == "line" else f"{name}:{figure.place}"

    def _told(self, figure: ExplorerView) -> str:
        """An explorer in words."""
        name = str(figure.height)
        if figure.turban:
            name += f" ({self.say('wuestensoehne-word-turban')})"
        if figure.place in ("supply", "line"):
            return name
        return self.say("terminal-wuestensoehne-explorer-on", explorer=name, field=figure.place)

    def _player(self, view: WuestensoehneView, player: PlayerView) -> str:
        face = self.faces[player.seat]
        name = f"{face.name} ({face.player})" if face.player else face.name
        return self.say(
            "terminal-wuestensoehne-player-line",
            player=name,
            field=player.caravan or NOTHING,
            gold=view.scores[player.seat],
            water=Message("wuestensoehne-water", {"n": player.water}),
            camels=Message("wuestensoehne-camels", {"n": player.camels}),
            goods=self.goods(player),
            room=player.room,
            explorers=", ".join(self._told(figure) for figure in player.explorers),
        )

    def reserves(self, view: WuestensoehneView) -> list[str]:
        return [
            self.say(
                "terminal-wuestensoehne-reserve-line",
                player=self.faces[player.seat].name,
                tiles=". ".join(self.tile(tile) for tile in player.reserve),
            )
            for player in view.players
            if player.reserve
        ]

    def own(self, view: WuestensoehneView) -> list[str]:
        """What belongs to the viewer: tiles, what was seen of the rumours, the helpers."""
        if view.viewer is None:
            return []
        tiles = [self.tile(tile) for tile in view.players[view.viewer].reserve]
        lines = tiles or [self.say("terminal-wuestensoehne-no-tiles")]
        for space in view.rumour_spaces:
            if space.value is not None:
                where = Message(
                    "wuestensoehne-space",
                    {"good": Message(f"wuestensoehne-good-{space.good}"), "number": space.number},
                )
                lines.append(self.say("terminal-wuestensoehne-seen", space=where, value=signed(space.value)))
        if view.rumour_beside is not None:
            lines.append(self.stock(view))
        return lines + [
            self.say(f"wuestensoehne-helper-{helper}") for helper in ("leader", "driver", "scout")
        ]


def signed(value: int) -> str:
    """The face of a rumour tile."""
    return f"{value:+d}".replace("-", "−")
