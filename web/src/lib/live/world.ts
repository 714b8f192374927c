/** The outside world of a connection: WebSockets, timers, and ids that nobody else makes. */
import { beforeNextPicture } from '../page/pictures';
import type { World } from './connection';

/** 128 random bits; `randomUUID` would need a secure context, which a house in the living room has not. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function browserWorld(table: string): World {
  return {
    open(seat, since) {
      const query = new URLSearchParams({
        since: String(since),
        ...(seat === null ? {} : { seat: String(seat) }),
      });
      return new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live?${query}`);
    },
    after(milliseconds, job) {
      const timer = setTimeout(job, milliseconds);
      return () => clearTimeout(timer);
    },
    soon: beforeNextPicture,
    now: () => Date.now(),
    newId,
  };
}
