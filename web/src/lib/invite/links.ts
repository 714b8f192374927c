/** The links of a table are told once, to whoever set it: this window remembers them, and forgets them when it is closed. */
import type { SeatLink } from '../api/api.generated';

const key = (table: string): string => `fondaco-links-${table}`;

export function rememberLinks(table: string, links: readonly SeatLink[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // The host can ask for new ones.
  }
}

export function linksOf(table: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as SeatLink[];
  } catch {
    return [];
  }
}

export function addressOf(link: SeatLink): string {
  return `${location.origin}${link.path}`;
}
