/**
 * What is said at a table. Frames and answers always tell the same kind of thing: of the numbers after one up to another
 * *these* lines stand. So what is new, what was deleted, a gap and a repetition are one case: put these lines there.
 */
import type { Chat, ChatFrame, Line, Said } from '../api/api.generated';
import { Attempt } from '../api/attempt.svelte';
import type { HouseClient } from '../api/client';
import { keep, kept } from '../page/kept';

/** The lines with those of a frame put in their place. */
export function mergeLines(lines: readonly Line[], frame: Pick<ChatFrame, 'after' | 'to' | 'lines'>): Line[] {
  const before = lines.filter(({ n }) => n <= frame.after);
  const beyond = lines.filter(({ n }) => n > frame.to);
  return [...before, ...frame.lines, ...beyond];
}

export class Talk {
  lines = $state.raw<readonly Line[]>([]);
  /** After which number the lines are complete; 0 if there are no earlier ones. */
  after = $state(0);
  /** The pseudonym of this visitor at this table. */
  you = $state<string | null>(null);
  mayTalk = $state(false);
  /** Whose lines this visitor does not want to read. */
  muted = $state.raw<readonly string[]>([]);
  /** What they were called when they last spoke, as far as they had a name. */
  mutedAs = $state.raw<Readonly<Record<string, string>>>({});
  readonly attempt = new Attempt();
  /** What is being written; it stays while the panel is closed. */
  draft = $state('');
  /** The last line that somebody else said while this page was open. */
  heard = $state.raw<Line | null>(null);

  #seen = $state(0);
  #to = 0;
  #seat: number | null = null;
  #unsaid: { readonly text: string; readonly id: string } | null = null;

  constructor(
    readonly client: HouseClient,
    readonly table: string,
    readonly newId: () => string,
  ) {
    this.#seen = Number(kept(this.#key)) || 0;
  }

  get #key(): string {
    return `fondaco-talk-${this.table}`;
  }

  get #path(): string {
    return `/api/tables/${this.table}/chat`;
  }

  get #viewer(): string {
    return this.#seat === null ? '' : `seat=${this.#seat}`;
  }

  /** How many lines of others nobody has looked at yet. */
  get unread(): number {
    return this.lines.filter((line) => line.n > this.#seen && line.who !== this.you).length;
  }

  /** Talk from this seat from now on, or as a spectator. */
  sit(seat: number | null): void {
    this.#seat = seat;
  }

  /** The lines are before somebody's eyes. */
  look(): void {
    if (this.#seen >= this.#to) return;
    this.#seen = this.#to;
    keep(this.#key, String(this.#to));
  }

  /** Everything there is to read now: after coming here, after a lost connection, after a gap. */
  async read(): Promise<void> {
    await this.attempt.run(async () => {
      this.#take(await this.client.get<Chat>(`${this.#path}?${this.#viewer}`));
    });
  }

  /** The lines before those that are here. */
  async readEarlier(): Promise<void> {
    await this.attempt.run(async () => {
      const earlier = await this.client.get<Chat>(`${this.#path}?until=${this.after}&${this.#viewer}`);
      this.lines = mergeLines(this.lines, earlier);
      this.after = earlier.after;
    });
  }

  /** A frame of the live connection. */
  hear(frame: ChatFrame): void {
    if (frame.after > this.#to) {
      void this.read();
      return;
    }
    const before = this.#to;
    this.lines = mergeLines(this.lines, frame);
    this.#to = Math.max(before, frame.to);
    const news = frame.lines.findLast((line) => line.n > before && line.who !== this.you);
    if (news) this.heard = news;
  }

  /** Say what is written. A line whose answer was lost keeps its id, so it is said once. */
  async say(): Promise<void> {
    const text = this.draft.trim();
    if (text === '') return;
    if (this.#unsaid?.text !== text) this.#unsaid = { text, id: this.newId() };
    const { id } = this.#unsaid;
    await this.attempt.run(async () => {
      await this.client.post<Said>(this.#path, { seat: this.#seat, text, id });
      this.#unsaid = null;
      if (this.draft.trim() === text) this.draft = '';
      await this.read();
    });
  }

  async unsay(n: number): Promise<void> {
    await this.attempt.run(async () => {
      await this.client.delete(`${this.#path}/${n}`);
      await this.read();
    });
  }

  async mute(who: string, muted: boolean): Promise<void> {
    const path = `${this.#path}/mutes/${who}?${this.#viewer}`;
    await this.attempt.run(async () => {
      this.#take(await (muted ? this.client.put<Chat>(path) : this.client.delete<Chat>(path)));
    });
  }

  /** For the host: who may talk at all. */
  async allow(allowed: string): Promise<void> {
    await this.attempt.run(async () => {
      await this.client.put(this.#path, { allowed });
      await this.read();
    });
  }

  #take(chat: Chat): void {
    this.lines = chat.lines;
    this.after = chat.after;
    this.#to = Math.max(this.#to, chat.to);
    this.you = chat.you;
    this.mayTalk = chat.may_talk;
    this.muted = chat.muted;
    this.mutedAs = chat.muted_as;
  }
}
