/** The panels round a board, with scenes of real games. */
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { answerIn } from '../src/gallery/scenes';
import { FACE } from '../src/games/yspahan';
import { Choosing } from '../src/lib/table/choosing.svelte';
import LogPanel from '../src/lib/table/LogPanel.svelte';
import OffersPanel from '../src/lib/table/OffersPanel.svelte';
import PlayersPanel from '../src/lib/table/PlayersPanel.svelte';
import PromptBar from '../src/lib/table/PromptBar.svelte';
import Table from '../src/lib/table/Table.svelte';
import { click, find, press, show, stage, texts } from './showing';

describe('the prompt bar', () => {
  it('asks whoever is asked, and tells the others who decides', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-decision');
    const mine = show(PromptBar, { view: scene.view, prompt: scene.prompt, seats, speaker });
    expect(texts(mine, '.sentence')).toEqual(['Take a group of dice from the Tower.']);
    expect(find(mine, '.sentence').getAttribute('aria-live')).toBe('assertive');
  });

  it('calls the others by their names', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-rival');
    const root = show(PromptBar, { view: scene.view, prompt: scene.prompt, seats, speaker });
    const asked = seats[scene.view.to_act]?.name ?? '';
    expect(texts(root, '.sentence')).toEqual([`${asked} takes a group of dice.`]);
    expect(find(root, '.sentence').getAttribute('aria-live')).toBe('polite');
  });

  it('shows the steps, leads back to each, and says why something was refused', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-decision');
    const onBackTo = vi.fn();
    const onBack = vi.fn();
    const root = show(PromptBar, {
      view: scene.view,
      prompt: scene.prompt,
      seats,
      speaker,
      steps: [{ label: { id: 'yspahan-move-card' } }, { label: { id: 'yspahan-move-go-on' } }],
      refusal: { message: { id: 'yspahan-refusal-one-group' }, clause: 'YS-070' },
      onBack,
      onBackTo,
    });
    expect(texts(root, 'nav li')).toEqual(['take a card', 'go on']);
    expect(texts(root, '[role=alert]')[0]).toContain('(YS-070)');
    click(find(root, 'nav li:nth-child(2) button'));
    expect(onBackTo).toHaveBeenCalledWith(1);
    click(find(root, '.back'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('the offers', () => {
  it('are buttons, and the one that turns all down is the last', async () => {
    const { scene, speaker } = await stage('yspahan-4-after');
    const onChoose = vi.fn();
    const root = show(OffersPanel, { offers: scene.offers, speaker, onChoose });
    const buttons = texts(root, 'button');
    expect(buttons).toHaveLength(scene.offers.length);
    expect(buttons.at(-1)).toBe('end the turn can’t undo');
    click(find(root, '.declining button'));
    expect(onChoose).toHaveBeenCalledWith('end turn');
  });

  it('wait in a list of their own where the board shows many of them', async () => {
    const { scene, speaker } = await stage('yspahan-4-supervisor');
    const root = show(OffersPanel, { offers: scene.offers, speaker, onChoose: () => undefined });
    expect(find(root, 'details').hasAttribute('open')).toBe(false);
    expect(root.querySelectorAll('details button')).toHaveLength(scene.offers.length);
  });

  it('rest while an answer is awaited', async () => {
    const { scene, speaker } = await stage('yspahan-4-after');
    const root = show(OffersPanel, {
      offers: scene.offers,
      speaker,
      waiting: true,
      onChoose: () => undefined,
    });
    expect(root.querySelectorAll('button:not([aria-disabled=true])')).toHaveLength(0);
  });
});

describe('the log', () => {
  it('tells every line in the reader’s language, with the player’s name', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-over', 'de');
    const root = show(LogPanel, { lines: scene.log, seats, speaker });
    const lines = texts(root, 'li');
    expect(lines).toEqual(scene.log.map((line) => speaker.say(line.message)));
    expect(lines.at(-1)).toBe('Das Spiel ist zu Ende.');
    expect(lines.some((line) => seats.some((seat) => line.includes(seat.name)))).toBe(true);
  });

  it('is cut into sheets when it is long: every line once, and numbered through', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-over');
    const long = Array.from({ length: 61 }, (_, move) => ({ move, seat: 1, message: scene.prompt }));
    const root = show(LogPanel, { lines: long, seats, speaker });
    const sheets = [...root.querySelectorAll('ol')];
    expect(sheets.map((sheet) => sheet.children.length).reduce((all, some) => all + some)).toBe(61);
    let next = 1;
    for (const sheet of sheets) {
      expect(sheet.start).toBe(next);
      next += sheet.children.length;
    }
    expect(sheets.length).toBeGreaterThan(1);
    // The player is named where their turn begins, not with every sheet.
    expect(root.querySelectorAll('.begins')).toHaveLength(1);
  });

  it('can be scrolled by keyboard', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-over');
    expect(
      find(show(LogPanel, { lines: scene.log, seats, speaker }), '.scroll').getAttribute('tabindex'),
    ).toBe('0');
  });
});

describe('the players’ panels', () => {
  it('show everybody with score and mark, and who is asked', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-decision');
    const root = show(PlayersPanel, { view: scene.view, seats, speaker });
    expect(texts(root, 'h2')).toEqual(['Ada', 'Bruno', 'Carla (you)', 'Dario']);
    expect(texts(root, '.score')).toEqual(scene.view.scores.map((score) => `Points: ${score}`));
    expect(texts(root, '.asked h2')).toEqual(['Carla (you)']);
    const marks = [...root.querySelectorAll('.mark')].map((mark) => mark.getAttribute('d'));
    expect(marks).toHaveLength(seats.length);
    expect(new Set(marks).size).toBe(seats.length);
  });

  it('show the places once the game is over', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-over');
    const root = show(PlayersPanel, { view: scene.view, seats, speaker });
    expect(texts(root, '.rank')).toEqual(scene.view.ranks?.map((n) => speaker.text('rank', { n })));
  });
});

describe('a table', () => {
  it('leads from the board through a draft and back with Escape', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-decision');
    const choosing = new Choosing(scene, async (text) => answerIn(scene, text));
    const root = show(Table, {
      title: 'Yspahan',
      choosing,
      face: FACE,
      seats,
      log: scene.log,
      speaker,
      size: 'full' as const,
    });
    click(find(root, '[data-touch="square:sack"]'));
    await expect.poll(() => choosing.steps).toHaveLength(1);
    flushSync();
    expect(texts(root, '.prompt .sentence')).toEqual(['What do you use the dice of the Sack square for?']);
    expect(texts(root, 'nav li')).toEqual(['Sack square: 2 dice of value 2']);
    press(document.body, 'Escape');
    expect(texts(root, '.prompt .sentence')).toEqual(['Take a group of dice from the Tower.']);
  });
});
