"""Records: their form is pinned, old ones replay for ever, and whatever is wrong with one is said in a sentence."""

from __future__ import annotations

import base64
import zlib
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games import load_rulebook
from fondaco.games.yspahan.rulebook import load
from fondaco.table.chance import SealedDice, commitment
from fondaco.table.core import CHANCE, NO_BARRIER, Rng
from fondaco.table.game import Game
from fondaco.table.record import (
    Record,
    RecordError,
    read_record,
    replay,
    verify_dice,
    write_masked,
    write_record,
    write_save,
)
from fondaco.table.record.reading import MOST_BYTES, MOST_LINES, MOST_MOVES
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import Rulebook
from tests.conformance.tables import play_on
from tests.table.counting import CountingBook

KEPT: Final = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))
SEED: Final = bytes(range(32))


@cache
def book() -> Rulebook:
    return load_rulebook("yspahan")


def new_game(*nonces: str, options: tuple[tuple[str, str], ...] = ()) -> Game:
    given_nonces = nonces or ("", "plum")
    players = ["Ada", "Bruno: the second", "Carla", "Dino"][: len(given_nonces)]
    dice = SealedDice(SEED, given_nonces)
    return Game(book(), players, dict(options), dice, commitment(SEED), given_nonces)


def sign(text: str) -> str:
    """The text with the check at its end put right again, as a forger would."""
    body = text[: text.rindex("end: ")] if "end: " in text else text
    check = sha256(body.encode(errors="surrogatepass")).hexdigest()[:16]
    return f"{body}end: {check}\n"


def forge(text: str, old: str, new: str) -> str:
    assert old in text
    return sign(text.replace(old, new, 1))


@cache
def whole_game() -> tuple[Game, str]:
    """A random game with second thoughts, to its end, and its record with the seed revealed."""
    game, rng = new_game(), Rng(9)
    while not game.over:
        if game.position.unfinished and rng.below(12) == 0:
            game.undo(game.to_act)
        play_on(game, rng, 1)
    return game, write_record(game, SEED)


def error_of(text: str) -> str:
    """What is wrong with a record, found in reading or replaying it."""
    with pytest.raises(RecordError) as caught:
        replay(read_record(text), book())
    message = str(caught.value)
    assert "\n" not in message
    return message


# -- the form -----------------------------------------------------------------------------------------


def test_the_form_of_a_record() -> None:
    game = new_game("", "plum", options=(("first_player", "2"), ("reshuffle", "at_once")))
    game.play("roll 1")
    square = game.offers()[0].text
    game.play(square)
    game.undo(1)
    game.play(f"{square} supervisor")
    dice = ", ".join(entry.text for entry in game.played if entry.actor == CHANCE)
    body = f"""\
fondaco record 1
game: yspahan
rules: {book().revision}
box: {book().box_hash}
option first_player: 2
option cards_before_roll: allowed
option build_cards: at_once
option two_build_cards: allowed
option reshuffle: at_once
seat 1 blue: Ada
seat 2 red: Bruno: the second
dice: {commitment(SEED)}
nonce 1:\x20
nonce 2: plum
moves:
1 red roll 1
2 * {dice}
11 red {square}
11 red undo 1
11 red {square}
12 red supervisor
= 12 {game.digest()}
"""
    assert write_record(game) == sign(body)


def test_reading_gives_back_what_was_written() -> None:
    game, text = whole_game()
    record = read_record(text)
    assert record.game == "yspahan"
    assert record.players == ["Ada", "Bruno: the second"]
    assert record.options == game.options
    assert record.nonces == ["", "plum"]
    assert (record.commitment, record.seed) == (commitment(SEED), SEED.hex())
    assert record.over
    assert not record.masked
    assert replay(record, book()).journal == game.journal


def test_digests_stand_every_fifty_moves_and_after_the_last() -> None:
    game, text = whole_game()
    numbers = [int(line.split()[1]) for line in text.splitlines() if line.startswith("= ")]
    last = len(game.played)
    assert numbers == [*range(50, last, 50), last]


def test_names_and_nonces_survive() -> None:
    game = new_game(" a plum ", "x: y", "=1 | ")
    game.players = ("  Ada \n Lovelace\u2028", "", "seed: 0 \x1c")
    record = read_record(write_record(game, SEED))
    assert record.players == ["Ada Lovelace", "", "seed: 0"]
    assert record.nonces == [" a plum ", "x: y", "=1 | "]
    assert verify_dice(record, replay(record, book())) == 1


