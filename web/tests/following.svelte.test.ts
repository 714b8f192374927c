/** What may follow one picture later: it is never lost, never put off for ever, and never the older of two. */
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Following } from '../src/lib/page/following.svelte';

afterEach(() => vi.unstubAllGlobals());

it('is shown at once at first, then when there is time, as it is by then', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (job: () => void) => idle.push(job));
  let now = $state('first');
  let following: Following<string> | undefined;
  const leave = $effect.root(() => {
    following = new Following(() => now);
  });
  flushSync();
  expect([following?.shown, idle.length]).toEqual(['first', 0]);
  for (const word of ['second', 'third']) {
    now = word;
    flushSync();
  }
  expect([following?.shown, idle.length]).toEqual(['first', 1]);
  idle[0]?.();
  expect(following?.shown).toBe('third');
  now = 'fourth';
  flushSync();
  leave();
  idle[1]?.();
  expect([following?.shown, idle.length]).toEqual(['third', 2]);
});
