import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ConversationMessage,
  type HrMessage,
  wordings,
} from '../../../../shared/conversation/schema.ts';
import type { ConversationId, MessageId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { messages } from '../../../db/schema/conversations.ts';
import type { MessageRow } from '../policy.ts';

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

const Worded = z.object({ wording: z.enum(wordings) });

const Reasoned = z.object({ reason: z.string().min(1) });

/** A message as HR sees it, including whether the connected model worded it alone, and why it chose this turn. */
export function toHrMessage(row: MessageRow): HrMessage {
  const worded = Worded.safeParse(row.meta);
  const reasoned = Reasoned.safeParse(row.meta);
  return { ...toMessage(row), ...worded.data, ...reasoned.data };
}

/** The message with this id if it's in this conversation: the answer to a repeated call. */
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