def test_an_owners_box_travels_with_the_record() -> None:
    text = _box_text().replace("start_gold = 2", "start_gold = 3", 1)
    owned = load_rulebook("yspahan", text, "mine.toml")
    game = Game(owned, ["Ada", "Bruno"], {"first_player": "1"})
    record = read_record(write_record(game))
    assert record.box_text is not None
    again = replay(record, load_rulebook("yspahan", record.box_text, "the record"))
    assert again.digest() == game.digest()
    with pytest.raises(RecordError, match="another box"):
        replay(record, book())


def _box_text() -> str:
    from importlib.resources import files

    return (files("fondaco.games.yspahan") / "box.toml").read_text(encoding="utf-8")


# -- records that are kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["yspahan", "wuestensoehne", "al-rashid"])
def test_there_is_a_record_for_every_number_of_players(key: str) -> None:
    rulebook = load_rulebook(key)
    wanted = {f"{key}-{seats}" for seats in range(rulebook.min_seats, rulebook.max_seats + 1)}
    assert {file.name.rpartition("-")[0] for file in KEPT} >= wanted


def test_there_is_a_record_for_every_box_of_istanbul() -> None:
    records = [read_record(file.read_text(encoding="utf-8")) for file in KEPT if "istanbul" in file.name]
    assert {record.options["box"] for record in records} == set(load_rulebook("istanbul").options["box"])
    assert {len(record.players) for record in records} == {2, 3, 4, 5}


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_record_that_is_kept_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    game = replay(record, load_rulebook(record.game, record.box_text))
    assert game.over
    result = next(line for line in text.splitlines() if line.startswith("result: "))
    scores = " ".join(map(str, game.position.standing()))
    assert result == f"result: scores {scores} ranks {' '.join(map(str, game.position.ranks()))}"
    assert verify_dice(record, game) == sum(entry.actor == CHANCE for entry in game.played)
    if record.revision == game.rulebook.revision:
        assert write_record(game, bytes.fromhex(record.seed or "")) == text


# -- what is wrong with one ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "hello", "fondaco", "\x00", "game: yspahan\nend: 0\n"])
def test_something_else_is_no_record(text: str) -> None:
    assert "not a record of Fondaco" in error_of(text)


@pytest.mark.parametrize("lines", [1, 2, 12, 18, 100, -1])
def test_a_record_that_was_cut_off(lines: int) -> None:
    _, text = whole_game()
    assert "cut off" in error_of("\n".join(text.splitlines()[:lines]) + "\n")


def test_a_record_cut_off_in_its_last_line() -> None:
    _, text = whole_game()
    assert "does not match" in error_of(text[:-5])


@pytest.mark.parametrize(
    ("old", "new"),
    [("seat 1 blue: Ada", "seat 1 blue: Eva"), (" roll 0", " roll 1"), ("scores ", "scores 9")],
)
def test_a_record_that_was_edited(old: str, new: str) -> None:
    _, text = whole_game()
    assert old in text
    assert "changed after it was written" in error_of(text.replace(old, new, 1))


@pytest.mark.parametrize("version", ["3", "17"])
def test_a_newer_form(version: str) -> None:
    _, text = whole_game()
    message = error_of(forge(text, "fondaco record 1", f"fondaco record {version}"))
    assert f"format {version}" in message
    assert "update" in message


@pytest.mark.parametrize("version", ["0", "-1", "one", "", "1.5", "9" * 5000])
def test_no_form_at_all(version: str) -> None:
    _, text = whole_game()
    message = error_of(forge(text, "fondaco record 1", f"fondaco record {version}"))
    assert "version" in message
    assert len(message) < 200


def test_newer_rules() -> None:
    _, text = whole_game()
    newer = f"rules: {book().revision + 1}"
    message = error_of(forge(text, f"rules: {book().revision}", newer))
    assert f"revision {book().revision + 1}" in message
    assert "update" in message


@pytest.mark.parametrize("number", ["", "x", "1.5", "-1", "9" * 5000])
def test_rules_without_a_number(number: str) -> None:
    _, text = whole_game()
    message = error_of(forge(text, f"rules: {book().revision}", f"rules: {number}"))
    assert message.startswith("Line 3: ")
    assert len(message) < 200


def test_a_wrong_digest() -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if line.startswith("= 100 "))
    message = error_of(forge(text, line, "= 100 0123456789abcdef"))
    assert message.startswith(f"Line {text.splitlines().index(line) + 1}: ")
    assert "digest after move 100" in message


def test_a_digest_at_the_wrong_move() -> None:
    _, text = whole_game()
    assert "digest after move 100" in error_of(forge(text, "= 100 ", "= 101 "))


