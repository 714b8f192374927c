/**
 * Every update brings a view made of new objects, most of which say what the old ones said. Whatever is drawn from a
 * list keeps the old objects that are still true: then only what has changed is drawn again.
 */

/** The new list, with the old entries in it wherever all their fields are the same. */
export class Keeper<T extends object> {
  #last: readonly T[] = [];

  keep(now: readonly T[]): readonly T[] {
    const last = this.#last;
    const kept = now.map((entry, nth) => {
      const old = last[nth];
      return old && isSame(old, entry) ? old : entry;
    });
    const unchanged = kept.length === last.length && kept.every((entry, nth) => entry === last[nth]);
    this.#last = unchanged ? last : kept;
    return this.#last;
  }
}

function isSame<T extends object>(old: T, now: T): boolean {
  if (old === now) return true;
  const keys = Object.keys(now) as (keyof T)[];
  return keys.length === Object.keys(old).length && keys.every((key) => old[key] === now[key]);
}

/** What was made for a name, as long as it would be made of the very same things again. */
export class Recall<T> {
  readonly #known = new Map<string, { readonly from: readonly unknown[]; readonly made: T }>();

  of(name: string, from: readonly unknown[], make: () => T): T {
    const known = this.#known.get(name);
    if (known?.from.every((part, nth) => part === from[nth])) return known.made;
    const made = make();
    this.#known.set(name, { from, made });
    return made;
  }
}

/** What is known now, with the parts of what was known before wherever they say the same. */
export function keepParts<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Readonly<Record<string, unknown>>;
  const fresh = now as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  const merged: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    merged[key] = keepParts(old[key], fresh[key]);
    same &&= merged[key] === old[key];
  }
  return (same ? before : merged) as T;
}
