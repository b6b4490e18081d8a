import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../server/features/audit/admin.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { listEmails, previewEmail, retryEmail } from '../../../server/features/emails/admin.ts';
import { listEmployees } from '../../../server/features/employee/admin.ts';
import { answerRequest, documentsToCheck, listRequests } from '../../../server/features/inbox/service.ts';
import { requestHuman } from '../../../server/features/interview/parts/requests.ts';
import { overviewCharts } from '../../../server/features/overview/parts/charts.ts';
import { needsYou } from '../../../server/features/overview/parts/needs.ts';
import { panelCounts } from '../../../server/features/overview/service.ts';
import { reportCounts } from '../../../server/features/reports/service.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { listSessions, sessionDetail } from '../../../server/features/workSessions/admin.ts';
import { EmailId, type UserId, WorkSessionId } from '../../../shared/ids/schema.ts';
import {
  AuditListInput,
  type EmailList,
  EmailListInput,
  EmployeeListInput,
} from '../../../shared/panel/schema.ts';
import { SessionListInput } from '../../../shared/workSessions/admin.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired, shortlisted } from '../../support/stories.ts';

let deps: TestDeps;
const hr = { roles: ['admin'] } as const;
const reviewer = { roles: ['reviewer'] } as const;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
  await deps.database.client`insert into user_roles (user_id, role) values (${actor.userId}, 'admin')`;
});
afterAll(() => deps.close());

/** A shift of somebody, as the work feature stores it. */
async function shift(employeeId: string, startedAt: Date, endedAt: Date | null): Promise<WorkSessionId> {
  const { client } = deps.database;
  const [id, conversation] = [WorkSessionId.parse(deps.clock.uuid()), deps.clock.uuid()];
  await client`insert into conversations ${client({ id: conversation, kind: 'work', owner_id: employeeId, open: endedAt === null, last_seq: 1, created_at: startedAt.toISOString() })}`;
  await client`insert into messages ${client({ id: deps.clock.uuid(), conversation_id: conversation, seq: 1, role: 'assistant', content: 'Welcome to your shift.', created_at: startedAt.toISOString() })}`;
  await client`insert into employee_sessions ${client({
    id,
    employee_id: employeeId,
    conversation_id: conversation,
    position: 'Data Entry Clerk',
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    tasks_completed: endedAt ? 3 : null,
    duration_minutes: endedAt ? 90 : null,
    performance_rating: endedAt ? 'Good' : null,
  })}`;
  return id;
}

/** An interview that has begun. */
async function openInterview(candidateId: string): Promise<void> {
  const { client } = deps.database;
  const [conversation, at] = [deps.clock.uuid(), deps.clock.now().toISOString()];
  await client`insert into conversations ${client({ id: conversation, kind: 'interview', owner_id: candidateId, open: true, created_at: at })}`;
  await client`insert into interview_sessions ${client({
    id: deps.clock.uuid(),
    candidate_id: candidateId,
    conversation_id: conversation,
    position: 'Data Entry Clerk',
    consent_version: '1',
    consented_at: at,
    created_at: at,
  })}`;
}

