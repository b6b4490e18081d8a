import { describe, expect, it } from 'vitest';
import type { AiError } from '../../../server/ai/ai.ts';
import { gradeAttempt } from '../../../server/features/workSessions/parts/evaluating.ts';
import { isFair } from '../../../server/features/workSessions/parts/grading.ts';
import { AssignmentSpec, type GradingKey } from '../../../server/features/workSessions/parts/spec.ts';
import { type Said, wordsAi } from '../../support/wordsAi.ts';

/** However a model misbehaves, a grade has proof or leaves out what has none, and a plan can be graded or is none. */

const key: GradingKey = {
  form: 'prose',
  solution: 'I am sorry for the delay, and your parcel with the brass candlestick arrives on May 4.',
  criteria: [
    { id: 'tone', label: 'Tone', weight: 1, check: { kind: 'judged', expectation: 'Calm and kind.' } },
    {
      id: 'fact',
      label: 'Fact',
      weight: 1,
      check: { kind: 'facts', facts: [{ name: 'the date', any: ['May 4'] }] },
    },
  ],
};
const answer = 'I am sorry for the delay, and it will arrive on May 4.';
const QUOTE = 'I am sorry for the delay';
const FEEDBACK = 'A kind letter with the right date.';

async function grade(answers: readonly Said[], own = key) {
  const { ai, asked } = wordsAi(answers);
  const attempt = {
    title: 'Reply',
    description: 'Write the reply.',
    given: '',
    answer,
    number: 1,
    seed: 'seed',
  };
  const who = { subject: 'somebody', signal: new AbortController().signal };
  const graded = await gradeAttempt(ai, { ...attempt, key: own }, who).catch(
    (error: AiError) => error.failure,
  );
  return { graded: typeof graded === 'string' ? null : graded, failure: graded, calls: asked.length };
}
const judging = (judged: unknown, feedback: unknown = FEEDBACK): string =>
  JSON.stringify({ judged, feedback });
const tone = (change: object = {}): object => ({
  criterion: 'tone',
  grade: 80,
  reason: 'Kind.',
  quote: QUOTE,
  ...change,
});

/** What a model answers → the grade, whether rules alone made it, and calls. Without the tone: 100 for the fact. */
const table: [string, Said[], number, boolean][] = [
  ['as asked', [judging([tone()])], 90, false],
  ['a grade as text', [judging([tone({ grade: '80' })])], 90, false],
  ['a grade with its scale', [judging([tone({ grade: '80/100' })])], 90, false],
  ['a quote with a slip', [judging([tone({ quote: 'i am sory for the delay' })])], 90, false],
  ['a list of quotes', [judging([tone({ quotes: [QUOTE], quote: undefined })])], 90, false],
  ['more than was asked', [judging([tone({ mood: 'good' })]).replace('{', '{"note":"x",')], 90, false],
  ['an object by criterion', [judging({ tone: { grade: 80, quote: QUOTE } })], 90, false],
  ['an endless reason', [judging([tone({ reason: 'very '.repeat(400) })])], 90, false],
  ['endless feedback', [judging([tone()], 'Kind words. '.repeat(400))], 90, false],
  ['nothing to find', [judging([tone({ grade: 0, quote: '' })])], 50, false],
  ['a quote of nobody first', [judging([tone({ quote: 'Dear madam' })]), judging([tone()])], 90, false],
  ['a quote of nobody', [judging([tone({ quote: 'Dear madam' })])], 100, false],
  [
    'a quote of nobody, then a failure',
    [judging([tone({ quote: 'x' })]), { fails: 'rate_limited' }],
    100,
    false,
  ],
  ['no quote', [judging([tone({ quote: '' })])], 100, false],
  ['a grade off the scale', [judging([tone({ grade: 800 })])], 100, false],
  ['another criterion', [judging([tone({ criterion: 'charm' })])], 100, false],
  ['a word on what rules check', [judging([tone(), { ...tone(), criterion: 'fact', grade: 0 }])], 90, false],
  ['no JSON', ['Very good.'], 100, true],
  ['no feedback', [judging([tone()], null)], 100, true],
  ['nothing', [''], 100, true],
  ['a failure', [{ fails: 'stream_failed' }], 100, true],
];

