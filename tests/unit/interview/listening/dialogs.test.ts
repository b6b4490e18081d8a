import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedInterviews } from '../../../../server/ai/eval/interviews/cases.ts';
import { bankQuestions } from '../../../../server/features/interview/parts/interviewer/questions.ts';
import { rubricFor } from '../../../../server/features/interview/parts/rating/rubric.ts';
import { factsFor } from '../facts.ts';
import { type Answer, angry, last, support, talk, withPlan, work } from './conversation.ts';

describe('the questions', () => {
  const positions = [
    'Data Entry Clerk',
    'Customer Support Representative',
    'Virtual Assistant',
    'Admin Support Specialist',
    'Other',
  ];

  it.each(positions)('%s: each probe asks one thing, each part is named once', (position) => {
    for (const { id, plain, probe, parts } of bankQuestions(position)) {
      for (const text of [plain, probe, ...parts.map((part) => part.probe)]) {
        expect(text.match(/\?/g), `${id}: ${text}`).toHaveLength(1);
      }
      expect(new Set(parts.map(({ heard }) => heard)).size, id).toBe(parts.length);
    }
  });

  it.each(positions)('%s: something that is rated has a question', (position) => {
    const touched = new Set(bankQuestions(position).flatMap(({ touches }) => touches));
    const rated = rubricFor(position).criteria.map(({ id }) => id);
    expect(rated.filter((id) => id !== 'written_english' && !touched.has(id))).toEqual([]);
  });
});

describe('second questions', () => {
  it('stay two a question and six an interview, whatever is said', () => {
    const said = shippedInterviews('first').flatMap(({ turns }) =>
      turns.flatMap((turn) => ('say' in turn ? [turn.say] : [])),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...said, 'Fine.', 'I can’t say.', 'No.', 'It was good.'), {
          minLength: 18,
          maxLength: 18,
        }),
        fc.uuid(),
        (texts, seed) => {
          const probes = talk(factsFor('Other', seed), texts).filter(({ followUp }) => followUp);
          const counts = new Map<string, number>();
          for (const { questionId } of probes) {
            const base = questionId.split('~')[0] ?? '';
            counts.set(base, (counts.get(base) ?? 0) + 1);
          }
          expect(probes.length).toBeLessThanOrEqual(6);
          expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(2);
          expect(new Set(probes.map(({ questionId }) => questionId)).size).toBe(probes.length);
        },
      ),
      { numRuns: 10, seed: 7 },
    );
  });

  it('ask for the part that is missing, however long the answer is', () => {
    const facts = support('support-work', 'support-angry');
    const long =
      'One of them was a teacher with dead codes an hour before her class. There were thirty children in the room, and the whole year had been paid in the spring, so it was a very bad day for her and for everyone around her.';
    expect(last(talk(facts, ['Fine, thanks.', work, long])).questionId).toBe('support-angry~probe-own');
    const short =
      'Codes of a teacher were dead. I called the developer, told her it takes 20 minutes. She taught on time.';
    expect(last(talk(facts, ['Fine, thanks.', work, short])).act).toBe('ask');
  });

  it('don’t press someone who would rather not say', () => {
    const facts = support('support-work', 'support-angry');
    const steps = talk(facts, ['Fine.', work, 'No comment.', 'I would rather not say.']);
    expect(steps.map(({ act }) => act)).toEqual(['greet', 'ask', 'ask', 'follow_up', 'ask']);
    expect(last(steps).content).not.toMatch(/thank/i);
  });
});

describe('what was said already', () => {
  it('is built on: tools, an upset customer, hours', () => {
    const facts = support('support-work', 'support-angry', 'hours');
    const early =
      'I worked two years in Zendesk chats, 40 a day. Once a man was furious about a fee; I said sorry, checked his bill and called billing, and they took it back. I can work 5 PM to 2 AM Manila time, Monday to Friday.';
    const steps = talk(facts, [
      'Fine.',
      early,
      'That people calm down when you say what you’ll do, so I always say it first.',
      'Gmail too, for long cases with files.',
    ]);
    const texts = steps.map(({ question }) => question ?? '');
    expect(texts[2]).toContain('You’ve already told me about someone who was upset');
    expect(texts[3]).toContain('You’ve told me about Zendesk');
    const hours = talk(facts, [
      'Fine.',
      early,
      ...Array<Answer>(9).fill(({ questionId }) =>
        questionId.startsWith('support-parcel') || questionId.startsWith('support-charge')
          ? 'I would say sorry, check the order and ask my lead first.'
          : angry,
      ),
    ]);
    const asked = hours.find(({ phase }) => phase === 'availability');
    expect(asked?.question).toContain('You said 5 PM to 2 AM Manila time, Monday to Friday.');
  });
});

