import { and, eq, inArray } from 'drizzle-orm';
import type { PendingReply } from '../../../../shared/conversation/schema.ts';
import { type ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { replies } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

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

type ReplyRow = typeof replies.$inferSelect;

/** Neither finished nor canceled; a conversation has one of these at most. */
const isPending = inArray(replies.state, ['waiting', 'streaming', 'failed']);

/** A conversation's pending reply; null when there is none. */
export async function pendingReply(db: DbOrTx, id: ConversationId): Promise<ReplyRow | null> {
  const [pending] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.conversationId, id), isPending));
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
    .where(and(eq(replies.conversationId, id), isPending))
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
 * One turn at a time: a running reply refuses the next message, a failed one is replaced. A waiting reply
 * that will answer the message, too, is returned.
 * @throws DomainError reply_pending
 */
export async function settlePendingReply(tx: Tx, id: ConversationId): Promise<ReplyRow | null> {
  const pending = await pendingReply(tx, id);
  if (!pending) return null;
  if (pending.state === 'waiting' && pending.joins) return pending;
  if (pending.state !== 'failed') throw new DomainError('reply_pending');
  await cancelReply(tx, id);
  return null;
}

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
