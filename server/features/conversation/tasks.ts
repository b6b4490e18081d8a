import { and, eq, inArray } from 'drizzle-orm';
import { type ConversationKind, cleanMessage } from '../../../shared/conversation.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type CandidateId, type ConversationId, MessageId, type ReplyId } from '../../../shared/ids.ts';
import { AiError, aiErrorCode } from '../../ai/ai.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './messages.ts';
import { createPieces, type PieceChannel, type Pieces } from './pieces.ts';
import type { ConversationPolicies, ConversationPolicy, ReplyDraft } from './policy.ts';
import { REPLY_TASK, toPendingReply } from './replies.ts';
import { readAgain } from './secondReading.ts';
import { announce, lockConversation, readTurns } from './service.ts';
import { type ConversationSignal, topicOf } from './signals.ts';

/** Registers the task that writes owed replies. */
export function registerConversationTasks(deps: Deps, policies: ConversationPolicies): void {
  const pieces = createPieces(deps);
  deps.queue.register<{ replyId: ReplyId }>(
    REPLY_TASK,
    { concurrency: deps.env.REPLY_CONCURRENCY, retries: 8, timeoutSeconds: 150 },
    async ({ replyId }, { signal, lastAttempt }) => {
      try {
        await writeReply(deps, { policies, pieces }, replyId, signal);
      } catch (error) {
        if (lastAttempt) await giveUp(deps, replyId, 'unavailable');
        throw error;
      }
    },
  );
}

/**
 * Writes one owed reply. Safe to run twice: the finished turn is one row, unique per message it answers,
 * and a try that was overtaken by a later one stores nothing.
 */
async function writeReply(
  deps: Deps,
  { policies, pieces }: { policies: ConversationPolicies; pieces: Pieces },
  replyId: ReplyId,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await claim(deps, pieces, replyId);
  if (!claimed) return;
  const policy = policies[claimed.kind];
  if (!policy) throw new Error(`No policy for conversations of kind ${claimed.kind}`);
  try {
    const turns = await readTurns(deps.db, claimed.conversationId);
    if (await readAgain(deps, claimed, turns, signal)) return;
    const draft = await policy.compose(deps, claimed.conversationId, turns, signal);
    const text = cleanMessage(await claimed.channel.send(draft.text));
    if (text === '') throw new AiError('stream_failed');
    await store(deps, policy, claimed, turns, text, draft);
  } catch (error) {
    // A stopping process hands the task back; the next one starts the reply afresh.
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn({ replyId, failure: error.failure }, 'reply failed');
    await fail(deps, claimed, aiErrorCode(error));
  } finally {
    await claimed.channel.close();
  }
}

type Claimed = {
  replyId: ReplyId;
  conversationId: ConversationId;
  kind: ConversationKind;
  ownerId: CandidateId;
  attempt: number;
  answersSeq: number;
  channel: PieceChannel;
};

async function claim(deps: Deps, pieces: Pieces, replyId: ReplyId): Promise<Claimed | null> {
  let channel: PieceChannel | null = null;
  try {
    const taken = await takeReply(deps, replyId, (written) => {
      // A transaction that gave way comes here again.
      void channel?.close();
      channel = pieces.open(written);
      return channel;
    });
    if (!taken) return null;
    const { conversation, reply, begun, channel: opened } = taken;
    // Once it's committed, and before the first piece.
    deps.bus.tell(topicOf(conversation.id), begun);
    return {
      replyId,
      conversationId: conversation.id,
      kind: conversation.kind,
      ownerId: conversation.ownerId,
      attempt: reply.attempt,
      answersSeq: reply.answersSeq,
      channel: opened,
    };
  } catch (error) {
    await closeOf(channel);
    throw error;
  }
}

/** Assigned in a callback, which the compiler doesn't follow. */
const closeOf = (channel: PieceChannel | null): Promise<void> | undefined => channel?.close();

type Written = { replyId: ReplyId; conversationId: ConversationId; attempt: number };

async function takeReply(deps: Deps, replyId: ReplyId, open: (written: Written) => PieceChannel) {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ conversation: conversations, reply: replies })
      .from(replies)
      .innerJoin(conversations, eq(conversations.id, replies.conversationId))
      .where(and(eq(replies.id, replyId), inArray(replies.state, ['waiting', 'streaming'])))
      // Not the conversation: whoever closes it has that lock first and waits for this one.
      .for('update', { of: replies });
    if (!found) return null;
    const { conversation } = found;
    const [reply] = await tx
      .update(replies)
      .set({ state: conversation.open ? 'streaming' : 'cancelled', attempt: found.reply.attempt + 1 })
      .where(eq(replies.id, replyId))
      .returning();
    const pending = reply ? toPendingReply(reply) : null;
    if (!reply || !pending) {
      await announce(deps, tx, conversation.id);
      return null;
    }
    const begun: ConversationSignal = {
      t: 'begun',
      by: deps.bus.id,
      reply: pending,
      answersSeq: reply.answersSeq,
    };
    const channel = open({ replyId, conversationId: conversation.id, attempt: reply.attempt });
    await deps.bus.publishElsewhere(tx, topicOf(conversation.id), begun);
    return { conversation, reply, begun, channel };
  });
}

async function store(
  deps: Deps,
  policy: ConversationPolicy,
  claimed: Claimed,
  turns: MessageRow[],
  content: string,
  draft: ReplyDraft,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, claimed.conversationId);
    const [current] = await tx
      .update(replies)
      .set({ state: conversation.open ? 'done' : 'cancelled' })
      .where(
        and(
          eq(replies.id, claimed.replyId),
          eq(replies.state, 'streaming'),
          eq(replies.attempt, claimed.attempt),
        ),
      )
      .returning({ state: replies.state });
    if (current?.state !== 'done') return;
    const row: MessageRow = {
      id: MessageId.parse(deps.clock.uuid()),
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1,
      role: 'assistant',
      content,
      answersSeq: claimed.answersSeq,
      meta: draft.meta,
      safety: draft.private ? 'private' : null,
      createdAt: deps.clock.now(),
    };
    await tx.insert(messages).values(row);
    await tx.update(conversations).set({ lastSeq: row.seq }).where(eq(conversations.id, conversation.id));
    await policy.onReplied?.(deps, tx, conversation.id, [...turns, row]);
    await draft.stored?.(tx, row);
    await announce(deps, tx, conversation.id);
  });
}

/** Leaves the reply for the person to retry; their text stays where it is. */
async function fail(deps: Deps, claimed: Claimed, code: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .update(replies)
      .set({ state: 'failed', errorCode: code })
      .where(
        and(
          eq(replies.id, claimed.replyId),
          eq(replies.state, 'streaming'),
          eq(replies.attempt, claimed.attempt),
        ),
      );
    await announce(deps, tx, claimed.conversationId);
  });
}

async function giveUp(deps: Deps, replyId: ReplyId, code: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [reply] = await tx
      .update(replies)
      .set({ state: 'failed', errorCode: code })
      .where(and(eq(replies.id, replyId), inArray(replies.state, ['waiting', 'streaming'])))
      .returning({ conversationId: replies.conversationId });
    if (reply) await announce(deps, tx, reply.conversationId);
  });
}
