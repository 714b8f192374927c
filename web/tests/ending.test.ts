/** The end of a game: who won, where the points came from, and the graph of the scores. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/games/boards';
import type { Course, Result } from '../src/lib/api/api.generated';
import { podiumOf } from '../src/lib/ending/drawing';
import Podium from '../src/lib/ending/Podium.svelte';
import { headlineOf, isFeast, marginOf, placesOf } from '../src/lib/ending/places';
import Race from '../src/lib/ending/Race.svelte';
import { raceOf } from '../src/lib/ending/race';
import Sources from '../src/lib/ending/Sources.svelte';
import { sumsOf } from '../src/lib/ending/story';
import type { LogLine } from '../src/lib/table/types';
import { LANGUAGES } from '../src/lib/words/speaker';
import { find, show, stage, texts } from './showing';

const SCENES = ['yspahan-4-over', 'istanbul-base-4-over', 'wuestensoehne-4-over', 'al-rashid-3-over'];

async function ended(name: string, scores?: readonly number[], ranks?: readonly number[] | null) {
  const set = await stage(name);
  const { view, game } = set.scene;
  const result: Result = {
    scores: scores ?? view.scores,
    ranks: ranks === undefined ? view.ranks : ranks,
    seed: '',
    ties: [],
  };
  const story = (await (await faceOf(game)).story?.()) ?? null;
  return { ...set, game, story, places: placesOf(result, set.seats) };
}

function gain(seat: number, id: string, args: Record<string, number>, move = 1): LogLine {
  return { move, seat, message: { id, args } };
}

describe('the podium', () => {
  it.each(SCENES)('of %s has a portal for each player, the winner first', async (name) => {
    const { places, scene, speaker, game } = await ended(name);
    const props = { places, feast: true, fresh: true, speaker };
    const root = show(Podium, {
      ...props,
      headline: headlineOf(places, []),
      margin: marginOf(places, [], game, speaker),
    });
    const best = scene.view.ranks?.indexOf(1) ?? -1;
    expect(find(root, '#ending').textContent).toContain(scene.players[best]);
    expect(texts(root, 'ol li')[0]).toBe(`${scene.players[best]}, 1st place: ${scene.view.scores[best]}`);
    expect(root.querySelectorAll('use').length).toBe(places.length);
    expect(root.querySelectorAll('.specks path').length).toBeGreaterThan(20);
  });

  it('has no stars for whoever lost, and says you to whoever won', async () => {
    const { places } = await ended('yspahan-4-over');
    const [winner, loser] = [places[0]?.seat.index ?? -1, places[3]?.seat.index ?? -1];
    expect([isFeast(places, [winner]), isFeast(places, [loser]), isFeast(places, [])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(headlineOf(places, [winner]).id).toBe('web-ending-you-win');
    expect(headlineOf(places, [loser]).id).toBe('winner');
    expect(headlineOf(places, [winner, loser]).id).toBe('winner');
  });

  it('stands in order: the second left of the first, the others right of it', () => {
    const { portals, width } = podiumOf([1, 2, 3, 4, 5]);
    const xs = portals.map(({ x }) => x);
    expect(xs.toSorted((a, b) => a - b)).toEqual([xs[1], xs[0], xs[2], xs[3], xs[4]]);
    expect(Math.max(...xs)).toBeLessThan(width);
    expect(podiumOf([1, 1]).portals.map(({ dome }) => dome !== null)).toEqual([true, true]);
    expect(podiumOf([null, null]).portals.every(({ dome }) => dome === null)).toBe(true);
  });
});

describe('what decided', () => {
  it.each(SCENES)('in %s is told in four languages: by how much', async (name) => {
    const { scene, seats, game } = await ended(name);
    for (const language of LANGUAGES) {
      const say = (await stage(name, language)).speaker;
      const won = marginOf(placesOf({ ...scene.view, seed: '', ties: [] }, seats), [], game, say);
      expect(won && say.say(won).length > 5).toBe(true);
    }
  });

  it('between equal scores is what the house says', async () => {
    const { scene, seats, game, speaker } = await ended('istanbul-base-4-over');
    const scores = scene.players.map(() => 5);
    const tied = placesOf({ scores, ranks: [2, 1, 3, 3], seed: '', ties: [] }, seats);
    const told = [9, 4].map((lira) => ({ id: 'istanbul-count-lira', args: { lira } }));
    const margin = marginOf(
      tied,
      [{ seats: [1, 0], how: { id: 'istanbul-tie-lira', args: {} }, told }],
      game,
      speaker,
    );
    const [first, second] = scene.players;
    expect(margin && speaker.say(margin)).toBe(`Tie: more Lira wins. ${second} (9 Lira), ${first} (4 Lira)`);
    const shared = marginOf(tied, [{ seats: [1, 0], how: null, told: [] }], game, speaker);
    expect(shared && speaker.say(shared)).toBe(`Tie: ${second}, ${first} share the place.`);
  });

  it('is not told of a game that was abandoned', async () => {
    const { places, game, speaker } = await ended('yspahan-4-over', [1, 2, 3, 4], null);
    expect(marginOf(places, [], game, speaker)).toBeNull();
    expect(headlineOf(places, []).id).toBe('web-ending-abandoned');
    expect(places.map(({ score }) => score)).toEqual([4, 3, 2, 1]);
  });
});

describe('where the points came from', () => {
  const log = [
    gain(0, 'yspahan-log-souk-scored', { points: 6 }),
    gain(0, 'yspahan-log-built', { points: 5 }),
    gain(1, 'yspahan-log-caravan-scored', { points: 4 }),
    gain(1, 'yspahan-log-cube-shipped', { points: 2 }),
    gain(0, 'yspahan-log-gold-taken', { gold: 3 }),
  ];

  it('is told by the log', async () => {
    const { story, places, game, speaker } = await ended('yspahan-2-over', [11, 6], [1, 2]);
    const root = show(Sources, { story, log, places, game, speaker });
    expect(find(root, 'h2').textContent?.trim()).toBe('Where the points came from');
    expect(texts(root, 'li:first-child .part')).toEqual(['Souks: 6', 'Buildings: 5']);
    expect(texts(root, 'p span')).toEqual(['Souks', 'Caravan', 'Buildings']);
  });

  it('is left out where the log does not tell all of them', async () => {
    const { story, places, game, speaker } = await ended('yspahan-2-over', [30, 6], [1, 2]);
    expect(story && sumsOf(story, log, [30, 6])).toBeNull();
    const root = show(Sources, { story, log, places, game, speaker });
    expect(find(root, 'h2').textContent?.trim()).toBe('Final scores');
    expect(root.querySelector('p')).toBeNull();
    expect(texts(root, 'strong')).toEqual(['30', '6']);
  });

  it('counts rubies by the places they are from', async () => {
    const { story } = await ended('istanbul-base-2-over');
    const lines = [1, 16, 16].map((place) => gain(1, 'istanbul-log-ruby-gained', { place, rubies: 1 }));
    const sums = story && sumsOf(story, lines, [0, 3]);
    expect(sums?.map((own) => [...own])).toEqual([
      [],
      [
        ['1', 1],
        ['16', 2],
      ],
    ]);
  });
});

describe('the race', () => {
  const course: Course = {
    kind: 'course',
    table: 't',
    moves: 40,
    points: [
      { move: 0, scores: [0, 0] },
      { move: 10, scores: [4, 0] },
      { move: 20, scores: [4, 9] },
      { move: 40, scores: [30, 29] },
    ],
  };

  it('has a line for each player from the beginning to the end, and marks that do not lie on each other', async () => {
    const { story } = await ended('yspahan-2-over');
    const weeks = [1, 2].map((week) => ({
      ...gain(0, 'yspahan-log-day-begun', { week, day: 1 }, week === 1 ? 1 : 21),
      seat: null,
    }));
    const over = { ...gain(0, 'yspahan-log-week-ended', { week: 1 }, 20), seat: null };
    const race = raceOf(course, story, [...weeks, over], [600, 300], 100);
    expect(race.lines.length).toBe(2);
    expect(race.lines.every((line) => line.endsWith('H500.0'))).toBe(true);
    expect(race.chapters.map(({ message }) => message.args?.week)).toEqual([1, 2]);
    expect(race.scorings.length).toBe(1);
    const [first, second] = race.ends;
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(26);
  });

  it('says the final scores to whoever cannot see it', async () => {
    const { story, places, game, speaker } = await ended('yspahan-2-over', [30, 29], [1, 2]);
    const root = show(Race, { course, story, log: [], places, game, speaker });
    const label = find(root, '[role=img]').getAttribute('aria-label');
    expect(label).toBe('Graph of the scores. At the end: Ada: 30, Bruno: 29');
  });
});
