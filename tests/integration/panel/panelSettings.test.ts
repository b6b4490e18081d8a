import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/db/client.ts';
import {
  readAppSettings,
  resetSettings,
  saveSettings,
  sectionHistory,
  sendTestEmail,
} from '../../../server/features/admin/settings/service.ts';
import { invitePerson, panelPeople, setRole } from '../../../server/features/auth/admin.ts';
import { resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import { createAdmin } from '../../../server/features/auth/service.ts';
import { createUserSession, readUserSession } from '../../../server/features/auth/sessions.ts';
import { listEmails } from '../../../server/features/emails/admin.ts';
import { saveJob } from '../../../server/features/jobs/admin.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { createPostgresBus } from '../../../server/platform/events/postgresBus.ts';
import { type AppSettingsStore, createAppSettings } from '../../../server/platform/settings/appSettings.ts';
import { changeSetting, readSetting, saveSetting } from '../../../server/platform/settings/change.ts';
import { hrSettings } from '../../../server/platform/settings/register.ts';
import { firstSteps } from '../../../shared/company/firstSteps.ts';
import { JobId, UserId } from '../../../shared/ids/schema.ts';
import { JobInput, newJob } from '../../../shared/jobs/admin.ts';
import { EmailListInput } from '../../../shared/panel/schema.ts';
import { SaveSettingsInput } from '../../../shared/panel/settings.ts';
import { codeOf, emailedToken, ownerOf } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { silentLog } from '../../support/log.ts';
import { applied, someIp } from '../../support/stories.ts';

let deps: TestDeps;
let actor: { userId: UserId; ip: string; fullName: string };

async function newAdmin(): Promise<{ userId: UserId; ip: string; fullName: string; email: string }> {
  const email = `admin-${deps.clock.uuid()}@example.com`;
  await createAdmin(deps, { email, fullName: 'Test HR', password: 'Table-and-chair-7' });
  const [row] = await deps.database.client<{ id: string }[]>`select id from users where email = ${email}`;
  return { userId: UserId.parse(row?.id), ip: '192.0.2.9', fullName: 'Test HR', email };
}

beforeAll(async () => {
  deps = await testDeps();
  actor = await newAdmin();
});
afterAll(() => deps.close());
afterEach(async () => {
  await deps.database.client`delete from settings where key like 'house.%'`;
  await deps.appSettings.refresh();
});

const versionOf = async (section: 'budgets' | 'pacing' | 'mailboxes' | 'company') =>
  (await readAppSettings(deps)).sections[section].version;
const pace = (scale: number, basedOn: string | null = null) =>
  saveSettings(deps, actor, { section: 'pacing', basedOn, value: { scale } });

describe('settings of the house', () => {
  it('begin with what the program was started with, and count in every process within seconds', async () => {
    expect((await readAppSettings(deps)).sections.pacing).toMatchObject({
      value: { scale: 1 },
      version: null,
    });
    const other = openDatabase(deps.database.url, { max: 2, name: 'other-process' });
    const closing = new AbortController();
    const bus = createPostgresBus({ ...other, clock: systemClock, log: silentLog });
    const elsewhere: AppSettingsStore = await createAppSettings({
      db: other.db,
      bus,
      env: deps.env,
      log: silentLog,
      signal: closing.signal,
    });
    await pace(0.3);
    expect(deps.appSettings.read('pacing').scale).toBe(0.3);
    await expect.poll(() => elsewhere.read('pacing').scale, { timeout: 5_000 }).toBe(0.3);
    await resetSettings(deps, actor, { section: 'pacing', basedOn: await versionOf('pacing') });
    await expect.poll(() => elsewhere.read('pacing').scale, { timeout: 5_000 }).toBe(1);
    const selecting = vi.spyOn(other.db, 'select').mockImplementationOnce(() => {
      throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
    });
    await pace(0.7, await versionOf('pacing'));
    await expect.poll(() => elsewhere.read('pacing').scale, { timeout: 5_000 }).toBe(0.7);
    expect(selecting.mock.results[0]?.type).toBe('throw');
    await resetSettings(deps, actor, { section: 'pacing', basedOn: await versionOf('pacing') });
    closing.abort();
    await bus.close();
    await other.close();
  });

  it('are recorded with what they were and became; the same again changes nothing', async () => {
    await pace(0.5);
    await pace(0.5);
    await pace(2, await versionOf('pacing'));
    const history = await sectionHistory(deps, 'pacing');
    expect(history.slice(0, 2)).toMatchObject([
      { who: 'Test HR', reset: false, changes: [{ field: 'scale', from: '0.5', to: '2' }] },
      { who: 'Test HR', reset: false, changes: [{ field: 'scale', from: '1', to: '0.5' }] },
    ]);
    expect((await readAppSettings(deps)).sections.pacing.changedBy).toBe('Test HR');
  });

  it('without versions take turns, and the default saved again leaves no row and no line', async () => {
    const lines = async () =>
      (await deps.database.client`select id from audit_log where action = 'settings.blind_review_changed'`)
        .length;
    await saveSetting(deps, actor, hrSettings.blindReview, { on: false });
    expect(await deps.database.client`select key from settings where key = 'blind_review'`).toEqual([]);
    expect(await lines()).toBe(0);
    await saveSetting(deps, actor, hrSettings.blindReview, { on: true });
    expect(await readSetting(deps.db, hrSettings.blindReview)).toEqual({ on: true });
    expect(await lines()).toBe(1);
    await saveSetting(deps, actor, hrSettings.blindReview, { on: false });
    await Promise.all(
      firstSteps.map((step) =>
        deps.db.transaction((tx) =>
          changeSetting(deps, tx, actor, hrSettings.postponedSteps, (before) => [...before, step]),
        ),
      ),
    );
    expect([...(await readSetting(deps.db, hrSettings.postponedSteps))].sort()).toEqual(
      [...firstSteps].sort(),
    );
    await deps.database
      .client`delete from settings where key in ('blind_review', ${hrSettings.postponedSteps.key})`;
  });

  it('tell the second of two tabs instead of overwriting the first', async () => {
    const seen = await versionOf('pacing');
    await pace(0.5, seen);
    expect(await codeOf(pace(0.7, seen))).toBe('conflict');
    expect(deps.appSettings.read('pacing').scale).toBe(0.5);
    expect(await codeOf(resetSettings(deps, actor, { section: 'pacing', basedOn: 'old' }))).toBe('conflict');
    const version = await versionOf('pacing');
    const both = await Promise.all([codeOf(pace(0.1, version)), codeOf(pace(0.2, version))]);
    expect(both.sort()).toEqual(['conflict', 'done']);
  });

  it('stop the very next call of a model with a lower cap, and let it through again', async () => {
    const ask = async (): Promise<string> => {
      let text = '';
      for await (const piece of deps.ai.stream({
        purpose: 'assistant',
        subject: actor.userId,
        system: '',
        messages: [{ role: 'user', content: 'Report' }],
        script: { name: 'assistant.answer', input: { text: 'hi', action: null, facts: {} } },
        maxOutputTokens: 100,
        signal: new AbortController().signal,
      }))
        text += piece;
      return text;
    };
    expect(await ask()).not.toBe('');
    const { spent } = await readAppSettings(deps);
    expect(spent).toMatchObject({ calls: 1, busiest: spent.all });
    await saveSettings(deps, actor, { section: 'budgets', basedOn: null, value: { person: 10, all: 1_000 } });
    await expect(ask()).rejects.toMatchObject({ failure: 'budget_spent' });
    await resetSettings(deps, actor, { section: 'budgets', basedOn: await versionOf('budgets') });
    expect(await ask()).not.toBe('');
    // A stored cap that isn't a number leaves the default in force, as for every other setting.
    await deps.database.client`
      insert into settings (key, value, updated_at) values ('house.budgets', '{"person":"few","all":true}', now())`;
    expect(await ask()).not.toBe('');
  });

  it('send notices to each address, and tell those added and left out', async () => {
    const before = deps.appSettings.read('mailboxes');
    const { db, bus, env, log } = deps;
    const late = {
      ...deps,
      appSettings: await createAppSettings({ db, bus, env, log, signal: AbortSignal.abort() }),
    };
    const notices = ['one@example.com', 'two@example.com'];
    await saveSettings(deps, actor, {
      section: 'mailboxes',
      basedOn: null,
      value: { ...before, fromAddress: 'post@example.com', hrAddress: 'people@example.com', notices },
    });
    const told = (await deps.emails()).filter(({ kind }) => kind === 'notices-changed');
    expect(told.map(({ to }) => to).sort()).toEqual([...notices, deps.env.HR_EMAIL].sort());
    // They leave from the new address, and are asked about at the new one.
    for (const { text } of told) {
      expect(text).toContain('This email comes from post@example.com.');
      expect(text).toContain('Write to people@example.com.');
    }
    await deps.database.client`delete from mails`;
    // Taken back by a process that has not heard of it yet: those two are told all the same.
    const { mailboxes } = (await readAppSettings(deps)).sections;
    await saveSettings(late, actor, {
      section: 'mailboxes',
      basedOn: mailboxes.version,
      value: { ...mailboxes.value, notices: before.notices },
    });
    const again = (await deps.emails()).filter(({ kind }) => kind === 'notices-changed');
    expect(again.map(({ to }) => to).sort()).toEqual([...notices, deps.env.HR_EMAIL].sort());
    await saveSettings(deps, actor, {
      section: 'mailboxes',
      basedOn: (await readAppSettings(deps)).sections.mailboxes.version,
      value: mailboxes.value,
    });
    await deps.database.client`delete from mails`;
    await applied(deps);
    const hr = (await deps.emails()).filter(({ kind }) => kind === 'application-received-hr');
    expect(hr.map(({ to }) => to).sort()).toEqual(notices);
    expect(hr[0]?.subject).toBe(hr[1]?.subject);
    const test = await sendTestEmail(deps, { userId: actor.userId, email: 'me@example.com' });
    expect((await deps.emails()).find(({ kind }) => kind === 'test')).toMatchObject({ to: 'me@example.com' });
    // HR's screen follows it in the log.
    const sent = await listEmails(deps, { roles: ['admin'] }, EmailListInput.parse({ kind: 'test' }));
    expect(sent.mails).toMatchObject([{ id: test.mailId, state: 'queued' }]);
  });

  it('take plain addresses and numbers in their bounds, and nothing that reaches a header', () => {
    const defaults = {
      fromName: 'House',
      fromAddress: 'a@example.com',
      hrAddress: 'a@example.com',
      replyTo: 'a@example.com',
      notices: ['a@example.com'],
    };
    const mailboxes = (changes: object) =>
      SaveSettingsInput.safeParse({
        section: 'mailboxes',
        basedOn: null,
        value: { ...defaults, ...changes },
      }).success;
    expect(mailboxes({})).toBe(true);
    for (const bad of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'nobody', '']) {
      expect(mailboxes({ hrAddress: bad })).toBe(false);
      expect(mailboxes({ notices: [bad] })).toBe(false);
    }
    expect(mailboxes({ fromName: 'Evil" <x@example.com>' })).toBe(false);
    expect(mailboxes({ fromName: 'Two\nlines' })).toBe(false);
    expect(mailboxes({ notices: ['a@example.com', 'A@example.com'] })).toBe(false);
    expect(mailboxes({ notices: [] })).toBe(false);
    const scale = (value: number) =>
      SaveSettingsInput.safeParse({ section: 'pacing', basedOn: null, value: { scale: value } }).success;
    expect([0, 2, -0.1, 2.1, Number.NaN].map(scale)).toEqual([true, true, false, false, false]);
  });

  it('offer hiring managers to jobs, which keep the one they have', async () => {
    const job = (hiringManager: string) =>
      JobInput.parse({
        ...newJob,
        title: 'Night support',
        department: 'Support',
        position: 'Customer Support Representative',
        salaryMin: null,
        salaryMax: null,
        description: 'Answer people at night.',
        responsibilities: null,
        requirements: null,
        benefits: null,
        workHours: null,
        applicationDeadline: null,
        hiringManager,
      });
    const jobId = JobId.parse(deps.clock.uuid());
    const made = await saveJob(deps, actor, { jobId, basedOn: null, job: job(newJob.hiringManager) });
    await saveSettings(deps, actor, {
      section: 'company',
      basedOn: null,
      value: { hiringManagers: ['Night Team'], defaultManager: 'Night Team' },
    });
    const kept = await saveJob(deps, actor, {
      jobId,
      basedOn: made.updatedAt,
      job: { ...job(newJob.hiringManager), department: 'Care' },
    });
    expect(kept.hiringManager).toBe(newJob.hiringManager);
    const other = { jobId: JobId.parse(deps.clock.uuid()), basedOn: null };
    expect(await codeOf(saveJob(deps, actor, { ...other, job: job('Nobody') }))).toBe('manager_unknown');
    expect(await codeOf(saveJob(deps, actor, { ...other, job: job('Night Team') }))).toBe('done');
  });
});

