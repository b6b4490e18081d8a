import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ConversationId } from '../../../../shared/ids/schema.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { employeeSessions, taskAssignments } from '../../../db/schema/workSessions.ts';
import type { MessageRow } from '../../conversation/policy.ts';
import { acts, type Turn } from './flow.ts';
import type { AssignmentRow, SessionRow } from './presenting.ts';
import type { Wanted } from './sideMessages.ts';
import { type Check, GradingKey } from './spec.ts';

/** A shift as the supervisor needs it for an answer; `current` is the assignment under way. */
export type Shift = { session: SessionRow; firstName: string; current: AssignmentRow | null };

/** The shift that is talked about in this conversation. */
export async function readShift(db: DbOrTx, conversationId: ConversationId): Promise<Shift> {
  const [row] = await db
    .select({ session: employeeSessions, fullName: candidates.fullName })
    .from(employeeSessions)
    .innerJoin(candidates, eq(candidates.id, employeeSessions.employeeId))
    .where(eq(employeeSessions.conversationId, conversationId));
  if (!row) throw new Error('A work conversation without its session');
  const [current] = await db
    .select()
    .from(taskAssignments)
    .where(and(eq(taskAssignments.sessionId, row.session.id), taskAssignments.current));
  return {
    session: row.session,
    firstName: firstName(row.fullName),
    current: current ?? null,
  };
}

/** All the text that came with an assignment: copied text isn't the employee's own. */
export function givenIn({
  taskDescription,
  material,
}: Pick<AssignmentRow, 'taskDescription' | 'material'>): string {
  return [taskDescription, ...material.flatMap(({ title, lines }) => [title, ...lines])].join('\n');
}

/** What would earn everything; never shown to the employee. */
export const solutionOf = ({ criteria }: Pick<AssignmentRow, 'criteria'>): string =>
  GradingKey.parse(criteria).solution;

const Meta = z.object({ act: z.enum(acts).catch('aside') });

const spellingsIn = (check: Check): string[] => {
  if (check.kind === 'facts') return check.facts.flatMap(({ any }) => any);
  return check.kind === 'lines' ? check.rows.flatMap(({ values }) => values.flat()) : [];
};

/** The parts of a grading key that help tell an answer from talk. */
export const wantedBy = ({ form, criteria, solution }: GradingKey): Wanted => ({
  form,
  solution,
  spellings: criteria.flatMap(({ check }) => spellingsIn(check)).join('\n'),
  least: criteria.reduce((least, { check }) => (check.kind === 'length' ? check.min : least), 0),
});

/** A stored message as the rules of flow.ts read it. */
export function toTurn({ role, content, meta }: MessageRow): Turn {
  return { role, content, act: role === 'assistant' ? Meta.parse(meta).act : null };
}

/** A known text as a stream. */
export async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}
