import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '../../../server/db/schema/candidates.ts';
import { auditLog } from '../../../server/db/schema/platform.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { userRoles, users } from '../../../server/db/schema/users.ts';
import { watchPanel } from '../../../server/features/admin/events.ts';
import { tableOf } from '../../../server/features/admin/exports/rows.ts';
import { listAudit } from '../../../server/features/audit/admin.ts';
import { listEmails } from '../../../server/features/emails/admin.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { planRetention, runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { retentionSettings } from '../../../server/features/privacy/service.ts';
import type { Viewer } from '../../../server/features/reviews/service.ts';
import {
  closeFlag,
  countOpenFlags,
  listFlags,
  openPassage,
  readFlag,
  takeFlag,
} from '../../../server/safety/flags.ts';
import { type RaisedFlag, raiseFlag } from '../../../server/safety/service.ts';
import { type CandidateId, MessageId, type SafetyFlagId, UserId } from '../../../shared/ids/schema.ts';
import { AuditListInput, EmailListInput } from '../../../shared/panel/schema.ts';
import { RetentionSettings } from '../../../shared/privacy/schema.ts';
import { SAFETY_PAGE } from '../../../shared/safety/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { copiedRecords } from '../../support/copies.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { adminActor, applied, hired } from '../../support/stories.ts';

const words = 'I really want to die and nobody would even notice';

let deps: TestDeps;
let ada: Viewer & { ip: string };
let bea: Viewer & { ip: string };
let reviewer: Viewer & { ip: string };
beforeAll(async () => {
  deps = await testDeps();
  [ada, bea, reviewer] = [
    await person('Ada', 'admin'),
    await person('Bea', 'admin'),
    await person('Rei', 'reviewer'),
  ];
});
afterAll(() => deps.close());

async function person(name: string, role: 'admin' | 'reviewer'): Promise<Viewer & { ip: string }> {
  const { userId, ip } = await adminActor(deps);
  const now = deps.clock.now();
  await deps.db
    .update(users)
    .set({ fullName: name, email: `${name.toLowerCase()}@example.com`, emailVerifiedAt: now })
    .where(eq(users.id, userId));
  await deps.db.delete(userRoles).where(eq(userRoles.userId, userId));
  await deps.db.insert(userRoles).values({ userId, role });
  return { userId, ip, roles: [role] };
}

async function raise(
  candidateId: CandidateId | null,
  changes: Partial<RaisedFlag> = {},
): Promise<SafetyFlagId> {
  return deps.db.transaction((tx) =>
    raiseFlag(deps, tx, {
      source: 'interview',
      kind: 'self_harm',
      raisedBy: 'lexicon',
      candidateId,
      userId: null,
      conversationId: null,
      messageId: MessageId.parse(deps.clock.uuid()),
      passage: words,
      ...changes,
    }),
  );
}

const itemOf = async (id: SafetyFlagId, state: 'open' | 'closed' = 'open') =>
  (await listFlags(deps, { state, pages: 1 })).items.find((item) => item.id === id);
const linesOf = async (id: SafetyFlagId) => {
  const rows = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
  return rows.map(({ action, actorId }) => [action, actorId]);
};
const close = (id: SafetyFlagId, actor = ada, note = 'Called them; their sister is there.') =>
  closeFlag(deps, actor, { flagId: id, note, idempotencyKey: deps.clock.uuid() });

const erase = (candidateId: CandidateId) =>
  deps.db.transaction((tx) => erasePerson(deps, tx, { candidateId, userId: null }));
const isStored = async (id: SafetyFlagId) =>
  (await deps.db.$count(safetyFlags, eq(safetyFlags.id, id))) === 1;

