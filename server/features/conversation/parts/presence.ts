import { sql } from 'drizzle-orm';
import { type ConversationKind, PRESENT_MS } from '../../../../shared/conversation/schema.ts';
import type { CandidateId, ConversationId } from '../../../../shared/ids/schema.ts';
import type { Deps } from '../../../deps.ts';
import { createBatch } from '../../../platform/batching/keyed.ts';

/** How long a note waits for those of other listeners, which fall due at the same tick. */
const TOGETHER_MS = 100;

type Seen = { id: ConversationId; kind: ConversationKind; owner: CandidateId; before: string | null };

/** One for each process. */
const marks = new WeakMap<Deps, (id: string) => Promise<Seen | null>>();

/**
 * Records that the owner's browser is listening; HR sees it as "live" and gets an event when a person
 * arrives.
 */
export async function markSeen(deps: Deps, id: ConversationId): Promise<void> {
  const mark = marks.get(deps) ?? createBatch<Seen>(TOGETHER_MS, (ids) => markAll(deps, ids));
  marks.set(deps, mark);
  await mark(id);
}

async function markAll(deps: Deps, ids: readonly string[]): Promise<Map<string, Seen>> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // In one order, so that processes with overlapping listeners wait for each other instead of deadlocking.
    const rows = await tx.execute<Seen>(sql`
      with old as (select id, last_seen_at from conversations where id in ${ids} order by id for no key update)
      update conversations c set last_seen_at = ${now.toISOString()} from old where c.id = old.id
      returning c.id, c.kind, c.owner_id as owner, old.last_seen_at as before`);
    for (const { kind, owner, before } of rows) {
      const away = !before || now.getTime() - new Date(before).getTime() > PRESENT_MS;
      if (kind === 'interview' && away) await deps.bus.publish(tx, 'candidates', { candidateId: owner });
    }
    return new Map(rows.map((row) => [row.id, row]));
  });
}
