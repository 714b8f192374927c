"""The invariants of Yspahan (section 19 of its rules), each as a function that says what is wrong, or None.

They look at *moments*: the game waits for a decision (or is over), and a moment knows the position now, the one at
the decision before, what was decided there, and the events told in between. A `Story` has added the events up, so
that gold, camels, points and cubes have books of their own to be compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.sight import reserve
from fondaco.games.yspahan.steps import kinds
from fondaco.table.core import CHANCE, Rng
from fondaco.table.game import Game
from fondaco.table.record import read_record, replay, write_record
from tests.games.yspahan.chronicle import Event, Moment, told_again

Invariant = Callable[[Moment], str | None]

VIEWS_EVERY: Final = 40
"""Views are compared at every so many decisions."""
RECORDS_EVERY: Final = 8
"""Every so many games are written down and replayed."""
TURNS: Final = {2: 63, 3: 63, 4: 84}


def dice(at: Moment) -> str | None:
    """YS-INV-01: white and yellow dice on the Tower, taken and removed add up; before the roll it is empty."""
    p, story = at.now, at.story
    if at.over or kinds.BEFORE_ROLL in at.steps():
        if any(p.white) or any(p.yellow) or any(p.value):
            return f"dice on the Tower before the roll: {p.white} {p.yellow} {p.value}"
        return None
    if sum(p.white) + story.white_taken != p.tables.white_dice:
        return f"{sum(p.white)} white dice on the Tower and {story.white_taken} taken"
    if not (0 <= p.bought <= 3 and p.bought == story.bought):
        return f"{p.bought} yellow dice, but {story.bought} were bought"
    if sum(p.yellow) + p.yellow_gone != p.bought:
        return f"{sum(p.yellow)} yellow dice on the Tower and {p.yellow_gone} gone of {p.bought}"
    return None


def groups(at: Moment) -> str | None:
    """YS-INV-02: one value per square, all of that value rolled, values strictly increasing from bottom to top."""
    p, roll = at.now, at.story.roll
    values = []
    for square in range(m.SQUARES):
        value, white, yellow = p.value[square], p.white[square], p.yellow[square]
        if white + yellow == 0:
            if value:
                return f"square {square} is empty and has value {value}"
            continue
        if not 1 <= value <= m.FACES:
            return f"square {square} has value {value}"
        if white != roll[value - 1] or yellow not in (0, roll[m.FACES + value - 1]):
            return f"square {square} does not hold the dice that show {value}"
        values.append(value)
    if values != sorted(set(values)):
        return f"values from bottom to top are {values}"
    return None


def after_the_roll(at: Moment) -> str | None:
    """YS-INV-03: Camel is filled, Gold empty only if all dice are equal, the districts filled from below."""
    if not at.of_kind(e.ROLLED):
        return None
    p = at.now
    filled = [p.white[square] + p.yellow[square] > 0 for square in range(m.SQUARES)]
    districts = filled[m.FIRST_DISTRICT_SQUARE : m.GOLD_SQUARE]
    if not filled[m.CAMEL_SQUARE]:
        return "Camel is empty after the roll"
    faces = sum(at.story.roll[face] + at.story.roll[m.FACES + face] > 0 for face in range(m.FACES))
    if filled[m.GOLD_SQUARE] != (faces > 1):
        return f"{faces} values were rolled, Gold is {'filled' if filled[m.GOLD_SQUARE] else 'empty'}"
    if districts != sorted(districts, reverse=True):
        return f"filled districts are {districts}"
    return None


def yellow_dice(at: Moment) -> str | None:
    """YS-INV-04: 3-4p: none on the Tower after the first player's dice action. 2p: none after the day."""
    p, steps = at.now, at.steps()
    day_is_new = kinds.BEFORE_ROLL in steps or at.over
    action_is_over = p.seats > 2 and kinds.YELLOW_LEAVES not in steps
    if (day_is_new or action_is_over) and any(p.yellow):
        return f"yellow dice are still on the Tower: {p.yellow}"
    return None


