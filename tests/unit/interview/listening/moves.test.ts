import { describe, expect, it } from 'vitest';
import { isOtherScript, languageDetector } from '../../../../server/ai/builtIn/interview/english.ts';
import { readInterview } from '../../../../server/ai/builtIn/interview/said.ts';
import { scoreTalk } from '../../../../server/ai/builtIn/interview/score.ts';
import { readText } from '../../../../server/ai/builtIn/reading/sentence.ts';
import { withoutDisclosures } from '../../../../server/features/interview/parts/answers/disclosures.ts';
import { isHostile, readAnswer } from '../../../../server/features/interview/parts/answers/reading.ts';
import { wishIn } from '../../../../server/features/interview/parts/answers/wishes.ts';
import type { Turn } from '../../../../server/features/interview/parts/context.ts';
import { ProposedRatings } from '../../../../server/features/interview/parts/rating/proposal.ts';
import { rubricFor } from '../../../../server/features/interview/parts/rating/rubric.ts';
import { settleRatings } from '../../../../server/features/interview/scoring.ts';
import { companyFacts } from '../../../../shared/company/facts.ts';
import type { InterviewPhase } from '../../../../shared/interview/schema.ts';
import { type Moves, moves } from '../phrases/moves.ts';
import { movesHeldOut } from '../phrases/movesHeldOut.ts';
import { type Answer, angry, last, type Step, support, talk, work } from './conversation.ts';

const languages = await languageDetector();
// Loads the model of meanings, which takes long where much else runs.
await readText('Fine.');
const facts = {
  ...support('support-people', 'support-angry', 'hours'),
  resumeText: '2021 - 2024: Support agent, phone company. Zendesk, Excel.',
};
/** Answers each question in full until one of this phase is open. */
const full: Answer = ({ phase }) =>
  ({
    opening: 'Fine, thanks.',
    experience: `${work} ${angry}`,
    skills: 'I use Zendesk to tag each case, and Gmail for long ones.',
    situation: 'I’d say sorry, check the order first, and ask my lead before I offer anything.',
    availability: '9 AM to 6 PM Eastern, Monday to Friday, with fiber at home.',
    questions: 'No.',
    closing: 'No.',
  })[phase];

/** The turns after what is said to the first question of a phase. */
function at(phase: InterviewPhase, ...texts: Answer[]): Step[] {
  for (let before = 0; before < 20; before++) {
    const answers = Array<Answer>(before).fill(full);
    if (last(talk(facts, answers)).phase === phase)
      return talk(facts, [...answers, ...texts]).slice(-1 - texts.length);
  }
  return expect.fail(`no ${phase}`);
}

const base = (step?: Step): string => step?.questionId.split('~')[0] ?? '';
const subjects = ({ asked }: Step): string[] =>
  asked.flatMap((one): string[] => (one.subjects.length > 0 ? one.subjects : ['hr']));

/** What isn't read as it is meant, by kind. */
const misread = (said: Moves): Record<keyof Moves, unknown[]> => ({
  handing: said.handing.filter(
    (text) => wishIn(text) !== null || at('situation', text).some(({ act }) => act === 'human'),
  ),
  personal: said.personal.filter(
    (text) => wishIn(text) !== 'person' || last(at('experience', text)).act !== 'human',
  ),
  beside: said.beside.filter(([kept, between, disclosure]) => {
    const left = withoutDisclosures(`${kept}${between}${disclosure}`).split('\n');
    return left[0] !== kept || left.length > 2;
  }),
  ending: said.ending.filter(([text, act]) => last(at('questions', text)).act !== act),
  apart: said.apart.filter(([text, act]) => {
    const [open, turn, next] = at('experience', text, `${work} ${angry}`);
    return turn?.act !== act || base(turn) !== base(open) || next?.act !== 'ask' || !next.grasped;
  }),
  within: said.within.filter(([text, phase]) => /pause|resume|repeat/.test(last(at(phase, text)).act)),
  mild: said.mild.filter(isHostile),
  hostile: said.hostile.filter((text) => !isHostile(text)),
  toNora: said.toNora.filter(([text, subject]) =>
    (['experience', 'questions'] as const).some((phase) => {
      const turn = last(at(phase, text));
      return subject === 'invite' ? turn.act !== 'invite' : subjects(turn).join() !== subject;
    }),
  ),
  otherScripts: said.otherScripts.filter((text) => !readAnswer(text, languages).foreign),
  latin: said.latin.filter(isOtherScript),
  none: said.none.filter(([text, phase]) => {
    const { reading, followUp, cold, question } = last(at(phase, text));
    return !reading?.none || !followUp || cold || /them|those|know best/.test(question ?? '');
  }),
  some: said.some.filter(([text, phase]) => last(at(phase, text)).reading?.none === true),
  referring: said.referring.filter((text) => {
    const [open, turn] = at('skills', text);
    return turn?.act !== 'ask' || base(turn) === base(open) || /guessing|loop/.test(turn.content);
  }),
});

describe('what a message does', () => {
  it.each(Object.entries(misread(moves)))('is read: %s', (_kind, missed) => expect(missed).toEqual([]));

  it.each(Object.entries(misread(movesHeldOut)))('is read where it was held out: %s', (_kind, missed) =>
    expect(missed).toEqual([]),
  );
});

