"""What lies on the territories: goods, letters, mercenaries (sections 4 and 6 of the rules)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.position import FACE_UP
from tests.games.al_rashid.chronicle import Moment


def goods_on_the_map(at: Moment) -> str | None:
    """AR-INV-11: goods and letters on a territory never exceed what is printed; after a refill they equal it."""
    p = at.now
    if any(found > printed for found, printed in zip(p.land_goods, p.tables.land_goods, strict=True)):
        return "more goods than printed"
    if any(found > printed for found, printed in zip(p.land_letters, p.tables.land_letters, strict=True)):
        return "more letters than printed"
    if at.of_kind(e.TURN_BEGUN) and p.land_goods != p.tables.land_goods:
        return "not refilled"
    return None


def face_up_tiles(at: Moment) -> str | None:
    """AR-INV-20: tiles are face up only where their territory was resolved, or they were moved face up."""
    p = at.now
    for nth in range(len(p.tile_at)):
        if (
            p.tile_known[nth] == FACE_UP
            and (p.tile_kind[nth] // m.VALUES, p.tile_number[nth]) not in at.story.turned_up
        ):
            return f"tile {nth} lies face up"
    return None


def threats(at: Moment) -> str | None:
    """AR-INV-29: a tile on the map lies on a territory whose threats contain its colour."""
    p = at.now
    for nth in range(len(p.tile_at)):
        if not p.tables.threats[p.tile_at[nth]] >> p.tile_kind[nth] // m.VALUES & 1:
            return f"tile {nth} lies on territory {p.tile_at[nth]}"
    return None
