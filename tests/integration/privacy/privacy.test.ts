import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant, assistantHistory } from '../../../server/features/assistant/service.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { openDownload, requestData } from '../../../server/features/privacy/service.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import { saveView } from '../../../server/features/savedViews/admin.ts';
import { DataRequestInput, type PrivacyRequestRow } from '../../../shared/privacy/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { copiedRecords } from '../../support/copies.ts';
import { pdfResume } from '../../support/documents.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import {
  adminActor,
  applied,
  registerInterviews,
  shortlisted,
  upload,
  uploadLetter,
} from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerFileTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const { request, emailTo, tokenIn, nextDay, confirmed } = privacyStories(() => app);

describe('HR’s list', () => {
  it('keeps what waits for HR in sight, whatever was asked or finished since', async () => {
    const { client } = app.deps.database;
    const ask = (state: string, count: number, at: string) => client`
      insert into privacy_requests (id, kind, state, source, email, idempotency_key, created_at)
      select gen_random_uuid(), 'deletion', ${state}, 'public', ${state} || n || '@example.com', gen_random_uuid(),
        ${at}::timestamptz + n * interval '1 second' from generate_series(1, ${count}::int) n`;
    await ask('waiting', 2, '2026-11-01T09:00:00Z');
    await ask('held', 1, '2026-11-01T10:00:00Z');
    await ask('done', 20, '2026-11-02T09:00:00Z');
    await ask('unconfirmed', 300, '2026-11-03T09:00:00Z');
    const { data } = await app.query('privacy.requests', undefined, await app.adminCookie());
    const listed = (data as PrivacyRequestRow[]).map(({ email }) => email?.split('@')[0]);
    expect(listed).toHaveLength(200);
    expect(listed.slice(0, 4)).toEqual(['waiting1', 'waiting2', 'held1', 'done20']);
    expect(listed.slice(22, 24)).toEqual(['done1', 'unconfirmed300']);
    await client`delete from privacy_requests`;
  });
});

