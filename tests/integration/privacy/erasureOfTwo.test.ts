import JSZip from 'jszip';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewMerge } from '../../../server/features/merges/service.ts';
import { erasePersonNow, exportPerson } from '../../../server/features/privacy/parts/console.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { PrivacyRequestRow } from '../../../shared/privacy/schema.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import { adminActor, applied, hired, registerInterviews } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const { emailTo, nextDay, confirmed } = privacyStories(() => app);
beforeEach(nextDay);

/** Gives a record a confirmed account with an address of its own, as an invitation does that another account accepted. */
async function accountOf(candidateId: CandidateId, email: string): Promise<string> {
  const cookie = await app.candidateCookie(candidateId);
  await app.deps.database.client`
    update users set email = ${email} where id = (select user_id from candidates where id = ${candidateId})`;
  return cookie;
}

/** An employee whose account has the address with which somebody applied a second time. */
async function oneAddressTwoRecords(name: string) {
  const [email, other] = [`${name}-private@example.com`, `${name}-work@example.com`];
  const employed = await hired(app.deps, { email: other, fullName: 'Works Here' });
  const cookie = await accountOf(employed, email);
  const applicant = await applied(app.deps, { email, fullName: 'Applies Again' });
  return { email, other, employed, applicant, cookie };
}

/** These people's addresses and whether they have an account, as stored now. */
const stored = async (...ids: CandidateId[]) => {
  const rows = await app.deps.database.client<{ email: string; account: boolean }[]>`
    select email::text, user_id is not null as account from candidates where id in ${app.deps.database.client(ids)}
    order by array_position(${ids}::uuid[], id)`;
  return rows.map(({ email, account }) => `${email} ${account}`);
};

async function requestsOf(...ids: CandidateId[]): Promise<PrivacyRequestRow[]> {
  const all = (await app.query('privacy.requests', undefined, await app.adminCookie()))
    .data as PrivacyRequestRow[];
  return all.filter(({ candidateId }) => candidateId && ids.includes(candidateId));
}

async function approve(row: PrivacyRequestRow | undefined): Promise<void> {
  await app.mutate('privacy.carryOut', { requestId: row?.id }, await app.adminCookie());
  await app.deps.queue.run('privacy.fulfil');
}

/** The request for one's own deletion, in the portal of this session. */
async function askInside(cookie: string): Promise<void> {
  const asked = { kind: 'deletion', idempotencyKey: crypto.randomUUID() };
  expect((await app.mutate('privacy.requestOwn', asked, cookie)).status).toBe(200);
  await app.deps.queue.run('privacy.fulfil');
}

