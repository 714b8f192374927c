"""What the project had to design: whether it matters in play, and in which games."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fondaco.table.box import BoxText, Keys, Reconstruction

if TYPE_CHECKING:
    from fondaco.games.istanbul.box_blocks.boards import GameBlock

# Lists of components repeat what the blocks say; terms are words.
_NOT_PLAYED: Final = ("box", "meta", "term")
# Nothing in play depends on what a thing is called, how it is explained and which colour it has.
_NOT_PLAYED_FIELDS: Final = ("names", "text", "note", "colour", "confidence")
_MOCHA: Final = ("coffee", "tavern", "tavern_tile", "baksheesh_tile", "barrier", "guild_deck", "guild_card")
_LETTERS: Final = ("letters", "companion", "double_move", "kiosk", "kiosk_tile")
# Fields of shared blocks that only an expansion uses.
_OF_EXPANSIONS: Final = {
    ("player_pieces", "start_expansion_items"): ("mocha", "letters"),
    ("player_pieces", "start_coffee"): ("mocha",),
    ("player_pieces", "start_guild_cards"): ("mocha",),
    ("player_pieces", "start_letters"): ("letters",),
    ("movement", "straight_line"): ("mocha",),
    ("movement", "straight_line_min"): ("mocha",),
    ("movement", "companion_distance"): ("letters",),
    ("payments", "other_companion"): ("letters",),
    ("rubies", "general_supply"): ("letters",),
    ("rubies", "general_supply_unlimited_with_letters"): ("letters",),
    ("rubies", "mocha_box"): ("mocha",),
    ("tracks", "coffee"): ("mocha",),
    ("bonus_decks", "mocha"): ("mocha",),
    ("bonus_decks", "letters"): ("letters",),
    ("bonus_decks", "options"): ("letters",),
    ("bonus_decks", "game_letters_options"): ("letters",),
    ("end", "coffee"): ("mocha",),
    ("end", "coffee_counts_as_goods"): ("mocha",),
    ("end", "guild_cards_count_as_bonus_cards"): ("mocha",),
}


def affects_play(keys: Keys) -> bool:
    """Whether anything in play depends on this block or field."""
    return keys[0] not in _NOT_PLAYED and keys[-1] not in _NOT_PLAYED_FIELDS


def is_in(box: BoxText, keys: Keys, game: GameBlock) -> bool:
    """Whether this block or field is used in the game."""
    kind = str(keys[0])
    if kind in ("game", "layout", "layout_rule"):
        return box.value((*keys[:2], "id" if kind == "game" else "game")) == game.id
    return not set(_boxes_of(box, keys)).isdisjoint(game.boxes)


def _boxes_of(box: BoxText, keys: Keys) -> tuple[str, ...]:
    kind = str(keys[0])
    if kind in ("place", "figure", "bonus_card"):
        return (str(box.value((*keys[:2], "deck" if kind == "bonus_card" else "box"))),)
    if kind in _MOCHA:
        return ("mocha",)
    if kind in _LETTERS:
        return ("letters",)
    return _OF_EXPANSIONS.get((kind, str(keys[1]) if len(keys) > 1 else ""), ("base",))


# `bonus_card[13] "gain_2_coffee"`, or a field of it: `bonus_card[20] "dice_reward" rewards`.
_PIECE: Final = re.compile(r'(?P<kind>\w+)\[\d+\] "(?P<name>\w+)" ?(?P<field>\w*)')
_CALLED: Final = {"bonus_card": "card"}


def marked_parts(parts: Iterable[Reconstruction]) -> tuple[str, ...]:
    """The parts that are marked wherever they are shown, by the names that moves touch them with.

    A card of which only the number of copies is not known is the printed one, and bears no mark.
    """
    marked: list[str] = []
    for part in parts:
        piece = _PIECE.fullmatch(part.path)
        if piece is None:
            marked.append(part.path)
        elif piece["field"] != "count":
            marked.append(f"{_CALLED.get(piece['kind'], piece['kind'])}:{piece['name']}")
    return tuple(marked)
