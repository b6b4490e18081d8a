import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteChange } from '../../../server/features/accountHistory/service.ts';
import { askAssistant, assistantHistory } from '../../../server/features/assistant/service.ts';
import { sendContact } from '../../../server/features/contact/service.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { openDownload } from '../../../server/features/privacy/service.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import { listViews, saveView } from '../../../server/features/savedViews/admin.ts';
import { raiseTextFlag } from '../../../server/safety/service.ts';
import { UserId } from '../../../shared/ids/schema.ts';
import type { PrivacyRequestRow } from '../../../shared/privacy/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { pdfResume } from '../../support/documents.ts';
import { filesWith, wholeDatabase } from '../../support/everything.ts';
import { storedFiles } from '../../support/files.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import {
  adminActor,
  applied,
  hired,
  readUploads,
  registerInterviews,
  shortlisted,
  upload,
  uploadLetter,
} from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerFileTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const never = new AbortController().signal;
const { request, emailTo, tokenIn, nextDay, confirmed } = privacyStories(() => app);

async function requests(): Promise<PrivacyRequestRow[]> {
  return (await app.query('privacy.requests', undefined, await app.adminCookie()))
    .data as PrivacyRequestRow[];
}

describe('a deletion', () => {
  it('leaves nothing of the person: rows, files, tasks, emails', async () => {
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
    const copy = (await emailTo('canarymail@example.com', 'privacy-copy'))?.text;
    await openDownload(app.deps, tokenIn(copy), { ip: '203.0.113.98', cookie: undefined });
    expect(await wholeDatabase(app.deps.database.client)).toContain('203.0.113.98');
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
    const farewell = await emailTo('canarymail@example.com', 'privacy-erased');
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
      '203.0.113.98',
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

  async function ask(userId: UserId, ...texts: string[]): Promise<void> {
    for (const text of texts) {
      app.deps.clock.forward(10_000);
      const question = { messageId: crypto.randomUUID(), text, action: null };
      for await (const _event of await askAssistant(app.deps, userId, question, async () => true, never));
    }
  }

  it('tells the person what an urgent item keeps that’s still open', async () => {
    nextDay();
    const email = 'urgent@example.com';
    const candidateId = await applied(app.deps, { email });
    const found = { kind: 'self_harm', tongue: 'en', raisedBy: 'lexicon', passage: 'I want to die' } as const;
    const where = { source: 'application', candidateId, idempotencyKey: crypto.randomUUID() } as const;
    await app.deps.db.transaction((tx) => raiseTextFlag(app.deps, tx, found, where));
    await confirmed(email, 'deletion');
    const farewell = (await emailTo(email, 'privacy-erased'))?.text;
    expect(farewell).toContain('with your name and contact details so they can reach you and help');
    expect(farewell).not.toContain('last email');
    expect((await requests())[0]?.kept).toEqual([]);
  });

  it('takes HR’s answers along that link to a shift of theirs', async () => {
    nextDay();
    const candidateId = await hired(app.deps, { email: 'shifts@example.com', fullName: 'Shift Worker' });
    await seedSession(app.deps, candidateId, { daysAgo: 0, minutes: 30, tasks: [] });
    // An answer that links to their record, too, would go with that link.
    await app.deps.database.client`delete from candidate_events where candidate_id = ${candidateId}`;
    const { userId } = await adminActor(app.deps);
    await ask(userId, 'What happened lately?');
    const answers = JSON.stringify(await assistantHistory(app.deps, userId));
    expect(answers).toContain('"label":"Shift Worker"');
    expect(answers).not.toContain(candidateId);
    await erasePersonNow(app.deps, 'shifts@example.com');
    expect(await assistantHistory(app.deps, userId)).toEqual([]);
  });

  it('takes HR’s answers along about a record that was merged into theirs', async () => {
    nextDay();
    const kept = await applied(app.deps, { email: 'merged@example.com', fullName: 'Merged Person' });
    const gone = await applied(app.deps, { email: 'merged-2@example.com', fullName: 'Merged Twice' });
    const { userId, ip } = await adminActor(app.deps);
    await ask(userId, 'Who is Merged Twice?');
    expect(JSON.stringify(await assistantHistory(app.deps, userId))).toContain(gone);
    const input = { keptId: kept, goneId: gone, takeFromGone: [], idempotencyKey: crypto.randomUUID() };
    await mergeCandidates(app.deps, { userId, ip }, input);
    await erasePersonNow(app.deps, 'merged@example.com');
    expect(await assistantHistory(app.deps, userId)).toEqual([]);
  });

  it('reaches addresses that their account had before, unless they’re someone else’s by now', async () => {
    nextDay();
    const candidateId = await applied(app.deps, { email: 'new-home@example.com', fullName: 'Moved On' });
    await app.candidateCookie(candidateId);
    const [account] = await app.deps.database.client<{ id: string }[]>`
      update users set email = 'new-home@example.com'
      where id = (select user_id from candidates where id = ${candidateId}) returning id`;
    const owner = UserId.parse(account?.id);
    const next = await adminActor(app.deps);
    await app.deps.database
      .client`update users set email = 'account-now@example.com' where id = ${next.userId}`;
    for (const before of ['Old-Home@example.com', 'passed-on@example.com', 'account-now@example.com'])
      await noteChange(app.deps, app.deps.db, owner, {
        kind: 'email',
        before,
        after: 'new-home@example.com',
      });
    await applied(app.deps, { email: 'passed-on@example.com', fullName: 'Next Owner' });
    for (const email of ['old-home@example.com', 'passed-on@example.com'])
      await sendContact(
        app.deps,
        {
          name: 'Moved On',
          email,
          topic: 'other',
          message: 'How do I apply from Kenya?',
          website: '',
          idempotencyKey: crypto.randomUUID(),
        },
        { ip: '198.51.100.7' },
      );
    const { userId } = await adminActor(app.deps);
    for (const q of ['old-home@example.com', 'passed-on@example.com', 'account-now@example.com'])
      await saveView(app.deps, userId, { id: crypto.randomUUID(), name: q, search: { q } });
    await erasePersonNow(app.deps, 'new-home@example.com');
    const emailed = (await app.deps.emails()).map(({ to }) => to);
    expect(emailed).not.toContain('old-home@example.com');
    expect(emailed).toContain('passed-on@example.com');
    expect((await listViews(app.deps, userId)).map(({ search }) => search.q).sort()).toEqual([
      '[erased]',
      'account-now@example.com',
      'passed-on@example.com',
    ]);
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

  it('blots out the address and the name of the account, too, where they differ', async () => {
    nextDay();
    const candidateId = await applied(app.deps, {
      email: 'two-mailboxes@example.com',
      fullName: 'Rosa Record',
    });
    await app.candidateCookie(candidateId);
    await app.deps.database.client`
      update users set email = 'Rosa.Home@example.com', full_name = 'Rosa Account'
      where id = (select user_id from candidates where id = ${candidateId})`;
    const { userId } = await adminActor(app.deps);
    await saveView(app.deps, userId, {
      id: crypto.randomUUID(),
      name: 'Rosa Account, Rosa Record',
      search: { q: 'rosa.home@example.com' },
    });
    const question = { messageId: crypto.randomUUID(), text: 'Who is rosa.home@example.com?', action: null };
    for await (const _event of await askAssistant(app.deps, userId, question, async () => true, never));
    await confirmed('two-mailboxes@example.com', 'deletion');
    expect(await listViews(app.deps, userId)).toMatchObject([
      { name: '[erased], [erased]', search: { q: '[erased]' } },
    ]);
    const left = JSON.stringify(await assistantHistory(app.deps, userId));
    expect(left.toLowerCase()).not.toContain('rosa.home');
    expect(await wholeDatabase(app.deps.database.client)).not.toMatch(/rosa[ .](home|account)/i);
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
    expect(await emailTo('works@example.com', 'privacy-waiting')).toBeDefined();
    const [waiting] = await requests();
    expect(waiting).toMatchObject({ state: 'waiting', fullName: 'Works Here' });
    await app.mutate('privacy.carryOut', { requestId: waiting?.id }, await app.adminCookie());
    await app.deps.queue.run('privacy.fulfil');

    const [kept] = await requests();
    expect(kept).toMatchObject({ state: 'kept', email: null });
    const farewell = await emailTo('works@example.com', 'privacy-erased');
    expect(farewell?.text).toContain('Your name and dates of employment');
    expect(farewell?.text).not.toContain('you submitted');
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

  it('leaves the account of somebody in HR, and what HR was emailed about others', async () => {
    nextDay();
    const admin = await app.adminCookie();
    const { email } = (await app.query('auth.me', undefined, admin)).data as { email: string };
    await applied(app.deps, { email });
    await applied(app.deps, { email: app.deps.env.HR_EMAIL });
    await applied(app.deps, { fullName: 'Unrelated Applicant' });
    const aboutOthers = async () =>
      (await app.deps.emails()).filter(
        ({ to, text }) => to === app.deps.env.HR_EMAIL && text.includes('Unrelated Applicant'),
      );
    expect(await aboutOthers()).toHaveLength(1);
    await confirmed(email, 'deletion');
    // The record went, the account didn't, and the email says so.
    const partly = await emailTo(email, 'privacy-erased');
    expect(partly?.text).toContain(
      'This includes any applications, files, interviews, messages, and emails we had about you.',
    );
    expect(partly?.text).toContain('We kept your account. It has access to the HR panel.');
    expect(partly?.text).not.toContain('By law');
    await confirmed(app.deps.env.HR_EMAIL, 'deletion');
    expect(await aboutOthers()).toHaveLength(1);
    expect((await app.query('auth.me', undefined, admin)).data).toMatchObject({ email });
  });

  it('deletes nothing of somebody in HR who has no record, and says so', async () => {
    nextDay();
    const admin = await app.adminCookie();
    const { email } = (await app.query('auth.me', undefined, admin)).data as { email: string };
    await confirmed(email, 'deletion');
    const written = await emailTo(email, 'privacy-erased');
    expect(written?.subject).toBe('We can’t delete your account yet');
    expect(written?.text).not.toContain('We deleted');
    expect((await requests())[0]?.kept).toMatchObject([{ what: 'Your account', until: null }]);
    const before = await requests();
    await expect(erasePersonNow(app.deps, email)).rejects.toThrow('has access to the HR panel');
    expect(await requests()).toEqual(before);
    expect((await app.query('auth.me', undefined, admin)).data).toMatchObject({ email });
  });

  it('says that everything went, and promises nothing about backups', async () => {
    nextDay();
    await applied(app.deps, { email: 'leaver@example.com' });
    await confirmed('leaver@example.com', 'deletion');
    const text = (await emailTo('leaver@example.com', 'privacy-erased'))?.text ?? '';
    expect(text).toContain(
      'This includes any applications, files, interviews, messages, emails, and account data we had about you.',
    );
    expect(text.toLowerCase()).not.toContain('backup');
  });

  it('reaches every table: whatever points at a person or an account goes or is emptied with them', async () => {
    const blocking = await app.deps.database.client`
      select k.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'candidates'::regclass and k.confdeltype not in ('c', 'n')`;
    expect([...blocking]).toEqual([]);
  });
});
