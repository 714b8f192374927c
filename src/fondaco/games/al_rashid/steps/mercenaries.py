"""Mercenary tiles: two piles without an order that anybody knows, hands, tiles on the map (AR-104, AR-320).

All that ever happened to the tiles of a colour is kept as a history; what a seat can know follows from it.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import COLOURS, FIRST_TERRITORY, TILE_KINDS, VALUES
from fondaco.games.al_rashid.position import FACE_UP, AlRashidPosition, ChanceStep
from fondaco.table.core import CHANCE, EVERYONE
from fondaco.table.deck import KIND_BITS
from fondaco.table.deck import drawn as drawn_entry
from fondaco.table.deck import reshuffled as reshuffled_entry
from fondaco.table.deck import used as used_entry

SPECTATOR: Final = 14
THE_MAP: Final = 15
"""In the history of the tiles: who drew a tile that was put on the map."""


def tiles_left(p: AlRashidPosition, colour: int) -> int:
    """Tiles of a colour that can still be drawn: pile and discard pile (AR-104)."""
    left = 0
    for kind in range(colour * VALUES, (colour + 1) * VALUES):
        left += p.pile[kind] + p.discard[kind]
    return left


def ready_pile(p: AlRashidPosition, colour: int) -> bool:
    """Whether a tile can be drawn; an empty pile is made anew from its discards first (AR-104, AR-320)."""
    first = colour * VALUES
    size = 0
    thrown = 0
    for kind in range(first, first + VALUES):
        size += p.pile[kind]
        thrown += p.discard[kind]
    if size:
        return True
    if thrown == 0:
        return False
    for kind in range(first, first + VALUES):
        p.pile[kind] = p.discard[kind]
        p.discard[kind] = 0
    remember(p, colour, reshuffled_entry())
    if p.heard is not None:
        p.tell([tell.PILE_REFILLED, EVERYONE, colour, thrown])
    return True


def remember(p: AlRashidPosition, colour: int, entry: int) -> None:
    """Add to the history of a colour."""
    if colour:
        p.blue_history.append(entry)
    else:
        p.red_history.append(entry)


def receive_tile(p: AlRashidPosition, seat: int, kind: int) -> None:
    """A tile comes from its pile into a hand."""
    p.pile[kind] -= 1
    p.hands[seat * TILE_KINDS + kind] += 1
    p.hand_size[seat * COLOURS + kind // VALUES] += 1
    p.draws += 1
    remember(p, kind // VALUES, drawn_entry(seat, kind % VALUES))


def throw_tile(p: AlRashidPosition, seat: int, kind: int) -> None:
    """A tile goes from a hand to the discard pile, seen by all (AR-098)."""
    p.hands[seat * TILE_KINDS + kind] -= 1
    p.hand_size[seat * COLOURS + kind // VALUES] -= 1
    p.discard[kind] += 1
    remember(p, kind // VALUES, used_entry(seat, kind % VALUES))


def place_tile(p: AlRashidPosition, territory: int, kind: int) -> None:
    """A tile comes from its pile face down on a territory; nobody looks at it (AR-034)."""
    colour = kind // VALUES
    number = 0
    for entry in p.blue_history if colour else p.red_history:
        if entry // KIND_BITS == THE_MAP:
            number += 1
    p.pile[kind] -= 1
    p.tile_number.append(number)
    p.tile_kind.append(kind)
    p.tile_at.append(territory)
    p.tile_known.append(0)
    p.placed += 1
    remember(p, colour, drawn_entry(THE_MAP, kind % VALUES))


def remove_tile(p: AlRashidPosition, nth: int) -> None:
    """A beaten tile goes from the map to the discard pile (AR-097)."""
    kind = p.tile_kind[nth]
    p.discard[kind] += 1
    remember(p, kind // VALUES, used_entry(THE_MAP, kind % VALUES))
    del p.tile_number[nth]
    del p.tile_kind[nth]
    del p.tile_at[nth]
    del p.tile_known[nth]


def reveal_tiles(p: AlRashidPosition, territory: int) -> bool:
    """All tiles on a territory are turned face up (AR-091); whether one of them was not yet."""
    turned = False
    for nth in range(len(p.tile_at)):
        if p.tile_at[nth] == territory and p.tile_known[nth] != FACE_UP:
            p.tile_known[nth] = FACE_UP
            turned = True
    return turned


def look_at_tiles(p: AlRashidPosition, seat: int, territory: int) -> None:
    """A seat sees, alone, all tiles that lie face down on a territory (AR-131, AR-200)."""
    if p.heard is not None:
        p.tell([tell.LOOKED, EVERYONE, seat, FIRST_TERRITORY + territory])
    for nth in range(len(p.tile_at)):
        if p.tile_at[nth] == territory and p.tile_known[nth] != FACE_UP:
            p.tile_known[nth] |= 1 << seat
            if p.heard is not None:
                p.tell([tell.TILE_SEEN, 1 << seat, seat, FIRST_TERRITORY + territory, p.tile_kind[nth]])


def hidden_territories(p: AlRashidPosition) -> int:
    """The territories with a face-down tile, a bit each."""
    found = 0
    for nth in range(len(p.tile_at)):
        if p.tile_known[nth] != FACE_UP:
            found |= 1 << p.tile_at[nth]
    return found


def enemy_strength(p: AlRashidPosition, territory: int, colour: int) -> int:
    """The sum of the tiles of a colour on a territory (AR-094); 0 without any."""
    strength = 0
    for nth in range(len(p.tile_at)):
        if p.tile_at[nth] == territory and p.tile_kind[nth] // VALUES == colour:
            strength += p.tile_kind[nth] % VALUES + 1
    return strength


class DrawTile(ChanceStep):
    """One tile from a pile into a hand; only the drawer sees its value (C2)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if ready_pile(p, p.agenda[-3]):
            p.to_act = CHANCE
            return True
        p.pop()  # AR-104: both are empty
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        return values_in_pile(p, p.agenda[-3])

    def weights(self, p: AlRashidPosition) -> list[int]:
        return weights_of_pile(p, p.agenda[-3])

    def ordinal(self, p: AlRashidPosition) -> int:
        return p.draws

    def audience(self, p: AlRashidPosition) -> int:
        return 1 << p.agenda[-2]

    def play(self, p: AlRashidPosition, move: int) -> None:
        seat = p.agenda[-2]
        colour = p.agenda[-3]
        p.pop()
        receive_tile(p, seat, colour * VALUES + move)
        if p.heard is not None:
            p.tell([tell.TILE_DRAWN, 1 << seat, seat, colour, move + 1])


