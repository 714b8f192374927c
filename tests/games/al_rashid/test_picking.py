"""What is picked several times in Al Rashid is one decision: any order, nothing carried out before its end is said."""

from __future__ import annotations

from itertools import permutations

import pytest

from fondaco.house.decided import Draft
from fondaco.house.events import PERSON, Chair, Opened
from fondaco.house.room import Room
from fondaco.table.form import form_at, offers_at
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal
from tests.games.al_rashid.scene import BOOK, Scene, giving
from tests.games.al_rashid.test_battle import at_hind
from tests.games.al_rashid.test_commerce import trading
from tests.games.al_rashid.test_either_way import tiles_seen
from tests.games.al_rashid.test_offices import with_office
from tests.rules import rule


def room_of(scene: Scene) -> Room:
    """The scene as a table of a house."""
    chairs = [Chair(PERSON)] * scene.p.seats
    opened = Opened("al-rashid", BOOK.revision, BOOK.box_hash, {}, chairs, "promise", scene.p.dump())
    room = Room(BOOK, b"s" * 32, opened)
    room.apply(room.start(["nonce"] * scene.p.seats, None))
    return room


def refused(scene: Scene, text: str) -> tuple[str, str]:
    """Why a text is refused: the clause and the reason."""
    with pytest.raises(Refusal) as caught:
        parse_moves(BOOK, scene.p, text)
    return caught.value.clause, caught.value.message.id.removeprefix("al-rashid-refusal-")


def misr(goods: str = "wood silk silk", letters: int = 1) -> Scene:
    """Red is the first to trade in Misr."""
    scene = trading("misr", "red", "blue")
    scene.land("misr", goods, letters)
    return scene


def informed() -> Scene:
    """Red may look at two of three territories."""
    scene = with_office("spy_informer")
    for where in ("misr", "yaman", "hind"):
        scene.enemies(where, "red 3")
    scene.resolution("red")
    return scene


@rule("AR-110", "AR-111", "AR-115")
def test_the_form_of_a_trade_says_what_lies_there() -> None:
    scene = misr()
    form = form_at(BOOK, scene.p)
    assert form is not None
    assert [(kind.text, kind.most) for kind in form.kinds] == [
        ("take wood", 1),
        ("take silk", 2),
        ("take letter", 1),
    ]
    assert (form.least, form.most, form.end) == (1, 3, "stop")


@rule("AR-110", "AR-323")
@pytest.mark.parametrize("order", list(permutations(["silk", "letter", "wood"])))
def test_items_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    scene = misr()
    before = scene.letters_of("red")
    scene.play(f"take {' '.join(order)} stop")
    assert (scene.goods_of("red"), scene.letters_of("red")) == ("wood silk", before + 1)
    assert scene.land_of("misr") == ("silk", 0)


@rule("AR-088", "AR-323")
def test_the_letter_first_does_not_end_the_trade() -> None:
    room = room_of(misr())
    begun = room.move(0, "take letter", room.version)
    assert isinstance(begun, Draft)  # the engine alone would have ended it: no item comes after the letter
    more = room.move(0, f"{begun.text} take silk take silk", room.version)
    assert isinstance(more, Draft)
    form = form_at(BOOK, more.before, more.picked)
    assert form is not None
    assert [kind.picked for kind in form.kinds] == [0, 2, 1]
    prompt = BOOK.prompt(more.position, 0)
    assert prompt.id == "al-rashid-ask-trade-full"
    made = room.move(0, f"{more.text} stop", room.version)
    assert not isinstance(made, Draft)


@rule("AR-111", "AR-115")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take 2 wood", ("AR-115", "not-there")),
        ("take letter pottery", ("AR-115", "not-there")),
        ("take letter 2 silk wood", ("AR-111", "too-many")),
    ],
)
def test_what_cannot_be_taken_is_refused(text: str, reason: tuple[str, str]) -> None:
    assert refused(misr(), text) == reason


@rule("AR-111")
def test_all_of_a_type_is_still_one_move() -> None:
    scene = misr()
    scene.play("take all silk")
    assert scene.goods_of("red") == "silk silk"


