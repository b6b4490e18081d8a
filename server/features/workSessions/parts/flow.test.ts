import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanGrade } from '../../../../shared/employee/statistics.ts';
import {
  affirmatives,
  isAffirmative,
  isAffirmativeAlone,
  isSkip,
  performanceRating,
  sessionEndText,
  sessionEndTitle,
  sessionMinutes,
} from '../../../../shared/workSessions/schema.ts';
import { type Act, decide, type Turn } from './flow.ts';

const persona = (act: Act): Turn => ({ role: 'assistant', content: '…', act });
const given = 'Reply to Ms. Howell about her refund of $64.90.';
const solution = 'Dear Ms. Howell, I’m sorry. The $64.90 arrives on Friday. Kind regards';
const untried = { tries: 0, given, solution };
const tried = { tries: 1, given, solution };
const person = (content: string): Turn => ({ role: 'user', content, act: null });

describe('affirmative words', () => {
  it.each([
    'yes',
    'Yeah!',
    'Ready.',
    "let's continue",
    'Let’s continue with it',
    'continue',
    'NEXT',
    'go ahead',
    'sure thing',
    'ok',
    'Okay, next',
    '"ok"',
    ' - yes please',
  ])('begin %s', (text) => expect(isAffirmative(text)).toBe(true));
  it.each([
    '',
    'yesterday I did it',
    'surely',
    'nextdoor',
    'okra',
    'not ready',
    'I am ready',
    'continues',
    'go',
    'let us see',
    '5 ok',
  ])('do not begin “%s”', (text) => expect(isAffirmative(text)).toBe(text === '5 ok'));

  it('count whatever follows them, by law', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...affirmatives),
        fc.constantFrom('', '.', ', thanks', ' to the next one'),
        (word, rest) => isAffirmative(word.toUpperCase() + rest),
      ),
    );
  });

  it.each(['Yes, next please', 'ok', 'Sure, give me the next one', 'Ready!', 'okay thanks'])(
    'stand alone in %s',
    (text) => expect(isAffirmativeAlone(text)).toBe(true),
  );
  it.each([
    'Sure, here is the letter.',
    'Ok, R-104 is Billing',
    'Yes, we can deliver on Friday.',
    'next door',
  ])('do not stand alone in %s', (text) => expect(isAffirmativeAlone(text)).toBe(false));
  it.each(['skip', 'Skip this one, please', 'I’d like to skip it', 'pass on this', 'ok, skip'])(
    'give way to %s',
    (text) => expect(isSkip(text)).toBe(true),
  );
  it.each([
    'skip line 3 and sort the rest',
    'I skipped R-104',
    'The customer wants to skip',
    'I would leave it',
    'I’d pass',
    'Leave the other one',
  ])('leave %s to the answer', (text) => expect(isSkip(text)).toBe(false));
});

