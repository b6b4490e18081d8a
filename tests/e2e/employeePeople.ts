import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/embeddedPostgres.ts';
import { at } from './journey.ts';

/**
 * People of the employee portal, written straight into the journeys' database: how an account comes about has
 * journeys of its own.
 */

export type Employee = { candidateId: string; userId: string; fullName: string };

/** Runs `work` on the database of the journeys. */
export async function onDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const url = await runningPostgresUrl(process.env.E2E_DATA_DIR ?? '');
  if (!url) throw new Error('The database of the journeys does not run');
  const sql = postgres(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** An account, and unless `status` is null the candidate record it is linked to. */
export async function employee(fullName: string, status: string | null = 'hired'): Promise<Employee> {
  const [userId, candidateId] = [randomUUID(), randomUUID()];
  const now = new Date();
  await onDatabase(async (sql) => {
    await sql`insert into users ${sql({
      id: userId,
      email: `${userId}@example.com`,
      full_name: fullName,
      password_hash: 'none',
      created_at: now,
      updated_at: now,
    })}`;
    if (!status) return;
    await sql`insert into candidates ${sql({
      id: candidateId,
      user_id: userId,
      full_name: fullName,
      email: `${userId}@example.com`,
      position: 'Customer Support Representative',
      country: 'Philippines',
      status,
      applied_at: now,
      created_at: now,
      updated_at: now,
    })}`;
  });
  return { candidateId, userId, fullName };
}

/** Signs a browser in as this person. */
export async function signIn(context: BrowserContext, { userId }: Employee): Promise<void> {
  const value = randomBytes(32).toString('base64url');
  const [now, end] = [new Date(), new Date(Date.now() + 3_600_000)];
  await onDatabase(
    (sql) =>
      sql`insert into auth_sessions ${sql({
        id: createHash('sha256').update(value).digest('hex'),
        user_id: userId,
        expires_at: end,
        absolute_expires_at: end,
        idle_seconds: 3_600,
        created_at: now,
      })}`,
  );
  await context.addCookies([{ name: 'lt_auth', value, url: at('/'), httpOnly: true, sameSite: 'Lax' }]);
}
