"""Playing a record again, and checking its dice: it proves itself, or says where it does not hold."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.table.chance import SealedDice, commitment
from fondaco.table.core import CHANCE
from fondaco.table.game import Game
from fondaco.table.record.text import CHANCE_ACTS, Record, RecordError, result_of
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Rulebook


def replay(record: Record, rulebook: Rulebook, until: int | None = None) -> Game:
    """Play a complete record again, up to so many moves; digests on the way must agree."""
    if record.masked:
        raise RecordError(
            "The record shows only what one viewer may know; only complete records can be replayed."
        )
    if record.game != rulebook.key:
        raise RecordError(f"The record is of the game “{record.game}”, not of “{rulebook.key}”.")
    if record.revision > rulebook.revision:
        raise RecordError(
            f"The record follows rules revision {record.revision}, newer than this program's {rulebook.revision}: "
            "update Fondaco."
        )
    if record.box_hash == rulebook.box_hash:
        return _replay(record, rulebook, until)
    other = "The record was played with another box than the one at hand"
    if record.box_text is not None:
        raise RecordError(f"{other}: its hash differs.")
    try:
        # Names or drawings of our own box may have changed since; the digests prove whether anything else has.
        return _replay(record, rulebook, until)
    except RecordError as error:
        raise RecordError(f"{other}, and does not hold with it. {error}") from error


def _replay(record: Record, rulebook: Rulebook, until: int | None) -> Game:
    try:
        game = Game(
            rulebook,
            record.players,
            record.options,
            commitment=record.commitment,
            nonces=record.nonces,
            start=record.start,
        )
    except UsageError as error:
        raise RecordError(f"The record tells of a table that cannot be: {error}") from error
    except (ValueError, IndexError) as error:
        raise RecordError("The record begins with a position that cannot be.") from error
    for number, actor, texts in record.lines:
        if until is not None and len(game.played) >= until and not _takes_back(texts):
            break
        try:
            _replay_line(game, record, number, actor, texts, until)
        except IndexError as error:
            # A position that was written by hand can be any numbers.
            raise RecordError(f"Line {number}: this cannot follow the position it begins with.") from error
    if until is None and record.result != (result_of(game) if game.over else None):
        raise RecordError("The result in the record is not the one its moves lead to.")
    return game


def _takes_back(texts: Sequence[str]) -> bool:
    return texts[0].startswith("undo ")


def _replay_line(
    game: Game, record: Record, number: int, actor: str, texts: Sequence[str], until: int | None
) -> None:
    if actor == "=":
        if str(len(game.played)) != texts[0] or game.digest() != texts[1]:
            raise RecordError(
                f"Line {number}: the digest after move {len(game.played)} does not match the moves before."
            )
        return
    for text in texts:
        if until is not None and len(game.played) >= until and not _takes_back(texts):
            return
        try:
            _replay_move(game, number, actor, text)
        except Refusal as refusal:
            clause = f" by {refusal.clause}" if refusal.clause else ""
            older = f" (rules revision {record.revision})" if record.revision < game.rulebook.revision else ""
            raise RecordError(f"Line {number}{older}: “{text}” is refused{clause}.") from refusal


def _replay_move(game: Game, number: int, actor: str, text: str) -> None:
    position, rulebook = game.position, game.rulebook
    if actor == CHANCE_ACTS:
        if game.to_act == CHANCE:
            for outcome in position.legal():
                if rulebook.outcome_text(position, outcome) == text:
                    game.play_outcome(outcome)
                    return
        raise RecordError(f"Line {number}: “{text}” cannot be the outcome of chance here.")
    if actor not in rulebook.seat_ids[: game.seats]:
        raise RecordError(f"Line {number}: nobody at this table is “{actor}”.")
    seat = list(rulebook.seat_ids).index(actor)
    if text.startswith("undo "):
        whole = text != f"undo {game.undoable(seat)}"
        count = game.undo(seat, whole)
        if text != f"undo {count}":
            raise RecordError(f"Line {number}: the undo takes back {count} moves, not as many as it says.")
        return
    for move in position.legal() if game.to_act == seat else ():
        if rulebook.text(position, move) == text:
            game.play(move, seat)
            return
    game.play(text, seat)


def verify_dice(record: Record, game: Game) -> int:
    """Recompute every outcome from the revealed seed; how many were checked."""
    if record.commitment is None:
        raise RecordError(
            "The record carries no commitment to its dice: there is nothing to check them against."
        )
    if record.seed is None:
        raise RecordError("The seed of the dice has not been revealed: it is with the end of the game.")
    try:
        dice = SealedDice(bytes.fromhex(record.seed), record.nonces)
    except ValueError as error:
        raise RecordError(f"The seed in the record is no seed: {error}") from error
    if commitment(dice.seed) != record.commitment:
        raise RecordError("The seed in the record is not the one that was promised at the start.")
    again = Game(game.rulebook, game.players, game.options, start=game.start)
    checked = 0
    for number, entry in enumerate(game.played, start=1):
        position = again.position
        if entry.actor == CHANCE:
            index = dice.pick(entry.event, entry.ordinal, position.weights())
            if position.legal()[index] != entry.move:
                raise RecordError(f"Move {number}: “{entry.text}” is not what the promised seed gives.")
            checked += 1
        position.heard = None
        position.apply(entry.move)
    return checked
