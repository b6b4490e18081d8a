import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, decide, goesOn, type Turn } from '../../../server/features/workSessions/flow.ts';
import {
  affirmatives,
  isAffirmative,
  performanceRating,
  sessionEndText,
  sessionMinutes,
} from '../../../shared/workSessions.ts';

const persona = (act: Act): Turn => ({ role: 'assistant', content: '…', act });
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

  it('do not swallow a long answer while a task waits for one', () => {
    const answer = `Sure, here is the letter. ${'I am sorry that you had to wait. '.repeat(8)}`;
    expect(goesOn(answer, true)).toBe(false);
    expect(goesOn(answer, false)).toBe(true);
    expect(goesOn('Sure, give me the next one', true)).toBe(true);
  });
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

  it('reviews after an affirmative word, and evaluates everything else as the answer to the current task', () => {
    expect(decide([persona('evaluate'), person('Yes, ready')], null)).toEqual({
      act: 'review',
      open: false,
      settles: false,
    });
    expect(decide([persona('assign'), person('next')], { tries: 0 })).toEqual({
      act: 'review',
      open: true,
      settles: false,
    });
    expect(decide([persona('evaluate'), person('next')], { tries: 1 })).toEqual({
      act: 'review',
      open: false,
      settles: true,
    });
    expect(decide([persona('assign'), person('Dear Ms. Howell')], { tries: 0 })).toEqual({
      act: 'evaluate',
      answer: 'Dear Ms. Howell',
    });
  });

  it('loses no answer of which the reply failed', () => {
    const turns = [persona('assign'), person('My answer.'), person('next')];
    expect(decide(turns, { tries: 0 })).toEqual({ act: 'evaluate', answer: 'My answer.' });
    expect(decide([persona('assign'), person('Part one.'), person('Part two.')], { tries: 1 })).toEqual({
      act: 'evaluate',
      answer: 'Part one.\n\nPart two.',
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
    expect(performanceRating([84, 85])).toBe('Good');
    expect(performanceRating([70])).toBe('Good');
    expect(performanceRating([50])).toBe('Satisfactory');
    expect(performanceRating([49])).toBe('Needs Improvement');
    expect(performanceRating([100, 0])).toBe('Satisfactory');
  });

  it('count whole minutes since the first message, and none without one', () => {
    const at = new Date('2026-11-19T10:00:00Z');
    expect(sessionMinutes(at, new Date('2026-11-19T10:41:59Z'))).toBe(41);
    expect(sessionMinutes(null, at)).toBe(0);
    expect(sessionMinutes(at, new Date('2026-11-19T09:00:00Z'))).toBe(0);
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
