"""Colours of the reader's own (high contrast): what a ground or a shadow tells elsewhere, a line tells here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from tests.web.browsing import PICTURES, Player, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")


def scene(player: Player, house: Served, name: str, light: Light) -> Page:
    """A table of the gallery, in the reader's own colours."""
    page = player.page
    page.emulate_media(forced_colors="active", color_scheme=light)
    page.goto(f"{house.address}/gallery.html?scene={name}")
    page.locator(".prompt").wait_for()
    return page


def highlight(page: Page) -> str:
    """What the reader has chosen for what is picked out."""
    return str(
        page.evaluate("""() => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = 'Highlight';
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color;
        }""")
    )


def style(thing: Locator, name: str) -> str:
    return str(thing.evaluate("(element, name) => getComputedStyle(element)[name]", name))


def keep(page: Page, name: str, light: Light) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"forced-{name}-{page.viewport_size['width']}-{light}.png")  # type: ignore[index]


@pytest.mark.parametrize("light", LIGHTS)
def test_what_can_be_chosen_and_what_has_the_focus_is_seen_on_yspahans_board(
    browser: Browser, house: Served, light: Light
) -> None:
    anna = Player(browser, 41, width=1440, height=900)
    page = scene(anna, house, "yspahan-4-supervisor", light)
    chosen = highlight(page)
    rings = page.locator("[data-target] > .target")
    assert rings.count() > 5
    assert {style(ring, "stroke") for ring in rings.all()} == {chosen}
    page.locator("[data-target][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    focus = page.locator(".focus")
    assert style(focus, "stroke") == chosen
    assert float(style(focus, "strokeWidth").removesuffix("px")) >= 3
    keep(page, "yspahan", light)
    assert anna.wrong == []


@pytest.mark.parametrize("light", LIGHTS)
def test_what_is_picked_is_seen_while_it_is_asked_what_is_meant(
    browser: Browser, house: Served, light: Light
) -> None:
    anna = Player(browser, 45, width=1440, height=900)
    page = scene(anna, house, "yspahan-4-ship", light)
    ring = page.locator("[data-touch='shop:chest-blue-2'] > .target")
    assert (style(ring, "stroke"), style(ring, "strokeDasharray")) == (highlight(page), "none")
    page.locator("[data-touch='shop:chest-blue-2']").click()
    assert style(ring, "strokeDasharray") != "none"
    keep(page, "picked", light)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("width", [360, 1440])
def test_cards_panels_and_buttons_tell_their_state_by_a_line(
    browser: Browser, house: Served, light: Light, width: int
) -> None:
    anna = Player(browser, 42, width=width, height=900)
    page = scene(anna, house, "yspahan-4-decision", light)
    chosen = highlight(page)
    card = page.locator("[data-touch^='card:'][data-target]").first
    assert style(card, "borderTopColor") == chosen
    assert style(page.locator(".prompt.mine"), "borderBottomColor") == chosen
    explain = page.get_by_role("button", name="Explain the board")
    plain = style(explain, "borderTopColor")
    explain.click()
    assert style(explain, "borderTopColor") == chosen != plain
    keep(page, "explaining", light)
    if width == 360:
        page.get_by_role("button", name="Close").click()
        page.get_by_role("tab", name="Players").click()
    asked, other = page.locator(".player.asked"), page.locator(".player:not(.asked)").first
    assert style(asked, "outlineColor") == chosen
    assert (style(asked, "outlineStyle"), style(other, "outlineStyle")) == ("solid", "none")


@pytest.mark.parametrize("light", LIGHTS)
def test_seats_differ_by_their_marks_not_by_their_colours(
    browser: Browser, house: Served, light: Light
) -> None:
    anna = Player(browser, 43, width=1440, height=900)
    page = scene(anna, house, "yspahan-4-decision", light)
    marks = page.locator(".player .seat-mark").all()
    shapes = {mark.locator(".mark").get_attribute("d") for mark in marks}
    assert len(shapes) == len(marks) == 4
    for mark in marks:
        assert style(mark.locator(".mark"), "fill") != style(mark.locator(".disc"), "fill"), "a mark is seen"


@pytest.mark.parametrize("light", LIGHTS)
def test_the_board_for_any_game_shows_its_targets(browser: Browser, house: Served, light: Light) -> None:
    anna = Player(browser, 44, width=1440, height=900)
    page = scene(anna, house, "istanbul-3-decision&board=plain", light)
    chosen = highlight(page)
    targets = page.locator(".generic [data-target]")
    assert {style(target, "borderTopColor") for target in targets.all()} == {chosen}
    targets.first.focus()
    page.keyboard.press("ArrowDown")
    focused = page.locator(".generic [data-target]:focus")
    assert style(focused, "outlineStyle") == "solid"
    assert float(style(focused, "outlineWidth").removesuffix("px")) >= 3
    keep(page, "wuestensoehne", light)
