"""What the rules of Istanbul fix about its components, with the clauses: the same in any edition."""

from __future__ import annotations

from typing import Final

# The clause that a misshapen block offends, by the name of the block.
CLAUSES: Final = {
    "box": "IS-DATA-02",
    "game": "IS-001",
    "layout": "IS-004",
    "layout_rule": "IS-009",
    "good": "IS-014",
    "coffee": "IM-014",
    "wheelbarrow": "IS-014",
    "player_pieces": "IS-010",
    "movement": "IS-040",
    "payments": "IS-050",
    "rubies": "IS-027",
    "neutral_merchants": "IS-026",
    "figure": "IS-024",
    "place": "IS-001",
    "tracks": "IS-020",
    "post_office": "IS-105",
    "black_market": "IS-114",
    "tea_house": "IS-116",
    "mosque": "IS-017",
    "mosque_tile": "IS-017",
    "demand_tile": "IS-023",
    "bonus_decks": "IS-025",
    "bonus_card": "IS-025",
    "tavern": "IM-010",
    "tavern_tile": "IM-010",
    "baksheesh_tile": "IM-047",
    "barrier": "IM-012",
    "guild_deck": "IM-013",
    "guild_card": "IM-013",
    "letters": "IL-021",
    "companion": "IL-047",
    "double_move": "IL-061",
    "kiosk": "IL-018",
    "kiosk_tile": "IL-018",
    "end": "IS-174",
}
