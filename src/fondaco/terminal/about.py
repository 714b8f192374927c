"""What a box is: whose game, what of it is reconstructed, and what was promised about the dice."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.boards.voice import Voice
from fondaco.table.box import Reconstruction
from fondaco.table.shelf import label_of
from fondaco.terminal.sitting import Sitting


def reconstruction_line(parts: Sequence[Reconstruction], say: Voice) -> str:
    """One line that says whether anything among these parts affects play."""
    number = sum(part.affects_play for part in parts)
    return say("terminal-reconstructed", number=number) if number else say("terminal-reconstructed-none")


def about_table(sitting: Sitting) -> list[str]:
    """All there is to know about the table and its box."""
    say, game = sitting.say, sitting.game
    rulebook = game.rulebook
    label = label_of(rulebook.key)
    facts = {name: str(getattr(label, name)) for name in ("designer", "year", "publisher")}
    lines = [say("terminal-about-box", title=rulebook.title, **facts)]
    if rulebook.owned_box is not None:
        lines.append(say("terminal-box-owner"))
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    lines.append(say("terminal-about-options", options=options))
    lines.append(say("terminal-about-hash", hash=rulebook.box_hash))
    lines += promise_lines(sitting)
    at_table = rulebook.reconstructed_at(game.options)
    lines.append(reconstruction_line(at_table, say))
    # Many parts share one reason: each reason is told once.
    by_reason: dict[tuple[str, bool], list[str]] = {}
    for part in rulebook.reconstructions:
        if part.affects_play and part not in at_table:
            continue  # it lies in the box for another game
        by_reason.setdefault((part.reason, part.affects_play), []).append(part.path)
    if by_reason:
        lines.append(say("terminal-about-parts"))
    for (reason, affects_play), paths in by_reason.items():
        shown = paths[0] if len(paths) == 1 else f"{paths[0]} … ({len(paths)})"
        effect = say("terminal-about-affects" if affects_play else "terminal-about-drawn")
        lines.append("  " + say("terminal-about-part", path=shown, reason=f"{reason} ({effect})"))
    return lines


def promise_lines(sitting: Sitting) -> list[str]:
    """The promise of the dice, and what the players added to it."""
    say, game = sitting.say, sitting.game
    if not game.commitment:
        return []
    lines = [
        say("terminal-promise", dice="yes" if game.rulebook.has_dice else "no", commitment=game.commitment)
    ]
    added = [f"{sitting.faces[n].name}: {nonce}" for n, nonce in enumerate(game.nonces) if nonce]
    if added:
        lines.append(say("terminal-nonces", nonces=", ".join(added)))
    return lines
