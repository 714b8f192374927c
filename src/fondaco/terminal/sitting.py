"""A table that is set: the game, who sits at it, in which language and on which screen it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import fondaco
from fondaco.boards import Face, Guide, load_board
from fondaco.boards.voice import Voice
from fondaco.games import load_rulebook
from fondaco.table.box import BoxError
from fondaco.table.chance import SealedDice, checked_nonce
from fondaco.table.core import CHANCE
from fondaco.table.game import Game
from fondaco.table.history import LogLine
from fondaco.table.record import Record, RecordError, read_record, replay
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import Offer, Rulebook
from fondaco.terminal.match import Match
from fondaco.terminal.orderbook import OrderBook, OwnOrders
from fondaco.terminal.picking import example_of
from fondaco.terminal.saves import read_text
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import Seat, read_seats, seats_of_record


class Sitting:
    """What the loop and the commands share."""

    def __init__(
        self,
        game: Match,
        seats: Sequence[Seat],
        seed: bytes,
        language: str,
        screen: Screen,
        *,
        watching: bool = False,
        orders: OrderBook | None = None,
        words: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.seed = seed
        self.orders: OrderBook = orders if orders is not None else OwnOrders(len(self.seats))
        self.screen = screen
        self.say = Voice(language, [*game.rulebook.words, *words])
        self._watching = watching
        self._seat_them()

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Others sit there now, or under other names."""
        self.seats = list(seats)
        self._seat_them()

    def _seat_them(self) -> None:
        self.faces = make_faces(self.game.rulebook, self.seats, self.say, self.screen, self._watching)
        self.board = load_board(self.game.rulebook, self.say, self.faces)

    @property
    def people(self) -> list[int]:
        """The seats that are played by people at this terminal."""
        return [n for n, seat in enumerate(self.seats) if seat.is_person and seat.here]

    @property
    def keeper(self) -> int | None:
        """Whose eyes a saved game is for: the only person's; with several it shows what everybody may know."""
        return self.people[0] if len(self.people) == 1 else None

    def offers(self) -> list[Offer]:
        """The legal moves, described, as they are listed and numbered; what declines comes last."""
        return sorted(self.game.offers(), key=lambda offer: offer.declines)

    def show_table(self, viewer: int | None) -> None:
        """The whole table as a viewer may see it."""
        view = self.game.view(viewer)
        offers = self.offers() if viewer is not None and viewer == self.game.to_act else []
        if self.screen.plain:
            for line in self.board.lines(view, offers):
                self.screen.line(line)
        else:
            self.screen.line()
            self.screen.draw(self.board.drawing(view, offers))

    def show_log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            mark = " " if line.seat is None else self.faces[line.seat].mark
            self.screen.line(f"{'' if self.screen.plain else f' {mark} '}{self.say.say(line.message)}", "dim")

    def show_sketch(self, viewer: int) -> None:
        """What there is to choose from, for games whose boards can show it."""
        if not isinstance(self.board, Guide):
            return
        view, offers = self.game.view(viewer), self.offers()
        if self.screen.plain:
            for line in self.board.sketch_lines(view, offers):
                self.screen.line(line)
            return
        sketch = self.board.sketch(view, offers)
        if sketch is not None:
            self.screen.draw(sketch)

    def meant(self, viewer: int, typed: str) -> str:
        """What a person meant by a short text."""
        return self.board.meant(self.game.view(viewer), typed) if isinstance(self.board, Guide) else typed

    def show_offers(self) -> None:
        """The legal moves by number, with the text that may be typed."""
        offers = self.offers()
        if self.screen.plain:
            for number, offer in enumerate(offers, start=1):
                final = " †" if offer.final else ""
                self.screen.line(f"{number}. {self.say.say(offer.message)} ({offer.text}){final}")
        else:
            from fondaco.boards.moves import draw_offers

            self.screen.draw(draw_offers(offers, self.say, self.screen.width))
        form = self.game.form()
        if form is not None:
            self.screen.line(self.say("terminal-pick-several", example=example_of(form)), "dim")
        if any(offer.final for offer in offers):
            self.screen.line(self.say("terminal-final-note"), "dim")
        if len(offers) == 1:
            self.screen.line(self.say("terminal-only-one"), "dim")


