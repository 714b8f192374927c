"""Istanbul told in sentences: for screen readers, for narrow screens, and for lines the drawing shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from fondaco.boards import Face
from fondaco.boards.istanbul_style import RECONSTRUCTED
from fondaco.boards.voice import Voice
from fondaco.games.istanbul.view import IstanbulView, LetterView, PlaceView, PlayerView, StackView
from fondaco.table.rulebook import Offer

_TAVERN_TILES = ("straight_line", "free_figures")


class Teller:
    """Says what lies on the table, one thing after the other."""

    def __init__(self, voice: Voice, faces: Sequence[Face]) -> None:
        self.say = voice
        self.faces = faces

    def lines(self, view: IstanbulView, offers: Sequence[Offer]) -> list[str]:
        touched = {what for offer in offers for what in offer.touches}
        return [
            " ".join(self.headline(view)),
            *(self._place(view, place, touched) for place in view.places),
            *self.notes(view),
            *(self._player(view, player) for player in view.players),
            *self.supply(view),
            *self.reconstructed(view),
            *self.hand(view),
        ]

    # -- names and amounts ------------------------------------------------------------------------

    def mark(self, view: IstanbulView, *parts: str) -> str:
        """What is put after a name if the project had to design anything of what it stands for."""
        return RECONSTRUCTED if any(part in view.reconstructed_parts for part in parts) else ""

    def card(self, view: IstanbulView, card: str) -> str:
        return self.say(f"istanbul-card-{card}") + self.mark(view, f"card:{card}")

    def guild_card(self, view: IstanbulView, card: str) -> str:
        return self.say(f"istanbul-guild-{card}") + self.mark(view, f"guild_card:{card}")

    def tavern_tile(self, view: IstanbulView, tile: str) -> str:
        return self.say(f"istanbul-tavern-{tile}") + self.mark(view, f"tavern_tile:{tile}")

    def quoted(self, name: str) -> str:
        return self.say("terminal-istanbul-quoted", name=name)

    def figure(self, view: IstanbulView, figure: str) -> str:
        return self.say("istanbul-figure", figure=figure) + self.mark(view, f"figure:{figure}")

    def place(self, number: int) -> str:
        return f"{number} {self.say('istanbul-place', place=number)}"

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(str(self.faces[seat]) for seat in seats)

    def price(self, place: PlaceView) -> dict[str, int]:
        """What the next ruby of a track costs: goods at 13, Lira at 16, coffee at 20."""
        assert place.track is not None
        goods = {good: number for good, number in place.track.goods.items() if number}
        return goods or {"coffee" if place.id == "coffee_house" else "lira": place.track.price}

    def amount(self, what: str, number: int) -> str:
        """So many goods, Lira, coffee or seals."""
        if what in ("lira", "coffee", "seals"):
            return self.say(f"istanbul-count-{what}", **{what: number})
        if what == "any":
            return self.say("terminal-istanbul-any", goods=number)
        return self.say("istanbul-count-good", good=what, number=number)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        said = [self.amount(what, number) for what, number in amounts.items() if number]
        return ", ".join(said) or self.say("terminal-istanbul-none")

    def short_amount(self, what: str, number: int) -> str:
        if what == "lira":
            return self.say("terminal-istanbul-short-lira", lira=str(number))
        if what in ("any", "seals"):
            return self.say(f"terminal-istanbul-short-{what}", number=number)
        return f"{number}{self.say('terminal-istanbul-short-good', good=what)}"

    def short_rubies(self, number: int | None) -> str:
        return f"{self.say('terminal-istanbul-short-ruby')}{'' if number is None else number}"

    def short_stack(self, view: IstanbulView, stack: str) -> str:
        if stack in _TAVERN_TILES:
            name = self.say(f"terminal-istanbul-short-{stack.replace('_', '-')}")
            return name + self.mark(view, "tavern.costs", f"tavern_tile:{stack}")
        return self.say("terminal-istanbul-short-good", good=stack)

    def one_by_one(self, told: Iterable[str]) -> str:
        """Things that have commas in themselves, one after the other; nothing for none."""
        said = ""
        for thing in told:
            said = self.say("terminal-istanbul-then", first=said, next=thing) if said else thing
        return said

    # -- lines that the drawing shares ------------------------------------------------------------

    def headline(self, view: IstanbulView) -> Iterator[str]:
        """Which game it is and how far it has come."""
        box = self.say(f"istanbul-box-{view.box}")
        if view.reconstructed:
            label = self.say("istanbul-label-reconstructed")
            yield self.say("terminal-istanbul-labelled", box=box, label=label)
        else:
            yield f"{box}."
        yield self.say("terminal-istanbul-round", round=view.round, limit=view.round_limit or 0)
        if view.last_round:
            yield self.say("terminal-istanbul-last-round")
        else:
            yield self.say("terminal-istanbul-target", rubies=view.target)
        yield self.say("terminal-istanbul-first", player=str(self.faces[view.first]))

    def reconstructed(self, view: IstanbulView) -> Iterator[str]:
        if view.reconstructed_parts:
            yield self.say("terminal-istanbul-reconstructed")

    def notes(self, view: IstanbulView) -> Iterator[str]:
        """What belongs to no single place or is just going on."""
        if view.barrier is not None and view.barrier_holder is not None:
            low, high = view.barrier
            yield self.say(
                "terminal-istanbul-barrier",
                place1=self.place(low),
                place2=self.place(high),
                mark=self.mark(view, "barrier"),
                player=str(self.faces[view.barrier_holder]),
            )
        for place in view.places:
            if any(demand is not None for demand in place.next_demands):
                unknown = self.say("terminal-istanbul-unknown")
                below = [unknown if one is None else self.amounts(one) for one in place.next_demands]
                yield self.say(
                    "terminal-istanbul-next-demands",
                    place=self.place(place.number),
                    demands=self.one_by_one(below),
                )
        if view.kiosk_open:
            tiles = [self.say(f"istanbul-kiosk-{tile}") for tile in view.kiosk_open]
            yield self.say("terminal-istanbul-kiosk-open", tiles=self.one_by_one(tiles))
        if view.auction is not None:
            bidder = str(self.faces[view.auction.bidder])
            yield self.say(
                "terminal-istanbul-auction", player=bidder, price=self.amount("lira", view.auction.bid)
            )
        if view.dice is not None:
            yield self.say("terminal-istanbul-dice", first=view.dice[0], second=view.dice[1])

    def supply(self, view: IstanbulView) -> Iterator[str]:
        """Decks, piles and what is left of letters, kiosk tiles and coffee."""
        top = self.card(view, view.discard[-1]) if view.discard else ""
        mark = self.mark(view, "bonus_decks.letters")
        yield self._pile("terminal-istanbul-cards", view.deck, len(view.discard), top, mark)
        if view.unseen_guild:
            top = self.guild_card(view, view.guild_discard[-1]) if view.guild_discard else ""
            mark = self.mark(view, *(f"guild_card:{card}" for card in view.unseen_guild))
            discards = len(view.guild_discard)
            yield self._pile("terminal-istanbul-guild-cards", view.guild_deck, discards, top, mark)
            yield self.say("terminal-istanbul-coffee", coffee=self.amount("coffee", view.coffee))
        if view.players[0].companion is not None:
            yield self.say(
                "terminal-istanbul-letters",
                letters=view.letters,
                discarded=len(view.discarded_letters),
                mark=self.mark(view, "letters.count"),
                tiles=view.kiosk_pile,
                **{"tiles-mark": self.mark(view, "kiosk.count")},
            )

    def _pile(self, message: str, deck: int, discards: int, top: str, mark: str) -> str:
        if not discards:
            return self.say(f"{message}-deck", deck=deck, mark=mark)
        return self.say(f"{message}-piles", deck=deck, discards=discards, card=top, mark=mark)

    def hand(self, view: IstanbulView) -> list[str]:
        """The own cards with what they do."""
        if view.viewer is None:
            return []
        own = view.players[view.viewer]
        lines = []
        bonus = Counter(own.hand or [])
        guild = Counter(own.guild_hand or [])
        if not bonus:
            lines.append(self.say("terminal-istanbul-no-cards"))
        else:
            lines.append(self.say("terminal-istanbul-hand", cards=bonus.total()))
        for card, number in bonus.items():
            effect = self.say(f"istanbul-card-{card}-effect")
            lines.append(self._held(self.card(view, card), number, effect))
        if guild:
            lines.append(self.say("terminal-istanbul-guild-hand", cards=guild.total()))
        for card, number in guild.items():
            effect = self.say(f"istanbul-guild-{card}-effect")
            lines.append(self._held(self.guild_card(view, card), number, effect))
        return lines

    def _held(self, card: str, number: int, effect: str) -> str:
        return "  " + self.say("terminal-istanbul-card", number=number, card=card, effect=effect)

    def holdings(self, view: IstanbulView, player: PlayerView) -> list[str]:
        """Letters, tiles and cards that lie open before a player or are known to be in the hand."""
        held = []
        for delivered, name in ((False, "letters"), (True, "delivered")):
            letters = [letter for letter in player.letters if letter.delivered == delivered]
            if letters:
                held.append(self.say(f"terminal-istanbul-holds-{name}", places=self._addresses(letters)))
        tiles = [self.say("istanbul-mosque-tile", good=good) for good in player.mosque_tiles]
        tiles += [self.quoted(self.tavern_tile(view, tile)) for tile in player.tavern_tiles]
        if tiles:
            held.append(self.say("terminal-istanbul-holds-tiles", tiles=", ".join(tiles)))
        if player.seat != view.viewer:
            known = [self.card(view, card) for card in player.known_cards]
            known += [self.guild_card(view, card) for card in player.known_guild_cards]
            if known:
                held.append(self.say("terminal-istanbul-holds-known", cards=", ".join(known)))
        if player.companion == "own":
            held.append(self.say("terminal-istanbul-holds-companion"))
        if player.doubled:
            held.append(self.say("terminal-istanbul-holds-doubled"))
        return held

    def _addresses(self, letters: Sequence[LetterView]) -> str:
        return ", ".join(self.place(letter.place) for letter in letters)

    def chosen(self, view: IstanbulView) -> list[str]:
        """The parts of the own decision so far."""
        if not view.chosen:
            return []
        parts = [self._part(view, *part.split(":", 1)) for part in view.chosen]
        return [self.say("terminal-istanbul-chosen", parts=", ".join(parts))]

    def _part(self, view: IstanbulView, kind: str, name: str) -> str:
        if kind == "card":
            return self.quoted(self.card(view, name))
        if kind == "guild_card":
            return self.quoted(self.guild_card(view, name))
        if kind == "good":
            return self.amount(name, 1)
        if kind == "kiosk_tile":
            return self.say(f"istanbul-kiosk-{name}")
        if kind == "figure":
            return self.figure(view, name)
        if kind == "letter":
            return self.say("terminal-istanbul-holds-letters", places=self.place(int(name)))
        return self.place(int(name)) if kind == "place" else name

    # -- places -----------------------------------------------------------------------------------

    def _place(self, view: IstanbulView, place: PlaceView, touched: set[str]) -> str:
        told = [*self._arriving(view, place, touched), *self._state(view, place), *self._people(view, place)]
        return self.say(
            "terminal-istanbul-place-line",
            row=place.row + 1,
            column=place.column + 1,
            place=self.place(place.number),
            content=self.one_by_one(told) or self.say("terminal-istanbul-nobody"),
        )

    def _arriving(self, view: IstanbulView, place: PlaceView, touched: set[str]) -> Iterator[str]:
        if place.number in view.reach:
            yield self.say("terminal-istanbul-in-reach", price=self.amount("lira", view.reach[place.number]))
        if place.number in view.companion_reach:
            price = self.amount("lira", view.companion_reach[place.number])
            yield self.say("terminal-istanbul-companion-reach", price=price)
        in_reach = place.number in view.reach or place.number in view.companion_reach
        if not in_reach and f"place:{place.number}" in touched:
            yield self.say("terminal-istanbul-target-here")

    def _state(self, view: IstanbulView, place: PlaceView) -> Iterator[str]:
        if place.track is not None:
            if place.track.rubies:
                yield self.say(
                    "terminal-istanbul-track",
                    number=place.track.rubies,
                    price=self.amounts(self.price(place)),
                )
            else:
                yield self.say("istanbul-count-rubies", rubies=0)
        if place.rubies is not None:
            yield self.say("istanbul-count-rubies", rubies=place.rubies)
        if place.extensions is not None:
            yield self.say(
                "terminal-istanbul-extensions",
                number=place.extensions,
                price=self.amounts(place.cost),
            )
        yield from (self._stack(view, stack) for stack in place.stacks)
        if place.demand is not None:
            yield self.say(
                "terminal-istanbul-demand",
                demand=self.amounts(place.demand),
                prices=", ".join(map(str, place.prices)),
            )
        if place.gives:
            yield self.say("terminal-istanbul-gives", gives=self.amounts(place.gives))
        if place.id == "tavern":
            yield self.say(
                "terminal-istanbul-baksheesh",
                price=self.amounts(place.cost),
                mark=self.mark(view, "baksheesh_tile"),
            )
        if place.id == "secret_society":
            yield self.say(
                "terminal-istanbul-society",
                price=self.amounts(place.cost),
                lira=", ".join(map(str, place.rank_lira)) or self.say("terminal-istanbul-none"),
            )

    def _stack(self, view: IstanbulView, stack: StackView) -> str:
        tavern = stack.id in _TAVERN_TILES
        if tavern:
            name = self.say(f"istanbul-tavern-{stack.id}")
            tile = self.quoted(name + self.mark(view, "tavern.costs", f"tavern_tile:{stack.id}"))
        else:
            tile = self.say("istanbul-mosque-tile", good=stack.id)
        if stack.top is None:
            return self.say("terminal-istanbul-stack-empty", tile=tile)
        price = self.amount("coffee" if tavern else stack.id, stack.top)
        return self.say("terminal-istanbul-stack", tile=tile, left=stack.left, price=price)

    def _people(self, view: IstanbulView, place: PlaceView) -> Iterator[str]:
        if place.merchants:
            merchants = [
                self.say(
                    "terminal-istanbul-merchant",
                    player=str(self.faces[seat]),
                    assistants=self.say("istanbul-count-assistants", assistants=view.players[seat].stack),
                )
                for seat in place.merchants
            ]
            yield self.say("terminal-istanbul-merchants", players=", ".join(merchants))
        groups = {
            "companions": place.companions,
            "assistants": place.assistants,
            "families": place.families,
        }
        for name, seats in groups.items():
            if seats:
                yield self.say(f"terminal-istanbul-{name}", players=self.players(seats))
        if place.neutrals:
            yield self.say("terminal-istanbul-neutrals", number=place.neutrals)
        for figure in place.figures:
            yield self.say(
                "terminal-istanbul-figure",
                figure=self.figure(view, figure),
                price=self.amount("lira", view.figure_prices[figure]),
            )

    # -- players ----------------------------------------------------------------------------------

    def _player(self, view: IstanbulView, player: PlayerView) -> str:
        told = [
            ", ".join(
                [
                    self.say("istanbul-count-rubies", rubies=player.rubies),
                    self.say("istanbul-count-lira", lira=player.lira),
                ]
            ),
            self.say("terminal-istanbul-goods", goods=self.amounts(player.goods), capacity=player.capacity),
            self.say("istanbul-count-cards", cards=player.cards),
        ]
        if view.unseen_guild:
            told.append(self.say("istanbul-count-coffee", coffee=player.coffee))
            told.append(self.say("istanbul-count-guild-cards", cards=player.guild_cards))
        if player.companion is not None:
            told.append(self.say("istanbul-count-seals", seals=player.seals))
        told += self.holdings(view, player)
        return self.say(
            "terminal-istanbul-player-line",
            player=str(self.faces[player.seat]),
            content=self.one_by_one(told),
        )
