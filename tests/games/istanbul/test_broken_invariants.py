"""Each invariant is broken by hand once: the check that guards it must notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.tables import Board
from fondaco.table.core import EVERYONE
from tests.games.istanbul.invariants import Watch, check
from tests.games.istanbul.scene import Scene
from tests.rules import rule

Break = Callable[[IstanbulPosition], None]


def put(field: str, at: int, value: int) -> Break:
    """A number in a list is another one."""

    def change(p: IstanbulPosition) -> None:
        getattr(p, field)[at] = value

    return change


def put_number(field: str, value: int) -> Break:
    def change(p: IstanbulPosition) -> None:
        setattr(p, field, value)

    return change


def lay_twice(p: IstanbulPosition) -> None:
    cells = p.cells()
    p.board = Board(p.tables, [cells[0], *cells[:-1]])


def lose_a_card(p: IstanbulPosition) -> None:
    p.deck[0] -= 1
    p.deck_size -= 1


def lose_a_guild_card(p: IstanbulPosition) -> None:
    p.guild_deck[0] -= 1
    p.guild_deck_size -= 1


def never_deliver(p: IstanbulPosition) -> None:
    p.letters[p.tables.letters_to[p.merchant[0]][0]] = 0


BROKEN = [
    ("IS-INV-01", lay_twice),
    ("IS-INV-02", put("goods", 0, 3)),
    ("IS-INV-02", put("goods", 0, -1)),
    ("IS-INV-03", put("lira", 1, -1)),
    ("IS-INV-03", put("rubies", 1, -1)),
    ("IS-INV-04", put("stack", 0, 5)),
    ("IS-INV-04", put("assistants", 0, 1 << 3)),
    ("IS-INV-05", put("assistants", 0, 1 << m.FOUNTAIN)),
    ("IS-INV-06", put("merchant", 0, 0)),
    ("IS-INV-06", put("family", 2, 26)),
    ("IS-INV-07", put("companion", 0, 26)),
    ("IS-INV-09", put("tracks", 1, 4)),
    ("IS-INV-10", put("tracks", 0, 12)),
    ("IS-INV-11", lose_a_card),
    ("IS-INV-12", lose_a_guild_card),
    ("IS-INV-13", put("coffee", 0, 31)),
    ("IS-INV-14", put("letters", 0, 99)),
    ("IS-INV-15", never_deliver),
    ("IS-INV-16", put_number("kiosk_open", 1)),
    ("IS-INV-17", put("demand", 1, 0)),
    ("IS-INV-18", put_number("mail", 5)),
    ("IS-INV-20", put_number("small_mosque_rubies", 2)),
    ("IS-INV-20", put_number("great_mosque_rubies", 2)),
    ("IS-INV-20", put_number("wainwright_rubies", 2)),
    ("IS-INV-21", put("extensions", 0, 4)),
    ("IS-INV-22", put("figures", 0, 26)),
    ("IS-INV-24", put_number("active", 3)),
    ("IS-INV-24", put_number("to_act", 3)),
]


@pytest.mark.parametrize(("clause", "change"), [pytest.param(*one, marks=rule(one[0])) for one in BROKEN])
def test_a_broken_invariant_is_noticed(clause: str, change: Break) -> None:
    scene = Scene(3, box="grand_bazaar")
    check(scene.p)
    change(scene.p)
    with pytest.raises(AssertionError):
        check(scene.p)


@rule("IS-INV-19")
@pytest.mark.parametrize("field", ["tiles", "tavern_tiles"])
@pytest.mark.parametrize("kind", [0, 1])
def test_more_tiles_owned_than_there_are_is_noticed(field: str, kind: int) -> None:
    """Of each kind there are four: the fifth player cannot have one too."""
    scene = Scene(5, box="grand_bazaar")
    for seat in range(4):
        put(field, seat, 1 << kind)(scene.p)
    check(scene.p)
    put(field, 4, 1 << kind)(scene.p)
    with pytest.raises(AssertionError):
        check(scene.p)


@rule("IS-INV-19")
@pytest.mark.parametrize(("field", "event"), [("tiles", e.MOSQUE_TILE), ("tavern_tiles", e.TAVERN_TILE)])
def test_a_tile_that_comes_twice_or_from_nowhere_or_is_lost_is_noticed(field: str, event: int) -> None:
    def watched(before: int, after: int, *events: int) -> None:
        """A seat has some tiles, takes some, and then has others."""
        scene = Scene(3, box="grand_bazaar")
        put(field, 1, before)(scene.p)
        watch = Watch(scene.p)
        put(field, 1, after)(scene.p)
        scene.p.heard = [[event, EVERYONE, 1, kind] for kind in events]
        watch.check()

    watched(0, 1, 0)  # one taken, one there
    for before, after, *events in ((0, 1), (1, 0), (1, 1, 0), (0, 1, 0, 0), (0, 2, 0)):
        with pytest.raises(AssertionError):
            watched(before, after, *events)


@rule("IS-INV-08")
def test_a_ruby_too_many_is_noticed_without_letters() -> None:
    for box, refill in (("base", 0), ("mocha", 0), ("base", 1)):
        scene = Scene(3, box=box)
        check(scene.p)
        scene.p.rubies[0] += 1
        scene.p.refills += refill
        with pytest.raises(AssertionError):
            check(scene.p)


TOLD = [
    ("IS-INV-22", [e.FIGURE_MOVED, EVERYONE, m.GOVERNOR, 1, 1]),
    ("IS-INV-23", [e.LIRA_GAINED, EVERYONE, 0, 1]),
    ("IS-INV-23", [e.SEAT_PAID, EVERYONE, 0, 1, 2, 0]),
    ("IS-INV-25", [e.ROUND_BEGUN, EVERYONE, 2]),
]


@pytest.mark.parametrize(("clause", "event"), [pytest.param(*one, marks=rule(one[0])) for one in TOLD])
def test_an_event_that_does_not_fit_is_noticed(clause: str, event: list[int]) -> None:
    scene = Scene(3)
    watch = Watch(scene.p)
    watch.last_round = 1
    scene.p.heard = [event]
    with pytest.raises(AssertionError):
        watch.check()


@rule("IS-INV-26")
def test_a_second_additional_turn_is_noticed() -> None:
    scene = Scene(3, box="letters")
    watch = Watch(scene.p)
    scene.p.heard = [[e.DOUBLE_MOVE, EVERYONE, 0]]
    watch.check()
    scene.p.heard = [[e.DOUBLE_MOVE, EVERYONE, 0]]
    with pytest.raises(AssertionError):
        watch.check()