describe('asking from the public page', () => {
  it('answers the same and emails the same whether the address is known or not', async () => {
    await applied(app.deps, { email: 'known@example.com' });
    const known = await request('known@example.com', 'copy');
    const unknown = await request('unknown@example.com', 'copy');
    expect(known).toEqual(unknown);
    const emails = [
      await emailTo('known@example.com', 'privacy-confirm'),
      await emailTo('unknown@example.com', 'privacy-confirm'),
    ];
    expect(emails.map((email) => email?.text.replace(/#\S+/g, ''))).toEqual([
      emails[0]?.text.replace(/#\S+/g, ''),
      emails[0]?.text.replace(/#\S+/g, ''),
    ]);
  });

  it('sends one email for a repeated call, none for a program, and stops at three a day from one network', async () => {
    nextDay();
    const idempotencyKey = crypto.randomUUID();
    for (let tries = 0; tries < 3; tries++) await request('again@example.com', 'copy', { idempotencyKey });
    await request('robot@example.com', 'copy', { website: 'https://spam.example' });
    const emails = await app.deps.emails();
    expect(emails.filter(({ to }) => to === 'again@example.com')).toHaveLength(1);
    expect(emails.filter(({ to }) => to === 'robot@example.com')).toHaveLength(0);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 4; tries++) codes.push((await request('Again@example.com', 'copy')).code);
    expect(codes).toEqual([undefined, undefined, 'too_many_attempts', 'too_many_attempts']);
  });

  it('reads the note for danger first: the flag alone holds it, and the person is shown where to turn', async () => {
    nextDay();
    const input = DataRequestInput.parse({
      email: 'tired@example.com',
      kind: 'deletion',
      note: 'Delete everything please. I am going to kill myself tonight.',
      idempotencyKey: crypto.randomUUID(),
    });
    const ask = () => requestData(app.deps, input, { ip: '192.0.2.44' });
    const shown = { kind: 'self_harm', tongue: 'en' };
    expect([await ask(), await ask()]).toEqual([shown, shown]);
    const rows = await app.deps.database.client`
      select note, (select count(*)::int from safety_flags where source = 'request') as flags
      from privacy_requests where email = 'tired@example.com'`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ note: '', flags: 1 }]);
    expect(await emailTo('tired@example.com', 'privacy-confirm')).toBeDefined();
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
    const emailed = async (): Promise<number> =>
      (await app.deps.emails()).filter(({ to }) => to === email).length;
    for (let stranger = 0; stranger < 20; stranger++) await ask(`198.51.100.${stranger}`);
    expect(await emailed()).toBe(1);
    // The owner's own request is answered like any other, and the link they have works.
    await ask('203.0.113.7');
    await ask('203.0.113.7', 'deletion');
    expect(await emailed()).toBe(2);
    app.deps.clock.forward(30 * 60_000);
    await ask('203.0.113.7');
    expect(await emailed()).toBe(3);
  });

  it('keeps only a hash of the link, which works once and for 24 hours', async () => {
    nextDay();
    await request('late@example.com', 'copy');
    const token = tokenIn((await emailTo('late@example.com', 'privacy-confirm'))?.text);
    expect(token).toHaveLength(43);
    expect(await wholeDatabase(app.deps.database.client)).not.toContain(token);
    expect((await app.mutate('privacy.confirm', { token: 'x'.repeat(43) })).code).toBe(
      'request_link_invalid',
    );
    app.deps.clock.forward(24 * 3_600_000);
    expect((await app.mutate('privacy.confirm', { token })).code).toBe('request_link_invalid');

    await request('late@example.com', 'copy');
    const fresh = tokenIn((await emailTo('late@example.com', 'privacy-confirm'))?.text);
    await Promise.all([1, 2, 3].map(() => app.mutate('privacy.confirm', { token: fresh })));
    const tasks = await app.deps.queue.tasks();
    expect(tasks.filter(({ name }) => name === 'privacy.fulfil')).toHaveLength(1);
    await app.deps.queue.run('privacy.fulfil');
    expect((await emailTo('late@example.com', 'privacy-erased'))?.text).toContain('found no application');
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
    const token = tokenIn((await emailTo('copy@example.com', 'privacy-copy'))?.text);

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

  it('holds everything, however many messages there are, and the text of emails to the person', async () => {
    const candidateId = await applied(app.deps, { email: 'wrote-much@example.com' });
    const { client } = app.deps.database;
    const [id, moment] = [crypto.randomUUID(), app.deps.clock.now().toISOString()];
    await client`
      insert into conversations (id, kind, owner_id, open, created_at)
      values (${id}, 'work', ${candidateId}, false, ${moment})`;
    await client`
      insert into messages (id, conversation_id, seq, role, content, created_at)
      select gen_random_uuid(), ${id}, n, 'user', 'Message ' || n, ${moment} from generate_series(1, 20001) n`;
    const email = { html: '<p>Hi</p>', candidateId, kind: 'hr-letter' as const };
    await app.deps.db.transaction(async (tx) => {
      const send = (to: string, text: string, sensitive = false) =>
        app.deps.mailer.enqueue(tx, { ...email, to, subject: text, text, sensitive });
      await send('Wrote-much@example.com', 'Canary letter');
      await send('wrote-much@example.com', 'Canary code', true);
      await send('hr@example.com', 'Canary notice');
    });
    const copy = await copiedRecords(app.deps, { candidateId });
    expect(copy.messages).toHaveLength(20_001);
    expect(new Set(copy.messages?.map(({ content }) => content)).size).toBe(20_001);
    const bodies = copy.mails?.map(({ subject, body }) => [subject, body]);
    expect(bodies).toEqual(
      expect.arrayContaining([
        ['Canary letter', 'Canary letter'],
        ['Canary code', 'encrypted'],
        ['Canary notice', 'encrypted'],
      ]),
    );
    await erasePersonNow(app.deps, 'wrote-much@example.com');
    expect(await client`select from messages where conversation_id = ${id}`).toHaveLength(0);
  });

  it('says that there was a hold, not why', async () => {
    const candidateId = await applied(app.deps);
    const reason = 'Canary: don’t tip them off';
    await setHold(app.deps, await adminActor(app.deps), { candidateId, held: true, reason });
    const copy = await copiedRecords(app.deps, { candidateId });
    expect(copy.legal_holds).toMatchObject([{ candidate_id: candidateId, lifted_at: null }]);
    expect(JSON.stringify(copy)).not.toContain('Canary');
  });

  it('leaves neither the person’s words nor their network behind once it has expired', async () => {
    nextDay();
    await adminActor(app.deps);
    const email = 'account-only@example.com';
    await app.deps.database.client`
      update users set email = ${email}, email_verified_at = now()
      where id = (select id from users order by created_at desc, id limit 1)`;
    await request(email, 'copy', { note: 'Canarynote: call me at home.' });
    const token = tokenIn((await emailTo(email, 'privacy-confirm'))?.text);
    await app.mutate('privacy.confirm', { token });
    await app.deps.queue.run('privacy.fulfil');
    const opened = tokenIn((await emailTo(email, 'privacy-copy'))?.text);
    await openDownload(app.deps, opened, { ip: '203.0.113.77', cookie: undefined });
    const stored = () => wholeDatabase(app.deps.database.client);
    for (const trace of ['Canarynote', '203.0.113.77']) expect(await stored()).toContain(trace);
    app.deps.clock.forward(8 * DAY_MS);
    await runRetention(app.deps);
    for (const trace of ['Canarynote', '203.0.113.77']) expect(await stored()).not.toContain(trace);
  });

  it('of someone who worked in HR has nothing about applicants', async () => {
    const bystander = await applied(app.deps, { fullName: 'Bystander Jones' });
    const { userId } = await adminActor(app.deps);
    for (const text of ['Who is Bystander Jones?', 'What happened lately?']) {
      app.deps.clock.forward(10_000);
      const question = { messageId: crypto.randomUUID(), text, action: null };
      const events = await askAssistant(
        app.deps,
        userId,
        question,
        async () => true,
        new AbortController().signal,
      );
      for await (const _event of events);
    }
    expect(JSON.stringify(await assistantHistory(app.deps, userId))).toContain(bystander);
    await saveView(app.deps, userId, {
      id: crypto.randomUUID(),
      name: 'Mine',
      search: { q: 'Bystander Jones' },
    });
    const copy = JSON.stringify(await copiedRecords(app.deps, { userId }));
    expect(copy).toContain('Test HR');
    expect(copy).not.toMatch(/bystander/i);
    expect(copy).not.toContain(bystander);
  });
});
