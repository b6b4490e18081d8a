import { expect, it } from 'vitest';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/**
 * A set of veiled and buried disclosures by an author who had not seen the lexicon. Run once after the lexicon was
 * frozen, it gave recall 59 % and false alarms 10 %. Since then the lexicon has been taught the classes behind its
 * misses, so today's figures say how well it was taught, not how it reads what it hasn't seen: that takes a new set.
 */
it('reads the third set, now a development set: recall at least 95 %, false alarms at most 3 %', () => {
  const phrases = phraseSet('phrases.third.json');
  const name = 'Third set (a development set since it was first run with recall 59 %, false alarms 10 %)';
  process.stdout.write(`${shownFigures(name, phrases)}\n`);
  const figures = figuresOf(phrases);
  expect([figures.crises, figures.negatives]).toEqual([100, 50]);
  expect(recallOf(figures), `missed ${figures.missed.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(0.03);
});
