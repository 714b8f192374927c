/** The board of Im Reich der Wüstensöhne, drawn from scenes of real games. */
import { describe, expect, it, vi } from 'vitest';
import { walk } from '../src/games/wuestensoehne/oasis';
import PlayerDetail from '../src/games/wuestensoehne/PlayerDetail.svelte';
import { NAMES, SIDES, turned } from '../src/games/wuestensoehne/sheet';
import type { WuestensoehneView } from '../src/games/wuestensoehne/view';
import WuestensoehneBoard from '../src/games/wuestensoehne/WuestensoehneBoard.svelte';
import { LANGUAGES } from '../src/lib/words/speaker';
import { click, find, press, type Stage, show, stage, texts } from './showing';

const MOST_NODES = 1500;
const SCENES = [
  'wuestensoehne-3-decision',
  'wuestensoehne-3-over',
  'wuestensoehne-3-rival',
  'wuestensoehne-4-decision',
  'wuestensoehne-4-explorer',
  'wuestensoehne-4-icon',
  'wuestensoehne-4-lay',
  'wuestensoehne-4-opening',
  'wuestensoehne-4-over',
  'wuestensoehne-4-rumour',
];
/** What is asked for in words alone: the ways in which a tile can lie are chosen in the list. */
const ONLY_LISTED = ['rotation'];

function viewOf(set: Stage): WuestensoehneView {
  return set.scene.view as WuestensoehneView;
}

function board(set: Stage, more: Record<string, unknown> = {}): HTMLElement {
  return show(WuestensoehneBoard as never, {
    view: set.scene.view,
    offers: set.scene.offers,
    seats: set.seats,
    speaker: set.speaker,
    log: set.scene.log,
    onChoose: () => undefined,
    ...more,
  });
}

/** What stands in the panel of a seat, beside a board. */
function panel(set: Stage, seat: number): HTMLElement {
  const { view, offers } = set.scene;
  const root = show(PlayerDetail as never, {
    view,
    offers,
    seats: set.seats,
    speaker: set.speaker,
    seat: set.seats[seat],
  });
  return find(root, `[data-place="stock:${seat}"]`);
}

function targets(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-target]')].map((each) => each.dataset.touch ?? '');
}

