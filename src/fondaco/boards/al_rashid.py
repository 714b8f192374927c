"""Al Rashid in the terminal: the city with its offices, the map with its goods and mercenaries, the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group as Stacked
from rich.console import RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.al_rashid_plain import Teller
from fondaco.boards.al_rashid_style import (
    BORDER_STYLES,
    BORDERS,
    DIM,
    NOTHING,
    PLAYER_STYLES,
    RESOLVED,
    TARGET,
    TARGET_STYLE,
    TILE_STYLES,
)
from fondaco.boards.voice import Voice
from fondaco.games.al_rashid.rulebook import AlRashid
from fondaco.games.al_rashid.steps.gold import payments
from fondaco.games.al_rashid.tables import Tables
from fondaco.games.al_rashid.view import AlRashidView, AreaView, PaymentView, PlayerView, StackView, TileView
from fondaco.table.rulebook import Offer, Rulebook, View

_WIDTH = 80
# Columns for the names of the areas; the goods of a territory need the rest.
_PALACE_NAMES = 27
_TERRITORY_NAMES = 20
_INDENT = 4


def make_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> AlRashidBoard:
    """The board of this game for these players."""
    return AlRashidBoard(cast(AlRashid, rulebook), voice, faces)


class AlRashidBoard:
    """Shows a view of Al Rashid; it is never given a position."""

    def __init__(self, rulebook: AlRashid, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces
        self.teller = Teller(rulebook.box, voice, faces)
        self.colon = voice("terminal-al-rashid-colon")
        self._rulebook = rulebook

    def lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.lines(cast(AlRashidView, view), offers)

    def hand(self, view: View) -> list[str]:
        return self.teller.hand(cast(AlRashidView, view))

    # -- help with a payment (AR-303) -------------------------------------------------------------

    def sketch(self, view: View, offers: Sequence[Offer]) -> RenderableType | None:
        """The payment that is proposed, beside the question for one of its parts."""
        lines = self.sketch_lines(view, offers)
        return Text("\n".join(lines)) if lines else None

    def sketch_lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        seen = cast(AlRashidView, view)
        if seen.payment is None:
            return []
        return [*self.teller.payment(seen), self.say("terminal-al-rashid-payment-enter")]

    def meant(self, view: View, typed: str) -> str:
        """An empty line pays what is proposed, whatever parts of it are still asked for."""
        payment = cast(AlRashidView, view).payment
        if typed or payment is None:
            return typed
        tables = self._rulebook.tables(len(self.faces), {})
        return " ".join(f"pay {payment.proposal[good]} {good}" for good in _asked(tables, payment))

    # -- the drawing ------------------------------------------------------------------------------

    def drawing(self, view: View, offers: Sequence[Offer]) -> RenderableType:
        seen = cast(AlRashidView, view)
        touched = {what for offer in offers for what in offer.touches}
        tell = self.teller
        parts: list[RenderableType] = [
            Text(tell.turn(seen), style="bold"),
            *(Text(line) for line in (*tell.orders(seen), *tell.crises(seen), *tell.resolving(seen))),
            self._areas(seen, touched, "palace"),
            self._areas(seen, touched, "territory"),
            Text(self.say("terminal-al-rashid-legend"), DIM),
            Text(self.say("terminal-al-rashid-reconstructed"), DIM),
            self._players(seen),
            *self._holdings(seen),
            Text(tell.supply(seen)),
            *(Text(line, "bold") for line in self.hand(seen)),
        ]
        return Constrain(Stacked(*parts), _WIDTH)

    def _face(self, seat: int) -> Text:
        face = self.faces[seat]
        return Text(str(face), PLAYER_STYLES[face.colour])

    # -- city and map -----------------------------------------------------------------------------

    def _areas(self, view: AlRashidView, touched: set[str], kind: str) -> Panel:
        rows = [
            self._area(view, area, f"area:{area.id}" in touched) for area in view.areas if area.kind == kind
        ]
        title = self.say("terminal-al-rashid-city" if kind == "palace" else "terminal-al-rashid-map")
        return Panel(
            Stacked(*rows),
            title=Text(title),
            title_align="left",
            border_style=DIM,
            padding=(0, 1),
            width=_WIDTH,
        )

    def _area(self, view: AlRashidView, area: AreaView, target: bool) -> RenderableType:
        """Name and stacks in one line; below it what there is to get."""
        head = Table.grid(padding=(0, 1))
        head.add_column(width=1)
        head.add_column(width=_PALACE_NAMES if area.kind == "palace" else _TERRITORY_NAMES)
        head.add_column(ratio=1)
        mark = TARGET if target else RESOLVED if area.resolved else " "
        head.add_row(
            Text(mark, TARGET_STYLE if target else DIM),
            Text(self.teller.area(view, area.id), TARGET_STYLE if target else "bold"),
            self._stacks(area),
        )
        if area.kind == "palace":
            return Stacked(head, Padding(self._offices(view, area), (0, 0, 0, _INDENT)))
        head.add_row("", self._tiles(area), Text(self.teller.some(area.goods, area.letters)))
        return head

    def _stacks(self, area: AreaView) -> Text:
        """The stacks from left to right: whose, which pieces, dominance and rank."""
        line = Text()
        for nth, stack in enumerate(area.stacks):
            line.append("  " if nth else "")
            line.append_text(self._stack(stack))
        return line if area.stacks else Text(NOTHING, DIM)

    def _stack(self, stack: StackView) -> Text:
        face = self.faces[stack.seat]
        pieces = [self.say(f"terminal-al-rashid-short-{stack.figure}")] if stack.figure else []
        if stack.sages:
            number = str(stack.sages) if stack.sages > 1 else ""
            pieces.append(number + self.say("terminal-al-rashid-short-sage"))
        said = Text(f"{face.mark}{'+'.join(pieces)}", PLAYER_STYLES[face.colour])
        said.append(f"={stack.dominance}#{stack.rank}", "bold" if stack.rank == 1 else "not bold")
        return said

    def _offices(self, view: AlRashidView, area: AreaView) -> Text:
        """The offices of a palace by their borders, each with its cost and points."""
        told = Text()
        for border, word in BORDERS.items():
            tiles = [
                self._office(view, office, number)
                for office, number in area.offices.items()
                if self.teller.offices[office].border == border
            ]
            if tiles:
                told.append(" | " if told else "")
                told.append(f"{self.say(f'al-rashid-word-{word}')}{self.colon} ", BORDER_STYLES[border])
                told.append(", ".join(tiles))
        return told or Text(NOTHING, DIM)

    def _office(self, view: AlRashidView, office: str, number: int) -> str:
        kind = self.teller.offices[office]
        times = f" ×{number}" if number > 1 else ""
        return f"{self.teller.name(view, office)} {kind.cost}/{self.teller.points(office)}{times}"

    def _tiles(self, area: AreaView) -> Text:
        tiles = Text()
        for nth, tile in enumerate(area.tiles):
            tiles.append(" " if nth else "")
            tiles.append_text(_tile(tile))
        return tiles

    # -- players ----------------------------------------------------------------------------------

    def _players(self, view: AlRashidView) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        goods = list(view.players[0].goods)
        pieces = list(view.players[0].family)
        headings = [
            self.say("terminal-al-rashid-points"),
            *(self.say(f"terminal-al-rashid-short-{good}") for good in goods),
            *(
                self.say(f"terminal-al-rashid-short-{what}")
                for what in ("gold", "letters", "influence", "dishonour")
            ),
            "r",
            "b",
            *(self.say(f"terminal-al-rashid-short-{piece}") for piece in pieces),
        ]
        for _ in headings:
            table.add_column(justify="right", no_wrap=True)
        table.add_row(
            Text(self.say("terminal-al-rashid-player"), DIM), *(Text(heading, DIM) for heading in headings)
        )
        for player in view.players:
            table.add_row(*self._player(view, player))
        return table

    def _player(self, view: AlRashidView, player: PlayerView) -> list[Text]:
        name = Text(f"{TARGET} " if player.seat == view.to_act else "  ", TARGET_STYLE)
        name.append_text(self._face(player.seat))
        if self.faces[player.seat].player:
            name.append(f" ({self.faces[player.seat].player})", DIM)
        numbers = [
            player.score,
            *player.goods.values(),
            player.wealth,
            player.letters,
            player.influence,
            player.dishonour,
            *player.tiles.values(),
        ]
        family = [f"{player.reserve[piece]}/{number}" for piece, number in player.family.items()]
        return [name, *(Text(str(number), "" if number else DIM) for number in numbers), *map(Text, family)]

    def _holdings(self, view: AlRashidView) -> list[Text]:
        lines = []
        for player in view.players:
            if player.offices:
                line = self._face(player.seat)
                line.append(f"{self.colon} {self.teller.holdings(view, player.offices)}", "not bold")
                lines.append(line)
        return lines


def _tile(tile: TileView) -> Text:
    """`[r3]` lies face up, `(r·)` face down; `(r3)` lies face down and was seen by the viewer."""
    value = "·" if tile.value is None else str(tile.value)
    inside = f"{tile.colour[0]}{value}"
    return Text(f"[{inside}]" if tile.face_up else f"({inside})", TILE_STYLES[tile.colour])


def _asked(tables: Tables, payment: PaymentView) -> list[str]:
    """The goods that are asked for on the way to the proposed payment: those with more than one possible count."""
    goods = list(payment.held)
    counts = [payment.proposal[good] for good in goods]
    start = goods.index(payment.asked)
    legal = payments(tables, list(payment.held.values()), payment.gold)
    asked = []
    for nth in range(start, len(goods)):
        fitting = [paid for paid in legal if paid[:nth] == counts[:nth]]
        if len({paid[nth] for paid in fitting}) > 1:
            asked.append(goods[nth])
    return asked
