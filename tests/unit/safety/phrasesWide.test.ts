import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SAFETY_KINDS, SAFETY_LANGUAGES } from '../../../shared/safety/kinds.ts';
import { falseAlarmsOf, figuresOf, recallOf, shownFigures } from './figures.ts';

const Line = z.strictObject({
  id: z.string(),
  language: z.enum(SAFETY_LANGUAGES),
  crisis: z.boolean(),
  kind: z.enum(SAFETY_KINDS).nullable(),
  /** What makes it a negative: words of a crisis with another meaning, or nothing at all. */
  sort: z.enum(['hard', 'ordinary']).nullable(),
  /** The words that show it. */
  span: z.string().nullable(),
  text: z.string(),
});
type Line = z.infer<typeof Line>;

function linesOf(folder: string, language: string): Line[] {
  const text = readFileSync(path.join(import.meta.dirname, folder, `${language}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
}

/**
 * Phrases by authors who had not seen the lexicon; neighboring languages share situations, so they count as fewer. The
 * learned reading has been trained on the first two sets and four fifths of the third, so these figures say how well it
 * learned; what it makes of phrases it hasn't seen is in docs/benchmarks.md and in what `node scripts/safety/teach.ts`
 * prints. They may not get worse.
 */
it.each([
  { folder: 'wide', languages: SAFETY_LANGUAGES, recall: 0.976, alarms: 0.013, plain: 0.005 },
  {
    folder: 'wide2',
    languages: ['tl', 'hi_ur', 'sw', 'ar', 'uk_ru'] as const,
    recall: 0.98,
    alarms: 0.0185,
    plain: 0.005,
  },
  {
    folder: 'wide3',
    languages: ['en', 'es', 'pt', 'fr', 'id'] as const,
    recall: 0.93,
    alarms: 0.0225,
    plain: 0.006,
  },
])('reads the set $folder no worse than it did', ({ folder, languages, recall, alarms, plain }) => {
  const lines = languages.flatMap((language) => linesOf(folder, language));
  for (const { span, text } of lines) if (span !== null) expect(text).toContain(span);
  const table = shownFigures(
    `Set ${folder} (${folder === 'wide3' ? 'trained on four fifths of it' : 'trained on'})`,
    lines,
  ).split('\nmissed:')[0];
  process.stdout.write(`${table}\n`);
  const all = figuresOf(lines);
  const ordinary = figuresOf(lines.filter(({ sort }) => sort === 'ordinary'));
  process.stdout.write(`ordinary texts only: ${ordinary.falseAlarms} of ${ordinary.negatives} alarmed\n`);
  expect(recallOf(all)).toBeGreaterThanOrEqual(recall);
  expect(falseAlarmsOf(all)).toBeLessThanOrEqual(alarms);
  expect(falseAlarmsOf(ordinary)).toBeLessThanOrEqual(plain);
});