@rule("AR-093", "AR-098")
@pytest.mark.parametrize("order", list(permutations(["blue 2", "red 3", "red 1"])))
def test_tiles_are_discarded_in_any_order(order: tuple[str, ...]) -> None:
    scene = at_hind("red 2", "blue 1")
    scene.hand("red", "red 1", "red 3", "blue 2", "blue 4")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play(f"fight discard {' '.join(order)} stop")
    assert scene.hand_of("red") == ["blue 4"]


@rule("AR-093")
def test_the_highest_tile_first_does_not_begin_the_battle() -> None:
    scene = at_hind("red 2", "blue 1")
    scene.hand("red", "red 1", "red 3", "blue 2")
    scene.resolution("red")
    room = room_of(scene)
    begun = room.move(0, "resolve hind", room.version)
    assert not isinstance(begun, Draft)
    room.apply(begun)
    fighting = room.move(0, "fight discard blue 2", room.version)
    assert isinstance(fighting, Draft)
    assert fighting.parts == ["fight", "discard blue 2"]
    form = form_at(BOOK, fighting.before, fighting.picked)
    assert form is not None
    assert form.final
    assert [(kind.text, kind.picked) for kind in form.kinds] == [
        ("discard red 1", 0),
        ("discard red 3", 0),
        ("discard blue 2", 1),
    ]
    scene.play("resolve hind")
    assert refused(scene, "fight discard blue 2 blue 2") == ("AR-093", "no-such-tile")


@rule("AR-200")
@pytest.mark.parametrize("order", list(permutations(["misr", "hind"])))
def test_the_informer_looks_in_any_order(order: tuple[str, ...]) -> None:
    scene = informed()
    scene.play(f"activate spy_informer look {' '.join(order)} stop")
    assert [tiles_seen(scene, 0, where)[0][0] for where in ("misr", "yaman", "hind")] == [3, None, 3]


@rule("AR-200")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("look hind misr yaman", "too-many"),
        ("look hind 2 misr", "looked-at"),
        ("look hind rum", "nothing-hidden"),
    ],
)
def test_where_the_informer_cannot_look_is_refused(text: str, reason: str) -> None:
    scene = informed()
    scene.play("activate spy_informer")
    assert refused(scene, text) == ("AR-200", reason)


@rule("AR-200")
def test_nobody_else_sees_where_the_informer_will_look() -> None:
    room = room_of(informed())
    begun = room.move(0, "activate spy_informer look hind", room.version)
    assert isinstance(begun, Draft)
    assert room.game is not None
    assert BOOK.view(begun.position, 0).chosen == ["spy_informer", "hind"]
    for viewer in (1, None):
        assert BOOK.view(begun.position, viewer).chosen == []
        assert room.game.view(viewer) == BOOK.view(informed().p, viewer)


@rule("AR-212")
def test_a_broker_of_an_owners_box_gives_several_goods_in_any_order() -> None:
    scene = with_office("mer_broker")
    with giving(scene, "mer_broker", 2):
        scene.resolution("red")
        scene.play("activate mer_broker")
        form = form_at(BOOK, scene.p)
        assert form is not None
        assert (form.least, form.most) == (2, 2)
        assert refused(scene, "gain metal stop") == ("AR-212", "too-few")
        assert refused(scene, "gain 2 metal wood") == ("AR-212", "too-many")
        assert refused(scene, "gain silk metal") == ("AR-212", "other-rarity")
        assert [
            offer.text for offer in offers_at(BOOK, scene.p, parse_moves(BOOK, scene.p, "gain metal"))
        ] == [
            "gain wood",
            "gain pottery",
            "gain metal",
        ]
        scene.play("gain metal wood stop")
        assert scene.goods_of("red") == "wood metal"


@rule("AR-204")
def test_a_captain_of_an_owners_box_draws_several_tiles_in_any_order() -> None:
    scene = with_office("mil_captain")
    with giving(scene, "mil_captain", 3):
        scene.resolution("red")
        scene.play("activate mil_captain draw blue red blue stop")
        scene.chance("red 1")
        scene.chance("blue 4")
        scene.chance("blue 2")
        assert scene.hand_of("red") == ["red 1", "blue 2", "blue 4"]
        assert scene.asked == "red"
