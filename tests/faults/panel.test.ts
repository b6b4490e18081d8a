import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { CandidateId, InterviewId, StabilityCheckId } from '../../shared/ids/schema.ts';
import {
  dataFolder,
  freePort,
  type RunningServer,
  removeFolder,
  startServer,
  testAdmin,
} from '../support/server.ts';
import { type Visitor, visitor } from '../support/visitor.ts';
import { insist } from './chatUser.ts';

/** kill -9 while HR's longer work is under way (quality R1): nothing stays half done, and each step counts once. */

const PEOPLE = 100;
const RUNS = 10;
const TAKEN_OVER_MS = 60_000;

let dataDir: string;
let server: RunningServer;
let settings: Record<string, string>;
let sql: postgres.Sql;
let hr: Visitor;

beforeAll(async () => {
  dataDir = await dataFolder();
  settings = { PORT: String(await freePort()), DEMO_DATA: '0' };
  server = await startServer(dataDir, settings);
  const url = await runningPostgresUrl(dataDir);
  if (!url) throw new Error('The database does not run');
  sql = postgres(url, { max: 2 });
  hr = visitor(server.address);
  await insist(() => hr.trpc.auth.signIn.mutate(testAdmin));
});
afterAll(async () => {
  await hr.leave();
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
});

/** Kills the server as soon as this is so; the call that was under way may fail or not. */
async function killWhen(so: () => Promise<boolean>, call: Promise<unknown>): Promise<void> {
  const ended = call.catch(() => {});
  const end = Date.now() + TAKEN_OVER_MS;
  while (!(await so())) {
    if (Date.now() > end) throw new Error('The moment to kill the server did not come');
    await sleep(5);
  }
  await server.kill();
  await ended;
  server = await startServer(dataDir, settings);
}

async function person(status = 'applied'): Promise<CandidateId> {
  const id = CandidateId.parse(randomUUID());
  const at = new Date();
  await sql`insert into candidates ${sql({ id, full_name: 'Fay Fault', email: `${id}@example.com`, position: 'Data Entry Clerk', country: 'Kenya', status, applied_at: at, created_at: at, updated_at: at })}`;
  return id;
}

async function interview(candidateId: CandidateId): Promise<InterviewId> {
  const [talk, id, at] = [randomUUID(), InterviewId.parse(randomUUID()), new Date()];
  await sql`insert into conversations ${sql({ id: talk, kind: 'interview', owner_id: candidateId, open: false, last_seq: 2, created_at: at })}`;
  const said = [
    'How would you help a worried customer?',
    'I check the tracking first. Then I call the carrier.',
  ];
  for (const [index, content] of said.entries())
    await sql`insert into messages ${sql({ id: randomUUID(), conversation_id: talk, seq: index + 1, role: index === 0 ? 'assistant' : 'user', content, created_at: at })}`;
  await sql`insert into interview_sessions ${sql({ id, candidate_id: candidateId, conversation_id: talk, position: 'Data Entry Clerk', consent_version: 'test', consented_at: at, is_complete: true, completed_at: at, scoring: 'done', final_score: 50, recommendation: 'Needs further evaluation', created_at: at })}`;
  return id;
}

const count = async (query: postgres.PendingQuery<postgres.Row[]>): Promise<number> =>
  Number((await query)[0]?.count ?? 0);

