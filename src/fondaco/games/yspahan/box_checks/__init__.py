"""What any box of Yspahan must fulfil, ours or an owner's: each check names the clause it comes from.

Checked is what the rules fix (how many souks, the shape of the road, which buildings and cards exist), that
the file agrees with itself, and that numbers are such as a game could print. Not checked is what is merely
printed on the board and cards of our edition (prices, values, which shop lies where): an owner may have
another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.city import check_city
from fondaco.games.yspahan.box_checks.drawing import check_drawing, check_names
from fondaco.games.yspahan.box_checks.facts import CLAUSES, FIXED
from fondaco.games.yspahan.box_checks.pieces import (
    check_buildings,
    check_caravan,
    check_cards,
    check_players,
    check_tower,
)
from fondaco.games.yspahan.box_checks.road import check_links, check_road
from fondaco.table import check
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents

__all__ = ["CLAUSES", "check_contents"]


def check_contents(box: BoxText, contents: Contents) -> None:
    """Raises a BoxError for the first thing that is wrong."""
    check.fixed(box, FIXED)
    check_players(box, contents)
    check_tower(box, contents)
    check_city(box, contents)
    check_road(box, contents)
    check_links(box, contents)
    check_caravan(box, contents)
    check_buildings(box, contents)
    check_cards(box, contents)
    check_names(box, contents)
    check_drawing(box, contents)
