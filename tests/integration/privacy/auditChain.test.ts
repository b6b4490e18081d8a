import type postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { linkAudit, verifyAudit } from '../../../server/platform/audit/chain.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let sql: TestDeps['database']['client'];
beforeEach(async () => {
  deps = await testDeps();
  sql = deps.database.client;
});
afterEach(() => deps.close());

const line = (reason: string | null = null, ip: string | null = '192.0.2.1') =>
  deps.audit.record(deps.db, {
    action: 'documents.revealed',
    actor: { kind: 'user', id: crypto.randomUUID(), ip },
    data: { field: 'ssn', reason },
  });

async function lines(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await line(`Reason ${at}`);
}

/** What a superuser can do: change anything, past every trigger. */
async function asSuperuser(work: (tx: postgres.TransactionSql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await work(tx);
  });
}

/** A person with lines about them and by them. */
async function someoneInTheLog(): Promise<{ candidateId: CandidateId; email: string }> {
  const email = `chain-${deps.clock.uuid()}@example.com`;
  const candidateId = await applied(deps, { email });
  const { userId } = await adminActor(deps);
  for (const held of [true, false])
    await setHold(deps, { userId, ip: '192.0.2.1' }, { candidateId, held, reason: 'A lawsuit' });
  await deps.audit.record(deps.db, {
    action: 'portal.opened',
    actor: { kind: 'candidate', id: candidateId, ip: '203.0.113.99' },
  });
  return { candidateId, email };
}