describe('a question of theirs', () => {
  it('about ours gets it in other words, and counts as no second question', () => {
    const facts = support('support-work');
    const steps = talk(facts, [
      'Fine.',
      'What do you mean?',
      'Sorry, I don’t understand the question.',
      'like what?',
    ]);
    expect(steps.slice(2).map(({ act, followUp }) => [act, followUp])).toEqual([
      ['explain', false],
      ['explain', false],
      ['follow_up', true],
    ]);
    expect(new Set(steps.map(({ content }) => content)).size).toBe(steps.length);
    expect(steps[2]?.content).not.toMatch(/thank/i);
  });

  it('in the middle of a situation is answered first, and the situation comes back', () => {
    const facts = support('support-work', 'support-angry', 'support-parcel');
    const steps = talk(facts, [
      'Fine.',
      work,
      angry,
      'Zendesk, I tag each case there.',
      'How long is the training?',
    ]);
    expect(last(steps)).toMatchObject({ act: 'aside', phase: 'situation' });
    expect(last(steps).content).toMatch(/one to two weeks.*package/s);
  });
});

describe('other languages', () => {
  const spanish = 'Trabajé durante muchos años en una tienda donde ayudaba a las personas con sus preguntas.';

  it('get two tries, then the way to a person, and then the next question', () => {
    const steps = talk(support('support-work'), ['Fine.', spanish, spanish, spanish, spanish, spanish]);
    expect(steps.map(({ act }) => act)).toEqual([
      'greet',
      'ask',
      'language',
      'language',
      'person',
      'ask',
      'ask',
    ]);
    expect(steps[4]?.content).toContain('Ask for a person instead');
    for (const { content } of steps.slice(2)) expect(content).not.toMatch(/\bthank/i);
  });

  it('mixed with English are followed', () => {
    const taglish =
      'Last account ko was meal kits, mga 60 chats a day. Mostly missing ingredients po, so I check the order and refund kasi within our limit naman.';
    expect(last(talk(support('support-work'), ['Okay naman po.', taglish])).act).toBe('ask');
  });

  it('"okay" to the request brings the question back', () => {
    const step = last(talk(support('support-work'), ['Fine.', spanish, 'ok']));
    expect(step.act).toBe('aside');
    expect(step.content).toContain('What did a normal day look like when you worked with customers?');
  });
});

describe('contradictions', () => {
  const facts = {
    ...support('support-work', 'support-angry'),
    resumeText: '2024 - now: Delivery coordinator, restaurant\n2022 - 2023: Cook, hotel\nSkills: Zendesk',
  };
  const claim =
    'For nine years I have worked in customer support, 50 chats a day about bills. I check the account first.';

  it('with the résumé are asked about once, without a reproach or a quote', () => {
    const steps = talk(facts, [
      'Fine.',
      claim,
      'It was part time before that, and not on the paper.',
      claim,
      angry,
    ]);
    expect(steps.filter(({ act }) => act === 'clarify')).toHaveLength(1);
    expect(steps[2]).toMatchObject({ act: 'clarify', followUp: true });
    expect(steps[2]?.content).not.toMatch(/nine|wrong|lie|contradict|really/i);
  });

  it('are none where the résumé has the years', () => {
    const honest = {
      ...facts,
      resumeText: '2019 - now: Support agent, phone company\n2016 - 2018: Support agent, bank',
    };
    expect(talk(honest, ['Fine.', claim, angry]).filter(({ act }) => act === 'clarify')).toEqual([]);
  });
});

it('asks before closing about what is rated and was never touched', () => {
  const facts = withPlan('Admin Support Specialist', 'admin-work', 'admin-better', 'admin-onboarding');
  const answers: Record<string, string> = {
    'admin-work': 'I kept 80 personnel files of a school and scanned leave forms into Excel every day.',
    'admin-better':
      'Forms came back with mistakes, so I made a checklist, and after a month only 3 of 40 came back.',
    'admin-tools': 'Excel, where I keep a list of contracts with their dates and filter it each Monday.',
    'admin-onboarding': 'I call the person and tell HR that the contract is missing.',
    'admin-onboarding-later': 'No, HR decides, because nobody is insured without it.',
    hours: '9 AM to 6 PM Eastern time, Monday to Friday, with fiber at home.',
    'hours-start': '9 AM to 6 PM Eastern time, Monday to Friday, with fiber at home.',
    'admin-private': 'Medical papers. I locked the cabinet and gave nobody a key.',
  };
  const steps = talk(facts, [
    'Fine.',
    ...Array<Answer>(9).fill(({ questionId }) => answers[questionId] ?? 'No, thank you.'),
  ]);
  const asked = steps.filter(({ act }) => act === 'ask').map(({ questionId }) => questionId);
  expect(asked.slice(-2)).toEqual(['admin-private', expect.stringMatching(/^your-turn/)]);
  expect(steps.find(({ extra }) => extra)?.content).toMatch(/one more thing/);
});

it('never says that someone does what they said they don’t', () => {
  const facts = support('support-work', 'support-angry', 'support-parcel');
  const steps = talk(facts, [
    'Fine.',
    work,
    'I never check anything and I don’t tell anyone. One man shouted and left, and I did not call him back.',
    'I’ve never used Zendesk. I write in WhatsApp and label each case.',
  ]);
  expect(steps.map(({ content }) => content).join(' ')).not.toMatch(
    /you check|look closely|in the loop|Zendesk/,
  );
});
