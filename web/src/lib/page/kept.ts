/** What this device remembers. A browser may forbid to keep anything: then nothing is lost but the convenience. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds as long as the page.
  }
}
