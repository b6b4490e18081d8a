import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { createVault, loadOrCreateKeys } from '../../server/platform/crypto/vault.ts';
import { bodyPlace } from '../../server/platform/email/mailer.ts';
import { EmailId } from '../../shared/ids/schema.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/time/durations.ts';
import { candidate, onDatabase } from './employeePeople.ts';
import { dataDir } from './served.ts';

/** What the panel's journeys work with, written straight into their database. */

/** Only these tests have candidates from this country. */
export const panelCountry = 'Paneloria';

export async function seedPanel(): Promise<void> {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${panelCountry}`;
    await sql`delete from jobs where title like 'Panel Tester%'`;
    await sql`delete from saved_views where name in ('From the panel', 'All columns')`;
    await sql`delete from mails where subject = 'An email that failed'`;
    const asker = await person(sql, 'Panel Asker', 'applied');
    await person(sql, 'Panel Second', 'applied');
    await shift(sql, await person(sql, 'Panel Worker', 'hired'));
    await sql`insert into candidate_events ${sql({
      id: randomUUID(),
      candidate_id: asker,
      kind: 'human_requested',
      created_at: new Date(),
    })}`;
    const mailId = EmailId.parse(randomUUID());
    const vault = createVault(await loadOrCreateKeys(dataDir()));
    const body = { html: '<p>Sent after all.</p>', text: 'Sent after all.' };
    // A minute old: the sweep, which looks at older ones, leaves it to the journey.
    await sql`insert into mails ${sql({
      id: mailId,
      kind: 'test',
      to: 'somebody@example.com',
      subject: 'An email that failed',
      body: await vault.encrypt(bodyPlace(mailId), JSON.stringify(body)),
      state: 'failed',
      attempts: 3,
      last_error: 'ECONNREFUSED',
      created_at: new Date(Date.now() - MINUTE_MS),
    })}`;
  });
}

const person = (sql: postgres.Sql, fullName: string, status: string): Promise<string> =>
  candidate(sql, { fullName, status, country: panelCountry, at: new Date(Date.now() - HOUR_MS) });

async function shift(sql: postgres.Sql, employee: string): Promise<void> {
  const conversation = randomUUID();
  const at = new Date(Date.now() - 600_000);
  await sql`insert into conversations ${sql({ id: conversation, kind: 'work', owner_id: employee, open: true, last_seq: 1, created_at: at })}`;
  await sql`insert into messages ${sql({ id: randomUUID(), conversation_id: conversation, seq: 1, role: 'assistant', content: 'Welcome to your shift. <script>alert(1)</script>', created_at: at })}`;
  await sql`insert into employee_sessions ${sql({
    id: randomUUID(),
    employee_id: employee,
    conversation_id: conversation,
    position: 'Data Entry Clerk',
    started_at: at,
  })}`;
}
