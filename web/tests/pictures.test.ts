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

  it('can be called off', () => {
    const waiting = busy();
    afterThisPicture(vi.fn())();
    expect(waiting.size).toBe(0);
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

describe('what is seen', () => {
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