describe.each(SCENES)('%s', (name) => {
  it('is drawn whole, with few nodes', async () => {
    const set = await stage(name);
    const view = viewOf(set);
    const root = board(set);
    expect(root.querySelectorAll('[data-touch^="field:"]')).toHaveLength(NAMES.length);
    const out = view.players.flatMap((player) => player.explorers.filter((each) => each.section !== null));
    expect(texts(root, '.map .height').sort()).toEqual(out.map((each) => String(each.height)).sort());
    const caravans = view.players.filter((player) => player.caravan !== null);
    expect(root.querySelectorAll('.map .caravan')).toHaveLength(caravans.length);
    const icons = view.oases.reduce(
      (sum, each) => sum + Object.values(each.icons).reduce((a, b) => a + b, 0),
      0,
    );
    const shown = root.querySelectorAll('.map use[href^="#wu-"]').length;
    const inTiles = root.querySelectorAll('.map .tile use').length;
    const prices = root.querySelectorAll('.map .reach use').length;
    expect(shown - inTiles - prices).toBeGreaterThanOrEqual(icons);
    expect(root.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES);
    expect(root.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('has each offer where its thing is', async () => {
    const set = await stage(name);
    const root = board(set);
    for (const seat of set.seats) panel(set, seat.index);
    const lit = targets(root);
    const offered = [...new Set(set.scene.offers.flatMap((offer) => offer.touches))];
    const due = offered.filter((touch) => !ONLY_LISTED.includes(touch.split(':')[0] ?? ''));
    expect([...new Set(lit)].sort()).toEqual(due.sort());
    expect(new Set(lit).size).toBe(lit.length);
  });

  it('finds the open ends that the view tells', async () => {
    const view = viewOf(await stage(name));
    const fields = new Map(view.board.map((laid) => [laid.field, laid]));
    for (const oasis of view.oases) {
      const { open } = walk(
        fields,
        oasis.sections.map(([field, number]) => [field, number - 1]),
      );
      const found = open.map(([field, side]) => `${field}${SIDES.charAt(side)}`);
      expect(found.sort()).toEqual(oasis.open_ends.map(([field, side]) => field + side).sort());
    }
  });

  it('tells what is left', async () => {
    const set = await stage(name);
    const view = viewOf(set);
    const rest = texts(board(set), '.foot dd').join(' ');
    for (const tile of [...Object.values(view.unseen).flat(), ...view.discarded])
      expect(rest).toContain(tile);
    for (const n of [view.water_supply, view.camel_supply, ...Object.values(view.goods_supply)])
      expect(rest).toContain(String(n));
    expect(rest).toContain(set.seats[view.first]?.name);
  });

  it('shows what a player has', async () => {
    const set = await stage(name);
    for (const player of viewOf(set).players) {
      const root = panel(set, player.seat);
      expect(root.querySelectorAll('.people li')).toHaveLength(player.explorers.length);
      expect(root.querySelectorAll('.reserve .tile')).toHaveLength(player.reserve.length);
      const goods = Object.values(player.goods).reduce((sum, n) => sum + n, 0);
      expect(root.querySelectorAll('.train .good')).toHaveLength(goods);
      expect(root.querySelectorAll('.train .basket')).toHaveLength(goods + player.room);
      expect(texts(root, '.have .told')[0]).toContain(String(player.water));
    }
  });

  it.each(LANGUAGES)('says all of it in %s', async (language) => {
    const set = await stage(name, language);
    const root = board(set);
    for (const each of root.querySelectorAll('[data-touch]'))
      expect(each.getAttribute('aria-label')).toMatch(/\S/);
    expect(root.textContent).not.toMatch(/web-wuestensoehne|wuestensoehne-/);
  });
});

describe('what is secret', () => {
  it('shows a rumour only to those who have seen it', async () => {
    const set = await stage('wuestensoehne-4-rival');
    const view = viewOf(set);
    const spaces = view.rumour_spaces.map((space, nth) =>
      nth === 0 ? { ...space, occupied: true, seen_by: [0], value: null } : space,
    );
    const hidden = board(set, { view: { ...view, rumour_spaces: spaces }, offers: [] });
    const known = spaces.filter((space) => space.value !== null);
    expect(hidden.querySelectorAll('.space b')).toHaveLength(known.length);
    expect(hidden.querySelectorAll('.space.occupied:not(.known)').length).toBeGreaterThan(0);
    expect(find(hidden, '[data-touch="rumour:myrrh-1"]').getAttribute('aria-label')).toContain('face down');
  });
});

describe('pointing', () => {
  it('chooses a field, and by a key as well', async () => {
    const set = await stage('wuestensoehne-4-decision');
    const onChoose = vi.fn();
    const root = board(set, { onChoose });
    const [first, second] = set.scene.offers;
    click(find(root, `[data-touch="${first?.touches[0]}"]`));
    press(find(root, `[data-touch="${second?.touches[0]}"]`), 'Enter');
    expect(onChoose.mock.calls).toEqual([[first?.text], [second?.text]]);
  });

  it('asks which way, where a tile fits in several', async () => {
    const set = await stage('wuestensoehne-4-lay');
    const [onChoose, onPick] = [vi.fn(), vi.fn()];
    const root = board(set, { onChoose, onPick });
    const several = Object.entries(viewOf(set).placements).find(([, ways]) => ways.length > 1);
    click(find(root, `[data-touch="field:${several?.[0]}"]`));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(`field:${several?.[0]}`);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('names a field by what is on it', async () => {
    const set = await stage('wuestensoehne-4-decision');
    const view = viewOf(set);
    const root = board(set);
    const mine = view.players[view.viewer ?? 0];
    expect(find(root, `[data-touch="field:${mine?.caravan}"]`).getAttribute('aria-label')).toContain(
      `caravan of ${set.seats[mine?.seat ?? 0]?.name}`,
    );
    const empty = NAMES.find((name) => !view.board.some((laid) => laid.field === name));
    expect(find(root, `[data-touch="field:${empty}"]`).getAttribute('aria-label')).toBe(`${empty}, unknown`);
  });
});

it('turns a tile with its sections', () => {
  const tile = { sides: 'WBBD', sections: [{ sides: 'N', icons: ['gem'] }] };
  expect(turned(tile, 1)).toEqual({ sides: 'DWBB', sections: [{ sides: 'E', icons: ['gem'] }] });
});
