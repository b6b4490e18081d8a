import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runQuery } from '../../../server/features/assistant/parts/ask/run.ts';
import { askAssistant, newConversation } from '../../../server/features/assistant/service.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { panelCounts } from '../../../server/features/overview/service.ts';
import type { AssistantMessage } from '../../../shared/assistant/schema.ts';
import { CandidateListInput, type CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

/** Whom HR's assistant means by a name, and whom its figures count. */

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

async function ask(text: string): Promise<AssistantMessage> {
  await newConversation(deps, actor.userId);
  deps.clock.forward(10_000);
  const input = { messageId: deps.clock.uuid(), text, action: null };
  const signal = new AbortController().signal;
  for await (const event of await askAssistant(deps, actor.userId, input, async () => true, signal))
    if (event.type === 'done') return event.answer;
  throw new Error('no answer');
}

async function person(
  fullName: string,
  more: { email?: string; country?: string } = {},
): Promise<CandidateId> {
  deps.clock.forward(60_000);
  return CandidateId.parse(await applied(deps, { fullName, ...more }));
}

describe('a name', () => {
  let ana: CandidateId;
  beforeAll(async () => {
    ana = await person('Ana López', { email: 'ana@people.example' });
    await person('Susana López', { email: 'susana@people.example' });
    await person('Kwame Mensah', { country: 'Ghana', email: 'diana@people.example' });
    await person('Rosa Díaz');
    await person('Rosa Díaz');
    await person('Mei Lin');
    await person('Mei Chen');
  });

  it.each([
    'Review the résumé of Ana López',
    'review Ana’s résumé',
    'Review the résumé of ana@people.example',
  ])('%s means the person, not a newer one whose name contains it', async (text) => {
    const { message, sources } = await ask(text);
    expect(message).toContain('**Ana López**');
    expect(sources[0]).toMatchObject({ id: ana });
  });

  it('is of one person, whatever country or address contains it', async () => {
    const { message } = await ask('Tell me about Ana');
    expect(message).toMatch(/^\*\*Ana López\*\* /);
    expect(message).not.toContain('match');
  });

  it('is whom a draft goes to', async () => {
    const { message, recipients } = await ask('Email Ana López about her interview');
    expect(message).toContain('[[mail]]');
    expect(recipients).toEqual([{ id: ana, name: 'Ana López' }]);
  });

  it.each([
    ['Email Rosa Díaz about her interview', 'Who’s it for? Give me an email address.'],
    ['Email Mei about her interview', 'Who’s it for? Give me the full name or an email address.'],
    ['Review the résumé of Rosa Díaz', 'Whose résumé should I read? Give me an email address.'],
  ])('is asked about while several people have it: %s', async (text, question) => {
    const { message, recipients } = await ask(text);
    expect(message).toMatch(/^2 people match/);
    expect(message).toContain(question);
    expect(message).not.toContain('[[mail]]');
    expect(recipients).toEqual([]);
  });
});

/** Nov 19 is the clock's first day. */
async function change(candidateId: CandidateId, status: CandidateStatus): Promise<void> {
  const idempotencyKey = deps.clock.uuid();
  await changeStatus(deps, actor, { candidateId, status, notify: false, idempotencyKey });
}
const textOf = async (query: Parameters<typeof runQuery>[1]): Promise<string> =>
  (await runQuery(deps, query)).text;

describe('a decision that was undone at once', () => {
  it('is no decision to count, list, or write about', async () => {
    const id = await person('Undone Person');
    await change(id, 'shortlisted');
    const from = deps.clock.now().toISOString();
    deps.clock.forward(3 * 24 * 3_600_000);
    const until = deps.clock.now().toISOString();
    await change(id, 'rejected');
    deps.clock.forward(4_000);
    await change(id, 'shortlisted');
    const when = (field: string, period: { from: string | null; until: string | null }) =>
      ({ op: 'when', field, ...period, words: 'then' }) as const;
    const own = { op: 'is', field: 'person', values: ['Undone Person'] } as const;
    const counted = (field: string, period: { from: string | null; until: string | null }) =>
      textOf({
        about: 'people',
        figure: 'count',
        where: [{ ...own, values: [...own.values] }, when(field, period)],
      });
    expect(await counted('rejected', { from: null, until: null })).toMatch(/^\*\*0\*\* people/);
    expect(await counted('shortlisted', { from, until })).toMatch(/^\*\*1\*\* person/);
    expect(await counted('shortlisted', { from: until, until: null })).toMatch(/^\*\*0\*\* people/);
  });
});

async function interviewed(
  fullName: string,
  { score, method, confirmed = false }: { score: number; method: number; confirmed?: boolean },
): Promise<CandidateId> {
  const id = await person(fullName);
  const at = deps.clock.now().toISOString();
  const conversationId = deps.clock.uuid();
  const { client } = deps.database;
  await client`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
    values (${conversationId}, 'interview', ${id}, false, 0, ${at})`;
  await client`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version,
      consented_at, is_complete, completed_at, scoring, final_score, recommendation, scoring_method, scored_built_in,
      confirmed_by, confirmed_at, created_at)
    values (${deps.clock.uuid()}, ${id}, ${conversationId}, 'Clerk', 'test', ${at}, true, ${at}, 'done', ${score},
      'Highly Recommended', ${method}, true, ${confirmed ? actor.userId : null}, ${confirmed ? at : null}, ${at})`;
  return id;
}

describe('a result', () => {
  beforeAll(async () => {
    await interviewed('Old Method', { score: 95, method: 1, confirmed: true });
    await interviewed('New Method', { score: 70, method: 2 });
    await interviewed('Read Method', { score: 80, method: 2, confirmed: true });
  });

  it('of an earlier method is in no figure and no list', async () => {
    const average = await textOf({ about: 'interviews', figure: 'average', of: 'score', where: [] });
    expect(average).toContain('average score is **75**, based on 2 interviews');
    expect(average).toContain('1 of these results hasn’t been confirmed by a person yet.');
    const list = await textOf({ about: 'interviews', figure: 'list', show: ['recommendation'], where: [] });
    expect(list).not.toContain('95');
    expect(list.match(/Highly Recommended/g)).toHaveLength(2);
    const confirmed = await textOf({
      about: 'people',
      figure: 'list',
      where: [{ op: 'yes', field: 'confirmed' }],
    });
    expect(confirmed).toContain('Read Method');
    expect(confirmed).not.toContain('Old Method');
    const grouped = await textOf({ about: 'people', figure: 'count', per: 'recommendation', where: [] });
    expect(grouped).toContain('- **Highly Recommended**: 2');
    expect(grouped).toContain('Some of these results haven’t been confirmed');
  });

  it('stands with its mark wherever it is listed', async () => {
    const { message } = await ask('List the interviews with their recommendation');
    expect(message).toMatch(
      /\*\*New Method\*\*.*score 70 \(provisional\), Highly Recommended \(provisional\)/,
    );
    const people = await textOf({ about: 'people', figure: 'list', where: [{ op: 'yes', field: 'scored' }] });
    expect(people).toMatch(/\*\*Read Method\*\*.*score 80 \(Confirmed by Test HR\)/);
    expect(people).toMatch(/\*\*New Method\*\*.*score 70 \(provisional\)/);
  });
});

describe('the link below an answer', () => {
  it('leads to the people it counted', async () => {
    await person('Hadiza Moussa', { country: 'Niger' });
    await person('Chidi Okafor', { country: 'Nigeria' });
    const { message } = await ask('How many people are from Niger?');
    expect(message).toMatch(/^\*\*1\*\* person matches: from Niger\./);
    const link = new URL(/\((\/admin\?[^)]+)\)/.exec(message)?.[1] ?? '', 'https://x.example');
    const { tab, ...filters } = Object.fromEntries(link.searchParams);
    expect(tab).toBe('candidates');
    const list = await listCandidates(deps, CandidateListInput.parse(filters));
    expect(list.total).toBe(1);
    expect(list.rows.map(({ fullName }) => fullName)).toEqual(['Hadiza Moussa']);
  });
});

