import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/client.ts';
import { loadBusyYear } from '../../../server/demo/busy.ts';
import { loadDemoContent } from '../../../server/demo/load.ts';
import { adminCandidate } from '../../../server/features/admin/service.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { listPractice, practiceDetail } from '../../../server/features/clientChat/admin.ts';
import { listContests } from '../../../server/features/contests/admin.ts';
import { inventedPeople, removeDemoContent } from '../../../server/features/demo/admin.ts';
import { listRequests } from '../../../server/features/inbox/service.ts';
import { listAdminJobs, saveJob } from '../../../server/features/jobs/admin.ts';
import { timesInStages } from '../../../server/features/overview/parts/stages.ts';
import type { Viewer } from '../../../server/features/reviews/service.ts';
import { listSessions, sessionDetail } from '../../../server/features/workSessions/admin.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { SessionPracticeInput } from '../../../shared/clientChat/admin.ts';
import { AdminJobListInput, SaveJobInput } from '../../../shared/jobs/admin.ts';
import { demoTag } from '../../../shared/tags/demo.ts';
import { SessionListInput } from '../../../shared/workSessions/admin.ts';
import { ContestListInput } from '../../../shared/workSessions/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let viewer: Viewer;
beforeAll(async () => {
  deps = await testDeps();
  viewer = { ...(await adminActor(deps)), roles: ['admin'] };
  await loadDemoContent(deps);
});
afterAll(() => deps.close());

const everybody = async () => (await listCandidates(deps, CandidateListInput.parse({ limit: 100 }))).rows;

describe('demo content', () => {
  it('is loaded once, sends nothing and waits for nothing', async () => {
    const before = await everybody();
    await loadDemoContent(deps);
    expect(await everybody()).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
    for (const { fullName, email, tags } of before) {
      expect(fullName).toMatch(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+$/u);
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
      expect(tags.map(({ name }) => name)).toEqual(['Demo']);
    }
    const words = await Promise.all(
      before.map(async ({ id }) => (await adminCandidate(deps, viewer, id)).applications[0]?.introduction),
    );
    expect(new Set(words).size).toBe(before.length);
    const initials = before.map(({ fullName }) => fullName.replace(/[^\p{Lu}]/gu, '').slice(0, 2));
    expect(new Set(initials).size).toBe(initials.length);
    expect(await inventedPeople(deps)).toHaveLength(before.length);
    expect(await deps.emails()).toEqual([]);
    expect(await deps.queue.tasks()).toEqual([]);
  });

  it('is loaded on a machine so busy that the database waits long for the next statement', async () => {
    const busy = await testDeps();
    const { db, client, close } = openDatabase(busy.database.url, { max: 1 });
    try {
      await client`set idle_in_transaction_session_timeout = 20`;
      await loadDemoContent({ ...busy, db });
      expect(
        (await listCandidates(busy, CandidateListInput.parse({ limit: 100 }))).rows.length,
      ).toBeGreaterThan(15);
    } finally {
      await close();
      await busy.close();
    }
  });

  it('shows each person with a history that leads to where they are, and nothing of the future', async () => {
    for (const { id, status } of await everybody()) {
      const { timeline, interviews } = await adminCandidate(deps, viewer, id);
      expect(timeline.at(-1)?.kind).toBe('applied');
      const changed = timeline.find(({ kind }) => kind === 'status_changed');
      expect(changed?.text.toLowerCase() ?? 'applied').toMatch(new RegExp(`${status}$`));
      for (const { at } of timeline) expect(Date.parse(at)).toBeLessThan(deps.clock.now().getTime());
      if (status === 'interviewed') {
        expect(interviews[0]?.ratings?.criteria.some(({ evidence }) => evidence.length > 0)).toBe(true);
      }
    }
    const { stages } = await timesInStages(deps, 8);
    expect(stages.every(({ moved, waiting }) => moved > 0 && waiting > 0)).toBe(true);
  });

  it('has shifts with grades, practice chats with reports, and something in the inbox', async () => {
    const { sessions } = await listSessions(deps, SessionListInput.parse({}));
    expect(sessions.length).toBeGreaterThan(3);
    for (const { id } of sessions) {
      const { assignments, messages } = await sessionDetail(deps, id);
      expect(assignments.every(({ grade }) => grade !== null)).toBe(true);
      expect(messages.length).toBeGreaterThan(4);
    }
    const { chats } = await listPractice(deps, SessionPracticeInput.parse({}));
    expect(chats).toHaveLength(2);
    for (const { id } of chats) {
      const { report, messages } = await practiceDetail(deps, id);
      expect(report?.resolutionProvided).toBeTruthy();
      expect(messages.length).toBeGreaterThan(3);
    }
    expect((await listContests(deps, ContestListInput.parse({ state: 'open' }))).openCount).toBe(1);
    expect((await listRequests(deps, viewer, { limit: 50 })).items.map(({ about }) => about).sort()).toEqual([
      'human',
      'review',
    ]);
  });
});

