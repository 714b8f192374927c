"""Yspahan told in sentences: for screen readers, for narrow screens, and for lines the drawing shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.boards import Face
from fondaco.boards.voice import Voice
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.view import CaravanView, PlayerView, SoukView, YspahanView
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer


class Teller:
    """Says what lies on the table, one thing after the other."""

    def __init__(self, box: Box, voice: Voice, faces: Sequence[Face]) -> None:
        self.box = box
        self.say = voice
        self.faces = faces
        self.linked = {shop.id: shop.road_spaces for shop in box.shops}

    def lines(self, view: YspahanView, offers: Sequence[Offer]) -> list[str]:
        return [
            self.date(view),
            self.say("terminal-yspahan-first-is", player=self.faces[view.first].name),
            *self._tower(view),
            self.say("terminal-yspahan-supervisor-on", space=view.supervisor),
            *self._reach(view),
            *(self._souk(souk) for souk in view.souks),
            *self._caravan(view.caravan),
            *self.piles(view),
            *(self._player(view, player) for player in view.players),
            *self.hand(view),
        ]

    def date(self, view: YspahanView) -> str:
        calendar = self.box.calendar
        return self.say(
            "terminal-yspahan-date",
            week=view.week,
            weeks=calendar.weeks,
            day=view.day,
            days=calendar.days_per_week,
        )

    def piles(self, view: YspahanView) -> list[str]:
        """Deck and discard pile, and the card on top of that."""
        if not view.discard:
            return [self.say("terminal-yspahan-deck", deck=view.deck)]
        top = Message(f"yspahan-card-{view.discard[-1]}")
        return [
            self.say("terminal-yspahan-piles", deck=view.deck, discard=len(view.discard)),
            self.say("terminal-yspahan-top", card=top),
        ]

    def next_place(self, caravan: CaravanView) -> str:
        row = len(caravan.cubes) // caravan.row_capacity
        return self.say("terminal-yspahan-next-place", row=row + 1, points=caravan.row_points[row])

    def hand(self, view: YspahanView) -> list[str]:
        """The own cards with what they do; equal ones together."""
        if view.viewer is None:
            return []
        cards = view.players[view.viewer].hand or []
        if not cards:
            return [self.say("terminal-yspahan-no-cards")]
        lines = [self.say("terminal-yspahan-hand", number=len(cards))]
        return lines + [
            self.say(
                "terminal-yspahan-card",
                number=cards.count(card),
                card=Message(f"yspahan-card-{card}"),
                effect=Message(f"yspahan-card-{card}-effect"),
            )
            for card in dict.fromkeys(cards)
        ]

    def _tower(self, view: YspahanView) -> Iterator[str]:
        if not any(group.white + group.yellow for group in view.tower):
            yield self.say("terminal-yspahan-tower-empty")
            return
        for group in reversed(view.tower):
            square = Message(f"yspahan-square-{group.square}")
            if group.white + group.yellow:
                yield self.say(
                    "terminal-yspahan-group",
                    square=square,
                    value=group.value,
                    white=group.white,
                    yellow=group.yellow,
                )

    def _reach(self, view: YspahanView) -> Iterator[str]:
        if view.reach:
            prices = ", ".join(f"{space} {price}" for space, price in view.reach.items())
            yield self.say("terminal-yspahan-reach", prices=prices)

    def _souk(self, souk: SoukView) -> str:
        shops = ", ".join(self._shop(shop, owner) for shop, owner in souk.shops.items())
        return self.say(
            "terminal-yspahan-souk",
            district=Message(f"yspahan-district-{souk.district}"),
            colour=Message(f"yspahan-colour-{souk.colour}"),
            value=souk.value,
            shops=shops,
        )

    def _shop(self, shop: str, owner: int | None) -> str:
        state = self.say("terminal-yspahan-free") if owner is None else self.faces[owner].name
        spaces = self.linked[shop]
        link = f" ({'+'.join(spaces)})" if spaces else ""
        return f"{shop.rsplit('-', 1)[1]}{link} {state}"

    def _caravan(self, caravan: CaravanView) -> Iterator[str]:
        for row, (points, multiplier) in enumerate(
            zip(caravan.row_points, caravan.row_multiplier, strict=True)
        ):
            start = row * caravan.row_capacity
            cubes = [self.faces[seat].name for seat in caravan.cubes[start : start + caravan.row_capacity]]
            free = [self.say("terminal-yspahan-free")] * (caravan.row_capacity - len(cubes))
            yield self.say(
                "terminal-yspahan-caravan-line",
                row=row + 1,
                points=points,
                multiplier=multiplier,
                cubes=", ".join([*cubes, *free]),
            )
        yield self.next_place(caravan)

    def _player(self, view: YspahanView, player: PlayerView) -> str:
        face = self.faces[player.seat]
        name = f"{face.name} ({face.player})" if face.player else face.name
        buildings = ", ".join(self.say(f"yspahan-building-{which}") for which in player.buildings)
        return self.say(
            "terminal-yspahan-player-line",
            player=name,
            points=player.score,
            gold=player.gold,
            camels=player.camels,
            cards=player.cards,
            buildings=buildings or "–",
        )
