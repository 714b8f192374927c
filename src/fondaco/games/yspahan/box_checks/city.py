"""Districts, souks and shops (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import DISTRICTS, SHOPS, SOUK_COLOURS, SOUKS
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_city(box: BoxText, contents: Contents) -> None:
    """As many as the rules say, each named by both sides."""
    check.order(box, "district", [district.id for district in contents.districts], DISTRICTS, "YS-002")
    check.ids(box, "souk", [souk.id for souk in contents.souks], "YS-004")
    check.ids(box, "shop", [shop.id for shop in contents.shops], "YS-004")
    check.count(box, ("souk",), SOUKS, "souks", "YS-004")
    check.count(box, ("shop",), SHOPS, "shops", "YS-004")
    _check_references(box, contents)
    _check_both_sides(box, contents)
    _check_quadrants_and_colours(box, contents)
    for index, souk in enumerate(contents.souks):
        check.number(box, ("souk", index, "value"), 0, "YS-004")
        check.stated(box, ("souk", index, "shop_count"), len(souk.shops), "shops", "YS-004")
        if not souk.shops:
            raise box.error(("souk", index), "the souk has no shop", "list at least one", "YS-004")
    for index, district in enumerate(contents.districts):
        listed = sum(len(souk.shops) for souk in contents.souks if souk.district == district.id)
        check.stated(box, ("district", index, "shop_count"), listed, "shops", "YS-004")


def _check_references(box: BoxText, contents: Contents) -> None:
    souks = {souk.id for souk in contents.souks}
    shops = {shop.id for shop in contents.shops}
    for index in range(len(contents.districts)):
        check.references(box, ("district", index, "souks"), souks, "souk", "YS-003")
    for index in range(len(contents.souks)):
        check.reference(box, ("souk", index, "district"), DISTRICTS, "district", "YS-002")
        check.reference(box, ("souk", index, "colour"), SOUK_COLOURS, "colour", "YS-004")
        check.references(box, ("souk", index, "shops"), shops, "shop", "YS-004")
    for index in range(len(contents.shops)):
        check.reference(box, ("shop", index, "souk"), souks, "souk", "YS-003")
        check.reference(box, ("shop", index, "district"), DISTRICTS, "district", "YS-002")


def _check_both_sides(box: BoxText, contents: Contents) -> None:
    """A district lists exactly the souks that say they are in it, a souk exactly its shops."""
    district_of = {district.id: district for district in contents.districts}
    souk_of = {souk.id: souk for souk in contents.souks}
    shop_of = {shop.id: shop for shop in contents.shops}
    for index, district in enumerate(contents.districts):
        for souk_id in district.souks:
            if souk_of[souk_id].district != district.id:
                what = f'souk "{souk_id}" is listed here, but says it is in "{souk_of[souk_id].district}"'
                raise box.error(("district", index), what, "make both agree", "YS-003")
    for index, souk in enumerate(contents.souks):
        if souk.id not in district_of[souk.district].souks:
            what = f'district "{souk.district}" does not list this souk'
            raise box.error(("souk", index), what, "add it to the souks of the district", "YS-003")
        for shop_id in souk.shops:
            if shop_of[shop_id].souk != souk.id:
                what = f'shop "{shop_id}" is listed here, but says it is in "{shop_of[shop_id].souk}"'
                raise box.error(("souk", index), what, "make both agree", "YS-003")
    for index, shop in enumerate(contents.shops):
        keys: Keys = ("shop", index)
        if shop.id not in souk_of[shop.souk].shops:
            raise box.error(
                keys, f'souk "{shop.souk}" does not list this shop', "add it to the souk", "YS-003"
            )
        if shop.district != souk_of[shop.souk].district:
            what = f'the shop is in district "{shop.district}", its souk in "{souk_of[shop.souk].district}"'
            raise box.error(keys, what, "make both agree", "YS-003")


def _check_quadrants_and_colours(box: BoxText, contents: Contents) -> None:
    quadrants: set[str] = set()
    for index, district in enumerate(contents.districts):
        if district.quadrant in quadrants:
            what = f"quadrant {district.quadrant} has another district already"
            raise box.error(("district", index), what, "give each district its own quadrant", "YS-002")
        quadrants.add(district.quadrant)
    colours: set[tuple[str, str]] = set()
    for index, souk in enumerate(contents.souks):
        if (souk.district, souk.colour) in colours:
            what = f'district "{souk.district}" has another {souk.colour} souk'
            raise box.error(("souk", index), what, "give each souk of a district its own colour", "YS-003")
        colours.add((souk.district, souk.colour))
