import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { hashPassword } from '../../server/features/auth/parts/passwords.ts';

/** A hired person with an account, written straight into a running server's database. */
export async function hiredAccount(
  sql: postgres.Sql,
  position = 'Data Entry Clerk',
): Promise<{ candidateId: string; email: string; password: string }> {
  const [userId, candidateId, now] = [randomUUID(), randomUUID(), new Date().toISOString()];
  const email = `${userId}@example.com`;
  const password = 'Wooden-chair-9';
  await sql`insert into users ${sql({
    id: userId,
    email,
    full_name: 'Eva Worker',
    password_hash: await hashPassword(password),
    email_verified_at: now,
    created_at: now,
    updated_at: now,
  })}`;
  await sql`insert into candidates ${sql({
    id: candidateId,
    user_id: userId,
    full_name: 'Eva Worker',
    email,
    position,
    country: 'Kenya',
    status: 'hired',
    applied_at: now,
    created_at: now,
    updated_at: now,
  })}`;
  return { candidateId, email, password };
}

/** The answer that earns everything, for the task that is open now. */
export async function openSolution(sql: postgres.Sql, candidateId: string): Promise<string> {
  const [row] = await sql<{ text: string }[]>`
    select criteria->>'solution' as text from task_assignments where current and employee_id = ${candidateId}`;
  return row?.text ?? '';
}
