import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudit } from '../../server/platform/audit.ts';
import { testClock } from '../support/clock.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('audit', () => {
  const clock = testClock();
  const audit = createAudit(clock);
  const entry = {
    action: 'candidate.status_changed',
    actor: { kind: 'user', id: crypto.randomUUID(), ip: '192.0.2.1' },
    subject: { kind: 'candidate', id: crypto.randomUUID() },
    data: { from: 'applied', to: 'shortlisted' },
  } as const;

  it('writes who did what to whom, when', async () => {
    await audit.record(database.db, entry);
    await audit.record(database.db, {
      action: 'auth.sign_in_refused',
      actor: { kind: 'anonymous', id: null, ip: null },
    });
    const rows = await database.client`select * from audit_log order by id`;
    expect(rows).toMatchObject([
      {
        action: entry.action,
        actor_kind: 'user',
        actor_id: entry.actor.id,
        subject_kind: 'candidate',
        subject_id: entry.subject.id,
        ip: '192.0.2.1',
        data: entry.data,
      },
      { action: 'auth.sign_in_refused', actor_id: null, subject_id: null, data: {} },
    ]);
    expect(rows.map((row) => new Date(row.created_at))).toEqual([clock.now(), clock.now()]);
  });

  it('belongs to the transaction of what it records', async () => {
    const [before] = await database.client`select count(*)::int as lines from audit_log`;
    await database.db
      .transaction(async (tx) => {
        await audit.record(tx, entry);
        throw new Error('rolled back');
      })
      .catch(() => {});
    const [after] = await database.client`select count(*)::int as lines from audit_log`;
    expect(after).toEqual(before);
  });

  it.each(['update audit_log set action = $$nothing$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await audit.record(database.db, entry);
      await expect(database.client.unsafe(statement)).rejects.toThrow(/insert-only/);
    },
  );
});
