import { and, asc, eq, gt, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SafetyFollowUp } from '../../shared/safety/schema.ts';
import type { DbOrTx } from '../db/client.ts';
import { messages } from '../db/schema/conversations.ts';
import type { safetyFlags } from '../db/schema/safety.ts';

/**
 * What the person wrote after the flagged message, until the conversation continued. Nothing else shows these messages to
 * anyone but them, although the safety reply says that a person can read them. Empty for flags outside conversations.
 */
export async function followUpsOf(
  db: DbOrTx,
  { messageId }: Pick<typeof safetyFlags.$inferSelect, 'messageId'>,
): Promise<SafetyFollowUp[]> {
  if (messageId === null) return [];
  const [flagged] = await db
    .select({ conversationId: messages.conversationId, seq: messages.seq })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (!flagged) return [];
  const { conversationId, seq } = flagged;
  const ordinary = alias(messages, 'ordinary');
  const wentOn = db
    .select({ seq: min(ordinary.seq) })
    .from(ordinary)
    .where(and(eq(ordinary.conversationId, conversationId), gt(ordinary.seq, seq), isNull(ordinary.safety)));
  const rows = await db
    .select({ text: messages.content, at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.role, 'user'),
        isNotNull(messages.safety),
        gt(messages.seq, seq),
        sql`${messages.seq} < coalesce((${wentOn}), ${messages.seq} + 1)`,
      ),
    )
    .orderBy(asc(messages.seq));
  return rows.map(({ text, at }) => ({ text, at: at.toISOString() }));
}
