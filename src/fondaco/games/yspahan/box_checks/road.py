"""The road and its links to the shops (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.yspahan.box_checks.facts import DOUBLE_LINKS, ROAD_SPACES, SHOPS
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.yspahan.box import Contents


def check_road(box: BoxText, contents: Contents) -> None:
    """The spaces: a tree of four arms that start at the centre, listed outwards."""
    check.ids(box, "road", [space.id for space in contents.road], "YS-005")
    check.count(box, ("road",), ROAD_SPACES, "road spaces", "YS-005")
    centre = contents.road[0]
    if (centre.id, centre.arm, centre.distance) != ("C", "C", 0):
        raise box.error(("road", 0), "the first space must be the centre", 'list "C" first', "YS-005")
    check.reference(box, ("road_summary", "centre"), ["C"], "road space", "YS-005")
    _check_neighbours(box, contents)
    _check_tree(box, contents)
    _check_arms(box, contents)


def _check_neighbours(box: BoxText, contents: Contents) -> None:
    neighbours_of = {space.id: space.neighbours for space in contents.road}
    for index, space in enumerate(contents.road):
        keys: Keys = ("road", index)
        check.references(box, (*keys, "neighbours"), neighbours_of, "road space", "YS-005")
        if space.id in space.neighbours:
            raise box.error(keys, "the space is its own neighbour", "remove it", "YS-005")
        for other in space.neighbours:
            if space.id not in neighbours_of[other]:
                what = f'"{other}" is a neighbour, but does not name this space as its own'
                raise box.error(keys, what, "make both agree", "YS-005")


def _check_tree(box: BoxText, contents: Contents) -> None:
    distances = contents.road_distances()
    if -1 in distances[0]:
        keys: Keys = ("road", distances[0].index(-1))
        raise box.error(keys, "no way leads from here to the centre", "join it to the road", "YS-005")
    ways = sum(len(space.neighbours) for space in contents.road) // 2
    if ways != ROAD_SPACES - 1:
        what = f"the {ROAD_SPACES} spaces are joined {ways} times, so some ways lead round in a circle"
        raise box.error(("road",), what, f"a tree has {ROAD_SPACES - 1}", "YS-005")
    for index, steps in enumerate(distances):
        for value in range(1, contents.dice.faces + 1):
            if value not in steps:
                what = f"no space is exactly {value} steps away"
                raise box.error(("road", index), what, "lengthen the arms", "YS-127")


def _check_arms(box: BoxText, contents: Contents) -> None:
    lengths = {"W": 0, "E": 0, "N": 0, "S": 0}
    for index, space in enumerate(contents.road[1:], start=1):
        keys: Keys = ("road", index)
        if space.arm == "C":
            raise box.error(keys, "there is only one centre", "name the arm of this space", "YS-005")
        lengths[space.arm] += 1
        distance = lengths[space.arm]
        if (space.id, space.distance) != (f"{space.arm}{distance}", distance):
            what = f'this must be "{space.arm}{distance}" at distance {distance}'
            raise box.error(keys, what, "list each arm from the centre outwards", "YS-005")
        inner = f"{space.arm}{distance - 1}" if distance > 1 else "C"
        if inner not in space.neighbours:
            raise box.error(keys, f'"{inner}" must be a neighbour', "join the arm in one line", "YS-005")
    for arm, length in lengths.items():
        check.stated(box, ("road_summary", "arm_lengths", arm), length, "spaces of the arm", "YS-005")


def check_links(box: BoxText, contents: Contents) -> None:
    """The same links from both sides, only into districts beside the arm, and as many as the rules say."""
    _check_links_of_shops(box, contents)
    _check_links_of_spaces(box, contents)
    links = sum(len(shop.road_spaces) for shop in contents.shops)
    linked = sum(bool(shop.road_spaces) for shop in contents.shops)
    check.stated(box, ("road_summary", "links"), links, "links", "YS-006")
    check.stated(box, ("road_summary", "shops_with_a_link"), linked, "shops", "YS-007")
    check.stated(box, ("road_summary", "shops_without_a_link"), SHOPS - linked, "shops", "YS-007")


def _check_links_of_shops(box: BoxText, contents: Contents) -> None:
    space_of = {space.id: space for space in contents.road}
    quadrant_of = {district.id: district.quadrant for district in contents.districts}
    for index, shop in enumerate(contents.shops):
        keys: Keys = ("shop", index)
        check.references(box, (*keys, "road_spaces"), space_of, "road space", "YS-006")
        for space in shop.road_spaces:
            if shop.id not in space_of[space].shops:
                what = f'the shop is linked to "{space}", but that space does not list it'
                raise box.error(keys, what, "make both agree", "YS-006")
            if space_of[space].arm not in quadrant_of[shop.district]:
                what = f'the shop is linked to "{space}", which does not border district "{shop.district}"'
                raise box.error(keys, what, "link it to an arm beside it", "YS-006")


def _check_links_of_spaces(box: BoxText, contents: Contents) -> None:
    spaces_of = {shop.id: shop.road_spaces for shop in contents.shops}
    double = contents.road_summary.double_link_spaces
    keys: Keys = ("road_summary", "double_link_spaces")
    check.references(box, keys, [space.id for space in contents.road], "road space", "YS-006")
    check.count(box, keys, DOUBLE_LINKS, "spaces", "YS-006")
    for index, space in enumerate(contents.road):
        keys = ("road", index)
        check.references(box, (*keys, "shops"), spaces_of, "shop", "YS-006")
        for shop in space.shops:
            if space.id not in spaces_of[shop]:
                what = f'the space is linked to "{shop}", but that shop does not list it'
                raise box.error(keys, what, "make both agree", "YS-006")
        links = 0 if space.arm == "C" else 2 if space.id in double else 1
        if len(space.shops) != links:
            what = f"the space is linked to {len(space.shops)} shops instead of {links}"
            remedy = "the centre has none, a space of road_summary.double_link_spaces two, any other one"
            raise box.error(keys, what, remedy, "YS-006")