def cubes(at: Moment) -> str | None:
    """YS-INV-05: reserve, shops, Caravan, buildings and the score marker of each player are 66."""
    p = at.now
    for seat in range(p.seats):
        kept = at.story.reserve[seat]
        placed = p.shops.count(seat) + p.caravan.count(seat) + p.buildings_of(seat)
        if kept + placed + 1 != 66:
            return f"seat {seat}: {kept} in reserve, {placed} placed, 1 marker"
        if kept < 0 or reserve(p, seat) != kept:
            return f"seat {seat}: {kept} in reserve by the events, {reserve(p, seat)} by the board"
    return None


def shops(at: Moment) -> str | None:
    """YS-INV-06: a shop holds 0 or 1 cube: none is placed where one is."""
    p = at.now
    for event, city in _city(at):
        if event[0] == e.CUBE_PLACED and city[event[3]] != EMPTY:
            return f"a second cube in shop {event[3]}"
    if len(p.shops) != m.SHOPS or any(not EMPTY <= owner < p.seats for owner in p.shops):
        return f"shops hold {p.shops}"
    if p.shops != at.story.shops:
        return "the shops are not what was told"
    return None


def souks(at: Moment) -> str | None:
    """YS-INV-07: all cubes in one souk belong to one player."""
    p = at.now
    for souk in range(m.SOUKS):
        owners = [p.shops[shop] for shop in p.tables.souk_shops[souk] if p.shops[shop] != EMPTY]
        if len(set(owners)) > 1:
            return f"souk {souk} has owners {owners}"
        if len(owners) != p.souk_cubes[souk] or p.souk_owner[souk] != (owners[0] if owners else EMPTY):
            return f"souk {souk} is counted wrongly"
    return None


def starting(at: Moment) -> str | None:
    """YS-INV-08: no cube goes in a free souk while its owner has an unfinished souk in the same district."""
    tables = at.now.tables
    for event, city in _city(at):
        if event[0] != e.CUBE_PLACED:
            continue
        seat, souk = event[2], tables.shop_souk[event[3]]
        if any(city[shop] != EMPTY for shop in tables.souk_shops[souk]):
            continue
        for other in tables.district_souks[tables.souk_district[souk]]:
            own = sum(city[shop] == seat for shop in tables.souk_shops[other])
            if 0 < own < len(tables.souk_shops[other]):
                return f"seat {seat} starts souk {souk} before finishing {other}"
    return None


def caravan(at: Moment) -> str | None:
    """YS-INV-09: the occupied camels are the first ones, and at least one is empty."""
    p = at.now
    if len(p.caravan) >= p.tables.capacity:
        return f"{len(p.caravan)} cubes on {p.tables.capacity} camels"
    if any(not 0 <= owner < p.seats for owner in p.caravan):
        return f"a gap on the Caravan: {p.caravan}"
    return None


def cards(at: Moment) -> str | None:
    """YS-INV-10: deck, discard pile and hands are 18 cards, two of each kind."""
    p = at.now
    for kind in range(m.KINDS):
        held = [p.hands[seat * m.KINDS + kind] for seat in range(p.seats)]
        if min(p.deck[kind], *held) < 0 or p.deck[kind] + p.discard.count(kind) + sum(held) != 2:
            return f"kind {kind}: deck {p.deck[kind]}, hands {held}, discarded {p.discard.count(kind)}"
    sizes = [sum(p.hands[seat * m.KINDS : (seat + 1) * m.KINDS]) for seat in range(p.seats)]
    if p.hand_size != sizes or p.deck_size != sum(p.deck):
        return f"hands {p.hand_size} and deck {p.deck_size} are counted wrongly"
    if p.deck_size + len(p.discard) + sum(sizes) != 18:
        return "there are not 18 cards"
    return None


def non_negative(at: Moment) -> str | None:
    """YS-INV-11: gold and camels are never negative."""
    if min(*at.now.gold, *at.now.camels) < 0:
        return f"gold {at.now.gold}, camels {at.now.camels}"
    return None


def ledger(at: Moment) -> str | None:
    """YS-INV-12: every change of gold or camels is the sum of the events told."""
    if (at.now.gold, at.now.camels) != (at.story.gold, at.story.camels):
        return f"gold {at.now.gold} {at.story.gold}, camels {at.now.camels} {at.story.camels}"
    return None