describe('kill -9 of HR’s work', () => {
  it('a change of many goes on where it stopped: each person once, with one email', async () => {
    const candidateIds = await Promise.all(Array.from({ length: PEOPLE }, () => person()));
    const from = Object.fromEntries(candidateIds.map((id) => [id, 'applied' as const]));
    const input = {
      candidateIds,
      from,
      status: 'rejected' as const,
      notify: true,
      idempotencyKey: randomUUID(),
    };
    const changed = () =>
      count(sql`select count(*) from candidates where id = any(${candidateIds}) and status = 'rejected'`);
    await killWhen(async () => (await changed()) > 5, hr.trpc.admin.changeStatuses.mutate(input));
    expect(await changed()).toBeLessThan(PEOPLE);
    // Whoever was changed before the kill counts as changed, not as overtaken by somebody else.
    const answer = await insist(() => hr.trpc.admin.changeStatuses.mutate(input));
    expect(answer.left).toBe(0);
    expect(answer.changed.map(({ previous }) => previous)).toEqual(candidateIds.map(() => 'applied'));
    // The time for undo runs on.
    const timeless = ({ changed: people }: typeof answer) =>
      people.map(({ candidateId, previous }) => ({ candidateId, previous }));
    expect(timeless(await insist(() => hr.trpc.admin.changeStatuses.mutate(input)))).toEqual(
      timeless(answer),
    );
    expect(await changed()).toBe(PEOPLE);
    const each = await sql<{ events: number; mails: number; logged: number }[]>`
      select (select count(*)::int from candidate_events where candidate_id = c.id and kind = 'status_changed') as events,
        (select count(*)::int from mails where candidate_id = c.id and kind = 'rejected') as mails,
        (select count(*)::int from audit_log where subject_id = c.id and action = 'candidate.status_changed') as logged
      from candidates c where id = any(${candidateIds})`;
    expect(each).toEqual(candidateIds.map(() => ({ events: 1, mails: 1, logged: 1 })));
  }, 300_000);

  it('a merge that is cut off leaves both records whole, and repeated it happens once', async () => {
    const [keptId, goneId] = [await person(), await person()];
    await interview(goneId);
    const input = { keptId, goneId, takeFromGone: [], idempotencyKey: randomUUID() };
    // Held before its last writes, with everything moved and the record deleted in its transaction.
    const held = await sql.reserve();
    await held`begin`;
    await held`lock table candidate_merges in share mode`;
    await killWhen(
      async () =>
        (await count(
          sql`select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like '%candidate_merges%'`,
        )) > 0,
      hr.trpc.admin.duplicates.merge.mutate(input),
    );
    await held`rollback`;
    held.release();
    expect(await count(sql`select count(*) from candidates where id in (${keptId}, ${goneId})`)).toBe(2);
    expect(await count(sql`select count(*) from interview_sessions where candidate_id = ${goneId}`)).toBe(1);
    expect(await count(sql`select count(*) from candidate_aliases`)).toBe(0);
    await insist(() => hr.trpc.admin.duplicates.merge.mutate(input));
    expect(await insist(() => hr.trpc.admin.duplicates.merge.mutate(input))).toEqual({ candidateId: keptId });
    expect(await count(sql`select count(*) from candidates where id in (${keptId}, ${goneId})`)).toBe(1);
    expect(await count(sql`select count(*) from interview_sessions where candidate_id = ${keptId}`)).toBe(1);
    expect(await count(sql`select count(*) from audit_log where action = 'candidate.merged'`)).toBe(1);
    expect(await count(sql`select count(*) from candidate_events where kind = 'merged'`)).toBe(1);
  }, 300_000);

  it('a check of a score goes on by itself: every run once, the score untouched', async () => {
    const interviewId = await interview(await person('interviewed'));
    const checkId = StabilityCheckId.parse(randomUUID());
    const runs = () => count(sql`select count(*) from stability_runs where check_id = ${checkId}`);
    await killWhen(
      async () => (await runs()) > 1,
      hr.trpc.admin.stability.start.mutate({ checkId, interviewId, runs: RUNS }),
    );
    expect(await runs()).toBeLessThan(RUNS);
    // The click repeated begins no second one.
    await insist(() => hr.trpc.admin.stability.start.mutate({ checkId, interviewId, runs: RUNS }));
    await expect
      .poll(async () => (await sql`select state from stability_checks where id = ${checkId}`)[0]?.state, {
        timeout: TAKEN_OVER_MS,
        interval: 200,
      })
      .toBe('done');
    const stored = await sql<{ number: number }[]>`
      select number from stability_runs where check_id = ${checkId} order by number`;
    expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: RUNS }, (_, index) => index + 1));
    const [session] = await sql`select final_score from interview_sessions where id = ${interviewId}`;
    expect(session?.final_score).toBe(50);
    expect(await count(sql`select count(*) from stability_checks where interview_id = ${interviewId}`)).toBe(
      1,
    );
    expect(
      await count(
        sql`select count(*) from audit_log where action = 'interview.stability_checked' and subject_id = ${interviewId}`,
      ),
    ).toBe(1);
  }, 300_000);
});
