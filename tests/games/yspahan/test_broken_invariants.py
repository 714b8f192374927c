"""Every check of an invariant can fail: a sound moment, one thing put wrong, and it says so."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.rulebook import Yspahan, load
from fondaco.games.yspahan.steps import kinds
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.core import EVERYONE, Position
from tests.games.yspahan.chronicle import Moment, moments
from tests.games.yspahan.invariants import INVARIANTS, RECORDS_EVERY, VIEWS_EVERY
from tests.games.yspahan.survey import book

Wanted = Callable[[Moment], bool]
Wrong = Callable[[Moment], None]


def sound_moment(seats: int, wanted: Wanted) -> Moment:
    """The first moment of some games that is as wanted, to be changed at will."""
    for seed in range(0, 8 * RECORDS_EVERY, RECORDS_EVERY):
        for at in moments(book(), seats, book().check_table(seats, {}), seed):
            if wanted(at):
                return Moment(
                    at.book,
                    at.now.copy(),
                    at.before and at.before.copy(),
                    at.move,
                    copy.deepcopy(at.events),
                    copy.deepcopy(at.story),
                    at.number,
                    at.seed,
                    at.options,
                    at.moves[:],
                )
    raise AssertionError("no such moment")


# -- moments ------------------------------------------------------------------------------------------


def anything(at: Moment) -> bool:
    return at.number == 100


def over(at: Moment) -> bool:
    return at.over


def asked(kind: int) -> Wanted:
    return lambda at: at.now.agenda[-1] == kind


def told(kind: int) -> Wanted:
    return lambda at: at.number > 0 and bool(at.of_kind(kind))


def new_week(at: Moment) -> bool:
    return at.number > 0 and at.now.day == 1 and bool(at.of_kind(e.DAY_BEGUN))


def camel_paid(at: Moment) -> bool:
    return at.move == m.PAY_CAMEL and at.number > 0


def half_a_souk(at: Moment) -> bool:
    return 2 in at.now.souk_cubes


def cards_in_hands(at: Moment) -> bool:
    return at.number % VIEWS_EVERY == 0 and at.now.hand_size[0] > 1 and at.now.hand_size[1] > 1


# -- what is put wrong --------------------------------------------------------------------------------


def a_die_too_many(at: Moment) -> None:
    at.now.white[max(range(m.SQUARES), key=at.now.white.__getitem__)] += 1


def a_yellow_die_never_bought(at: Moment) -> None:
    at.now.yellow_gone += 1


def dice_before_the_roll(at: Moment) -> None:
    at.now.white[2] = 1


def values_upside_down(at: Moment) -> None:
    at.now.value.reverse()
    at.now.white.reverse()
    at.now.yellow.reverse()


def no_camel_group(at: Moment) -> None:
    at.now.white[m.CAMEL_SQUARE] = at.now.yellow[m.CAMEL_SQUARE] = 0


def a_gap_between_districts(at: Moment) -> None:
    at.now.white[m.FIRST_DISTRICT_SQUARE] = at.now.yellow[m.FIRST_DISTRICT_SQUARE] = 0
    at.now.white[m.FIRST_DISTRICT_SQUARE + 1] = 1


def a_yellow_die_left(at: Moment) -> None:
    at.now.yellow[m.GOLD_SQUARE] = 1


def a_cube_lost(at: Moment) -> None:
    at.story.reserve[0] -= 1


def a_cube_not_told(at: Moment) -> None:
    at.now.shops[at.now.shops.index(EMPTY)] = 0


def two_cubes_in_a_shop(at: Moment) -> None:
    at.events.append(next(event for event in at.events if event[0] == e.CUBE_PLACED))


def two_owners_in_a_souk(at: Moment) -> None:
    p = at.now
    souk = p.tables.souk_shops[p.souk_cubes.index(2)]
    taken = next(shop for shop in souk if p.shops[shop] != EMPTY)
    p.shops[taken] = (p.shops[taken] + 1) % p.seats


def a_souk_started_too_early(at: Moment) -> None:
    assert at.before
    tables = at.now.tables
    event = next(event for event in at.events if event[0] == e.CUBE_PLACED)
    souk = tables.shop_souk[event[3]]
    rivals = tables.district_souks[tables.souk_district[souk]]
    other = next(rival for rival in rivals if rival != souk and len(tables.souk_shops[rival]) > 1)
    at.before.shops = [EMPTY] * m.SHOPS
    at.before.shops[tables.souk_shops[other][0]] = event[2]
    at.events = [event]


def a_full_caravan(at: Moment) -> None:
    at.now.caravan = [0] * at.now.tables.capacity


def a_third_copy(at: Moment) -> None:
    at.now.deck[4] += 1


def a_hand_miscounted(at: Moment) -> None:
    at.now.hand_size[0] += 1


def debts(at: Moment) -> None:
    at.now.camels[1] = -1


def gold_passed_on(at: Moment) -> None:
    at.now.gold[0] -= 1
    at.now.gold[1] += 1


def camels_from_nowhere(at: Moment) -> None:
    at.now.camels[0] += 1


def supervisor_off_the_centre(at: Moment) -> None:
    at.now.supervisor = (at.now.tables.centre + 1) % m.SPACES


def supervisor_off_the_road(at: Moment) -> None:
    at.now.supervisor = m.SPACES


def points_lost(at: Moment) -> None:
    assert at.before
    at.before.score[0] = at.now.score[0] + 1


def points_from_nowhere(at: Moment) -> None:
    at.now.score[0] += 1


def too_much_for_buildings(at: Moment) -> None:
    at.story.building_points[0] += 5


def two_buildings_in_a_turn(at: Moment) -> None:
    at.story.built_in_turn = 2


def a_building_outside_the_action(at: Moment) -> None:
    at.events.append([e.BUILT, EVERYONE, 0, m.HOIST, 0, 0, 0])


def an_eighth_day(at: Moment) -> None:
    at.now.day = 8


def a_week_not_scored(at: Moment) -> None:
    at.story.weeks_ended -= 1


def a_turn_too_many(at: Moment) -> None:
    at.story.turns[-1].append(at.story.turns[-1][0])


def an_action_missed(at: Moment) -> None:
    at.story.actions -= 1


def the_wrong_player_begins(at: Moment) -> None:
    at.story.turns[-1].reverse()


def a_cube_left_in_a_shop(at: Moment) -> None:
    at.now.shops[7] = 1


def the_caravan_emptied_too(at: Moment) -> None:
    at.story.caravan.append(0)


def the_pawn_stays(at: Moment) -> None:
    week, day, first = at.story.days[-1]
    at.story.days[-1] = (week, day, (first - 1) % at.now.seats)


def asked_without_a_camel(at: Moment) -> None:
    at.now.camels[at.now.to_act] = 0


def two_camels_paid(at: Moment) -> None:
    assert at.before
    at.now.camels[at.before.to_act] -= 1


def the_cube_leaves_all_the_same(at: Moment) -> None:
    assert at.before
    at.now.shops[at.before.agenda[-2]] = EMPTY


def points_of_another_row(at: Moment) -> None:
    next(event for event in at.events if event[0] == e.CUBE_LOADED)[5] += 1


def a_cube_beside_the_caravan(at: Moment) -> None:
    at.now.caravan = [*at.now.caravan, 0]


def an_extra_die_without_a_group(at: Moment) -> None:
    at.events.append([e.EXTRA_DIE, EVERYONE, 0, m.EXCHANGE])


def nothing_to_do(at: Moment) -> None:
    at.now.push(kinds.GAME_OVER)


def a_card_lost_on_the_way(at: Moment) -> None:
    assert at.before
    at.before.deck_size += 1


class _Indiscreet(Yspahan):
    def view(self, position: Position, viewer: int | None) -> YspahanView:
        view = super().view(position, viewer)
        assert isinstance(position, YspahanPosition)
        view.discard = [str(number) for number in position.hands]
        return view


def an_indiscreet_view(at: Moment) -> None:
    at.book = _Indiscreet(load().box)


def another_event(at: Moment) -> None:
    at.story.told[-9] = [e.NO_CARD_LEFT, EVERYONE, 0, 0]


def another_end(at: Moment) -> None:
    at.now.gold[0] += 1


def a_building_lost(at: Moment) -> None:
    assert at.before
    at.before.buildings[0] = 63
    at.now.buildings[0] = 31


def a_souk_worth_thirteen(at: Moment) -> None:
    next(event for event in at.events if event[0] == e.SOUK_SCORED)[4] = 13


def an_unfinished_souk_scored(at: Moment) -> None:
    assert at.before
    at.before.shops = [EMPTY] * m.SHOPS


BROKEN: Final[tuple[tuple[str, int, Wanted, Wrong], ...]] = (
    ("YS-INV-01", 3, asked(kinds.TAKE_GROUP), a_die_too_many),
    ("YS-INV-01", 2, asked(kinds.TAKE_GROUP), a_yellow_die_never_bought),
    ("YS-INV-01", 4, asked(kinds.BEFORE_ROLL), dice_before_the_roll),
    ("YS-INV-02", 3, told(e.ROLLED), values_upside_down),
    ("YS-INV-03", 3, told(e.ROLLED), no_camel_group),
    ("YS-INV-03", 4, told(e.ROLLED), a_gap_between_districts),
    ("YS-INV-04", 3, asked(kinds.AFTER_ACTION), a_yellow_die_left),
    ("YS-INV-04", 2, asked(kinds.BEFORE_ROLL), a_yellow_die_left),
    ("YS-INV-05", 4, anything, a_cube_lost),
    ("YS-INV-05", 3, anything, a_cube_not_told),
    ("YS-INV-06", 3, told(e.CUBE_PLACED), two_cubes_in_a_shop),
    ("YS-INV-06", 2, anything, a_cube_not_told),
    ("YS-INV-07", 3, half_a_souk, two_owners_in_a_souk),
    ("YS-INV-08", 3, told(e.CUBE_PLACED), a_souk_started_too_early),
    ("YS-INV-09", 2, anything, a_full_caravan),
    ("YS-INV-10", 3, anything, a_third_copy),
    ("YS-INV-10", 4, anything, a_hand_miscounted),
    ("YS-INV-11", 3, anything, debts),
    ("YS-INV-12", 3, anything, gold_passed_on),
    ("YS-INV-12", 4, anything, camels_from_nowhere),
    ("YS-INV-13", 3, new_week, supervisor_off_the_centre),
    ("YS-INV-13", 3, anything, supervisor_off_the_road),
    ("YS-INV-14", 3, anything, points_lost),
    ("YS-INV-15", 3, anything, points_from_nowhere),
    ("YS-INV-16", 3, anything, too_much_for_buildings),
    ("YS-INV-17", 3, anything, two_buildings_in_a_turn),
    ("YS-INV-17", 2, asked(kinds.AFTER_ACTION), a_building_outside_the_action),
    ("YS-INV-18", 3, anything, an_eighth_day),
    ("YS-INV-18", 3, over, a_week_not_scored),
    ("YS-INV-19", 3, over, a_turn_too_many),
    ("YS-INV-19", 2, over, an_action_missed),
    ("YS-INV-19", 4, over, the_wrong_player_begins),
    ("YS-INV-20", 3, new_week, a_cube_left_in_a_shop),
    ("YS-INV-20", 4, new_week, the_caravan_emptied_too),
    ("YS-INV-21", 3, anything, the_pawn_stays),
    ("YS-INV-22", 3, asked(kinds.SHIP), asked_without_a_camel),
    ("YS-INV-22", 3, camel_paid, two_camels_paid),
    ("YS-INV-22", 4, camel_paid, the_cube_leaves_all_the_same),
    ("YS-INV-23", 3, told(e.CUBE_LOADED), points_of_another_row),
    ("YS-INV-23", 3, anything, a_cube_beside_the_caravan),
    ("YS-INV-24", 3, asked(kinds.AFTER_ACTION), an_extra_die_without_a_group),
    ("YS-INV-25", 3, anything, nothing_to_do),
    ("YS-INV-26", 3, anything, a_card_lost_on_the_way),
    ("YS-INV-27", 3, cards_in_hands, an_indiscreet_view),
    ("YS-INV-28", 3, over, another_event),
    ("YS-INV-28", 2, over, another_end),
    ("YS-INV-29", 3, over, another_end),
    ("YS-INV-30", 3, anything, a_building_lost),
    ("YS-INV-31", 3, told(e.SOUK_SCORED), a_souk_worth_thirteen),
    ("YS-INV-31", 4, told(e.SOUK_SCORED), an_unfinished_souk_scored),
)


@pytest.mark.parametrize(
    ("clause", "seats", "wanted", "wrong"),
    [pytest.param(*case, id=f"{case[0]}-{getattr(case[3], '__name__', '')}") for case in BROKEN],
)
def test_what_is_put_wrong_is_noticed(clause: str, seats: int, wanted: Wanted, wrong: Wrong) -> None:
    at = sound_moment(seats, wanted)
    assert INVARIANTS[clause](at) is None
    wrong(at)
    assert INVARIANTS[clause](at) is not None


def test_each_invariant_is_broken_at_least_once() -> None:
    assert {clause for clause, *_ in BROKEN} == set(INVARIANTS)
