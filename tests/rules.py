"""Names the clauses of the rules that a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("YS-071", "YS-072")`: this test proves these clauses."""
    return pytest.mark.rule(*ids)