describe('what the supervisor does next', () => {
  it('greets first, and gives a task after the greeting and after the reviewing message', () => {
    expect(decide([], null)).toEqual({ act: 'greet' });
    expect(decide([persona('greet')], null)).toEqual({ act: 'assign', remark: '' });
    expect(decide([persona('review'), person('Nice weather')], null)).toEqual({
      act: 'assign',
      remark: 'Nice weather',
    });
  });

  it('leaves a task that was not tried open when an affirmative word stands alone', () => {
    for (const word of ['next', 'Yes', 'ok, ready', 'Sure, give me the next one'])
      expect(decide([persona('assign'), person(word)], untried)).toEqual({ act: 'wait' });
    expect(
      decide([persona('assign'), person('Ok, dear Ms. Howell, your refund is on its way.')], untried),
    ).toMatchObject({
      act: 'evaluate',
    });
  });

  it('answers talk about a task, and grades what was said beside it', () => {
    const question = person('Thank you. Could you tell me what was missing?');
    expect(decide([persona('evaluate'), question], tried)).toMatchObject({ act: 'help', about: 'missing' });
    expect(decide([persona('assign'), person('I have a fever, I need a break.')], untried)).toMatchObject({
      act: 'help',
      about: 'away',
    });
    const answer = 'Dear Ms. Howell, the $64.90 arrives on Friday.';
    expect(decide([persona('assign'), question, person(answer)], untried)).toEqual({
      act: 'evaluate',
      answer,
    });
  });

  it('reviews after an affirmative word, and evaluates an answer to the current task', () => {
    expect(decide([persona('evaluate'), person('Yes, ready')], null)).toEqual({
      act: 'review',
      open: false,
      settles: false,
    });
    expect(decide([persona('assign'), person('skip this one')], untried)).toEqual({
      act: 'review',
      open: true,
      settles: false,
    });
    expect(decide([persona('evaluate'), person('skip')], tried)).toMatchObject({ settles: true });
    expect(decide([persona('evaluate'), person('next')], tried)).toEqual({
      act: 'review',
      open: false,
      settles: true,
    });
    expect(decide([persona('assign'), person('Dear Ms. Howell')], untried)).toEqual({
      act: 'evaluate',
      answer: 'Dear Ms. Howell',
    });
  });

  it('loses no answer of which the reply failed', () => {
    const turns = [persona('assign'), person('The refund comes on Friday.'), person('next')];
    expect(decide(turns, untried)).toEqual({ act: 'evaluate', answer: 'The refund comes on Friday.' });
    expect(
      decide([persona('assign'), person('Dear Ms. Howell,'), person('Your refund comes on Friday.')], tried),
    ).toEqual({
      act: 'evaluate',
      answer: 'Dear Ms. Howell,\n\nYour refund comes on Friday.',
    });
  });

  it('says something while no task is open', () => {
    expect(decide([persona('evaluate'), person('May I ask something?')], null)).toEqual({
      act: 'aside',
      remark: 'May I ask something?',
    });
  });

  it('never evaluates without a task, never gives one before it was asked for, by law', () => {
    const turn = fc.oneof(
      fc.constantFrom<Act>('assign', 'evaluate', 'aside').map(persona),
      fc.string({ minLength: 1 }).map(person),
    );
    fc.assert(
      fc.property(
        fc.array(turn),
        fc.constantFrom<Act>('assign', 'evaluate', 'aside'),
        fc.string({ minLength: 1 }),
        (before, act, said) => {
          const directive = decide([...before, persona(act), person(said)], null);
          expect(['review', 'aside']).toContain(directive.act);
        },
      ),
    );
  });
});

describe('figures of a shift', () => {
  it('rate by the mean of the grades; none is Pending', () => {
    expect(performanceRating([])).toBeNull();
    expect(performanceRating([85])).toBe('Excellent');
    expect(performanceRating([84, 84, 85])).toBe('Good');
    expect(performanceRating([70])).toBe('Good');
    expect(performanceRating([50])).toBe('Satisfactory');
    expect(performanceRating([49])).toBe('Needs Improvement');
    expect(performanceRating([100, 0])).toBe('Satisfactory');
  });

  it('rate the mean as it’s shown, by law', () => {
    expect([performanceRating([84, 85]), performanceRating([69, 70])]).toEqual(['Excellent', 'Good']);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (grades) => {
        expect(performanceRating(grades)).toBe(performanceRating([meanGrade(grades) ?? 0]));
      }),
    );
  });

  it('count whole minutes since the first message, and none without one', () => {
    const at = new Date('2026-11-19T10:00:00Z');
    expect(sessionMinutes(at, new Date('2026-11-19T10:41:59Z'))).toBe(41);
    expect(sessionMinutes(null, at)).toBe(0);
    expect(sessionMinutes(at, new Date('2026-11-19T09:00:00Z'))).toBe(0);
  });

  it('earn “Great work!” by a completed task and a rating of Good', () => {
    const result = { durationMinutes: 1, endedAt: '', endedBy: 'employee' as const };
    const title = (tasksCompleted: number, rating: Parameters<typeof sessionEndTitle>[0]['rating']): string =>
      sessionEndTitle({ ...result, tasksCompleted, rating });
    expect([title(1, 'Good'), title(3, 'Excellent')]).toEqual(['Great work!', 'Great work!']);
    expect(
      [title(0, 'Needs Improvement'), title(1, 'Satisfactory'), title(0, null), title(0, 'Good')].every(
        (text) => text === 'Your shift has ended.',
      ),
    ).toBe(true);
  });

  it('are said in words', () => {
    const result = { rating: null, endedAt: '', endedBy: 'employee' as const };
    expect(sessionEndText({ ...result, tasksCompleted: 1, durationMinutes: 0 })).toBe(
      'You completed 1 task in 0 minutes.',
    );
    expect(sessionEndText({ ...result, tasksCompleted: 5, durationMinutes: 1 })).toBe(
      'You completed 5 tasks in 1 minute.',
    );
  });
});
