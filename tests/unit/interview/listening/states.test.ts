import { describe, expect, it } from 'vitest';
import { languageDetector } from '../../../../server/ai/builtIn/interview/english.ts';
import {
  heardTurns,
  type QuestionState,
  statesOf,
} from '../../../../server/features/interview/parts/answers/questionState.ts';
import type { Turn } from '../../../../server/features/interview/parts/context.ts';
import { bankQuestions } from '../../../../server/features/interview/parts/interviewer/questions.ts';

const languages = await languageDetector();
const plan = bankQuestions('Customer Support Representative').filter(({ id }) =>
  ['support-work', 'support-angry', 'support-tools', 'support-parcel'].includes(id),
);

/** How a question stands after these turns: our turns by their id, theirs as written. */
function stateAfter(
  id: string,
  said: readonly (readonly [string, string])[],
  resumeText: string | null = null,
): QuestionState {
  const turns = said.flatMap(([questionId, content], index): Turn[] => [
    {
      seq: 2 * index + 1,
      role: 'assistant',
      content: '',
      meta: { phase: 'experience', questionId, followUp: questionId.includes('~') },
    },
    { seq: 2 * index + 2, role: 'user', content, meta: null },
  ]);
  const states = statesOf(plan, heardTurns(turns, languages), { resumeText, year: 2026 });
  return states.find(({ question }) => question.id === id) ?? expect.fail(id);
}

const parts = (list: QuestionState['heard']): string[] => list.map(({ heard }) => heard);
const work = 'I answered chats of a shoe shop, mostly returns and late parcels. I checked each order.';
const fee =
  'A man was furious about a fee. I said sorry, checked his bill and called billing. They took it back and he thanked me.';

describe('the state of a question', () => {
  it('begins unasked, with all of its parts missing', () => {
    const state = stateAfter('support-angry', [['support-work', work]]);
    expect(state).toMatchObject({
      asked: false,
      heard: [],
      vague: false,
      refused: 0,
      probes: 0,
      earlier: false,
    });
    expect(parts(state.missing)).toEqual(['case', 'own', 'result']);
  });

  it('knows the parts that were heard, in one answer or over two', () => {
    const first = ['support-angry', 'A man was furious about a fee on his bill in March.'] as const;
    const state = stateAfter('support-angry', [first]);
    expect([parts(state.heard), parts(state.missing)]).toEqual([['case'], ['own', 'result']]);
    const later = stateAfter('support-angry', [
      first,
      ['support-angry~probe-own', 'I called billing and they gave the money back. He was calm then.'],
    ]);
    expect(later).toMatchObject({ probes: 1, missing: [], unanswered: false });
  });

  it.each(['It was fine.', 'I always stay professional and ensure excellent communication with empathy.'])(
    'is vague after “%s”',
    (text) => {
      expect(stateAfter('support-angry', [['support-angry', text]]).vague).toBe(true);
      expect(stateAfter('support-angry', [['support-angry', fee]]).vague).toBe(false);
    },
  );

  it('counts refusals, and tells them from having nothing to tell', () => {
    const refusing = ['support-angry', 'I would rather not say.'] as const;
    expect(stateAfter('support-angry', [refusing]).refused).toBe(1);
    expect(stateAfter('support-angry', [refusing, ['support-angry~probe', 'No comment.']]).refused).toBe(2);
    const nothing = stateAfter('support-angry', [['support-angry', 'That is all I can say.']]);
    expect(nothing).toMatchObject({ refused: 0, none: true });
  });

  it('holds the turn in which something was said that can’t be true beside the résumé', () => {
    const resume = '2024 - now: Delivery coordinator, restaurant\n2022 - 2023: Cook, hotel';
    const claim = `For nine years I have worked in customer support. ${work}`;
    const turns = [
      ['support-work', claim],
      ['support-angry', fee],
    ] as const;
    expect(stateAfter('support-work', turns, resume).contradicted).toEqual([{ what: 'years', seq: 2 }]);
    expect(stateAfter('support-angry', turns, resume).contradicted).toEqual([]);
    expect(stateAfter('support-work', turns).contradicted).toEqual([]);
  });

  it('holds the turn in which two statements of their own don’t fit', () => {
    const turns = [
      ['support-work', `I am currently unemployed. ${work}`],
      ['support-angry', `${fee} My current job ends at five until June, and I would keep my job.`],
    ] as const;
    expect(stateAfter('support-angry', turns).contradicted).toEqual([{ what: 'job', seq: 4 }]);
  });

  it('counts what was told before it was asked, and what is pointed back to', () => {
    const before = [['support-work', `${work} ${fee}`]] as const;
    expect(stateAfter('support-angry', before).earlier).toBe(true);
    const tools = [['support-work', `${work} I label each case in Zendesk.`]] as const;
    expect(stateAfter('support-tools', tools)).toMatchObject({
      earlier: true,
      tools: ['Zendesk'],
      missing: [],
    });
    const pointing = [...before, ['support-angry', 'As I said above.']] as const;
    expect(stateAfter('support-angry', pointing)).toMatchObject({ earlier: true, vague: false });
  });

  it('counts how often it was put in other words', () => {
    const turns = [
      ['support-angry', 'What do you mean?'],
      ['support-angry~explain2', 'like what?'],
    ] as const;
    expect(stateAfter('support-angry', turns)).toMatchObject({ explained: 1, probes: 0 });
  });
});
