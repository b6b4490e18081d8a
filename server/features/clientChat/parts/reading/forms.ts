import { numerals } from '../../../../ai/builtIn/reading/numerals.ts';
import { sentencesIn } from '../../../../ai/builtIn/reading/tokens.ts';

/** Other forms of the same words, so that a pattern finds "twelve hundred" as 1200 and "taken down" as "take down". */

const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values: ReadonlyMap<string, number> = new Map([
  ...Object.entries(numerals),
  ...tens.map((word, at): [string, number] => [word, 30 + 10 * at]),
]);
const number = `(?:${[...values.keys(), 'hundred', 'thousand'].sort((a, b) => b.length - a.length).join('|')})`;
const run = new RegExp(`\\b${number}(?:(?:[\\s-]+|\\s+and\\s+)${number})*\\b`, 'gi');

function figureOf(words: string): string {
  let [total, current, last, text] = [0, 0, 0, ''];
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = values.get(word);
    if (word === 'hundred') current = Math.max(1, current) * 100;
    else if (word === 'thousand') [total, current] = [total + Math.max(1, current) * 1000, 0];
    else if (value === undefined) continue;
    else if (current === 0 || current % 100 === 0 || (last >= 20 && last < 100 && value < 10))
      current += value;
    // "One eight" and "twenty-eight sixty" are read out digit by digit.
    else [text, total, current] = [text + String(total + current), 0, value];
    last = word === 'hundred' ? 0 : (value ?? 0);
  }
  return text + String(total + current);
}

/** Numbers in words as digits; "one" alone is mostly no number. */
export const inDigits = (text: string): string =>
  text
    .replace(/\b(?:a |the )?half(?:[ -]an?)?[ -]hour\b/gi, '30 minutes')
    .replace(run, (words) => (/^(?:one|hundred|thousand)$/i.test(words) ? words : figureOf(words)));

/** The words of a text in their dictionary forms. */
const inLemmas = (text: string): string =>
  sentencesIn(text)
    .flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma))
    .join(' ');

/** The forms of texts read lately: every point of a scenario asks for the same few. */
const lately = new Map<string, readonly string[]>();
const LATELY_MOST = 500;

function formsOf(text: string): readonly string[] {
  const known = lately.get(text);
  if (known) return known;
  if (lately.size >= LATELY_MOST) lately.clear();
  const forms = [text, inDigits(text), inLemmas(text)];
  lately.set(text, forms);
  return forms;
}

/** Whether a pattern is found in a text, in the words as they are or in another form of them. */
export const says = (pattern: RegExp, text: string): boolean =>
  formsOf(text).some((form) => pattern.test(form));
