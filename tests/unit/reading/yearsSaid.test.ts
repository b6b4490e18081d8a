import { expect, it } from 'vitest';
import { contradictionsIn } from '../../../server/ai/builtIn/reading/contradictions.ts';
import { sentencesIn } from '../../../server/ai/builtIn/reading/tokens.ts';
import { yearsFirst, yearsHeldOut } from './phrases/years.ts';

const resume = 'Customer support agent, 2021 – 2024\nSales assistant, 2019 – 2021';

// The first set is older than the reading, which read 15 of its 28 right before. The other is younger: 18 of 20 in its first run,
// 11 before; one general slip it showed was mended since.
it.each([
  { set: 'first', said: yearsFirst, mayMiss: 0 },
  { set: 'held-out', said: yearsHeldOut, mayMiss: 1 },
])('tells a person’s own years from others’: $set', ({ set, said, mayMiss }) => {
  const wrong = said.filter(
    ({ text, own }) =>
      contradictionsIn(sentencesIn(text), resume, 2026).some(({ what }) => what === 'years') !== own,
  );
  console.info(`years, ${set}: ${said.length - wrong.length} of ${said.length} read right`);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(mayMiss);
  // Nobody's rating is capped for years that aren't theirs.
  expect(wrong.filter(({ own }) => !own)).toEqual([]);
});
