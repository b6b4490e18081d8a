import { describe, expect, it } from 'vitest';
import { shippedPractice } from '../../../server/ai/eval/practice/practiceChats.ts';
import { playCase } from '../../../server/ai/eval/practice/practiceFigures.ts';

/**
 * Practice chats against what a coach expects. On their first runs the second set had 6, 9, and 4 of 10, and the third 20, 16, and 11 of 30
 * with the expected outcome, mood, and figure; both have been read since. The bars are a little lower than what is reached.
 */
const bars = [
  { set: 'first', outcome: 20, mood: 20, figure: 19 },
  { set: 'second', outcome: 9, mood: 8, figure: 7 },
  { set: 'third', outcome: 27, mood: 25, figure: 24 },
] as const;

describe('practice chats', () => {
  it.each(bars)(
    'of the $set set end as a coach expects',
    async ({ set, ...least }) => {
      const reached = { outcome: 0, mood: 0, figure: 0 };
      for (const chat of shippedPractice(set)) {
        const { one, found } = await playCase(chat);
        if (found.outcome === one.outcome) reached.outcome += 1;
        if (found.moodEnd === one.moodEnd) reached.mood += 1;
        if (found.figure >= one.figure[0] && found.figure <= one.figure[1]) reached.figure += 1;
      }
      console.info(`${set}: outcome ${reached.outcome}, mood ${reached.mood}, figure ${reached.figure}`);
      for (const what of ['outcome', 'mood', 'figure'] as const)
        expect(reached[what], what).toBeGreaterThanOrEqual(least[what]);
    },
    240_000,
  );
});
