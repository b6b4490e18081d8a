import { expect, it } from 'vitest';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/**
 * Plain, roundabout and hinted disclosures by an author who had not seen the lexicon. At first sight the rules alone read
 * them with recall 75 % and false alarms 22 %, with the learned reading 97 % and 20 %; then it was trained on them.
 */
it('reads the fourth set, now a development set: recall at least 97 %, false alarms at most 4 %', () => {
  const phrases = phraseSet('phrases.fourth.json');
  process.stdout.write(
    `${shownFigures('Fourth set (a development set since it was first run with recall 97 %, false alarms 20 %)', phrases)}\n`,
  );
  const figures = figuresOf(phrases);
  expect([figures.crises, figures.negatives]).toEqual([100, 50]);
  expect(recallOf(figures), `missed ${figures.missed.join(', ')}`).toBeGreaterThanOrEqual(0.97);
  expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(0.04);
});
