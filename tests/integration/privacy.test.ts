import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant, assistantHistory } from '../../server/features/admin/assistant/service.ts';
import { listViews, saveView } from '../../server/features/admin/views/service.ts';
import { changeStatus } from '../../server/features/candidates/service.ts';
import { registerFileTasks } from '../../server/features/files/tasks.ts';
import { setHold } from '../../server/features/privacy/holds.ts';
import { planRetention, runRetention } from '../../server/features/privacy/retention.ts';
import { requestData } from '../../server/features/privacy/service.ts';
import { registerPrivacyTasks } from '../../server/features/privacy/tasks.ts';
import type { CandidateId } from '../../shared/ids.ts';
import { DataRequestInput, type PrivacyRequestRow } from '../../shared/privacy.ts';
import { pdfResume } from '../support/documents.ts';
import { filesWith, wholeDatabase } from '../support/everything.ts';
import { storedFiles } from '../support/files.ts';
import { type TestApp, testApp } from '../support/http.ts';
import {
  adminActor,
  applied,
  hired,
  readUploads,
  registerInterviews,
  shortlisted,
  upload,
  uploadLetter,
} from '../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerFileTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const never = new AbortController().signal;
const request = (email: string, kind: 'copy' | 'deletion', more: object = {}) =>
  app.mutate('privacy.request', { email, kind, idempotencyKey: crypto.randomUUID(), ...more });
const mailTo = async (email: string, kind: string) =>
  (await app.deps.mails()).findLast((mail) => mail.to === email && mail.kind === kind);