def make_faces(
    rulebook: Rulebook, seats: Sequence[Seat], say: Voice, screen: Screen, watching: bool
) -> list[Face]:
    """The seats as they are shown; the log then uses the players' own names."""
    marks = [""] * len(seats) if screen.plain else screen.marks(rulebook.seat_ids)
    people = sum(seat.is_person for seat in seats)
    here = sum(seat.is_person and seat.here for seat in seats)
    alone = (here == 1 or here < people) and not watching
    faces = []
    names: dict[str, str] = {}
    for n, seat in enumerate(seats):
        colour = rulebook.seat_name(n)
        if seat.name != seat.colour:
            names[colour.id] = seat.name
        player = seat.bot or (say("terminal-you") if alone and seat.here else "")
        faces.append(Face(marks[n], names.get(colour.id) or say.say(colour), seat.colour, player))
    say.names = names
    return faces


def new_game(
    key: str,
    players: str,
    names: str | None,
    seed: int | None,
    options: Mapping[str, str],
    nonces: Sequence[str],
    box_file: Path | None,
) -> tuple[Game, list[Seat], bytes]:
    """A game as the command line asks for it, its seats, and the seed of its dice."""
    box = read_text(box_file) if box_file is not None else None
    source = str(box_file) if box_file is not None else "box.toml"
    rulebook = load_rulebook(key, box, source)
    seats = read_seats(players, names, rulebook.seat_ids)
    rulebook.check_table(len(seats), options)
    added = [*_checked_nonces(nonces, len(seats)), *[""] * (len(seats) - len(nonces))]
    game = fondaco.start(
        key,
        seed=seed,
        options=options,
        players=[seat.label for seat in seats],
        nonces=added,
        box=box,
        box_source=source,
    )
    dice = game.chance
    assert isinstance(dice, SealedDice)
    return game, seats, dice.seed


def _checked_nonces(nonces: Sequence[str], seats: int) -> list[str]:
    if len(nonces) > seats:
        raise UsageError(
            f"{len(nonces)} nonces are given for {seats} seats: one each, in the order of the seats."
        )
    try:
        # A record keeps no spaces around a nonce, so the dice must not know them either.
        return [checked_nonce(nonce.strip()) for nonce in nonces]
    except ValueError as error:
        raise UsageError(str(error)) from error


def read_game(path: Path, until: int | None = None) -> tuple[Record, Game]:
    """A record and its game, after its last move or after so many."""
    try:
        record = read_record(read_text(path))
        return record, replay(record, load_rulebook(record.game, record.box_text), until)
    except (BoxError, RecordError):
        raise
    except ValueError as error:
        # What would be a wrong usage on the command line is a wrong record here.
        raise RecordError(f"{path} cannot be replayed: {error}") from error


def saved_game(path: Path) -> tuple[Game, list[Seat], bytes]:
    """A game to go on with: from a save, or from a complete record that has its seed."""
    record, game = read_game(path)
    seats = seats_of_record(record.players, game.rulebook.seat_ids)
    if record.seed is None:
        raise RecordError(
            f"{path} holds no seed for further dice: it can be replayed (fondaco replay), not gone on with."
        )
    try:
        dice = SealedDice(bytes.fromhex(record.seed), record.nonces or [""] * game.seats)
    except ValueError as error:
        raise RecordError(f"The seed in {path} is no seed: {error}") from error
    if record.commitment != dice.commitment:
        raise RecordError(f"The seed in {path} is not the one that was promised at the start.")
    game.chance = dice
    while game.to_act == CHANCE:
        position = game.position
        kind = game.rulebook.chance_names[position.chance_kind()]
        index = dice.pick(kind, position.chance_ordinal(), position.weights())
        game.play_outcome(position.legal()[index])
    return game, seats, dice.seed
