import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSafety } from '../../../server/safety/reading.ts';
import { SAFETY_KINDS, SAFETY_LANGUAGES } from '../../../shared/safety/kinds.ts';
import { phraseSet } from './figures.ts';

const phrases = phraseSet('phrases.first.json');
const read = phrases.filter(({ text }) => readSafety(text) !== null);
const somePhrase = fc.constantFrom(...phrases);
const someRead = fc.constantFrom(...read);

const neutral = [
  'I sort the open tickets by date.',
  'The invoice was sent on Monday.',
  'Gracias por su mensaje.',
  'Saya mengirim laporan setiap hari.',
  'Дякую за вашу відповідь.',
  'मैं हर दिन ईमेल का जवाब देता हूँ।',
  'أرسلت التقرير صباحا.',
];

/** Words of the lexicon and signs that could trip the cutting of words, in any order. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'i',
        'want to',
        'die',
        'no',
        'never',
        'kill',
        'me',
        'ne',
        'لا',
        'मर',
        '"',
        '“',
        "'",
        '*',
        '.',
        '\n',
      ),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(' '));

describe('the built-in reading', () => {
  it('answers every text with null or a place inside it', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
        const finding = readSafety(text);
        if (!finding) return;
        expect(SAFETY_KINDS).toContain(finding.kind);
        expect(SAFETY_LANGUAGES).toContain(finding.language);
        expect(finding.start).toBeGreaterThanOrEqual(0);
        expect(finding.end).toBeGreaterThan(finding.start);
        expect(finding.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('answers the same text in the same way', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(readSafety(text)).toEqual(readSafety(text));
      }),
    );
  });

  it('finds the same between neutral sentences, and not in one of them alone', () => {
    const sentence = fc.constantFrom(...neutral);
    fc.assert(
      fc.property(someRead, sentence, sentence, ({ text }, before, after) => {
        const alone = readSafety(text);
        const between = readSafety(`${before}\n${text}\n${after}`);
        const shift = before.length + 1;
        expect(between?.kind).toBe(alone?.kind);
        expect(between?.start).toBeLessThan(shift + text.length);
        expect(between?.end).toBeGreaterThan(shift);
      }),
    );
  });

  it('finds nothing in neutral sentences', () => {
    for (const sentence of neutral) expect(readSafety(sentence), sentence).toBeNull();
  });

  it('reads capitals, marks and invisible signs alike', () => {
    const kind = (text: string) => readSafety(text)?.kind ?? null;
    const changes: ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) =>
        text
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .normalize('NFC'),
      (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '\u200b'),
      (text) => text.replaceAll("'", '’'),
    ];
    fc.assert(
      fc.property(somePhrase, fc.constantFrom(...changes), ({ text }, change) => {
        expect(kind(change(text)), change(text)).toBe(kind(text));
      }),
      { numRuns: 400 },
    );
  });

  it('is linear: four times as long costs about four times as much, whatever a text repeats', () => {
    const long = (part: string, length: number): string =>
      part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const parts = [
      'i want to die no ',
      'never want to ',
      '“" ',
      'a*',
      'मरना नहीं ',
      'لا اريد ',
      'не хочу жить ',
    ];
    readSafety('warm');
    for (const part of parts) {
      const [short, whole] = [long(part, 8_000), long(part, 32_000)];
      const [ofShort, ofWhole] = leastCpu([short, whole]);
      expect(ofWhole, part).toBeLessThan(4 * 2.5 * Math.max(ofShort, 2));
    }
  });
});

/** The least milliseconds of processor time that a reading of each text took in this thread. */
function leastCpu(texts: [string, string]): [number, number] {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 5; round++) {
    for (const [index, text] of texts.entries()) {
      const before = process.threadCpuUsage();
      readSafety(text);
      const { user, system } = process.threadCpuUsage(before);
      least[index] = Math.min(least[index] ?? 0, (user + system) / 1_000);
    }
  }
  return least;
}
