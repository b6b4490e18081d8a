import { and, eq, inArray } from 'drizzle-orm';
import type { PendingReply } from '../../../../shared/conversation/schema.ts';
import { type ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { replies } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';

/** Task that writes one pending reply; its data is `{replyId}`. */
export const REPLY_TASK = 'conversation.reply';

/** Task that checks the unanswered messages of a closed conversation; its data is `{conversationId}`. */
export const UNANSWERED_TASK = 'conversation.unanswered';

/** When a pending reply is written and how the wait for it looks. */
export type ReplyPlan = {
  dueAt: Date;
  /** From when on the persona is shown typing; all the time when left out. */
  typingAt?: Date;
  /** True: messages sent while it waits are answered together; otherwise they are refused. */
  joins?: boolean;
};

export type ReplyRow = typeof replies.$inferSelect;

/** Neither finished nor canceled; a conversation has one of these at most. */
const isPending = inArray(replies.state, ['waiting', 'streaming', 'failed']);

/** A conversation's pending reply, as the condition of a join. */
export const isPendingIn = (id: ConversationId) => and(eq(replies.conversationId, id), isPending);

/** A conversation's pending reply; null when there is none. */
export async function pendingReply(db: DbOrTx, id: ConversationId): Promise<ReplyRow | null> {
  const [pending] = await db.select().from(replies).where(isPendingIn(id));
  return pending ?? null;
}

/** Cancels a conversation's pending reply; false when there is none. */
export async function cancelReply(
  tx: Tx,
  id: ConversationId,
  state: 'cancelled' | 'unread' = 'cancelled',
): Promise<boolean> {
  const cancelled = await tx
    .update(replies)
    .set({ state })
    .where(isPendingIn(id))
    .returning({ id: replies.id });
  return cancelled.length > 0;
}

/**
 * Creates a pending reply to the message with sequence `answersSeq`: its row, which it returns, and the task
 * that writes it when it's due.
 */
export async function scheduleReply(
  deps: Deps,
  tx: Tx,
  id: ConversationId,
  answersSeq: number,
  plan: ReplyPlan,
): Promise<ReplyRow> {
  const replyId = ReplyId.parse(deps.clock.uuid());
  const { dueAt, typingAt, joins } = plan;
  const row: ReplyRow = {
    id: replyId,
    conversationId: id,
    answersSeq,
    state: 'waiting',
    attempt: 0,
    errorCode: null,
    dueAt,
    typingAt: typingAt ?? null,
    joins: joins ?? false,
    createdAt: deps.clock.now(),
  };
  await tx.insert(replies).values(row);
  await deps.queue.enqueue(tx, REPLY_TASK, { replyId }, { dueAt });
  return row;
}

/**
 * Keeps a waiting reply from being claimed until `tx` ends; false when it has been. Its claim may have read the messages
 * already, so one that joined it now would get no answer.
 */
export async function holdReply(tx: Tx, id: ReplyId): Promise<boolean> {
  const held = await tx
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.id, id), eq(replies.state, 'waiting')))
    .for('update');
  return held.length > 0;
}

/** Whether a waiting reply answers the next message, too. */
export const joinsNext = ({ state, joins }: ReplyRow): boolean => state === 'waiting' && joins;

/** A pending reply as the browser sees it; null for a finished one. */
export function toPendingReply(row: ReplyRow): PendingReply | null {
  if (row.state === 'done' || row.state === 'cancelled' || row.state === 'unread') return null;
  return {
    id: row.id,
    state: row.state,
    dueAt: row.dueAt.toISOString(),
    typingAt: row.typingAt?.toISOString() ?? null,
    joins: row.joins,
    attempt: row.attempt,
    errorCode: row.errorCode,
  };
}