describe('a deletion by an address with a record of its own and an account of another record', () => {
  it('waits for HR, who is shown the employee; nothing is touched before, and everything after', async () => {
    const { email, other, employed, applicant, cookie } = await oneAddressTwoRecords('waits');
    await confirmed(email, 'deletion');
    expect(await stored(applicant, employed)).toEqual([`${email} false`, `${other} true`]);
    expect((await app.query('auth.me', undefined, cookie)).data).toMatchObject({ email });
    expect(await emailTo(email, 'privacy-waiting')).toBeDefined();
    const [waiting, ...more] = await requestsOf(applicant, employed);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ state: 'waiting', candidateId: employed, fullName: 'Works Here' });

    await approve(waiting);
    expect(await stored(applicant, employed)).toEqual([`erased-${employed}@erased.invalid false`]);
    expect(await app.deps.database.client`select id from users where email = ${email}`).toHaveLength(0);
    const [kept] = await requestsOf(employed);
    expect(kept).toMatchObject({ state: 'kept', email: null });
    expect((await emailTo(email, 'privacy-erased'))?.text).toContain('Your name and dates of employment');
  });

  it('is held while either record is, and goes on once that hold is lifted', async () => {
    const hr = await adminActor(app.deps);
    const { email, other, employed, applicant } = await oneAddressTwoRecords('holds');
    await app.deps.database.client`update candidates set status = 'rejected' where id = ${employed}`;
    const hold = (candidateId: CandidateId, held: boolean) =>
      setHold(app.deps, hr, { candidateId, held, reason: 'Lawsuit 7' });
    await hold(employed, true);
    await confirmed(email, 'deletion');
    expect(await stored(applicant, employed)).toEqual([`${email} false`, `${other} true`]);
    expect(await requestsOf(applicant, employed)).toMatchObject([{ state: 'held', candidateId: employed }]);
    await hold(applicant, true);
    await hold(employed, false);
    await app.deps.queue.run('privacy.fulfil');
    expect(await requestsOf(applicant, employed)).toMatchObject([{ state: 'held', candidateId: applicant }]);
    await hold(applicant, false);
    await app.deps.queue.run('privacy.fulfil');
    expect(await stored(applicant, employed)).toEqual([`erased-${employed}@erased.invalid false`]);
  });

  it('can’t be approved while the other record is held', async () => {
    const hr = await adminActor(app.deps);
    const { email, employed, applicant } = await oneAddressTwoRecords('refused');
    await confirmed(email, 'deletion');
    await setHold(app.deps, hr, { candidateId: applicant, held: true, reason: 'Lawsuit 9' });
    const [waiting] = await requestsOf(employed);
    const answer = await app.mutate('privacy.carryOut', { requestId: waiting?.id }, await app.adminCookie());
    expect(answer.code).toBe('legal_hold');
    expect(await requestsOf(employed, applicant)).toMatchObject([
      { state: 'waiting', candidateId: employed },
    ]);
  });

  it('includes the record it was held about, whose account has another address by now', async () => {
    const hr = await adminActor(app.deps);
    const { email, employed, applicant } = await oneAddressTwoRecords('leaves');
    const client = app.deps.database.client;
    await client`update candidates set status = 'rejected' where id = ${employed}`;
    await setHold(app.deps, hr, { candidateId: employed, held: true, reason: 'Lawsuit 10' });
    await confirmed(email, 'deletion');
    await client`update users set email = 'leaves-new@example.com' where email = ${email}`;
    await setHold(app.deps, hr, { candidateId: employed, held: false, reason: 'Settled' });
    await app.deps.queue.run('privacy.fulfil');
    expect(await stored(applicant, employed)).toEqual([`erased-${employed}@erased.invalid false`]);
  });

  it('approved for one employee, asks about another; what is kept of each ends on its day', async () => {
    const { email, employed, applicant } = await oneAddressTwoRecords('both');
    await app.deps.database.client`update candidates set status = 'hired' where id = ${applicant}`;
    await confirmed(email, 'deletion');
    const [first] = await requestsOf(applicant, employed);
    expect(first).toMatchObject({ state: 'waiting', candidateId: applicant });
    await approve(first);
    const [second] = await requestsOf(employed);
    expect(second).toMatchObject({ state: 'waiting', fullName: 'Works Here' });
    expect(await emailTo(email, 'privacy-erased')).toBeUndefined();
    await approve(second);
    const told = (await emailTo(email, 'privacy-erased'))?.text ?? '';
    expect(told.match(/Your name and dates of employment/g)).toHaveLength(2);
    const kept = await requestsOf(applicant, employed);
    expect(kept.map(({ state }) => state)).toEqual(['kept', 'kept']);
    app.deps.clock.set(new Date(Math.max(...kept.map(({ keepUntil }) => Date.parse(keepUntil ?? ''))) + 1));
    await runRetention(app.deps);
    expect(await stored(applicant, employed)).toEqual([]);
  });

  it('keeps both from being merged into others meanwhile', async () => {
    const { email, employed } = await oneAddressTwoRecords('merge');
    const bystander = await applied(app.deps);
    const refusal = async () =>
      (await previewMerge(app.deps, { keptId: employed, goneId: bystander })).refusal;
    expect(await refusal()).toBeNull();
    const id = crypto.randomUUID();
    await app.deps.database.client`
      insert into privacy_requests (id, kind, state, source, email, idempotency_key, created_at)
      values (${id}, 'deletion', 'working', 'public', ${email}, ${id}, now())`;
    expect(await refusal()).toBe('merge_deletion_open');
  });

  it('made inside the portal, is about the record of that portal alone', async () => {
    const { email, employed, applicant, other } = await oneAddressTwoRecords('inside');
    const cookie = await accountOf(applicant, 'inside-third@example.com');
    await app.mutate('privacy.requestOwn', { kind: 'deletion', idempotencyKey: crypto.randomUUID() }, cookie);
    await app.deps.queue.run('privacy.fulfil');
    expect(await stored(applicant, employed)).toEqual([`${other} true`]);
    expect(await emailTo(email, 'privacy-erased')).toBeDefined();
    const rows = await app.deps.database.client`select email::text from users where email like 'inside-%'`;
    expect(rows.map((row) => row.email)).toEqual([email]);
  });

  it('stays open when the other record is erased alone, by retention or by its own request', async () => {
    for (const name of ['retained', 'asked']) {
      const { email, employed, applicant, other } = await oneAddressTwoRecords(name);
      await confirmed(email, 'deletion');
      const client = app.deps.database.client;
      if (name === 'retained') {
        await client`update candidates set applied_at = applied_at - interval '20 years' where id = ${applicant}`;
        await client`
          update candidate_events set created_at = created_at - interval '20 years' where candidate_id = ${applicant}`;
        await runRetention(app.deps);
      } else await askInside(await accountOf(applicant, 'asked-third@example.com'));
      expect(await stored(applicant, employed)).toEqual([`${other} true`]);
      expect(await requestsOf(employed)).toMatchObject([{ state: 'waiting', email }]);
    }
  });

  it('moves to the other record when the one it waited about is erased by its own request', async () => {
    const { email, employed, applicant, cookie } = await oneAddressTwoRecords('moves');
    await confirmed(email, 'deletion');
    await askInside(cookie);
    await approve((await requestsOf(employed)).find(({ source }) => source === 'portal'));
    expect(await requestsOf(applicant)).toMatchObject([{ state: 'waiting', email }]);
  });

  it('made inside one portal, stays open with its emails when the other record is erased', async () => {
    const { email, employed, applicant, cookie } = await oneAddressTwoRecords('apart');
    await app.deps.database.client`update candidates set status = 'hired' where id = ${applicant}`;
    await askInside(await accountOf(applicant, 'apart-third@example.com'));
    await askInside(cookie);
    const [ofEmployed] = await requestsOf(employed);
    await approve(ofEmployed);
    expect(await stored(employed)).toEqual([`erased-${employed}@erased.invalid false`]);
    expect(await requestsOf(applicant)).toMatchObject([{ state: 'waiting', email }]);
    expect(await emailTo(email, 'privacy-waiting')).toBeDefined();
  });

  it('is one command of the console, which a hold on either stops', async () => {
    const hr = await adminActor(app.deps);
    const { email, employed, applicant } = await oneAddressTwoRecords('console');
    await setHold(app.deps, hr, { candidateId: employed, held: true, reason: 'Lawsuit 8' });
    await expect(erasePersonNow(app.deps, email)).rejects.toMatchObject({ code: 'legal_hold' });
    await setHold(app.deps, hr, { candidateId: employed, held: false, reason: 'Settled' });
    await erasePersonNow(app.deps, email);
    const proofs = await requestsOf(applicant, employed);
    expect(proofs.map(({ candidateId, state }) => [candidateId, state])).toEqual(
      expect.arrayContaining([
        [applicant, 'done'],
        [employed, 'kept'],
      ]),
    );
  });
});

it('a copy by such an address has both records', async () => {
  const { email } = await oneAddressTwoRecords('copy');
  const chunks: Buffer[] = [];
  for await (const chunk of await exportPerson(app.deps, email)) chunks.push(chunk);
  const zip = await JSZip.loadAsync(Buffer.concat(chunks));
  const { records } = JSON.parse((await zip.file('data.json')?.async('string')) ?? '{}');
  expect(records.candidates.map((row: { full_name: string }) => row.full_name).sort()).toEqual([
    'Applies Again',
    'Works Here',
  ]);
  expect(records.users).toMatchObject([{ email }]);
  await confirmed(email, 'copy');
  expect(await emailTo(email, 'privacy-copy')).toBeDefined();
});
