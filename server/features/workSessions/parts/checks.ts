import { counted } from '../../../../shared/text/counted.ts';
import { andList } from '../../../../shared/text/lists.ts';
import { normal, placeOf, position, type Reading, says, sentencesOf, wordsOf } from './reading.ts';
import type { Check } from './spec.ts';

/** 0–1, with a reason for the employee that doesn't give away the solution. */
export type Outcome = { share: number; reason: string };

/**
 * A rule's verdict on an answer; `said` are the facts the answer contains. `judged` isn't for rules: null.
 */
export function checkAnswer(check: Check, reading: Reading, said: ReadonlySet<string>): Outcome | null {
  switch (check.kind) {
    case 'facts':
      return facts(check.facts, said);
    case 'lines':
      return lines(check, reading.text);
    case 'exactly':
      return exactly(check, reading.text);
    case 'order':
      return order(check, reading.text);
    case 'manners':
      return manners(check.names, reading);
    case 'length':
      return length(check, reading.own);
    case 'avoids':
      return avoids(check.phrases, reading.text);
    case 'judged':
      return null;
  }
}

type Of<K extends Check['kind']> = Extract<Check, { kind: K }>;

function facts(wanted: Of<'facts'>['facts'], said: ReadonlySet<string>): Outcome {
  const missing = wanted.filter(({ name }) => !said.has(name));
  const clear = wanted.length - missing.length;
  // A single point isn't counted.
  const counted =
    wanted.length > 1 ? `${clear} of ${wanted.length} ${clear === 1 ? 'is' : 'are'} clear. ` : '';
  return {
    share: clear / wanted.length,
    reason:
      missing.length === 0
        ? covered(wanted.map(({ name }) => name))
        : `${counted}Missing or unclear: ${andList(missing.map(({ name }) => name))}.`,
  };
}

const covered = (names: readonly string[]): string =>
  names.length === 1 ? 'You covered it.' : `You covered everything, including ${andList(names)}.`;

/** A right line may be followed by remarks on the same thing, but not by every other possibility. */
const MENTIONS_MAX = 3;

function lines({ rows, atStart }: Of<'lines'>, text: string): Outcome {
  const segments = segmentsOf(
    normal(text),
    rows.map(({ key }) => key),
    atStart ?? false,
  );
  const wrong = rows.filter(({ key, values, not }) => {
    const found = segments.get(key) ?? [];
    return (
      found.length > MENTIONS_MAX ||
      !found.some((segment) => values.every((any) => says(segment, any))) ||
      found.some((segment) => says(segment, not))
    );
  });
  const right = rows.length - wrong.length;
  return { share: right / rows.length, reason: rowsText(rows.length, wrong) };
}

/** How many of the rows are right; a single one isn't counted. */
function rowsText(all: number, wrong: readonly { key: string }[]): string {
  const right = all - wrong.length;
  if (wrong.length === 0) return all === 1 ? 'Correct.' : `All ${all} are right.`;
  const counted = all === 1 ? 'Not right yet' : `${right} of ${all} ${right === 1 ? 'is' : 'are'} right`;
  return `${counted}. Take another look at ${andList(wrong.map(({ key }) => key))}.`;
}

/**
 * The text about each key: from the key to the next one or the end of the line; or the text before the keys,
 * when a line names something and then lists the keys it applies to.
 */
function segmentsOf(text: string, keys: readonly string[], atStart: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const marks = keys
      .flatMap((key) => {
        const place = placeOf(line, key);
        return place ? [{ key, ...place }] : [];
      })
      .filter(({ at }) => !atStart || startsLine(line.slice(0, at)))
      .sort((a, b) => a.at - b.at || b.key.length - a.key.length);
    const before = line.slice(0, marks[0]?.at);
    for (const [index, { key, end }] of marks.entries()) {
      const after = line.slice(end, marks[index + 1]?.at);
      const empty = !/[\p{L}\p{N}]/u.test(after.replace(/\b(?:and|is|are)\b/g, ''));
      found.set(key, [...(found.get(key) ?? []), empty ? before : after]);
    }
  }
  return found;
}

/** Only bullets, marks, or a list number precede a key. */
function startsLine(before: string): boolean {
  return !/[\p{L}\p{N}]/u.test(before.replace(/^\W*\d{1,2}[.)]/, ''));
}

