/** Istanbul's board, drawn from scenes of real games in every box. */
import { describe, expect, it, vi } from 'vitest';
import { hitsOf } from '../src/games/istanbul/hits';
import IstanbulBoard from '../src/games/istanbul/IstanbulBoard.svelte';
import PlayerDetail from '../src/games/istanbul/PlayerDetail.svelte';
import { fitName } from '../src/games/istanbul/signs';
import type { IstanbulView } from '../src/lib/api/api.generated';
import { speakerForGame } from '../src/lib/words/files';
import { LANGUAGES } from '../src/lib/words/speaker';
import { click, find, press, type Stage, show, stage, texts } from './showing';

const MOST_NODES = 1500;
const SCENES = [
  'istanbul-base-2-go',
  'istanbul-base-4-go',
  'istanbul-base-4-over',
  'istanbul-base-4-sell',
  'istanbul-base-4-family',
  'istanbul-base-4-figure',
  'istanbul-mocha-4-go',
  'istanbul-mocha-4-tavern',
  'istanbul-mocha-4-barrier',
  'istanbul-letters-4-go',
  'istanbul-letters-4-kiosk',
  'istanbul-grand-bazaar-5-go',
  'istanbul-grand-bazaar-5-crowd',
  'istanbul-grand-bazaar-5-over',
];
/** What is chosen from somebody's letters or cards that are not one's own is chosen in the list. */
const ON_BOARD =
  /^(place|edge|family|merchant|figure|good|mosque_tile|tavern_tile|card|guild_card|letter|kiosk_tile):/;

function board(set: Stage, more: Record<string, unknown> = {}): HTMLElement {
  return show(IstanbulBoard as never, {
    view: set.scene.view,
    offers: set.scene.offers,
    seats: set.seats,
    speaker: set.speaker,
    onChoose: () => undefined,
    ...more,
  });
}

