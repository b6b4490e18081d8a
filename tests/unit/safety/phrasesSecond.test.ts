import { expect, it } from 'vitest';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/**
 * A set by an author who had not seen the lexicon. Run once after the lexicon was frozen, it gave recall 92 % and
 * false alarms 14 %, against 99.3 % and 0 % on the first set. Since then the lexicon has been taught with it, so
 * today's figures say how well it was taught, not how it reads what it hasn't seen: that takes a new set.
 */
it('reads the second set, now a development set: recall at least 95 %, false alarms at most 3 %', () => {
  const phrases = phraseSet('phrases.second.json');
  const name = 'Second set (a development set since it was first run with recall 92 %, false alarms 14 %)';
  process.stdout.write(`${shownFigures(name, phrases)}\n`);
  const figures = figuresOf(phrases);
  expect([figures.crises, figures.negatives]).toEqual([100, 50]);
  expect(recallOf(figures), `missed ${figures.missed.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(0.03);
});