describe('a list that is cut', () => {
  beforeAll(async () => {
    const at = deps.clock.now().toISOString();
    await deps.database.client`
      insert into candidates (id, full_name, email, position, country, status, score, applied_at, created_at, updated_at)
      select gen_random_uuid(), 'Many ' || n, 'many' || n || '@example.com', 'Crowd', 'Land ' || n, 'applied', n,
        ${at}, ${at}, ${at} from generate_series(1, 60) n`;
  });
  const crowd = { op: 'is', field: 'position', values: ['Crowd'] } as const;
  const where = [{ ...crowd, values: [...crowd.values] }];
  const order = { field: 'score', down: true };
  const linesOf = (text: string): number => text.match(/^- \*\*/gm)?.length ?? 0;

  it('says so', async () => {
    const sorted = await textOf({ about: 'people', figure: 'list', order, where });
    expect(sorted).toMatch(
      /^\*\*60\*\* people match: position Crowd\. Sorted by score, highest first\. The first 20:\n/,
    );
    const grouped = await textOf({ about: 'people', figure: 'count', per: 'country', where });
    expect(grouped).toMatch(/\*\*60\*\* groups: position Crowd\. The first 40:\n/);
    expect(linesOf(grouped)).toBe(40);
  });

  it('has as many as were asked for', async () => {
    expect(linesOf(await textOf({ about: 'people', figure: 'list', order, limit: 50, where }))).toBe(50);
  });
});

describe('documents to check', () => {
  it('are those that the panel counts', async () => {
    for (const [name, status] of [
      ['Has Papers', 'hired'],
      ['Had Papers', 'rejected'],
    ] as const) {
      const id = await person(name);
      await change(id, status);
      const at = deps.clock.now().toISOString();
      await deps.database.client`
        insert into onboarding_documents (id, candidate_id, address, account_number, account_last4,
          account_length, routing_number, routing_last4, bank_name, payment_option, pay_cycle, username,
          consent_version, last_key, created_at, updated_at)
        values (gen_random_uuid(), ${id}, 'x', 'x', '0000', 10, 'x', '0000', 'Bank', 'Direct deposit',
          'weekly', 'user', '1', gen_random_uuid(), ${at}, ${at})`;
    }
    const { documents } = await panelCounts(deps, { roles: ['admin'] });
    expect(documents).toBe(1);
    expect((await ask('How many documents are waiting to be checked?')).message).toMatch(/^\*\*1\*\* /);
    const { message } = await ask('Who handed in documents that are not checked?');
    expect(message).toContain('Has Papers');
    expect(message).not.toContain('Had Papers');
  });
});

describe('completed tasks', () => {
  it('are not those that failed', async () => {
    const id = await person('Grace Otieno');
    await change(id, 'hired');
    await seedSession(deps, id, {
      startedAt: deps.clock.now(),
      minutes: 30,
      tasks: [{ grade: 90 }, { grade: 20, status: 'failed' }],
    });
    const { message } = await ask('How many tasks were completed by Grace Otieno this month?');
    expect(message).toMatch(/^\*\*1\*\* task/);
  });
});
