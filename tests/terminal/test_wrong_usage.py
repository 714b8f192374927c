"""Whatever is wrong gets one sentence and its exit code, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import fondaco
from fondaco.table.record import write_masked, write_record
from tests.terminal.tables import piped

BOX = resources.files("fondaco.games.yspahan").joinpath("box.toml").read_text(encoding="utf-8")


def a_record() -> str:
    game = fondaco.start("yspahan", 3, seed=1)
    for _ in range(60):
        game.play(game.position.legal()[0])
    return write_record(game)


def resealed(text: str) -> str:
    """A record whose last line was forged to match an edit."""
    from fondaco.table.record import writing

    return writing._finish(text.rpartition("\nend: ")[0].splitlines())


RECORDS: dict[str, tuple[Callable[[], str], str]] = {
    "empty": (lambda: "", "This is not a record of Fondaco"),
    "letter": (lambda: "Dear Ada\n", "This is not a record of Fondaco"),
    "cut off": (lambda: a_record()[:900], "The record is cut off after line"),
    "edited": (
        lambda: a_record().replace("white 6", "white 5", 1),
        "The record was changed after it was written",
    ),
    "newer format": (
        lambda: a_record().replace("record 1", "record 9", 1),
        "newer than this program's 2: update",
    ),
    "newer rules": (lambda: resealed(a_record().replace("rules: 1", "rules: 7")), "rules revision 7, newer"),
    "wrong digest": (
        lambda: resealed(a_record().replace("= 50 ", "= 50 0", 1)),
        "the digest after move 50 does not",
    ),
    "illegal move": (
        lambda: resealed(a_record().replace(" roll 0", " end turn", 1)),
        "“end turn” is refused by YS-",
    ),
    "other game": (
        lambda: resealed(a_record().replace("game: yspahan", "game: chess")),
        'Unknown game "chess"',
    ),
    "wrong option": (
        lambda: resealed(a_record().replace("at_once", "never", 1)),
        'The option "build_cards" can be',
    ),
    "wrong box": (
        lambda: resealed(a_record().replace("box: ", "box: 0", 1).replace("\n= ", "\n= 1", 1)),
        "with another box than the one at hand",
    ),
    "masked": (
        lambda: write_masked(fondaco.start("yspahan", 3, seed=1), 0),
        "only complete records can be replayed",
    ),
    "escape": (lambda: a_record().replace("moves:", "\x1b[2Jmoves", 1), "The record was changed"),
    "long version": (
        lambda: a_record().replace("record 1", "record " + "9" * 5000, 1),
        "is no version of the record format",
    ),
}


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
@pytest.mark.parametrize("name", RECORDS)
def test_a_wrong_record_is_refused_in_one_sentence(tmp_path: Path, name: str, command: str) -> None:
    make, sentence = RECORDS[name]
    file = tmp_path / "game.fondaco"
    file.write_text(make(), encoding="utf-8")
    done = piped(tmp_path, *command.split(), str(file))
    assert done.returncode == 1, done.stderr
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert "\x1b" not in done.stderr


USAGE = [
    ("", "the following arguments are required: COMMAND"),
    ("dance", "invalid choice: 'dance'"),
    ("play chess", 'Unknown game "chess"'),
    ("play --seats me", "Yspahan is for 2 to 4 players, not 1."),
    ("play --seats me,me,me,me,me", "Yspahan is for 2 to 4 players, not 5."),
    (
        "play --seats me,hal",
        '"hal" cannot sit at the table: a seat is one of me, random, easy, medium, hard, expert.',
    ),
    ("play --seats me,,me", '"" cannot sit at the table'),
    ("play --names a,b,c,d", "4 names are given for 3 seats."),
    ("play --names a,a", "Two players have the same name"),
    ("play --names a[b]", '"a[b]" is no name'),
    ("play --seed x", "argument --seed: invalid int value: 'x'"),
    ("play --option x=y", 'Yspahan has no option "x"'),
    ("play --option reshuffle=never", 'The option "reshuffle" can be when_needed, at_once; not "never".'),
    ("play --option reshuffle", 'An option is name=value, not "reshuffle".'),
    ("play --nonce a --nonce b --nonce c --nonce d", "4 nonces are given for 3 seats"),
    ("play --nonce é", "A nonce is at most 64 printable ASCII characters"),
    ("play --lang eo", "Unknown language 'eo': choose one of en, it, fr, de."),
    ("play --resume", "There is no unfinished game in"),
    ("rules", "the following arguments are required: game"),
    ("rules chess", 'Unknown game "chess"'),
    ("rules yspahan YS-999", "There is no clause or chapter “YS-999”; near it: YS-"),
    ("rules yspahan --lang xx", "Unknown language 'xx'"),
    ("replay", "the following arguments are required: file"),
    ("replay x --to many", "argument --to: invalid int value: 'many'"),
    ("replay x --to -1", "--to counts moves from 0, not -1."),
]


@pytest.mark.parametrize(("line", "sentence"), USAGE, ids=[line or "nothing" for line, _ in USAGE])
def test_a_wrong_usage_is_refused_in_one_sentence(tmp_path: Path, line: str, sentence: str) -> None:
    done = piped(tmp_path, *line.split(" ") if line else ())
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.startswith("fondaco")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume", "play --box"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, command: str) -> None:
    for file, reason in ((tmp_path / "none", "No such file or directory"), (tmp_path, "Is a directory")):
        done = piped(tmp_path, *command.split(), str(file))
        assert (done.returncode, done.stderr) == (1, f"fondaco: {file}: {reason}.\n")
    binary = tmp_path / "picture"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    done = piped(tmp_path, *command.split(), str(binary))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "is not a text file" in done.stderr


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda box: box.replace("cost_gold = 2", "cost_gold = -2", 1), "cost_gold"),
        (lambda box: box.replace('id = "sack-white-1"', 'id = "sack-white-9"', 1), "sack-white-"),
        (lambda box: "not toml", "this is not TOML"),
    ],
)
def test_a_wrong_box_is_refused_by_its_file(
    tmp_path: Path, edit: Callable[[str], str], sentence: str
) -> None:
    file = tmp_path / "mybox.toml"
    file.write_text(edit(BOX), encoding="utf-8")
    done = piped(tmp_path, "play", "--box", str(file))
    assert done.returncode == 1
    assert done.stderr.startswith(f"fondaco: {file}")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_owners_box_is_labelled_and_kept_in_the_save(tmp_path: Path) -> None:
    file = tmp_path / "mybox.toml"
    file.write_text(BOX.replace("start_gold = 2", "start_gold = 3"), encoding="utf-8")
    done = piped(tmp_path, "play", "--box", str(file), "--seed", "1", typed="1\n")
    if done.returncode:
        pytest.skip("the checks of this box allow no other start")
    assert f"The box is your own file: {file}" in done.stdout
    file.unlink()
    again = piped(tmp_path, "play", "--resume")
    assert again.returncode == 0
    assert "The box is an owner’s own, kept in the record." in again.stdout
