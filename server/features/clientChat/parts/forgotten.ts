import { and, eq, gte, isNull, lt, max, notExists, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { isDatabaseAway } from '../../../db/away.ts';
import { clientChatSessions } from '../../../db/schema/clientChat.ts';
import { conversations, messages } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import { lockConversation } from '../../conversation/service.ts';
import { complete } from './chat.ts';
import { isOpen, lockSession, type SessionRow } from './sessions.ts';
import { leave } from './starting.ts';

/** A chat without a message for so long is forgotten, as a shift is. */
const IDLE_MS = 12 * HOUR_MS;

/**
 * Ends forgotten chats as of their last message; their report is due then. Most end before that: an unanswered client leaves
 * the third time. These are chats whose client is satisfied, and those whose next answer failed. A pause lasts until someone
 * ends it.
 */
export async function endForgotten(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - IDLE_MS);
  const lately = deps.db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(eq(messages.conversationId, clientChatSessions.conversationId), gte(messages.createdAt, before)),
    );
  const forgotten = await deps.db
    .select({ session: clientChatSessions })
    .from(clientChatSessions)
    .innerJoin(conversations, eq(conversations.id, clientChatSessions.conversationId))
    .where(
      and(
        isOpen,
        lt(clientChatSessions.connectedAt, before),
        isNull(conversations.pauseState),
        notExists(lately),
      ),
    )
    .orderBy(clientChatSessions.connectedAt)
    .limit(200);
  for (const { session } of forgotten) {
    try {
      await endIfForgotten(deps, session, before);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      // Its person may have been erased in the meantime. The others don't wait for it, or for the next sweep.
      deps.log.error({ err: error, sessionId: session.id }, 'ending a forgotten chat failed');
    }
  }
}

/** Checked under the lock that a message takes. */
async function endIfForgotten(deps: Deps, { id, employeeId }: SessionRow, before: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, employeeId, id);
    const { pauseState } = await lockConversation(tx, session.conversationId);
    if (session.endedAt || pauseState) return;
    const [said] = await tx
      .select({ at: max(messages.createdAt) })
      .from(messages)
      .where(eq(messages.conversationId, session.conversationId));
    const at = said?.at ?? null;
    if (at && at >= before) return;
    // There's nothing to report if the client never said anything.
    if (!at) await leave(deps, tx, session);
    else await complete(deps, tx, session, at);
  });
}
