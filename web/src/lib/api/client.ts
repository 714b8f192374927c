/** How a page talks to its house by HTTP. Nobody needs an account: whoever first changes something becomes a visitor. */
import type { Fault, Me } from './api.generated';

/** The house refused, in its one form of errors. */
export class Trouble extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

/** What is told when no answer came at all. */
export const NO_ANSWER: Fault = {
  code: 'no-answer',
  message: { id: 'web-no-answer', args: {} },
  text: '',
  clause: null,
};

type Method = 'POST' | 'PUT' | 'DELETE';
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export class HouseClient {
  #me: Promise<Me> | null = null;
  readonly #fetch: Fetch;

  constructor(
    readonly language: () => string,
    fetcher: Fetch = (path, init) => fetch(path, init),
  ) {
    this.#fetch = fetcher;
  }

  /** Who the caller is, without making anybody known. */
  me(): Promise<Me> {
    this.#me ??= this.get<Me>('/api/me').catch((error: unknown) => {
      this.#me = null;
      throw error;
    });
    return this.#me;
  }

  /** Become a visitor, or change the name one goes by. */
  call(name: string): Promise<Me> {
    return this.#become('/api/me', { name, language: this.language() });
  }

  /** Sign up, in or out: whoever the house says one is from then on. */
  async account(way: 'sign-up' | 'sign-in' | 'sign-out' | 'password', body: object = {}): Promise<Me> {
    if (!(await this.me()).known) await this.call('');
    return this.#become(`/api/account/${way}`, body);
  }

  /** Be forgotten: the next change makes one a stranger again. */
  async beForgotten(seats: 'bot' | 'open'): Promise<void> {
    await this.#change('DELETE', `/api/me?seats=${seats}`);
    this.#me = null;
  }

  async get<T>(path: string): Promise<T> {
    return this.#read<T>(await this.#ask(path, { headers: this.#headers() }));
  }

  /** Change something. The proof that this is the house's own page goes with it. */
  post<T>(path: string, body: object = {}): Promise<T> {
    return this.#change<T>('POST', path, body);
  }

  put<T>(path: string, body: object = {}): Promise<T> {
    return this.#change<T>('PUT', path, body);
  }

  delete<T>(path: string): Promise<T> {
    return this.#change<T>('DELETE', path);
  }

  async #become(path: string, body: object): Promise<Me> {
    const known = await this.me();
    const made = await this.#send<Me>('POST', path, body, known.proof);
    this.#me = Promise.resolve(made);
    return made;
  }

  async #change<T>(method: Method, path: string, body: object | null = null): Promise<T> {
    let me = await this.me();
    if (!me.known) me = await this.call('');
    try {
      return await this.#send<T>(method, path, body, me.proof);
    } catch (error) {
      // Another window may have become somebody in the meantime: whoever we are now, we ask again once.
      if (!(error instanceof Trouble) || (error.fault.code !== 'forged' && error.fault.code !== 'who'))
        throw error;
      this.#me = null;
      me = await this.me();
      if (!me.known) me = await this.call('');
      return this.#send<T>(method, path, body, me.proof);
    }
  }

  async #send<T>(method: Method, path: string, body: object | null, proof: string): Promise<T> {
    const headers = {
      ...this.#headers(),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(proof ? { 'X-Fondaco-Proof': proof } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    return this.#read<T>(await this.#ask(path, { method, headers, ...sent }));
  }

  #headers(): Record<string, string> {
    return { 'Accept-Language': this.language() };
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#fetch(path, init);
    } catch {
      throw new Trouble(NO_ANSWER);
    }
  }

  async #read<T>(answer: Response): Promise<T> {
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok && body !== null) return body as T;
    throw new Trouble(faultIn(body) ?? NO_ANSWER);
  }
}

function faultIn(body: unknown): Fault | undefined {
  return typeof body === 'object' && body !== null && 'error' in body ? (body.error as Fault) : undefined;
}
