import { expect, it } from 'vitest';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/**
 * Plain, roundabout and hinted disclosures by an author who had not seen the lexicon, which has not been taught with
 * them: recall 75 %, false alarms 22 %, against 99.3 % and 0 % on the first set. This is how the lexicon alone reads
 * what it hasn't seen; the bar is 95 % and 3 %. The figures may not get worse.
 */
it('reads the fourth set, which the lexicon has not been taught with, no worse than at first sight', () => {
  const phrases = phraseSet('phrases.fourth.json');
  process.stdout.write(`${shownFigures('Fourth set (unseen: recall 75 %, false alarms 22 %)', phrases)}\n`);
  const figures = figuresOf(phrases);
  expect([figures.crises, figures.negatives]).toEqual([100, 50]);
  expect(recallOf(figures), `missed ${figures.missed.join(', ')}`).toBeGreaterThanOrEqual(0.75);
  expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(0.22);
});
