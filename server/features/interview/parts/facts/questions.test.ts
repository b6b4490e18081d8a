import { expect, it } from 'vitest';
import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { questions } from '../../../../../tests/unit/interview/phrases/questions.ts';
import {
  questionsHeldOut,
  statementsHeldOut,
} from '../../../../../tests/unit/interview/phrases/questionsHeldOut.ts';
import { questionsLater } from '../../../../../tests/unit/interview/phrases/questionsLater.ts';
import { statements, stories } from '../../../../../tests/unit/interview/phrases/statements.ts';
import { questionsIn } from './questions.ts';

/** What an answer would cover, or `hr` for a question that HR answers. */
function covered(text: string, phase: InterviewPhase): Set<string> {
  return new Set(
    questionsIn(text, phase).asked.flatMap(({ subjects }): string[] =>
      subjects.length > 0 ? subjects : ['hr'],
    ),
  );
}

/** Whether every subject asked about is covered, and at most one more is. */
function hits(text: string, wanted: string, phase: InterviewPhase): boolean {
  const found = covered(text, phase);
  return (
    wanted.split(/(?<!\+.*)\|/).length > 0 &&
    alternatives(wanted).some((all) => {
      const left = [...found].filter((one) => !all.includes(one));
      return all.every((one) => found.has(one)) && left.length <= 1;
    })
  );
}

/** `a+b|a+c` and `a|b` as lists of subjects. */
function alternatives(wanted: string): string[][] {
  return wanted.split('|').map((all) => all.split('+'));
}

function missed(list: readonly (readonly [string, string])[], phase: InterviewPhase): string[] {
  return list
    .filter(([text, wanted]) => !hits(text, wanted, phase))
    .map(([text, wanted]) => `${text} [${wanted}] ${[...covered(text, phase)].join(', ') || '-'}`);
}

it.each<InterviewPhase>(['questions', 'experience'])('knows what candidates ask, in %s', (phase) => {
  const wrong = missed(questions, phase);
  console.info(
    `${phase}: ${questions.length - wrong.length} of ${questions.length} questions\n${wrong.join('\n')}`,
  );
  expect(wrong.length / questions.length).toBeLessThanOrEqual(0.05);
});

it.each<InterviewPhase>(['experience', 'situation', 'questions'])(
  'takes no statement for a question, in %s',
  (phase) => {
    const wrong = statements.filter((text) => questionsIn(text, phase).asked.length > 0);
    console.info(
      `${phase}: ${wrong.length} of ${statements.length} statements taken for questions\n${wrong.join('\n')}`,
    );
    expect(wrong.length / statements.length).toBeLessThanOrEqual(0.05);
  },
);

it.each(stories)('takes no story for a question: %s', (text) => {
  expect(questionsIn(text, 'experience').asked).toEqual([]);
});

it.each([
  ['is it paid per record or per hour?', 'pay'],
  ['Who decides refunds, and up to what amount?', 'hr'],
  ['any chance the hours are flexible?', 'hours'],
  ['I’d be curious to hear about the brands, if you can share that.', 'hr|process'],
  ['I should be grateful to know how the two partners divide authority.', 'hr'],
  ['is tone w customers super formal or like chat?', 'hr'],
])('answers what is asked at the end: %s', (text, wanted) => {
  expect(hits(text, wanted, 'questions'), [...covered(text, 'questions')].join()).toBe(true);
});

it.each([
  ['Can I ask something first? Is the training paid, and do I need to buy my own laptop?', 2],
  ['May I ask you something? Is it full time?', 1],
  ['Can I ask a question? Do you pay overtime?', 1],
  ['I have a quick question. Would it be okay to ask one thing? How long is the training?', 1],
  ['Can I just ask one thing? Where is your office?', 1],
  ['Could I ask you a few questions first? What is the pay? Is it hourly?', 2],
])('takes no announcement for a question: %s', (text, count) => {
  const { asked } = questionsIn(text, 'questions');
  expect(asked).toHaveLength(count);
  expect(asked.every((one) => !/\bask\b/.test(one.text))).toBe(true);
});

