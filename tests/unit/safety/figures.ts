import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readSafety } from '../../../server/safety/reading.ts';
import { SAFETY_KINDS, SAFETY_LANGUAGES } from '../../../shared/safety/kinds.ts';

const Phrase = z.strictObject({
  id: z.string(),
  language: z.enum(SAFETY_LANGUAGES),
  crisis: z.boolean(),
  kind: z.enum(SAFETY_KINDS).nullable(),
  text: z.string(),
});
export type Phrase = z.infer<typeof Phrase>;

/** How one set was read: counts of phrases, and the ids that were read wrongly. */
export type Figures = {
  crises: number;
  found: number;
  sameKind: number;
  negatives: number;
  falseAlarms: number;
  missed: string[];
  alarmed: string[];
};

/** A frozen set of phrases beside this file. */
export function phraseSet(file: string): Phrase[] {
  return z.array(Phrase).parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
}

const read = new Map<string, ReturnType<typeof readSafety>>();

/** Tables count the same phrases by language and in all. */
function readOnce(text: string): ReturnType<typeof readSafety> {
  const known = read.get(text);
  if (known !== undefined) return known;
  const finding = readSafety(text);
  read.set(text, finding);
  return finding;
}

export function figuresOf(phrases: readonly Phrase[]): Figures {
  const figures: Figures = {
    crises: 0,
    found: 0,
    sameKind: 0,
    negatives: 0,
    falseAlarms: 0,
    missed: [],
    alarmed: [],
  };
  for (const { id, crisis, kind, text } of phrases) {
    const finding = readOnce(text);
    if (crisis) {
      figures.crises += 1;
      if (!finding) figures.missed.push(id);
      else figures.found += 1;
      if (finding?.kind === kind) figures.sameKind += 1;
    } else {
      figures.negatives += 1;
      if (finding) {
        figures.falseAlarms += 1;
        figures.alarmed.push(id);
      }
    }
  }
  return figures;
}

export const recallOf = ({ found, crises }: Figures): number => found / Math.max(1, crises);
export const falseAlarmsOf = ({ falseAlarms, negatives }: Figures): number =>
  falseAlarms / Math.max(1, negatives);

/** A table of a set's figures: one line per language and one for all, then what was read wrongly. */
export function shownFigures(name: string, phrases: readonly Phrase[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);
  const line = (label: string, figures: Figures): string =>
    `${label.padEnd(6)} recall ${percent(recallOf(figures))}  false alarms ${percent(falseAlarmsOf(figures))}` +
    `  same kind ${percent(figures.sameKind / Math.max(1, figures.found))}`;
  const all = figuresOf(phrases);
  const languages = SAFETY_LANGUAGES.map((language) =>
    line(language, figuresOf(phrases.filter((phrase) => phrase.language === language))),
  );
  const wrong = `missed: ${all.missed.join(', ') || 'none'}; false alarms: ${all.alarmed.join(', ') || 'none'}`;
  return [name, ...languages, line('all', all), wrong, ''].join('\n');
}
