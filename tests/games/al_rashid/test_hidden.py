"""What each player may know, and what chance decides (section 11)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps.mercenaries import throw_tile
from fondaco.table.core import CHANCE, EVERYONE, Rng
from fondaco.table.game import Game
from tests.games.al_rashid.scene import BOOK, Scene, area, seat
from tests.rules import rule


@rule("AR-271", "AR-A42")
def test_holdings_are_open_and_values_of_tiles_are_not() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood silk")
    scene.letters("red", 2)
    scene.influence("red", 3)
    scene.dishonour("red", 1)
    scene.offices("red", "mil_captain")
    scene.hand("red", "red 4", "red 1", "blue 3")
    scene.enemies("hind", "blue 2")
    scene.enemies("rum", "red 2", up=True)
    for viewer in (0, 1, 2, None):
        view = BOOK.view(scene.p, viewer)
        red = view.players[0]
        assert (red.goods["wood"], red.goods["silk"], red.wealth) == (1, 1, 3)
        assert (red.letters, red.influence, red.dishonour) == (2, 3, 1)
        assert [office.id for office in red.offices] == ["mil_captain"]
        assert red.reserve == {"pasha": 1, "merchant": 1, "sage": 1}
        assert red.tiles == {"red": 2, "blue": 1}
        assert red.hand == (["red 1", "red 4", "blue 3"] if viewer == 0 else None)
        (hidden,) = view.areas[area("hind")].tiles
        assert (hidden.colour, hidden.face_up, hidden.value) == ("blue", False, None)
        (shown,) = view.areas[area("rum")].tiles
        assert (shown.colour, shown.face_up, shown.value) == ("red", True, 2)
        assert view.crisis.top is None


@rule("AR-271")
def test_what_is_unseen_can_be_anything_and_what_is_seen_stays() -> None:
    scene = Scene(2, "red blue")
    scene.hand("red", "red 4", "blue 3")
    scene.hand("blue", "red 2", "blue 1")
    scene.enemies("hind", "blue 2")
    scene.enemies("rum", "red 2", up=True)
    hands, tiles = set(), set()
    for seed in range(60):
        other = scene.p.imagine(seat("red"), Rng(seed))
        assert other.hands[: m.TILE_KINDS] == scene.p.hands[: m.TILE_KINDS]
        assert other.hand_size == scene.p.hand_size
        assert other.tile_kind[1] == scene.p.tile_kind[1]
        hands.add(tuple(other.hands[m.TILE_KINDS :]))
        tiles.add(other.tile_kind[0])
    assert len(hands) > 8  # of sixteen
    assert tiles == {4, 5, 6, 7}


@rule("AR-A50", "AR-271")
def test_nobody_knows_the_black_cards_that_were_not_used() -> None:
    game = Game(BOOK, ["a", "b"])
    while game.position.agenda[-1] != BOOK.chance_names.index("black-card"):
        if game.to_act == CHANCE:
            game.play_outcome(game.position.legal()[0])
        else:
            game.play("draw red")
    assert [BOOK.outcome_text(game.position, card) for card in game.position.legal()] == [
        "crisis b1",
        "crisis b2",
        "crisis b3",
    ]
    assert game.position.weights() == [1, 1, 1]
    game.play_outcome(1)
    for viewer in (0, 1, None):
        view = BOOK.view(game.position, viewer)
        assert (view.crisis.resolved, view.crisis.deck, view.crisis.top) == (["b2"], 8, None)


@rule("AR-319", "AR-272", "AR-273")
def test_chance_is_a_step_of_its_own() -> None:
    scene = Scene(3, "red blue green")
    scene.hand("blue", "red 1", "red 1")
    scene.hand("green", "red 4")
    scene.stack("red", "military", "pasha")
    scene.stack("blue", "military", "sage")
    scene.resolution("red")
    scene.play("visit service mix 2 red")
    assert scene.p.to_act == CHANCE
    assert (scene.p.legal(), scene.p.weights()) == ([0, 1, 2, 3], [6, 8, 8, 7])  # tiles of each value left
    assert scene.p.chance_audience() == 1 << seat("red")
    scene.chance("red 1")
    assert scene.p.weights() == [5, 8, 8, 7]
    scene.chance("red 4")
    assert scene.p.chance_kind() == BOOK.chance_names.index("draw-tile")
    scene.chance("blue 2")
    assert scene.asked == "blue"
    scene.play("visit nothing")
    assert scene.p.chance_kind() == BOOK.chance_names.index("crisis-card")
    assert (scene.p.weights(), scene.p.chance_audience()) == ([1] * 8, EVERYONE)
    scene.chance("crisis w8")
    assert scene.p.chance_kind() == BOOK.chance_names.index("place-tile")
    assert (scene.p.weights(), scene.p.chance_audience()) == ([8, 7, 8, 8], 0)  # nobody sees it


@rule("AR-319", "AR-024")
def test_every_order_of_play_is_equally_likely() -> None:
    p = BOOK.new_position(4, {})
    assert p.to_act == CHANCE
    assert p.weights() == [1] * 24
    assert len({BOOK.outcome_text(p, outcome) for outcome in p.legal()}) == 24


@rule("AR-272", "AR-273")
def test_decisions_and_outcomes_reproduce_a_game() -> None:
    rng = Rng(7)
    p = BOOK.new_position(3, {})
    moves = []
    while p.legal():
        assert p.to_act == CHANCE or 0 <= p.to_act < 3  # one decides, or chance
        moves.append(p.legal()[rng.below(len(p.legal()))])
        p.apply(moves[-1])
    again = BOOK.new_position(3, {})
    for move in moves:
        again.apply(move)
    assert again.dump() == p.dump()
    assert len(moves) > 100


@rule("AR-273")
def test_nobody_decides_for_another() -> None:
    scene = Scene(3, "red blue green")
    game = scene.game()
    assert game.to_act == seat("red")
    for other in (1, 2):
        with pytest.raises(Exception, match="not-your-turn"):
            game.play("place sage hind", seat=other)
    game.play("place sage hind", seat=0)
    assert game.to_act == seat("blue")


@rule("AR-320", "AR-104", "AR-A28")
def test_a_new_pile_is_made_of_the_discards() -> None:
    scene = Scene(2, "red blue")
    scene.hand("blue", "red 4")
    scene.enemies("rum", "red 3")
    for value in range(m.VALUES):
        while scene.p.pile[value]:
            scene.hand("red", f"red {value + 1}")
    scene.stack("red", "hind", "pasha")
    scene.stack("red", "military", "merchant")
    scene.stack("blue", "yaman", "pasha")
    for kind in (0, 0, 2):
        throw_tile(scene.p, seat("red"), kind)
    scene.resolution("red")
    scene.play("resolve military")
    scene.play("visit service mix 2 red")
    assert scene.p.discard[:4] == [0, 0, 0, 0]  # shuffled into a new pile
    assert (scene.p.legal(), scene.p.weights()) == ([0, 2], [2, 1])
    for seed in range(20):
        other = scene.p.imagine(seat("blue"), Rng(seed))
        assert other.pile[:4] == [2, 0, 1, 0]  # neither from hands nor from the map
    scene.chance("red 1")
    assert scene.p.weights() == [1, 1]