it.each([
  'Who would be my boss?',
  'How many people are on the team, and who would be my boss?',
  'who do i report to day to day',
  'Whom would I report to?',
  'Who’s going to be my team lead?',
  'Who manages the team?',
  'Will my manager be someone in the U.S., and who is my direct supervisor?',
])('leaves it to HR who someone’s boss is: %s', (text) => {
  expect(covered(text, 'questions')).toEqual(new Set(['hr']));
});

it.each(['Who reads this interview?', 'Who decides in the end?', 'Who is the boss of this interview?'])(
  'knows who decides: %s',
  (text) => expect(covered(text, 'questions')).toEqual(new Set(['reader'])),
);

it.each<[string, string[]]>([
  ['Do you have to know anything else? How are scores made?', ['scores']],
  [
    'Is my interview read by a person, and who sees my data? Also, what is the pay?',
    ['reader', 'privacy', 'pay'],
  ],
  ['If she asks how scores are made in the game, I explain.', []],
])('hears what is asked in the middle of a situation: %s', (text, subjects) => {
  expect(questionsIn(text, 'situation').asked.flatMap((one) => one.subjects)).toEqual(subjects);
});

it.each<InterviewPhase>(['questions', 'experience'])('knows what was written later, in %s', (phase) => {
  const wrong = missed(questionsLater, phase);
  console.info(
    `${phase}: ${questionsLater.length - wrong.length} of ${questionsLater.length} later questions\n${wrong.join('\n')}`,
  );
  expect(wrong.length / questionsLater.length).toBeLessThanOrEqual(0.1);
});

it.each<InterviewPhase>(['questions', 'experience'])('knows what was held out, in %s', (phase) => {
  const wrong = missed(questionsHeldOut, phase);
  console.info(
    `${phase}: ${questionsHeldOut.length - wrong.length} of ${questionsHeldOut.length} held-out questions\n${wrong.join('\n')}`,
  );
  expect(wrong.length / questionsHeldOut.length).toBeLessThanOrEqual(0.1);
});

it.each<InterviewPhase>(['experience', 'situation', 'questions'])(
  'takes no held-out statement for a question, in %s',
  (phase) => {
    const wrong = statementsHeldOut.filter((text) => questionsIn(text, phase).asked.length > 0);
    console.info(
      `${phase}: ${wrong.length} of ${statementsHeldOut.length} held-out statements taken\n${wrong.join('\n')}`,
    );
    expect(wrong.length / statementsHeldOut.length).toBeLessThanOrEqual(0.05);
  },
);

it.each([
  'I am well, thank you! How are you?',
  'Good evening Nora, how are you doing today?',
  'I’m doing great, how about you?',
  'Fine. What about you, Nora?',
  'All good here! How’s your day going?',
  'how r u',
  'Very well, thanks for asking. And how was your weekend?',
  'I hope you are doing well?',
])('leaves no politeness to HR: %s', (text) => {
  expect(questionsIn(text, 'opening').asked).toEqual([]);
  expect(questionsIn(text, 'questions').asked).toEqual([]);
});

it.each<[string, string[]]>([
  ['I am fine, how are you? How are scores made?', ['scores']],
  ['How are you going to pay me?', ['pay']],
])('answers what is asked beside politeness: %s', (text, subjects) => {
  expect(questionsIn(text, 'opening').asked.flatMap((one) => one.subjects)).toEqual(subjects);
});

it.each([
  'Monday to Friday. Could I have more time to answer?',
  'I need an accommodation. Can I get some more time?',
  'Could you give me additional time, please?',
])('knows that there is no time limit: %s', (text) => {
  expect(covered(text, 'availability')).toEqual(new Set(['interview']));
});

it.each([
  'I would ask for more time if the list is long.',
  'A customer said: can I get more time to pay? I gave him two days.',
  'Then I take more time for the hard ones.',
])('leaves more time at work to the answer: %s', (text) => {
  expect(questionsIn(text, 'situation').asked).toEqual([]);
});

it('takes more time for new people for a question about the work', () => {
  expect(covered('Do new hires get more time to learn the system?', 'closing')).not.toContain('interview');
});