describe('the chain of the audit log', () => {
  it('links every line once, in order, whoever asks and however many there are', async () => {
    await lines(3);
    expect(await linkAudit(deps)).toBe(3);
    expect(await linkAudit(deps)).toBe(0);
    // As many as need several batches, and lines of an older version, which have no link.
    await sql`insert into audit_log (action, actor_kind, created_at) select 'job.closed', 'system', now()
      from generate_series(1, 1200)`;
    const counts = await Promise.all([linkAudit(deps), linkAudit(deps), linkAudit(deps)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1200);
    const verified = await verifyAudit(sql);
    expect(verified).toMatchObject({ lines: 1203, redacted: 0, waiting: 0, broken: null });
    const [last] = await sql`select id::int, hash from audit_chain order by id desc limit 1`;
    expect(verified.head).toEqual(last);
    await line();
    expect(await verifyAudit(sql, verified.head)).toMatchObject({ lines: 1203, waiting: 1, broken: null });
  });

  it('waits for a line whose number is lower and whose transaction is still open', async () => {
    let commit = (): void => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = (): void => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = deps.db.transaction(async (tx) => {
      await deps.audit.record(tx, { action: 'job.closed', actor: 'system' });
      written();
      await held;
    });
    await isWritten;
    await line('Later, and through first');
    const linking = linkAudit(deps);
    const [row] = await sql`select count(*)::int as links from audit_chain`;
    expect(row?.links).toBe(0);
    commit();
    await slow;
    expect(await linking).toBe(2);
    expect(await verifyAudit(sql)).toMatchObject({ lines: 2, waiting: 0, broken: null });
  });

  it.each<[string, (tx: postgres.TransactionSql, id: number) => Promise<unknown>, RegExp]>([
    ['a changed action', (tx, id) => tx`update audit_log set action = 'x' where id = ${id}`, /changed/],
    ['a changed time', (tx, id) => tx`update audit_log set created_at = now() where id = ${id}`, /changed/],
    [
      'a changed fact',
      (tx, id) => tx`update audit_log set data = data || '{"field":"address"}' where id = ${id}`,
      /changed/,
    ],
    [
      'another reason',
      (tx, id) => tx`update audit_log set data = data || '{"reason":"x"}' where id = ${id}`,
      /changed/,
    ],
    [
      'a reason taken without its salt',
      (tx, id) => tx`update audit_log set data = data - 'reason' where id = ${id}`,
      /changed/,
    ],
    ['another network', (tx, id) => tx`update audit_log set ip = '192.0.2.9' where id = ${id}`, /changed/],
    ['a line removed', (tx, id) => tx`delete from audit_log where id = ${id}`, /removed/],
    [
      'a line put where one was rolled back',
      (tx, id) => tx`with gone as (delete from audit_chain where id = ${id}) select 1`,
      /inserted later/,
    ],
  ])('finds %s', async (_what, harm, sentence) => {
    await lines(6);
    await linkAudit(deps);
    const [third] = await sql<{ id: number }[]>`select id::int from audit_log order by id offset 2 limit 1`;
    const id = third?.id ?? 0;
    await asSuperuser((tx) => harm(tx, id));
    const { broken, lines: intact } = await verifyAudit(sql);
    expect(broken).toEqual({ id, what: expect.stringMatching(sentence) });
    expect(intact).toBe(2);
  });

  it('finds a line that was removed with its link, at the next one; and the end cut off, by a noted head', async () => {
    await lines(5);
    await linkAudit(deps);
    const { head } = await verifyAudit(sql);
    const both = (tx: postgres.TransactionSql, id: number) =>
      tx`with link as (delete from audit_chain where id = ${id}) delete from audit_log where id = ${id}`;
    await asSuperuser((tx) => both(tx, head?.id ?? 0));
    expect(await verifyAudit(sql)).toMatchObject({ lines: 4, broken: null });
    expect((await verifyAudit(sql, head)).broken).toEqual({
      id: head?.id,
      what: expect.stringMatching(/missing/),
    });
    // A chain that was made anew is whole in itself, and another one than was noted.
    const before = (await verifyAudit(sql)).head;
    await asSuperuser(async (tx) => {
      await tx`delete from audit_chain`;
      await tx`update audit_log set action = 'x' where id = (select min(id) from audit_log)`;
    });
    await linkAudit(deps);
    expect((await verifyAudit(sql)).broken).toBeNull();
    expect((await verifyAudit(sql, before)).broken?.what).toMatch(/recorded/);
    await asSuperuser((tx) => both(tx, (before?.id ?? 0) - 1));
    expect((await verifyAudit(sql)).broken).toEqual({
      id: before?.id,
      what: expect.stringMatching(/before it/),
    });
  });

  it('calls what an erasure took redacted, not broken, whether it was linked before or after', async () => {
    const early = await someoneInTheLog();
    await linkAudit(deps);
    const late = await someoneInTheLog();
    await erasePersonNow(deps, early.email);
    await erasePersonNow(deps, late.email);
    await linkAudit(deps);
    const verified = await verifyAudit(sql);
    expect(verified).toMatchObject({ broken: null, waiting: 0 });
    const left =
      await sql`select 1 from audit_log where data ? 'reason' and subject_id = ${early.candidateId}`;
    expect(left).toHaveLength(0);
    const salts = await sql`
      select c.id from audit_chain c join audit_log l using (id)
      where (c.reason_salt is not null and not l.data ? 'reason') or (c.ip_salt is not null and l.ip is null)`;
    expect(salts).toHaveLength(0);
    // Two holds, and what the person did themselves: applying may leave a line, too.
    const [row] = await sql`select count(*)::int as n from audit_chain
      where (reason_digest is not null and reason_salt is null) or (ip_digest is not null and ip_salt is null)`;
    expect(verified.redacted).toBe(row?.n);
    expect(verified.redacted).toBeGreaterThanOrEqual(3);
    // What's redacted can't be filled again, not with the same words either.
    const [hold] = await sql`select id from audit_log
      where subject_id = ${early.candidateId} and action = 'privacy.hold_set'`;
    await asSuperuser(
      (tx) => tx`update audit_log set data = data || '{"reason":"A lawsuit"}' where id = ${hold?.id}`,
    );
    expect((await verifyAudit(sql)).broken?.id).toBe(Number(hold?.id));
  });

  it('loses reasons and networks about someone who worked here, and about their merged records', async () => {
    const { userId } = await adminActor(deps);
    const hr = { userId, ip: '192.0.2.1' };
    const [kept, gone] = [await someoneInTheLog(), await someoneInTheLog()];
    await mergeCandidates(deps, hr, {
      keptId: kept.candidateId,
      goneId: gone.candidateId,
      takeFromGone: [],
      idempotencyKey: deps.clock.uuid(),
    });
    await changeStatus(deps, hr, {
      candidateId: kept.candidateId,
      status: 'hired',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    await linkAudit(deps);
    const { keepUntil } = await deps.db.transaction((tx) =>
      erasePerson(deps, tx, { candidateId: kept.candidateId, userId: null }),
    );
    expect(keepUntil).not.toBeNull();
    await linkAudit(deps);
    expect(await verifyAudit(sql)).toMatchObject({ broken: null, waiting: 0, redacted: 6 });
    const ids = [kept.candidateId, gone.candidateId];
    const left = await sql`
      select action from audit_log
      where (subject_id in ${sql(ids)} and data ? 'reason')
        or (actor_kind = 'candidate' and actor_id in ${sql(ids)} and ip is not null)`;
    expect(left).toEqual([]);
    // Of someone whose record nothing has erased, nothing goes.
    const stays = await someoneInTheLog();
    await expect(
      sql`update audit_log set data = data - 'reason' where subject_id = ${stays.candidateId} and data ? 'reason'`,
    ).rejects.toThrow(/insert-only/);
  });

  it('links nothing while an erasure is under way, so that no value is read that is about to go', async () => {
    const { email } = await someoneInTheLog();
    const during: number[] = [];
    const audit: TestDeps['audit'] = {
      async record(tx, entry) {
        if (entry.action === 'privacy.erased') {
          // Seen by nobody else yet; a linker that read now would read what's already gone.
          const rows = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
          during.push(rows.length);
          const [{ mine } = { mine: null }] = await sql<{ mine: boolean }[]>`
            select pg_try_advisory_xact_lock_shared(hashtextextended('erasures', 0)) as mine`;
          expect(mine).toBe(false);
        }
        await deps.audit.record(tx, entry);
      },
    };
    await erasePersonNow({ ...deps, audit }, email);
    expect(during).toEqual([0]);
    await linkAudit(deps);
    expect(await verifyAudit(sql)).toMatchObject({ broken: null, waiting: 0 });
  });

  it.each([
    "update audit_chain set hash = 'x'",
    'update audit_chain set ip_salt = null',
    'update audit_chain set reason_salt = null',
    'delete from audit_chain',
    'truncate audit_chain',
  ])('refuses: %s', async (statement) => {
    await line('A reason');
    await linkAudit(deps);
    await expect(sql.unsafe(statement)).rejects.toThrow(/insert-only/);
  });
});
