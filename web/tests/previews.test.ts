/** What an offer would bring: as the house told it, with a sign, the own gains before those of others. */
import { describe, expect, it, vi } from 'vitest';
import type { Preview } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import OffersPanel from '../src/lib/table/OffersPanel.svelte';
import { Previews, saidEffects } from '../src/lib/table/previews.svelte';
import { show, stage, texts } from './showing';

function count(id: string, n: number) {
  return { id: `yspahan-${id}`, args: { n } };
}

const PREVIEW: Preview = {
  text: 'take',
  effects: [
    { seat: 2, change: 2, what: count('points', 2) },
    { seat: 2, change: -1, what: count('camels', 1) },
    { seat: 0, change: -1, what: count('camels', 1) },
  ],
  barrier: { id: 'ahead-chance', args: {} },
};

describe('previews', () => {
  it('are said with their signs, and whose they are if not one’s own', async () => {
    const { seats, speaker } = await stage('yspahan-4-decision');
    expect(saidEffects(PREVIEW, 2, seats, speaker)).toBe('+2 points, −1 camel; Ada −1 camel');
  });

  it('stand on the buttons, with why there is no way back', async () => {
    const { scene, seats, speaker } = await stage('yspahan-4-decision');
    const [offer] = scene.offers;
    if (!offer) throw new Error('The scene has no offer.');
    const previews = new Map([[offer.text, { ...PREVIEW, text: offer.text }]]);
    const root = show(OffersPanel, {
      offers: [offer],
      speaker,
      seats,
      viewer: 2,
      previews,
      onChoose: () => undefined,
    });
    expect(texts(root, 'button small')).toEqual([
      '+2 points, −1 camel; Ada −1 camel',
      'can’t undo: reveals dice or a card',
    ]);
  });

  it('are asked for once for each question, after what is offered is seen, and an older answer is not shown', async () => {
    const waiting: ((preview: Preview) => void)[] = [];
    const fetcher = vi.fn(
      (_path: string) =>
        new Promise<Response>((resolve) => {
          waiting.push((preview) =>
            resolve(Response.json({ kind: 'previews', version: 1, text: '', previews: [preview] })),
          );
        }),
    );
    const previews = new Previews(new HouseClient(() => 'en', fetcher), 'T');
    void previews.ask(0, 6, '');
    const first = previews.ask(0, 7, '');
    void previews.ask(0, 7, '');
    expect(fetcher).not.toHaveBeenCalled();
    await expect.poll(() => waiting).toHaveLength(1);
    const second = previews.ask(0, 8, 'camel');
    await expect.poll(() => waiting).toHaveLength(2);
    expect(fetcher.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/T/previews?seat=0&version=7&text=',
      '/api/tables/T/previews?seat=0&version=8&text=camel',
    ]);
    waiting[1]?.({ ...PREVIEW, text: 'new' });
    waiting[0]?.({ ...PREVIEW, text: 'old' });
    await Promise.all([first, second]);
    expect([...previews.all.keys()]).toEqual(['new']);
    previews.clear();
    expect(previews.all.size).toBe(0);
  });
});
