/** Why can this not be chosen? Whoever points at something is told by the house, with the clause. */
import type { Offer } from './types';

/**
 * The move that was meant by pointing at something no offer touches: like an offer that touches something of the same
 * kind. The house refuses it and says why. Undefined if nothing of the kind can be chosen, or if it might be a move.
 */
export function meantBy(touch: string, offers: readonly Offer[]): string | undefined {
  const [kind = '', id = ''] = touch.split(':');
  for (const offer of offers) {
    const like = offer.touches.find((each) => each.startsWith(`${kind}:`));
    const words = offer.text.split(' ');
    const at = like === undefined ? -1 : words.indexOf(like.slice(kind.length + 1));
    if (at < 0) continue;
    const meant = words.with(at, id).join(' ');
    // A move may be shortened: what begins one is not asked about.
    return offers.some((each) => each.text.startsWith(meant)) ? undefined : meant;
  }
  return undefined;
}
