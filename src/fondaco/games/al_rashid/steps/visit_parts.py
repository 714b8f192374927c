"""The parts of a visit, in their order; each offers only what can still be completed and paid (AR-323, D7b to D7g)."""

from __future__ import annotations

from fondaco.games.al_rashid.moves import (
    BLUE,
    COLOURS,
    GOODS,
    MERCHANTS,
    MILITARY,
    RED,
    SERVICE,
    colour,
    favour_of,
    gain,
    give,
    letters,
    mix,
    office,
    pay,
)
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.gold import counts_of
from fondaco.games.al_rashid.steps.mercenaries import tiles_left
from fondaco.games.al_rashid.steps.visits import (
    ACTIONS,
    COLOUR,
    FAVOUR_FROM,
    GIVEN,
    GOOD,
    LETTERS,
    OFFICE_KIND,
    PAID,
    POSITION,
    RED_TILES,
    TAKEN,
    after_letters,
    can_take,
    favour_fits,
    favours_at,
    fits,
    gold_so_far,
    most_letters,
    needs_good,
    office_price,
    service_price,
    tiles_of_service,
)


class Part(Step):
    """A part with one option is not asked."""

    def options(self, p: AlRashidPosition) -> list[int]:
        """The numbers that can be said; none if the part does not belong to this visit."""
        raise NotImplementedError

    def say(self, p: AlRashidPosition, number: int) -> None:
        """Note what was said."""
        raise NotImplementedError

    def first(self) -> int:
        """The move of number 0."""
        raise NotImplementedError

    def arrive(self, p: AlRashidPosition) -> bool:
        numbers = self.options(p)
        if len(numbers) > 1:
            return True
        p.pop()
        if numbers:
            self.say(p, numbers[0])
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        first = self.first()
        return [first + number for number in self.options(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        p.pop()
        self.say(p, move - self.first())
        p.unfinished = 1


def service_gold(p: AlRashidPosition) -> int:
    """What the service of this visit costs, if it is among the actions."""
    if p.chosen[ACTIONS] & SERVICE:
        return service_price(p, p.to_act, p.area, p.chosen[POSITION])
    return 0


class VisitOffice(Part):
    """Which office (AR-124 to AR-126, AR-306, D7b)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        seat = p.to_act
        gold = service_gold(p)
        kinds: list[int] = []
        for kind in p.tables.palace_offices[p.area]:
            if can_take(p, seat, kind):
                price = office_price(p, seat, kind)
                price = after_letters(p, price, most_letters(p, seat, price))
                if fits(p, seat, p.area, p.chosen[ACTIONS], gold + price):
                    kinds.append(kind)
        return kinds

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[OFFICE_KIND] = number

    def first(self) -> int:
        return office(0)


class VisitLetters(Part):
    """How many letters for it (AR-057, AR-058, AR-305, D7c)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        seat = p.to_act
        gold = service_gold(p)
        price = office_price(p, seat, p.chosen[OFFICE_KIND])
        numbers: list[int] = []
        for number in range(most_letters(p, seat, price) + 1):
            if fits(p, seat, p.area, p.chosen[ACTIONS], gold + after_letters(p, price, number)):
                numbers.append(number)
        return numbers

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[LETTERS] = number

    def first(self) -> int:
        return letters(0)


class VisitFavour(Part):
    """Whose favour: only the Spies give a choice (AR-135, AR-313, D7d)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        seat = p.to_act
        gold = gold_so_far(p, seat)
        found: list[int] = []
        for favour in favours_at(p, seat, p.area):
            if favour_fits(p, seat, p.area, favour, gold):
                found.append(favour)
        return found

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[FAVOUR_FROM] = number

    def first(self) -> int:
        return favour_of(0)


class VisitGiven(Part):
    """Which good is given as a good, so that the rest can still pay (AR-052, D7e)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        seat = p.to_act
        goods: list[int] = []
        if not needs_good(p.chosen[FAVOUR_FROM]):
            return goods
        gold = gold_so_far(p, seat)
        held = p.goods[seat * GOODS : (seat + 1) * GOODS]
        for good in range(GOODS):
            if held[good]:
                held[good] -= 1
                if p.tables.value(held, 0) >= gold:
                    goods.append(good)
                held[good] += 1
        return goods

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[GIVEN] = number

    def first(self) -> int:
        return give(0)


class VisitMix(Part):
    """How many of the tiles of the service are red (AR-140, AR-316, D7f)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        tiles = tiles_of_service(p)
        red = tiles_left(p, RED)
        blue = tiles_left(p, BLUE)
        return [number for number in range(tiles + 1) if number <= red and tiles - number <= blue]

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[RED_TILES] = number * 16 + tiles_of_service(p) - number

    def first(self) -> int:
        return mix(0)


class VisitColour(Part):
    """The colour of the tile of a favour (AR-141, AR-316, D7f)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        colours: list[int] = []
        if p.chosen[FAVOUR_FROM] != MILITARY:
            return colours
        drawn = [0] * COLOURS
        if p.chosen[RED_TILES] != EMPTY:
            drawn[RED] = p.chosen[RED_TILES] // 16
            drawn[BLUE] = p.chosen[RED_TILES] % 16
        return [which for which in range(COLOURS) if tiles_left(p, which) > drawn[which]]

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[COLOUR] = number

    def first(self) -> int:
        return colour(0)


class VisitTaken(Part):
    """The good taken in exchange, of another type (AR-151, D7f)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        if p.chosen[FAVOUR_FROM] != MERCHANTS:
            return []
        return [good for good in range(GOODS) if good != p.chosen[GIVEN]]

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[TAKEN] = number

    def first(self) -> int:
        return gain(0)


class VisitGood(Part):
    """The good of the benevolence (AR-161, D7f)."""

    def options(self, p: AlRashidPosition) -> list[int]:
        return list(range(GOODS))

    def say(self, p: AlRashidPosition, number: int) -> None:
        p.chosen[GOOD] = number

    def first(self) -> int:
        return gain(0)


class VisitPayment(Step):
    """The payment, good by good; a good with one possible count is not asked (AR-303, D7g)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        counts = self.counts(p)
        if len(counts) > 1:
            return True
        self.note(p, counts[0])
        return False

    def counts(self, p: AlRashidPosition) -> list[int]:
        """How many of the good asked for can be given."""
        seat = p.to_act
        gold = gold_so_far(p, seat)
        if gold == 0:
            return [0]
        held = goods_to_pay(p, seat)
        paid = [max(number, 0) for number in p.chosen[PAID : PAID + GOODS]]
        return counts_of(p.tables, held, paid, p.agenda[-2], gold)

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [pay(count) for count in self.counts(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        self.note(p, move - pay(0))
        p.unfinished = 1

    def note(self, p: AlRashidPosition, count: int) -> None:
        """Go on to the next good."""
        p.chosen[PAID + p.agenda[-2]] = count
        p.agenda[-2] += 1
        if p.agenda[-2] == GOODS:
            p.pop()


def goods_to_pay(p: AlRashidPosition, seat: int) -> list[int]:
    """What can be paid with: all goods but the one given as a good (AR-052, AR-053)."""
    held = p.goods[seat * GOODS : (seat + 1) * GOODS]
    if p.chosen[GIVEN] != EMPTY:
        held[p.chosen[GIVEN]] -= 1
    return held
