/** What is seen comes first: what waits for a picture, and what waits until it is drawn. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterThisPicture, beforeNextPicture } from '../src/lib/page/pictures';

afterEach(() => vi.unstubAllGlobals());

/** A browser that is busy until the test says otherwise. */
function busy() {
  const waiting = new Map<number, { job: () => void; timeout: number }>();
  vi.stubGlobal('requestIdleCallback', (job: () => void, { timeout }: { timeout: number }) => {
    waiting.set(waiting.size + 1, { job, timeout });
    return waiting.size;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return waiting;
}

describe('what is not seen', () => {
  it('waits while there is something to draw, but not for ever', () => {
    const waiting = busy();
    const job = vi.fn();
    afterThisPicture(job);
    expect(job).not.toHaveBeenCalled();
    const [only] = waiting.values();
    expect(only?.timeout).toBeGreaterThan(0);
    only?.job();
    expect(job).toHaveBeenCalledOnce();
  });

  it('is done all at once, in the order in which it was asked for, but for what was called off', () => {
    const waiting = busy();
    const done: string[] = [];
    afterThisPicture(() => done.push('first'));
    const callOff = afterThisPicture(() => done.push('never'));
    afterThisPicture(() => done.push('last'));
    expect(waiting.size).toBe(1);
    callOff();
    for (const { job } of waiting.values()) job();
    expect(done).toEqual(['first', 'last']);
    afterThisPicture(() => done.push('later'));
    expect(waiting.size).toBe(2);
    waiting.get(2)?.job();
    expect(done.at(-1)).toBe('later');
  });

  it('is done soon, and can be called off, where a browser does not tell whether it is busy', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const [done, left] = [vi.fn(), vi.fn()];
    afterThisPicture(left)();
    await new Promise<void>((resolve) => {
      afterThisPicture(done);
      afterThisPicture(resolve);
    });
    expect(done).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });
});

/** Pictures that are drawn when the test says so. */
function pictures() {
  const jobs: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (job: () => void) => jobs.push(job));
  return () => {
    for (const job of jobs.splice(0)) job();
  };
}

/** Until every task that is due has been done. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

describe('what is seen', () => {
  it('is begun before its picture, and what comes after it goes into the same one', async () => {
    const draw = pictures();
    const done: string[] = [];
    beforeNextPicture(() => done.push('first'));
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['first']);
    beforeNextPicture(() => done.push('second'));
    await turn();
    expect(done).toEqual(['first']);
    draw();
    expect(done).toEqual(['first', 'second']);
    beforeNextPicture(() => done.push('third'));
    await turn();
    expect(done).toEqual(['first', 'second', 'third']);
    draw();
    expect(done).toHaveLength(3);
  });

  it('comes before what is not seen, even if a browser has time before its picture', async () => {
    const [draw, waiting] = [pictures(), busy()];
    const done: string[] = [];
    afterThisPicture(() => done.push('earlier'));
    beforeNextPicture(() => {
      done.push('seen');
      afterThisPicture(() => done.push('unseen'));
    });
    await turn();
    for (const { job } of waiting.values()) job();
    expect(done).toEqual(['seen']);
    draw();
    expect(done).toEqual(['seen']);
    for (const { job } of waiting.values()) job();
    expect(done).toEqual(['seen', 'earlier', 'unseen']);
  });

  it('comes with the next picture, once, although a page that nobody sees draws none', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const unseen = vi.fn();
    await new Promise<void>((resolve) => {
      beforeNextPicture(() => {
        unseen();
        resolve();
      });
    });
    vi.stubGlobal('requestAnimationFrame', (job: () => void) => job());
    const seen = vi.fn();
    beforeNextPicture(seen);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect([unseen.mock.calls.length, seen.mock.calls.length]).toEqual([1, 1]);
  });
});
