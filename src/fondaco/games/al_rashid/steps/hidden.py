"""What a seat cannot know is made up anew: tiles in hands and face down, crisis cards in the deck (section 11)."""

from __future__ import annotations

from fondaco.games.al_rashid.moves import COLOURS, TILE_KINDS, VALUES
from fondaco.games.al_rashid.position import EMPTY, FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.steps.mercenaries import SPECTATOR, THE_MAP
from fondaco.table.core import Rng
from fondaco.table.deck import KIND_BITS, RESHUFFLED, SEAT_BITS, USED, imagine_history
from fondaco.table.deck import drawn as drawn_entry
from fondaco.table.deck import used as used_entry


def imagine_tiles(p: AlRashidPosition, seat: int, rng: Rng) -> None:
    """Hands of the others, and tiles on the map that this seat never saw."""
    viewer = seat if seat >= 0 else SPECTATOR
    red = _imagine_colour(p, 0, viewer, rng)
    blue = _imagine_colour(p, 1, viewer, rng)
    p.red_history = red
    p.blue_history = blue
    recount_tiles(p)


def _imagine_colour(p: AlRashidPosition, colour: int, viewer: int, rng: Rng) -> list[int]:
    """The history of a colour with everything replaced that the viewer never saw (AR-320).

    A tile on the map that the viewer knows counts as drawn by the viewer; beaten tiles were seen by all.
    """
    history = p.blue_history if colour else p.red_history
    known = [FACE_UP] * len(history)
    for nth in range(len(p.tile_kind)):
        if p.tile_kind[nth] // VALUES == colour:
            known[p.tile_number[nth]] = p.tile_known[nth]
    seen: list[int] = []
    on_map: list[int] = []
    placed = 0
    for entry in history:
        holder = entry // KIND_BITS % SEAT_BITS
        what = entry // (KIND_BITS * SEAT_BITS)
        if holder != THE_MAP or what == RESHUFFLED:
            seen.append(entry)
            on_map.append(0)
            continue
        on_map.append(1)
        kind = entry % KIND_BITS
        if what == USED:
            seen.append(used_entry(viewer, kind))
        else:
            mask = known[placed]
            placed += 1
            if mask == FACE_UP or (viewer != SPECTATOR and mask >> viewer & 1):
                seen.append(drawn_entry(viewer, kind))
            else:
                seen.append(drawn_entry(THE_MAP, kind))
    told = imagine_history(seen, p.tables.tiles[colour * VALUES : (colour + 1) * VALUES], viewer, rng)
    for nth in range(len(told)):
        if on_map[nth]:
            what = told[nth] // (KIND_BITS * SEAT_BITS)
            kind = told[nth] % KIND_BITS
            told[nth] = used_entry(THE_MAP, kind) if what == USED else drawn_entry(THE_MAP, kind)
    return told


def recount_tiles(p: AlRashidPosition) -> None:
    """Work hands, piles and the tiles on the map out anew from the histories."""
    p.hands = [0] * (p.seats * TILE_KINDS)
    for colour in range(COLOURS):
        first = colour * VALUES
        pile = p.tables.tiles[first : first + VALUES]
        thrown = [0] * VALUES
        placed: list[int] = []
        for entry in p.blue_history if colour else p.red_history:
            kind = entry % KIND_BITS
            holder = entry // KIND_BITS % SEAT_BITS
            what = entry // (KIND_BITS * SEAT_BITS)
            if what == RESHUFFLED:
                pile = thrown
                thrown = [0] * VALUES
            elif what == USED:
                thrown[kind] += 1
                if holder != THE_MAP:
                    p.hands[holder * TILE_KINDS + first + kind] -= 1
            else:
                pile[kind] -= 1
                if holder == THE_MAP:
                    placed.append(kind)
                else:
                    p.hands[holder * TILE_KINDS + first + kind] += 1
        for value in range(VALUES):
            p.pile[first + value] = pile[value]
        for nth in range(len(p.tile_kind)):
            if p.tile_kind[nth] // VALUES == colour:
                p.tile_kind[nth] = first + placed[p.tile_number[nth]]


def imagine_cards(p: AlRashidPosition, seat: int, rng: Rng) -> None:
    """Cards that the seat has not seen are dealt anew to the places that are fixed (AR-321, AR-322)."""
    bit = 1 << seat if seat >= 0 else 0
    unknown = p.loose_cards
    if p.top_card != EMPTY and not p.top_known & bit:
        unknown |= 1 << p.top_card
    for nth in range(len(p.buried)):
        if not p.buried_known[nth] & bit:
            unknown |= 1 << p.buried[nth]
    cards: list[int] = []
    for card in range(len(p.tables.white_cards)):
        if unknown >> card & 1:
            cards.append(card)
    if p.top_card != EMPTY and not p.top_known & bit:
        p.top_card = cards.pop(rng.below(len(cards)))
    for nth in range(len(p.buried)):
        if not p.buried_known[nth] & bit:
            p.buried[nth] = cards.pop(rng.below(len(cards)))
    p.loose_cards = 0
    for card in cards:
        p.loose_cards |= 1 << card