describe('employees and sessions', () => {
  it('lists who is hired, with the day they were, and counts them', async () => {
    const before = await panelCounts(deps, hr);
    const id = await hired(deps, { fullName: 'Hired Person' });
    await applied(deps);
    const { employees } = await listEmployees(deps, EmployeeListInput.parse({}));
    expect(employees[0]).toMatchObject({
      id,
      fullName: 'Hired Person',
      hasAccount: false,
      hiredAt: deps.clock.now().toISOString(),
    });
    // Someone who has long been known applies again.
    const known = await applied(deps);
    await deps.database.client`
      update candidates set created_at = created_at - interval '1 month' where id = ${known}`;
    const counts = await panelCounts(deps, hr);
    expect(counts.employees - before.employees).toBe(1);
    expect(counts.employeesThisMonth - before.employeesThisMonth).toBe(1);
    expect(counts.candidates - before.candidates).toBe(3);
    expect(counts.candidatesThisWeek - before.candidatesThisWeek).toBe(2);
    const found = await listEmployees(deps, EmployeeListInput.parse({ search: 'HIRED per' }));
    expect(found.employees.map((row) => row.id)).toEqual([id]);
    await changeStatus(deps, actor, {
      candidateId: id,
      status: 'rejected',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    expect((await listEmployees(deps, EmployeeListInput.parse({}))).employees).toEqual([]);
  });

  it('pages sessions from the latest on, knows open ones, and shows what was said', async () => {
    const id = await hired(deps, { fullName: 'Shift Worker' });
    const at = (minutes: number): Date => new Date(deps.clock.now().getTime() - minutes * 60_000);
    const ended = [];
    for (const minutes of [400, 300, 200]) ended.push(await shift(id, at(minutes), at(minutes - 90)));
    const open = await shift(id, at(10), null);
    const first = await listSessions(deps, SessionListInput.parse({ limit: 3 }));
    expect(first.sessions.map((row) => row.id)).toEqual([open, ended[2], ended[1]]);
    expect(first.sessions[0]).toMatchObject({
      employee: 'Shift Worker',
      endedAt: null,
      durationMinutes: null,
      tasksCompleted: 0,
      performanceRating: null,
    });
    expect(first.sessions[1]).toMatchObject({
      durationMinutes: 90,
      tasksCompleted: 3,
      performanceRating: 'Good',
    });
    const next = await listSessions(deps, SessionListInput.parse({ limit: 3, cursor: first.nextCursor }));
    expect(next.sessions.map((row) => row.id)).toEqual([ended[0]]);
    expect(next.nextCursor).toBeNull();
    const openOnly = await listSessions(deps, SessionListInput.parse({ openOnly: true }));
    expect(openOnly.sessions.map((row) => row.id)).toEqual([open]);
    const other = await hired(deps);
    await shift(other, at(5), at(1));
    const own = await listSessions(deps, SessionListInput.parse({ employeeId: id }));
    expect(own.sessions.map((row) => row.id)).toEqual([open, ...ended.toReversed()]);
    await deps.database.client`delete from candidates where id = ${other}`;
    expect((await sessionDetail(deps, open)).messages.map(({ content }) => content)).toEqual([
      'Welcome to your shift.',
    ]);
    expect(await panelCounts(deps, hr)).toMatchObject({ sessions: 4, sessionsOpen: 1 });
    expect(await reportCounts(deps)).toMatchObject({ sessions: 4, interviews: 0 });
    // Interviews are people whose status says so, and interviews that are open: somebody of both counts once.
    const [read, talks] = [await applied(deps), await applied(deps)];
    await changeStatus(deps, actor, {
      candidateId: read,
      status: 'interviewed',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    for (const candidateId of [read, talks]) await openInterview(candidateId);
    expect(await reportCounts(deps)).toMatchObject({ interviews: 2 });
    // Nobody finishes an interview after HR's decision.
    const rejection = { status: 'rejected', notify: false, idempotencyKey: deps.clock.uuid() } as const;
    await changeStatus(deps, actor, { candidateId: talks, ...rejection });
    expect(await reportCounts(deps)).toMatchObject({ interviews: 1 });
    await deps.database.client`delete from candidates where id in (${read}, ${talks})`;
    const unknown = sessionDetail(deps, WorkSessionId.parse(deps.clock.uuid()));
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('inbox', () => {
  it('keeps a request until somebody answers it, once, with an email when HR wants one', async () => {
    const candidateId = await applied(deps, { fullName: 'Asks Person' });
    await requestHuman(deps, candidateId);
    const [request] = (await listRequests(deps, { ...actor, ...hr }, { limit: 50 })).items;
    expect(request).toMatchObject({ candidateId, fullName: 'Asks Person', about: 'human' });
    expect((await panelCounts(deps, hr)).requests).toBe(1);
    const answer = {
      requestId: request?.id ?? '',
      note: 'We call you on Monday.',
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    };
    await answerRequest(deps, actor, answer);
    await answerRequest(deps, actor, answer);
    const again = answerRequest(deps, actor, { ...answer, idempotencyKey: deps.clock.uuid() });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect((await listRequests(deps, { ...actor, ...hr }, { limit: 50 })).items).toEqual([]);
    const sent = (await deps.emails()).filter(({ kind }) => kind === 'human-answer');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('We call you on Monday.');
    const forHr = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(forHr.map(({ text }) => text)).toContain('Request for a person answered: We call you on Monday.');
    const own = await readTimeline(deps, candidateId, { forCandidate: true });
    expect(JSON.stringify(own)).not.toContain('Monday');
  });

  it('says how many requests wait, and leads to all of them', async () => {
    const askers = [await applied(deps), await applied(deps), await applied(deps)];
    for (const candidateId of askers) await requestHuman(deps, candidateId);
    const viewer = { ...actor, ...hr };
    const first = await listRequests(deps, viewer, { limit: 2 });
    expect(first.total).toBe(3);
    expect(first.items).toHaveLength(2);
    const all = await listRequests(deps, viewer, { limit: 4 });
    expect(all.total).toBe(3);
    expect(all.items.slice(0, 2)).toEqual(first.items);
    expect(all.items.map(({ candidateId }) => candidateId).sort()).toEqual([...askers].sort());
    for (const { id } of all.items)
      await answerRequest(deps, actor, {
        requestId: id,
        note: 'Done.',
        notify: false,
        idempotencyKey: deps.clock.uuid(),
      });
  });

  it('names whose documents wait for a check, who waits longest first, until they are checked', async () => {
    const [later, sooner] = [await applied(deps, { fullName: 'Later' }), await applied(deps)];
    const { client } = deps.database;
    const handIn = (candidateId: string, at: string) => client`
      insert into onboarding_documents (id, candidate_id, address, account_number, account_last4,
        account_length, routing_number, routing_last4, bank_name, payment_option, pay_cycle, username,
        consent_version, last_key, created_at, updated_at)
      values (gen_random_uuid(), ${candidateId}, 'x', 'x', '0000', 10, 'x', '0000', 'Bank', 'Direct deposit',
        'weekly', 'user', '1', gen_random_uuid(), ${at}, ${at})`;
    await handIn(later, '2026-11-02T09:00:00Z');
    await handIn(sooner, '2026-11-01T09:00:00Z');
    expect((await documentsToCheck(deps, { limit: 50 })).items.map(({ candidateId }) => candidateId)).toEqual(
      [sooner, later],
    );
    expect((await panelCounts(deps, hr)).documents).toBe(2);
    await client`update onboarding_documents set checked_at = now() where candidate_id = ${sooner}`;
    expect((await documentsToCheck(deps, { limit: 50 })).items).toMatchObject([
      { fullName: 'Later', candidateId: later },
    ]);
    // Reviewers can't open documents, so nothing sends them there.
    expect((await panelCounts(deps, reviewer)).documents).toBe(0);
    expect((await needsYou(deps, reviewer)).map(({ kind }) => kind)).not.toContain('documents');
    const deskOf = async (viewer: Parameters<typeof overviewCharts>[1]) =>
      (await overviewCharts(deps, viewer, { weeks: 4 })).sources.desk.map(({ kind }) => kind);
    expect(await deskOf(hr)).toEqual(expect.arrayContaining(['documents', 'privacy']));
    for (const kind of ['documents', 'privacy']) expect(await deskOf(reviewer)).not.toContain(kind);
    // Payroll waits for an employee; nothing waits for the documents of people who were rejected.
    const employee = await hired(deps);
    await handIn(employee, '2026-11-03T09:00:00Z');
    const page = await documentsToCheck(deps, { limit: 1 });
    expect(page).toMatchObject({ items: [{ candidateId: employee }], total: 2 });
    const both = await documentsToCheck(deps, { limit: 2 });
    expect(both).toMatchObject({ items: [{ candidateId: employee }, { candidateId: later }], total: 2 });
    const rejection = { status: 'rejected', notify: false, idempotencyKey: deps.clock.uuid() } as const;
    await changeStatus(deps, actor, { candidateId: later, ...rejection });
    expect((await documentsToCheck(deps, { limit: 50 })).items.map(({ candidateId }) => candidateId)).toEqual(
      [employee],
    );
    expect((await panelCounts(deps, hr)).documents).toBe(1);
    expect((await needsYou(deps, hr)).find(({ kind }) => kind === 'documents')?.title).toMatch(/^1 /);
    await client`delete from onboarding_documents`;
  });

  it('does not take another event for a request', async () => {
    const candidateId = await applied(deps);
    const [entry] = await readTimeline(deps, candidateId, { forCandidate: false });
    const input = {
      requestId: entry?.id ?? '',
      note: 'Fine',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    };
    await expect(answerRequest(deps, actor, input)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('email log', () => {
  it('shows state and errors, filters, retries what has not left, and hides codes in previews', async () => {
    const candidateId = await applied(deps);
    const code = await shortlisted(deps, candidateId);
    const { client } = deps.database;
    const list = (input: object) => listEmails(deps, { roles: ['admin'] }, EmailListInput.parse(input));
    const [email] = (await list({ candidateId, search: 'access code' })).mails;
    const id = EmailId.parse(email?.id);
    expect(email).toMatchObject({ kind: 'access-code', state: 'queued', attempts: 0 });
    const preview = await previewEmail(deps, { ...actor, roles: ['admin'] }, id);
    expect(preview.text).toContain('[code hidden]');
    expect(preview.text).not.toContain(code);
    expect(preview.text).not.toContain('http');

    await client`update mails set state = 'failed', attempts = 4, last_error = 'ECONNREFUSED' where id = ${id}`;
    expect((await list({ state: 'failed' })).mails).toMatchObject([{ id, lastError: 'ECONNREFUSED' }]);
    await client`delete from test_tasks`;
    await retryEmail(deps, actor, id);
    expect(await deps.queue.tasks()).toMatchObject([{ name: 'mail.send', data: { mailId: id } }]);
    await client`update mails set state = 'sent', body = null where id = ${id}`;
    await expect(retryEmail(deps, actor, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await previewEmail(deps, { ...actor, roles: ['admin'] }, id)).text).toBeNull();
  });

  it('narrows to one kind: every email of it once, page after page, also of one moment', async () => {
    const { client } = deps.database;
    const at = deps.clock.now().toISOString();
    const write = (kind: string, number: number) => client`
      insert into mails ${client({ id: randomUUID(), kind, to: `kind-${number}@example.com`, subject: 'One of a kind', state: number === 0 ? 'failed' : 'sent', created_at: at })}`;
    for (const number of Array.from({ length: 7 }).keys()) {
      await write('second-factor', number);
      await write('panel-access', number);
    }
    const found: EmailList['mails'] = [];
    let cursor: string | undefined;
    do {
      const page = await listEmails(
        deps,
        { roles: ['admin'] },
        EmailListInput.parse({ kind: 'second-factor', search: 'kind-', limit: 3, cursor }),
      );
      found.push(...page.mails);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 7 }, (_, number) => `kind-${number}@example.com`),
    );
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['second-factor']));
    const failed = await listEmails(
      deps,
      { roles: ['admin'] },
      EmailListInput.parse({ kind: 'second-factor', state: 'failed' }),
    );
    expect(failed.mails.map(({ to }) => to)).toEqual(['kind-0@example.com']);
    expect(EmailListInput.safeParse({ kind: 'love-letter' }).success).toBe(false);
    await client`delete from mails where "to" like 'kind-%'`;
  });
});

describe('overview', () => {
  it('draws what the database holds, week by week and hour by hour', async () => {
    const { client } = deps.database;
    const charts = await overviewCharts(deps, hr, { weeks: 4 });
    const [{ count } = { count: 0 }] = await client<
      { count: number }[]
    >`select count(*)::int as count from applications`;
    expect(charts.weeks.map(({ week }) => week)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(charts.weeks.at(-1)?.applications).toBe(count);
    expect(Object.values(charts.statuses).reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(charts.medianDays).toBe(0);
    expect(charts.hours).toHaveLength(12);
    expect(charts.hours.at(-1)?.open).toBe(1);
    expect(charts.ai).toHaveLength(14);
  });

  it('names what waits, and nothing else', async () => {
    const { client } = deps.database;
    await client`update mails set state = 'sent'`;
    expect((await needsYou(deps, hr)).map(({ kind }) => kind)).toEqual([]);
    const id = await applied(deps, { fullName: 'Peter Waits' });
    await client`update mails set state = 'failed' where candidate_id = ${id}`;
    await changeStatus(deps, actor, {
      candidateId: id,
      status: 'interviewed',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    await requestHuman(deps, id);
    expect(await needsYou(deps, hr)).toMatchObject([
      {
        kind: 'interviews',
        title: '1 person waiting for your decision',
        note: 'First to apply: Peter Waits, waiting since earlier today',
      },
      { kind: 'requests', title: '1 candidate request to answer' },
      { kind: 'mails' },
    ]);
    // The one the button opens: who applied first, not who was interviewed first.
    await client`update candidates set applied_at = applied_at + interval '1 day' where id = ${id}`;
    const first = await applied(deps, { fullName: 'Ada First' });
    await changeStatus(deps, actor, {
      candidateId: first,
      status: 'interviewed',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    expect((await needsYou(deps, hr))[0]).toMatchObject({
      title: '2 people waiting for your decision',
      note: 'First to apply: Ada First, waiting since earlier today',
    });
  });
});

describe('audit log', () => {
  it('filters by action, person, thing and day, and pages without gaps', async () => {
    const list = (input: object) =>
      listAudit(deps, { ...actor, roles: ['admin'] }, AuditListInput.parse(input));
    const all = await list({ limit: 100 });
    expect(all.actions).toContain('mail.previewed');
    expect(all.actors).toEqual([{ id: actor.userId, name: 'Test HR' }]);
    const about = all.rows.find(({ subjectKind }) => subjectKind === 'candidate');
    const [person] = await deps.database.client<{ name: string }[]>`
      select full_name as name from candidates where id = ${about?.subjectId ?? null}`;
    expect(about?.subjectName).toBe(person?.name);
    const mine = await list({ actorId: actor.userId });
    expect(new Set(mine.rows.map((row) => row.actor))).toEqual(new Set(['Test HR']));
    expect((await list({ action: 'mail' })).rows.map(({ action }) => action)).toEqual([
      'mail.previewed',
      'mail.retried',
      'mail.previewed',
    ]);
    expect((await list({ action: 'mail.retried' })).rows).toHaveLength(1);
    const subjectId = (await list({ action: 'mail.retried' })).rows[0]?.subjectId;
    expect((await list({ subjectId })).rows).toHaveLength(3);
    const today = deps.clock.now().toISOString().slice(0, 10);
    expect((await list({ from: today, until: today, limit: 100 })).rows).toHaveLength(all.rows.length);
    expect((await list({ until: '2026-01-01' })).rows).toEqual([]);
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const page = await list({ limit: 3, ...(before ? { before } : {}) });
      seen.push(...page.rows.map(({ id }) => id));
      before = page.nextBefore ?? undefined;
    } while (before);
    expect(seen).toEqual(all.rows.map(({ id }) => id));
  });

  it('can be filtered by people who lost access', async () => {
    const former = await adminActor(deps);
    const { client } = deps.database;
    await client`update users set full_name = 'Former Admin' where id = ${former.userId}`;
    await client`delete from user_roles where user_id = ${former.userId}`;
    await deps.audit.record(deps.db, {
      action: 'panel.role_changed',
      actor,
      subject: { kind: 'user', id: former.userId },
      data: { from: 'admin', to: '' },
    });
    const { actors } = await listAudit(deps, { ...actor, ...hr }, AuditListInput.parse({}));
    expect(actors.map(({ name }) => name)).toEqual(['Former Admin', 'Test HR']);
  });

  it('takes days in the reader’s time zone, as the screen groups them', async () => {
    await deps.database.client`
      insert into audit_log (action, actor_kind, created_at)
      values ('test.evening', 'system', '2026-11-26T04:30:00Z')`;
    const inNewYork = async (day: string) => {
      const filters = { action: 'test', from: day, until: day, zone: 'America/New_York' };
      return (await listAudit(deps, { ...actor, roles: ['admin'] }, AuditListInput.parse(filters))).rows
        .length;
    };
    expect([await inNewYork('2026-11-25'), await inNewYork('2026-11-26')]).toEqual([1, 0]);
  });
});