const tokenIn = (text: string | undefined): string => text?.match(/#([\w-]{43})/)?.[1] ?? '';
/** Throttles count per address; each story stands on a morning of its own. */
const nextDay = (): void => app.deps.clock.forward(2 * DAY_MS);

async function confirmed(email: string, kind: 'copy' | 'deletion'): Promise<void> {
  await request(email, kind);
  const token = tokenIn((await mailTo(email, 'privacy-confirm'))?.text);
  expect((await app.mutate('privacy.confirm', { token })).data).toEqual({ kind, state: 'working' });
  await app.deps.queue.run('privacy.fulfil');
}

async function requests(): Promise<PrivacyRequestRow[]> {
  return (await app.query('privacy.requests', undefined, await app.adminCookie()))
    .data as PrivacyRequestRow[];
}

describe('asking from the public page', () => {
  it('answers the same and mails the same whether the address is known or not', async () => {
    await applied(app.deps, { email: 'known@example.com' });
    const known = await request('known@example.com', 'copy');
    const unknown = await request('unknown@example.com', 'copy');
    expect(known).toEqual(unknown);
    const mails = [
      await mailTo('known@example.com', 'privacy-confirm'),
      await mailTo('unknown@example.com', 'privacy-confirm'),
    ];
    expect(mails.map((mail) => mail?.text.replace(/#\S+/g, ''))).toEqual([
      mails[0]?.text.replace(/#\S+/g, ''),
      mails[0]?.text.replace(/#\S+/g, ''),
    ]);
  });

  it('sends one mail for a repeated call, none for a program, and stops at three a day from one network', async () => {
    nextDay();
    const idempotencyKey = crypto.randomUUID();
    for (let tries = 0; tries < 3; tries++) await request('again@example.com', 'copy', { idempotencyKey });
    await request('robot@example.com', 'copy', { website: 'https://spam.example' });
    const mails = await app.deps.mails();
    expect(mails.filter(({ to }) => to === 'again@example.com')).toHaveLength(1);
    expect(mails.filter(({ to }) => to === 'robot@example.com')).toHaveLength(0);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 4; tries++) codes.push((await request('Again@example.com', 'copy')).code);
    expect(codes).toEqual([undefined, undefined, 'too_many_attempts', 'too_many_attempts']);
  });

  it('lets no stranger use up the tries of somebody else, nor fill their mailbox', async () => {
    nextDay();
    const email = 'target@example.com';
    const ask = (ip: string, kind: 'copy' | 'deletion' = 'copy') =>
      requestData(
        app.deps,
        DataRequestInput.parse({ email, kind, note: '', website: '', idempotencyKey: crypto.randomUUID() }),
        { ip },
      );
    const mailed = async (): Promise<number> =>
      (await app.deps.mails()).filter(({ to }) => to === email).length;
    for (let stranger = 0; stranger < 20; stranger++) await ask(`198.51.100.${stranger}`);
    expect(await mailed()).toBe(1);
    // The owner's own request is answered like any other, and the link they have works.
    await ask('203.0.113.7');
    await ask('203.0.113.7', 'deletion');
    expect(await mailed()).toBe(2);
    app.deps.clock.forward(30 * 60_000);
    await ask('203.0.113.7');
    expect(await mailed()).toBe(3);
  });

  it('keeps only a hash of the link, which works once and for 24 hours', async () => {
    nextDay();
    await request('late@example.com', 'copy');
    const token = tokenIn((await mailTo('late@example.com', 'privacy-confirm'))?.text);
    expect(token).toHaveLength(43);
    expect(await wholeDatabase(app.deps.database.client)).not.toContain(token);
    expect((await app.mutate('privacy.confirm', { token: 'x'.repeat(43) })).code).toBe(
      'request_link_invalid',
    );
    app.deps.clock.forward(24 * 3_600_000);
    expect((await app.mutate('privacy.confirm', { token })).code).toBe('request_link_invalid');

    await request('late@example.com', 'copy');
    const fresh = tokenIn((await mailTo('late@example.com', 'privacy-confirm'))?.text);
    await Promise.all([1, 2, 3].map(() => app.mutate('privacy.confirm', { token: fresh })));
    const tasks = await app.deps.queue.tasks();
    expect(tasks.filter(({ name }) => name === 'privacy.fulfil')).toHaveLength(1);
    await app.deps.queue.run('privacy.fulfil');
    expect((await mailTo('late@example.com', 'privacy-erased'))?.text).toContain('found no application');
  });
});

describe('a copy', () => {
  it('holds the records and the files, nothing that opens a door, and one browser gets it', async () => {
    nextDay();
    const resume = await upload(app.deps, await pdfResume({ visible: ['Copy of me'] }), 'my cv.pdf');
    const letter = await uploadLetter(app.deps, await pdfResume({ visible: ['Why me'] }));
    const candidateId = await applied(app.deps, {
      email: 'copy@example.com',
      fullName: 'Copy Person',
      linkedinUrl: 'https://linkedin.com/in/copy-person',
      resume: { id: resume.id, token: resume.token },
      coverLetter: { id: letter.id, token: letter.token },
    });
    await shortlisted(app.deps, candidateId);
    const other = await applied(app.deps, { fullName: 'Somebody Else' });
    await confirmed('copy@example.com', 'copy');
    const token = tokenIn((await mailTo('copy@example.com', 'privacy-copy'))?.text);

    const open = async (cookie = ''): Promise<{ response: Response; url: string; cookie: string }> => {
      const response = await fetch(`${app.address}/trpc/privacy.openDownload`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ token }),
      });
      const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { response, url: (await response.json()).result?.data.url ?? '', cookie: set };
    };
    const first = await open();
    expect(first.response.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    expect((await open()).response.status).toBe(403);
    expect((await open(first.cookie)).response.status).toBe(200);
    expect((await fetch(app.address + first.url)).status).toBe(403);
    const download = await fetch(app.address + first.url, { headers: { cookie: first.cookie } });
    expect(download.headers.get('content-disposition')).toContain('attachment');

    const zip = await JSZip.loadAsync(await download.arrayBuffer());
    expect(Object.keys(zip.files).sort()).toEqual([
      'README.txt',
      'data.json',
      'files/letter.pdf',
      'files/my cv.pdf',
    ]);
    const data = await zip.file('data.json')?.async('string');
    const { records } = JSON.parse(data ?? '{}');
    expect(records.candidates[0].full_name).toBe('Copy Person');
    expect(records.applications).toMatchObject([{ linkedin_url: 'https://linkedin.com/in/copy-person' }]);
    expect(records.candidate_events.length).toBeGreaterThan(1);
    expect(data).not.toContain('Somebody Else');
    expect(data).not.toContain(other);
    expect(data).not.toMatch(/hash|token|verifier|selector|eyJ/);

    app.deps.clock.forward(5 * 60_000 + 1);
    expect((await fetch(app.address + first.url, { headers: { cookie: first.cookie } })).status).toBe(403);
    const link = await app.mutate(
      'admin.fileLink',
      { fileId: first.url.split('/')[2]?.split('?')[0] },
      await app.adminCookie(),
    );
    expect(link.code).toBe('not_found');
    app.deps.clock.forward(8 * DAY_MS);
    expect((await open(first.cookie)).response.status).toBe(403);
    await runRetention(app.deps);
    const [left] = await app.deps.database.client`select count(*)::int as n from files where kind = 'export'`;
    expect(left?.n).toBe(0);
  });
});

describe('a deletion', () => {
  it('leaves nothing of the person: rows, files, tasks, mails', async () => {
    nextDay();
    const resume = await upload(app.deps, await pdfResume({ visible: ['Canaryface'] }), 'canaryfile.pdf');
    const letter = await uploadLetter(app.deps, await pdfResume({ visible: ['Canaryletter'] }));
    await readUploads(app.deps);
    const candidateId = await applied(app.deps, {
      linkedinUrl: 'https://linkedin.com/in/canaryprofile',
      coverLetter: { id: letter.id, token: letter.token },
      email: 'canarymail@example.com',
      fullName: 'Canaryname Person',
      introduction: 'Canarytext has helped customers for years and likes to find out what they need.',
      resume: { id: resume.id, token: resume.token },
    });
    await shortlisted(app.deps, candidateId);
    const portal = await app.portalCookie(candidateId);
    await app.mutate('interview.start', { consent: true }, portal);
    await app.employeeCookie(candidateId);
    const [before] = await app.deps.database.client`select user_id from candidates where id = ${candidateId}`;
    await app.deps.database
      .client`update users set email = 'canarymail@example.com', full_name = 'Canaryname' where id = ${before?.user_id}`;
    const bystander = await applied(app.deps, { fullName: 'Bystander' });
    const { userId } = await adminActor(app.deps);
    // What HR typed about them, and what they asked for before.
    const view = (name: string, q: string) =>
      saveView(app.deps, userId, { id: crypto.randomUUID(), name, search: { q } });
    await view('Calls with canaryname person', '');
    await view('Mine', 'CanaryMail@example.com');
    await view('Others', 'Bystander');
    for (const held of [true, false])
      await setHold(
        app.deps,
        { userId, ip: '192.0.2.1' },
        { candidateId, held, reason: 'Canarytext lawsuit' },
      );
    for (const actor of [
      { kind: 'candidate' as const, id: candidateId },
      { kind: 'user' as const, id: String(before?.user_id) },
    ])
      await app.deps.audit.record(app.deps.db, {
        action: 'portal.opened',
        actor: { ...actor, ip: '203.0.113.99' },
      });
    await confirmed('canarymail@example.com', 'copy');
    await app.deps.database
      .client`update privacy_requests set note = 'Canarytext' where candidate_id = ${candidateId}`;
    // Their résumé, their letter and the copy; all are sealed, so only their names can be looked for.
    const theirs = (
      await app.deps.database.client<{ name: string }[]>`
        select regexp_replace(storage_key, '.*/', '') as name from files where candidate_id = ${candidateId}`
    ).map(({ name }) => name);
    expect(theirs).toHaveLength(3);
    expect(await storedFiles(app.deps)).toEqual(expect.arrayContaining(theirs));
    for (const text of ['Who is Canaryname Person?', 'What happened lately?', 'Who is “Bystander”?']) {
      app.deps.clock.forward(10_000);
      const question = { messageId: crypto.randomUUID(), text, action: null };
      const events = await askAssistant(app.deps, userId, question, async () => true, never);
      for await (const _event of events);
    }
    expect((await assistantHistory(app.deps, userId))[3]?.message).toContain('Canaryname Person');

    await confirmed('canarymail@example.com', 'deletion');
    const farewell = await mailTo('canarymail@example.com', 'privacy-erased');
    expect(farewell?.text).toContain('We deleted');
    app.deps.clock.forward(2 * DAY_MS);
    await app.deps.database.client`update mails set state = 'sent', sent_at = created_at`;
    await runRetention(app.deps);

    const words = [
      'canarymail',
      'Canaryname',
      'Canarytext',
      'canaryfile',
      'Canaryface',
      'Canaryletter',
      'canaryprofile',
      '203.0.113.99',
    ];
    const dump = await wholeDatabase(app.deps.database.client);
    expect(words.filter((word) => dump.includes(word))).toEqual([]);
    const lines = dump.split('\n').filter((line) => line.includes(candidateId));
    expect(lines.every((line) => /^(audit_log|privacy_requests) /.test(line))).toBe(true);
    expect(await filesWith(app.deps.dataDir, words)).toEqual([]);
    expect((await storedFiles(app.deps)).filter((name) => theirs.includes(name))).toEqual([]);
    expect(dump).toContain(bystander);
    const views = (await listViews(app.deps, userId)).map(({ name, search }) => `${name}: ${search.q}`);
    expect(views.sort()).toEqual(['Calls with [erased]: ', 'Mine: [erased]', 'Others: Bystander']);
    const [hold] = await app.deps.database.client`select data from audit_log
      where action = 'privacy.hold_set' and subject_id = ${candidateId}`;
    expect(hold?.data).toEqual({});
    expect(await assistantHistory(app.deps, userId)).toMatchObject([
      { role: 'user', message: 'Who is “Bystander”?' },
      { role: 'assistant' },
    ]);
    expect((await app.query('candidatePortal.view', undefined, portal)).code).toBe('session_ended');
    expect((await requests())[0]).toMatchObject({ kind: 'deletion', state: 'done', email: null });
  });

  it('blots out a name and an address, not the words and addresses they stand in', async () => {
    nextDay();
    const email = 'an@example.com';
    await applied(app.deps, { email, fullName: 'Score' });
    const { userId } = await adminActor(app.deps);
    const kept = { name: 'Best score first', q: 'joan@example.com' };
    for (const { name, q } of [kept, { name: 'Score', q: 'AN@example.com' }])
      await saveView(app.deps, userId, { id: crypto.randomUUID(), name, search: { q } });
    await confirmed(email, 'deletion');
    const views = (await listViews(app.deps, userId)).map(({ name, search }) => `${name}: ${search.q}`);
    expect(views.sort()).toEqual(['Best score first: joan@example.com', '[erased]: [erased]']);
  });

  it('takes the name of a job for nobody’s name', async () => {
    nextDay();
    const [email, name] = ['job-name@example.com', 'Customer Support Representative'];
    await applied(app.deps, { email, fullName: name });
    const { userId } = await adminActor(app.deps);
    await saveView(app.deps, userId, { id: crypto.randomUUID(), name, search: { q: name } });
    await confirmed(email, 'deletion');
    expect(await listViews(app.deps, userId)).toHaveLength(1);
  });

  it('waits for HR when the person works here; then payroll records stay until their day', async () => {
    nextDay();
    const candidateId = await hired(app.deps, { email: 'works@example.com', fullName: 'Works Here' });
    await confirmed('works@example.com', 'deletion');
    expect(await mailTo('works@example.com', 'privacy-waiting')).toBeDefined();
    const [waiting] = await requests();
    expect(waiting).toMatchObject({ state: 'waiting', fullName: 'Works Here' });
    await app.mutate('privacy.carryOut', { requestId: waiting?.id }, await app.adminCookie());
    await app.deps.queue.run('privacy.fulfil');

    const [kept] = await requests();
    expect(kept).toMatchObject({ state: 'kept', email: null });
    const [row] = await app.deps.database.client`select * from candidates where id = ${candidateId}`;
    expect(row).toMatchObject({ full_name: 'Works Here', introduction: '', resume_file_id: null });
    expect(row?.email).toMatch(/@erased\.invalid$/);
    expect(
      await app.deps.database.client`select id from applications where candidate_id = ${candidateId}`,
    ).toHaveLength(0);

    app.deps.clock.set(new Date(Date.parse(kept?.keepUntil ?? '') - 1000));
    await runRetention(app.deps);
    expect(await app.deps.database.client`select id from candidates where id = ${candidateId}`).toHaveLength(
      1,
    );
    app.deps.clock.forward(2000);
    await runRetention(app.deps);
    expect(await app.deps.database.client`select id from candidates where id = ${candidateId}`).toHaveLength(
      0,
    );
  });

  it('is held by a legal hold and goes on by itself once that is lifted', async () => {
    nextDay();
    const candidateId = await applied(app.deps, { email: 'held@example.com' });
    const hr = await adminActor(app.deps);
    await setHold(app.deps, hr, { candidateId, held: true, reason: 'Lawsuit 12' });
    await confirmed('held@example.com', 'deletion');
    expect((await requests())[0]?.state).toBe('held');
    await setHold(app.deps, hr, { candidateId, held: false, reason: 'Settled' });
    await app.deps.queue.run('privacy.fulfil');
    expect((await requests())[0]?.state).toBe('done');
  });

  it('can be asked for inside the portal without another link', async () => {
    nextDay();
    const candidateId = await applied(app.deps, { email: 'inside@example.com' });
    const cookie = await app.portalCookie(candidateId);
    const idempotencyKey = crypto.randomUUID();
    for (let tries = 0; tries < 2; tries++)
      await app.mutate('privacy.requestOwn', { kind: 'deletion', idempotencyKey }, cookie);
    await app.deps.queue.run('privacy.fulfil');
    const left = await app.deps.database.client`select id from candidates where id = ${candidateId}`;
    expect(left).toHaveLength(0);
  });

  it('can be asked for inside the portal although a stranger used up the tries of the public page', async () => {
    nextDay();
    const email = 'pestered@example.com';
    const cookie = await app.portalCookie(await applied(app.deps, { email }));
    for (let tries = 0; tries < 3; tries++) await request(email, 'copy');
    const own = { kind: 'copy', idempotencyKey: crypto.randomUUID() };
    expect((await app.mutate('privacy.requestOwn', own, cookie)).data).toEqual({
      kind: 'copy',
      state: 'working',
    });
  });

  it('leaves the account of somebody in HR, and what HR was mailed about others', async () => {
    nextDay();
    const admin = await app.adminCookie();
    const { email } = (await app.query('auth.me', undefined, admin)).data as { email: string };
    await applied(app.deps, { email });
    await applied(app.deps, { email: app.deps.env.HR_EMAIL });
    await applied(app.deps, { fullName: 'Unrelated Applicant' });
    const aboutOthers = async () =>
      (await app.deps.mails()).filter(
        ({ to, text }) => to === app.deps.env.HR_EMAIL && text.includes('Unrelated Applicant'),
      );
    expect(await aboutOthers()).toHaveLength(1);
    await confirmed(email, 'deletion');
    await confirmed(app.deps.env.HR_EMAIL, 'deletion');
    expect(await aboutOthers()).toHaveLength(1);
    expect((await app.query('auth.me', undefined, admin)).data).toMatchObject({ email });
  });

  it('reaches every table: whatever points at a person or an account goes or is emptied with them', async () => {
    const blocking = await app.deps.database.client`
      select k.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'candidates'::regclass and k.confdeltype not in ('c', 'n')`;
    expect([...blocking]).toEqual([]);
  });
});

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

  it('goes by settings that HR may change within bounds', async () => {
    const cookie = await app.adminCookie();
    const settings = { applicationMonths: 1, vaultDays: 30, payrollYears: 4 };
    expect((await app.mutate('privacy.setRetention', { ...settings, vaultDays: 0 }, cookie)).status).toBe(
      400,
    );
    await app.mutate('privacy.setRetention', settings, cookie);
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
});
