"""Draw each game's board once, for the pages that name the games: `python -m tools.board_pictures ADDRESS`.

A Chromium opens the gallery at that address (`npm run dev`, or a house that serves its pages), shows a scene of a real
game, and `web/scripts/board-picture.js` takes its drawing to `web/src/lib/home/boards`: by day and by night, in one
file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from tools import chromium

WEB: Final = Path(__file__).parents[1] / "web"
SCREEN: Final = (1440, 900)


class Picture(NamedTuple):
    """A scene, the drawings in it that lie over each other, and which part of the first is shown."""

    scene: str
    drawings: str
    part: tuple[float, float, float, float]
    """Left, top, width and height, of one."""


PICTURES: Final = {
    "yspahan": Picture("yspahan-4-rival", ".city svg", (0.22, 0.12, 0.56, 0.68)),
    "istanbul": Picture("istanbul-base-4-figure", "svg.bazaar", (0.0, 0.26, 0.52, 0.42)),
    "wuestensoehne": Picture("wuestensoehne-4-rival", "svg.map", (0.2, 0.2, 0.6, 0.48)),
    "al-rashid": Picture("al-rashid-5-trade", "svg.sheet", (0.3, 0.0, 0.45, 0.4)),
}


def main(address: str) -> int:
    """Draw them all."""
    take = (WEB / "scripts/board-picture.js").read_text("utf-8").rstrip().rstrip(";")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        for game, (scene, drawings, part) in PICTURES.items():
            page = browser.new_page(viewport={"width": SCREEN[0], "height": SCREEN[1]})
            page.goto(f"{address}/gallery.html?scene={scene}&lang=en&theme=light")
            page.locator("[data-part=board]").wait_for()
            page.wait_for_load_state("networkidle")
            drawn = page.evaluate(take, {"svg": drawings, "part": part})
            (WEB / f"src/lib/home/boards/{game}.svg").write_text(f"{drawn}\n", "utf-8")
            print(game, len(drawn))
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
