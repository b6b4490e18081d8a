import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Act, decide, type Turn } from '../../../server/features/workSessions/parts/flow.ts';
import {
  buildSpec,
  templateCalled,
  templateKeys,
} from '../../../server/features/workSessions/parts/library.ts';
import { givenIn, wantedBy } from '../../../server/features/workSessions/parts/shift.ts';
import { isKeyOf } from '../../../server/features/workSessions/parts/sideMessages.ts';

/**
 * What employees say when they get a task, or a second try: read against each task of the library. Nothing of it may
 * use up a try. A short answer is one all the same.
 */

const Table = z.strictObject({
  talk: z.array(z.string()),
  answers: z.array(z.strictObject({ task: z.string(), text: z.string() })),
});

const today = new Date('2026-11-16T12:00:00Z');
const tasks = templateKeys.map((key) => {
  const spec = buildSpec(templateCalled(key), { seed: 'a', difficulty: 'starter', today });
  const given = givenIn({ taskDescription: spec.description, material: spec.material });
  return { key, spec, given };
});
type Task = (typeof tasks)[number];

/** The act after an untried task was given, and after its first try failed. */
function acts({ spec, given }: Task, text: string): string[] {
  return (['assign', 'evaluate'] as const).map((before: Act, tries) => {
    const turns: Turn[] = [
      { role: 'assistant', content: spec.brief, act: before },
      { role: 'user', content: text, act: null },
    ];
    const directive = decide(turns, { tries, given, ...wantedBy(spec) });
    return directive.act === 'review' && directive.settles ? 'settle' : directive.act;
  });
}

const countsIn = (all: readonly string[][], isWrong: (act: string) => boolean): string =>
  [0, 1]
    .map((tries) => `${all.filter((one) => isWrong(one[tries] ?? '')).length} of ${all.length}`)
    .join(', ');

function figures(name: string) {
  const file = path.join(import.meta.dirname, 'sideMessages', `${name}.json`);
  const { talk, answers } = Table.parse(JSON.parse(readFileSync(file, 'utf8')));
  const said = talk.flatMap((text) =>
    // A word that a task wants is an answer there.
    tasks
      .filter(({ spec }) => !isKeyOf(text, spec.solution))
      .map((task) => ({ text, task: task.key, acts: acts(task, text) })),
  );
  const short = answers.flatMap(({ task, text }) =>
    tasks.filter(({ key }) => key === task).map((one) => ({ text, task, acts: acts(one, text) })),
  );
  const costs = (act: string): boolean => act === 'evaluate' || act === 'settle';
  const lost = (act: string): boolean => act !== 'evaluate';
  process.stdout.write(
    `${name} (untried, second try open): ${countsIn(
      said.map((one) => one.acts),
      costs,
    )} acknowledgments cost a try, ${countsIn(
      short.map((one) => one.acts),
      lost,
    )} short answers aren’t graded\n`,
  );
  return {
    said,
    short,
    costly: said.filter((one) => one.acts.some(costs)),
    ungraded: short.filter((one) => one.acts.some(lost)),
  };
}

/** "Fair" is one of the reasons this task asks for. */
const named = ['Fair enough (admin.leave)'];
/** A question is talk, although this task is to ask some; and who speaks of a doctor seems to be ill. Neither costs a try. */
const mistaken = ["Bring a doctor's note", 'Which day and how many people?\nWhat equipment?'];

describe('an acknowledgment', () => {
  it('is no attempt, and gives no try away', () => {
    const { costly, ungraded } = figures('acknowledged');
    expect(costly.map(({ text, task }) => `${text} (${task})`)).toEqual(named);
    expect(ungraded.map(({ text }) => text)).toEqual(mistaken);
  });

  it('is told from answers no worse than when a set by other people was first read: 96 % and 95 %', () => {
    const { costly, ungraded, said, short } = figures('acknowledged.second');
    expect(costly.length / said.length).toBeLessThanOrEqual(0.043);
    expect(ungraded.length / short.length).toBeLessThanOrEqual(0.05);
  });

  // Written before the code read it: at first 131 of 2728 cost a try, and 10 of 34 answers weren't graded; 42 and 3 today.
  it('is told from answers in words of people unlike the authors of the other sets', () => {
    const { costly, ungraded, said } = figures('acknowledged.third');
    const phrases = [...new Set(costly.map(({ text }) => text))];
    expect(costly.length, JSON.stringify(phrases)).toBeLessThanOrEqual(0.02 * said.length);
    expect(ungraded.length, JSON.stringify(ungraded, null, 1)).toBeLessThanOrEqual(4);
  });
});

describe('a short answer', () => {
  const records = tasks.filter(({ spec }) => spec.form === 'records');
  it.each(records)('is graded: each line and each value that $key asks for', (task) => {
    const lines = task.spec.solution.split('\n');
    const values = lines.flatMap((line) => line.split(/: (?=\S)/)).filter((value) => !value.endsWith('?'));
    expect(
      [...lines, ...values].filter((text) => acts(task, text).some((act) => act !== 'evaluate')),
    ).toEqual([]);
  });

  it.each([
    'no errors',
    'All correct',
    'They match',
    'valid',
    'Everything is correct',
    'The records are all valid',
    'No mistakes found',
    'I found no errors',
    'There are no duplicates',
    'It is correct',
    'all of them match',
    'Nothing is wrong',
    'no differences',
    'They’re all correct',
    'Everything looks fine',
    'none of them match',
    'Both are correct',
    'identical',
    'I see no mistakes',
    'All ok',
    'All are right',
    'They do not match',
    'ok, they all match',
    'no issues',
    'All lines are correct',
  ])('is graded where records are asked for: %s', (text) => {
    expect(records.flatMap((task) => acts(task, text)).filter((act) => act !== 'evaluate')).toEqual([]);
  });
  it.each([
    'You are right',
    'No problem',
    'Perfect',
    'All right',
    'Right',
    'That is correct',
    'no worries',
    'Sounds good',
    'You’re correct',
    'All good',
    'Yes, correct',
    'Is it correct?',
    'I will check',
    'Everything okay?',
    'no questions',
    'No idea',
    'True',
    'I think you are right',
    'my mistake',
    'ok all clear',
  ])('isn’t what agrees or asks: %s', (text) => {
    expect(records.flatMap((task) => acts(task, text)).filter((act) => act === 'evaluate')).toEqual([]);
  });
});
