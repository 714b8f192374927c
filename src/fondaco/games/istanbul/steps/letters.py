"""Letters as payment (sections 8.3, 8.5, 8.6) and the Catacombs."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import CATACOMBS, COFFEE, LETTER_SIDES, go, letter, take
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps.changes import (
    begin_execution,
    close_parts,
    displace_merchant,
    gain_good_or_coffee,
)
from fondaco.games.istanbul.steps.hands import discard_letter
from fondaco.games.istanbul.steps.kinds import FOR_DOUBLE_MOVE, FOR_SOCIETY, RUBY, TURN
from fondaco.table.core import EVERYONE


class Letters(Step):
    """Which letters are discarded, one by one: by number, undelivered before delivered (IS-181, IL-062, IL-063)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        """Only letters that a payment by IL-063 can contain together with those chosen (IS-182)."""
        tables = p.tables
        seat = p.active
        due = tables.double_seals if p.agenda[-2] == FOR_DOUBLE_MOVE else tables.society_seals
        chosen = p.agenda[-3]
        last = p.agenda[-4]
        # Those chosen, and those still to be chosen from, by their side; from the last address backwards.
        ones = 0
        twos = 0
        keys: list[int] = []
        for nth in range(len(p.letters)):
            where = p.letters[nth]
            if where >> 1 == seat and where >= 0:
                side = where & 1
                key = tables.letter_place[nth] * LETTER_SIDES + side
                if (chosen >> nth) & 1:
                    if side:
                        twos += 1
                    else:
                        ones += 1
                elif key >= last:
                    keys.append(key)
        keys.sort()
        moves: list[int] = []
        more_ones = 0
        more_twos = 0
        before = -1
        for at in range(len(keys) - 1, -1, -1):
            key = keys[at]
            side = key & 1
            if side:
                fits = can_pay(p, due, ones, twos + 1, more_ones, more_twos)
                more_twos += 1
            else:
                fits = can_pay(p, due, ones + 1, twos, more_ones, more_twos)
                more_ones += 1
            if key == before:
                if fits and moves[-1:] != [letter(0, 0) + key]:
                    moves.append(letter(0, 0) + key)
            elif fits:
                moves.append(letter(0, 0) + key)
            before = key
        moves.reverse()
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        tables = p.tables
        seat = p.active
        key = move - letter(0, 0)
        nth = find_letter(p, seat, key, p.agenda[-3])
        p.agenda[-3] |= 1 << nth
        p.agenda[-4] = key
        total = 0
        for one in range(len(p.letters)):
            if (p.agenda[-3] >> one) & 1:
                total += tables.back_seals if p.letters[one] & 1 else tables.front_seals
        if p.agenda[-2] == FOR_SOCIETY:
            if total >= tables.society_seals:
                p.push(RUBY, FOR_SOCIETY)
            p.more()
        elif total < tables.double_seals:
            p.more()
        else:
            self.double_move(p)

    def double_move(self, p: IstanbulPosition) -> None:
        """The letters are paid; an additional turn follows at once (IL-061, IL-064)."""
        seat = p.active
        chosen = p.agenda[-3]
        close_parts(p)
        for nth in range(len(p.letters)):
            if (chosen >> nth) & 1:
                discard_letter(p, seat, nth)
        if p.heard is not None:
            p.tell([tell.DOUBLE_MOVE, EVERYONE, seat])
        p.doubled |= 1 << seat
        p.pop()
        p.push(TURN, seat, 1)


def can_pay(p: IstanbulPosition, due: int, ones: int, twos: int, more_ones: int, more_twos: int) -> bool:
    """Whether letters chosen can be completed to a payment that contains none too many (IL-063)."""
    front = p.tables.front_seals
    back = p.tables.back_seals
    for x in range(more_ones + 1):
        for y in range(more_twos + 1):
            total = (ones + x) * front + (twos + y) * back
            least = front if ones + x else back
            if due <= total < due + least:
                return True
    return False


def find_letter(p: IstanbulPosition, seat: int, key: int, chosen: int) -> int:
    """A letter of a seat with this address and side that is not chosen yet."""
    for nth in p.tables.letters_to[key // LETTER_SIDES]:
        if p.letters[nth] == 2 * seat + key % LETTER_SIDES and not (chosen >> nth) & 1:
            return nth
    return -1


def letter_moves(p: IstanbulPosition, seat: int) -> list[int]:
    """A discard for each address and side among the letters of a seat, ascending."""
    moves: list[int] = []
    for place in p.tables.places:
        for side in range(LETTER_SIDES):
            for nth in p.tables.letters_to[place]:
                if p.letters[nth] == 2 * seat + side:
                    moves.append(letter(place, side))
                    break
    return moves


class Catacombs(Step):
    """A good or coffee, then the merchant's stack goes anywhere (IL-130 to IL-132, IS-DP-36)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        if p.agenda[-2] < 0:
            return [take(good) for good in range(COFFEE + 1)]
        return [go(place) for place in p.tables.places]  # IS-A52

    def play(self, p: IstanbulPosition, move: int) -> None:
        if p.agenda[-2] < 0:
            p.agenda[-2] = move - take(0)
            p.more()
            return
        good = p.agenda[-2]
        begin_execution(p, CATACOMBS)
        gain_good_or_coffee(p, p.active, good)
        displace_merchant(p, p.active, move - go(0))
