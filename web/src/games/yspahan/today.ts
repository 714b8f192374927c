/** What was done today, read from the lines of the log: who took which dice, and what came of it. */
import type { LogLine, Message } from '../../lib/table/types';

const LOG = 'yspahan-log-';

/** Something that came of a turn: a drawing, and how many. */
export interface Gain {
  readonly piece: 'camel' | 'gold' | 'card' | 'cube' | 'supervisor' | 'points' | 'building';
  readonly number: number;
  /** Which building, or where the Supervisor went. */
  readonly what: string;
}

export interface Turn {
  readonly seat: number;
  readonly square: string;
  readonly value: number;
  readonly dice: number;
  readonly gains: readonly Gain[];
}

export interface Today {
  /** The white dice, as they fell; empty before the roll. */
  readonly rolled: string;
  readonly turns: readonly Turn[];
}

type Told = NonNullable<Message['args']>;

function kindOf({ message }: LogLine): string {
  return message.id.startsWith(LOG) ? message.id.slice(LOG.length) : '';
}

/** The last word of what a message is about: `hammam` of `yspahan-building-hammam`. */
function nameIn(value: Told[string] | undefined): string {
  const id = typeof value === 'object' ? value.id : String(value ?? '');
  return id.slice(id.lastIndexOf('-') + 1);
}

/** So much came of it by this line; nothing if it tells of something else. */
function gainOf(kind: string, told: Told): Gain | undefined {
  const some = (piece: Gain['piece'], number: unknown, what = ''): Gain => ({
    piece,
    number: Number(number) || 0,
    what,
  });
  if (kind.startsWith('card-drawn-')) return some('card', 1);
  if (kind === 'camels-taken') return some('camel', told.camels);
  if (kind === 'gold-taken') return some('gold', told.gold);
  if (kind === 'cube-placed' || kind === 'cube-shipped' || kind === 'cube-loaded') return some('cube', 1);
  if (kind === 'supervisor-moved') return some('supervisor', 1, String(told.to ?? ''));
  return kind === 'built' ? some('building', 1, nameIn(told.building)) : undefined;
}

/** Equal things are one, with their number. */
function gathered(gains: readonly Gain[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.piece} ${gain.what}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, number: known.number + gain.number } : gain);
  }
  return [...found.values()];
}

export function todayIn(log: readonly LogLine[]): Today {
  const from = log.findLastIndex((line) =>
    ['rolled', 'rolled-with-yellow', 'day-begun'].includes(kindOf(line)),
  );
  const first = log[from];
  if (!first || kindOf(first) === 'day-begun') return { rolled: '', turns: [] };
  const turns: (Omit<Turn, 'gains'> & { gains: Gain[] })[] = [];
  for (const line of log.slice(from + 1)) {
    const [kind, told] = [kindOf(line), line.message.args ?? {}];
    if (line.seat === null) continue;
    if (kind.startsWith('group-taken-')) {
      const { square, value, dice } = told;
      turns.push({
        seat: line.seat,
        square: String(square ?? ''),
        value: Number(value) || 0,
        dice: Number(dice) || 0,
        gains: [],
      });
      continue;
    }
    const gain = gainOf(kind, told);
    if (gain && turns.at(-1)?.seat === line.seat) turns.at(-1)?.gains.push(gain);
  }
  return {
    rolled: String(first.message.args?.white ?? ''),
    turns: turns.map((turn) => ({ ...turn, gains: gathered(turn.gains) })),
  };
}
