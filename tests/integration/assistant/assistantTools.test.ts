import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../../server/ai/createAi.ts';
import { askAssistant, newConversation } from '../../../server/features/assistant/service.ts';
import { changeBlindSetting } from '../../../server/features/reviews/service.ts';
import type { AskEvent, AskInput } from '../../../shared/assistant/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { type Call, type OpenAiServer, openAiServer } from '../../support/openaiServer.ts';
import { adminActor, applied } from '../../support/stories.ts';

/** How HR's assistant talks with a connected model that has tools, over HTTP and with a real database. */

let provider: OpenAiServer;
let base: TestDeps;
let deps: TestDeps;
let admin: Awaited<ReturnType<typeof adminActor>>;
let userId: UserId;
let kenyan: string;

beforeAll(async () => {
  base = await testDeps();
  provider = await openAiServer();
  admin = await adminActor(base);
  userId = admin.userId;
  kenyan = await applied(base, { fullName: 'Amina Yusuf', country: 'Kenya' });
  await applied(base, { fullName: 'Paulo Cruz', country: 'Philippines' });
  await applied(base, { fullName: 'Amina Odera', country: 'Kenya' });
});
afterAll(async () => {
  await base.close();
  await provider.close();
});
beforeEach(async () => {
  const env = { ...base.env, OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'k', AI_MODEL: 'm' };
  const timeouts = { firstChunkMs: 2_000, chunkMs: 2_000, totalMs: 10_000 };
  deps = { ...base, env, ai: createAi({ ...base, env, scripts: {}, timeouts }) };
  provider.calls.length = 0;
  provider.refuse(() => null);
  await newConversation(deps, userId);
});

type Said = string | { name: string; input: object | string }[];

/** The model's steps, one after the other, and the last one from then on; the reading for safety finds nothing. */
function says(...steps: (Said | ((call: Call) => Said))[]): void {
  let at = 0;
  provider.behave('answer', (call) => {
    if (!call.tools) return '{"kind":"none","language":"en","quote":""}';
    const next = steps[Math.min(at++, steps.length - 1)] ?? '';
    const said = typeof next === 'function' ? next(call) : next;
    if (typeof said === 'string') return said;
    return {
      uses: said.map(({ name, input }) => ({
        name,
        input: typeof input === 'string' ? input : JSON.stringify(input),
      })),
    };
  });
}

const never = new AbortController().signal;
async function ask(
  text: string,
  {
    allowed = async () => true,
    action = null,
  }: { allowed?: () => Promise<boolean>; action?: AskInput['action'] } = {},
): Promise<{
  events: AskEvent[];
  text: string;
  answer: Extract<AskEvent, { type: 'done' }>['answer'] | null;
}> {
  base.clock.forward(10_000);
  const events: AskEvent[] = [];
  const input = { messageId: base.clock.uuid(), text, action };
  for await (const event of await askAssistant(deps, userId, input, allowed, never)) events.push(event);
  const last = events.at(-1);
  const answer = last?.type === 'done' ? last.answer : null;
  return { events, text: answer?.message ?? '', answer };
}
/** The steps of the model, without the readings for safety. */
const steps = (): Call[] => provider.calls.filter(({ tools }) => tools);
const resultsIn = (call: Call | undefined): string[] =>
  (call?.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? [content] : []));

const fromKenya = [
  {
    name: 'look_up',
    input: { about: 'people', where: [{ field: 'country', op: 'is', value: 'kenya' }], figure: 'count' },
  },
];
const STOOD_IN = /^\*I couldn’t verify the connected model’s answer/;
const lookedAt = (events: AskEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'looking' ? [event.at] : []));