def test_an_outcome_that_was_changed_does_not_pass_the_digest() -> None:
    _, text = whole_game()
    at = text.index(" white ") + len(" white ")
    other = "1" if text[at] != "1" else "2"
    message = error_of(sign(f"{text[:at]}{other}{text[at + 1 :]}"))
    assert "Line" in message


def test_an_unknown_game() -> None:
    _, text = whole_game()
    record = read_record(forge(text, "game: yspahan", "game: chess"))
    with pytest.raises(UsageError, match="chess"):
        load_rulebook(record.game)
    with pytest.raises(RecordError, match="chess"):
        replay(record, book())


def test_another_box() -> None:
    _, text = whole_game()
    elsewhere = forge(text, book().box_hash, "0" * 64)
    digest = next(line for line in text.splitlines() if line.startswith("= "))
    assert "another box" in error_of(forge(elsewhere, digest, digest[:-1] + "-"))


def test_a_box_that_changed_only_its_looks_still_replays() -> None:
    game, text = whole_game()
    record = read_record(forge(text, book().box_hash, "0" * 64))
    assert replay(record, book()).digest() == game.digest()


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_viewers_record_is_not_replayed(viewer: int | None) -> None:
    game, _ = whole_game()
    assert "one viewer" in error_of(write_masked(game, viewer))


def test_an_illegal_move_is_named_with_its_line_and_clause() -> None:
    _, text = whole_game()
    at = next(nth for nth, line in enumerate(text.splitlines(), 1) if " roll " in line)
    line = text.splitlines()[at - 1]
    number, colour, *_ = line.split()
    message = error_of(forge(text, line, f"{number} {colour} roll 3"))
    assert message == f"Line {at}: “roll 3” is refused by YS-052."


def test_an_older_revision_is_named_where_it_no_longer_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if " roll " in line)
    number, colour, *_ = line.split()
    forged = forge(text, line, f"{number} {colour} roll 3")
    rulebook = load_rulebook("yspahan")
    monkeypatch.setattr(rulebook, "revision", book().revision + 1)
    with pytest.raises(RecordError, match=rf"\(rules revision {book().revision}\).*YS-052"):
        replay(read_record(forged), rulebook)


def test_a_move_of_the_wrong_seat() -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if " roll " in line)
    number, colour, *rest = line.split()
    other = "red" if colour == "blue" else "blue"
    assert "is refused" in error_of(forge(text, line, " ".join([number, other, *rest])))


@pytest.mark.parametrize("colour", ["purple", "green", "Blue", "+"])
def test_a_seat_that_nobody_has(colour: str) -> None:
    """Green exists, but not at a table of two."""
    _, text = whole_game()
    line = next(line for line in text.splitlines() if " roll " in line)
    number, _, *rest = line.split()
    assert f"nobody at this table is “{colour}”" in error_of(
        forge(text, line, " ".join([number, colour, *rest]))
    )


@pytest.mark.parametrize("outcome", ["white 7", "yellow 1", "first blue", "?", ""])
def test_an_impossible_outcome(outcome: str) -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if "* white" in line)
    number = line.split()[0]
    assert "cannot be the outcome" in error_of(forge(text, line, f"{number} * {outcome}"))


@pytest.mark.parametrize("line", ["1", "1 red", "hello", "12 red", "=", "= 3", "weather: fine", ""])
def test_a_line_that_belongs_nowhere(line: str) -> None:
    _, text = whole_game()
    message = error_of(forge(text, "moves:\n", f"moves:\n{line}\n"))
    assert message.startswith("Line ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("option reshuffle: when_needed", "option reshuffle: perhaps", "reshuffle"),
        ("option reshuffle: when_needed", "option weather: fine", "weather"),
        ("seat 2 red: Bruno: the second\n", "", "2 to 4 players"),
        ("game: yspahan\n", "", "which game"),
    ],
)
def test_a_table_that_cannot_be(old: str, new: str, said: str) -> None:
    _, text = whole_game()
    assert said in error_of(forge(text, old, new))


@pytest.mark.parametrize("count", ["2", "0", "x", "-1"])
def test_an_undo_that_takes_back_something_else(count: str) -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if " undo 1" in line)
    message = error_of(forge(text, line, line.replace("undo 1", f"undo {count}")))
    assert "takes back 1" in message


