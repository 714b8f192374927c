/** The board of Al Rashid, drawn from scenes of real games. */
import { describe, expect, it, vi } from 'vitest';
import AlRashidBoard from '../src/games/al-rashid/AlRashidBoard.svelte';
import type { AlRashidView } from '../src/games/al-rashid/box';
import { fitted } from '../src/games/al-rashid/fitted';
import PlayerDetail from '../src/games/al-rashid/PlayerDetail.svelte';
import { faceOf } from '../src/games/boards';
import { LANGUAGES } from '../src/lib/words/speaker';
import { click, find, press, type Stage, show, showBoard, stage, texts } from './showing';

const MOST_NODES = 1500;
const SCENES = [
  'al-rashid-2-over',
  'al-rashid-2-place',
  'al-rashid-3-decision',
  'al-rashid-3-rival',
  'al-rashid-5-battle',
  'al-rashid-5-crowded',
  'al-rashid-5-over',
  'al-rashid-5-pay',
  'al-rashid-5-place',
  'al-rashid-5-spy',
  'al-rashid-5-trade',
  'al-rashid-5-visit',
];

function board(set: Stage, more: Record<string, unknown> = {}): HTMLElement {
  return showBoard(AlRashidBoard, set, more);
}

function viewOf(set: Stage): AlRashidView {
  return set.scene.view as AlRashidView;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

describe('the board', () => {
  it.each(SCENES)('shows all of %s with few nodes', async (name) => {
    const set = await stage(name);
    const view = viewOf(set);
    const root = board(set);
    const sheet = find(root, '.sheet');
    expect(sheet.querySelectorAll('[data-touch^="area:"]')).toHaveLength(view.areas.length);
    expect(sheet.querySelectorAll('.stack')).toHaveLength(sum(view.areas.map(({ stacks }) => stacks.length)));
    expect(sheet.querySelectorAll('.tile')).toHaveLength(sum(view.areas.map(({ tiles }) => tiles.length)));
    const goods = sum(view.areas.map((area) => sum(Object.values(area.goods))));
    expect(sheet.querySelectorAll('[data-place^="area:"] > use[href^="#ar-c-"]')).toHaveLength(goods);
    const kinds = sum(view.areas.map((area) => Object.values(area.offices).filter((n) => n > 0).length));
    expect(sheet.querySelectorAll('.oft')).toHaveLength(kinds);
    const resolved = view.areas.filter((area) => area.resolved && area.id !== view.area);
    expect(sheet.querySelectorAll('.done')).toHaveLength(resolved.length);
    expect(sheet.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES);
    expect(root.textContent).not.toMatch(/\[object|undefined|NaN/);
  });

  it.each(SCENES)('lights every touch of %s once', async (name) => {
    const set = await stage(name);
    const root = board(set);
    const offered = [...new Set(set.scene.offers.flatMap((offer) => offer.touches))];
    const lit = [...root.querySelectorAll<HTMLElement>('[data-target]')].map(({ dataset }) => dataset.touch);
    expect(lit.toSorted()).toEqual(offered.toSorted());
    expect(root.querySelectorAll('[data-touch]:not([data-target]):not([aria-disabled])')).toHaveLength(0);
  });

  it('writes dominance and rank of every stack, as the view has them', async () => {
    const set = await stage('al-rashid-5-crowded');
    const root = board(set);
    const stacks = viewOf(set).areas.flatMap((area) => area.stacks);
    expect(texts(root, '.stack .dn').toSorted()).toEqual(
      stacks.map(({ dominance }) => String(dominance)).toSorted(),
    );
    expect(texts(root, '.stack .rn').toSorted()).toEqual(stacks.map(({ rank }) => String(rank)).toSorted());
  });

  it('names an area with what lies there and who stands there', async () => {
    const set = await stage('al-rashid-5-crowded');
    const root = board(set);
    const name = find(root, '[data-touch="area:al_andalus"]').getAttribute('aria-label') ?? '';
    expect(name).toMatch(/^Al-Andalus\. 2 fine wood, 2 pottery, 4 metal, 1 letter\./);
    for (const { seat, dominance, rank } of viewOf(set).areas.find(({ id }) => id === 'al_andalus')?.stacks ??
      [])
      expect(name).toContain(`${set.seats[seat]?.name}: dominance ${dominance}, rank ${rank}`);
  });

  it('tells values of tiles only to those who know them', async () => {
    const set = await stage('al-rashid-5-spy');
    const hidden = viewOf(set).areas.flatMap(({ tiles }) => tiles.filter(({ value }) => value === null));
    expect(hidden.length).toBeGreaterThan(0);
    const root = board(set);
    const known = viewOf(set).areas.flatMap(({ tiles }) => tiles.flatMap(({ value }) => value ?? []));
    expect(texts(root, '.sheet :is(.mv, .dg)').toSorted()).toEqual(known.map(String).toSorted());
  });

  it('shows a spectator no hand', async () => {
    const set = await stage('al-rashid-5-place');
    const root = board(set, { view: { ...set.scene.view, viewer: null }, offers: [] });
    expect(root.querySelectorAll('[data-touch^="hand:"], [data-touch^="good:"]')).toHaveLength(0);
  });

  it('shows what is owed, what was given, and the proposal', async () => {
    const set = await stage('al-rashid-5-pay');
    const { payment } = viewOf(set);
    const root = board(set);
    expect(texts(root, '.payment h2 b')).toEqual([String(payment?.gold)]);
    expect(texts(root, '.payment tbody tr:last-child td').map(Number)).toEqual(
      ['wood', 'pottery', 'metal', 'spices', 'silk'].map((good) => payment?.proposal[good] ?? 0),
    );
    expect(texts(root, '.payment p b')).toEqual([String(payment?.overpaid), String(payment?.loss)]);
  });

  it.each(LANGUAGES)('has a word for everything in %s', async (language) => {
    const root = board(await stage('al-rashid-5-crowded', language));
    expect(root.textContent).not.toMatch(/[a-z]_[a-z]|al-rashid-/);
  });

  it('is the face of the game', async () => {
    expect((await faceOf('al-rashid')).Board as unknown).toBe(AlRashidBoard);
  });
});

describe('pointing', () => {
  it('chooses what one offer touches, by a click and by Enter', async () => {
    const set = await stage('al-rashid-5-spy');
    const onChoose = vi.fn();
    const root = board(set, { onChoose });
    const [first, second] = set.scene.offers;
    click(find(root, `[data-touch="${first?.touches[0]}"]`));
    press(find(root, `[data-touch="${second?.touches[0]}"]`), 'Enter');
    expect(onChoose.mock.calls).toEqual([[first?.text], [second?.text]]);
  });

  it('asks which piece, where several can be placed', async () => {
    const set = await stage('al-rashid-5-place');
    const [onChoose, onPick] = [vi.fn(), vi.fn()];
    const root = board(set, { onChoose, onPick });
    click(find(root, '[data-touch="area:rum"]'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('area:rum');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('asks why, where nothing can be chosen', async () => {
    const set = await stage('al-rashid-5-spy');
    const onWhy = vi.fn();
    const root = board(set, { onWhy });
    click(find(root, '[data-touch="area:misr"]'));
    expect(onWhy).toHaveBeenCalledExactlyOnceWith('area:misr');
  });
});

describe('a player', () => {
  it('has goods, tokens, pieces and offices in the panel', async () => {
    const set = await stage('al-rashid-5-over');
    const view = viewOf(set);
    const seat = set.seats[1];
    const player = view.players[1];
    const root = show(PlayerDetail as never, { view, seat, speaker: set.speaker });
    const shown = texts(root, 'li > span:not(.told)').map(Number);
    const goods = ['wood', 'pottery', 'metal', 'spices', 'silk'].map((good) => player?.goods[good] ?? 0);
    const tokens = [player?.letters, player?.influence, player?.dishonour];
    expect(shown).toEqual([
      ...goods,
      player?.wealth,
      ...tokens,
      player?.tiles.red ?? 0,
      player?.tiles.blue ?? 0,
    ]);
    expect(root.querySelectorAll('.pieces svg')).toHaveLength(sum(Object.values(player?.family ?? {})));
    expect(root.querySelectorAll('svg[role="img"]')).toHaveLength(player?.offices.length ?? -1);
  });
});

describe('a name in a narrow place', () => {
  it('stands as it is, closer, without what follows, or cut off', () => {
    expect(fitted('Dean', 80)).toEqual({ text: 'Dean', length: undefined });
    expect(fitted('Grand Treasurer', 80)).toEqual({ text: 'Grand Treasurer', length: 80 });
    expect(fitted('Captain of the Guard', 80).text).toBe('Captain');
    expect(fitted('Großschatzmeisterin', 80).text).toMatch(/^Groß.*…$/);
  });
});
