"""What any box of Istanbul must fulfil, ours or an owner's: each check names the clause it comes from.

Checked is what the rules fix (which places, cards and tiles exist and what each needs, boards and layouts,
the counts of the boxes), that the file agrees with itself, and that numbers are such as a game could print.
Not checked is what is merely printed or had to be guessed (prices, rewards, copies of a card within the size
of its deck, addresses of letters): an owner may have another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.boards import check_boxes, check_games, check_layouts
from fondaco.games.istanbul.box_checks.cards import (
    check_bonus_cards,
    check_guild_cards,
    check_letters,
    check_tiles,
)
from fondaco.games.istanbul.box_checks.facts import CLAUSES, FIXED
from fondaco.games.istanbul.box_checks.names import check_clauses, check_names
from fondaco.games.istanbul.box_checks.pieces import check_figures, check_pieces
from fondaco.games.istanbul.box_checks.places import check_places, check_stocks, check_tracks
from fondaco.table import check
from fondaco.table.box import BoxText

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents

__all__ = ["CLAUSES", "check_contents"]


def check_contents(box: BoxText, contents: Contents) -> None:
    """Raises a BoxError for the first thing that is wrong."""
    check.fixed(box, FIXED)
    check_places(box, contents)
    check_games(box, contents)
    check_layouts(box, contents)
    check_pieces(box, contents)
    check_figures(box, contents)
    check_stocks(box, contents)
    check_tracks(box, contents)
    check_bonus_cards(box, contents)
    check_guild_cards(box, contents)
    check_tiles(box, contents)
    check_letters(box, contents)
    check_boxes(box, contents)
    check_names(box, contents)
    check_clauses(box, contents)