def test_an_undo_costs_no_replay_from_the_beginning() -> None:
    game = Game(book(), ["Ada", "Bruno"], {"first_player": "1"}, SealedDice(SEED, []))
    play_on(game, Rng(3), 90)
    while not _can_be_taken_back(game):
        play_on(game, Rng(4), 1)
    pairs, seat = 50, game.to_act
    for _ in range(pairs):
        game.play(game.position.legal()[0])
        game.undo(seat)
    counting = CountingBook(load())
    again = replay(read_record(write_record(game)), counting)
    assert again.digest() == game.digest()
    assert again.journal == game.journal
    assert counting.begun == 1
    legal = len(game.position.legal())
    assert counting.spelled <= 40 * len(game.played) + pairs * (legal + 4)


def _can_be_taken_back(game: Game) -> bool:
    """Whether the first legal move is a choice behind which the same seat goes on deciding."""
    after = game.position.copy()
    after.apply(after.legal()[0])
    choices = len(game.position.legal())
    return choices > 1 and after.to_act == game.to_act and after.barrier == NO_BARRIER


def test_taking_back_again_and_again_leads_where_it_led() -> None:
    """A game that goes on behind undos, of parts and of whole decisions, is the one that was never taken back."""
    game, rng = new_game(), Rng(12)
    while not game.over:
        before, told = game.digest(), game.log(0)
        moves = game.moves
        play_on(game, rng, 1)
        seat = game.played[-1].actor
        if seat >= 0 and game.undo_barrier(seat) is None and rng.below(2):
            game.undo(seat, whole=rng.below(2) == 0)
            if game.moves == moves:
                assert (game.digest(), game.log(0)) == (before, told)
        if rng.below(10) == 0:
            assert game.position_after(game.moves).digest() == game.digest()


def test_an_undo_over_a_barrier() -> None:
    _, text = whole_game()
    line = next(line for line in text.splitlines() if "end turn" in line)
    number, colour = line.split()[:2]
    assert "“undo 1” is refused" in error_of(forge(text, line, f"{line}\n{number} {colour} undo 1"))


def test_a_record_is_bounded() -> None:
    """Its length, its lines, its moves and each of them; a game has less of everything."""
    _, text = whole_game()
    move = next(line for line in text.splitlines() if line.startswith("1 "))
    assert "more than 2 MB" in error_of("fondaco record 1\n" + "x" * MOST_BYTES)
    assert f"more than {MOST_LINES} lines" in error_of(forge(text, move, f"{move}\n" * MOST_LINES))
    outcomes = f"{move}\n2 * " + ", ".join(["1"] * MOST_MOVES)
    assert f"more than {MOST_MOVES} moves" in error_of(forge(text, move, outcomes))
    long = error_of(forge(text, move, f"{move} {'x' * 400}"))
    assert "longer than 400 characters" in long
    assert len(long) < 200


# -- saved games --------------------------------------------------------------------------------------


@cache
def saved() -> tuple[Game, str]:
    game = new_game()
    play_on(game, Rng(4), 120)
    while not game.position.unfinished:
        play_on(game, Rng(4), 1)
    return game, write_save(game, game.to_act, SEED)


def test_a_saved_game_is_complete_under_its_seal() -> None:
    game, text = saved()
    record = read_record(text)
    assert not record.masked
    assert record.seed == SEED.hex()
    assert replay(record, book()).journal == game.journal
    assert SEED.hex() not in text


@pytest.mark.parametrize(
    "inside", [b"", b"\x00\x01", b"fondaco", zlib.compress(b"\xff\xfe"), zlib.compress(b"x")]
)
def test_a_damaged_seal(inside: bytes) -> None:
    _, text = saved()
    at = text.index("sealed:\n")
    forged = sign(f"{text[:at]}sealed:\n| {base64.b64encode(inside).decode()}\n")
    message = error_of(forged)
    assert "damaged" in message or "not a record" in message


def test_what_is_under_a_seal_is_bounded() -> None:
    _, text = saved()
    seal = base64.b64encode(zlib.compress(b"x" * (MOST_BYTES + 1), 9)).decode()
    forged = sign(f"{text[: text.index('sealed:')]}sealed:\n| {seal}\n")
    assert len(forged) < MOST_BYTES / 50
    assert "more than 2 MB" in error_of(forged)


def test_a_seal_that_is_no_code_at_all() -> None:
    _, text = saved()
    at = text.index("| ", text.index("sealed:\n")) + 2
    assert "damaged" in error_of(sign(f"{text[:at]}!{text[at:]}"))
    assert "damaged" in error_of(sign(text[: text.index("sealed:\n")] + "sealed:\n"))


def test_a_seal_within_a_seal_within_a_seal() -> None:
    _, text = saved()
    for _ in range(3):
        inside = base64.b64encode(zlib.compress(text.encode(), 9)).decode()
        text = sign(f"{text[: text.index('sealed:')]}sealed:\n| {inside}\n")
    assert "sealed" in error_of(text)