describe('access to the panel', () => {
  const invite = (email: string, idempotencyKey: string = deps.clock.uuid()) =>
    invitePerson(deps, actor, { email, fullName: 'Second Person', role: 'reviewer', idempotencyKey });

  it('invites somebody without an account by a link that lets them choose a password, once', async () => {
    const email = `second-${deps.clock.uuid()}@example.com`;
    const key = deps.clock.uuid();
    await invite(email, key);
    await invite(email, key);
    const invitations = (await deps.emails()).filter(({ to }) => to === email);
    expect(invitations.map(({ kind }) => kind)).toEqual(['panel-invitation']);
    expect((await panelPeople(deps, actor.userId)).find((person) => person.email === email)).toMatchObject({
      roles: ['reviewer'],
      waiting: true,
    });
    await resetWithLink(
      deps,
      {
        token: await emailedToken(deps, 'reset', email),
        password: 'Wooden-chair-9',
        confirmPassword: 'Wooden-chair-9',
      },
      { ip: someIp() },
    );
    const { me, home } = await ownerOf(deps, email);
    expect(me).toMatchObject({ roles: ['reviewer'] });
    expect(home).toBe('/admin');
    expect((await panelPeople(deps, actor.userId)).find((person) => person.email === email)?.waiting).toBe(
      false,
    );
  });

  it('never gives an unproven account of a stranger a role with the stranger’s password', async () => {
    const email = `taken-${deps.clock.uuid()}@example.com`;
    const id = deps.clock.uuid();
    await deps.database.client`insert into users (id, email, full_name, password_hash, created_at, updated_at)
      values (${id}, ${email}, 'Stranger', 'known-to-a-stranger', now(), now())`;
    const { value } = await createUserSession(deps, deps.db, UserId.parse(id));
    expect(await invite(email)).toEqual({ invited: true, has: null });
    expect(await readUserSession(deps, value)).toBeNull();
    const [row] = await deps.database.client<
      { password_hash: string }[]
    >`select password_hash from users where email = ${email}`;
    expect(row?.password_hash).not.toBe('known-to-a-stranger');
  });

  it('changes no role by an invitation, and sends one again with the role that it had', async () => {
    const email = `again-${deps.clock.uuid()}@example.com`;
    const person = { email, fullName: 'Second Person', role: 'admin' as const };
    const send = (more: Partial<typeof person | { role: 'reviewer' }> = {}) =>
      invitePerson(deps, actor, { ...person, ...more, idempotencyKey: deps.clock.uuid() });
    const roles = async () =>
      (await panelPeople(deps, actor.userId)).find((one) => one.email === email)?.roles;
    const emails = async () => (await deps.emails()).filter(({ to }) => to === email).length;
    await send();
    expect(await send({ role: 'reviewer' })).toEqual({ invited: false, has: 'admin' });
    expect([await roles(), await emails()]).toEqual([['admin'], 1]);
    expect(await send()).toEqual({ invited: true, has: null });
    expect([await roles(), await emails()]).toEqual([['admin'], 2]);
    await deps.database.client`update users set email_verified_at = now() where email = ${email}`;
    expect(await send({ role: 'reviewer' })).toEqual({ invited: false, has: 'admin' });
    expect(await send()).toEqual({ invited: false, has: 'admin' });
    expect([await roles(), await emails()]).toEqual([['admin'], 2]);
    const own = { email: (await emailOf(actor.userId)) ?? '' };
    expect(await send(own)).toEqual({ invited: false, has: 'admin' });
    expect(await codeOf(setRole(deps, actor, { email, role: null }))).toBe('done');
  });

  it('gives no role to an account whose address nobody proved, and does not ask who is only invited to sign in', async () => {
    const email = `unproven-${deps.clock.uuid()}@example.com`;
    const id = deps.clock.uuid();
    await deps.database.client`insert into users (id, email, full_name, password_hash, created_at, updated_at)
      values (${id}, ${email}, 'Stranger', 'known-to-a-stranger', now(), now())`;
    expect(await codeOf(setRole(deps, actor, { email, role: 'admin' }))).toBe('conflict');
    const roles = async () =>
      (await panelPeople(deps, actor.userId)).find((person) => person.email === email)?.roles;
    expect(await roles()).toBeUndefined();

    await invite(email);
    expect(await codeOf(setRole(deps, actor, { email, role: 'admin' }))).toBe('done');
    expect(await roles()).toEqual(['admin']);
    const sent = (await deps.emails()).filter(({ to }) => to === email);
    expect(sent.map(({ kind }) => kind)).toEqual(['panel-invitation']);
    await deps.database.client`delete from user_roles where user_id = ${id}`;
  });

  it('withdraws the invitation of someone who hasn’t followed it, without an email', async () => {
    const email = `withdrawn-${deps.clock.uuid()}@example.com`;
    await invite(email);
    const token = await emailedToken(deps, 'reset', email);
    expect(await codeOf(setRole(deps, actor, { email, role: null }))).toBe('done');
    const chosen = { password: 'Another-desk-8', confirmPassword: 'Another-desk-8' };
    const followed = resetWithLink(deps, { token, ...chosen }, { ip: someIp() });
    expect(await codeOf(followed)).toBe('link_invalid');
    const sent = (await deps.emails()).filter(({ to }) => to === email);
    expect(sent.map(({ kind }) => kind)).toEqual(['panel-invitation']);
  });

  it('ends the notices of someone who is no admin anymore, except those that no one else would get', async () => {
    const mailboxes = async () => (await readAppSettings(deps)).sections.mailboxes;
    const { value, version } = await mailboxes();
    const [left, demoted] = [await newAdmin(), await newAdmin()];
    const notices = [left.email, demoted.email, 'hr@notices.example.com'];
    await saveSettings(deps, actor, { section: 'mailboxes', basedOn: version, value: { ...value, notices } });
    const ended = { stopped: true, used: false };
    expect(await setRole(deps, actor, { email: left.email, role: null })).toEqual(ended);
    expect(await setRole(deps, actor, { email: demoted.email, role: 'reviewer' })).toEqual(ended);
    expect(deps.appSettings.read('mailboxes').notices).toEqual(['hr@notices.example.com']);
    const told = (await deps.emails()).filter(({ kind }) => kind === 'notices-changed').map(({ to }) => to);
    expect(told).toEqual(expect.arrayContaining([left.email, demoted.email]));

    const only = { ...value, notices: [demoted.email] };
    const basedOn = (await mailboxes()).version;
    await saveSettings(deps, actor, { section: 'mailboxes', basedOn, value: only });
    const kept = { stopped: false, used: true };
    expect(await setRole(deps, actor, { email: demoted.email, role: null })).toEqual(kept);
    expect(deps.appSettings.read('mailboxes').notices).toEqual([demoted.email]);
    await resetSettings(deps, actor, { section: 'mailboxes', basedOn: (await mailboxes()).version });
  });

  it('tells people by email, ends their sessions, and always leaves an admin', async () => {
    const second = await newAdmin();
    const { value } = await createUserSession(deps, deps.db, second.userId);
    const results = await Promise.all([
      codeOf(setRole(deps, second, { email: (await emailOf(actor.userId)) ?? '', role: null })),
      codeOf(setRole(deps, actor, { email: second.email, role: null })),
    ]);
    expect(results.sort()).toEqual(['done', 'not_allowed']);
    const admins = (await panelPeople(deps, actor.userId)).filter(({ roles }) => roles.includes('admin'));
    expect(admins).toHaveLength(1);
    const gone = admins[0]?.userId === actor.userId ? second : actor;
    const both = [await emailOf(actor.userId), second.email];
    const told = (await deps.emails()).flatMap(({ kind, to }) =>
      kind === 'panel-access' && both.includes(to) ? to : [],
    );
    expect(told).toEqual([await emailOf(gone.userId)]);
    if (gone === second) expect(await readUserSession(deps, value)).toBeNull();
    else actor = second;
  });
});

async function emailOf(userId: UserId): Promise<string | undefined> {
  const [row] = await deps.database.client<{ email: string }[]>`select email from users where id = ${userId}`;
  return row?.email;
}
