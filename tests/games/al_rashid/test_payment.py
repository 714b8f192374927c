"""Gold and payment (section 5): the value by layers, the legal payments, how they are asked, which one is proposed."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from fondaco.games.al_rashid.moves import GOODS
from fondaco.games.al_rashid.steps.gold import counts_of, is_minimal, payments, proposal
from tests.games.al_rashid.scene import BOOK, Scene, counts
from tests.rules import rule

T = BOOK.tables(4, {})
RARE = [0, 0, 0, 1, 1]
W, P, M, S, K = "wood", "pottery", "metal", "spices", "silk"


def goods(text: str) -> list[int]:
    """`2W 1P 1K` as counts."""
    names = {"W": 0, "P": 1, "M": 2, "S": 3, "K": 4}
    held = [0] * GOODS
    for part in text.split():
        held[names[part[-1]]] += int(part[:-1] or 1)
    return held


def by_definition(held: list[int], cost: int) -> list[list[int]]:
    """AR-056: every p <= h that pays and can spare no good."""
    found = []
    for paid in product(*(range(number + 1) for number in held)):
        paid_list = list(paid)
        if T.value(paid_list, 0) < cost:
            continue
        spare = False
        for good in range(GOODS):
            if paid_list[good]:
                paid_list[good] -= 1
                spare |= T.value(paid_list, 0) >= cost
                paid_list[good] += 1
        if not spare:
            found.append(paid_list)
    return found


def best_division(held: tuple[int, ...]) -> int:
    """The best sum of sets, tried out (AR-042)."""
    if not any(held):
        return 0
    first = next(good for good in range(GOODS) if held[good])
    others = [good for good in range(first + 1, GOODS) if held[good]]
    best = 0
    for size in range(len(others) + 1):
        for partners in combinations(others, size):
            rest = list(held)
            for good in (first, *partners):
                rest[good] -= 1
            best = max(best, T.set_worth[size + 1] + best_division(tuple(rest)))
    return best


@rule("AR-041", "AR-042", "AR-043", "AR-INV-14")
def test_the_value_by_layers_is_the_best_division_and_grows_with_every_good() -> None:
    for held in product(range(3), repeat=GOODS):
        worth = T.value(list(held), 0)
        assert worth == best_division(held)
        assert worth >= sum(held)
        for good in range(GOODS):
            more = list(held)
            more[good] += 1
            assert T.value(more, 0) >= worth + 1


@rule("AR-EX-01", "AR-EX-02")
def test_values_of_the_examples() -> None:
    starts = [T.start_goods[nth * GOODS : (nth + 1) * GOODS] for nth in range(5)]
    assert [T.value(start, 0) for start in starts] == [6, 7, 8, 9, 10]
    assert [T.value(goods(text), 0) for text in ("3W 2P 1M", "4K", "2W 2P 2M 2S 2K", "2W 2P 1K")] == [
        10,
        4,
        30,
        9,
    ]


@rule("AR-045", "AR-047", "AR-048", "AR-056", "AR-301", "AR-303", "AR-INV-28")
def test_the_questions_lead_to_exactly_the_legal_payments() -> None:
    random = Random(5)
    for _ in range(250):
        held = [random.randrange(5) for _ in range(GOODS)]
        cost = random.randint(1, 30)
        expected = by_definition(held, cost)
        found = payments(T, held, cost)
        assert sorted(found) == sorted(expected)
        assert len({tuple(paid) for paid in found}) == len(found)
        assert bool(found) == (T.value(held, 0) >= cost)
        assert all(is_minimal(T, paid, cost) for paid in found)
        assert all(T.value(paid, 0) - cost <= 4 for paid in found)


@rule("AR-302", "AR-EX-51")
def test_four_of_each_good_and_twenty_gold() -> None:
    held = [4] * GOODS
    found = payments(T, held, 20)
    assert len(found) == 215
    assert max(len(payments(T, held, cost)) for cost in range(1, 31)) == 215
    assert proposal(T, held, RARE, 20) == goods("2W 2P 2M 1S 1K")
    assert goods("4W 2P 1M 1S 1K") in found


@pytest.mark.parametrize(
    ("held", "cost", "legal", "proposed"),
    [
        pytest.param("2W 1P 1M 1S", 8, ["W P M S"], "W P M S", marks=rule("AR-EX-03", "AR-046")),
        pytest.param("2W 1P 1M", 2, ["2W", "W P", "W M", "P M"], "2W", marks=rule("AR-EX-04", "AR-054")),
        pytest.param("3W 1P 1M 1K", 5, None, "W P M", marks=rule("AR-EX-05", "AR-054")),
        pytest.param("2W 1P 1M 1S 1K", 11, None, "2W P M S", marks=rule("AR-EX-06")),
        pytest.param("W P M S K", 11, ["W P M S K"], "W P M S K", marks=rule("AR-EX-52")),
        pytest.param("2W 2P 1M 1S", 9, ["W P M S", "2W 2P M", "2W 2P S"], "W P M S", marks=rule("AR-EX-54")),
    ],
)
def test_payments_of_the_examples(held: str, cost: int, legal: list[str] | None, proposed: str) -> None:
    found = payments(T, goods(held), cost)
    if legal is not None:
        assert sorted(found) == sorted(goods(text) for text in legal)
    assert proposal(T, goods(held), RARE, cost) == goods(proposed)


@rule("AR-049")
def test_a_cost_of_nothing_is_paid_with_nothing() -> None:
    assert payments(T, [2] * GOODS, 0) == [[0] * GOODS]
    assert is_minimal(T, [0] * GOODS, 0)
    assert not is_minimal(T, [1, 0, 0, 0, 0], 0)


@rule("AR-303")
def test_only_counts_that_can_be_completed_are_offered() -> None:
    assert counts_of(T, goods("2W 1P 1M"), [0] * GOODS, 0, 2) == [0, 1, 2]
    assert counts_of(T, goods("2W 1P 1M"), goods("2W"), 1, 2) == [0]


@rule("AR-EX-07", "AR-051")
def test_one_total_for_a_visit() -> None:
    scene = Scene(3, "blue red green")
    scene.goods("blue", "wood wood pottery metal")
    scene.stack("blue", "scholars", "merchant")
    scene.resolution("blue")
    assert scene.asked == "blue"
    scene.play("visit service+favour")  # four goods are all that pays 7: nothing is left to ask
    assert scene.goods_of("blue") == ""
    assert scene.family_of("blue") == [1, 1, 2]
    assert scene.letters_of("blue") == 1


@rule("AR-303", "AR-304", "AR-054", "AR-055")
def test_the_payment_is_asked_good_by_good_and_the_proposal_shown_to_the_payer_alone() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood wood wood pottery metal silk")
    scene.stack("red", "scholars", "merchant")
    scene.resolution("red")
    scene.play("visit service")
    assert scene.legal() == ["pay 0 wood", "pay 1 wood", "pay 3 wood"]
    own, other = BOOK.view(scene.p, 0), BOOK.view(scene.p, 1)
    assert own.payment is not None
    assert own.payment.gold == 5
    assert own.payment.proposal == dict(zip((W, P, M, S, K), (1, 1, 1, 0, 0), strict=True))
    assert own.payment.loss == 8
    assert own.payment.overpaid == 1
    assert other.payment is None
    assert other.chosen == []
    scene.play("pay 1 wood")
    scene.play("pay 1 pottery")
    scene.play("pay 1 metal")
    assert scene.goods_of("red") == "wood wood silk"
    assert counts("wood wood silk") == [2, 0, 0, 0, 1]


@rule("AR-050", "AR-047")
def test_what_cannot_be_paid_is_refused() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood wood wood pottery metal")
    scene.stack("red", "scholars", "merchant")
    scene.stack("green", "scholars", "pasha")
    scene.resolution("red")
    assert scene.asked == "red"  # green can pay nothing, red is second
    assert scene.refusal("visit service+office") == "AR-050"
    scene.goods("red", "wood wood wood pottery pottery metal")
    scene.play("visit service")
    assert scene.refusal("pay 9 wood") == "AR-045"
    assert scene.refusal("pay 0 wood") == "AR-047"


@rule("AR-EX-08", "AR-EX-53", "AR-057", "AR-058", "AR-305")
def test_letters_lower_the_price_of_an_office_and_none_is_used_for_nothing() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood wood pottery pottery metal spices silk")
    scene.letters("red", 4)
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    scene.play("visit office office pol_war_minister")  # 7 gold
    assert scene.legal() == ["letters 0", "letters 1", "letters 2", "letters 3"]
    assert scene.refusal("letters 4") == "AR-305"
    scene.play("letters 3")
    assert scene.letters_of("red") == 1
    assert scene.offices_of("red") == ["pol_war_minister"]
    assert scene.goods_of("red") == "wood wood pottery pottery metal spices silk"
