import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CandidateStatus, TimelineEntry } from '../../shared/candidates/schema.ts';
import type { CandidateId } from '../../shared/ids/schema.ts';
import type { Tx } from '../db/client.ts';
import { applications, candidateEvents, candidates } from '../db/schema/candidates.ts';
import { clientChatReports, clientChatSessions } from '../db/schema/clientChat.ts';
import { conversations, messages } from '../db/schema/conversations.ts';
import { interviewSessions } from '../db/schema/interviews.ts';
import { candidateTags } from '../db/schema/tags.ts';
import { contests, employeeSessions, evaluations, taskAssignments } from '../db/schema/workSessions.ts';
import type { Deps } from '../deps.ts';

/** In the order in which rows may refer to each other. */
const tables = {
  candidates,
  candidateTags,
  applications,
  conversations,
  messages,
  interviewSessions,
  employeeSessions,
  taskAssignments,
  evaluations,
  clientChatSessions,
  clientChatReports,
  contests,
  candidateEvents,
} as const satisfies Record<string, PgTable>;

/** A person's next status and its time. */
type Move = { candidateId: CandidateId; to: CandidateStatus; at: Date };

/**
 * The demo's rows, collected so that thousands are inserted with a few dozen statements. `moves` holds first status
 * changes, second ones, and so on, in the order the stage history needs.
 */
export type Rows = { [T in keyof typeof tables]: (typeof tables)[T]['$inferInsert'][] } & { moves: Move[][] };

/** Nothing yet. */
export function noRows(): Rows {
  return {
    candidates: [],
    candidateTags: [],
    applications: [],
    conversations: [],
    messages: [],
    interviewSessions: [],
    employeeSessions: [],
    taskAssignments: [],
    evaluations: [],
    clientChatSessions: [],
    clientChatReports: [],
    contests: [],
    candidateEvents: [],
    moves: [],
  };
}

/** A statement takes at most 65,535 values. */
const AT_ONCE = 1_000;

function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}

/** Stores everything, people first and their statuses last. */
export async function storeRows(tx: Tx, rows: Rows): Promise<void> {
  for (const part of chunksOf(rows.candidates)) await tx.insert(candidates).values(part);
  for (const part of chunksOf(rows.candidateTags)) await tx.insert(candidateTags).values(part);
  for (const part of chunksOf(rows.applications)) await tx.insert(applications).values(part);
  for (const part of chunksOf(rows.conversations)) await tx.insert(conversations).values(part);
  for (const part of chunksOf(rows.messages)) await tx.insert(messages).values(part);
  for (const part of chunksOf(rows.interviewSessions)) await tx.insert(interviewSessions).values(part);
  for (const part of chunksOf(rows.employeeSessions)) await tx.insert(employeeSessions).values(part);
  for (const part of chunksOf(rows.taskAssignments)) await tx.insert(taskAssignments).values(part);
  for (const part of chunksOf(rows.evaluations)) await tx.insert(evaluations).values(part);
  for (const part of chunksOf(rows.clientChatSessions)) await tx.insert(clientChatSessions).values(part);
  for (const part of chunksOf(rows.clientChatReports)) await tx.insert(clientChatReports).values(part);
  for (const part of chunksOf(rows.contests)) await tx.insert(contests).values(part);
  for (const part of chunksOf(rows.candidateEvents)) await tx.insert(candidateEvents).values(part);
  for (const wave of rows.moves) for (const part of chunksOf(wave)) await tx.execute(moving(part));
}

function moving(moves: readonly Move[]): SQL {
  const values = moves.map(
    ({ candidateId, to, at }) => sql`(${candidateId}::uuid, ${to}, ${at.toISOString()}::timestamptz)`,
  );
  return sql`update candidates c set status = m.status, updated_at = m.at,
    hired_at = case when m.status = 'hired' then m.at else c.hired_at end
    from (values ${sql.join(values, sql`, `)}) as m (id, status, at) where c.id = m.id`;
}

/** Adds timeline entries with past times and no actor. */
export function timelineOf(deps: Deps, rows: Rows, candidateId: CandidateId) {
  let changes = 0;
  const addEntry = (kind: TimelineEntry['kind'], at: Date, data: Record<string, string | number>): void => {
    rows.candidateEvents.push({ id: deps.clock.uuid(), candidateId, kind, data, createdAt: at });
  };
  return {
    addEntry,
    /** The next status, with its line. */
    move(from: CandidateStatus, to: CandidateStatus, at: Date): void {
      const wave = rows.moves[changes] ?? [];
      rows.moves[changes] = wave;
      wave.push({ candidateId, to, at });
      changes++;
      addEntry('status_changed', at, { from, to });
    },
  };
}
