"""Section 13: what each viewer may know, through views, events, logs, records and imagined positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.table.chance import Chance
from fondaco.table.core import CHANCE, EVERYONE, HIDDEN, Rng, masked
from fondaco.table.game import Game
from fondaco.table.record import write_masked
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule

VIEWERS = [None, "red", "blue", "green"]
SAMPLES = 60


def seen(scene: Scene, viewer: str | None) -> bytes:
    """Everything a viewer is shown, as bytes."""
    return msgspec.json.encode(scene.view(viewer))


def hand(p: IstanbulPosition, seat: int) -> list[str]:
    held = p.hands[seat * m.KINDS : (seat + 1) * m.KINDS]
    return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(held[kind])]


def worlds(scene: Scene, colour: str) -> list[IstanbulPosition]:
    """Positions that this seat could not tell from the true one."""
    return [scene.p.imagine(scene.seat(colour), Rng(seed)) for seed in range(SAMPLES)]


def with_hand(*cards: str) -> Scene:
    scene = Scene(3)
    scene.hand("red", *cards)
    return scene


# -- bonus cards in hand ----------------------------------------------------------------------------------


@rule("IS-013", "IS-A13")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_shown_to_its_owner_only(viewer: str | None) -> None:
    scene, other = with_hand("gain_good", "move_0"), with_hand("repeat_sultan", "move_3_4")
    red = scene.view(viewer).players[0]
    assert red.hand == (["gain_good", "move_0"] if viewer == "red" else None)
    assert (red.cards, red.known_cards, scene.view(viewer).deck) == (2, [], 24)
    assert (seen(scene, viewer) == seen(other, viewer)) == (viewer != "red")


@rule("IS-108", "IS-161")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_taken_from_the_open_pile_is_known_until_one_of_its_kind_is_played(viewer: str | None) -> None:
    scene = with_hand("move_0")
    scene.merchant("red", 11)
    scene.discarded("gain_good", "gain_5_lira")
    scene.play("go 6 leave act from discard from deck")
    scene.draw("move_3_4")
    scene.play("discard move_0")
    assert scene.view(viewer).players[0].known_cards == ["gain_5_lira"]
    assert scene.view(viewer).players[0].cards == 2
    assert scene.view(viewer).discard == ["gain_good", "move_0"]
    if viewer in ("blue", "green"):
        assert all("gain_5_lira" in hand(world, 0) for world in worlds(scene, str(viewer)))
    scene.play("play gain_5_lira")
    assert scene.view(viewer).players[0].known_cards == []


@rule("IS-107", "IS-075", "IS-071", "IS-156", "IS-CH-05")
@pytest.mark.parametrize("source", ["caravansary", "governor", "catch", "home"])
def test_a_card_that_was_drawn_is_told_to_the_drawer_alone(source: str) -> None:
    scene = Scene(3)
    scene.hand("red", "return_family")
    scene.family("red", 4)
    scene.family("blue", 2)
    scene.figure("governor", 2)
    if source == "caravansary":
        scene.play("go 6 leave act")
    elif source == "home":
        scene.play("play return_family reward card")
    else:
        scene.play("go 2 leave act " + ("meet governor" if source == "governor" else "catch for card blue"))
    assert scene.p.chance_audience() == 1 << 0
    scene.forget()
    scene.draw("move_3_4")
    event = next(event for event in scene.p.heard or [] if event[0] == e.CARD_DRAWN)
    kind = BOOK.describer.cards.index("move_3_4")
    assert masked(event, 0)[-1] == kind
    assert masked(event, 1)[-1] == masked(event, None)[-1] == HIDDEN


@rule("IS-161", "IS-107")
def test_what_is_played_or_discarded_is_told_to_everybody() -> None:
    scene = with_hand("gain_5_lira", "gain_good", "move_0")
    scene.play("play gain_5_lira go 6 leave act from deck")
    scene.draw("move_3_4")
    scene.play("from deck")
    scene.draw("move_3_4")
    scene.play("discard move_0")
    told = [event for event in scene.p.heard or [] if event[0] in (e.CARD_PLAYED, e.CARD_DISCARDED)]
    assert [event[1] for event in told] == [EVERYONE, EVERYONE]


# -- decks and stacks -------------------------------------------------------------------------------------


@rule("IS-025", "IS-162")
def test_everybody_counts_what_is_unseen() -> None:
    scene = with_hand("gain_good")
    scene.discarded("move_0", "gain_5_lira")
    assert scene.view("red").unseen["gain_good"] == 3
    assert scene.view("blue").unseen["gain_good"] == 4
    for viewer in VIEWERS:
        assert (scene.view(viewer).unseen["move_0"], scene.view(viewer).unseen["gain_5_lira"]) == (1, 3)
        assert scene.view(viewer).deck == 23


@rule("IS-023", "IS-121")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_demand_tile_below_the_top_is_shown_once_it_was_seen(viewer: str | None) -> None:
    scene = Scene(3)
    scene.demand(11, "light_1")
    scene.goods("red", spice=1)
    scene.play("go 11 leave act")
    scene.show_demand("light_3")
    market = next(place for place in scene.view(viewer).places if place.number == 11)
    assert market.demand == {"fabric": 0, "spice": 2, "fruit": 2, "jewelry": 1}
    assert market.next_demands == [None, None, None, {"fabric": 1, "spice": 2, "fruit": 1, "jewelry": 1}]


@rule("IS-A13")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_on_the_board_and_in_the_wheelbarrows_is_open(viewer: str | None) -> None:
    scene = Scene(3)
    scene.lira("blue", 17)
    scene.goods("green", spice=2, jewelry=1)
    scene.mosque_tiles("red", "fabric", "fruit")
    scene.extensions("blue", 2)
    scene.assistants("green", 5, 9)
    scene.family("red", 4)
    scene.figure("governor", 11)
    scene.mail(3)
    shown = scene.view(viewer)
    assert [player.lira for player in shown.players] == [2, 17, 4]
    assert shown.players[2].goods == {"fabric": 0, "spice": 2, "fruit": 0, "jewelry": 1}
    assert shown.players[0].mosque_tiles == ["fabric", "fruit"]
    assert (shown.players[1].capacity, shown.players[2].assistants, shown.players[0].family) == (4, [5, 9], 4)
    assert (shown.figures, shown.places[1].mail) == ({"governor": 11, "smuggler": 12}, 3)


# -- imagined positions -----------------------------------------------------------------------------------


@rule("IS-185", "IS-INV-11")
def test_imagined_hands_vary_but_fit_all_that_is_known() -> None:
    scene = with_hand("gain_good", "move_0", "move_0")
    scene.hand("green", "gain_5_lira", "gain_5_lira")
    scene.discarded("return_assistant")
    hands = Counter(tuple(hand(world, 0)) for world in worlds(scene, "green"))
    assert len(hands) > 20
    for cards in hands:
        assert len(cards) == 3
        assert cards.count("gain_5_lira") <= 2
        assert cards.count("return_assistant") <= 1
    for world in worlds(scene, "red"):
        assert hand(world, 0) == ["gain_good", "move_0", "move_0"]
        assert world.discard == scene.p.discard


@rule("IS-182")
def test_an_unfinished_choice_is_forgotten_by_those_who_cannot_see_it() -> None:
    scene = with_hand("gain_good")
    before = seen(scene, "blue")
    scene.play("play gain_good")
    assert seen(scene, "blue") == before
    assert scene.p.imagine(scene.seat("blue"), Rng(1)).unfinished == 0
    assert scene.p.imagine(scene.seat("red"), Rng(1)).unfinished == 1


# -- games ------------------------------------------------------------------------------------------------


class Cards(Chance):
    """The opening cards are these; everything else is the first outcome."""

    def __init__(self, *cards: int) -> None:
        self.cards = cards

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        return self.cards[ordinal] if kind == "card" and ordinal < len(self.cards) else 0


def game_with(box: str, *cards: int) -> Game:
    """Red, Blue and Green hold these cards, by their place in the deck; two turns are played without them."""
    options = {"box": box, "first_player": "1", "layout": "random"}
    here = Game(BOOK, ["Ada", "Bea", "Cid"], options, chance=Cards(*cards))
    for line in ("go 3 leave act", "end turn", "go 3 decline", "end turn"):
        here.play(line)
    return here


@rule("IS-CH-05", "IS-013", "IS-183")
@pytest.mark.parametrize("box", ["base", "mocha", "letters", "grand_bazaar"])
def test_views_logs_and_records_for_others_do_not_depend_on_what_was_drawn(box: str) -> None:
    """Two games that differ in Red's card alone are one game for everybody else."""
    here, there = game_with(box, 0, 4, 4), game_with(box, 2, 4, 4)
    assert here.played[0].actor == CHANCE
    for viewer in (None, 1, 2):
        assert here.view(viewer) == there.view(viewer)
        assert here.log(viewer) == there.log(viewer)
        assert write_masked(here, viewer) == write_masked(there, viewer)
    assert here.view(0) != there.view(0)
    assert here.log(0) != there.log(0)
    assert write_masked(here, 0) != write_masked(there, 0)
