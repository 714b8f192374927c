"""Districts, souks and shops (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import DISTRICTS, SHOPS, SOUKS
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_city(box: BoxText, contents: Contents) -> None:
    """Districts, souks and shops: as many as the rules say, and each named by both sides."""
    check.order(box, "district", [district.id for district in contents.districts], DISTRICTS, "YS-002")
    check.ids(box, "souk", [souk.id for souk in contents.souks], "YS-004")
    check.ids(box, "shop", [shop.id for shop in contents.shops], "YS-004")
    check.count(box, ("souk",), len(contents.souks), SOUKS, "souks", "YS-004")
    check.count(box, ("shop",), len(contents.shops), SHOPS, "shops", "YS-004")
    souk_of = {souk.id: souk for souk in contents.souks}
    shop_of = {shop.id: shop for shop in contents.shops}

    quadrants: set[str] = set()
    for index, district in enumerate(contents.districts):
        keys: Keys = ("district", index)
        if district.quadrant in quadrants:
            what = f"quadrant {district.quadrant} has another district already"
            raise box.error(keys, what, "give each district its own quadrant", "YS-002")
        quadrants.add(district.quadrant)
        check.references(box, (*keys, "souks"), district.souks, souk_of, "souk", "YS-003")
        for souk_id in district.souks:
            if souk_of[souk_id].district != district.id:
                what = f'souk "{souk_id}" is listed here, but says it is in district "{souk_of[souk_id].district}"'
                raise box.error(keys, what, "make both agree", "YS-003")
        listed = sum(len(souk_of[souk_id].shops) for souk_id in district.souks)
        check.stated(box, (*keys, "shop_count"), district.shop_count, listed, "shops", "YS-004")

    colours: set[tuple[str, str]] = set()
    for index, souk in enumerate(contents.souks):
        keys = ("souk", index)
        check.reference(box, keys, souk.district, DISTRICTS, "district", "YS-002")
        district = contents.districts[DISTRICTS.index(souk.district)]
        if souk.id not in district.souks:
            what = f'district "{district.id}" does not list this souk'
            raise box.error(keys, what, "add it to the souks of the district", "YS-003")
        if (souk.district, souk.colour) in colours:
            what = f'district "{souk.district}" has another {souk.colour} souk'
            raise box.error(keys, what, "give each souk of a district its own colour", "YS-003")
        colours.add((souk.district, souk.colour))
        check.number(box, (*keys, "value"), 0, "YS-004")
        check.references(box, (*keys, "shops"), souk.shops, shop_of, "shop", "YS-004")
        check.stated(box, (*keys, "shop_count"), souk.shop_count, len(souk.shops), "shops", "YS-004")
        if not souk.shops:
            raise box.error(keys, "the souk has no shop", "list at least one", "YS-004")
        for shop_id in souk.shops:
            if shop_of[shop_id].souk != souk.id:
                what = f'shop "{shop_id}" is listed here, but says it is in souk "{shop_of[shop_id].souk}"'
                raise box.error(keys, what, "make both agree", "YS-003")

    for index, shop in enumerate(contents.shops):
        keys = ("shop", index)
        check.reference(box, keys, shop.souk, souk_of, "souk", "YS-003")
        check.reference(box, keys, shop.district, DISTRICTS, "district", "YS-002")
        if shop.id not in souk_of[shop.souk].shops:
            raise box.error(keys, f'souk "{shop.souk}" does not list this shop', "add it to the souk", "YS-003")
        if shop.district != souk_of[shop.souk].district:
            what = f'the shop is in district "{shop.district}", its souk in "{souk_of[shop.souk].district}"'
            raise box.error(keys, what, "make both agree", "YS-003")
