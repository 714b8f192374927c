"""Istanbul in the terminal: the bazaar with everybody in it, the players' wheelbarrows, the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill
from typing import cast

from rich.console import Group as Stacked
from rich.console import RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from fondaco.boards import Face
from fondaco.boards.istanbul_map import WIDTH, draw_map
from fondaco.boards.istanbul_plain import Teller
from fondaco.boards.istanbul_style import DIM, PLAYER_STYLES, TARGET, TARGET_STYLE
from fondaco.boards.voice import Voice
from fondaco.games.istanbul.view import IstanbulView, PlayerView
from fondaco.table.rulebook import Offer, Rulebook, View


def make_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> IstanbulBoard:
    """The board of this game for these players."""
    return IstanbulBoard(voice, faces)


class IstanbulBoard:
    """Shows a view of Istanbul; it is never given a position."""

    def __init__(self, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces
        self.teller = Teller(voice, faces)

    def lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.lines(cast(IstanbulView, view), offers)

    def hand(self, view: View) -> list[str]:
        return self.teller.hand(cast(IstanbulView, view))

    # -- the question at hand ---------------------------------------------------------------------

    def sketch(self, view: View, offers: Sequence[Offer]) -> RenderableType | None:
        """The parts of the decision so far: what was chosen is not on the board yet."""
        lines = self.sketch_lines(view, offers)
        return Text("\n".join(lines)) if lines else None

    def sketch_lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        return self.teller.chosen(cast(IstanbulView, view))

    def meant(self, view: View, typed: str) -> str:
        """The texts of the moves are short as they are."""
        return typed

    # -- the drawing ------------------------------------------------------------------------------

    def drawing(self, view: View, offers: Sequence[Offer]) -> RenderableType:
        seen = cast(IstanbulView, view)
        touched = {what for offer in offers for what in offer.touches}
        label, *more = self.teller.headline(seen)
        headline = _paragraph(" ".join([label, *more]))
        headline.stylize("bold", 0, len(label))
        parts: list[RenderableType] = [
            headline,
            draw_map(self.say, self.teller, self.faces, seen, touched),
            Text("\n".join(_folded(self._legend(seen))), DIM),
            *(Text(line, DIM) for line in self.teller.reconstructed(seen)),
            *(_paragraph(line) for line in self.teller.notes(seen)),
            self._players(seen),
            *self._holdings(seen),
            _paragraph(" ".join(self.teller.supply(seen)), DIM),
            *(_paragraph(line) for line in self.hand(seen)),
        ]
        return Constrain(Stacked(*parts), WIDTH)

    def _legend(self, view: IstanbulView) -> Iterator[str]:
        """What the signs of the squares mean, as far as this game has them."""
        has_letters = view.players[0].companion is not None
        if view.reach:
            yield self.say("terminal-istanbul-legend-reach")
        if view.companion_reach:
            yield self.say("terminal-istanbul-legend-companion-reach")
        pieces = ["merchant", *(["companion"] if has_letters else []), "assistant", "family"]
        if any(place.neutrals for place in view.places):
            pieces.append("neutral")
        mark = self.faces[0].mark
        for piece in pieces:
            yield self.say("terminal-istanbul-legend-piece", piece=piece, mark=mark)
        for figure, price in view.figure_prices.items():
            short = self.say("terminal-istanbul-short-figure", figure=figure)
            yield f"{short} {self.teller.figure(view, figure)} {self.teller.short_amount('lira', price)}"
        yield self.say("terminal-istanbul-legend-amounts")
        for good in (*view.players[0].goods, *(["coffee"] if view.unseen_guild else [])):
            short = self.say("terminal-istanbul-short-good", good=good)
            yield f"{short} {self.say('istanbul-good', good=good)}"
        yield self.say("terminal-istanbul-legend-tiles")
        if view.barrier is not None:
            yield self.say("terminal-istanbul-legend-barrier")

    # -- players ----------------------------------------------------------------------------------

    def _players(self, view: IstanbulView) -> Table:
        has_letters = view.players[0].companion is not None
        goods = list(view.players[0].goods)
        headings = [
            self.say("terminal-istanbul-short-ruby"),
            self.say("terminal-istanbul-short-lira", lira=""),
            *(self.say("terminal-istanbul-short-good", good=good) for good in goods),
            self.say("terminal-istanbul-capacity"),
            *([self.say("terminal-istanbul-short-good", good="coffee")] if view.unseen_guild else []),
            self.say("terminal-istanbul-heading-cards"),
            *([self.say("terminal-istanbul-heading-guild-cards")] if view.unseen_guild else []),
            *([self.say("terminal-istanbul-heading-seals")] if has_letters else []),
        ]
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for _ in headings:
            table.add_column(justify="right", no_wrap=True)
        table.add_row(
            Text(self.say("terminal-istanbul-player"), DIM), *(Text(heading, DIM) for heading in headings)
        )
        for player in view.players:
            table.add_row(*self._player(view, player))
        return table

    def _player(self, view: IstanbulView, player: PlayerView) -> list[Text]:
        name = Text(f"{TARGET} " if player.seat == view.to_act else "  ", TARGET_STYLE)
        name.append_text(self._face(player.seat))
        if self.faces[player.seat].player:
            name.append(f" ({self.faces[player.seat].player})", DIM)
        numbers = [
            player.rubies,
            player.lira,
            *player.goods.values(),
            player.capacity,
            *([player.coffee] if view.unseen_guild else []),
            player.cards,
            *([player.guild_cards] if view.unseen_guild else []),
            *([player.seals] if player.companion is not None else []),
        ]
        return [name, *(Text(str(number), "" if number else DIM) for number in numbers)]

    def _face(self, seat: int) -> Text:
        face = self.faces[seat]
        return Text(str(face), PLAYER_STYLES[face.colour])

    def _holdings(self, view: IstanbulView) -> Iterator[Text]:
        for player in view.players:
            held = self.teller.one_by_one(self.teller.holdings(view, player))
            if held:
                yield _paragraph(
                    self.say(
                        "terminal-istanbul-player-line", player=str(self.faces[player.seat]), content=held
                    )
                )


def _paragraph(line: str, style: str = "") -> Text:
    """A sentence in lines of its own: an unbreakable space, as before a French colon, is not broken at."""
    return Text(fill(line, WIDTH, break_on_hyphens=False), style)


def _folded(entries: Iterable[str]) -> list[str]:
    """The entries in lines, none of them parted."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 2 + len(entry) <= WIDTH:
            lines[-1] += f"  {entry}"
        else:
            lines.append(entry)
    return lines