describe('what follows from it', () => {
  it('work after a request for a person is an answer, and the request can be made again', () => {
    const wish = 'I’d like to do this with a human.';
    const work = 'I apologize and check the tracking with the courier. Please pass me to a live agent.';
    const [, asked, next] = at('situation', wish, work).map(({ act }) => act);
    expect([asked, next]).toEqual(['human', expect.stringMatching(/ask|follow_up/)]);
    expect(last(at('situation', wish, wish)).act).toBe('human');
  });

  it('a question is interrupted twice at most, then what is said is its answer', () => {
    const leave = 'I have to go now, I will continue tomorrow';
    const acts = at('availability', leave, leave, leave).map(({ act }) => act);
    expect(acts.slice(1, 3)).toEqual(['pause', 'pause']);
    expect(acts.at(-1)).not.toBe('pause');
    expect(last(at('availability', 'I can do Monday to Friday morning')).act).not.toBe('pause');
  });

  it('a request takes nothing else out of an answer', async () => {
    const steps = 'I apologize first. Then I check the tracking and ask the courier.';
    const turns = (content: string): Turn[] => [
      {
        seq: 1,
        role: 'assistant',
        content: '',
        meta: { phase: 'situation', questionId: 'a', followUp: false },
      },
      { seq: 2, role: 'user', content, meta: null },
    ];
    const said = async (content: string) =>
      (await readInterview(facts, turns(content))).map(({ text }) => text);
    expect(await said(`${steps} I’d rather talk to a human.`)).toEqual(await said(steps));
    expect(await said(`${steps} After that I escalate it to a supervisor.`)).toHaveLength(3);
    expect(await said('I have to go now, I will continue tomorrow')).toEqual([]);
  });

  it('what is disclosed in one breath with an answer leaves its score as it is', async () => {
    const rubric = rubricFor(facts.position);
    const rate = async (added: string) => {
      const turns: Turn[] = moves.beside.slice(0, 3).flatMap(([kept, between, disclosure], index): Turn[] => [
        {
          seq: 2 * index + 1,
          role: 'assistant',
          content: '',
          meta: { phase: 'experience', questionId: `support-${index}`, followUp: false },
        },
        {
          seq: 2 * index + 2,
          role: 'user',
          content: added === '' ? kept : `${kept}${between}${disclosure}`,
          meta: null,
        },
      ]);
      return settleRatings(
        await scoreTalk({ facts, turns, rubric, year: 2026 }),
        { facts, turns, rubric },
        'any',
      );
    };
    expect(await rate('disclosed')).toEqual(await rate(''));
  });

  it('a quote is shortened around a disclosure', () => {
    const rubric = rubricFor(facts.position);
    const content = 'i called each customer back within the hour and i have two kids at home';
    const turns: Turn[] = [{ seq: 2, role: 'user', content, meta: null }];
    const ratings = rubric.criteria.map(({ id }) => ({
      criterion: id,
      rating: 4,
      reason: '',
      quotes: [content],
    }));
    for (const { evidence } of settleRatings(
      ProposedRatings.parse({ ratings }),
      { facts, turns, rubric },
      'any',
    ).criteria)
      expect(evidence).toEqual([{ seq: 2, quote: 'i called each customer back within the hour' }]);
  });

  it('a question in the same breath as an apology is answered, and so is one beside an insult', () => {
    const sorry = last(at('experience', 'Sorry for my stupid question, is there training for this?'));
    expect(sorry).toMatchObject({ act: 'aside' });
    expect(sorry.content).toContain(companyFacts.training);
    const rude = last(at('experience', 'You are a stupid bot. How long is the training?'));
    expect(rude).toMatchObject({ act: 'boundary' });
    expect(rude.content).toContain(companyFacts.training);
  });

  it('a question about money for us is told that there’s nothing to pay', () => {
    for (const text of ['do i need to pay anything', 'is this a scam?'])
      expect(last(at('questions', text)).content).toContain(companyFacts.nothingToBuy);
  });

  it.each(moves.otherScripts)(
    'another script is asked for English, then gets the way to a person: %s',
    (text) =>
      expect(
        at('experience', text, text, text)
          .slice(1)
          .map(({ act }) => act),
      ).toEqual(['language', 'language', 'person']),
  );

  it('what is asked after the good-bye is answered', () => {
    const following = (text: string): Step => last(at('closing', text));
    expect(following('Wait, can you explain the training?').content).toContain(companyFacts.training);
    expect(following('I don’t know if you can tell me, what is the salary?').asked).toMatchObject([
      { subjects: ['pay'] },
    ]);
    expect(following('I have one more question').act).toBe('invite');
    expect(following('I also know Freshdesk.').content).toMatch(/add/);
  });

  it('someone who says yes again and again gets to the end', () => {
    expect(
      at('questions', 'Yes', 'yes', 'yes')
        .map(({ act }) => act)
        .slice(1),
    ).toEqual(['invite', 'invite', 'close']);
  });

  it('a question about ours in the middle is answered instead of explained', () => {
    const turn = last(at('experience', 'Can you explain how the score works?'));
    expect(turn).toMatchObject({ act: 'aside', asked: [{ subjects: ['scores'] }] });
  });
});
