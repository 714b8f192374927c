"""A sale is one decision: any order, nothing carried out before its end is said."""

from __future__ import annotations

from itertools import permutations

import pytest

from fondaco.house.decided import Draft
from fondaco.house.events import PERSON, Chair, Opened
from fondaco.house.room import Room
from fondaco.table.form import form_at, offers_at
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.test_places_1_to_9 import at as at_fountain
from tests.games.istanbul.test_places_10_to_16 import at
from tests.games.istanbul.visits import act, letters, mocha
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


@rule("IS-110", "IS-181")
@pytest.mark.parametrize("order", list(permutations(["3", "5", "16"])))
def test_assistants_return_in_any_order(order: tuple[str, ...]) -> None:
    scene = at_fountain(7)
    scene.assistants("red", 3, 5, 8, 16)
    scene.play(f"go 7 act return {' '.join(order)} done")
    assert scene.assistants_of("red") == [8]


@rule("IS-110", "IL-041")
def test_the_last_assistant_leaves_the_question_for_the_companion() -> None:
    scene = letters()
    scene.assistants("red", 3, 5)
    act(scene, 7)
    scene.play("return 5 3 done")
    assert scene.legal() == ["take companion", "decline"]


@rule("IS-110")
@pytest.mark.parametrize(
    ("text", "reason"),
    [("return 5 5", "assistant-chosen"), ("return 5 4", "no-assistant-there")],
)
def test_who_cannot_return_is_refused(text: str, reason: str) -> None:
    scene = at_fountain(7)
    scene.assistants("red", 3, 5)
    scene.play("go 7 act")
    with pytest.raises(Refusal) as refused:
        parse_moves(BOOK, scene.p, text)
    assert (refused.value.clause, refused.value.message.id) == ("IS-110", f"istanbul-refusal-{reason}")


@rule("IS-127", "IS-181", "IS-182")
def test_the_sultan_is_paid_in_any_order() -> None:
    paid = []
    for order in ("jewelry fabric", "fabric jewelry"):
        scene = at(13, 4, fabric=3, spice=3, fruit=3, jewelry=3)
        scene.track(13, 1)  # two of each colour, and two "any"
        scene.play("go 13 leave act")
        form = form_at(BOOK, scene.p)
        assert form is not None
        assert (form.least, form.most) == (2, 2)
        assert [offer.text for offer in offers_at(BOOK, scene.p)] == [kind.text for kind in form.kinds]
        assert scene.refusal("give jewelry done") == "IS-182"
        assert scene.refusal("give jewelry fabric spice") == "IS-127"
        scene.play(f"give {order} done")
        paid.append((scene.goods_of("red"), scene.rubies_of("red")))
    assert paid[0] == paid[1] == ({"fabric": 0, "spice": 1, "fruit": 1, "jewelry": 0}, 2)


@rule("IM-071")
def test_two_goods_of_a_guild_card_come_in_any_order() -> None:
    scene = mocha()
    scene.guild_hand("red", "two_goods")
    scene.play("play guild two_goods")
    assert scene.refusal("take jewelry jewelry done") == "IM-071"
    assert scene.refusal("take jewelry fabric spice done") == "IM-071"
    assert scene.refusal("take jewelry done") == "IS-182"
    scene.play("take jewelry fabric done")
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 0, "jewelry": 1}


@rule("IM-074")
def test_two_assistants_of_a_guild_card_return_in_any_order() -> None:
    scene = mocha()
    scene.guild_hand("red", "two_assistants")
    scene.assistants("red", 2, 9, 16)
    scene.play("play guild two_assistants")
    assert scene.refusal("return 16 9 2 done") == "IM-074"
    scene.play("return 16 2 done")
    assert scene.assistants_of("red") == [9]


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
