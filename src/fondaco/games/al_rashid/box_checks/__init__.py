"""What any box of Al Rashid must fulfil, ours or an owner's: each check names the clause it comes from (AR-294).

Checked is what the rules fix, that the file agrees with itself, and that numbers are such as a game could print and
this program can count. Not checked is what is merely printed on board, tiles and cards: an owner may have another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.board import check_palaces, check_territories
from fondaco.games.al_rashid.box_checks.drawing import check_drawing, check_names
from fondaco.games.al_rashid.box_checks.facts import CLAUSES, FIXED
from fondaco.games.al_rashid.box_checks.mercenaries import check_crises, check_mercenaries
from fondaco.games.al_rashid.box_checks.offices import check_offices
from fondaco.games.al_rashid.box_checks.pieces import check_goods, check_pieces, check_start, check_tokens
from fondaco.games.al_rashid.box_checks.switches import check_switches
from fondaco.table import check
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents

__all__ = ["CLAUSES", "check_contents"]


def check_contents(box: BoxText, contents: Contents) -> None:
    """Raises a BoxError for the first thing that is wrong."""
    check_switches(box)
    check.fixed(box, FIXED)
    check_goods(box, contents)
    check_pieces(box, contents)
    check_start(box, contents)
    check_tokens(box, contents)
    check_palaces(box, contents)
    check_territories(box, contents)
    check_mercenaries(box, contents)
    check_crises(box, contents)
    check_offices(box, contents)
    check_names(box, contents)
    check_drawing(box, contents)
