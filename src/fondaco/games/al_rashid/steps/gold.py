"""Gold: what goods are worth, which payments are legal, which one is proposed (section 5).

A set of goods is worth more the more different goods it has. So goods are valued in layers: the first of every type
together, then the second of every type, and so on (AR-043). A payment is minimal if no good of it can be spared; the
good that can be spared most easily always lies in the topmost layer, so one comparison decides (AR-047).
"""

from __future__ import annotations

from fondaco.games.al_rashid.moves import GOODS
from fondaco.games.al_rashid.tables import Tables


def spared(tables: Tables, goods: list[int], start: int) -> int:
    """What the goods from this index on are worth without the one that is missed least; -1 if there is none."""
    most = 0
    types = 0
    for good in range(start, start + GOODS):
        if goods[good] > most:
            most = goods[good]
            types = 1
        elif goods[good] == most:
            types += 1
    if most == 0:
        return -1
    return tables.value(goods, start) - tables.adds[types]


def is_minimal(tables: Tables, paid: list[int], cost: int) -> bool:
    """Whether these goods pay the cost and no one of them can be left out (AR-045, AR-047)."""
    if cost <= 0:
        return sum(paid) == 0
    return tables.value(paid, 0) >= cost > spared(tables, paid, 0)


def can_complete(tables: Tables, held: list[int], paid: list[int], good: int, cost: int) -> bool:
    """Whether some counts of this good and the later ones make a legal payment of what is paid so far (AR-303).

    `paid` has the counts of the goods before this one, the others are 0; it is given back as it was.
    """
    worth = tables.value(paid, 0)
    if worth >= cost:
        return worth - cost < _top_adds(tables, paid)  # what comes after must stay 0
    if good == GOODS:
        return False
    if good == GOODS - 1:
        # Fewer would not pay, more would leave one to spare.
        while paid[good] < held[good] and worth < cost:
            paid[good] += 1
            worth += tables.adds[_types_with(paid, paid[good])]
        legal = worth >= cost and worth - cost < _top_adds(tables, paid)
        paid[good] = 0
        return legal
    found = False
    while True:
        if can_complete(tables, held, paid, good + 1, cost):
            found = True
            break
        if worth >= cost or paid[good] == held[good]:
            break
        paid[good] += 1
        worth += tables.adds[_types_with(paid, paid[good])]
    paid[good] = 0
    return found


def _types_with(paid: list[int], layer: int) -> int:
    """How many types reach this layer."""
    types = 0
    for good in range(GOODS):
        if paid[good] >= layer:
            types += 1
    return types


def _top_adds(tables: Tables, paid: list[int]) -> int:
    """What the good adds that can be spared most easily."""
    most = 0
    types = 0
    for good in range(GOODS):
        if paid[good] > most:
            most = paid[good]
            types = 1
        elif paid[good] == most:
            types += 1
    return tables.adds[types] if most else 0


def counts_of(tables: Tables, held: list[int], paid: list[int], good: int, cost: int) -> list[int]:
    """How many of this good can be given so that a legal payment follows, ascending (AR-303)."""
    counts: list[int] = []
    paid[good] = 0
    while True:
        if can_complete(tables, held, paid, good + 1, cost):
            counts.append(paid[good])
        if paid[good] == held[good] or tables.value(paid, 0) >= cost:
            break
        paid[good] += 1
    paid[good] = 0
    return counts


def payments(tables: Tables, held: list[int], cost: int) -> list[list[int]]:
    """All legal payments (AR-056), in the order of their counts."""
    if cost <= 0:
        return [[0] * GOODS]  # AR-049
    found: list[list[int]] = []
    _collect(tables, held, [0] * GOODS, 0, cost, found)
    return found


def _collect(
    tables: Tables, held: list[int], paid: list[int], good: int, cost: int, found: list[list[int]]
) -> None:
    if good == GOODS:
        found.append(paid[:])
        return
    for count in counts_of(tables, held, paid, good, cost):
        paid[good] = count
        _collect(tables, held, paid, good + 1, cost, found)
    paid[good] = 0


def proposal(tables: Tables, held: list[int], rare: list[int], cost: int) -> list[int]:
    """The payment of least loss (AR-054); empty if the cost cannot be paid."""
    return proposal_among(tables, held, rare, payments(tables, held, cost))


def proposal_among(tables: Tables, held: list[int], rare: list[int], offered: list[list[int]]) -> list[int]:
    """The one of these payments that is proposed; `rare` has a 1 for every rare good."""
    best: list[int] = []
    least: list[int] = []
    for paid in offered:
        kept = [held[good] - paid[good] for good in range(GOODS)]
        rare_goods = 0
        for good in range(GOODS):
            rare_goods += paid[good] * rare[good]
        score = [-tables.value(kept, 0), tables.value(paid, 0), rare_goods, sum(paid)]
        for good in range(GOODS):
            score.append(-paid[good])
        if not best or score < least:
            best = paid
            least = score
    return best