describe('whatever a model answers, a grade stands on proof', () => {
  it.each(table)('%s', async (_name, answers, expected, standsIn) => {
    const { graded, calls } = await grade(answers);
    expect(graded).toMatchObject({ grade: expected, standsIn });
    expect(graded?.criteria.find(({ id }) => id === 'tone')?.leftOut).toBe(
      expected === 100 ? true : undefined,
    );
    expect(graded?.feedback.length).toBeGreaterThan(5);
    expect(calls).toBeLessThanOrEqual(4);
  });

  it.each<[string, string]>([
    ['a figure', 'Your score is 85 points.'],
    ['a promise', 'You will get a bonus for this.'],
    ['a question', 'Do you want the next one?'],
    ['the solution', 'You should name the parcel with the brass candlestick.'],
    ['a link', 'Read https://evil.example first.'],
    ['an insult', 'This is stupid work.'],
    ['reasoning', 'The user said it well.'],
  ])('%s stays out of the feedback', async (_name, words) => {
    const { graded } = await grade([judging([tone()], `${FEEDBACK} ${words}`)]);
    expect(graded?.feedback).toBe(FEEDBACK);
    // Nothing of it may be said: the built-in supervisor says what rules found.
    const alone = await grade([judging([tone()], words)]);
    expect(alone.graded?.feedback).not.toContain(words);
    expect(alone.graded?.feedback).toMatch(/Fact/);
  });

  it('tells a refusal, and grades nothing that only a model can judge', async () => {
    expect((await grade([{ fails: 'rate_limited' }])).failure).toBe('rate_limited');
    const judged = { ...key, criteria: key.criteria.slice(0, 1) };
    for (const said of [{ fails: 'stream_failed' as const }, judging([tone({ quote: 'Dear madam' })])])
      expect((await grade([said], judged)).failure).toBe('stream_failed');
  });
});

const plan = {
  taskType: 'Email support',
  title: 'Answer a question about a date',
  description: 'Write the complete e-mail. Name the date and stay friendly.',
  brief: 'A customer asks when the parcel comes. Write the reply.',
  material: [{ title: 'Order O-1', lines: ['Arrives May 4'] }],
  hints: ['the date'],
  form: 'prose',
  criteria: [key.criteria[1], key.criteria[0]],
  solution: 'Your parcel will arrive on May 4.',
};

describe('whatever a model plans, only what can be graded is given', () => {
  it.each<[string, unknown, boolean]>([
    ['as asked', plan, true],
    ['no criteria', { ...plan, criteria: [] }, false],
    ['only what a model judges', { ...plan, criteria: [key.criteria[0]] }, false],
    [
      'form without content',
      { ...plan, criteria: [{ ...key.criteria[0], check: { kind: 'length', min: 1, max: 50 } }] },
      false,
    ],
    ['a solution that doesn’t solve it', { ...plan, solution: 'It will come soon.' }, false],
    [
      'the answer in the material',
      {
        ...plan,
        criteria: [{ ...key.criteria[1], check: { kind: 'exactly', wanted: ['May'], all: ['May', 'June'] } }],
      },
      false,
    ],
    ['two criteria of one name', { ...plan, criteria: [key.criteria[1], key.criteria[1]] }, false],
    [
      'a check that nobody knows',
      { ...plan, criteria: [{ ...key.criteria[1], check: { kind: 'vibes' } }] },
      false,
    ],
    ['a field too many', { ...plan, secret: 'x' }, false],
    ['an endless description', { ...plan, description: 'Write. '.repeat(500) }, false],
    ['no material', { ...plan, material: [] }, false],
    ['words', 'Write a letter.', false],
    ['nothing', null, false],
  ])('%s', async (_name, said, given) => {
    const parsed = AssignmentSpec.safeParse(said);
    expect(parsed.success && (await isFair(parsed.data))).toBe(given);
  });
});
