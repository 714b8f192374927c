"""Hidden information, what can be taken back, and what is said to whom (sections 16 and 17)."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.bots import make_bot
from fondaco.bots.bot import Bot
from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.position import IN_STOCK
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.record import read_record, replay, write_masked, write_record
from fondaco.table.refusal import Refusal
from fondaco.table.speech import Speaker, words_of
from tests.games.wuestensoehne.scene import BOOK, Scene
from tests.rules import rule


def rumours_seen() -> Scene:
    """Red has seen +2 on salt and -2 on gem, blue the -2; two tiles nobody has seen, two are in the stock."""
    scene = Scene()
    scene.rumour("R1", "salt 1", "red")
    scene.rumour("R6", "gem 1", "red", "blue")
    scene.rumour("R2", "myrrh 1")
    scene.rumour("R4", "myrrh 2", "orange")
    return scene


@rule("WS-179", "WS-INV-24")
def test_each_sees_the_rumours_he_has_looked_at_and_no_other() -> None:
    scene = rumours_seen()
    shown = {
        viewer: {
            f"{x.good} {x.number}": x.value for x in scene.view(viewer).rumour_spaces if x.value is not None
        }
        for viewer in ("blue", "orange", "red", "violet", None)
    }
    assert shown == {
        "blue": {"gem 1": -2},
        "orange": {"myrrh 2": -1},
        "red": {"salt 1": 2, "gem 1": -2},
        "violet": {},
        None: {},
    }
    seen_by = {f"{x.good} {x.number}": x.seen_by for x in scene.view(None).rumour_spaces if x.occupied}
    assert seen_by == {"salt 1": [2], "gem 1": [0, 2], "myrrh 1": [], "myrrh 2": [1]}, "who looked is open"


@rule("WS-179", "WS-INV-14")
def test_imagined_worlds_keep_what_the_seat_has_seen_and_permute_the_rest() -> None:
    scene = rumours_seen()
    rng = Rng(1)
    at_salt: set[int] = set()
    for _ in range(200):
        world = scene.p.imagine(0, rng)
        assert world.rumours[5] == scene.p.rumours[5], "blue knows the -2"
        assert sorted(world.rumours) == sorted(scene.p.rumours)
        assert world.rumours.count(IN_STOCK) == 2
        at_salt.add(next(face for face in range(6) if world.rumours[face] == 6))
        assert world.known_by[next(f for f in range(6) if world.rumours[f] == 6)] == 0b0100
    assert at_salt == {0, 1, 2, 3, 4}, "anything but the tile he knows"


@rule("WS-055")
def test_imagined_faces_are_equally_likely() -> None:
    scene = rumours_seen()
    rng = Rng(2)
    counts = [0] * 6
    for _ in range(3000):
        world = scene.p.imagine(3, rng)
        counts[next(face for face in range(6) if world.rumours[face] == 6)] += 1
    assert all(400 < count < 600 for count in counts)


def played(seed: int, seats: int = 4) -> Game:
    """A game of greedy bots up to its end."""
    game = fondaco.start("wuestensoehne", seats=seats, seed=seed)
    bots = [make_bot("medium", seed + seat) for seat in range(seats)]
    while not game.over:
        decide(game, bots[game.to_act], game.to_act)
    return game


def decide(game: Game, bot: Bot, seat: int) -> None:
    legal = game.position.legal()
    game.play(bot.decide(lambda: game.view(seat), legal, lambda rng: game.imagine(seat, rng), 1))


@pytest.fixture(scope="module")
def game() -> Game:
    return next(found for found in (played(seed) for seed in range(9)) if found.position.dump()[0][-1] > 0)


def test_records_replay_and_mask_rumours(game: Game) -> None:
    text = write_record(game, None)
    assert replay(read_record(text), game.rulebook).digest() == game.digest()
    drawn = [entry for entry in game.played if entry.event == "rumour"]
    assert drawn
    for entry in drawn:
        seat = entry.audience.bit_length() - 1
        other = (seat + 1) % 4
        assert entry.text in write_masked(game, seat)
        assert entry.audience == 1 << seat
        known = "wuestensoehne-log-rumour-seen-known"
        assert not any(line.message.id == known and line.seat == seat for line in game.log(other))
        assert any(line.message.id == known for line in game.log(seat))


@pytest.mark.slow
def test_greedy_bots_complete_oases() -> None:
    games = [played(seed, 3 + seed % 2) for seed in range(100, 106)]
    complete = 0
    for game in games:
        complete += sum(len(oasis.open_ends) == 0 for oasis in BOOK.view(game.position, None).oases)
    assert complete / len(games) >= 15


def test_everything_said_in_a_game_has_english_words(game: Game) -> None:
    speaker = Speaker("en", [words_of("fondaco.games.wuestensoehne")])
    for viewer in (0, None):
        for line in game.log(viewer):
            assert speaker.say(line.message)
    again = Game(game.rulebook, game.players, game.options)
    rng = Rng(3)
    for entry in game.played:
        for viewer in (*range(4), None):
            assert speaker.say(again.prompt(viewer))
        for offer in again.offers():
            assert speaker.say(offer.message)
        if again.to_act >= 0:
            legal = again.position.legal()
            for _ in range(5):
                move = rng.below(m.MOVES)
                if move not in legal:
                    refusal = game.rulebook.why_not(again.position, move)
                    assert refusal.clause
                    assert speaker.say(refusal.message)
            again.play(entry.move)
        else:
            again.play_outcome(entry.move)


def test_every_text_names_its_move() -> None:
    scene = Scene()
    for move in range(m.MOVES):
        text = BOOK.text(scene.p, move)
        if text != "stay":
            assert BOOK.moves_named(text.upper()) == [move]


# -- taking back (section 16) ---------------------------------------------------------------------


def new_game() -> Game:
    """A game whose first player, blue, has chosen his field and is asked to move."""
    game = fondaco.start("wuestensoehne", seats=3, seed=5, options={"first_player": "1"})
    for text in ("start F1", "start K6", "start F11"):
        game.play(text)
    return game


@rule("WS-D03", "WS-D14")
def test_a_movement_is_taken_back_with_its_water_until_a_tile_is_drawn() -> None:
    game = new_game()
    game.play("move F9")
    assert BOOK.view(game.position, 0).players[0].water == 1
    assert game.undo(0) == 1
    assert BOOK.view(game.position, 0).players[0].water == 2
    game.play("move F2")
    game.play("draw")
    with pytest.raises(Refusal) as caught:
        game.undo(0)
    assert caught.value.message == Message("barrier-chance")


@rule("WS-D14")
def test_handing_on_the_go_is_final() -> None:
    game = new_game()
    game.play("stay")
    game.play("no discovery")
    game.play("end go")
    with pytest.raises(Refusal) as caught:
        game.undo(0)
    assert caught.value.message.id in ("barrier-turn-ended", "barrier-other-seat")


@rule("WS-D13")
def test_a_look_is_final() -> None:
    scene = Scene()
    for nth, space in enumerate(("myrrh 1", "myrrh 2", "incense 1", "incense 2", "gem 1", "gem 2")):
        scene.rumour(f"R{nth + 1}", space)
    scene.p.agenda = []
    scene.p.push(kinds.GO_END)
    scene.p.push(kinds.LOOK_RUMOUR, 0)
    scene.p.settle()
    looked = next(move for move in scene.p.legal() if move != m.NO_LOOK)
    assert BOOK.offer(scene.p, looked).final
    scene.p.apply(looked)
    assert BOOK.prompt(scene.p, 0).args["value"] == "+2"
    assert "value" not in BOOK.prompt(scene.p, 1).args
