"""What any box of Istanbul must fulfil, ours or an owner's: each check names the clause it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import CLAUSES
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents

__all__ = ["CLAUSES", "check_contents"]


def check_contents(box: BoxText, contents: Contents) -> None:
    """Raises a BoxError for the first thing that is wrong."""
