"""A complete oasis with given icons and explorers, ready to be valued."""

from __future__ import annotations

from tests.games.wuestensoehne.owner import only_icons
from tests.games.wuestensoehne.scene import D, Scene


def complete_oasis(
    *icons: str, explorers: list[tuple[str, int]], turban: str = "violet", **water: int
) -> Scene:
    """A complete oasis on G1 with these icons and explorers, not yet valued."""
    scene = Scene(book=only_icons(T1_04=list(icons)))
    scene.lay("T1-04", "G1", 0)
    for colour, height in explorers:
        scene.explorer(colour, height, "G1")
    scene.turban(turban)
    for colour, stones in water.items():
        scene.water(colour, stones)
    return scene


def heights(scene: Scene) -> list[int]:
    return [D.heights[explorer] for explorer in scene.p.line]