function exactly({ wanted, all }: Of<'exactly'>, text: string): Outcome {
  const plain = normal(text);
  const named = all.filter((key) => placeOf(plain, key) !== null);
  const missed = wanted.filter((key) => !named.includes(key));
  const extra = named.filter((key) => !wanted.includes(key));
  const share = Math.max(0, (wanted.length - missed.length - extra.length) / wanted.length);
  const parts = [
    missed.length > 0 ? `you missed ${missed.length} of ${wanted.length}` : '',
    extra.length > 0 ? `${andList(extra)} ${extra.length === 1 ? 'doesn’t' : 'don’t'} belong` : '',
  ].filter((part) => part !== '');
  return {
    share,
    reason:
      parts.length === 0
        ? 'All found, and nothing extra.'
        : parts.map((part) => `${capital(part)}.`).join(' '),
  };
}

function order({ keys, tied = [] }: Of<'order'>, text: string): Outcome {
  const plain = normal(text);
  const alike = (a: number, b: number): boolean =>
    tied.some((group) => [a, b].every((index) => group.includes(keys[index] ?? '')));
  const places = keys.map((key) => placeOf(plain, key)?.at ?? -1);
  let right = 0;
  let pairs = 0;
  for (let a = 0; a < keys.length; a++) {
    for (let b = a + 1; b < keys.length; b++) {
      if (alike(a, b)) continue;
      pairs++;
      const first = places[a] ?? -1;
      const second = places[b] ?? -1;
      if (first >= 0 && second >= 0 && first < second) right++;
    }
  }
  const missing = keys.filter((_, index) => (places[index] ?? -1) < 0);
  // A random order gets half of all pairs right, so half earns nothing.
  const share = pairs === 0 ? Number(missing.length === 0) : Math.max(0, (right / pairs - 0.5) * 2);
  return {
    share,
    reason:
      share === 1
        ? 'The order is right.'
        : missing.length > 0
          ? `Missing from your order: ${andList(missing)}.`
          : `Some items are out of order: ${right} of ${pairs} pairs ${right === 1 ? 'is' : 'are'} in the right order.`,
  };
}

const greeting = /^(?:dear|hello|hi|good (?:morning|afternoon|evening|day)|greetings)\b/i;
const closing =
  /\b(?:regards|sincerely|thank you|thanks|thx|cheers|best wishes|kind wishes|all the best|take care|warmly|respectfully|sorry again|yours (?:truly|faithfully))\b|^best\b/i;

function manners(names: readonly string[], { own }: Reading): Outcome {
  const sentences = sentencesOf(own);
  const first = sentences[0] ?? '';
  const parts: [boolean, string][] = [
    [greeting.test(first), 'a greeting'],
    [says(normal(sentences.slice(0, 2).join(' ')), names), 'the person’s name'],
    [
      sentences.slice(-3).some((sentence) => closing.test(sentence)) && sentences.length > 2,
      'a closing line',
    ],
  ];
  const missing = parts.filter(([there]) => !there).map(([, what]) => what);
  return {
    share: 1 - missing.length / parts.length,
    reason:
      missing.length === 0
        ? 'You greeted them by name and closed politely.'
        : `You left out ${andList(missing)}.`,
  };
}

function length({ min, max }: Of<'length'>, own: string): Outcome {
  const count = wordsOf(own).length;
  if (count < min) {
    // Half the required length earns nothing.
    const share = Math.max(0, (count / min - 0.5) * 2);
    return { share, reason: `You wrote ${counted(count, 'word')} of your own. Write at least ${min}.` };
  }
  if (count > max) {
    return {
      share: Math.max(0, 1 - (count - max) / max),
      reason: `You wrote ${counted(count, 'word')}. Keep it to ${max} or fewer.`,
    };
  }
  return { share: 1, reason: 'Good length.' };
}

function avoids(phrases: readonly string[], text: string): Outcome {
  const plain = normal(text);
  const found = phrases.filter((phrase) => position(plain, phrase) >= 0);
  return {
    share: found.length === 0 ? 1 : 0,
    reason:
      found.length === 0
        ? 'There’s nothing you need to leave out.'
        : `Leave out ${andList(found.map((phrase) => `“${phrase.replace(/\*$/, '')}”`))}.`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
