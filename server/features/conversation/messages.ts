import { and, eq } from 'drizzle-orm';
import type { ConversationMessage } from '../../../shared/conversation.ts';
import type { ConversationId, MessageId } from '../../../shared/ids.ts';
import type { DbOrTx } from '../../db/client.ts';
import { messages } from '../../db/schema/conversations.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A message as its reader sees it: nothing of what the feature remembered about it. */
export function toMessage(row: MessageRow): ConversationMessage {
  return {
    id: row.id,
    seq: row.seq,
    role: row.role,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    ...(row.safety ? { private: true as const } : {}),
  };
}

/** The message with this id, if it stands in this conversation: the answer to a repeated call. */
export async function storedMessage(
  db: DbOrTx,
  conversationId: ConversationId,
  id: MessageId,
): Promise<ConversationMessage | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)));
  return row ? toMessage(row) : null;
}
