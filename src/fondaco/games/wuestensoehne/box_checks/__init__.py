"""What any box of Im Reich der Wüstensöhne must fulfil, ours or an owner's: each check names its clause.

Checked is what the rules fix (how many tiles, the shape of the cross, the kinds of icons), that the file agrees
with itself, and that numbers are such as a game could print. Not checked is what is merely printed on our tiles:
an owner of the box puts the true ones in their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.wuestensoehne.box_checks.facts import CLAUSES, FIXED
from fondaco.games.wuestensoehne.box_checks.ground import check_cross, check_sides, check_tiles
from fondaco.games.wuestensoehne.box_checks.pieces import (
    check_explorers,
    check_goods,
    check_names,
    check_options,
    check_rumours,
)
from fondaco.table import check
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.wuestensoehne.box import Contents

__all__ = ["CLAUSES", "check_contents"]


def check_contents(box: BoxText, contents: Contents) -> None:
    """Raises a BoxError for the first thing that is wrong."""
    check.fixed(box, FIXED)
    check_goods(box, contents)
    check_rumours(box, contents)
    check_explorers(box, contents)
    check_cross(box, contents)
    check_tiles(box, contents)
    check_sides(box, contents)
    check_options(box, contents)
    check_names(box, contents)
