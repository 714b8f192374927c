/** What a player has aside from the game: clocks, orders, and the pace of a table. */
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Header, OrderShown } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import Clock from '../src/lib/aside/Clock.svelte';
import Orders from '../src/lib/aside/Orders.svelte';
import { DAY, longTime, shortTime, untilNext, warningAt } from '../src/lib/aside/time';
import { paceWanted, USUAL } from '../src/lib/home/pace';
import Sure from '../src/lib/page/Sure.svelte';
import type { Sitting } from '../src/lib/table/sitting.svelte';
import { speakerForGame } from '../src/lib/words/files';
import { click, find, show, stage, texts } from './showing';

afterEach(() => {
  vi.useRealTimers();
});

describe('what is left on a clock', () => {
  it('is told in the parts that are worth showing', () => {
    expect([0, 1, 9_000, 247_000, 3_847_000].map(shortTime)).toEqual([
      '0:00',
      '0:01',
      '0:09',
      '4:07',
      '1:04:07',
    ]);
    expect(longTime(2 * DAY + 3_600_000)).toEqual({ days: 2, hours: 1 });
  });

  it('is said when little is left, once each', () => {
    expect([90_000, 60_000, 30_000, 10_000, 0].map(warningAt)).toEqual([
      null,
      'minute',
      'minute',
      'seconds',
      'over',
    ]);
  });

  it('waits no longer than until it shows something else', () => {
    expect(untilNext(4500)).toBe(501);
    expect(untilNext(4000)).toBe(1);
  });
});

describe('a clock', () => {
  it('runs by itself, and tells its own player politely', async () => {
    vi.useFakeTimers();
    const { speaker } = await stage('yspahan-4-decision');
    const root = show(Clock, { left: 61_500, since: Date.now(), own: true, speaker });
    expect(texts(root, '[role=timer]')).toEqual(['Time left: 1:02']);
    expect(texts(root, '[role=status]')).toEqual(['']);
    for (let n = 0; n < 3; n += 1) {
      vi.advanceTimersByTime(1001);
      flushSync();
    }
    expect(texts(root, '[role=timer]')).toEqual(['Time left: 0:59']);
    expect(texts(root, '[role=status]')).toEqual(['You have one minute left.']);
  });

  it('stands where nobody is asked', async () => {
    vi.useFakeTimers();
    const { speaker } = await stage('yspahan-4-decision');
    const root = show(Clock, { left: 600_000, speaker });
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(texts(root, '[role=timer]')).toEqual(['Time bank: 10:00']);
    expect(root.querySelector('[role=status]')).toBeNull();
  });
});

describe('standing orders', () => {
  it('are chosen, numbered and ranked, and always given as a whole', async () => {
    const speaker = await speakerForGame('en', 'istanbul');
    const order = (id: string, values: OrderShown['values'], value: string): OrderShown => ({
      id,
      name: { id: `istanbul-order-${id}`, args: {} },
      about: { id: `istanbul-order-${id}-about`, args: {} },
      values,
      value,
      meaning: { id: 'order-ask', args: {} },
    });
    const given: Record<string, string>[] = [];
    let orders: Record<string, string> = { auction: '3', kiosk: 'ask' };
    const client = new HouseClient(
      () => 'en',
      async (path, init) => {
        if (path === '/api/me') return Response.json({ known: true, name: '', language: '', proof: 'p' });
        if (init?.body) {
          orders = (JSON.parse(String(init.body)) as { orders: Record<string, string> }).orders;
          given.push(orders);
        }
        const shown = [
          order('auction', { type: 'number', least: 0, most: 99 }, orders.auction ?? 'ask'),
          order('kiosk', { type: 'ranking', names: ['fabric', 'spice', 'lira'] }, orders.kiosk ?? 'ask'),
        ];
        return Response.json({ kind: 'orders', table: 't', seat: 0, orders: shown });
      },
    );
    const sitting = { client, table: 't', seat: 0 } as unknown as Sitting;
    const header = { game: 'istanbul' } as Header;
    const root = show(Orders, { sitting, header, speaker });
    await expect.poll(() => texts(root, 'legend')).toEqual(['bids in auctions', 'kiosk tiles']);
    click(find(root, '.actions button:nth-child(3)'));
    await expect.poll(() => texts(root, '.actions [aria-pressed=true]')).toEqual(['1 Lira']);
    click(find(root, '.actions button:nth-child(1)'));
    await expect.poll(() => texts(root, '.actions [aria-pressed=true]')).toEqual(['2 fabric', '1 Lira']);
    const asking = find(root, '[type=checkbox]') as HTMLInputElement;
    asking.checked = true;
    asking.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => root.querySelector('[type=number]')).toBeNull();
    expect(given).toEqual([
      { auction: '3', kiosk: 'lira' },
      { auction: '3', kiosk: 'lira fabric' },
      { auction: 'ask', kiosk: 'lira fabric' },
    ]);
  });
});

describe('the pace of a table', () => {
  it('is told to the house without what does not belong to it', () => {
    expect(paceWanted({ ...USUAL })).toEqual({ kind: 'none' });
    expect(paceWanted({ ...USUAL, kind: 'turns', atEnd: 'wait' })).toEqual({
      kind: 'turns',
      days: 3,
      at_end: 'wait',
      bot: 'medium',
    });
    expect(paceWanted({ ...USUAL, kind: 'live' })).toEqual({
      kind: 'live',
      move_seconds: 60,
      bank_seconds: 600,
      at_end: 'bot',
      bot: 'medium',
    });
  });
});

describe('what should not happen by a slip', () => {
  it('is said first, done by the second press, and not by half of a double click', async () => {
    const { speaker } = await stage('yspahan-4-decision');
    const onSure = vi.fn();
    const root = show(Sure, { label: 'Abandon', meaning: 'It ends for all.', speaker, onSure });
    const button = find(root, 'button');
    click(button);
    expect(texts(root, '[role=status]')).toEqual(['It ends for all.']);
    button.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    flushSync();
    expect(onSure).not.toHaveBeenCalled();
    click(find(root, 'button:last-of-type'));
    expect(texts(root, '[role=status]')).toEqual([]);
    click(button);
    click(button);
    expect(onSure).toHaveBeenCalledOnce();
    expect(texts(root, 'button')).toEqual(['Abandon']);
  });
});