describe('a model that looks things up', () => {
  it('answers with the number and the filter, shows what it looks at, and links to our own pages', async () => {
    says(fromKenya, 'Kenya has **2** applicants. See [all](https://evil.example/x).');
    const { events, text } = await ask('How many people are from Kenya?');
    expect(lookedAt(events)).toEqual(['people']);
    expect(text).toContain('Kenya has **2** applicants. See all (evil.example).');
    expect(text).toContain(
      '- **2** people match: from Kenya. [Open this in the panel](/admin?tab=candidates&country=Kenya)',
    );
    expect(events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).length).toBeGreaterThan(1);
    const [first, second] = steps();
    expect(first?.tools?.map((tool) => tool.function.name)).toContain('look_up');
    expect(resultsIn(second)).toEqual([
      expect.stringMatching(/^<(data-[0-9a-f]{12})>\n\*\*2\*\* people match: from Kenya\.\n<\/\1>$/),
    ]);
  });

  it('reads one person for a draft, which goes to that person alone', async () => {
    says(
      [{ name: 'read_person', input: { name: 'Amina Yusuf' } }],
      'A draft for **Amina Yusuf**.\n\n[[mail]]\nSubject: Your application\n\nHi {first name},\n\nWe chose 1 other person.\n[[/mail]]',
    );
    const { answer, events } = await ask('Draft a rejection for Amina Yusuf');
    expect(lookedAt(events)).toEqual(['person']);
    expect(answer?.recipients).toEqual([{ id: kenyan, name: 'Amina Yusuf' }]);
    expect(answer?.message).toContain('[[mail]]');
    expect(resultsIn(steps()[1])[0]).not.toMatch(/@/);
  });

  const lists = (country: string, more: object = {}) => ({
    name: 'look_up',
    input: { about: 'people', where: [{ field: 'country', op: 'is', value: country }], ...more },
  });
  const reads = (name: string, more: object = {}) => ({ name: 'read_person', input: { name, ...more } });
  const draft = 'A draft.\n\n[[mail]]\nSubject: Hello\n\nHi {first name}\n[[/mail]]';
  const open = { said: expect.stringContaining('Who’s the email for?'), names: [] };
  const drafts: [string, { name: string; input: object }[], { said?: unknown; names: string[] }][] = [
    ['a list', [lists('Kenya')], { names: ['Amina Odera', 'Amina Yusuf'] }],
    ['the same people twice', [lists('Philippines'), reads('Paulo Cruz')], { names: ['Paulo Cruz'] }],
    ['a list, then another person', [lists('Kenya'), reads('Paulo Cruz')], open],
    ['two lists', [lists('Kenya'), lists('Philippines')], open],
    [
      'a list, then a narrower one without anyone',
      [
        lists('Kenya'),
        {
          name: 'look_up',
          input: {
            about: 'people',
            where: [
              { field: 'status', op: 'is', value: 'applied' },
              { field: 'country', op: 'is', value: 'Kenya' },
              { field: 'hired', op: 'over', value: '2020' },
            ],
          },
        },
      ],
      open,
    ],
    [
      'the lookup that says so',
      [lists('Kenya', { draft_to: true }), reads('Paulo Cruz')],
      { names: ['Amina Odera', 'Amina Yusuf'] },
    ],
    [
      'both lookups that say so',
      [lists('Kenya', { draft_to: true }), reads('Paulo Cruz', { draft_to: true })],
      { names: ['Amina Odera', 'Amina Yusuf', 'Paulo Cruz'] },
    ],
    ['a name that two people have', [reads('Amina')], open],
    [
      'a name that no one has, then the right one',
      [reads('Pablo Cruise'), reads('Paulo Cruz')],
      { names: ['Paulo Cruz'] },
    ],
  ];
  it.each(drafts)('drafts to the people of %s', async (_name, looks, { said, names }) => {
    says(...looks.map((look) => [look]), draft);
    const { answer, text } = await ask('Email the people from Kenya; Paulo Cruz is their contact');
    expect(answer?.recipients.map(({ name }) => name).sort()).toEqual(names);
    if (said) expect(text).toEqual(said);
    else expect(text).not.toContain('Who’s the email for?');
  });

  it('says what the figures of an unfinished month are compared with', async () => {
    const month = base.clock.now().toISOString().slice(0, 7);
    says([{ name: 'month_figures', input: { month } }], 'There were **3** applications.');
    const { text } = await ask('How many applications did we get this month?');
    expect(resultsIn(steps()[1])[0]).toMatch(/Applications: 3 \(same days of the month before: 0\)/);
    expect(text).toContain('so far, compared with the same days of the month before, days in UTC.');
  });

  it('gives arguments that are wrong back with what is wrong, and values that nobody has with those there are', async () => {
    says(
      [{ name: 'look_up', input: { about: 'people', colour: 'red' } }],
      [{ name: 'look_up', input: '{"about": "peop' }],
      [{ name: 'look_up', input: { about: 'people', where: [{ field: 'shoe', op: 'is', value: '44' }] } }],
      [
        {
          name: 'look_up',
          input: { about: 'people', where: [{ field: 'country', op: 'is', value: 'Narnia' }] },
        },
      ],
      fromKenya,
      'There are **2**.',
    );
    const { text } = await ask('How many people are from Kenya?');
    expect(text).toMatch(/^There are \*\*2\*\*\./);
    const results = resultsIn(steps().at(-1));
    expect(results[0]).toMatch(/aren’t valid[\s\S]*colour/);
    expect(results[1]).toMatch(/aren’t valid/);
    expect(results[2]).toMatch(/have no field “shoe”\. Their fields: .*country/);
    expect(results[3]).toBe('No person has “Narnia” as country. There is: Kenya, Philippines.');
    expect(results[4]).toContain('**2** people match: from Kenya.');
  });

  it('is told which tools there are when it names another', async () => {
    says([{ name: 'delete_person', input: { name: 'Amina' } }], fromKenya, 'There are **2**.');
    await ask('How many people are from Kenya?');
    expect(resultsIn(steps()[1])[0]).toMatch(
      /^There is no tool “delete_person”\. The tools are look_up, read_person/,
    );
  });

  it('gets no address to write to, no field for one, and no more than fits', async () => {
    says(
      [{ name: 'look_up', input: { about: 'people', per: 'email' } }],
      [{ name: 'look_up', input: { about: 'emails' } }],
      'There are some.',
    );
    await ask('Which emails were written?');
    const [first, second] = resultsIn(steps()[2]);
    expect(first).toContain('have no field “email”');
    expect(second).not.toMatch(/@/);
    expect(second?.length).toBeLessThan(6_200);
  });

  it('keeps results of interviews from it while HR rates first', async () => {
    await changeBlindSetting(deps, admin, { on: true });
    says(
      [
        { name: 'look_up', input: { about: 'people', where: [{ field: 'score', op: 'over', value: 1 }] } },
        { name: 'read_person', input: { name: 'Amina Yusuf' } },
      ],
      'I can’t see scores now.',
    );
    await ask('Who has the best score?');
    const [list, person] = resultsIn(steps()[1]);
    expect(list).toContain('interview scores are hidden from me while HR rates first');
    expect(person).toContain('"score":null');
    await changeBlindSetting(deps, admin, { on: false });
  });
});

