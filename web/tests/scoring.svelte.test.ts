/** The sheet of a scoring: read from the log, shown when it comes, and again. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { STORY } from '../src/games/yspahan/story';
import ScoringSheet from '../src/lib/scoring/ScoringSheet.svelte';
import Scorings from '../src/lib/scoring/Scorings.svelte';
import { columnsOf } from '../src/lib/scoring/scoring';
import type { LogLine } from '../src/lib/table/types';
import { click, find, show, stage, texts } from './showing';

const SCORED = 'yspahan-4-scored';

async function scored() {
  const set = await stage(SCORED);
  const scorings = STORY.scoringsOf?.(set.scene.log) ?? [];
  const week = scorings.findLast(({ title }) => title.id === 'web-yspahan-week-scores');
  if (!week) throw new Error('No week was scored.');
  return { ...set, scorings, week };
}

describe('the scorings of Yspahan', () => {
  it('are the weeks and the full caravans, and add up to the score', async () => {
    const { scene, scorings, week } = await scored();
    expect(
      scorings.filter(({ title }) => title.id === 'web-yspahan-week-scores').map(({ title }) => title.args),
    ).toEqual([{ week: 1 }, { week: 2 }]);
    const columns = columnsOf(STORY, week, scene.log, scene.view.scores);
    expect(columns.map(({ after }) => after)).toEqual(scene.view.scores);
    expect(columns.some(({ gained }) => gained > 0)).toBe(true);
  });

  it('have one row for each souk, and one for the caravan', () => {
    const souk = { id: 'yspahan-souk', args: { district: 'sack', colour: 'blue' } };
    const line = (seat: number | null, id: string, args: LogLine['message']['args'], move = 7): LogLine => ({
      move,
      seat,
      message: { id, args: args ?? {} },
    });
    const log = [
      line(0, 'yspahan-log-cube-loaded', { points: 2 }, 6),
      line(0, 'yspahan-log-souk-scored-bazaar', { souk, points: 6 }),
      line(0, 'yspahan-log-caravan-scored', { points: 1 }),
      line(1, 'yspahan-log-caravan-scored', { points: 4 }),
      line(null, 'yspahan-log-caravan-emptied', {}),
    ];
    const [only] = STORY.scoringsOf?.(log) ?? [];
    expect(only?.title.id).toBe('web-yspahan-caravan-scores');
    expect(only?.rows.map(({ name, points }) => [name.id, ...points])).toEqual([
      ['web-yspahan-with-bazaar', [0, 6]],
      ['web-yspahan-source-caravan', [0, 1], [1, 4]],
    ]);
    // A log that begins in the middle does not know what there was before.
    expect(only && columnsOf(STORY, only, log, [40, 4])[0]).toEqual({ seat: 0, gained: 7, after: null });
  });
});

describe('the sheet', () => {
  it('shows rows by source, players in columns, before and after', async () => {
    const { scene, seats, speaker, week } = await scored();
    const props = {
      story: STORY,
      scoring: week,
      log: scene.log,
      seats,
      scores: scene.view.scores,
      viewer: 1,
      speaker,
    };
    const root = show(ScoringSheet, { ...props, onClose: () => undefined });
    expect(find(root, 'h2').textContent).toBe('Week 2 scores');
    expect(texts(root, 'thead .name')).toEqual(scene.players);
    expect(root.querySelectorAll('tbody tr').length).toBe(week.rows.length);
    expect(texts(root, 'strong')).toEqual(scene.view.scores.map(String));
    expect(root.querySelectorAll('thead .mine').length).toBe(1);
  });

  it('comes with a new scoring unless that is not wished, waits for the end of a decision, and is closed', async () => {
    const { scene, seats, speaker, week } = await scored();
    const props = $state({
      story: STORY,
      log: scene.log.slice(0, week.line),
      seats,
      scores: scene.view.scores,
      viewer: 1,
      speaker,
      wished: true,
      busy: true,
      again: false,
      has: false,
    });
    const shown = mount(Scorings, { target: document.body, props });
    flushSync();
    props.log = scene.log.slice();
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
    props.busy = false;
    flushSync();
    click(find(document.body, 'dialog header button'));
    expect(document.querySelector('dialog')).toBeNull();
    props.again = true;
    flushSync();
    expect(document.querySelector('dialog')).not.toBeNull();
    await unmount(shown);
  });
});
