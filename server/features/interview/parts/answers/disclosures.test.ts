import { describe, expect, it } from 'vitest';
import { factsFor } from '../../../../../tests/unit/interview/facts.ts';
import { scoreTalk } from '../../../../ai/builtIn/interview/score.ts';
import { experienced } from '../../../../demo/answers.ts';
import { holdInterview } from '../../../../demo/interviews.ts';
import { scoringPrompt } from '../../prompts.ts';
import { settleRatings } from '../../scoring.ts';
import type { Turn } from '../context.ts';
import { ProposedRatings } from '../rating/proposal.ts';
import { rubricFor } from '../rating/rubric.ts';
import { disclosuresIn, withoutDisclosures } from './disclosures.ts';
import { wishIn } from './wishes.ts';

const disclosed: [string, string][] = [
  ['I am five months pregnant.', 'pregnancy'],
  ['I’m expecting a baby in March.', 'pregnancy'],
  ['I’ll go on maternity leave in June, just so you know.', 'pregnancy'],
  ['I am hard of hearing.', 'disability'],
  ['I have dyslexia, so I read twice.', 'disability'],
  ['I use a wheelchair.', 'disability'],
  ['My ADHD makes me double-check everything.', 'disability'],
  ['I was diagnosed with cancer last year.', 'illness'],
  ['I have chronic migraines.', 'illness'],
  ['I’m on medication for depression.', 'illness'],
  ['I am sick today, sorry.', 'illness'],
  ['I am 52 years old.', 'age'],
  ['I’m in my late fifties.', 'age'],
  ['I am a Muslim and pray five times a day.', 'religion'],
  ['I keep the Sabbath on Saturday.', 'religion'],
  ['I am a single mother.', 'care'],
  ['I have two small kids at home.', 'care'],
  ['I take care of my sick father.', 'care'],
];

describe('disclosures', () => {
  it.each(disclosed)('%s', (text, kind) => {
    expect(disclosuresIn(text)).toContain(kind);
    expect(withoutDisclosures(text)).toBe('');
  });

  it.each([
    'A customer was pregnant and could not stand in line.',
    'I helped disabled students with their forms.',
    'The patient was ill, so I called the doctor.',
    'I am sick of messy spreadsheets.',
    'I am expecting a call from the courier.',
    'I take care of my customers.',
    'I am blind to nothing in a report.',
    'I have 12 years of experience.',
    'I was 30 minutes early.',
    'I worked for a Christian charity.',
  ])('not: %s', (text) => expect(disclosuresIn(text)).toEqual([]));

  it('weigh nothing, and stand in no quote and no prompt', async () => {
    const facts = factsFor('Customer Support Representative', 'disclosing');
    const rubric = rubricFor(facts.position);
    const rate = async (turns: Turn[]) =>
      settleRatings(
        await scoreTalk({ facts, turns, rubric, year: 2026 }),
        { facts, turns, rubric },
        'built-in',
      );
    const plain = await holdInterview(facts, experienced);
    const said = plain.map((turn, index) =>
      turn.role === 'user'
        ? { ...turn, content: `${turn.content} ${disclosed[index % disclosed.length]?.[0] ?? ''}` }
        : turn,
    );
    expect(await rate(said)).toEqual(await rate(plain));
    const { messages } = scoringPrompt(facts, said, rubric);
    for (const [text] of disclosed) expect(messages[0]?.content).not.toContain(text);
    const quoting = ProposedRatings.parse({
      ratings: rubric.criteria.map(({ id }) => ({
        criterion: id,
        rating: 1,
        reason: '',
        quotes: disclosed.slice(0, 5).map(([text]) => text),
      })),
    });
    for (const { evidence } of settleRatings(quoting, { facts, turns: said, rubric }, 'any').criteria) {
      for (const { quote } of evidence) expect(disclosuresIn(quote)).toEqual([]);
    }
  });

  it('leave the hours that were said beside them', () => {
    const text = 'I take care of my two kids, so I can work from 9 AM to 5 PM Manila time.';
    expect(withoutDisclosures(text)).toBe('so I can work from 9 AM to 5 PM Manila time.');
  });
});

describe('wishes', () => {
  it.each([
    'a human, please',
    'Human please',
    'Can I talk to someone from HR?',
    'I’d rather do this with a real person.',
    'Is it possible to be interviewed by a human being?',
    'get me a person',
    'I don’t feel comfortable talking to an AI.',
    'Connect me to an agent pls',
    'Could one of you call me instead?',
    'Please transfer me to a live person.',
    'I want a human interviewer',
    'Is there a human I can talk to?',
  ])('for a person: %s', (text) => expect(wishIn(text)).toBe('person'));

  it.each([
    'I need an accommodation.',
    'Can I get a reasonable accommodation for this interview?',
    'I need more time to answer because of my dyslexia.',
    'I would like to request some adjustments.',
    'I can’t type because my arm is broken.',
    'Could we do this by phone because I have low vision?',
    'I need a sign language interpreter.',
  ])('for an accommodation: %s', (text) => expect(wishIn(text)).toBe('accommodation'));

  it.each([
    'I booked the accommodation for two guests.',
    'When a customer wants to talk to a person, I transfer the call.',
    'I can talk with people of all kinds.',
    'I need to speak with the client first.',
    'I would hand it to my supervisor.',
    'I am a people person.',
    'I gave the customer extra time to pay.',
    'I put the caller through to the manager.',
  ])('none: %s', (text) => expect(wishIn(text)).toBeNull());
});
