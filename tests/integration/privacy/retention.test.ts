import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { planRetention, runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { signUpForm } from '../../support/accounts.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import { adminActor, applied, hired, registerInterviews, someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerFileTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const { nextDay } = privacyStories(() => app);

describe('retention', () => {
  const old = async (email: string): Promise<CandidateId> => applied(app.deps, { email });

  it('says in a dry run what a run then does, and spares who works here or is held', async () => {
    nextDay();
    const people = { gone: await old('gone@example.com'), rejected: await old('rejected@example.com') };
    const works = await hired(app.deps);
    const held = await old('heldtoo@example.com');
    const hr = await adminActor(app.deps);
    await setHold(app.deps, hr, { candidateId: held, held: true, reason: 'Lawsuit 13' });
    app.deps.clock.forward(400 * DAY_MS);
    await changeStatus(app.deps, hr, {
      candidateId: people.rejected,
      status: 'rejected',
      notify: false,
      idempotencyKey: crypto.randomUUID(),
    });
    app.deps.clock.forward(340 * DAY_MS);
    const plan = await planRetention(app.deps);
    const due = plan.due.map(({ candidateId }) => candidateId);
    expect(due).toContain(people.gone);
    for (const spared of [people.rejected, works, held]) expect(due).not.toContain(spared);
    expect(plan.held).toBe(1);
    const before = await wholeDatabase(app.deps.database.client);
    await planRetention(app.deps);
    expect(await wholeDatabase(app.deps.database.client)).toBe(before);
    await runRetention(app.deps);
    expect((await planRetention(app.deps)).due).toEqual([]);
    const left = await app.deps.database.client<{ id: string }[]>`select id from candidates`;
    const ids = left.map(({ id }) => id);
    expect(ids).not.toContain(people.gone);
    for (const spared of [people.rejected, works, held]) expect(ids).toContain(spared);
  });

  it('spares who came back while it was running, and who was asked back', async () => {
    nextDay();
    const [first, second, asked] = [
      await old('first-due@example.com'),
      await old('second-due@example.com'),
      await old('asked-back@example.com'),
    ];
    app.deps.clock.forward(731 * DAY_MS);
    const moment = app.deps.clock.now().toISOString();
    const happens = (id: CandidateId, kind: string) => app.deps.database.client`
      insert into candidate_events (id, candidate_id, kind, data, created_at)
      values (gen_random_uuid(), ${id}, ${kind}, '{}', ${moment})`;
    await happens(asked, 'code_issued');
    const due = (await planRetention(app.deps)).due.map(({ candidateId }) => candidateId);
    expect(due).toEqual(expect.arrayContaining([first, second]));
    expect(due).not.toContain(asked);
    // While the first is being deleted, the second applies again.
    let came = false;
    const storage: typeof app.deps.storage = {
      ...app.deps.storage,
      async delete(key) {
        if (!came) await happens(second, 'applied');
        came = true;
        await app.deps.storage.delete(key);
      },
    };
    await runRetention({ ...app.deps, storage });
    const left = await app.deps.database.client<{ id: string }[]>`select id from candidates`;
    const ids = left.map(({ id }) => id);
    expect([first, second, asked].map((id) => ids.includes(id))).toEqual([false, true, true]);
  });

  it('goes on after a person whose deletion fails, and finds those behind many who are held', async () => {
    nextDay();
    const [failing, fine] = [await old('fails@example.com'), await old('fine@example.com')];
    const { client } = app.deps.database;
    // Older than both, and more than one batch of a night.
    await client`
      with held as (
        insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
        select gen_random_uuid(), 'Held', 'held-' || n || '@example.com', 'Clerk', 'Kenya', 'applied', day, day, day
        from generate_series(1, 501) n, (select '2020-01-01'::timestamptz as day) long_ago returning id)
      insert into legal_holds (id, candidate_id, reason, created_at) select id, id, 'Lawsuit 20', now() from held`;
    app.deps.clock.forward(800 * DAY_MS);
    const plan = await planRetention(app.deps);
    const due = plan.due.map(({ candidateId }) => candidateId);
    expect(due).toEqual(expect.arrayContaining([failing, fine]));
    expect(plan.total).toBe(plan.due.length);
    expect(plan.held).toBeGreaterThan(500);

    const theirs = await client<{ storage_key: string }[]>`
      select storage_key from files where candidate_id = ${failing}`;
    let refused = 0;
    const storage: typeof app.deps.storage = {
      ...app.deps.storage,
      async delete(key) {
        if (theirs.some((file) => file.storage_key === key.storageKey)) {
          refused++;
          throw new Error('The file store refused');
        }
        await app.deps.storage.delete(key);
      },
    };
    expect((await runRetention({ ...app.deps, storage })).failed).toBe(1);
    expect(refused).toBe(1);
    const left = await client<
      { id: string }[]
    >`select id from candidates where id in ${client([failing, fine])}`;
    expect(left.map(({ id }) => id)).toEqual([failing]);
    expect(await runRetention(app.deps)).toEqual({ people: 1, failed: 0 });
    await client`delete from candidates where full_name = 'Held'`;
  });

  it('deletes people though the copy of an email can’t be deleted', async () => {
    nextDay();
    const { clock, database } = app.deps;
    const due = await old('behind-an-email@example.com');
    const copied = clock.uuid();
    await database.client`
      insert into mails (id, kind, "to", subject, state, created_at, sent_at) values (${copied}, 'privacy-erased',
        'copied@last.test', 'Hello', 'sent', ${clock.now().toISOString()}, ${clock.now().toISOString()})`;
    clock.forward(800 * DAY_MS);
    const mailer: typeof app.deps.mailer = {
      ...app.deps.mailer,
      async forget(tx, ids) {
        if (ids.map(String).includes(copied)) throw new Error('The folder of emails refused');
        await app.deps.mailer.forget(tx, ids);
      },
    };
    expect((await runRetention({ ...app.deps, mailer })).failed).toBeGreaterThan(0);
    expect(await database.client`select from candidates where id = ${due}`).toHaveLength(0);
  });

  it('leaves nothing for the next night, and deletes ID and bank data first', async () => {
    nextDay();
    const { clock, database } = app.deps;
    const due = await old('due@example.com');
    clock.forward(740 * DAY_MS);
    // More than one batch.
    await database.client`
      with rejected as (
        insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
        select gen_random_uuid(), 'Rejected', 'rejected-' || n || '@example.com', 'Clerk', 'Kenya', 'rejected', day, day, day
        from generate_series(1, 501) n, (select ${clock.now().toISOString()}::timestamptz - interval '100 days' as day) at
        returning id, created_at)
      insert into onboarding_documents (id, candidate_id, address, account_number, account_last4, account_length,
        routing_number, routing_last4, bank_name, payment_option, pay_cycle, consent_version, last_key, created_at, updated_at)
      select id, id, '', '', '0001', 8, '', '0001', '', '', 'weekly', '', id, created_at, created_at from rejected`;
    const documents = async () => (await database.client`select from onboarding_documents`).length;
    const people = async () => (await database.client`select from candidates where id = ${due}`).length;
    const plan = await planRetention(app.deps);
    expect(plan.due).toHaveLength(500);
    expect(plan.total).toBe(501 + plan.due.filter(({ what }) => what === 'everything').length);
    let documentsLeft = -1;
    const storage: typeof app.deps.storage = {
      ...app.deps.storage,
      async delete(key) {
        documentsLeft = await documents();
        await app.deps.storage.delete(key);
      },
    };
    await runRetention({ ...app.deps, storage });
    expect({ documentsLeft, documents: await documents(), people: await people() }).toEqual({
      documentsLeft: 0,
      documents: 0,
      people: 0,
    });
    await database.client`delete from candidates where full_name = 'Rejected'`;
  });

  it('keeps no account whose address nobody confirmed, unless it has a record or a role', async () => {
    nextDay();
    const email = 'unconfirmed@example.com';
    const works = await hired(app.deps, { email: 'colleague@example.com' });
    await old(email);
    for (const address of [email, 'colleague@example.com', 'signs-up@example.com'])
      await signUp(app.deps, signUpForm({ email: address, role: 'candidate' }), { ip: someIp() });
    const hr = await adminActor(app.deps);
    await app.deps.database.client`update users set email_verified_at = null where id = ${hr.userId}`;
    await app.deps.database.client`
      insert into user_roles (user_id, role) values (${hr.userId}, 'admin') on conflict do nothing`;
    const accounts = async () => {
      const rows = await app.deps.database.client<{ email: string }[]>`select email from users`;
      return rows.map((row) => row.email);
    };
    expect(await accounts()).toEqual(expect.arrayContaining([email, 'signs-up@example.com']));
    app.deps.clock.forward(800 * DAY_MS);
    await runRetention(app.deps);
    const dump = await wholeDatabase(app.deps.database.client);
    for (const gone of [email, 'signs-up@example.com']) expect(dump).not.toContain(gone);
    expect(await accounts()).toEqual(expect.arrayContaining([`hr-${hr.userId}@example.com`]));
    expect(dump).toContain('colleague@example.com');
    expect(dump).toContain(works);
  });

  it('keeps no last email, and no link, to an address that nothing else knows, however it ended', async () => {
    nextDay();
    const { clock, database } = app.deps;
    const write = (kind: string, state: string) => database.client`
      insert into mails (id, kind, "to", subject, state, created_at, sent_at) values (gen_random_uuid(), ${kind},
        ${`${kind}-${state}@last.test`}, 'Hello', ${state}, ${clock.now().toISOString()}, ${clock.now().toISOString()})`;
    for (const state of ['sent', 'returned', 'failed', 'queued'])
      for (const kind of ['privacy-erased', 'privacy-confirm', 'test']) await write(kind, state);
    const left = async (days: number): Promise<number[]> => {
      clock.forward(days * DAY_MS + 1);
      await runRetention(app.deps);
      return Promise.all(
        ['privacy', 'test'].map(
          async (kind) =>
            (await database.client`select 1 from mails where "to" like ${`${kind}%@last.test`}`).length,
        ),
      );
    };
    expect(await left(0)).toEqual([8, 4]);
    expect(await left(1)).toEqual([4, 4]);
    expect(await left(3)).toEqual([2, 4]);
  });

  it('goes by settings that HR may change within bounds', async () => {
    const cookie = await app.adminCookie();
    const settings = { applicationMonths: 1, vaultDays: 30, payrollYears: 4 };
    expect(
      (await app.mutate('privacy.setRetention', { ...settings, vaultDays: 0, basedOn: null }, cookie)).status,
    ).toBe(400);
    await app.mutate('privacy.setRetention', { ...settings, basedOn: null }, cookie);
    const person = await old('short@example.com');
    app.deps.clock.forward(40 * DAY_MS);
    const fresh = await app.adminCookie();
    const { data } = await app.query('privacy.retention', undefined, fresh);
    expect(data).toMatchObject({ settings });
    expect(JSON.stringify(data)).toContain(person);
    // Others can be tried before they are saved, and trying saves nothing.
    const tried = { ...settings, applicationMonths: 24 };
    const trial = await app.query('privacy.retention', tried, fresh);
    expect(trial.data).toMatchObject({ settings });
    expect(JSON.stringify(trial.data)).not.toContain(person);
    expect((await app.query('privacy.retention', { ...tried, vaultDays: 0 }, fresh)).status).toBe(400);
  });

  it('isn’t shortened again by someone who saw an older version', async () => {
    const cookie = await app.adminCookie();
    const stored = async () => {
      const { data } = await app.query('privacy.retention', undefined, cookie);
      return z.object({ settings: z.record(z.string(), z.number()), version: z.string() }).parse(data);
    };
    const { settings, version: basedOn } = await stored();
    const save = (changes: object) =>
      app.mutate('privacy.setRetention', { ...settings, ...changes, basedOn }, cookie);
    expect((await save({ applicationMonths: 36 })).status).toBe(200);
    expect((await save({ safetyMonths: 24 })).code).toBe('conflict');
    expect((await stored()).settings).toEqual({ ...settings, applicationMonths: 36 });
    // A lost answer is no conflict.
    expect((await save({ applicationMonths: 36 })).status).toBe(200);
  });
});
