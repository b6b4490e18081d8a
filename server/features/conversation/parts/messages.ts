import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ConversationMessage,
  type HrMessage,
  wordings,
} from '../../../../shared/conversation/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { conversations, messages } from '../../../db/schema/conversations.ts';
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

/**
 * Stores the newest message of a conversation that `tx` has locked. False if there is one with its id, or another answer to
 * the same message; nothing changed then.
 */
export async function storeMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const { conversationId, seq } = messages;
  const inserted = tx.insert(messages).values(row).onConflictDoNothing().returning({ conversationId, seq });
  const said = tx.$with('said').as(inserted);
  const updated = await tx
    .with(said)
    .update(conversations)
    .set({ lastSeq: sql`${said.seq}` })
    .from(said)
    .where(eq(conversations.id, said.conversationId))
    .returning({ id: conversations.id });
  return updated.length > 0;
}
