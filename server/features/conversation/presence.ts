import { sql } from 'drizzle-orm';
import { type ConversationKind, LIVE_MS } from '../../../shared/conversation.ts';
import type { CandidateId, ConversationId } from '../../../shared/ids.ts';
import type { Deps } from '../../deps.ts';

/** Notes that the owner's browser is listening; HR sees it as "live", and hears when somebody comes. */
export async function markSeen(deps: Deps, id: ConversationId): Promise<void> {
  const now = deps.clock.now();
  const [row] = await deps.db.execute<{
    kind: ConversationKind;
    owner: CandidateId;
    before: string | null;
  }>(sql`
    with old as (select id, last_seen_at from conversations where id = ${id})
    update conversations c set last_seen_at = ${now.toISOString()} from old where c.id = old.id
    returning c.kind, c.owner_id as owner, old.last_seen_at as before`);
  const away = !row?.before || now.getTime() - new Date(row.before).getTime() > LIVE_MS;
  if (row?.kind === 'interview' && away)
    await deps.bus.publish(deps.db, 'candidates', { candidateId: row.owner });
}
