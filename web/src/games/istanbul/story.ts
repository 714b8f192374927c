/** Where the rubies of Istanbul come from, and its rounds. */
import { numberIn, type Source, type Story } from '../../lib/ending/story';
import type { LogLine } from '../../lib/table/types';

/** Places in the city, by their numbers in the box. */
const PLACES = 30;

function sourceOf(place: number): Source {
  return { name: { id: 'istanbul-place', args: { place } } };
}

export const STORY: Story = {
  sources: new Map(Array.from({ length: PLACES }, (_, nth) => [String(nth + 1), sourceOf(nth + 1)])),
  gainOf(line: LogLine) {
    const own = line.message.id === 'istanbul-log-ruby-gained';
    return own ? { source: String(numberIn(line, 'place')), points: 1 } : null;
  },
  chapterOf: ({ message }: LogLine) =>
    message.id === 'istanbul-log-round-begun'
      ? { id: 'web-round', args: { number: Number(message.args?.number) } }
      : null,
};