describe('the built-in assistant answers this one question, and says so, when the model', () => {
  it('asks for a seventh step', async () => {
    let year = 2000;
    says(() => [
      {
        name: 'look_up',
        input: { about: 'people', where: [{ field: 'applied', op: 'over', value: `${year++}` }] },
      },
    ]);
    const { text, events } = await ask('How many people are from Kenya?');
    expect(steps()).toHaveLength(6);
    expect(lookedAt(events).at(-1)).toBe('rules');
    expect(text).toMatch(STOOD_IN);
    expect(text).toContain('**2** people match: from Kenya');
  });

  it.each([
    ['answers without a look at the records', ['There are 5 people.']],
    ['invents a figure', [fromKenya, 'There are **71** people from Kenya.']],
    [
      'invents a figure after a draft',
      [fromKenya, '[[mail]]\nSubject: Pay\n\nWe pay 300 USD.\n[[/mail]]\nThere are 71 more people.'],
    ],
    ['says one thing over and over', [fromKenya, 'They are all from Kenya, as I said. '.repeat(5)]],
    ['says nothing', [fromKenya, '']],
  ] satisfies [string, Said[]][])('%s', async (_name, said) => {
    says(...said);
    const { text } = await ask('How many people are from Kenya?');
    expect(text).toMatch(STOOD_IN);
    expect(text).toContain('**2** people match: from Kenya');
    expect(text).not.toContain('71');
  });

  it('breaks off midway', async () => {
    says(fromKenya, 'unused');
    provider.refuse((call) =>
      resultsIn(call).length > 0 ? { status: 501, message: 'out of memory' } : null,
    );
    const { text } = await ask('How many people are from Kenya?');
    expect(text).toMatch(STOOD_IN);
    expect(text).toContain('**2** people match: from Kenya');
  });

  it.each([
    [
      "This endpoint's maximum context length is 8192 tokens. However, you requested about 9531 tokens (7331 of text input, 1000 of tool input, 1200 in the output).",
      400,
    ],
    ['error parsing tool call: raw=\'{"a":\', err=invalid character', 422],
  ])('is asked with tools again after one answer that failed over one: %s', async (message, status) => {
    says([{ name: 'count', input: {} }], 'Nothing.');
    let refused = false;
    provider.refuse((call) => {
      if (!call.tools || refused) return null;
      refused = true;
      return { status, message };
    });
    await ask('How many people applied from Kenya?');
    provider.calls.length = 0;
    await newConversation(deps, userId);
    await ask('How many people applied from Kenya?');
    expect(provider.calls.some(({ tools }) => tools !== undefined)).toBe(true);
  });

  it('knows no tools, which is found out once', async () => {
    provider.refuse((call) => (call.tools ? { message: 'registry.local/m does not support tools' } : null));
    says('unused');
    for (const _turn of [1, 2]) {
      const { text } = await ask('How many people are from Kenya?');
      expect(text).toMatch(
        /^\*The connected model can’t look things up, so the built-in assistant answered\.\*/,
      );
      expect(text).toContain('**2** people match: from Kenya');
    }
    expect(steps()).toHaveLength(1);
  });
});

describe('a right that is lost, and a refusal', () => {
  it('ends the answer before the next lookup', async () => {
    let may = true;
    says(() => {
      may = false;
      return fromKenya;
    }, 'There are **2**.');
    await expect(ask('How many people are from Kenya?', { allowed: async () => may })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(steps()).toHaveLength(1);
  });

  it('tells of a spent account as specified', async () => {
    says(fromKenya);
    provider.refuse((call) => (call.tools ? { status: 402, message: 'no credit' } : null));
    const { events } = await ask('How many people are from Kenya?');
    expect(events.at(-1)).toEqual({ type: 'failed', errorCode: 'ai_unavailable' });
  });
});
