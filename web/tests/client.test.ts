/** Talking to the house by HTTP: whoever changes something is known, and proves to be its page. */
import { describe, expect, it } from 'vitest';
import { HouseClient, Trouble } from '../src/lib/api/client';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly proof: string | null;
}

function house(answers: (asked: Asked) => object | number): { client: HouseClient; asked: Asked[] } {
  const asked: Asked[] = [];
  const client = new HouseClient(
    () => 'it',
    async (path, init) => {
      const proof = new Headers(init?.headers).get('X-Fondaco-Proof');
      const one = { path, method: init?.method ?? 'GET', proof };
      asked.push(one);
      const answer = answers(one);
      if (typeof answer === 'number') {
        const error = {
          code: answer === 403 ? 'forged' : 'not-found',
          message: { id: 'x', args: {} },
          text: 'x',
        };
        return Response.json({ kind: 'error', error }, { status: answer });
      }
      return Response.json(answer);
    },
  );
  return { client, asked };
}

const ANNA = { known: true, name: 'Anna', language: 'it', proof: 'p1' };

describe('the client of the house', () => {
  it('makes nobody known who only looks', async () => {
    const { client, asked } = house(() => []);
    await client.get('/api/tables');
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('becomes somebody before it changes something, and sends the proof', async () => {
    const { client, asked } = house(({ path, method }) =>
      path === '/api/me' ? (method === 'GET' ? { known: false, proof: '' } : ANNA) : { table: 't' },
    );
    expect(await client.post('/api/tables', {})).toEqual({ table: 't' });
    expect(asked.map(({ path, method, proof }) => [method, path, proof])).toEqual([
      ['GET', '/api/me', null],
      ['POST', '/api/me', null],
      ['POST', '/api/tables', 'p1'],
    ]);
  });

  it('asks once more who it is when its proof is refused', async () => {
    let proof = 'old';
    const { client, asked } = house((one) => {
      if (one.path === '/api/me') return { ...ANNA, proof };
      if (one.proof === 'new') return { table: 't' };
      proof = 'new';
      return 403;
    });
    expect(await client.post('/api/tables')).toEqual({ table: 't' });
    expect(asked).toHaveLength(4);
  });

  it('tells what the house refused, and when there is no answer', async () => {
    const { client } = house(() => 404);
    await expect(client.get('/api/tables/x')).rejects.toSatisfy(
      (error) => error instanceof Trouble && error.fault.code === 'not-found',
    );
    const silent = new HouseClient(
      () => 'en',
      () => Promise.reject(new TypeError('network')),
    );
    await expect(silent.me()).rejects.toSatisfy(
      (error) => error instanceof Trouble && error.fault.message.id === 'web-no-answer',
    );
  });
});
