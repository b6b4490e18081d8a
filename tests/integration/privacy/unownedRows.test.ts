import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignKeys, unownedTables } from '../../../server/db/dataMap.ts';
import { sendContact } from '../../../server/features/contact/service.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import type { EmailKind } from '../../../shared/emails/labels.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

/** Rows that go with no person's record, which would otherwise grow forever. */

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

it('the data map names every table whose rows go with no person', async () => {
  const keys = await foreignKeys(deps.db);
  const rows = await deps.db.execute<{ name: string }>(sql`
    select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and relkind = 'r' and relname <> 'test_tasks'`);
  const owned = new Set(['candidates', 'users']);
  for (let before = 0; before !== owned.size; ) {
    before = owned.size;
    for (const { table, parent, cascades } of keys) if (cascades && owned.has(parent)) owned.add(table);
  }
  const unowned = rows.map(({ name }) => name).filter((name) => !owned.has(name));
  expect(Object.keys(unownedTables).sort()).toEqual(unowned.sort());
});

describe('the nightly retention', () => {
  const email = async (
    to: string,
    more: { candidateId?: CandidateId; kind?: EmailKind } = {},
  ): Promise<string> =>
    deps.db.transaction((tx) =>
      deps.mailer.enqueue(tx, {
        kind: 'password-reset',
        to,
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        ...more,
      }),
    );
  const kept = async (ids: string[]): Promise<boolean[]> => {
    const rows = await deps.database.client<{ id: string }[]>`select id from mails`;
    return ids.map((id) => rows.some((row) => row.id === id));
  };

  it('deletes emails and messages without a record as late as applications, and none that waits', async () => {
    const works = await applied(deps, { email: 'works@example.com' });
    const held = await applied(deps, { email: 'held@example.com' });
    await setHold(deps, await adminActor(deps), { candidateId: held, held: true, reason: 'Lawsuit 3' });
    await deps.database.client`update candidates set status = 'hired' where id = ${works}`;
    await sendContact(
      deps,
      {
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'other',
        message: 'How do I apply from Kenya?',
        website: '',
        idempotencyKey: crypto.randomUUID(),
      },
      { ip: '198.51.100.7' },
    );
    const stranger = await email('stranger@example.com');
    const ofPerson = await email('works@example.com', { candidateId: works });
    const toHeld = await email('Held@example.com');
    await deps.database.client`update mails set state = 'sent'`;
    const waiting = await email('waiting@example.com');
    deps.clock.forward(700 * DAY_MS);
    const newer = await email('stranger@example.com');
    await deps.database.client`update mails set state = 'sent' where id = ${newer}`;

    await runRetention(deps);
    const messages = () => deps.db.execute(sql`select 1 from contact_messages`);
    expect(await kept([stranger, ofPerson, toHeld, waiting, newer])).toEqual([true, true, true, true, true]);
    expect(await messages()).toHaveLength(1);

    deps.clock.forward(40 * DAY_MS);
    await runRetention(deps);
    expect(await kept([stranger, ofPerson, toHeld, waiting, newer])).toEqual([false, true, true, true, true]);
    expect((await deps.emails()).filter(({ to }) => to === 'ada@example.com')).toEqual([]);
    expect(await messages()).toHaveLength(0);
  });

  it.each([
    { kind: 'password-reset', days: 740 },
    { kind: 'privacy-erased', days: 2 },
  ] as const)(
    'leaves an email whose copy can’t be deleted to the next night, and no other: $kind',
    async ({ kind, days }) => {
      const ids = [await email('one@example.com', { kind }), await email('two@example.com', { kind })];
      const [stuck = '', other = ''] = ids.sort();
      const at = deps.clock.now().toISOString();
      await deps.database.client`update mails set state = 'sent', sent_at = ${at} where id = any(${ids})`;
      await mkdir(path.join(deps.dataDir, 'mail', `2026-${stuck}.eml`), { recursive: true });
      deps.clock.forward(days * DAY_MS);
      expect((await runRetention(deps)).failed).toBe(1);
      expect(await kept([stuck, other])).toEqual([true, false]);
      await rmdir(path.join(deps.dataDir, 'mail', `2026-${stuck}.eml`));
      expect((await runRetention(deps)).failed).toBe(0);
      expect(await kept([stuck])).toEqual([false]);
    },
  );

  it('deletes who spent tokens after 13 months, and keeps what was spent in all', async () => {
    const day = (daysAgo: number): string =>
      new Date(deps.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const person = crypto.randomUUID();
    for (const [at, subject] of [
      [day(400), person],
      [day(400), 'purpose:interview'],
      [day(400), 'all'],
      [day(390), person],
    ])
      await deps.database.client`
        insert into ai_usage (day, subject, calls) values (${at ?? ''}, ${subject ?? ''}, 1)`;
    await runRetention(deps);
    const left = await deps.db.execute(
      sql`select day::text, subject from ai_usage where calls = 1 order by day`,
    );
    expect([...left]).toEqual([
      { day: day(400), subject: 'all' },
      { day: day(390), subject: person },
    ]);
  });
});
