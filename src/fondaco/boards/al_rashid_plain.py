"""Al Rashid told in sentences: for screen readers, for narrow screens, and for lines the drawing shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from fondaco.boards import Face
from fondaco.boards.al_rashid_style import NOTHING, RECONSTRUCTED
from fondaco.boards.voice import Voice
from fondaco.games.al_rashid.box import Box
from fondaco.games.al_rashid.view import (
    AlRashidView,
    AreaView,
    OfficeView,
    PlayerView,
    StackView,
    TileView,
)
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer


class Teller:
    """Says what lies on the table, one thing after the other."""

    def __init__(self, box: Box, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces
        self.offices = {office.id: office for office in box.offices}
        self._names = {
            **{territory.id: territory.name for territory in box.territories},
            **{crisis.id: crisis.name for crisis in box.crises},
            **{office.id: office.name for office in box.offices},
        }

    def lines(self, view: AlRashidView, offers: Sequence[Offer]) -> list[str]:
        return [
            self.turn(view),
            *self.orders(view),
            *self.crises(view),
            *self.resolving(view),
            *(self._area(view, area) for area in view.areas),
            *(self._player(view, player) for player in view.players),
            self.supply(view),
            self.say("terminal-al-rashid-reconstructed"),
            *self.hand(view),
        ]

    # -- names ------------------------------------------------------------------------------------

    def name(self, view: AlRashidView, thing: str) -> str:
        """The name of an office, a territory or a crisis card, marked if it is not the printed one."""
        names = {language: name.replace("'", "’") for language, name in self._names[thing].items()}
        mark = RECONSTRUCTED if thing in view.reconstructed else ""
        return self.say.say(Message("al-rashid-from-box", dict(names))) + mark

    def area(self, view: AlRashidView, area: str) -> str:
        return self.name(view, area) if area in self._names else self.say(f"al-rashid-palace-{area}")

    def points(self, office: str) -> str:
        """The prestige of an office: printed, or what it can bring at the end."""
        kind = self.offices[office]
        if kind.end_score is None:
            return str(kind.prestige)
        return f"{min(kind.end_score.table)}–{max(kind.end_score.table)}"

    def some(self, numbers: Mapping[str, int], letters: int = 0) -> str:
        """So many of each good, and letters."""
        items = {**numbers, "letter": letters}
        said = [
            self.say("al-rashid-some", item=item, number=number) for item, number in items.items() if number
        ]
        return ", ".join(said) or self.say("al-rashid-none")

    def tile(self, tile: str) -> str:
        """A tile that the view calls `red 3`."""
        colour, _, value = tile.partition(" ")
        return self.say("al-rashid-tile", colour=colour, value=int(value))

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(str(self.faces[seat]) for seat in seats)

    # -- lines that the drawing shares ------------------------------------------------------------

    def turn(self, view: AlRashidView) -> str:
        return self.say("terminal-al-rashid-turn", turn=view.turn, turns=view.turns, phase=view.phase)

    def orders(self, view: AlRashidView) -> Iterator[str]:
        if view.order:
            yield self.say("terminal-al-rashid-order", players=self.players(view.order))
        if view.order_next:
            yield self.say("terminal-al-rashid-order-next", players=self.players(view.order_next))

    def crises(self, view: AlRashidView) -> Iterator[str]:
        """The crisis of the turn, and what the viewer knows of those to come."""
        crisis = view.crisis
        if crisis.resolved:
            yield self.say("terminal-al-rashid-crisis", crisis=self.name(view, crisis.resolved[-1]))
        if crisis.top is not None:
            yield self.say("terminal-al-rashid-crisis-next", crisis=self.name(view, crisis.top))
        buried = [self.name(view, card) for card in crisis.buried if card is not None]
        if buried:
            yield self.say("terminal-al-rashid-crisis-buried", crises=", ".join(buried))

    def resolving(self, view: AlRashidView) -> Iterator[str]:
        if view.area is not None:
            yield self.say(
                "terminal-al-rashid-resolving",
                area=self.area(view, view.area),
                players=self.players(view.acting) or NOTHING,
            )

    def supply(self, view: AlRashidView) -> str:
        discards = [
            f"{self.tile(tile)}{f' × {number}' if number > 1 else ''}"
            for tile, number in view.discard.items()
            if number
        ]
        return self.say(
            "terminal-al-rashid-supply",
            letters=view.letters,
            influence=view.influence,
            red=view.piles["red"],
            blue=view.piles["blue"],
            discards=", ".join(discards) or NOTHING,
            deck=view.crisis.deck,
        )

    def hand(self, view: AlRashidView) -> list[str]:
        """The own mercenary tiles."""
        if view.viewer is None:
            return []
        tiles = view.players[view.viewer].hand or []
        if not tiles:
            return [self.say("terminal-al-rashid-no-tiles")]
        said = ", ".join(self.tile(tile) for tile in tiles)
        return [self.say("terminal-al-rashid-hand", number=len(tiles), tiles=said)]

    def payment(self, view: AlRashidView) -> list[str]:
        """What is proposed to the one who pays, and what it costs (AR-054)."""
        payment = view.payment
        if payment is None:
            return []
        return [
            self.say(
                "terminal-al-rashid-payment",
                gold=payment.gold,
                goods=self.some(payment.proposal),
                loss=payment.loss,
                overpaid=payment.overpaid,
            )
        ]

    def holdings(self, view: AlRashidView, offices: Sequence[OfficeView]) -> str:
        """Offices with what each is worth now; those that were used in this turn are said to be."""
        return ", ".join(
            self.say(
                "terminal-al-rashid-office-held",
                office=self.name(view, office.id),
                points=office.points,
                face="up" if office.face_up else "down",
            )
            for office in offices
        )

    # -- areas and players ------------------------------------------------------------------------

    def _area(self, view: AlRashidView, area: AreaView) -> str:
        return self.say(
            "terminal-al-rashid-area",
            area=self.area(view, area.id),
            state="resolved" if area.resolved else "open",
            content=self._content(view, area),
            stacks=self._one_by_one([self._stack(stack) for stack in area.stacks]),
        )

    def _content(self, view: AlRashidView, area: AreaView) -> str:
        if area.kind == "palace":
            offices = [self._office(view, office, number) for office, number in area.offices.items()]
            return self.say("terminal-al-rashid-offices-here", offices=self._one_by_one(offices))
        return self.say(
            "terminal-al-rashid-goods-here",
            goods=self.some(area.goods, area.letters),
            tiles=self._one_by_one([self._tile(tile) for tile in area.tiles]),
        )

    def _one_by_one(self, told: Sequence[str]) -> str:
        """Things that have commas in themselves, one after the other."""
        said = told[0] if told else self.say("al-rashid-none")
        for thing in told[1:]:
            said = self.say("terminal-al-rashid-then", first=said, next=thing)
        return said

    def _office(self, view: AlRashidView, office: str, number: int) -> str:
        kind = self.offices[office]
        return self.say(
            "terminal-al-rashid-office-line",
            office=self.name(view, office),
            cost=kind.cost,
            points=self.points(office),
            border=kind.border,
            number=number,
        )

    def _tile(self, tile: TileView) -> str:
        return self.say(
            "terminal-al-rashid-tile-line",
            colour=tile.colour,
            value=tile.value or 0,
            face="up" if tile.face_up else "down" if tile.value is None else "seen",
        )

    def _stack(self, stack: StackView) -> str:
        pieces = [self.say(f"al-rashid-piece-{stack.figure}")] if stack.figure else []
        if stack.sages:
            times = f"{stack.sages} × " if stack.sages > 1 else ""
            pieces.append(times + self.say("al-rashid-piece-sage"))
        return self.say(
            "terminal-al-rashid-stack-line",
            player=str(self.faces[stack.seat]),
            pieces=" + ".join(pieces),
            dominance=stack.dominance,
            rank=stack.rank,
        )

    def _player(self, view: AlRashidView, player: PlayerView) -> str:
        return self.say(
            "terminal-al-rashid-player-line",
            player=str(self.faces[player.seat]),
            points=player.score,
            goods=self.some(player.goods),
            wealth=player.wealth,
            letters=player.letters,
            influence=player.influence,
            dishonour=player.dishonour,
            red=player.tiles["red"],
            blue=player.tiles["blue"],
            family=self._pieces(player.family),
            reserve=self._pieces(player.reserve),
            offices=self.holdings(view, player.offices) or self.say("al-rashid-none"),
        )

    def _pieces(self, pieces: Mapping[str, int]) -> str:
        said = [
            f"{number} × {self.say(f'al-rashid-piece-{piece}')}" for piece, number in pieces.items() if number
        ]
        return ", ".join(said) or self.say("al-rashid-none")
