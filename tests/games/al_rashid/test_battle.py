"""Battle for a territory, and what becomes of its tiles (section 6.4)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import BLUE, RED
from fondaco.games.al_rashid.position import FACE_UP
from fondaco.games.al_rashid.steps import kinds
from tests.games.al_rashid.scene import BOOK, Scene, area, kind
from tests.rules import rule


def at_hind(*tiles: str, seats: int = 3) -> Scene:
    """Red, blue, green with a Pasha, a Merchant and a Sage against these tiles; somebody stands elsewhere too."""
    scene = Scene(seats, " ".join(BOOK.seat_ids[:seats]))
    for colour, piece in zip(("red", "blue", "green"), ("pasha", "merchant", "sage"), strict=True):
        scene.stack(colour, "hind", piece)
    scene.stack("red", "misr", "sage")
    scene.stack("green", "rum", "pasha")
    scene.enemies("hind", *tiles)
    return scene


@rule("AR-090")
def test_without_tiles_there_is_no_battle() -> None:
    scene = at_hind()
    scene.hand("red", "red 4")
    scene.enemies("rum", "red 1")  # elsewhere
    scene.resolution("red")
    scene.play("resolve hind")
    assert (scene.asked, scene.p.agenda[-1]) == ("red", kinds.TRADE)
    assert scene.refusal("fight") == scene.refusal("retreat") == "AR-090"
    assert scene.hand_of("red") == ["red 4"]


@rule("AR-090", "AR-091", "AR-092", "AR-270")
def test_all_tiles_are_shown_before_the_first_decides() -> None:
    scene = at_hind("red 2", "blue 1", "red 1")
    scene.enemies("rum", "red 3")
    scene.hand("red", "red 4")
    scene.hand("blue", "red 4")
    scene.resolution("red")
    scene.play("resolve hind")
    assert scene.events(tell.TILES_REVEALED) == [[area("hind"), 1, 1, 0, 0, 1, 0, 0, 0]]
    assert scene.p.tile_known == [FACE_UP, FACE_UP, FACE_UP, 0]  # not those of another territory
    for viewer in (None, 0, 1, 2):
        (hind,) = (place for place in BOOK.view(scene.p, viewer).areas if place.id == "hind")
        assert [(tile.colour, tile.value) for tile in hind.tiles] == [("red", 2), ("blue", 1), ("red", 1)]
    assert (scene.asked, scene.legal()) == ("red", ["fight", "retreat"])
    assert scene.refusal("take wood") == "AR-092"  # battle first, then commerce
    assert scene.refusal("discard red 4") == "AR-092"


@rule("AR-095", "AR-098", "AR-310", "AR-094")
def test_every_colour_beaten_is_a_battle_won() -> None:
    scene = at_hind("red 2", "blue 1", "red 1")
    scene.hand("red", "red 3", "red 3", "blue 2", "blue 4")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("fight discard red 3 discard red 3 discard blue 2 stop")
    assert scene.events(tell.BEATEN) == [[0, RED, 6, 3], [0, BLUE, 2, 1]]
    assert scene.events(tell.BATTLE_WON) == [[0, area("hind")]]
    assert scene.tiles_at("hind") == []
    assert scene.hand_of("red") == ["blue 4"]
    # Own tiles and beaten enemies lie face up by colour: red 1, red 2, two red 3; blue 1, blue 2.
    assert scene.p.discard == [1, 1, 2, 0, 1, 1, 0, 0]
    shown = {tile: number for tile, number in BOOK.view(scene.p, None).discard.items() if number}
    assert shown == {"red 1": 1, "red 2": 1, "red 3": 2, "blue 1": 1, "blue 2": 1}
    assert (scene.asked, scene.p.agenda[-1]) == ("red", kinds.TRADE)


@rule("AR-098", "AR-096", "AR-310")
def test_discarded_tiles_are_gone_after_a_defeat_too() -> None:
    scene = at_hind("red 4")
    scene.hand("red", "red 1", "red 2", "red 1")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("fight discard red 1")
    assert scene.legal() == ["discard red 1", "discard red 2", "stop"]  # equal tiles are one choice
    scene.play("discard red 1")
    assert scene.refusal("discard red 1") == "AR-093"  # there is no third
    scene.play("stop")
    assert scene.events(tell.NOT_BEATEN) == [[0, RED, 2, 4]]
    assert scene.hand_of("red") == ["red 2"]
    assert scene.p.discard == [2, 0, 0, 0, 0, 0, 0, 0]
    assert scene.dishonour_of("red") == 0


@rule("AR-103", "AR-A41", "AR-091")
def test_face_up_tiles_stay_and_new_ones_count_with_them() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.enemies("hind", "red 2")
    scene.resolution("red")  # without a tile: retreat, and so the turn ends
    assert (scene.dishonour_of("red"), scene.p.tile_known) == (2, [FACE_UP])
    scene.chance("crisis w4")  # two red on Khorasan, one on Rum, one on Hind
    for tile in ("red 1", "red 1", "red 1", "red 3"):
        scene.chance(tile)
    assert (scene.p.turn, scene.tiles_at("hind")) == (2, ["red 2", "red 3"])
    (hind,) = (place for place in BOOK.view(scene.p, 0).areas if place.id == "hind")
    assert [(tile.face_up, tile.value) for tile in hind.tiles] == [(True, 2), (False, None)]
    scene.stack("red", "hind", "pasha")
    scene.hand("red", "red 4", "red 2")
    scene.resolution("red")
    scene.play("fight discard red 2 discard red 4")
    assert scene.events(tell.BEATEN) == [[0, RED, 6, 5]]
    assert scene.tiles_at("hind") == []


@rule("AR-104", "AR-A28", "AR-310")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    scene = Scene(2, "red blue")
    scene.p.hands[8:12], scene.p.hand_size[2] = [8, 7, 8, 8], 31  # blue holds all red tiles but one
    scene.p.pile[:4], scene.p.discard[:4] = [0] * 4, [0, 1, 0, 0]
    scene.offices("red", "mil_captain")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "rum", "pasha")
    scene.resolution("red")
    scene.play("activate mil_captain draw red")
    assert scene.events(tell.PILE_REFILLED) == [[RED, 1]]
    assert (scene.p.pile[:4], scene.p.discard[:4]) == ([0, 1, 0, 0], [0, 0, 0, 0])
    assert scene.p.weights() == [1]
    scene.chance("red 2")
    assert scene.hand_of("red") == ["red 2"]
    # Now both are empty: a crisis that asks for red tiles finds none and goes on.
    scene.p.push(kinds.PLACE_TILE, 0, RED, 2)
    scene.p.settle()
    assert (scene.asked, scene.tiles_at("al_andalus")) == ("red", [])


@rule("AR-104")
def test_a_pile_with_tiles_keeps_its_discards_apart() -> None:
    scene = Scene(2, "red blue")
    scene.p.pile[kind("red 4")] -= 3
    scene.p.discard[kind("red 4")] += 3
    scene.offices("red", "mil_captain")
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "rum", "pasha")
    scene.resolution("red")
    scene.play("activate mil_captain draw red")
    assert scene.p.weights() == [8, 8, 8, 5]
    assert scene.events(tell.PILE_REFILLED) == []


@rule("AR-311", "AR-099", "AR-092")
def test_a_strong_hand_may_retreat_and_a_weak_one_fight() -> None:
    scene = at_hind("red 4")
    scene.hand("red", "red 4", "red 4")
    scene.hand("blue", "red 1")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("retreat")
    assert (scene.dishonour_of("red"), scene.hand_of("red")) == (2, ["red 4", "red 4"])
    assert (scene.asked, scene.legal()) == ("blue", ["fight", "retreat"])
    scene.play("fight")
    assert scene.events(tell.NOT_BEATEN) == [[1, RED, 1, 4]]
    assert (scene.dishonour_of("blue"), scene.hand_of("blue")) == (0, [])
    assert scene.dishonour_of("green") == 2  # without a tile


@rule("AR-EX-24", "AR-101", "AR-A13")
def test_those_behind_the_winner_trade_without_a_battle() -> None:
    scene = at_hind("red 1", "blue 1")
    scene.hand("red", "red 2", "blue 2")
    scene.hand("blue", "red 4")
    scene.resolution("red")
    scene.play("resolve hind")
    scene.play("fight discard red 2 discard blue 2")
    scene.play("take all silk")
    assert scene.asked == "blue"
    assert scene.refusal("fight") == "AR-090"
    scene.play("take wood take wood")
    assert scene.asked == "green"
    scene.play("take spices")
    assert [scene.goods_of(colour) for colour in ("red", "blue", "green")] == [
        "silk silk",
        "wood wood",
        "spices",
    ]
    assert scene.hand_of("blue") == ["red 4"]
    assert [scene.dishonour_of(colour) for colour in ("red", "blue", "green")] == [0, 0, 0]


@rule("AR-EX-25", "AR-A09", "AR-A20", "AR-075", "AR-102")
def test_the_fourth_gets_nothing_when_three_fail() -> None:
    scene = at_hind("blue 4", "blue 4", seats=4)
    scene.stack("yellow", "hind", "sage")
    scene.hand("red", "blue 1")
    scene.hand("blue", "blue 2")
    scene.hand("yellow", *["blue 4"] * 3)  # he could have won
    scene.resolution("red")
    scene.play("resolve hind")
    assert scene.reserve_of("yellow") == [1, 1, 1]  # removed at the start
    scene.play("fight")
    scene.play("fight")
    assert [scene.dishonour_of(colour) for colour in BOOK.seat_ids[:4]] == [0, 0, 2, 0]
    assert scene.tiles_at("hind") == ["blue 4", "blue 4"]
    assert scene.p.tile_known == [FACE_UP] * 2
    assert scene.land_of("hind") == ("wood wood wood spices spices spices silk silk", 0)
    assert (scene.goods_of("yellow"), len(scene.hand_of("yellow"))) == ("", 3)
    assert (scene.p.area, scene.row("hind")) == (-1, [])
