import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { sessionHash } from '../../server/features/auth/sessions.ts';

/** Who looks at a page: a visitor, a candidate, an employee or HR. */
export type Viewer = 'visitor' | 'candidate' | 'interviewed' | 'employee' | 'newcomer' | 'hr';

/** Cookies of each viewer for a server with the demo content, and the people their pages name. */
export type Cast = {
  cookies: Record<Viewer, string | null>;
  shortlisted: string;
  interviewed: string;
  hired: string;
};

const HOUR_MS = 3_600_000;

/** Gives people of the demo content accounts and sessions, straight in the database. */
export async function makeCast(sql: postgres.Sql): Promise<Cast> {
  const [shortlisted, interviewed, hired] = await Promise.all([
    firstOf(sql`select id from candidates where status = 'shortlisted' order by applied_at desc limit 1`),
    firstOf(
      sql`select candidate_id as id from interview_sessions where final_score is not null order by created_at desc limit 1`,
    ),
    firstOf(
      sql`select employee_id as id from employee_sessions group by employee_id order by count(*) desc limit 1`,
    ),
  ]);
  const admin = await firstOf(sql`select user_id as id from user_roles where role = 'admin' limit 1`);
  return {
    shortlisted,
    interviewed,
    hired,
    cookies: {
      visitor: null,
      candidate: await portalCookie(sql, shortlisted),
      interviewed: await portalCookie(sql, interviewed),
      employee: await accountCookie(sql, await accountOf(sql, hired)),
      newcomer: await accountCookie(sql, await accountOf(sql, await newcomer(sql))),
      hr: await accountCookie(sql, admin),
    },
  };
}

async function firstOf(query: postgres.PendingQuery<{ id: string }[]>): Promise<string> {
  const [row] = await query;
  if (!row) throw new Error('The demo content lacks someone these pictures need.');
  return row.id;
}

/** An account for a hired person who has none yet. */
async function accountOf(sql: postgres.Sql, candidateId: string): Promise<string> {
  const [row] = await sql<{ userId: string | null; name: string }[]>`
    select user_id as "userId", full_name as name from candidates where id = ${candidateId}`;
  if (row?.userId) return row.userId;
  const id = randomUUID();
  await sql`insert into users (id, email, full_name, password_hash, email_verified_at, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, ${row?.name ?? ''}, 'none', now(), now(), now())`;
  await sql`update candidates set user_id = ${id} where id = ${candidateId}`;
  return id;
}

async function newcomer(sql: postgres.Sql): Promise<string> {
  const id = randomUUID();
  await sql`insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
    values (${id}, 'Demo Newcomer', ${`${id}@example.com`}, 'Virtual Assistant', 'Kenya', 'hired', now(), now(), now())`;
  return id;
}

async function portalCookie(sql: postgres.Sql, candidateId: string): Promise<string> {
  const value = randomUUID() + randomUUID();
  const until = new Date(Date.now() + HOUR_MS);
  await sql`insert into portal_sessions (id, candidate_id, expires_at, absolute_expires_at, created_at)
    values (${sessionHash(value)}, ${candidateId}, ${until}, ${until}, now())`;
  return `lt_portal=${value}`;
}

async function accountCookie(sql: postgres.Sql, userId: string): Promise<string> {
  const value = randomUUID() + randomUUID();
  const until = new Date(Date.now() + HOUR_MS);
  await sql`insert into auth_sessions (id, user_id, expires_at, absolute_expires_at, idle_seconds, created_at)
    values (${sessionHash(value)}, ${userId}, ${until}, ${until}, 3600, now())`;
  return `lt_auth=${value}`;
}
