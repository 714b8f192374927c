"""Every page in every width and light, in four languages: looked through by axe, kept as pictures to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import PICTURES, Player, Served, play, violations
from tests.web.pinned import go_on, pinned_game, start_of_week

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTHS: Final = (360, 768, 1440)
LIGHTS: Final = ("light", "dark")
LAST_MOVES: Final = 12
SIGNS: Final = {
    "home": ".shelf",
    "lobby": "main .panel",
    "table": ".prompt",
    "text": ".text li",
    "curtain": ".curtain",
    "ending": "#ending",
    "replay": "[type=range]",
    "lesson": ".note",
    "join": "h1",
    "gallery": "header h1",
    "scene": ".prompt",
}
"""What is there when a page is: so it is not photographed too early."""


def addresses(player: Player, house: Served) -> dict[str, str]:
    """Each page of the house, at a moment worth looking at."""
    me, bot, free = {"who": "me"}, {"who": "bot", "bot": "medium"}, {"who": "open"}

    def set_table(seats: list[dict[str, str]]) -> str:
        wanted: dict[str, object] = {"game": "yspahan", "seats": seats}
        return player.post(house, "/api/tables", wanted)["table"]

    lobby, both = set_table([me, free, bot]), set_table([me, me])
    player.post(house, f"/api/tables/{both}/start", {})
    table = go_on(player, house, start_of_week(3))
    play([player], until=10)
    ended = go_on(player, house, len(pinned_game().played) - LAST_MOVES)
    play([player])
    return {
        "home": f"{house.address}/",
        "lobby": f"{house.address}/t/{lobby}",
        "table": table,
        "text": table,
        "curtain": f"{house.address}/t/{both}",
        "ending": ended,
        "replay": f"{ended}?m=1",
        "lesson": f"{house.address}/learn/yspahan",
        "join": f"{house.address}/join#{'x' * 22}",
        "gallery": f"{house.address}/gallery.html",
        "scene": f"{house.address}/gallery.html?scene=yspahan-4-decision",
    }


def show(player: Player, name: str, address: str, light: str, language: str) -> None:
    """Open a page in a light and a language."""
    page, (path, _, secret) = player.page, address.partition("#")
    page.goto("about:blank")
    page.goto(
        f"{path}{'&' if '?' in path else '?'}theme={light}&lang={language}{f'#{secret}' if secret else ''}"
    )
    page.locator(SIGNS[name]).first.wait_for()


def photograph(page: Page, name: str, width: int, light: str, language: str) -> None:
    """Keep a picture of what is on the screen."""
    page.set_viewport_size({"width": width, "height": 900 if width > 500 else 740})
    page.wait_for_timeout(150)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{name} at {width} px"
    page.screenshot(path=PICTURES / f"{name}-{language}-{width}-{light}.png")


HIDDEN: Final = """() => {
  const cards = [...document.querySelectorAll('[data-touch^="card:"], [data-touch^="building:"]')];
  const inSight = (thing, rail) => {
    const [box, room] = [thing.getBoundingClientRect(), rail.getBoundingClientRect()];
    return box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight) && box.height > 20;
  };
  const out = cards.filter((card) => !inSight(card, card.closest('.left, .right')));
  const choices = document.querySelector('[data-part=choices]');
  const cut = inSight(choices.querySelector('button'), document.body) ? [] : ['choices'];
  return [cards.length, [...out.map((card) => card.dataset.touch), ...cut]];
}"""
"""How many cards and buildings of one's own there are, and what of them, or the first choice, is not in sight."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1280, 720)])
@pytest.mark.parametrize("scene", ["yspahan-4-decision", "yspahan-4-after", "yspahan-2-supervisor"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wide_screen_shows_the_own_cards_and_where_to_choose(
    browser: Browser, house: Served, size: tuple[int, int], scene: str, language: str
) -> None:
    anna = Player(browser, 33, *size)
    anna.page.goto(f"{house.address}/gallery.html?scene={scene}&lang={language}")
    anna.page.locator('[data-touch^="card:"]').first.wait_for()
    cards, hidden = anna.page.evaluate(HIDDEN)
    assert cards >= 6
    assert hidden == []


SHARE: Final = {(1440, 900): 0.45, (1280, 720): 0.44, (1280, 800): 0.44}
"""How much of the window the board has, with what belongs to it."""
BOARD: Final = """() => {
  const [main, city] = ['[data-part=board]', '.city.panel'].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height];
  });
  const parts = [...document.querySelectorAll('.city.panel, .tower, .caravan.panel, .today')].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width * height;
  });
  const small = [...document.querySelectorAll('.city svg text')].map((text) => {
    const svg = text.closest('svg');
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return parseFloat(getComputedStyle(text).fontSize) * scale;
  });
  return {
    main,
    city,
    share: parts.reduce((sum, area) => sum + area) / (innerWidth * innerHeight),
    least: Math.min(...small),
    scrolls: document.documentElement.scrollHeight > innerHeight,
  };
}"""


@pytest.mark.parametrize("size", SHARE)
def test_the_board_has_its_box_whatever_is_asked(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    anna = Player(browser, 34, *size)
    boxes = set()
    for scene in ("decision", "after", "supervisor", "place", "ship", "rival"):
        anna.page.goto(f"{house.address}/gallery.html?scene=yspahan-4-{scene}")
        anna.page.locator(".city .flag").first.wait_for(state="attached")
        anna.page.evaluate("document.fonts.ready")
        found = anna.page.evaluate(BOARD)
        boxes.add((*found["main"], *found["city"]))
        assert found["share"] >= SHARE[size], scene
        assert found["least"] >= (12 if size[0] == 1440 else 11), scene
        assert not found["scrolls"], scene
    assert len(boxes) == 1
    assert anna.wrong == []


def typing(player: Player, on: bool) -> None:
    """Whether this browser plays in text mode."""
    player.page.evaluate("on => localStorage.setItem('fondaco-typed', on)", "yes" if on else "no")


def test_axe_finds_nothing_on_any_page_by_day_and_night(browser: Browser, house: Served) -> None:
    anna = Player(browser, 31)
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    for name, address in addresses(anna, house).items():
        typing(anna, name == "text")
        for light in LIGHTS:
            show(anna, name, address, light, "en")
            for width in WIDTHS:
                photograph(anna.page, name, width, light, "en")
                if width != 768 and (wrong := violations(anna.page)):
                    found[f"{name} {width} {light}"] = wrong
        typing(anna, False)
    assert found == {}
    assert [text for text in anna.wrong if "404" not in text] == []


@pytest.mark.full
@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_every_page_is_photographed_in_every_language(browser: Browser, house: Served, language: str) -> None:
    anna = Player(browser, 32)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, address in addresses(anna, house).items():
        typing(anna, name == "text")
        show(anna, name, address, "light", language)
        assert anna.page.locator("html").get_attribute("lang") == language or name in ("gallery", "scene")
        for width in (360, 1440):
            photograph(anna.page, name, width, "light", language)
        typing(anna, False)
