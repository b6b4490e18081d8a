import { describe, expect, it } from 'vitest';
import { SAFETY_LANGUAGES } from '../../../shared/safety/kinds.ts';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/** The first set was frozen before the lexicon was written; its figures say how well the lexicon was taught. */
describe('the first set of crisis phrases and hard negatives', () => {
  const phrases = phraseSet('phrases.first.json');

  it('has 300 crises and 150 hard negatives in ten languages', () => {
    const { crises, negatives } = figuresOf(phrases);
    expect([crises, negatives]).toEqual([300, 150]);
    expect(new Set(phrases.map(({ language }) => language))).toEqual(new Set(SAFETY_LANGUAGES));
  });

  it('is read: recall at least 97 %, false alarms at most 2 %', () => {
    process.stdout.write(`${shownFigures('First set', phrases)}\n`);
    const figures = figuresOf(phrases);
    expect(recallOf(figures), `missed ${figures.missed.join(', ')}`).toBeGreaterThanOrEqual(0.97);
    expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(0.02);
  });

  it('is read with 90 % of recall in every language', () => {
    for (const language of SAFETY_LANGUAGES) {
      const figures = figuresOf(phrases.filter((phrase) => phrase.language === language));
      expect(recallOf(figures), language).toBeGreaterThanOrEqual(0.9);
    }
  });
});
