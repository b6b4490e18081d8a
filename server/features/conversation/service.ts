import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type {
  ConversationEvent,
  ConversationKind,
  HrMessage,
  PendingReply,
} from '../../../shared/conversation/schema.ts';
import { type CandidateId, ConversationId, MessageId, type ReplyId } from '../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { ConversationSignal } from '../../platform/events/topics.ts';
import { toHrMessage, toMessage } from './parts/messages.ts';
import {
  cancelReply,
  pendingReply,
  REPLY_TASK,
  type ReplyPlan,
  scheduleReply,
  toPendingReply,
  UNANSWERED_TASK,
} from './parts/replies.ts';
import { pauseOf } from './parts/safety.ts';
import type { MessageRow } from './policy.ts';

/**
 * The conversation mechanism: interview, work chat, and practice chat use the same tables. A feature decides
 * who may talk and how a reply is composed (`ConversationPolicy`); order, idempotency, and events are handled
 * here, sending in sending.ts, listening in watching.ts, pending replies in replies.ts, safety checks of
 * messages in safety.ts.
 */

/** Notifies every listener to reread when `tx` commits. */
export async function announce(deps: Deps, tx: DbOrTx, id: ConversationId): Promise<void> {
  await deps.bus.publish(tx, `conversation:${id}`, { t: 'changed' } satisfies ConversationSignal);
}

/** A NOTIFY holds 8,000 bytes, with the topic and what goes around it. */
const SAID_BYTES = 7_000;

/**
 * Publishes a new message of an open conversation when `tx` commits, so that up-to-date listeners need no
 * read. Private messages, and those too long for an event, are read.
 */
export async function announceSaid(
  deps: Deps,
  tx: DbOrTx,
  row: MessageRow,
  reply: PendingReply | null,
): Promise<void> {
  const said: ConversationSignal = { t: 'said', message: toMessage(row), meta: row.meta, reply };
  if (row.safety || Buffer.byteLength(JSON.stringify(said)) > SAID_BYTES)
    return announce(deps, tx, row.conversationId);
  await deps.bus.publish(tx, `conversation:${row.conversationId}`, said);
}

/**
 * Opens a conversation that the AI persona begins at `firstReplyAt`.
 * @throws DomainError('conflict') when the owner has an open one of this kind.
 */
export async function openConversation(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; firstReplyAt: Date; typingAt?: Date },
): Promise<ConversationId> {
  const id = await insertConversation(deps, tx, { ...input, lastSeq: 0 });
  await scheduleReply(deps, tx, id, 0, {
    dueAt: input.firstReplyAt,
    ...(input.typingAt ? { typingAt: input.typingAt } : {}),
  });
  return id;
}

/**
 * Opens a conversation that begins with the first turns of an earlier one; then it's the person's turn. The
 * copies keep their intervals, and the last one gets the current time.
 * @throws DomainError('conflict') when the owner has an open one of this kind.
 */
export async function openFromTurns(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; turns: readonly MessageRow[] },
): Promise<ConversationId> {
  const id = await insertConversation(deps, tx, { ...input, lastSeq: input.turns.length });
  const last = input.turns.at(-1);
  if (!last) return id;
  const shift = deps.clock.now().getTime() - last.createdAt.getTime();
  // Private messages aren't copied, and the copies are numbered without a gap.
  const places = new Map(input.turns.map(({ seq }, index) => [seq, index + 1]));
  await tx.insert(messages).values(
    input.turns.map((turn, index) => ({
      ...turn,
      id: MessageId.parse(deps.clock.uuid()),
      conversationId: id,
      seq: index + 1,
      answersSeq:
        turn.answersSeq === null ? null : turn.answersSeq === 0 ? 0 : (places.get(turn.answersSeq) ?? null),
      createdAt: new Date(turn.createdAt.getTime() + shift),
    })),
  );
  return id;
}

