import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import { confirmApplication } from '../../../server/features/applications/parts/confirm.ts';
import { changeStatus, reissueCode } from '../../../server/features/candidates/admin.ts';
import { retryEmail } from '../../../server/features/emails/admin.ts';
import { needsYou } from '../../../server/features/overview/parts/needs.ts';
import {
  correctAddress,
  leaveReturned,
  listReturned,
  markReturned,
  unmarkReturned,
} from '../../../server/features/returnedEmails/admin.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { EmailId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired, shortlisted, someIp } from '../../support/stories.ts';

const hr = { roles: ['admin'] } as const;
let deps: TestDeps;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

/** The confirmation of a person's application, as it stands in the outbox. */
async function confirmationOf(candidateId: CandidateId, state: 'sent' | 'returned'): Promise<EmailId> {
  const { client } = deps.database;
  const [row] = await client<{ id: string }[]>`update mails set state = ${state}, last_error = 'EENVELOPE'
    where candidate_id = ${candidateId} and kind = 'application-received' returning id`;
  return EmailId.parse(row?.id);
}
const stored = async (id: EmailId) => {
  const { client } = deps.database;
  const [row] = await client<{ to: string; state: string; settled: boolean }[]>`
    select "to", state, settled_at is not null as settled from mails where id = ${id}`;
  return row;
};
const emailOf = async (id: CandidateId): Promise<string | undefined> => {
  const { client } = deps.database;
  const [row] = await client<{ email: string }[]>`select email from candidates where id = ${id}`;
  return row?.email;
};
const returned = async () => (await listReturned(deps, { limit: 100 })).items;
const ids = async () => (await returned()).map(({ id }) => id);

describe('an email that an address refused', () => {
  it('waits in the inbox with its person, and on the first page', async () => {
    const candidateId = await applied(deps, { fullName: 'Slipped Key', email: 'slip@exampel.com' });
    const id = await confirmationOf(candidateId, 'returned');
    expect(await returned()).toMatchObject([
      { id, to: 'slip@exampel.com', correctable: true, hasBody: true, person: { fullName: 'Slipped Key' } },
    ]);
    expect(await needsYou(deps, hr)).toContainEqual(
      expect.objectContaining({ kind: 'returned', title: '1 returned email' }),
    );
  });

  it('goes to the corrected address, with what still waits, and says so in the timeline', async () => {
    const [email] = await returned();
    const candidateId = email?.person?.candidateId;
    if (!email || !candidateId) throw new Error('Nothing came back');
    const input = { mailId: email.id, from: email.to, to: 'slip@example.com' };
    expect(await correctAddress(deps, actor, input)).toEqual({ resent: 1, gone: 0 });
    // Clicked twice.
    expect(await correctAddress(deps, actor, input)).toEqual({ resent: 0, gone: 0 });
    expect(await emailOf(candidateId)).toBe('slip@example.com');
    expect(await stored(email.id)).toEqual({ to: 'slip@example.com', state: 'queued', settled: false });
    expect((await deps.queue.tasks()).filter(({ data }) => data.mailId === email.id).length).toBeGreaterThan(
      1,
    );
    expect(await returned()).toEqual([]);
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.filter(({ kind }) => kind === 'email_corrected')).toHaveLength(1);
  });

  it('changes nothing where another tab was faster', async () => {
    const candidateId = await applied(deps, { email: 'two@exampel.com' });
    const mailId = await confirmationOf(candidateId, 'returned');
    await correctAddress(deps, actor, { mailId, from: 'two@exampel.com', to: 'two@example.com' });
    const late = correctAddress(deps, actor, { mailId, from: 'two@exampel.com', to: 'two@example.org' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await emailOf(candidateId)).toBe('two@example.com');
  });

  it('keeps one address for one person', async () => {
    await applied(deps, { email: 'owner@example.com' });
    const candidateId = await applied(deps, { email: 'owner@exampel.com' });
    const mailId = await confirmationOf(candidateId, 'returned');
    const taken = correctAddress(deps, actor, { mailId, from: 'owner@exampel.com', to: 'Owner@example.com' });
    await expect(taken).rejects.toMatchObject({ code: 'address_in_use' });
    expect(await stored(mailId)).toMatchObject({ to: 'owner@exampel.com', state: 'returned' });
  });

  it('leaves the address of an account to its owner', async () => {
    const candidateId = await hired(deps, { email: 'account@exampel.com' });
    const { client } = deps.database;
    await client`update candidates set user_id = ${actor.userId} where id = ${candidateId}`;
    const mailId = await confirmationOf(candidateId, 'returned');
    const found = (await returned()).find(({ id }) => id === mailId);
    expect(found).toMatchObject({ correctable: false });
    const changed = correctAddress(deps, actor, {
      mailId,
      from: 'account@exampel.com',
      to: 'account@example.com',
    });
    await expect(changed).rejects.toMatchObject({ code: 'address_of_account' });
  });
});

