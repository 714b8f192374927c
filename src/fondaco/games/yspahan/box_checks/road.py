"""The road and its links to the shops (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import ROAD_SPACES
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_road(box: BoxText, contents: Contents) -> None:
    """The spaces: a tree of four arms that start at the centre, listed outwards."""
    ids = [space.id for space in contents.road]
    check.ids(box, "road", ids, "YS-005")
    check.count(box, ("road",), len(ids), ROAD_SPACES, "road spaces", "YS-005")
    centre = contents.road[0]
    if centre.arm != "C" or centre.distance != 0 or centre.id != "C":
        raise box.error(("road", 0), "the first space must be the centre", 'list "C" first', "YS-005")
    check.reference(
        box, ("road_summary", "centre"), contents.road_summary.centre, [centre.id], "centre", "YS-005"
    )

    space_of = {space.id: space for space in contents.road}
    for index, space in enumerate(contents.road):
        keys: Keys = ("road", index)
        check.references(box, (*keys, "neighbours"), space.neighbours, space_of, "road space", "YS-005")
        if space.id in space.neighbours:
            raise box.error(keys, "the space is its own neighbour", "remove it", "YS-005")
        for other in space.neighbours:
            if space.id not in space_of[other].neighbours:
                what = f'"{other}" is a neighbour, but does not name this space as its own'
                raise box.error(keys, what, "make both agree", "YS-005")
    distances = contents.road_distances()
    if -1 in distances[0]:
        index = distances[0].index(-1)
        raise box.error(
            ("road", index), "no way leads from here to the centre", "join it to the road", "YS-005"
        )
    ways = sum(len(space.neighbours) for space in contents.road) // 2
    if ways != len(ids) - 1:
        what = f"the {len(ids)} spaces are joined {ways} times, so some ways lead round in a circle"
        raise box.error(("road",), what, f"a tree has {len(ids) - 1}", "YS-005")
    for index, steps in enumerate(distances):
        for value in range(1, contents.dice.faces + 1):
            if value not in steps:
                what = f"no space is exactly {value} steps away"
                raise box.error(("road", index), what, "lengthen the arms", "YS-127")

    lengths = {"W": 0, "E": 0, "N": 0, "S": 0}
    for index, space in enumerate(contents.road[1:], start=1):
        keys = ("road", index)
        if space.arm == "C":
            raise box.error(keys, "there is only one centre", "name the arm of this space", "YS-005")
        lengths[space.arm] += 1
        if (space.id, space.distance) != (f"{space.arm}{lengths[space.arm]}", lengths[space.arm]):
            what = f"this is space {lengths[space.arm]} of arm {space.arm} and must be called so, with its distance"
            raise box.error(keys, what, "list each arm from the centre outwards", "YS-005")
        inner = f"{space.arm}{space.distance - 1}" if space.distance > 1 else centre.id
        if inner not in space.neighbours:
            raise box.error(keys, f'"{inner}" must be a neighbour', "join the arm in one line", "YS-005")
    for arm, length in lengths.items():
        stated = getattr(contents.road_summary.arm_lengths, arm)
        check.stated(box, ("road_summary", "arm_lengths", arm), stated, length, "spaces of the arm", "YS-005")


def check_links(box: BoxText, contents: Contents) -> None:
    """Links: the same from both sides, only across the border of the district, and as many as the rules say."""
    space_of = {space.id: space for space in contents.road}
    shop_of = {shop.id: shop for shop in contents.shops}
    quadrant_of = {district.id: district.quadrant for district in contents.districts}
    for index, shop in enumerate(contents.shops):
        keys: Keys = ("shop", index)
        check.references(box, (*keys, "road_spaces"), shop.road_spaces, space_of, "road space", "YS-006")
        for space_id in shop.road_spaces:
            if shop.id not in space_of[space_id].shops:
                what = f'the shop is linked to "{space_id}", but that space does not list it'
                raise box.error(keys, what, "make both agree", "YS-006")
            if space_of[space_id].arm not in quadrant_of[shop.district]:
                what = f'the shop is linked to "{space_id}", an arm that does not border district "{shop.district}"'
                raise box.error(keys, what, "link it to an arm beside it", "YS-006")
    summary = contents.road_summary
    check.references(
        box,
        ("road_summary", "double_link_spaces"),
        summary.double_link_spaces,
        space_of,
        "road space",
        "YS-006",
    )
    for index, space in enumerate(contents.road):
        keys = ("road", index)
        check.references(box, (*keys, "shops"), space.shops, shop_of, "shop", "YS-006")
        for shop_id in space.shops:
            if space.id not in shop_of[shop_id].road_spaces:
                what = f'the space is linked to "{shop_id}", but that shop does not list it'
                raise box.error(keys, what, "make both agree", "YS-006")
        links = 0 if index == 0 else 2 if space.id in summary.double_link_spaces else 1
        if len(space.shops) != links:
            what = f"the space is linked to {len(space.shops)} shops instead of {links}"
            remedy = "the centre has none, a space of road_summary.double_link_spaces two, any other one"
            raise box.error(keys, what, remedy, "YS-006")
    check.count(
        box,
        ("road_summary", "double_link_spaces"),
        len(summary.double_link_spaces),
        2,
        "double links",
        "YS-006",
    )
    linked = sum(bool(shop.road_spaces) for shop in contents.shops)
    links = sum(len(shop.road_spaces) for shop in contents.shops)
    check.stated(box, ("road_summary", "links"), summary.links, links, "links", "YS-006")
    check.stated(
        box, ("road_summary", "shops_with_a_link"), summary.shops_with_a_link, linked, "shops", "YS-007"
    )
    without = len(contents.shops) - linked
    check.stated(
        box,
        ("road_summary", "shops_without_a_link"),
        summary.shops_without_a_link,
        without,
        "shops",
        "YS-007",
    )
