/** The promise about the dice: the seed that is told at the end is the one whose hash was told at the beginning. */

/** Whether it was kept; null where the browser cannot count hashes (outside a secure context). */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
