"""Short ways into the middle of a turn of Istanbul, and random set-ups."""

from __future__ import annotations

import random

from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.table.core import CHANCE
from tests.games.istanbul.scene import BOOK, Scene


def mocha(seats: int = 4, **options: str) -> Scene:
    """Mocha & Baksheesh; first layout 16 15 18 3 10 / 8 1 7 17 4 / 2 19 6 12 9 / 20 11 5 14 13."""
    return Scene(seats, box="mocha", **options)


def letters(seats: int = 4, **options: str) -> Scene:
    """Letters & Seals; first layout 9 1 4 21 3 / 15 6 7 11 22 / 13 24 12 14 8 / 10 2 23 5 16."""
    return Scene(seats, box="letters", **options)


def grand(seats: int = 4, **options: str) -> Scene:
    """The Grand Bazaar; it lies 9 2 3 4 5 / 6 13 8 1 10 / 11 12 7 14 15 / 16 17 18 19 20 / 21 22 23 24 25."""
    return Scene(seats, box="grand_bazaar", **options)


def visit(scene: Scene, place: int, colour: str = "red") -> None:
    """The merchant comes from beside the place and leaves an assistant; the action is asked for if it is possible."""
    scene.merchant(colour, scene.p.the_board().beside[place][0])
    scene.play(f"go {place}" if place == 7 else f"go {place} leave")


def act(scene: Scene, place: int, colour: str = "red") -> None:
    """A visit, and the action begun."""
    visit(scene, place, colour)
    scene.play("act")


def has(scene: Scene, start: str) -> list[str]:
    """The legal moves whose text begins so, without that beginning."""
    return [text.removeprefix(start).strip() for text in scene.legal() if text.startswith(start)]


def laid_at_random(box: str, seed: int, seats: int = 4) -> IstanbulPosition:
    """A whole set-up drawn at random."""
    dice = random.Random(seed)
    p = BOOK.new_position(seats, {"box": box, "layout": "random"})
    while p.to_act == CHANCE:
        p.apply(dice.choices(p.legal(), p.weights())[0])
    return p


def cell_of(p: IstanbulPosition, place: int) -> tuple[int, int]:
    """Row and column."""
    return divmod(p.cells().index(place), p.tables.columns)
