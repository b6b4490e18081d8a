import { describe, expect, it, test } from 'vitest';
import { exchangesOf, questionIn, saidIn } from '../../client/features/candidates/reading/exchanges.ts';
import {
  contradictionsOf,
  doubtOf,
  nextUnread,
  readingOrder,
  stepFrom,
} from '../../client/features/candidates/reading/order.ts';
import { contradictedReason, readContradiction } from '../../shared/interview/contradictions.ts';
import type { CriterionRating, Ratings } from '../../shared/interview/scoring.ts';
import type { InterviewReview, OwnReview } from '../../shared/reviews/schema.ts';

const rating = (criterion: string, more: Partial<CriterionRating> = {}): CriterionRating => ({
  criterion,
  label: criterion,
  weight: 0.5,
  rating: 4,
  reason: 'Says how.',
  evidence: [],
  ...more,
});
const ratingsOf = (...criteria: CriterionRating[]): Ratings => ({
  rubric: 'test',
  model: 'test',
  changedBy: null,
  criteria,
});
const rated = (criterion: string, value: number | null): Pick<InterviewReview, 'own' | 'others'> => {
  const own: OwnReview = {
    criteria: [{ criterion, label: criterion, weight: 0.5, rating: value }],
    score: 0,
    note: '',
    blind: true,
    ratedAt: '2026-11-20T10:00:00.000Z',
  };
  return { own, others: [] };
};

describe('the order of reading', () => {
  it('begins with what two readings, or a person and the AI, rate differently', () => {
    const ratings = ratingsOf(rating('a'), rating('b', { apart: [2, 4] }), rating('c'));
    expect(readingOrder(ratings, rated('c', 2)).map(({ criterion }) => criterion)).toEqual(['b', 'c', 'a']);
    expect(doubtOf(rating('a'), rated('a', 4))).toBeNull();
    expect(doubtOf(rating('a'), rated('a', null))).toBe('people');
    expect(doubtOf(rating('a', { apart: [null, 4] }), null)).toBe('readings');
    expect(doubtOf(rating('a', { apart: [null, null] }), null)).toBe('unrated');
  });

  it('takes the AI by its own rating, not by what HR made of it', () => {
    const changed = rating('a', { rating: 2, proposed: 4 });
    expect(doubtOf(changed, rated('a', 4))).toBeNull();
    expect(doubtOf(changed, rated('a', 2))).toBe('people');
    expect(doubtOf(rating('a', { rating: 2, proposed: null }), rated('a', null))).toBeNull();
  });

  it('steps from one to the next and stays at the ends', () => {
    expect(stepFrom(['a', 'b'], null, 1)).toBe('a');
    expect(stepFrom(['a', 'b'], 'a', 1)).toBe('b');
    expect(stepFrom(['a', 'b'], 'b', 1)).toBe('b');
    expect(stepFrom(['a', 'b'], 'a', -1)).toBe('a');
    expect(stepFrom([], null, 1)).toBeNull();
  });

  it('finds what hasn’t been read, from here on and around', () => {
    expect(nextUnread(['a', 'b', 'c'], ['b'], 'a')).toBe('c');
    expect(nextUnread(['a', 'b', 'c'], ['c'], 'b')).toBe('a');
    expect(nextUnread(['a', 'b'], ['a', 'b'], 'a')).toBeNull();
  });
});

describe('contradictions', () => {
  const reason = contradictedReason('years', {
    first: 'I have 12 years of experience.',
    second: '2021 – 2023: Agent at “Parcel Co”. Manila',
    reason: 'Names steps.',
  });

  it('are read from a reason as they were written into it', () => {
    expect(readContradiction(reason)).toEqual({
      contradiction: {
        says: 'Years of experience and résumé don’t match',
        first: 'I have 12 years of experience.',
        second: '2021 – 2023: Agent at "Parcel Co". Manila',
      },
      rest: 'Names steps.',
    });
    expect(readContradiction('Names steps.')).toEqual({ contradiction: null, rest: 'Names steps.' });
  });

  it('are named once, however many ratings they limit', () => {
    expect(contradictionsOf(ratingsOf(rating('a', { reason }), rating('b', { reason })))).toHaveLength(1);
    expect(contradictionsOf(null)).toEqual([]);
  });
});

describe('questions and answers', () => {
  const said = (role: 'user' | 'assistant', ...contents: string[]) =>
    contents.map((content, index) => ({ role, content, seq: index + 1 }));
  const talk = [...said('assistant', 'Hello. How are you?'), ...said('user', 'Fine.', 'Thanks.')].map(
    (message, index) => ({ ...message, seq: index + 1 }),
  );

  it('belong together, and a question without an answer is left out', () => {
    const open = { role: 'assistant' as const, content: 'And now?', seq: 4 };
    expect(exchangesOf([...talk, open])).toEqual([{ seq: 1, question: 'How are you?', answers: [2, 3] }]);
  });

  it.each([
    'Of course. I’ve let HR know you’d like to talk with a person. If you’d like to go on, just answer my last question.',
    'That’s everything from me, Marisol. Thank you for your time.',
    'I’d like us to keep this respectful. My last question is still open.',
    'No rush, I’ll be here.',
    'Thanks, I’ve added that. Whenever you’re ready, press “Complete Interview.”',
    'Your message is saved with our conversation.',
  ])('leave the question before it open where we asked none: %s', (content) => {
    const more = [
      { role: 'assistant' as const, content, seq: 4 },
      { role: 'user' as const, content: 'And one thing more.', seq: 5 },
    ];
    expect(exchangesOf([...talk, ...more])).toEqual([
      { seq: 1, question: 'How are you?', answers: [2, 3, 5] },
    ]);
  });

  it('begin anew with a request to tell something', () => {
    const more = [
      { role: 'assistant' as const, content: 'Tell me about your last job.', seq: 4 },
      { role: 'user' as const, content: 'I was a clerk.', seq: 5 },
    ];
    expect(exchangesOf([...talk, ...more]).map(({ answers }) => answers)).toEqual([[2, 3], [5]]);
  });

  test.each([
    ['Thank you. **Which tools** did you use? Take your time.', 'Which tools did you use?'],
    ['Tell me about your last job. I’m listening.', 'Tell me about your last job.'],
    ['Hello', 'Hello'],
  ])('%s', (content, question) => expect(questionIn(content)).toBe(question));

  it('are found by a quote, also one that was cut off', () => {
    expect(saidIn(talk, 'Fine.')).toBe(2);
    expect(saidIn(talk, 'Than…')).toBe(3);
    expect(saidIn(talk, 'Something else')).toBeNull();
    expect(saidIn([{ role: 'user', content: 'Worked at “Parcel Co”.', seq: 7 }], 'at "Parcel Co"')).toBe(7);
  });
});
