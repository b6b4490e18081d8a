import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { needsYou } from '../../../server/features/overview/parts/needs.ts';
import { loadSources } from '../../../server/features/overview/parts/sources.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import type { PrivacyRequestRow } from '../../../shared/privacy/schema.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import { adminActor, applied, hired, registerInterviews } from '../../support/stories.ts';

/** Requests whose task is gone: it has given up, or was deleted. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const { confirmed, emailTo } = privacyStories(() => app);

async function requests(): Promise<PrivacyRequestRow[]> {
  const { data } = await app.query('privacy.requests', undefined, await app.adminCookie());
  return data as PrivacyRequestRow[];
}
const stateOf = async (email: string) => (await requests()).find((row) => row.email === email)?.state;

/** What HR sees of late requests: the same on the overview, in its figures, and in the list. */
async function late(): Promise<boolean> {
  const needed = (await needsYou(app.deps, { roles: ['admin'] })).some(({ kind }) => kind === 'privacy');
  const { desk } = await loadSources(app.deps, { roles: ['admin'] }, 4);
  expect((desk.find(({ kind }) => kind === 'privacy')?.count ?? 0) > 0).toBe(needed);
  expect((await requests()).some((row) => row.late || row.state === 'waiting')).toBe(needed);
  return needed;
}

async function catchUp(hours = 8): Promise<void> {
  app.deps.clock.forward(hours * HOUR_MS);
  await app.deps.queue.enqueue(app.deps.db, 'privacy.late', {});
  await app.deps.queue.run('privacy.late');
}

it('is carried out once files can be stored again, and HR sees that it’s late', async () => {
  const email = 'copy@example.com';
  await applied(app.deps, { email });
  const put = vi.spyOn(app.deps.storage, 'put').mockRejectedValue(new Error('The store is away'));
  await expect(confirmed(email, 'copy')).rejects.toThrow();
  // Its own task goes on trying for hours.
  await catchUp(6);
  expect(put).toHaveBeenCalledOnce();
  await catchUp(2);
  expect(put).toHaveBeenCalledTimes(2);
  expect(await stateOf(email)).toBe('working');
  expect(await late()).toBe(false);
  app.deps.clock.forward(DAY_MS);
  expect(await late()).toBe(true);
  put.mockRestore();
  await catchUp();
  expect(await stateOf(email)).toBe('done');
  expect(await emailTo(email, 'privacy-copy')).toBeDefined();
  expect(await late()).toBe(false);
});

it('keeps HR’s approval, and is late a day after it', async () => {
  const email = 'employee@example.com';
  await hired(app.deps, { email });
  await confirmed(email, 'deletion');
  const waiting = (await requests()).find((row) => row.email === email);
  expect(waiting?.state).toBe('waiting');
  app.deps.clock.forward(3 * DAY_MS);
  await app.mutate('privacy.carryOut', { requestId: waiting?.id }, await app.adminCookie());
  // Being worked on since the approval, however long HR took for it.
  await app.deps.database.client`delete from test_tasks where name = 'privacy.fulfil'`;
  expect(await late()).toBe(false);
  await catchUp(1);
  expect(await stateOf(email)).toBe('working');
  app.deps.clock.forward(DAY_MS);
  expect(await late()).toBe(true);
  await catchUp();
  expect((await requests()).find(({ id }) => id === waiting?.id)).toMatchObject({
    state: 'kept',
    email: null,
  });
});

it('keeps an approval that the version before gave to the task', async () => {
  const email = 'before@example.com';
  await hired(app.deps, { email });
  await confirmed(email, 'deletion');
  const waiting = (await requests()).find((row) => row.email === email);
  const { client } = app.deps.database;
  await client`update privacy_requests set state = 'working' where id = ${waiting?.id ?? ''}`;
  await app.deps.queue.enqueue(app.deps.db, 'privacy.fulfil', {
    requestId: waiting?.id ?? '',
    approved: 'yes',
  });
  await app.deps.queue.run('privacy.fulfil');
  expect((await requests()).find(({ id }) => id === waiting?.id)?.state).toBe('kept');
});

it('isn’t late when its hold has just been lifted', async () => {
  const email = 'held@example.com';
  const candidateId = await applied(app.deps, { email });
  const hr = await adminActor(app.deps);
  await setHold(app.deps, hr, { candidateId, held: true, reason: 'Lawsuit 7' });
  await confirmed(email, 'deletion');
  expect(await stateOf(email)).toBe('held');
  app.deps.clock.forward(3 * DAY_MS);
  await setHold(app.deps, hr, { candidateId, held: false, reason: 'Settled' });
  expect(await stateOf(email)).toBe('working');
  expect(await late()).toBe(false);
  await app.deps.queue.run('privacy.fulfil');
});

it('ends with the person who made it', async () => {
  const email = 'both@example.com';
  const cookie = await app.candidateCookie(await applied(app.deps, { email }));
  const ask = (kind: 'copy' | 'deletion') =>
    app.mutate('privacy.requestOwn', { kind, idempotencyKey: crypto.randomUUID() }, cookie);
  await ask('copy');
  const put = vi.spyOn(app.deps.storage, 'put').mockRejectedValue(new Error('The store is away'));
  await expect(app.deps.queue.run('privacy.fulfil')).rejects.toThrow();
  put.mockRestore();
  await ask('deletion');
  await app.deps.queue.run('privacy.fulfil');
  const [left] = await app.deps.database.client`select
    (select count(*)::int from privacy_requests where email = ${email}) as named,
    (select count(*)::int from privacy_requests where state = 'working') as open`;
  expect(left).toEqual({ named: 0, open: 0 });
  // The list, which proves what was done, doesn't claim that the copy was sent.
  expect((await requests()).find(({ kind }) => kind === 'copy')).toMatchObject({
    state: 'done',
    note: 'We deleted the person’s data before their copy was ready, so we didn’t send one.',
  });
});

it('is carried out before the person is deleted because their time is up', async () => {
  const email = 'due@example.com';
  const own = await applied(app.deps, { email });
  const other = 'other@example.com';
  const alias = 'alias@example.com';
  const second = await applied(app.deps, { email: other });
  app.deps.clock.forward(800 * DAY_MS);
  const put = vi.spyOn(app.deps.storage, 'put').mockRejectedValue(new Error('The store is away'));
  await expect(confirmed(email, 'copy')).rejects.toThrow();
  await expect(confirmed(other, 'copy')).rejects.toThrow();
  // Found by any address of theirs.
  const { client } = app.deps.database;
  await client`insert into candidate_aliases (email, candidate_id, created_at) values (${alias}, ${second}, now())`;
  await client`update privacy_requests set email = ${alias}, candidate_id = null where email = ${other}`;
  const left = async () =>
    (await client<{ id: string }[]>`select id from candidates where id in ${client([own, second])}`).length;
  await runRetention(app.deps);
  expect(await left()).toBe(2);
  put.mockRestore();
  await catchUp();
  expect(await emailTo(email, 'privacy-copy')).toBeDefined();
  expect(await emailTo(alias, 'privacy-copy')).toBeDefined();
  await runRetention(app.deps);
  expect(await left()).toBe(0);
});
