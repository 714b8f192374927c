"""Battle: whoever is first fights the mercenaries of a territory or retreats (section 6.4)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    COLOURS,
    FIGHT,
    FIRST_TERRITORY,
    RETREAT,
    STOP,
    TILE_KINDS,
    VALUES,
    discard,
)
from fondaco.games.al_rashid.position import AlRashidPosition, Step
from fondaco.games.al_rashid.steps.kinds import FIGHT_WITH
from fondaco.games.al_rashid.steps.mercenaries import enemy_strength, remove_tile, throw_tile
from fondaco.games.al_rashid.tables import BATTLE_BONUS, RETREAT_WITHOUT_DISHONOUR
from fondaco.table.core import EVERYONE, LOOK_BARRIER


class Battle(Step):
    """To fight or to retreat; without a tile of a colour present one must retreat (AR-092, AR-093, D5a)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        territory = p.area - FIRST_TERRITORY
        if not p.acting:
            p.pop()  # AR-102
            return False
        enemies = False
        usable = False
        for colour in range(COLOURS):
            if enemy_strength(p, territory, colour):
                enemies = True
                if p.hand_size[p.acting[0] * COLOURS + colour]:
                    usable = True
        if not enemies:
            p.pop()  # AR-090, AR-101
            return False
        if not usable:
            retreat(p)  # AR-283
            return False
        p.to_act = p.acting[0]
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [FIGHT, RETREAT]

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == RETREAT:
            retreat(p)
        else:
            p.push(FIGHT_WITH)
            p.unfinished = 1


class FightWith(Step):
    """The tiles to discard, red before blue and by value; they are shown at the end (AR-093, D5b)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        more = self.further(p)
        if not more:
            fight(p)
            return False
        if len(more) == 1 and not p.chosen:
            p.chosen.append(more[0])
            return False
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves = [discard(kind) for kind in self.further(p)]
        if p.chosen:
            moves.append(STOP)
        return moves

    def further(self, p: AlRashidPosition) -> list[int]:
        """Which kinds may be added to those chosen."""
        last = p.chosen[-1] if p.chosen else 0
        kinds: list[int] = []
        for kind in range(last, TILE_KINDS):
            held = throwable(p, kind)
            if held and (kind != last or held > p.chosen.count(kind)):
                kinds.append(kind)
        return kinds

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:
            fight(p)
        else:
            p.chosen.append(move - discard(0))
            p.unfinished = 1


def throwable(p: AlRashidPosition, kind: int) -> int:
    """How many tiles of a kind the hand of the seat to act has against the enemies of that colour (AR-093)."""
    held = p.hands[p.to_act * TILE_KINDS + kind]
    return held if held and enemy_strength(p, p.area - FIRST_TERRITORY, kind // VALUES) else 0


def bonus(p: AlRashidPosition, seat: int, colour: int) -> int:
    """What offices add to the strength in a colour of which a tile is discarded (AR-205, AR-206)."""
    tables = p.tables
    owned = p.offices[seat] & tables.with_op[BATTLE_BONUS]
    total = 0
    office = 0
    while owned:
        if owned & 1 and tables.office_choice[office] == colour:
            total += tables.office_number[office]
        owned >>= 1
        office += 1
    return total


def fight(p: AlRashidPosition) -> None:
    """Colour by colour the sums are compared; beaten tiles leave, the battle is won if all are (AR-094 to AR-098)."""
    seat = p.acting[0]
    territory = p.area - FIRST_TERRITORY
    thrown = [0] * TILE_KINDS
    for kind in p.chosen:
        thrown[kind] += 1
        throw_tile(p, seat, kind)
    p.chosen = []
    p.unfinished = 0
    p.barrier = LOOK_BARRIER
    p.pop()
    if p.heard is not None:
        p.tell([tell.FOUGHT, EVERYONE, seat, *thrown])
    won = True
    for colour in range(COLOURS):
        enemy = enemy_strength(p, territory, colour)
        if enemy == 0:
            continue
        own = 0
        for value in range(VALUES):
            own += thrown[colour * VALUES + value] * (value + 1)
        if own:
            own += bonus(p, seat, colour)
        if p.heard is not None:
            p.tell([tell.BEATEN if own > enemy else tell.NOT_BEATEN, EVERYONE, seat, colour, own, enemy])
        if own > enemy:
            for nth in range(len(p.tile_at) - 1, -1, -1):
                if p.tile_at[nth] == territory and p.tile_kind[nth] // VALUES == colour:
                    remove_tile(p, nth)
        else:
            won = False
    if p.heard is not None:
        p.tell([tell.BATTLE_WON if won else tell.BATTLE_LOST, EVERYONE, seat, p.area])
    if not won:
        withdraw(p)  # AR-096: no dishonour


def retreat(p: AlRashidPosition) -> None:
    """Pieces back, dishonour, nothing discarded (AR-099)."""
    seat = p.acting[0]
    if p.heard is not None:
        p.tell([tell.RETREATED, EVERYONE, seat, p.area])
    if not p.holds(seat, RETREAT_WITHOUT_DISHONOUR):  # AR-207
        p.take_dishonour(seat, p.tables.retreat_dishonour, tell.BY_RETREAT)
    withdraw(p)


def withdraw(p: AlRashidPosition) -> None:
    """The first player leaves the territory, everyone behind moves up (AR-100)."""
    seat = p.acting.pop(0)
    p.send_home(seat, p.area)
    if p.heard is not None:
        p.tell([tell.WITHDREW, EVERYONE, seat, p.area])
