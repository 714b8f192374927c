"""Who is equal at the end, and what decides between them: told wherever places are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fondaco.table.message import Message, in_a_row


class Decider(msgspec.Struct, frozen=True, gc=False):
    """What decides among seats that are equal so far: whoever has more of it comes first."""

    how: Message
    """That it decides, in words."""
    held: list[int]
    """How much of it each seat has."""
    told: list[Message]
    """The same in words."""


class Tie(msgspec.Struct, frozen=True, gc=False):
    """Seats that were equal until here."""

    seats: list[int]
    """From the first to the last."""
    how: Message | None
    """What decides between them; None if nothing does, and they share the place."""
    told: list[Message]
    """What each of them has of it; none where nothing decides."""


def ties_of(standing: Sequence[int], deciders: Sequence[Decider]) -> list[Tie]:
    """The ties at the end, the foremost first; one that is still a tie after something has decided comes again."""
    found: list[Tie] = []
    for points in sorted(set(standing), reverse=True):
        _split([seat for seat, own in enumerate(standing) if own == points], deciders, found)
    return found


def ranks_of(standing: Sequence[int], deciders: Sequence[Decider]) -> list[int]:
    """The places that follow; who is equal in everything shares one."""
    keys = [(own, *[decider.held[seat] for decider in deciders]) for seat, own in enumerate(standing)]
    return [1 + sum(1 for other in keys if other > own) for own in keys]


def _split(seats: list[int], deciders: Sequence[Decider], found: list[Tie]) -> None:
    """Tell what decides among equal seats, and then among those that it leaves equal."""
    if len(seats) < 2:
        return
    for nth, decider in enumerate(deciders):
        held = sorted({decider.held[seat] for seat in seats}, reverse=True)
        if len(held) == 1:
            continue
        ordered = sorted(seats, key=lambda seat: -decider.held[seat])
        found.append(Tie(ordered, decider.how, [decider.told[seat] for seat in ordered]))
        for amount in held:
            _split([seat for seat in seats if decider.held[seat] == amount], deciders[nth + 1 :], found)
        return
    found.append(Tie(seats, None, []))


def tie_message(tie: Tie, names: Sequence[str]) -> Message:
    """A tie in one sentence, with the names of all seats."""
    if tie.how is None:
        return Message("tie-shared", {"who": ", ".join(names[seat] for seat in tie.seats)})
    who = [
        Message("tie-held", {"player": names[seat], "held": held})
        for seat, held in zip(tie.seats, tie.told, strict=True)
    ]
    return Message("tie-decided", {"how": tie.how, "who": in_a_row(who)})
