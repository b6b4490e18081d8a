import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { finalScore, type Ratings, recommendationFor } from '../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { MINUTE_MS } from '../../shared/time/durations.ts';
import { at, dataDir } from './served.ts';

/**
 * People of the employee portal, written straight into the journeys' database: how an account comes about has
 * journeys of its own.
 */

export type Employee = { candidateId: string; userId: string; fullName: string };

/** Runs `work` on the database of the journeys. */
export async function onDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const url = await runningPostgresUrl(dataDir());
  if (!url) throw new Error('The database of the journeys does not run');
  const sql = postgres(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** How many such emails are written, which happens together with what they tell, before the first is sent. */
export async function emailsWritten({ to, subject }: { to?: string; subject?: string }): Promise<number> {
  const rows = await onDatabase(
    (sql) => sql`
      select id from mails
      where (${to ?? null}::text is null or "to" = ${to ?? null})
        and (${subject ?? null}::text is null or subject = ${subject ?? null})`,
  );
  return rows.length;
}

/** Removes whom an earlier try of a journey left behind, so that a second one finds one person of this name. */
export async function forgetPeople(...names: string[]): Promise<void> {
  await onDatabase((sql) => sql`delete from candidates where full_name = any(${names})`);
}

/** An account with a proven address, and unless `status` is null the candidate record it is linked to. */
export async function employee(fullName: string, status: string | null = 'hired'): Promise<Employee> {
  const [userId, candidateId] = [randomUUID(), randomUUID()];
  const now = new Date();
  await onDatabase(async (sql) => {
    await sql`insert into users ${sql({
      id: userId,
      email: `${userId}@example.com`,
      full_name: fullName,
      password_hash: 'none',
      email_verified_at: now,
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

type Candidate = {
  id?: string;
  fullName: string;
  country: string;
  status?: string;
  position?: string;
  phone?: string | null;
  at?: Date;
};

/** A candidate record without an account; answers with its id. */
export async function candidate(sql: postgres.Sql, person: Candidate): Promise<string> {
  const { id = randomUUID(), fullName, at = new Date() } = person;
  const { status = 'applied', position = 'Data Entry Clerk', country, phone = null } = person;
  await sql`insert into candidates ${sql({
    id,
    full_name: fullName,
    email: `${id}@example.com`,
    position,
    country,
    phone,
    status,
    consent_given: true,
    applied_at: at,
    created_at: at,
    updated_at: at,
  })}`;
  return id;
}

type Interview = {
  candidateId: string;
  position?: string;
  /** The interviewer's and the candidate's in turn. */
  texts: readonly string[];
  ratings: Ratings;
  at: Date;
  /** Columns of the session that differ. */
  more?: Record<string, Date | boolean | number>;
};

/** A completed interview, with the score that follows from its ratings. */
export async function interviewOf(sql: postgres.Sql, interview: Interview): Promise<void> {
  const { candidateId, position = 'Data Entry Clerk', texts, ratings, at, more } = interview;
  const conversation = randomUUID();
  await sql`insert into conversations ${sql({
    id: conversation,
    kind: 'interview',
    owner_id: candidateId,
    open: false,
    last_seq: texts.length,
    created_at: at,
  })}`;
  for (const [index, content] of texts.entries())
    await sql`insert into messages ${sql({
      id: randomUUID(),
      conversation_id: conversation,
      seq: index + 1,
      role: index % 2 === 0 ? 'assistant' : 'user',
      content,
      created_at: at,
    })}`;
  const score = finalScore(ratings.criteria);
  await sql`insert into interview_sessions ${sql({
    id: randomUUID(),
    candidate_id: candidateId,
    conversation_id: conversation,
    position,
    consent_version: 'test',
    consented_at: at,
    is_complete: true,
    completed_at: new Date(at.getTime() + 10 * MINUTE_MS),
    scoring: 'done',
    ratings: sql.json(ratings),
    final_score: score,
    scoring_method: SCORING_METHOD,
    recommendation: recommendationFor(score),
    created_at: at,
    ...more,
  })}`;
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

export type SeededTask = {
  title: string;
  type: string;
  status?: string;
  grade?: number | null;
  feedback?: string | null;
  response?: string | null;
  /** Contested, and with a grade here decided by HR. */
  contest?: { reason: string; gradeAfter?: number; note?: string };
};
export type SeededSession = {
  startedAt: Date;
  /** Null: still open. */
  minutes: number | null;
  tasks: readonly SeededTask[];
};

/** Writes sessions with their assignments; tasks begin five minutes apart and take four. Answers with their ids. */
export function seedWork(
  { candidateId }: Pick<Employee, 'candidateId'>,
  sessions: readonly SeededSession[],
): Promise<string[]> {
  return onDatabase(async (sql) => {
    const ids: string[] = [];
    for (const session of sessions) ids.push(...(await seedSession(sql, candidateId, session)));
    return ids;
  });
}

async function seedSession(
  sql: postgres.Sql,
  candidateId: string,
  session: SeededSession,
): Promise<string[]> {
  const { startedAt, minutes, tasks } = session;
  const [id, conversation] = [randomUUID(), randomUUID()];
  const endedAt = minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS);
  await sql`insert into conversations ${sql({
    id: conversation,
    kind: 'work',
    owner_id: candidateId,
    open: endedAt === null,
    last_seq: 0,
    created_at: startedAt,
  })}`;
  await sql`insert into employee_sessions ${sql({
    id,
    employee_id: candidateId,
    conversation_id: conversation,
    position: 'Customer Support Representative',
    started_at: startedAt,
    ended_at: endedAt,
    ended_by: endedAt && 'employee',
    tasks_completed: endedAt && tasks.filter(({ status = 'completed' }) => status === 'completed').length,
    duration_minutes: minutes,
    performance_rating: null,
  })}`;
  const ids: string[] = [];
  for (const [index, task] of tasks.entries())
    ids.push(await seedTask(sql, { candidateId, id, startedAt }, index, task));
  return ids;
}

async function seedTask(
  sql: postgres.Sql,
  session: { candidateId: string; id: string; startedAt: Date },
  index: number,
  task: SeededTask,
): Promise<string> {
  const id = randomUUID();
  const status = task.status ?? 'completed';
  const createdAt = new Date(session.startedAt.getTime() + index * 5 * MINUTE_MS);
  const settledAt = new Date(createdAt.getTime() + 4 * MINUTE_MS);
  const grade = task.grade ?? null;
  const response = task.response ?? (grade === null ? null : 'Dear customer, your parcel arrives on Friday.');
  await sql`insert into task_assignments ${sql({
    id,
    session_id: session.id,
    employee_id: session.candidateId,
    number: index + 1,
    template_key: `test-${index}`,
    task_type: task.type,
    title: task.title,
    task_description:
      'A customer writes that the parcel is three days late. Answer in at most six sentences: say what happened, what you do now and when the customer hears from you again. Use the order below and keep to its facts; do not promise what it does not say.',
    material: sql.json([
      { title: 'Order 1184', lines: ['Shipped: Nov 14', 'Carrier: delayed, new date Nov 20'] },
    ]),
    hints: sql.json(['a greeting with the name', 'a date']),
    difficulty: 'standard',
    criteria: sql.json([]),
    status,
    current: false,
    employee_response: response,
    ai_feedback: task.feedback ?? null,
    feedback_at: task.feedback ? settledAt : null,
    grade: task.contest?.gradeAfter ?? grade,
    tries: grade === null ? 0 : 1,
    assigned_seq: index + 1,
    created_at: createdAt,
    completed_at: status === 'pending' ? null : settledAt,
  })}`;
  if (grade === null) return id;
  await sql`insert into evaluations ${sql({
    id: randomUUID(),
    assignment_id: id,
    attempt: 1,
    feedback_seq: index + 2,
    answer: response ?? '',
    grade,
    criteria: sql.json([
      {
        id: 'tone',
        label: 'Tone',
        weight: 0.4,
        grade,
        reason: 'Greets and says sorry in the first sentence.',
      },
      { id: 'facts', label: 'Facts', weight: 0.6, grade, reason: 'Names the new date, November 20.' },
    ]),
    feedback: task.feedback ?? '',
    outcome: status,
    model: 'test',
    created_at: settledAt,
  })}`;
  const { contest } = task;
  if (!contest) return id;
  await sql`insert into contests ${sql({
    id: randomUUID(),
    assignment_id: id,
    employee_id: session.candidateId,
    idempotency_key: randomUUID(),
    reason: contest.reason,
    grade_before: grade,
    grade_after: contest.gradeAfter ?? null,
    note: contest.note ?? null,
    decided_at: contest.gradeAfter === undefined ? null : settledAt,
    created_at: settledAt,
  })}`;
  return id;
}
