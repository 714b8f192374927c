"""A sale is one decision: any order, nothing carried out before its end is said."""

from __future__ import annotations

from itertools import permutations

import pytest

from fondaco.house.decided import Draft
from fondaco.house.events import PERSON, Chair, Opened
from fondaco.house.room import Room
from fondaco.table.form import form_at
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.test_places_10_to_16 import at
from tests.rules import rule


def market(**goods: int) -> Scene:
    """Red is beside the Small Market, which wants 1 fabric, 2 spice and 2 fruit."""
    scene = at(11, **goods)
    scene.demand(11, "light_2")
    return scene


def room_of(scene: Scene) -> Room:
    """The scene as a table of a house."""
    options = BOOK.check_table(scene.p.seats, {"first_player": "1"})
    chairs = [Chair(PERSON)] * scene.p.seats
    opened = Opened("istanbul", BOOK.revision, BOOK.box_hash, options, chairs, "promise", scene.p.dump())
    room = Room(BOOK, b"s" * 32, opened)
    room.apply(room.start(["nonce"] * scene.p.seats, None))
    return room


@rule("IS-118", "IS-120")
def test_the_form_says_what_can_be_sold_and_what_it_brings() -> None:
    scene = market(fabric=2, spice=1, fruit=3, jewelry=4)
    assert form_at(BOOK, scene.p) is None
    scene.play("go 11 leave act")
    form = form_at(BOOK, scene.p)
    assert form is not None
    assert [(kind.text, kind.most) for kind in form.kinds] == [
        ("sell fabric", 1),
        ("sell spice", 1),
        ("sell fruit", 2),
    ]
    assert (form.least, form.most, form.end) == (1, 4, "done")
    assert [message.args["lira"] for message in form.brings] == [0, 2, 5, 9, 14]
    assert form.final  # the next demand tile is not known


@rule("IS-118", "IS-181")
@pytest.mark.parametrize("order", list(permutations(["fabric", "spice", "fruit"])))
def test_goods_are_sold_in_any_order(order: tuple[str, ...]) -> None:
    scene = market(fabric=2, spice=1, fruit=3)
    scene.play(f"go 11 leave act sell {' '.join(order)} done")
    assert scene.lira_of("red") == 9
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 2, "jewelry": 0}


@rule("IS-118")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sell 3 fruit", "not-demanded"),
        ("sell fruit 2 spice", "good-missing"),
        ("sell fruit jewelry fabric", "not-demanded"),
        ("sell fabric fruit fabric", "not-demanded"),
    ],
)
def test_what_cannot_be_sold_is_refused(text: str, reason: str) -> None:
    scene = market(fabric=2, spice=1, fruit=3, jewelry=4)
    scene.play("go 11 leave act")
    with pytest.raises(Refusal) as refused:
        parse_moves(BOOK, scene.p, text)
    assert (refused.value.clause, refused.value.message.id) == ("IS-118", f"istanbul-refusal-{reason}")


@rule("IS-118", "IS-160")
def test_no_more_than_five_goods_are_sold() -> None:
    scene = market(fabric=5, spice=5, fruit=5)
    scene.hand("red", "small_market_any")
    scene.play("go 11 leave play small_market_any")
    with pytest.raises(Refusal) as refused:
        parse_moves(BOOK, scene.p, "sell 3 fruit 3 fabric")
    assert refused.value.message.id == "istanbul-refusal-sale-full"
    scene.play("sell 2 fruit 3 fabric")
    assert scene.lira_of("red") == 20


@rule("IS-182")
def test_nothing_is_sold_before_it_is_said_to_be_all() -> None:
    room = room_of(market(fabric=2, spice=1, fruit=3))
    begun = room.move(0, "go 11 leave act sell 2 fruit", room.version)
    assert isinstance(begun, Draft)  # the engine alone would have sold: no good comes after fruit
    assert begun.parts[-2:] == ["sell fruit", "sell fruit"]
    form = form_at(BOOK, begun.before, begun.picked)
    assert form is not None
    assert [kind.picked for kind in form.kinds] == [0, 0, 2]
    more = room.move(0, f"{begun.text} sell fabric", room.version)
    assert isinstance(more, Draft)
    made = room.move(0, f"{more.text} done", room.version)
    assert not isinstance(made, Draft)
    room.apply(made)
    assert room.game is not None
    assert BOOK.counters(room.game.position)["lira"][0] == 9


def test_a_preview_tells_of_the_end_and_not_of_a_single_pick() -> None:
    room = room_of(market(fabric=2, spice=1, fruit=3))
    assert room.preview(0, "go 11 leave act", room.version) == []
    told = room.preview(0, "go 11 leave act sell fruit fabric", room.version)
    assert [(each.text, each.effects[0].change) for each in told] == [("done", 5)]
