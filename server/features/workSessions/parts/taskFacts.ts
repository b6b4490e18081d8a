import { desc, eq } from 'drizzle-orm';
import { TRIES_MAX } from '../../../../shared/workSessions/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { evaluations } from '../../../db/schema/workSessions.ts';
import type { TaskFacts } from './script.ts';
import { givenIn, type Shift } from './shift.ts';

/** What the supervisor may say about the open assignment; the answer key is no part of it. Null without one. */
export async function taskFacts(db: DbOrTx, { current }: Shift): Promise<TaskFacts | null> {
  if (!current) return null;
  const [last] = await db
    .select({ criteria: evaluations.criteria })
    .from(evaluations)
    .where(eq(evaluations.assignmentId, current.id))
    .orderBy(desc(evaluations.attempt))
    .limit(1);
  const missed = (last?.criteria ?? []).filter(({ grade, leftOut }) => grade < 100 && !leftOut);
  return {
    title: current.title,
    given: givenIn(current),
    hints: current.hints,
    triesLeft: TRIES_MAX - current.tries,
    graded: last !== undefined,
    missed: missed.sort((a, b) => b.weight - a.weight).map(({ label, reason }) => `${label}: ${reason}`),
  };
}
