import { describe, expect, it } from 'vitest';
import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { apartIn, withoutActs } from './asides.ts';

const answers: Partial<Record<InterviewPhase, readonly string[]>> = {
  availability: [
    'I can do 20 hours a week',
    'I can do Monday to Friday morning',
    'I can do it in the morning',
    'Yes I can do evening, Monday to Friday, 5 to 10',
    'I can do 5 to 10 in the evening',
    'I can do afternoon and evening',
    'I can do any day of the week',
    'I can do any hours',
    'I can only do weekend',
    'I can’t do Monday morning',
    'I can’t do Saturday and Sunday',
    'I’d prefer to do evening',
    'I can do the morning, 9 AM to 1 PM',
    'I have to leave at 5',
    'I have to stop in the evening',
    'I can’t continue after 5 in the evening',
    'I can do chat in the morning',
    'I can do later hours',
  ],
  situation: [
    'I would ask a few questions first',
    'I’d ask questions first',
    'I need to ask some questions first',
    'I’d first ask a question or two',
    'I will ask for more time',
    'I would have a few questions before I do anything',
    'I’d wait 5 minutes because the customer is angry',
    'I’d wait one more hour, the driver may be late',
    'I’d wait a few minutes and continue',
    'I’d say: one moment please',
    'One moment please, I will be back with the answer',
    'I would go back and continue later',
    'I’d say sorry and ask what the question was',
    'I asked what was lost and read it back',
    'I asked again',
    'I would ask again and again',
  ],
  experience: [
    'a few minutes',
    '5 minutes',
    'I quit because the company closed',
    'I quit because of the commute',
    'I’d say sorry and ask what the question was',
    'I asked what was lost and read it back',
    'I asked again',
    'I would ask again and again',
    'I can do 9 AM to 5 PM, later in the evening too',
  ],
};

describe('an honest answer is never taken for something else', () => {
  for (const phase of ['availability', 'situation', 'experience'] as const)
    it.each(answers[phase] ?? [])(`${phase}: %s`, (text) => {
      expect(apartIn(text, phase)).toBeNull();
      expect(withoutActs(text, phase)).toBe(text);
    });
});

describe('whoever leaves may leave, whatever is open', () => {
  for (const phase of ['availability', 'situation', 'experience', 'skills'] as const)
    it.each([
      'I have to go, I’ll continue tomorrow',
      'I have to go now',
      'I want to stop the interview',
      'I need to stop the interview here',
      'Can we continue tomorrow?',
      'Sorry, I have to leave now, I will come back later',
    ])(`${phase}: %s`, (text) => expect(apartIn(text, phase)).toBe('leave'));
  it.each(['stop', 'bye', 'I want to stop'])('availability: %s', (text) =>
    expect(apartIn(text, 'availability')).toBe('leave'),
  );
});

it('what is said beside leaving is kept', () => {
  expect(withoutActs('I have to go now, I will continue tomorrow', 'experience')).toBe('');
  expect(withoutActs('my power went out, I need to continue later', 'experience')).toBe('my power went out');
});

describe('people of other trades answer in other words', () => {
  const said: Partial<Record<InterviewPhase, readonly string[]>> = {
    experience: [
      'First I greet the guest and later continue with check in',
      'We had to stop the line and wait one hour for parts',
      'My boss asked me to continue the next day and I finished the list',
      'I used to pause the call, ask a colleague and come back to the caller',
      'We close at 9 so I used to go home at 10',
      'The other day I did the same',
    ],
    situation: [
      'I would call back later in the day if she is busy',
      'I stop, breathe, and read the message again',
      'Give her a minute to explain, then I answer',
      'Ask again what was the order number',
      'Come back to her within one hour',
      'wait for the courier, then refund',
      'I’d continue tomorrow if the warehouse is closed, and write that to him',
    ],
    availability: [
      'Any time except I must leave at 5 to pick up my kids',
      'I stop work at 6 PM my time',
      'I could do nights, later not',
      'I can continue until midnight',
      'Some other days too',
    ],
  };
  for (const phase of ['experience', 'situation', 'availability'] as const)
    it.each(said[phase] ?? [])(`${phase}: %s`, (text) => {
      expect(apartIn(text, phase)).toBeNull();
      expect(withoutActs(text, phase)).toBe(text);
    });

  it.each([
    ['leave', 'Can we finish this some other day please'],
    ['leave', 'battery is at 2%, got to stop, back later'],
    ['repeat', 'Come again?'],
    ['repeat', 'sorry which one was I supposed to answer'],
    ['repeat', 'I lost the thread, can you say the question again'],
    ['resume', 'I am here again, sorry for that'],
  ] as const)('%s: %s', (act, text) => expect(apartIn(text, 'experience')).toBe(act));
});
