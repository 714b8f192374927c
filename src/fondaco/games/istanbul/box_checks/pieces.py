"""Goods, players' pieces, payments and figures (sections 4.2, 6 and 7.2 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import FIGURES, GOODS
from fondaco.games.istanbul.box_checks.parts import check_amounts, check_value
from fondaco.games.istanbul.box_checks.shapes import FIGURE_SHAPES
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents


def check_pieces(box: BoxText, contents: Contents) -> None:
    check.order(box, "good", [good.id for good in contents.goods], GOODS, "IS-014")
    fills: dict[str, int] = {place.fills: place.number for place in contents.places if place.fills}
    for index, good in enumerate(contents.goods):
        check.stated(box, ("good", index, "warehouse"), fills.get(good.id, 0), "as the warehouse", "IS-104")
    for name, clause in (
        ("start_lira_first_player", "IS-012"),
        ("start_lira_step_per_seat", "IS-012"),
    ):
        check.number(box, ("player_pieces", name), 0, clause)
    for name, clause in (
        ("other_merchant", "IS-050"),
        ("other_companion", "IL-050"),
        ("neutral_merchant", "IS-053"),
        ("catch_family_member_lira", "IS-071"),
    ):
        check.number(box, ("payments", name), 1, clause)
    check.number(box, ("coffee", "supply"), 1, "IM-014")
    for good_id in GOODS:
        if box.value(("baksheesh_tile", "goods", good_id)) is not None:
            check.number(box, ("baksheesh_tile", "goods", good_id), 0, "IM-047")
    if max(contents.baksheesh_tile.goods.each()) > contents.wheelbarrow.max_capacity:
        what = "no wheelbarrow holds so many goods"
        raise box.error(("baksheesh_tile", "goods"), what, "correct the number", "IM-047")
    check.number(box, ("barrier", "toll_lira"), 0, "IM-055")


def check_figures(box: BoxText, contents: Contents) -> None:
    check.order(box, "figure", [figure.id for figure in contents.figures], tuple(FIGURES), "IG-007")
    for index, figure in enumerate(contents.figures):
        keys: Keys = ("figure", index)
        gained, paid, clause = FIGURE_SHAPES[figure.id]
        check_value(box, (*keys, "box"), FIGURES[figure.id], clause)
        check_amounts(box, (*keys, "gain"), (gained,), clause)
        check.count(box, (*keys, "pay_one_of"), 2, "prices", clause)
        check_amounts(box, (*keys, "pay_one_of", 0), ("lira",), clause)
        check_amounts(box, (*keys, "pay_one_of", 1), (paid,), clause)