describe('a busy year', () => {
  it('stores people with interviews, shifts and practice, none of it in the future', async () => {
    const now = deps.clock.now();
    await deps.db.transaction((tx) => loadBusyYear(deps, tx, now, 10));
    const rows = (await everybody()).filter(({ appliedAt }) => Date.parse(appliedAt) < now.getTime());
    expect(rows.length).toBeGreaterThan(24);
    const [last] = await deps.database.client<{ at: string }[]>`select greatest(
      (select max(created_at) from candidate_events), (select max(created_at) from messages),
      (select max(ended_at) from employee_sessions)) as at`;
    expect(Date.parse(last?.at ?? '')).toBeLessThan(now.getTime());
    const [wrong] = await deps.database.client<{ people: number }[]>`
      select count(*)::int as people from candidates c where status <> (
        select coalesce((select data ->> 'to' from candidate_events e
          where e.candidate_id = c.id and kind = 'status_changed' order by created_at desc limit 1), 'applied'))`;
    expect(wrong?.people).toBe(0);
  });
});

describe('removing demo content', () => {
  it('leaves real people, edited jobs and whatever they applied for, and nothing else', async () => {
    const actor = await adminActor(deps);
    const { client } = deps.database;
    const real = await applied(deps);
    const [edited, wanted] = (await listAdminJobs(deps, AdminJobListInput.parse({}))).jobs;
    if (!edited || !wanted) throw new Error('The demo has no jobs');
    const { id, archived: _, listable: __, applications: ___, createdAt: ____, updatedAt, ...job } = edited;
    await saveJob(
      deps,
      actor,
      SaveJobInput.parse({ jobId: id, basedOn: updatedAt, job: { ...job, title: 'Ours' } }),
    );
    await client`update applications set job_id = ${wanted.id} where candidate_id = ${real}`;
    // A tag is only a word: HR may have put it on anyone.
    await client`insert into candidate_tags (candidate_id, tag_id, created_at)
      values (${real}, ${demoTag.id}, ${deps.clock.now().toISOString()})`;

    const removed = await removeDemoContent(deps);
    expect(removed.archived).toBe(1);
    expect((await everybody()).map((row) => row.id)).toEqual([real]);
    expect((await listAdminJobs(deps, AdminJobListInput.parse({}))).jobs.map(({ title }) => title)).toEqual([
      'Ours',
    ]);
    for (const table of [
      'interview_sessions',
      'employee_sessions',
      'client_chat_sessions',
      'contests',
      'messages',
    ]) {
      expect(await client.unsafe(`select 1 from ${table}`), table).toHaveLength(0);
    }
    const [line] = await client<{ data: object }[]>`select data from audit_log where action = 'demo.removed'`;
    expect(line?.data).toEqual(removed);
    expect(await removeDemoContent(deps)).toEqual({ people: 0, jobs: 0, archived: 0 });
  });
});
