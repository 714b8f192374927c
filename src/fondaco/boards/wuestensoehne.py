"""Im Reich der Wüstensöhne in the terminal: the area, oases with explorers, rumours and supplies, the players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rich import box as borders
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.voice import Voice
from fondaco.boards.wuestensoehne_map import (
    MAP_WIDTH,
    Painter,
    Picture,
    draw_map,
    picture_of,
    turned,
)
from fondaco.boards.wuestensoehne_plain import NOTHING, Teller, signed
from fondaco.boards.wuestensoehne_style import DIM, PLAYER_STYLES, TARGET_STYLE
from fondaco.games.wuestensoehne.box_checks.facts import ICONS
from fondaco.games.wuestensoehne.view import PlayerView, SpaceView, WuestensoehneView
from fondaco.table.rulebook import Offer, Rulebook, View

_FIELD = re.compile(r"([a-k])\s*(\d{1,2})(?:[\s,]*r?\s*([0-3]))?", re.IGNORECASE)


def make_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> WuestensoehneBoard:
    """The board of this game for these players."""
    return WuestensoehneBoard(voice, faces)


class WuestensoehneBoard:
    """Shows a view of Im Reich der Wüstensöhne; it is never given a position."""

    def __init__(self, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces
        self.teller = Teller(voice, faces)
        self.painter = Painter({icon: voice(f"terminal-wuestensoehne-letter-{icon}") for icon in ICONS})

    def lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.lines(cast(WuestensoehneView, view))

    def hand(self, view: View) -> list[str]:
        return self.teller.own(cast(WuestensoehneView, view))

    def drawing(self, view: View, offers: Sequence[Offer]) -> RenderableType:
        seen = cast(WuestensoehneView, view)
        touched = {what for offer in offers for what in offer.touches}
        parts: list[RenderableType] = [
            self._headline(seen),
            draw_map(self.painter, self.faces, seen, touched),
            self._legend(),
            *(Text(self.teller.oasis(oasis, long=False)) for oasis in seen.oases if oasis.explorers),
            self._rumours(seen),
            Text(self.teller.piles(seen)),
            self._players(seen),
            *self._reserves(seen),
        ]
        # Wider lines would only part what belongs together.
        return Constrain(Stack(*parts), MAP_WIDTH)

    # -- the question at hand ---------------------------------------------------------------------

    def sketch(self, view: View, offers: Sequence[Offer]) -> RenderableType | None:
        """The tile as it would lie at each place, the tiles one may use, or the sections one may choose."""
        seen = cast(WuestensoehneView, view)
        pictures = self._previews(seen, offers) or self._usable(seen, offers)
        if pictures:
            return Stack(*self.painter.strip(pictures, MAP_WIDTH))
        touched = {what for offer in offers for what in offer.touches}
        parts: list[RenderableType] = []
        for piece in seen.board:
            if any(f"section:{piece.field}-{number + 1}" in touched for number in range(len(piece.sections))):
                picture = picture_of(piece, self.faces, seen, touched)
                parts += self.painter.strip([(piece.field, DIM, picture)], MAP_WIDTH)
        parts += [Text(line, DIM) for line in self.teller.question(seen, offers)]
        return Stack(*parts) if parts else None

    def sketch_lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.question(cast(WuestensoehneView, view), offers)

    def _previews(self, view: WuestensoehneView, offers: Sequence[Offer]) -> list[tuple[str, str, Picture]]:
        """Each placement under its number, its field and its rotation."""
        if view.hand is None or not view.placements:
            return []
        places = [(field, rotation) for field, rotations in view.placements.items() for rotation in rotations]
        return [
            (f"{number} {field} r{rotation}", TARGET_STYLE, turned(view.hand, rotation))
            for number, (field, rotation) in enumerate(places, start=1)
        ]

    def _usable(self, view: WuestensoehneView, offers: Sequence[Offer]) -> list[tuple[str, str, Picture]]:
        held = {tile.id: tile for player in view.players for tile in player.reserve}
        found = []
        for number, offer in enumerate(offers, start=1):
            for what in offer.touches:
                kind, _, name = what.partition(":")
                if kind == "tile" and name in held:
                    found.append((f"{number} {name}", TARGET_STYLE, turned(held[name], 0)))
        return found

    def meant(self, view: View, typed: str) -> str:
        """A field, or a field and a rotation, is short for the move that the question is about."""
        seen = cast(WuestensoehneView, view)
        short = _FIELD.fullmatch(typed.strip())
        if short is None or seen.viewer is None:
            return typed
        field, rotation = f"{short[1].upper()}{int(short[2])}", short[3]
        if seen.placements:
            return f"lay {field} r{rotation or ''}"
        if rotation is not None:
            return typed
        if seen.reach:
            return "stay" if field == seen.players[seen.viewer].caravan else f"move {field}"
        return f"start {field}" if seen.players[seen.viewer].caravan is None else typed

    # -- headline and legend ----------------------------------------------------------------------

    def _headline(self, view: WuestensoehneView) -> Text:
        first, *more = self.teller.notes(view)
        line = Text(first, style="bold")
        for note in more:
            line.append(f"  {note}", DIM)
        return line

    def _legend(self) -> Text:
        names = {icon: self.say(f"wuestensoehne-icon-{icon}") for icon in ICONS}
        names["water2"] = "×2"  # its own name would be too long in one line
        icons = "  ".join(f"{self.painter.letters[icon]} {names[icon]}" for icon in ICONS)
        return Text(f"{self.say('terminal-wuestensoehne-legend')}\n{icons}", DIM)

    def _face(self, seat: int) -> Text:
        face = self.faces[seat]
        return Text(f"{face.mark} {face.name}", PLAYER_STYLES.get(face.colour, ""))

    # -- rumours ----------------------------------------------------------------------------------

    def _rumours(self, view: WuestensoehneView) -> Table:
        table = _table()
        table.add_column(self.say("terminal-wuestensoehne-rumours"), no_wrap=True)
        table.add_column(self.say("terminal-wuestensoehne-value"), justify="right")
        for number in (1, 2):
            table.add_column(self.say("terminal-wuestensoehne-space", number=number), no_wrap=True)
        table.add_column(self.say("terminal-wuestensoehne-in-supply"), justify="right")
        table.add_column(self.teller.stock(view), ratio=1)
        supply = [
            self.say("wuestensoehne-water", n=view.water_supply),
            self.say("wuestensoehne-camels", n=view.camel_supply),
        ]
        for nth, (good, value) in enumerate(view.good_values.items()):
            spaces = [self._space(space) for space in view.rumour_spaces if space.good == good]
            name = Text(self.say(f"wuestensoehne-good-{good}"))
            unsure = any(
                space.occupied and space.value is None for space in view.rumour_spaces if space.good == good
            )
            worth = Text(f"{value}{'?' if unsure else ' '}")
            table.add_row(
                name, worth, *spaces, Text(str(view.goods_supply[good])), Text("".join(supply[nth : nth + 1]))
            )
        return table

    def _space(self, space: SpaceView) -> Text:
        """`+2 ●▲`: its value as far as the viewer has seen it, and who has seen it."""
        if not space.occupied:
            return Text("·", DIM)
        text = Text("?" if space.value is None else signed(space.value), "bold")
        for seat in space.seen_by:
            text.append(f"{' ' if seat == space.seen_by[0] else ''}{self.faces[seat].mark}", DIM)
        return text

    # -- players ----------------------------------------------------------------------------------

    def _players(self, view: WuestensoehneView) -> Table:
        table = _table()
        table.add_column(self.say("terminal-wuestensoehne-player"), no_wrap=True)
        for heading in ("gold", "water", "camels"):
            table.add_column(self.say(f"terminal-wuestensoehne-{heading}"), justify="right")
        table.add_column(self.say("terminal-wuestensoehne-goods"), no_wrap=True)
        table.add_column(self.say("terminal-wuestensoehne-explorers"), ratio=1)
        for player in view.players:
            table.add_row(*self._player(view, player))
        return table

    def _player(self, view: WuestensoehneView, player: PlayerView) -> list[Text]:
        name = Text("▶ " if player.seat == view.to_act else "  ", TARGET_STYLE)
        name.append_text(self._face(player.seat))
        if self.faces[player.seat].player:
            name.append(f" ({self.faces[player.seat].player})", DIM)
        letters = self.painter.letters
        loaded = "".join(letters[good] * number for good, number in player.goods.items())
        goods = Text((loaded + "·" * player.room) or NOTHING)
        numbers = (view.scores[player.seat], player.water, player.camels)
        explorers = " ".join(self.teller.explorer(figure) for figure in player.explorers)
        return [name, *(Text(str(number)) for number in numbers), goods, Text(explorers)]

    def _reserves(self, view: WuestensoehneView) -> list[Text]:
        pictures = [
            (
                f"{self.faces[player.seat].mark} {tile.id}",
                PLAYER_STYLES.get(self.faces[player.seat].colour, ""),
                turned(tile, 0),
            )
            for player in view.players
            for tile in player.reserve
        ]
        if not pictures:
            return []
        return [
            Text(self.say("terminal-wuestensoehne-reserves"), DIM),
            *self.painter.strip(pictures, MAP_WIDTH),
        ]


def _table() -> Table:
    return Table(box=borders.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False, show_edge=False)