describe('an urgent item', () => {
  it('is taken on, opened, noted and closed, and each step is on record without the person', async () => {
    const candidateId = await applied(deps, { fullName: 'Quiet Person', country: 'Kenya' });
    const before = await countOpenFlags(deps);
    const id = await raise(candidateId);
    expect(await countOpenFlags(deps)).toEqual({ open: before.open + 1 });
    const item = await itemOf(id);
    expect(item).toMatchObject({
      kind: 'self_harm',
      source: 'interview',
      person: { candidateId, name: 'Quiet Person' },
      takenBy: null,
    });
    expect(JSON.stringify(item)).not.toContain('die');
    expect(await readFlag(deps, id)).toEqual(item);

    await takeFlag(deps, ada, { flagId: id, takenBy: null });
    await takeFlag(deps, ada, { flagId: id, takenBy: null });
    expect((await itemOf(id))?.takenBy).toEqual({ id: ada.userId, name: 'Ada' });
    const opened = await openPassage(deps, ada, id);
    expect(opened).toMatchObject({ passage: words, note: null, reach: { country: 'Kenya' } });

    const input = {
      flagId: id,
      note: 'Called them; their sister is there.',
      idempotencyKey: deps.clock.uuid(),
    };
    await closeFlag(deps, ada, input);
    await closeFlag(deps, ada, input);
    expect(await itemOf(id)).toBeUndefined();
    expect((await itemOf(id, 'closed'))?.closedBy).toEqual({ id: ada.userId, name: 'Ada' });
    expect(await readFlag(deps, id)).toEqual(await itemOf(id, 'closed'));
    expect((await openPassage(deps, bea, id)).note).toBe(input.note);
    expect(await linesOf(id)).toEqual([
      ['safety.raised', null],
      ['safety.taken', ada.userId],
      ['safety.passage_opened', ada.userId],
      ['safety.closed', ada.userId],
      ['safety.passage_opened', bea.userId],
    ]);
    const [row] = await deps.db.select().from(safetyFlags).where(eq(safetyFlags.id, id));
    for (const encrypted of [row?.passage, row?.note]) expect(encrypted).toMatch(/^eyJ/);
    await deps.db.delete(safetyFlags).where(eq(safetyFlags.id, id));
    await expect(readFlag(deps, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is one admin’s at a time: taken over only from whom the other one saw, closed only by who has it', async () => {
    const id = await raise(await applied(deps));
    await expect(close(id)).rejects.toMatchObject({ code: 'conflict' });
    await takeFlag(deps, ada, { flagId: id, takenBy: null });
    await expect(takeFlag(deps, bea, { flagId: id, takenBy: null })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(close(id, bea)).rejects.toMatchObject({ code: 'conflict' });
    await takeFlag(deps, bea, { flagId: id, takenBy: ada.userId });
    await expect(close(id, ada)).rejects.toMatchObject({ code: 'conflict' });
    await close(id, bea);
    await expect(takeFlag(deps, ada, { flagId: id, takenBy: bea.userId })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('has its line in the log before anything is decrypted', async () => {
    const id = await raise(await applied(deps));
    await deps.db.update(safetyFlags).set({ passage: 'eyJ.broken' }).where(eq(safetyFlags.id, id));
    await expect(openPassage(deps, ada, id)).rejects.toMatchObject({ code: 'vault_refused' });
    expect(await linesOf(id)).toContainEqual(['safety.passage_opened', ada.userId]);
  });

  it('leads the list while nobody has taken it, and names the number of a contact message', async () => {
    const first = await raise(null, { source: 'contact', messageId: null, reference: 'LT-2026-ABC123' });
    deps.clock.forward(1_000);
    const second = await raise(await applied(deps));
    await takeFlag(deps, ada, { flagId: first, takenBy: null });
    const ids = (await listFlags(deps, { state: 'open', pages: 1 })).items.map(({ id }) => id);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(await itemOf(first)).toMatchObject({ person: null, reference: 'LT-2026-ABC123' });
    expect((await openPassage(deps, ada, first)).reach).toBeNull();
  });
});

describe('a flood of messages from strangers', () => {
  it('neither pushes people on record off the page nor fills the safety contact’s mailbox', async () => {
    const emails = async () => (await deps.emails()).filter(({ kind }) => kind === 'safety-flag').length;
    deps.clock.forward(2 * 3_600_000);
    const before = await emails();
    for (let count = 0; count < SAFETY_PAGE + 1; count++)
      await raise(null, { source: 'contact', messageId: null, reference: `LT-2026-F${count}` });
    expect((await emails()) - before).toBe(10);
    const known = await raise(await applied(deps, { fullName: 'Really In Danger' }));
    expect((await emails()) - before).toBe(11);
    const first = await listFlags(deps, { state: 'open', pages: 1 });
    expect(first.items.map(({ id }) => id)).toContain(known);
    expect(first.more).toBe(true);
    expect((await listFlags(deps, { state: 'open', pages: 2 })).items.length).toBeGreaterThan(SAFETY_PAGE);
  });

  it('keeps no one from hearing of the next one after all of them were closed', async () => {
    const emails = async () => (await deps.emails()).filter(({ kind }) => kind === 'safety-flag').length;
    const closeAll = async () => {
      const open = await deps.db
        .select({ id: safetyFlags.id, takenBy: safetyFlags.takenBy })
        .from(safetyFlags)
        .where(isNull(safetyFlags.closedAt));
      for (const { id, takenBy } of open) {
        await takeFlag(deps, ada, { flagId: id, takenBy });
        await close(id);
      }
    };
    deps.clock.forward(2 * 3_600_000);
    for (let count = 0; count < 12; count++) await raise(null, { source: 'contact', messageId: null });
    await closeAll();
    const before = await emails();
    await raise(null, { source: 'contact', messageId: null });
    await raise(null, { source: 'contact', messageId: null });
    expect((await emails()) - before).toBe(1);
    await closeAll();
  });
});

describe('the wall', () => {
  it('reviewers find nothing of it in log, email log and events; exports hold nothing of it', async () => {
    const heard: Record<string, string[]> = { admin: [], reviewer: [] };
    const closing = new AbortController();
    for (const roles of [ada.roles, reviewer.roles]) {
      const events = await watchPanel(deps, closing.signal, async () => roles);
      void (async () => {
        for await (const { topic } of events) heard[String(roles[0])]?.push(topic);
      })();
    }
    const id = await raise(await applied(deps));
    await takeFlag(deps, ada, { flagId: id, takenBy: null });
    await deps.bus.publish(deps.db, 'jobs', {});
    await expect.poll(() => heard.reviewer?.includes('jobs')).toBe(true);
    await expect.poll(() => heard.admin?.includes('safety')).toBe(true);
    closing.abort();
    expect(heard.reviewer).not.toContain('safety');

    const log = AuditListInput.parse({ limit: 100 });
    const forReviewer = await listAudit(deps, reviewer, log);
    expect(JSON.stringify(forReviewer)).not.toMatch(/safety/i);
    expect((await listAudit(deps, ada, log)).actions).toContain('safety.taken');

    const emailList = EmailListInput.parse({ limit: 100 });
    const kinds = async (viewer: Viewer) =>
      (await listEmails(deps, viewer, emailList)).mails.map(({ kind }) => kind);
    expect(await kinds(reviewer)).not.toContain('safety-flag');
    expect(await kinds(ada)).toContain('safety-flag');

    const { batches } = tableOf(deps, ada, { kind: 'audit', filters: {}, personal: true, reason: 'Audit' });
    await deps.audit.record(deps.db, {
      action: 'tag.created',
      actor: { kind: 'user', id: ada.userId, ip: ada.ip },
    });
    let exported = '';
    for await (const rows of batches) exported += JSON.stringify(rows);
    expect(exported).toContain('tag.created');
    expect(exported).not.toMatch(/safety/i);
  });
});

describe('how long flags stay', () => {
  it('closed ones twelve months unless HR says otherwise, open ones and those on hold for longer', async () => {
    expect(RetentionSettings.parse({ applicationMonths: 20, vaultDays: 80, payrollYears: 4 })).toMatchObject({
      applicationMonths: 20,
      safetyMonths: 12,
    });
    const settings = { ...(await retentionSettings(deps.db)), applicationMonths: 120 };
    const [plain, held] = [await applied(deps), await applied(deps)];
    await setHold(deps, ada, { candidateId: held, held: true, reason: 'A lawsuit is open' });
    const [closed, open, onHold] = [await raise(plain), await raise(plain), await raise(held)];
    const nobody = await raise(null);
    for (const id of [closed, onHold, nobody]) {
      await takeFlag(deps, ada, { flagId: id, takenBy: null });
      await close(id);
    }
    const due = async () => (await planRetention(deps, settings)).safetyFlags;
    expect(await due()).toBe(0);
    deps.clock.forward(366 * DAY_MS);
    expect(await due()).toBeGreaterThanOrEqual(2);
    await runRetention(deps);
    expect([
      await isStored(closed),
      await isStored(nobody),
      await isStored(open),
      await isStored(onHold),
    ]).toEqual([false, false, true, true]);
    expect(await due()).toBe(0);
  });
});

describe('an open item of someone whose data is erased', () => {
  const contact = { email: 'gone@example.com', fullName: 'Gone Person', phone: '+254 700 000001' };

  it('stays with what’s needed to reach them, and goes as soon as it’s closed', async () => {
    const candidateId = await applied(deps, { ...contact, country: 'Kenya' });
    const id = await raise(candidateId);
    await erase(candidateId);
    const item = await itemOf(id);
    expect(item).toMatchObject({ kind: 'self_harm', person: null, erased: true, takenBy: null });
    const dump = await wholeDatabase(deps.database.client);
    for (const word of [...Object.values(contact), words]) expect(dump).not.toContain(word);
    const lines = dump.split('\n').filter((line) => line.includes(candidateId));
    expect(lines.map((line) => line.split(' ')[0])).not.toContain('safety_flags');
    // People in danger come before strangers' messages, erased or not.
    const stranger = await raise(null);
    await deps.db
      .update(safetyFlags)
      .set({ createdAt: new Date(0) })
      .where(eq(safetyFlags.id, stranger));
    const ids = (await listFlags(deps, { state: 'open', pages: 2 })).items.map((one) => one.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(stranger));

    await takeFlag(deps, bea, { flagId: id, takenBy: null });
    expect(await openPassage(deps, bea, id)).toMatchObject({
      passage: words,
      followUps: [],
      reach: { name: 'Gone Person', email: contact.email, phone: contact.phone, country: 'Kenya' },
    });
    const closing = { flagId: id, note: 'Called them; they’re safe.', idempotencyKey: deps.clock.uuid() };
    await closeFlag(deps, bea, closing);
    await closeFlag(deps, bea, closing);
    expect(await isStored(id)).toBe(false);
    expect((await linesOf(id)).at(-1)).toEqual(['safety.closed', bea.userId]);
    await expect(closeFlag(deps, ada, closing)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps only the address of someone in whose name a stranger may have written, who isn’t told of it', async () => {
    const candidateId = await applied(deps, { ...contact, email: 'named@example.com', country: 'Kenya' });
    const [application] = await deps.db
      .update(applications)
      .set({ awaitsProof: true })
      .where(eq(applications.candidateId, candidateId))
      .returning();
    if (!application) throw new Error('No application');
    const { idempotencyKey } = application;
    const id = await raise(candidateId, { source: 'application', messageId: null, idempotencyKey });
    const { urgent } = await erase(candidateId);
    expect(urgent).toBe(false);
    expect((await itemOf(id))?.unconfirmed).toBe(true);
    expect((await readFlag(deps, id)).unconfirmed).toBe(true);
    expect(await openPassage(deps, bea, id)).toMatchObject({
      passage: words,
      unconfirmed: true,
      reach: { name: null, email: 'named@example.com', phone: null, country: null },
    });
  });

  it('stays through the nightly retention, and where payroll records are kept', async () => {
    const settings = await retentionSettings(deps.db);
    const due = await applied(deps, { fullName: 'Long Gone' });
    const employee = await hired(deps, { fullName: 'Worked Here' });
    const [first, second] = [await raise(due), await raise(employee)];
    await erase(employee);
    deps.clock.forward(32 * settings.applicationMonths * DAY_MS);
    await runRetention(deps);
    for (const [id, name] of [
      [first, 'Long Gone'],
      [second, 'Worked Here'],
    ] as const) {
      expect((await itemOf(id))?.erased).toBe(true);
      expect((await openPassage(deps, ada, id)).reach?.name).toBe(name);
    }
  });

  it('of an account without a record keeps its name and address', async () => {
    const { userId } = await adminActor(deps);
    const id = await raise(null, { userId });
    await deps.db.transaction((tx) => erasePerson(deps, tx, { candidateId: null, userId }));
    expect((await openPassage(deps, ada, id)).reach).toEqual({
      name: 'Test HR',
      email: `hr-${userId}@example.com`,
      phone: null,
      country: null,
    });
  });
});

describe('a person’s own data', () => {
  it('the copy names flags without sealed words or who in HR had them; an erasure takes closed ones along', async () => {
    const candidateId = await applied(deps);
    const id = await raise(candidateId);
    const copy = await copiedRecords(deps, { candidateId });
    expect(copy.safety_flags).toMatchObject([
      { id, kind: 'self_harm', source: 'interview', passage: 'encrypted' },
    ]);
    expect(Object.keys(copy.safety_flags?.[0] ?? {})).not.toContain('taken_by');
    await takeFlag(deps, ada, { flagId: id, takenBy: null });
    await close(id);
    await erase(candidateId);
    expect(await isStored(id)).toBe(false);
    const other = await raise(null, { userId: UserId.parse(reviewer.userId) });
    expect((await itemOf(other))?.person).toEqual({ candidateId: null, name: 'Rei' });
    expect(
      await deps.db.$count(
        safetyFlags,
        and(eq(safetyFlags.userId, reviewer.userId), eq(safetyFlags.id, other)),
      ),
    ).toBe(1);
  });
});