def supervisor(at: Moment) -> str | None:
    """YS-INV-13: he is on one road space; on C at the start of every week."""
    p = at.now
    if not 0 <= p.supervisor < m.SPACES:
        return f"he is on space {p.supervisor}"
    if _week_begins(at) and p.supervisor != p.tables.centre:
        return f"the week begins with him on space {p.supervisor}"
    return None


def monotone_scores(at: Moment) -> str | None:
    """YS-INV-14: no score ever decreases."""
    if at.before and any(now < then for now, then in zip(at.now.score, at.before.score, strict=True)):
        return f"{at.before.score} became {at.now.score}"
    return None


def score_ledger(at: Moment) -> str | None:
    """YS-INV-15: a score is souks, placements, Caravan scorings, buildings and cards, each told by an event."""
    if at.now.score != at.story.score:
        return f"scores {at.now.score}, by the events {at.story.score}"
    return None


def building_points(at: Moment) -> str | None:
    """YS-INV-16: b buildings have scored the first b terms of 0, 0, 5, 5, 5, 10."""
    for seat in range(at.now.seats):
        due = sum((0, 0, 5, 5, 5, 10)[: at.now.buildings_of(seat)])
        if at.story.building_points[seat] != due:
            return f"seat {seat}: {at.story.building_points[seat]} points for buildings instead of {due}"
    return None


def building_pace(at: Moment) -> str | None:
    """YS-INV-17: 3-4p: at most one building per turn; 2p: at most one per dice action, none outside."""
    if at.story.built_in_turn > 1:
        return f"{at.story.built_in_turn} buildings in one turn"
    if at.now.seats == 2:
        actions = sum(event[2] == m.BUILD_ACTION for event in at.of_kind(e.GROUP_TAKEN))
        if len(at.of_kind(e.BUILT)) != actions:
            return f"{len(at.of_kind(e.BUILT))} buildings by {actions} build actions"
    return None


def calendar(at: Moment) -> str | None:
    """YS-INV-18: weeks 1 to 3, days 1 to 7, in order; 21 days and 3 scorings in all."""
    p, story = at.now, at.story
    if not (1 <= p.week <= 3 and 1 <= p.day <= 7):
        return f"week {p.week}, day {p.day}"
    nth = (p.week - 1) * 7 + p.day
    if len(story.days) != nth or story.days[-1][:2] != (p.week, p.day):
        return f"week {p.week}, day {p.day} after {len(story.days)} days"
    if story.weeks_ended != (3 if at.over else p.week - 1) or (at.over and nth != 21):
        return f"{story.weeks_ended} scorings after {nth} days"
    return None


def turns(at: Moment) -> str | None:
    """YS-INV-19: 3p 63 turns, 4p 84, one per player and day; 2p 63 dice actions: first, second, first."""
    seats, story = at.now.seats, at.story
    for day in range(max(0, len(story.days) - 2), len(story.days)):
        had, first = story.turns[day], story.days[day][2]
        whole = at.over or day < len(story.days) - 1
        if had and had[0] != first:
            return f"day {day + 1} begins with seat {had[0]}, not {first}"
        if seats == 2:
            pattern = [first, 1 - first, first]
            if had != pattern[: len(had)] or (whole and len(had) != 3):
                return f"day {day + 1} has turns {had}"
        elif len(set(had)) != len(had) or (whole and len(had) != seats):
            return f"day {day + 1} has turns {had}"
    begun = sum(len(had) for had in story.turns)
    if at.over and not begun == story.turns_ended == story.actions == TURNS[seats]:
        return f"{begun} turns begun, {story.turns_ended} ended, {story.actions} dice actions"
    return None


def clean_week(at: Moment) -> str | None:
    """YS-INV-20: at the start of each week no shop holds a cube; the Caravan keeps its cubes."""
    if not _week_begins(at):
        return None
    if any(owner != EMPTY for owner in at.now.shops):
        return "a shop holds a cube as the week begins"
    if at.now.caravan != at.story.caravan:
        return "the Caravan has not kept its cubes"
    return None


