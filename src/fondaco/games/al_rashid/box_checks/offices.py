"""Office tiles: palace, border, operation with its parameters, points (AR-013, AR-014, AR-177, AR-292, AR-293)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.facts import (
    COLOURS,
    MOST_GOLD,
    ONE_AT_A_TIME,
    OPERATIONS,
    PALACES,
    PARAMETERS,
    PIECES,
    SOURCES,
    TILES_PER_PALACE,
)
from fondaco.games.al_rashid.box_checks.pieces import goods_of
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents, Office


def check_offices(box: BoxText, contents: Contents) -> None:
    check.ids(box, "office", [office.id for office in contents.offices], "AR-294")
    for index, office in enumerate(contents.offices):
        keys: Keys = ("office", index)
        check.reference(box, (*keys, "palace"), PALACES, "palace", "AR-014")
        check.number(box, (*keys, "cost"), 0, "AR-014")
        check.number(box, (*keys, "copies_2_3"), 0, "AR-029")
        check.number(box, (*keys, "copies_4_5"), 1, "AR-030")
        if office.copies_2_3 > office.copies_4_5:
            raise box.error(keys, "more copies with fewer players", "correct the copies", "AR-029")
        _check_effect(box, (*keys, "effect"), office)
        _check_end_score(box, keys, office)
        _check_points(box, keys, contents, office)
    for name in PALACES:
        tiles = sum(office.copies_4_5 for office in contents.offices if office.palace == name)
        if tiles != TILES_PER_PALACE:
            what = f'the palace "{name}" has {tiles} tiles instead of {TILES_PER_PALACE}'
            raise box.error(("office",), what, "correct the copies", "AR-013")
    _check_prices(box, contents)


def _check_effect(box: BoxText, keys: Keys, office: Office) -> None:
    effect = office.effect
    if effect.op not in OPERATIONS:
        remedy = f"use {', '.join(OPERATIONS)}"
        raise box.error((*keys, "op"), f'there is no operation "{effect.op}"', remedy, "AR-292")
    needed, possible, borders = OPERATIONS[effect.op]
    if office.border not in borders:
        what = f'the operation "{effect.op}" cannot stand on a {office.border} border'
        raise box.error(keys[:-1], what, f"use {' or '.join(borders)}", "AR-A59")
    for name in PARAMETERS:
        given = box.value((*keys, name)) is not None
        if given and name not in needed and name not in possible:
            raise box.error(keys, f'"{name}" has no meaning here', "remove it", "AR-292")
        if name in needed and not given:
            raise box.error(keys, f'"{name}" is missing', "add it", "AR-292")
        if given and name in (
            "max_territories",
            "count",
            "bonus",
            "letters",
            "influence",
            "value",
            "max",
            "gold",
        ):
            check.number(box, (*keys, name), 1, "AR-292")
    if effect.op in ONE_AT_A_TIME and effect.count != 1:
        raise box.error((*keys, "count"), "only one at a time is supported", "use 1", "AR-A59")
    if effect.op == "gain" and not (effect.goods or effect.letters or effect.influence):
        raise box.error(keys, "it gains nothing", "say what", "AR-292")
    goods_of(box, (*keys, "goods"), effect.goods, "AR-292")
    choices = (
        ("colour", effect.colour, COLOURS),
        ("piece", effect.piece, PIECES),
        ("where", effect.where, ("palace", "territory", "everywhere")),
        ("rarity", effect.rarity, ("common", "rare", "any")),
    )
    for name, chosen, allowed in choices:
        if name in needed and chosen not in allowed:
            raise box.error((*keys, name), f'"{chosen}" is unknown', f"use {', '.join(allowed)}", "AR-292")


def _check_end_score(box: BoxText, keys: Keys, office: Office) -> None:
    end = office.end_score
    if (end is not None) != (office.effect.op == "end_score"):
        what = "the block end_score and the operation end_score belong together"
        raise box.error(keys, what, "add or remove the block", "AR-293")
    if end is None:
        return
    if end.source not in SOURCES:
        what, remedy = f'there is no source "{end.source}"', f"use {', '.join(SOURCES)}"
        raise box.error((*keys, "end_score", "source"), what, remedy, "AR-293")
    check.number(box, (*keys, "end_score", "divisor"), 1, "AR-293")
    if not end.table:
        raise box.error((*keys, "end_score", "table"), "the table is empty", "list the points", "AR-293")


def _check_points(box: BoxText, keys: Keys, contents: Contents, office: Office) -> None:
    ranges = contents.office_ranges
    low, high = {"politicians": ranges.politicians_prestige, "al_rashid": ranges.al_rashid_prestige}.get(
        office.palace, ranges.corporation_prestige
    )
    possible = [office.prestige]
    if office.end_score is not None:
        possible = [office.prestige + points for points in office.end_score.table]
    for points in possible:
        if not low <= points <= high:
            what = f"{points} points are not between {low} and {high}"
            raise box.error((*keys, "prestige"), what, "stay within office_ranges", "AR-177")


def _check_prices(box: BoxText, contents: Contents) -> None:
    """No visit may cost more than this program asks for in one payment."""
    for index, palace in enumerate(contents.palaces):
        favours = [other.favour.gold for other in contents.palaces if other.favour is not None]
        office = max(office.cost for office in contents.offices if office.palace == palace.id)
        service = max(palace.service.gold_by_position, default=0)
        most = service + office + 2 * max(favours)
        if most > MOST_GOLD:
            what = f"a visit can cost {most} gold, more than {MOST_GOLD}"
            raise box.error(("palace", index), what, "lower the prices", "AR-302")
