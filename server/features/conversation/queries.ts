import { inArray, sql } from 'drizzle-orm';
import { replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';

/** How many replies of all conversations are due, and how many are being written: what more processes would help with. */
export async function pendingReplies(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<{ due: number; writing: number }> {
  const now = deps.clock.now().toISOString();
  const [row] = await deps.db
    .select({
      due: sql<number>`(count(*) filter (where ${replies.state} = 'waiting' and ${replies.dueAt} <= ${now}))::int`,
      writing: sql<number>`(count(*) filter (where ${replies.state} = 'streaming'))::int`,
    })
    .from(replies)
    .where(inArray(replies.state, ['waiting', 'streaming']));
  return row ?? { due: 0, writing: 0 };
}