class PlaceTile(ChanceStep):
    """One tile of a crisis card, put face down on its territory; nobody sees its value (C4)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.agenda[-4] > 0 and ready_pile(p, p.agenda[-3]):
            p.to_act = CHANCE
            return True
        p.pop()
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        return values_in_pile(p, p.agenda[-3])

    def weights(self, p: AlRashidPosition) -> list[int]:
        return weights_of_pile(p, p.agenda[-3])

    def ordinal(self, p: AlRashidPosition) -> int:
        return p.placed

    def audience(self, p: AlRashidPosition) -> int:
        return 0

    def play(self, p: AlRashidPosition, move: int) -> None:
        territory = p.agenda[-2]
        colour = p.agenda[-3]
        p.agenda[-4] -= 1
        place_tile(p, territory, colour * VALUES + move)
        if p.heard is not None:
            p.tell([tell.TILE_PLACED, EVERYONE, FIRST_TERRITORY + territory, colour])


def values_in_pile(p: AlRashidPosition, colour: int) -> list[int]:
    """The values, from 0, that are left in a pile."""
    return [value for value in range(VALUES) if p.pile[colour * VALUES + value]]


def weights_of_pile(p: AlRashidPosition, colour: int) -> list[int]:
    """How many tiles of each of these values."""
    return [number for number in p.pile[colour * VALUES : (colour + 1) * VALUES] if number]