async function insertConversation(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; lastSeq: number },
): Promise<ConversationId> {
  const id = ConversationId.parse(deps.clock.uuid());
  const { kind, ownerId, lastSeq } = input;
  const inserted = await tx
    .insert(conversations)
    .values({ id, kind, ownerId, lastSeq, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (inserted.length === 0) throw new DomainError('conflict');
  return id;
}

/**
 * Schedules one more message of the persona after its own one with sequence `afterSeq`, without a message in
 * between. Called in the transaction that stored that message (`ReplyDraft.stored`).
 */
export async function followUp(
  deps: Deps,
  tx: Tx,
  id: ConversationId,
  afterSeq: number,
  plan: ReplyPlan,
): Promise<void> {
  await scheduleReply(deps, tx, id, afterSeq, plan);
}

/**
 * Schedules a reminder by the persona because its message `afterSeq` got no answer. Does nothing after a
 * newer message, with a pending reply, or in a closed conversation.
 */
export async function speakUp(deps: Deps, tx: Tx, id: ConversationId, afterSeq: number): Promise<void> {
  const conversation = await lockConversation(tx, id);
  if (!conversation.open || conversation.pauseState || conversation.lastSeq !== afterSeq) return;
  if (await pendingReply(tx, id)) return;
  await scheduleReply(deps, tx, id, afterSeq, { dueAt: deps.clock.now(), joins: true });
  await announce(deps, tx, id);
}

/** Retries a failed reply at once. Other replies are left alone. */
export async function retryReply(
  deps: Deps,
  input: { conversationId: ConversationId; replyId: ReplyId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [reply] = await tx
      .update(replies)
      .set({ state: 'waiting', errorCode: null, dueAt: deps.clock.now() })
      .where(
        and(
          eq(replies.id, input.replyId),
          eq(replies.conversationId, input.conversationId),
          eq(replies.state, 'failed'),
        ),
      )
      .returning({ id: replies.id });
    if (!reply) return;
    await deps.queue.enqueue(tx, REPLY_TASK, { replyId: reply.id });
    await announce(deps, tx, input.conversationId);
  });
}

/**
 * Closes for good. A pending reply is canceled; `unanswered` if there was one. The connected model's check, which comes
 * before a reply, runs later (`readUnanswered`).
 */
export async function closeConversation(
  deps: Deps,
  tx: Tx,
  id: ConversationId,
): Promise<{ unanswered: boolean }> {
  await lockConversation(tx, id);
  await tx.update(conversations).set({ open: false }).where(eq(conversations.id, id));
  const unanswered = await cancelReply(tx, id, deps.ai.builtIn ? 'cancelled' : 'unread');
  if (unanswered && !deps.ai.builtIn) await deps.queue.enqueue(tx, UNANSWERED_TASK, { conversationId: id });
  await announce(deps, tx, id);
  return { unanswered };
}

/** The row, locked until `tx` ends; its lock orders everything that happens in a conversation. */
export async function lockConversation(tx: Tx, id: ConversationId) {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

type ConversationState = Omit<Extract<ConversationEvent<never>, { type: 'state' }>, 'type' | 'info'>;

/** The stored state: messages after `afterSeq`, the pending reply, if any, and the feature's additions. */
export async function readConversation<Info>(
  deps: Deps,
  id: ConversationId,
  afterSeq: number,
  readInfo: (tx: Tx) => Promise<Info>,
): Promise<ConversationState & { info: Info }> {
  // One snapshot: a reply that is stored between two reads would show twice, as a row and as being written.
  const { row, rows, reply, pause, info } = await deps.db.transaction(
    async (tx) => {
      const conversation = await tx.select().from(conversations).where(eq(conversations.id, id));
      const later = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, id), gt(messages.seq, afterSeq)))
        .orderBy(asc(messages.seq));
      const [found] = conversation;
      const pause = found && (await pauseOf(tx, found));
      return { row: found, rows: later, reply: await pendingReply(tx, id), pause, info: await readInfo(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!row) throw new DomainError('not_found');
  const lastSeq = rows.at(-1)?.seq ?? Math.max(afterSeq, 0);
  return {
    conversationId: id,
    messages: rows.map(toMessage),
    lastSeq,
    open: row.open,
    // A reply to a message this read has not seen yet would show typing before the question.
    reply: reply && reply.answersSeq <= lastSeq ? toPendingReply(reply) : null,
    ...(pause ? { pause } : {}),
    now: deps.clock.now().toISOString(),
    info,
  };
}

/**
 * Ordinary messages with what the feature remembered about each, in order. What was said around a disclosure isn't
 * among them, so nothing that grades, scores, coaches or prompts can read it.
 */
export async function readTurns(db: DbOrTx, id: ConversationId): Promise<MessageRow[]> {
  return (await readTurnsOf(db, [id])).get(id) ?? [];
}

/** Ordinary messages of several conversations in one query, by conversation, each in order; see `readTurns`. */
export async function readTurnsOf(
  db: DbOrTx,
  ids: readonly ConversationId[],
): Promise<Map<ConversationId, MessageRow[]>> {
  const byId = new Map<ConversationId, MessageRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byId;
  const rows = await db
    .select()
    .from(messages)
    .where(and(sql`${messages.conversationId} = any(${sql.param(ids)}::uuid[])`, isNull(messages.safety)))
    .orderBy(asc(messages.conversationId), asc(messages.seq));
  for (const row of rows) byId.get(row.conversationId)?.push(row);
  return byId;
}

/** The same messages as their readers see them. */
export async function readTranscripts(
  db: DbOrTx,
  ids: readonly ConversationId[],
  { forHr = false } = {},
): Promise<Map<ConversationId, HrMessage[]>> {
  const turns = await readTurnsOf(db, ids);
  return new Map([...turns].map(([id, rows]) => [id, rows.map(forHr ? toHrMessage : toMessage)]));
}
