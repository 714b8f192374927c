"""Following a decision in parts to its end."""

from __future__ import annotations

from fondaco.games.al_rashid.position import AlRashidPosition


def completes(p: AlRashidPosition) -> str | None:
    """Each option can be followed to the end of the decision, always by the first and always by the last answer."""
    for move in p.legal():
        for end in (0, -1):
            after = p.copy()
            after.apply(move)
            while after.unfinished:
                answers = after.legal()
                if not answers or after.to_act != p.to_act:
                    return f"after {move} the decision cannot be completed"
                after.apply(answers[end])
    return None