# -- the dice -----------------------------------------------------------------------------------------


def test_dice_are_recomputed() -> None:
    game, text = whole_game()
    assert verify_dice(read_record(text), game) == sum(entry.actor == CHANCE for entry in game.played)


def verification_error(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        verify_dice(record, replay(record, book()))
    return str(caught.value)


def test_another_seed_than_was_promised() -> None:
    _, text = whole_game()
    record = read_record(forge(text, SEED.hex(), (b"\x01" * 32).hex()))
    assert "not the one that was promised" in verification_error(record)


@pytest.mark.parametrize("seed", ["", "00", "xyz", "0" * 63])
def test_a_seed_that_is_none(seed: str) -> None:
    _, text = whole_game()
    assert "no seed" in verification_error(read_record(forge(text, SEED.hex(), seed)))


def test_an_outcome_that_the_seed_does_not_give() -> None:
    """Whoever tampers with a die and puts the digests right is still found out."""
    honest = new_game("", "plum", options=(("first_player", "1"),))
    honest.play("roll 0")
    outcomes = [entry.move for entry in honest.played if entry.actor == CHANCE]
    cheat = Game(book(), honest.players, honest.options, None, honest.commitment, honest.nonces)
    cheat.play("roll 0")
    for nth, outcome in enumerate(outcomes):
        cheat.play_outcome((outcome + 1) % 6 if nth == 2 else outcome)
    record = read_record(write_record(cheat, SEED))
    assert verification_error(record).startswith("Move 4: ")
    assert verify_dice(read_record(write_record(honest, SEED)), honest) == 8


def test_nonces_that_were_changed() -> None:
    _, text = whole_game()
    assert "promised seed" in verification_error(read_record(forge(text, "nonce 2: plum", "nonce 2: pear")))


def test_a_nonce_that_is_none() -> None:
    _, text = whole_game()
    record = read_record(forge(text, "nonce 2: plum", f"nonce 2: {'x' * 65}"))
    assert "nonce" in verification_error(record).lower()


def test_a_seed_not_yet_revealed_and_dice_never_promised() -> None:
    game, _ = whole_game()
    assert "not been revealed" in verification_error(read_record(write_record(game)))
    plain = Game(book(), ["Ada", "Bruno"])
    assert "no commitment" in verification_error(read_record(write_record(plain)))


# -- garbage ------------------------------------------------------------------------------------------

FRAGMENTS: Final = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["= 50 x", "moves:", "sealed:", "| x", "seat 3 green: C", "option a: b", "1 red undo 1", "masked: yes",
         "2 * white 1", "box-file:", "nonce 9: x", "end: 0", "seed: zz", "result: x", "dice: x", "5 blue end turn"]
    ),
)  # fmt: skip


@settings(max_examples=250, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_done_to_a_record_it_is_a_record_error(data: st.DataObject) -> None:
    text = (whole_game()[1], saved()[1], _short())[data.draw(st.integers(0, 2))]
    lines = text.splitlines()[:-1]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["drop", "double", "swap", "put", "cut", "spoil"]))
        if kind == "drop" and len(lines) > 1:
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        elif kind == "put":
            lines.insert(at, data.draw(FRAGMENTS))
        elif kind == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 20))]
        else:
            where = data.draw(st.integers(0, max(0, len(lines[at]) - 1)))
            lines[at] = lines[at][:where] + data.draw(st.characters()) + lines[at][where + 1 :]
    forged = "\n".join(lines) + "\n"
    _try(sign(forged))


def _short() -> str:
    game = new_game()
    play_on(game, Rng(1), 6)
    return write_record(game, SEED)


def _try(text: str) -> None:
    """Read, replay and verify; it may work, or be refused as a record, and nothing else."""
    with suppress(RecordError):
        record = read_record(text)
        game = replay(record, book())
        verify_dice(record, game)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text())
def test_any_text_at_all_is_refused_as_a_record(text: str) -> None:
    for garbage in (text, f"fondaco record 1\n{text}"):
        with pytest.raises(RecordError):
            read_record(garbage)
    _try(f"fondaco record 1\n{text}\nend: {sha256(text.encode(errors='replace')).hexdigest()[:16]}\n")


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    game, text = whole_game()
    told = next(line for line in text.splitlines() if line.startswith("result: "))
    points = str(game.position.standing()[0])
    assert "result" in error_of(forge(text, told, told.replace(points, "999", 1)))
    assert "result" in error_of(forge(text, told + "\n", ""))
