"""Goods and their worth, pieces, what players start with, tokens (sections 3, 4 and 5 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.facts import GOODS, PIECES, PLAYER_COLOURS, RARE
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents


def check_goods(box: BoxText, contents: Contents) -> None:
    check.order(box, "good", [good.id for good in contents.goods], GOODS, "AR-006")
    for index, good in enumerate(contents.goods):
        keys: Keys = ("good", index)
        in_order(box, keys, good.order, index, "AR-006")
        if good.rarity != ("rare" if good.id in RARE else "common"):
            raise box.error(
                (*keys, "rarity"), "silk and spices are rare, the others common", "correct it", "AR-006"
            )
        if not good.unlimited:
            raise box.error((*keys, "unlimited"), "the supply of goods never runs out", "use true", "AR-007")
        check.number(box, (*keys, "box_stock"), 1, "AR-007")
    _check_barter(box, contents)


def _check_barter(box: BoxText, contents: Contents) -> None:
    """The value by layers is the best division only if a larger set adds at least as much (AR-043)."""
    keys: Keys = ("barter", "gold_for_distinct_goods")
    check.count(box, keys, len(GOODS) + 1, "values", "AR-041")
    worth = contents.barter.gold_for_distinct_goods
    for index in range(len(worth)):
        check.number(box, (*keys, index), 0, "AR-041")
    steps = [worth[n] - worth[n - 1] for n in range(1, len(worth))]
    if worth[0] != 0 or steps[0] < 1 or steps != sorted(steps):
        what = (
            "a set begins with 0 gold and every further good adds at least 1 and no less than the one before"
        )
        raise box.error(keys, what, "correct the values", "AR-043")


def check_pieces(box: BoxText, contents: Contents) -> None:
    check.order(box, "piece", [piece.id for piece in contents.pieces], PIECES, "AR-008")
    points = (contents.scoring.pasha, contents.scoring.merchant, contents.scoring.sage)
    for index, piece in enumerate(contents.pieces):
        keys: Keys = ("piece", index)
        in_order(box, keys, piece.order, index, "AR-008")
        check.number(box, (*keys, "dominance"), 1, "AR-070")
        check.number(box, (*keys, "prestige"), 0, "AR-251")
        if (piece.start, piece.is_figure) != (1, piece.id != "sage"):
            what = (
                "a family starts with one piece of each kind; Pasha and Merchant are figures, Sages are not"
            )
            raise box.error(keys, what, "correct start and is_figure", "AR-023")
        if piece.per_player != (3, 4, 6)[index]:
            what = f"a family has {piece.per_player} of them instead of {(3, 4, 6)[index]}"
            raise box.error((*keys, "per_player"), what, "restore it", "AR-008")
        if piece.prestige != points[index]:
            what = f"the scoring says {points[index]} points"
            raise box.error((*keys, "prestige"), what, "make both agree", "AR-251")


def check_start(box: BoxText, contents: Contents) -> None:
    check.order(
        box, "player_colour", [colour.id for colour in contents.player_colours], PLAYER_COLOURS, "AR-001"
    )
    for index, colour in enumerate(contents.player_colours):
        in_order(box, ("player_colour", index), colour.order, index, "AR-001")
    check.count(box, ("start_goods",), len(PLAYER_COLOURS), "seats", "AR-025")
    for index, start in enumerate(contents.start_goods):
        keys: Keys = ("start_goods", index)
        if start.seat != index + 1:
            raise box.error(keys, f"this must be seat {index + 1}", "list the seats in order", "AR-025")
        goods_of(box, (*keys, "goods"), start.goods, "AR-025")
        worth = value(contents, start.goods)
        if start.gold_value != worth:
            what = f"these goods are worth {worth} gold, not {start.gold_value}"
            raise box.error((*keys, "gold_value"), what, "make both agree", "AR-043")


def check_tokens(box: BoxText, contents: Contents) -> None:
    tokens, scoring = contents.tokens, contents.scoring
    for name in ("letter", "influence", "dishonour"):
        check.number(box, ("tokens", name, "count"), 1, "AR-011")
    check.number(box, ("tokens", "letter", "office_discount"), 1, "AR-057")
    if tokens.letter.count > contents.switches.letters_per_office_max:
        what = f"more than {contents.switches.letters_per_office_max} letters"
        raise box.error(("tokens", "letter", "count"), what, "use fewer", "AR-058")
    repeated = (
        (("tokens", "influence", "prestige"), tokens.influence.prestige, scoring.influence_each, "AR-253"),
        (
            ("tokens", "influence", "prestige_cap"),
            tokens.influence.prestige_cap,
            scoring.influence_cap,
            "AR-253",
        ),
        (("tokens", "dishonour", "prestige"), tokens.dishonour.prestige, scoring.dishonour_each, "AR-254"),
    )
    for keys, here, there, clause in repeated:
        if here != there:
            raise box.error(keys, f"the scoring says {there}", "make both agree", clause)
    check.number(box, ("scoring", "influence_each"), 0, "AR-253")
    check.number(box, ("scoring", "influence_cap"), 0, "AR-253")
    if not -check.HIGHEST <= scoring.dishonour_each <= 0:
        raise box.error(("scoring", "dishonour_each"), "dishonour costs points", "use 0 or less", "AR-254")
    for cause in ("retreat", "al_rashid_without_pasha", "no_primary_action"):
        check.number(box, ("dishonour_causes", cause), 0, "AR-254")


def in_order(box: BoxText, keys: Keys, order: int, index: int, clause: str) -> None:
    """The number of a block is its place in the file."""
    if order != index + 1:
        raise box.error(
            (*keys, "order"), f"this is number {index + 1} of the file", f"use {index + 1}", clause
        )


def goods_of(box: BoxText, keys: Keys, goods: dict[str, int], clause: str) -> None:
    """Numbers of goods that exist."""
    for name in goods:
        if name not in GOODS:
            raise box.error(keys, f'there is no good "{name}"', f"use {', '.join(GOODS)}", clause)
        check.number(box, (*keys, name), 1, clause)


def value(contents: Contents, goods: dict[str, int]) -> int:
    """What goods are worth, by layers of different ones (AR-043)."""
    worth = contents.barter.gold_for_distinct_goods
    layers = range(1, max(goods.values(), default=0) + 1)
    return sum(worth[sum(number >= layer for number in goods.values())] for layer in layers)
