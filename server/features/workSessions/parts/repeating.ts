import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { taskAssignments } from '../../../db/schema/workSessions.ts';
import type { MessageRow } from '../../conversation/policy.ts';
import type { SessionRow } from './presenting.ts';

/**
 * The supervisor's message after a pause: the open task, or how to get one. Null when an assignment was about
 * to arrive; it's given as usual then.
 */
export async function taskAgain(
  tx: Tx,
  session: SessionRow,
  turns: readonly MessageRow[],
): Promise<{ content: string; meta: Record<string, unknown> } | null> {
  const act = turns.at(-1)?.meta.act;
  if (act === 'greet' || act === 'review') return null;
  const [current] = await tx
    .select({ number: taskAssignments.number, title: taskAssignments.title })
    .from(taskAssignments)
    .where(and(eq(taskAssignments.sessionId, session.id), taskAssignments.current));
  const content = current
    ? `Let’s pick up where we left off. **Task ${current.number}: ${current.title}** is still open, and the pause didn’t use up a try. Send your answer whenever you’re ready.`
    : 'Let’s pick up where we left off. Write “ready” when you’d like the next task.';
  return { content, meta: {} };
}
