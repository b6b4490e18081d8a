import { expect, it } from 'vitest';
import { readSafety } from '../../../server/safety/reading.ts';
import { falseAlarmsOf, figuresOf, phraseSet, recallOf, shownFigures } from './figures.ts';

/**
 * Statements of two to nine words, by authors who had not seen the lexicon. `phrases.brief` was run once before anything was
 * mended for it: 188 of 200 crises and none of 100 others, of wanting to die 114 of 120 (183 and 109 with the reading before).
 * `phrases.short` showed what was missing: wanting to die 345 of 400 before, and its false alarms are mostly words that
 * deny it ("I would never hurt myself"). Neither is trained on.
 */
it.each([
  { file: 'phrases.brief.json', crises: 200, others: 100, recall: 0.97, plain: 0.99, alarms: 0.01 },
  { file: 'phrases.short.json', crises: 650, others: 450, recall: 0.94, plain: 0.9675, alarms: 0.056 },
])(
  'reads short statements no worse than it did: $file',
  ({ file, crises, others, recall, plain, alarms }) => {
    const phrases = phraseSet(file);
    process.stdout.write(`${shownFigures(file, phrases)}\n`);
    const figures = figuresOf(phrases);
    expect([figures.crises, figures.negatives]).toEqual([crises, others]);
    const missed = `missed ${figures.missed.join(', ')}`;
    expect(recallOf(figures), missed).toBeGreaterThanOrEqual(recall);
    expect(falseAlarmsOf(figures), `alarmed by ${figures.alarmed.join(', ')}`).toBeLessThanOrEqual(alarms);
    const dying = figuresOf(phrases.filter(({ kind }) => kind === 'self_harm'));
    expect(recallOf(dying), missed).toBeGreaterThanOrEqual(plain);
  },
);

it.each([
  'usne apni jaan de di desh ke liye, dada ji fauji the',
  'me machucar pra levantar peso não vale, fiz pausa',
  'завязал петлю на шнурке, кабель подвесил',
  'наглотаюсь таблеток от кашля и вернусь к задаче',
  'بحرق دراعي بالفرن وانا بطبخ كل مرة',
])('leaves what sounds like one of them alone: %s', (text) => {
  expect(readSafety(text)).toBeNull();
});
