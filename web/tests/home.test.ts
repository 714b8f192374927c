/** What somebody can say about himself at home: where to be told, and how fast to play. */
import { describe, expect, it } from 'vitest';
import type { ContactTold, Pace } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import Contacts from '../src/lib/home/Contacts.svelte';
import { paceText } from '../src/lib/home/pace';
import { speakerForHome } from '../src/lib/words/files';
import { click, find, show, texts } from './showing';

/** A house that writes to e-mail addresses, and knows one code. */
class FakeHouse {
  contacts: ContactTold[] = [];
  kinds = ['email', 'webhook'];
  readonly client = new HouseClient(
    () => 'en',
    async (path, init) => {
      const method = init?.method ?? 'GET';
      if (path === '/api/me') return Response.json({ known: true, name: '', language: '', proof: 'p' });
      if (path.endsWith('/kinds')) return Response.json(this.kinds);
      const sent = init?.body ? (JSON.parse(String(init.body)) as Record<string, string>) : {};
      if (method === 'PUT') return Response.json(this.#add(sent.kind === 'webhook', sent.target ?? ''));
      if (method === 'POST' && sent.code !== '123456') {
        const error = {
          code: 'invalid',
          message: { id: 'house-wrong-code', args: {} },
          text: '',
          clause: null,
        };
        return Response.json({ kind: 'error', error }, { status: 422 });
      }
      if (method === 'POST') this.contacts = this.contacts.map((one) => ({ ...one, confirmed: true }));
      if (method === 'DELETE') this.contacts = this.contacts.filter(({ id }) => !path.endsWith(id));
      return Response.json(this.contacts);
    },
  );

  #add(webhook: boolean, target: string): ContactTold {
    const kind = webhook ? ('webhook' as const) : ('email' as const);
    const contact = { id: `c${this.contacts.length}`, kind, target, table: null, confirmed: webhook };
    this.contacts.push(contact);
    return { ...contact, secret: webhook ? 'sign-with-this' : null };
  }
}

function type(field: HTMLElement, value: string, kind = 'input'): void {
  (field as HTMLInputElement).value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function submit(form: HTMLElement): void {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

describe('contacts', () => {
  it('are confirmed by the code that came by e-mail, and ended', async () => {
    const house = new FakeHouse();
    const root = show(Contacts, { speaker: await speakerForHome('en'), client: house.client });
    await expect.poll(() => root.querySelector('[type=email]')).not.toBeNull();
    type(find(root, '[type=email]'), 'anna@example.org');
    submit(find(root, 'form:not(.actions)'));
    await expect.poll(() => texts(root, '.target')).toEqual(['anna@example.org']);
    type(find(root, 'form.actions input'), '000000');
    submit(find(root, 'form.actions'));
    await expect.poll(() => texts(root, '[role=alert]').join()).toContain('This is not the code');
    type(find(root, 'form.actions input'), '123456');
    submit(find(root, 'form.actions'));
    await expect.poll(() => root.querySelector('form.actions')).toBeNull();
    click(find(root, '.contact button'));
    await expect.poll(() => texts(root, '.target')).toEqual([]);
  });

  it('tell the secret of a webhook once', async () => {
    const house = new FakeHouse();
    const root = show(Contacts, { speaker: await speakerForHome('en'), client: house.client });
    await expect.poll(() => texts(root, 'option').length).toBe(2);
    type(find(root, 'select'), 'webhook', 'change');
    await expect.poll(() => root.querySelector('[type=url]')).not.toBeNull();
    type(find(root, '[type=url]'), 'https://example.org/told');
    submit(find(root, 'form:not(.actions)'));
    await expect.poll(() => root.querySelector<HTMLInputElement>('[readonly]')?.value).toBe('sign-with-this');
  });

  it('say beforehand where a house sends no e-mail', async () => {
    const house = new FakeHouse();
    house.kinds = ['webhook'];
    const root = show(Contacts, { speaker: await speakerForHome('en'), client: house.client });
    await expect.poll(() => texts(root, '.hint').join(' ')).toContain('sends no e-mail');
    expect(texts(root, 'option')).toHaveLength(1);
    expect(root.querySelector('[type=email]')).toBeNull();
  });
});

describe('the pace of a table that is set', () => {
  it('is told to whoever sits down', async () => {
    const speaker = await speakerForHome('en');
    const live: Pace = { kind: 'live', move: 30_000, bank: 600_000, at_end: 'bot', bot: 'medium' };
    expect(paceText(live, speaker)).toBe(
      'Pace: Live · For each decision: 30 s · Time bank: 10 min · When the time is over: a bot takes over',
    );
    const days: Pace = { kind: 'turns', move: 3 * 86_400_000, bank: 0, at_end: 'wait', bot: 'medium' };
    expect(paceText(days, speaker)).toBe(
      'Pace: Turn-based · For each decision: 3 days · When the time is over: the others wait',
    );
  });
});
