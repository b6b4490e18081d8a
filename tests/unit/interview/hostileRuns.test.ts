import { expect, it } from 'vitest';
import { languageDetector } from '../../../server/ai/builtIn/interview/english.ts';
import { hoursSpansIn } from '../../../server/ai/builtIn/reading/hours.ts';
import { sentencesIn } from '../../../server/ai/builtIn/reading/tokens.ts';
import { zonesIn } from '../../../server/ai/builtIn/reading/zones.ts';
import { nextDirective } from '../../../server/features/interview/director.ts';
import { apartIn, withoutActs } from '../../../server/features/interview/parts/answers/asides.ts';
import { disclosuresIn } from '../../../server/features/interview/parts/answers/disclosures.ts';
import { hoursIn } from '../../../server/features/interview/parts/answers/hours.ts';
import { isMeddling } from '../../../server/features/interview/parts/answers/injection.ts';
import { readAnswer } from '../../../server/features/interview/parts/answers/reading.ts';
import { readSentences } from '../../../server/features/interview/parts/answers/sentences.ts';
import { wishIn, withoutWishes } from '../../../server/features/interview/parts/answers/wishes.ts';
import type { Turn } from '../../../server/features/interview/parts/context.ts';
import { questionsIn } from '../../../server/features/interview/parts/facts/questions.ts';
import { readSafety } from '../../../server/safety/reading.ts';
import { MESSAGE_MAX } from '../../../shared/conversation/schema.ts';
import { factsFor } from './facts.ts';

/** A message is read synchronously: a pattern that backtracks over a long run would stop everyone's replies. */

const languages = await languageDetector();
const facts = factsFor('Customer Support Representative', 'runs');
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  questionsIn: (text) => questionsIn(text, 'opening'),
  readAnswer: (text) => readAnswer(text, languages),
  readSentences,
  sentencesIn,
  disclosuresIn,
  wishIn,
  withoutWishes,
  hoursIn,
  hoursSpansIn,
  zonesIn,
  isMeddling,
  apartIn: (text) => apartIn(text, 'skills'),
  withoutActs: (text) => withoutActs(text, 'skills'),
  readSafety,
};
const seeds = [
  ...[
    ' ',
    '\u00a0',
    '\t ',
    '"',
    "'",
    '“',
    '-',
    '.',
    '! ',
    '?',
    ', ',
    ',',
    ':',
    '(',
    '/',
    '_',
    '#',
    '0',
    '9 ',
    '😀',
  ],
  ...['a', 'a ', 'and ', 'is ', 'i ', 'no ', 'my ', 'how ', 'it is ', 'so so ', 'am ', '9-', '9:00 '],
  ...['http://', 'www.', 'a@', 'e.g.', 'a.m. ', "i'm ", 'thank you, '],
];
/** Ten times what the slowest takes, and a tenth of what one did that backtracked. */
const MOST_MS = 1_000;

const message = (seed: string): string =>
  `I am${seed.repeat(MESSAGE_MAX)}`.slice(0, MESSAGE_MAX - 1).concat('!');

/** The processor's time, which others on the machine don't lengthen. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(Object.keys(readers))(
  '%s reads a message of one run in time',
  (name) => {
    const read = readers[name];
    if (!read) throw new Error(name);
    read('I worked for two years in a shop.');
    const slow = seeds.flatMap((seed) => {
      const ms = spent(() => read(message(seed)));
      return ms > MOST_MS ? [{ seed, ms }] : [];
    });
    expect(slow).toEqual([]);
  },
  120_000,
);

it('the director reads one run of blanks after another in time', () => {
  const said = (seq: number, content: string): Turn =>
    seq % 2 === 1
      ? {
          seq,
          role: 'assistant',
          content,
          meta: { phase: 'opening', questionId: 'opening', followUp: false },
        }
      : { seq, role: 'user', content, meta: null };
  nextDirective(facts, [said(1, 'How are you?'), said(2, 'I am fine.')], languages);
  const turns = [
    said(1, 'How are you?'),
    said(2, message(' ')),
    said(3, 'How are you?'),
    said(4, `${message(' ')}!`),
  ];
  expect(spent(() => nextDirective(facts, turns, languages))).toBeLessThan(MOST_MS);
}, 120_000);

it('a line of nothing but the beginnings of links is read in time', () => {
  const line = 'http://'.repeat(900);
  expect(spent(() => sentencesIn(line))).toBeLessThan(MOST_MS);
  const [first] = sentencesIn(line);
  expect(line.slice(first?.start, first?.end)).toBe(first?.text);
}, 120_000);
