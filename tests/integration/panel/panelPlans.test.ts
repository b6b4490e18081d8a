import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, panelActions } from '../../../scripts/bench/panelActions.ts';
import { loadCompany } from '../../../scripts/bench/panelData.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { appRouter } from '../../../server/router.ts';
import { type Context, callerFactory } from '../../../server/trpc.ts';
import { CandidateListInput, candidateSorts, totalOf } from '../../../shared/candidates/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor } from '../../support/stories.ts';

type Statement = { query: string; params: unknown[] };

const PEOPLE = 6_000;
/** Tables that grow with the people; a page of a list must not read one of them from end to end. */
const growing = [
  'applications',
  'audit_log',
  'candidate_events',
  'candidates',
  'client_chat_sessions',
  'conversations',
  'employee_sessions',
  'files',
  'interview_sessions',
  'mails',
  'messages',
  'task_assignments',
];
/**
 * What reads whole tables on purpose: counts of everything, words so usual that the first page is found at once, and
 * pictures over weeks, which are bounded by their time.
 */
const whole =
  /^(reports: |stat cards|overview|privacy: retention|.*(a host everyone has|two letters|last year))/;

let deps: TestDeps;
let userId: UserId;
let actions: Action[];
const said: Statement[] = [];
beforeAll(async () => {
  deps = await testDeps();
  ({ userId } = await adminActor(deps));
  await deps.database.client`insert into user_roles (user_id, role) values (${userId}, 'admin')`;
  await loadCompany(deps.database.client, PEOPLE, userId);
  actions = await panelActions(callerFactory(appRouter)(admin()), deps.database.client);
}, 60_000);
afterAll(() => deps.close());

function admin(): Context {
  const db = drizzle(deps.database.client, {
    logger: { logQuery: (query, params) => void said.push({ query, params }) },
  });
  return {
    deps: { ...deps, db },
    ip: '127.0.0.1',
    transport: 'http',
    user: async () => ({
      kind: 'user',
      userId,
      fullName: 'Test HR',
      email: 'hr@example.com',
      roles: ['admin'],
      sessionId: 'none',
      emailConfirmed: true,
    }),
    portal: async () => null,
    portalIn: async () => null,
    employee: async () => null,
    setCookie: () => {},
    clearCookie: () => {},
    readCookie: () => undefined,
    device: '',
    countCall: () => {},
  };
}

/** The plan for exactly these values, as a search asks for it. */
async function planOf({ query, params }: Statement): Promise<string> {
  const rows = await deps.database.client.begin(async (tx) => {
    await tx`set local plan_cache_mode = force_custom_plan`;
    // So few people fit into a hash; a hundred thousand would not.
    await tx`set local enable_hashjoin = off`;
    return tx.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${query}`, params as never[]);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Every person the list names, page after page. */
async function walk(input: object): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCandidates(deps, CandidateListInput.parse({ limit: 100, ...input, cursor }));
    found.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

describe('every list of the panel reads its page through an index', () => {
  it('with every filter and sort', { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    for (const { name, run, changes } of actions) {
      if (changes || whole.test(name)) continue;
      said.length = 0;
      await run();
      for (const statement of said.filter(({ query }) => /^\s*(select|with)\b/i.test(query))) {
        const plan = await planOf(statement);
        for (const table of growing) {
          if (new RegExp(`Seq Scan on ${table}\\b`).test(plan)) wrong.push(`${name}: ${table}\n${plan}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['audit: an action no one took', 'audit_log_family'],
    ['employees', 'candidates_hired'],
    ['inbox: decided contests', 'contests_decided'],
    ['emails: failed', 'mails_waiting'],
    ['emails: of one kind, next page', 'mails_kind'],
    ['emails: a kind no one received', 'mails_kind'],
    ['emails: failed of one kind', 'mails_waiting'],
  ])('%s reads %s', async (name, index) => {
    said.length = 0;
    await actions.find((action) => action.name === name)?.run();
    const plans = await Promise.all(said.filter(({ query }) => /^\s*select/i.test(query)).map(planOf));
    expect(plans.join('\n')).toContain(index);
  });
});

describe('a search in the panel', () => {
  // A usual name stands together when people are sorted by it; one letter is in nearly everybody's.
  it.each([
    ['maria', candidateSorts],
    ['zygmuntowicz', candidateSorts],
    ['nobody is called so', candidateSorts],
    ['a', ['name' as const]],
  ])('for %s finds everybody once, in every order', async (search, sorts) => {
    const rows = await deps.database.client<{ id: string }[]>`
      select id from candidates where lower(full_name || ' ' || email::text || ' ' || country) like ${`%${search}%`}`;
    const truth = rows.map(({ id }) => id).sort();
    for (const sort of sorts) expect((await walk({ search, sort })).sort()).toEqual(truth);
  });

  it('counts to a thousand in each status, and says that there are more', async () => {
    const list = await listCandidates(deps, CandidateListInput.parse({ search: '@example.' }));
    expect(list.countedTo).toBe(1_000);
    expect(totalOf(list, 'applied')).toBe('1,000+');
    const [hired] = await deps.database.client<{ count: number }[]>`
      select count(*)::int as count from candidates where status = 'hired'`;
    expect(totalOf(list, 'hired')).toBe(String(hired?.count));
    const all = await listCandidates(deps, CandidateListInput.parse({}));
    expect(totalOf(all)).toBe(PEOPLE.toLocaleString('en-US'));
  });
});