def rotation(at: Moment) -> str | None:
    """YS-INV-21: the first player moves on to the left, except on day 21 with 2 or 4 players."""
    days, seats = at.story.days, at.now.seats
    if len(days) < 2 or (len(days) == 21 and seats != 3):
        return None
    before, now = days[-2][2], days[-1][2]
    if now != (before + 1) % seats or at.now.first != now:
        return f"seat {now} follows seat {before}"
    return None


def camel_decision(at: Moment) -> str | None:
    """YS-INV-22: asked only of an owner with a camel; if paid, that is one camel and the shop keeps its cube."""
    p, then = at.now, at.before
    if p.agenda[-1] == kinds.SHIP and not at.over:
        owner = p.shops[p.agenda[-2]]
        if owner != p.to_act or p.camels[owner] < 1:
            return f"seat {p.to_act} is asked about the cube of {owner}"
    if then and then.agenda[-1] == kinds.SHIP and at.move == m.PAY_CAMEL:
        shop, seat = then.agenda[-2], then.to_act
        if p.camels[seat] != then.camels[seat] - 1:
            return f"{then.camels[seat]} camels became {p.camels[seat]}"
        if p.shops[shop] != seat:
            return f"shop {shop} has lost its cube"
    return None


def shipment(at: Moment) -> str | None:
    """YS-INV-23: each shipment puts one cube of the owner on the Caravan and scores 2, 1 or 0 by the row."""
    loaded = list(at.before.caravan) if at.before else []
    tables = at.now.tables
    for event, city in _city(at):
        if event[0] == e.CUBE_LOADED:
            seat, shop, place, points = event[2:]
            if place != len(loaded) or points != (2, 1, 0)[place // tables.row_capacity]:
                return f"a cube on place {place} of {len(loaded)} scores {points}"
            if shop != EMPTY and city[shop] != seat:
                return f"seat {seat} ships from shop {shop}, which holds {city[shop]}"
            loaded.append(seat)
        elif event[0] == e.CARAVAN_EMPTIED:
            if len(loaded) != tables.capacity:
                return f"the Caravan is emptied with {len(loaded)} cubes"
            loaded = []
    if loaded != at.now.caravan:
        return f"the Caravan holds {at.now.caravan}, was loaded with {loaded}"
    return None


def extra_die(at: Moment) -> str | None:
    """YS-INV-24: at most one per group taken, never without a group, never with another action."""
    for seat in range(at.now.seats):
        used = sum(event[0] == seat for event in at.of_kind(e.EXTRA_DIE))
        special = sum(event[0] == seat and event[2] == m.SPECIAL for event in at.of_kind(e.GROUP_TAKEN))
        if used > special:
            return f"{used} extra dice for {special} groups taken for their special action"
    return None


def always_a_move(at: Moment) -> str | None:
    """YS-INV-25: in every non-final state the decider has at least one legal option."""
    if bool(at.now.legal()) == at.over:
        return f"seat {at.now.to_act} has moves {at.now.legal()}"
    return None


def hand_bookkeeping(at: Moment) -> str | None:
    """YS-INV-26: a card used goes from the hand to the discard pile, a card drawn from the deck to the hand."""
    if at.before is None:
        return None
    hands, deck, discard = at.before.hand_size[:], at.before.deck_size, len(at.before.discard)
    for event in at.events:
        if event[0] in (e.CARD_PLAYED, e.EXTRA_DIE):
            hands[event[2]] -= 1
            discard += 1
        elif event[0] == e.CARD_DRAWN:
            hands[event[2]] += 1
            deck -= 1
        elif event[0] == e.RESHUFFLED:
            if event[2] != discard or deck:
                return f"{event[2]} cards are reshuffled, {discard} were discarded and {deck} left"
            deck, discard = discard, 0
    p = at.now
    if (hands, deck, discard) != (p.hand_size, p.deck_size, len(p.discard)):
        found = f"hands {p.hand_size}, deck {p.deck_size}, discarded {len(p.discard)}"
        return f"{found}; by the events {hands}, {deck}, {discard}"
    return None


def views(at: Moment) -> str | None:
    """YS-INV-27: a player's view is the same for all states that differ only in hidden information."""
    if at.number % VIEWS_EVERY:
        return None
    for viewer in (*range(at.now.seats), None):
        other = at.now.imagine(-1 if viewer is None else viewer, Rng(at.number))
        if _seen(at, other, viewer) != _seen(at, at.now, viewer):
            return f"the view of {viewer} depends on what it cannot know"
    return None


def determinism(at: Moment) -> str | None:
    """YS-INV-28: the same seed, seats and decisions give the same events and the same final state."""
    if not at.over:
        return None
    decisions, position = [], at.book.new_position(at.now.seats, at.options)
    for move in at.moves:
        if position.to_act != CHANCE:
            decisions.append(move)
        position.apply(move)
    told, end = told_again(at.book, at.now.seats, at.options, at.seed, decisions)
    if told != at.story.told:
        return "the second time other events are told"
    if end.dump() != at.now.dump():
        return "the second time the game ends otherwise"
    return None


def replays(at: Moment) -> str | None:
    """YS-INV-29: replaying the recorded decisions and random results reproduces the state exactly."""
    if not at.over or at.seed % RECORDS_EVERY:
        return None
    game = Game(at.book, [str(seat) for seat in range(at.now.seats)], at.options)
    for move in at.moves:
        if game.to_act == CHANCE:
            game.play_outcome(move)
        else:
            game.play(move)
    if replay(read_record(write_record(game)), at.book).position.dump() != at.now.dump():
        return "the record leads elsewhere"
    return None


def buildings_only_grow(at: Moment) -> str | None:
    """YS-INV-30: a building once owned stays owned, and its cube stays on the board."""
    if at.before:
        for seat in range(at.now.seats):
            if at.before.buildings[seat] & ~at.now.buildings[seat]:
                return f"seat {seat} lost a building"
    return None


def bound(at: Moment) -> str | None:
    """YS-INV-31: a completed souk yields 3 to 12 points, 5 to 14 with the Bazaar; all together are worth 82."""
    tables = at.now.tables
    if sum(tables.souk_value) != 82:
        return f"all souks are worth {sum(tables.souk_value)}"
    for event, city in _city(at):
        if event[0] != e.SOUK_SCORED:
            continue
        seat, souk, value, bonus = event[2:]
        if not 3 <= value <= 12 or value != tables.souk_value[souk]:
            return f"souk {souk} yields {value}"
        if bonus != (2 if at.now.owns(seat, m.BAZAAR) else 0):
            return f"souk {souk} yields a bonus of {bonus}"
        if any(city[shop] != seat for shop in tables.souk_shops[souk]):
            return f"souk {souk} is scored and not complete"
    return None


INVARIANTS: Final[dict[str, Invariant]] = {
    f"YS-INV-{nth:02}": invariant
    for nth, invariant in enumerate(
        (
            dice,
            groups,
            after_the_roll,
            yellow_dice,
            cubes,
            shops,
            souks,
            starting,
            caravan,
            cards,
            non_negative,
            ledger,
            supervisor,
            monotone_scores,
            score_ledger,
            building_points,
            building_pace,
            calendar,
            turns,
            clean_week,
            rotation,
            camel_decision,
            shipment,
            extra_die,
            always_a_move,
            hand_bookkeeping,
            views,
            determinism,
            replays,
            buildings_only_grow,
            bound,
        ),
        start=1,
    )
}
"""By clause, in order."""


def _week_begins(at: Moment) -> bool:
    return any(event[1] == 1 for event in at.of_kind(e.DAY_BEGUN))


def _city(at: Moment) -> Iterator[tuple[Event, list[int]]]:
    """Each event, with whose cube was in each shop just before it."""
    city = list(at.before.shops) if at.before else [EMPTY] * m.SHOPS
    kept = EMPTY
    for event in at.events:
        yield event, city
        if event[0] == e.CUBE_PLACED:
            city[event[3]] = event[2]
        elif event[0] == e.CAMEL_PAID:
            kept = event[3]
        elif event[0] == e.CUBE_LOADED:
            if event[3] not in (EMPTY, kept):
                city[event[3]] = EMPTY
            kept = EMPTY
        elif event[0] == e.WEEK_ENDED:
            city = [EMPTY] * m.SHOPS


def _seen(at: Moment, position: YspahanPosition, viewer: int | None) -> bytes:
    return msgspec.json.encode(at.book.view(position, viewer))
