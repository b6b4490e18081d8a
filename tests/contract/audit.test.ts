import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudit } from '../../server/platform/audit/audit.ts';
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
      actor: { kind: 'anonymous', ip: null },
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

  it('lets go of a typed reason once the person it is about is gone, and of nothing else', async () => {
    const { client } = database;
    const [person] = await client<{ id: string }[]>`insert into candidates
      (id, full_name, email, position, country, status, consent_given, applied_at, created_at, updated_at)
      values (gen_random_uuid(), 'A', 'a@example.com', 'Virtual Assistant', 'Kenya', 'applied', true, now(), now(), now())
      returning id`;
    if (!person) throw new Error('nobody');
    const line = {
      ...entry,
      subject: { kind: 'candidate', id: person.id },
      data: { reason: 'A lawsuit', field: 'ssn' },
    };
    await audit.record(database.db, line);
    const without = (more = '') =>
      client.unsafe(`update audit_log set data = data - 'reason' ${more} where subject_id = '${person.id}'`);
    await expect(without()).rejects.toThrow(/insert-only/);
    await client`delete from candidates where id = ${person.id}`;
    for (const more of [", action = 'nothing'", ', actor_id = null', ', created_at = now()'])
      await expect(without(more)).rejects.toThrow(/insert-only/);
    await expect(client`update audit_log set data = '{}' where subject_id = ${person.id}`).rejects.toThrow(
      /insert-only/,
    );
    await without();
    const [left] = await client`select data from audit_log where subject_id = ${person.id}`;
    expect(left?.data).toEqual({ field: 'ssn' });
  });

  it('lets go of where somebody came from once they are gone, and of nobody else’s', async () => {
    const { client } = database;
    const [user] = await client<{ id: string }[]>`insert into users
      (id, email, full_name, password_hash, created_at, updated_at)
      values (gen_random_uuid(), 'stays@example.com', 'A', 'x', now(), now()) returning id`;
    if (!user) throw new Error('nobody');
    const gone = crypto.randomUUID();
    for (const actor of [
      { kind: 'user' as const, id: user.id },
      { kind: 'candidate' as const, id: gone },
    ])
      await audit.record(database.db, { ...entry, actor: { ...actor, ip: '192.0.2.7' } });
    const without = (id: string, more = '') =>
      client.unsafe(`update audit_log set ip = null ${more} where actor_id = '${id}'`);
    await expect(without(user.id)).rejects.toThrow(/insert-only/);
    await expect(without(gone, ", action = 'nothing'")).rejects.toThrow(/insert-only/);
    await expect(without(gone, ", data = '{}'")).rejects.toThrow(/insert-only/);
    await expect(client`update audit_log set ip = '192.0.2.8' where actor_id = ${gone}`).rejects.toThrow(
      /insert-only/,
    );
    await without(gone);
    await client`update users set email = ${`erased-${user.id}@erased.invalid`} where id = ${user.id}`;
    await without(user.id);
    const left = await client`select ip from audit_log where actor_id in (${gone}, ${user.id})`;
    expect(left.map(({ ip }) => ip)).toEqual([null, null]);
  });

  it.each(['update audit_log set action = $$nothing$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await audit.record(database.db, entry);
      await expect(database.client.unsafe(statement)).rejects.toThrow(/insert-only/);
    },
  );
});