function viewOf(set: Stage): IstanbulView {
  return set.scene.view as IstanbulView;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

describe.each(SCENES)('%s', (name) => {
  it('draws every place with everybody there, with few nodes', async () => {
    const set = await stage(name);
    const view = viewOf(set);
    const root = board(set);
    expect(root.querySelectorAll('.bazaar [data-touch^="place:"]')).toHaveLength(view.places.length);
    expect(texts(root, '.bazaar text.number')).toEqual(view.places.map(({ number }) => String(number)));
    for (const place of view.places) {
      const tile = find(root, `[data-place="place:${place.number}"]`);
      const families = place.number === 12 ? [] : place.families;
      const people = sum([
        place.merchants.length,
        place.companions.length,
        families.length,
        place.figures.length,
        place.neutrals,
      ]);
      expect(tile.querySelectorAll(':scope > .crowd > g'), place.id).toHaveLength(people);
      expect(tile.querySelectorAll(':scope > .waiting > g'), place.id).toHaveLength(place.assistants.length);
      expect(tile.querySelectorAll('.ledger > *').length, place.id).toBeGreaterThan(0);
    }
    expect(root.querySelectorAll('.istanbul *').length).toBeLessThanOrEqual(MOST_NODES);
    expect(root.textContent).not.toMatch(/\[object|undefined|NaN/);
    expect(root.innerHTML).not.toMatch(/NaN|"undefined"/);
  });

  it('writes what changes about places: prices, rubies, goods, letters', async () => {
    const set = await stage(name);
    const root = board(set);
    for (const place of viewOf(set).places) {
      const ledger = texts(root, `[data-place="place:${place.number}"] .ledger text`);
      if (place.track && place.track.rubies > 0)
        expect(ledger, place.id).toContain(String(place.track.price));
      for (const price of place.prices) expect(ledger, place.id).toContain(String(price));
      for (const { top, left } of place.stacks)
        if (top !== null && left > 0) expect(ledger, place.id).toContain(String(top));
      if (place.extensions !== null) expect(ledger, place.id).toContain(`×${place.extensions}`);
      for (const lira of place.rank_lira) expect(ledger, place.id).toContain(String(lira));
    }
  });

  it('makes a target of all that can be chosen, and says what it does', async () => {
    const set = await stage(name);
    const root = board(set);
    const offered = new Set(set.scene.offers.flatMap(({ touches }) => touches));
    const lit = [...root.querySelectorAll<HTMLElement>('[data-target]')];
    expect(lit.map((element) => element.dataset.touch).toSorted()).toEqual([...offered].toSorted());
    for (const touch of offered) expect(touch).toMatch(ON_BOARD);
    for (const element of lit) expect(element.getAttribute('aria-label')).toMatch(/Can be chosen/);
    const names = [...root.querySelectorAll('[data-touch]')].map((element) =>
      element.getAttribute('aria-label'),
    );
    for (const said of names) expect(said).toBeTruthy();
  });

  it('shows the hand of whoever looks, and no other', async () => {
    const set = await stage(name);
    const view = viewOf(set);
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    const root = board(set);
    const shown = [...root.querySelectorAll<HTMLElement>('.hand [data-touch^="card:"]')];
    expect(shown.map(({ dataset }) => dataset.touch?.slice('card:'.length)).toSorted()).toEqual(
      [...new Set(own?.hand ?? [])].toSorted(),
    );
  });

  it('shows no hand to who has none', async () => {
    const set = await stage(name);
    const root = board(set, { view: { ...viewOf(set), viewer: null }, offers: [] });
    expect(root.querySelectorAll('.hand')).toHaveLength(0);
  });

  it('shows what each player has', async () => {
    const set = await stage(name);
    const view = viewOf(set);
    for (const seat of set.seats) {
      const player = view.players[seat.index];
      if (!player) throw new Error('a seat without a player');
      show(PlayerDetail as never, { view, seat, speaker: set.speaker });
      const root = find(document, `[data-place="have:${seat.index}"]`);
      expect(root.textContent).toContain(`Lira: ${player.lira}`);
      expect(root.textContent).toContain(`Bonus cards: ${player.cards}`);
      expect(root.querySelectorAll('.discs use')).toHaveLength(player.stack + player.assistants.length);
      expect(root.querySelectorAll('.tiles .mosque')).toHaveLength(player.mosque_tiles.length);
      const held = sum(Object.values(player.goods));
      const goods = [...root.querySelectorAll('.goods .cell[class*="full-"]')];
      if (root.querySelector('.bays')) expect(goods).toHaveLength(held);
      expect(root.querySelectorAll('.letters > [title]')).toHaveLength(player.letters.length);
    }
  });
});

describe('reach', () => {
  it('tells on every place within reach what coming there costs', async () => {
    const set = await stage('istanbul-grand-bazaar-5-go');
    const { reach, companion_reach } = viewOf(set);
    const root = board(set);
    expect(Object.keys(reach).length).toBeGreaterThan(3);
    expect(root.querySelectorAll('.tag')).toHaveLength(
      Object.keys(reach).length + Object.keys(companion_reach).length,
    );
    const priced = [...Object.values(reach), ...Object.values(companion_reach)].filter((lira) => lira > 0);
    expect(texts(root, '.tag text').toSorted()).toEqual(priced.map((lira) => `−${lira}`).toSorted());
  });

  it('lights streets and not places where the barrier is moved', async () => {
    const set = await stage('istanbul-mocha-4-tavern');
    const root = board(set);
    expect(root.querySelectorAll('.over[data-touch^="edge:"]').length).toBeGreaterThan(20);
    expect(find(root, '.ring').getAttribute('d')).toBe('');
  });
});

describe('the barrier', () => {
  it('lies in its street with the mark of who commands it', async () => {
    const set = await stage('istanbul-mocha-4-go');
    const view = { ...viewOf(set), barrier: [7, 17] as const, barrier_holder: 1 };
    const root = board(set, { view });
    expect(root.querySelectorAll('.barrier .mk')).toHaveLength(2);
    expect(texts(root, '.supplies').join(' ')).toMatch(/Barrier: Fountain – Roasting Plant/);
  });
});

describe('what was designed by the project', () => {
  it('has its mark on cards and figures', async () => {
    const set = await stage('istanbul-mocha-4-go');
    const view = viewOf(set);
    const root = board(set);
    const marked = texts(root, '.figures [data-explain]').filter((text) => text.includes('◌'));
    const designed = Object.keys(view.figure_prices).filter((id) =>
      view.reconstructed_parts.includes(`figure:${id}`),
    );
    expect(designed.length).toBeGreaterThan(0);
    expect(marked).toHaveLength(designed.length);
  });
});

describe('pointing', () => {
  it('chooses a place, or asks which of several things is meant', async () => {
    const set = await stage('istanbul-base-4-go');
    const [onChoose, onPick, onWhy] = [vi.fn(), vi.fn(), vi.fn()];
    const root = board(set, { onChoose, onPick, onWhy });
    const offer = set.scene.offers.find(({ text }) => text.startsWith('go '));
    const touch = offer?.touches[0] ?? '';
    press(find(root, `[data-touch="${touch}"]`), 'Enter');
    const several = set.scene.offers.filter(({ touches }) => touches.includes(touch)).length > 1;
    expect(several ? onPick : onChoose).toHaveBeenCalledExactlyOnceWith(several ? touch : offer?.text);
    click(find(root, '.bazaar [data-touch^="place:"]:not([data-target])'));
    expect(onWhy).toHaveBeenCalledOnce();
  });

  it('has one tab stop', async () => {
    const set = await stage('istanbul-base-4-go');
    const root = board(set);
    await expect.poll(() => root.querySelectorAll('[data-touch][tabindex="0"]')).toHaveLength(1);
  });

  it('finds people where they stand', async () => {
    const view = viewOf(await stage('istanbul-base-4-go'));
    const touches = hitsOf(view, 0, () => true).map(({ touch }) => touch);
    for (const { colour } of view.players) expect(touches).toContain(`merchant:${colour}`);
    for (const id of Object.keys(view.figures)) expect(touches).toContain(`figure:${id}`);
  });
});

describe('names of places', () => {
  it.each(LANGUAGES)('fit their signs in %s', async (language) => {
    const speaker = await speakerForGame(language, 'istanbul');
    for (let place = 1; place <= 25; place += 1) {
      const { said, size } = fitName(speaker, place, 158, 18, 16);
      expect(said).not.toBe('');
      expect(size).toBeGreaterThanOrEqual(16);
      expect(said.length).toBeLessThanOrEqual(22);
    }
  });
});

it('tells everything in words to whoever wants it', async () => {
  const set = await stage('istanbul-mocha-4-go');
  const root = board(set);
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  click(find(root, '.buttons .button:last-child'));
  await expect.poll(() => texts(document.body, 'dialog summary').length).toBeGreaterThan(5);
});
