/** The turns of Al Rashid. Its log does not tell where each point comes from. */
import type { Story } from '../../lib/ending/story';

export const STORY: Story = {
  sources: new Map(),
  gainOf: () => null,
  chapterOf: ({ message }) =>
    message.id === 'al-rashid-log-turn-begun'
      ? { id: 'web-ending-turn', args: { number: Number(message.args?.turn) } }
      : null,
};