it('counts all that wait, however many are shown', async () => {
  const { client } = deps.database;
  const before = await listReturned(deps, { limit: 1 });
  await client`insert into mails (id, "to", kind, subject, state, created_at)
    select gen_random_uuid(), n || '@died.example', 'contact', 'Hello', 'returned', now() from generate_series(1, 101) n`;
  const first = await listReturned(deps, { limit: 100 });
  expect([first.items.length, first.total]).toEqual([100, before.total + 101]);
  expect((await listReturned(deps, { limit: 200 })).items).toHaveLength(before.total + 101);
  await client`delete from mails where "to" like '%@died.example'`;
});

describe('an email that came back to HR’s mailbox', () => {
  it('is marked once, leaves the inbox when HR leaves it, and can be sent again', async () => {
    const mailId = await confirmationOf(await applied(deps), 'sent');
    const { client } = deps.database;
    await client`update mails set sensitive = false where id = ${mailId}`;
    await markReturned(deps, actor, mailId);
    await markReturned(deps, actor, mailId);
    expect(await ids()).toContain(mailId);
    await leaveReturned(deps, actor, mailId);
    expect(await ids()).not.toContain(mailId);
    await retryEmail(deps, actor, mailId);
    expect(await stored(mailId)).toMatchObject({ state: 'queued', settled: false });
    await expect(markReturned(deps, actor, mailId)).rejects.toMatchObject({ code: 'not_found' });
    const lines = await client<{ action: string }[]>`
      select action from audit_log where subject_id = ${mailId} order by id`;
    expect(lines.map(({ action }) => action)).toEqual(['mail.came_back', 'mail.left', 'mail.retried']);
  });

  it('is marked by mistake and counts as sent again, unless someone acted on it or a server refused it', async () => {
    const mailId = await confirmationOf(await applied(deps), 'sent');
    const { client } = deps.database;
    await client`update mails set sensitive = false where id = ${mailId}`;
    await markReturned(deps, actor, mailId);
    await unmarkReturned(deps, actor, mailId);
    await unmarkReturned(deps, actor, mailId);
    expect(await ids()).not.toContain(mailId);
    expect(await stored(mailId)).toMatchObject({ state: 'sent', settled: false });
    await markReturned(deps, actor, mailId);
    await leaveReturned(deps, actor, mailId);
    await unmarkReturned(deps, actor, mailId);
    expect(await stored(mailId)).toMatchObject({ state: 'returned', settled: true });
    const refused = await confirmationOf(await applied(deps), 'returned');
    await unmarkReturned(deps, actor, refused);
    expect(await stored(refused)).toMatchObject({ state: 'returned' });
    const lines = await client<{ action: string }[]>`
      select action from audit_log where subject_id = ${mailId} order by id`;
    const marked = 'mail.came_back';
    expect(lines.map(({ action }) => action)).toEqual([marked, 'mail.came_back_undone', marked, 'mail.left']);
  });

  it('is not corrected while an email is being sent, and says so soon', async () => {
    const candidateId = await applied(deps, { email: 'busy@exampel.com' });
    const mailId = await confirmationOf(candidateId, 'returned');
    const { client } = deps.database;
    const input = { mailId, from: 'busy@exampel.com', to: 'busy@example.com' };
    // As a send holds its email while a slow server answers.
    const begun = Date.now();
    await client.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('mail ' || ${mailId}, 0))`;
      await expect(correctAddress(deps, actor, input)).rejects.toMatchObject({ code: 'email_in_use' });
    });
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await emailOf(candidateId)).toBe('busy@exampel.com');
    expect(await correctAddress(deps, actor, input)).toMatchObject({ resent: 1 });
  });

  it('carries the code that never left to the right address', async () => {
    const candidateId = await applied(deps, { email: 'code@exampel.com' });
    const code = await shortlisted(deps, candidateId);
    const { client } = deps.database;
    const [row] = await client<{ id: string }[]>`update mails set state = 'returned'
      where candidate_id = ${candidateId} and kind = 'access-code' returning id`;
    const input = { mailId: EmailId.parse(row?.id), from: 'code@exampel.com', to: 'code@example.com' };
    expect(await correctAddress(deps, actor, input)).toMatchObject({ gone: 0 });
    await openPortal(deps, code, { ip: someIp() });
  });

  it('closes doors that were emailed to the wrong address, and repeats none of them', async () => {
    const candidateId = await applied(deps, { email: 'gone@exampel.com' });
    const code = await shortlisted(deps, candidateId);
    const { client } = deps.database;
    const [row] = await client<{ id: string }[]>`update mails set state = 'sent', body = null
      where candidate_id = ${candidateId} and kind = 'access-code' returning id`;
    const mailId = EmailId.parse(row?.id);
    await markReturned(deps, actor, mailId);
    await expect(retryEmail(deps, actor, mailId)).rejects.toMatchObject({ code: 'not_found' });
    const opens = () => openPortal(deps, code, { ip: someIp() });
    await opens();
    const input = { mailId, from: 'gone@exampel.com', to: 'gone@example.com' };
    expect(await correctAddress(deps, actor, input)).toEqual({ resent: 1, gone: 1 });
    // Clicked twice.
    expect(await correctAddress(deps, actor, input)).toEqual({ resent: 0, gone: 0 });
    expect(await ids()).not.toContain(mailId);
    expect(await emailOf(candidateId)).toBe('gone@example.com');
    await expect(opens()).rejects.toMatchObject({ code: 'invalid_access_code' });
  });

  it('keeps no ended code that could go to the wrong address once more', async () => {
    const candidateId = await applied(deps, { email: 'twice@exampel.com' });
    await changeStatus(deps, actor, {
      candidateId,
      status: 'shortlisted',
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    });
    const { client } = deps.database;
    await client`update mails set state = 'sent', body = null
      where candidate_id = ${candidateId} and kind = 'access-code'`;
    await reissueCode(deps, actor, { candidateId, idempotencyKey: deps.clock.uuid() });
    const [row] = await client<{ id: string }[]>`update mails set state = 'returned'
      where candidate_id = ${candidateId} and kind = 'access-code' and body is not null returning id`;
    const mailId = EmailId.parse(row?.id);
    const input = { mailId, from: 'twice@exampel.com', to: 'twice@example.com' };
    expect(await correctAddress(deps, actor, input)).toMatchObject({ gone: 1 });
    expect(await deps.mailer.open(deps.db, mailId)).toBeNull();
    await expect(retryEmail(deps, actor, mailId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends links that confirm an application or open a copy, and sends a new one to the right address', async () => {
    const [wrong, right] = ['links@exampel.com', 'links@example.com'];
    const candidateId = await applied(deps, { email: wrong });
    await applied(deps, { email: wrong, position: 'Data Entry Clerk' });
    const { client } = deps.database;
    const tokensTo = async (address: string): Promise<string[]> => {
      const rows = await client<{ id: string }[]>`select id from mails
        where "to" = ${address} and kind = 'application-received' order by created_at`;
      const texts = await Promise.all(rows.map(({ id }) => deps.mailer.open(deps.db, EmailId.parse(id))));
      return texts.map((email) => email?.text.match(/confirm#([\w-]{43})/)?.[1] ?? 'none');
    };
    const emailed = await tokensTo(wrong);
    expect(emailed).toHaveLength(2);
    const now = deps.clock.now().toISOString();
    await client`insert into privacy_requests
      (id, kind, state, source, email, candidate_id, download_token_hash, idempotency_key, created_at)
      values (${deps.clock.uuid()}, 'copy', 'done', 'public', ${wrong}, ${candidateId}, 'copy-link', ${deps.clock.uuid()}, ${now})`;
    const [row] = await client<{ id: string }[]>`update mails set state = 'sent', body = null
      where candidate_id = ${candidateId} and kind = 'application-received' returning id`;
    const mailId = EmailId.parse(row?.id);
    await markReturned(deps, actor, mailId);
    await correctAddress(deps, actor, { mailId, from: wrong, to: right });
    for (const token of emailed) {
      const opened = confirmApplication(deps, { token }, { ip: someIp() });
      await expect(opened).rejects.toMatchObject({ code: 'link_invalid' });
    }
    expect(await client`select 1 from privacy_requests where download_token_hash = 'copy-link'`).toEqual([]);
    const fresh = await tokensTo(right);
    expect(fresh).toHaveLength(2);
    for (const token of fresh) await confirmApplication(deps, { token }, { ip: someIp() });
    expect(
      await client`select 1 from applications where candidate_id = ${candidateId} and confirmed_at is null`,
    ).toEqual([]);
  });

  it('keeps no code or link once HR leaves it', async () => {
    const mailId = await confirmationOf(await applied(deps), 'returned');
    expect(await deps.mailer.open(deps.db, mailId)).not.toBeNull();
    await leaveReturned(deps, actor, mailId);
    expect(await deps.mailer.open(deps.db, mailId)).toBeNull();
    await expect(retryEmail(deps, actor, mailId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stays in the inbox when what it says is no longer true, and can’t be sent again', async () => {
    const candidateId = await applied(deps);
    const mailId = await confirmationOf(candidateId, 'returned');
    const taken = await deps.db.transaction((tx) =>
      deps.mailer.takeBack(tx, candidateId, ['application-received']),
    );
    expect(taken).toEqual([]);
    expect(await ids()).toContain(mailId);
    await expect(retryEmail(deps, actor, mailId)).rejects.toMatchObject({ code: 'not_found' });
  });
});
