import { and, eq, inArray } from 'drizzle-orm';
import { type ConversationKind, cleanMessage } from '../../../shared/conversation.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type CandidateId, type ConversationId, MessageId, type ReplyId } from '../../../shared/ids.ts';
import { AiError, aiErrorCode, type Purse } from '../../ai/ai.ts';
import { isDatabaseAway } from '../../db/away.ts';
import type { Tx } from '../../db/client.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './messages.ts';
import { createPieces, type PieceChannel, type Pieces } from './pieces.ts';
import type { ConversationPolicies, ConversationPolicy, Prepared, ReplyDraft } from './policy.ts';
import { REPLY_TASK, toPendingReply } from './replies.ts';
import { readAgain, readingAhead } from './secondReading.ts';
import { announce, announceSaid, lockConversation, readTurns } from './service.ts';
import { type ConversationSignal, topicOf } from './signals.ts';

/** Registers the task that writes owed replies. */
export function registerConversationTasks(deps: Deps, policies: ConversationPolicies): void {
  const pieces = createPieces(deps);
  deps.queue.register<{ replyId: ReplyId }>(
    REPLY_TASK,
    { concurrency: deps.env.REPLY_CONCURRENCY, retries: 8, timeoutSeconds: 150 },
    async ({ replyId }, { signal, lastAttempt, finish }) => {
      try {
        await writeReply(deps, { policies, pieces, finish }, replyId, signal);
      } catch (error) {
        // A try that the database's absence ended doesn't count.
        if (lastAttempt && !isDatabaseAway(error)) await giveUp(deps, replyId, 'unavailable');
        throw error;
      }
    },
  );
}

/**
 * Writes one owed reply. Safe to run twice: the finished turn is one row, unique per message it answers,
 * and a try that was overtaken by a later one stores nothing.
 */
async function writeReply(deps: Deps, means: Means, replyId: ReplyId, signal: AbortSignal): Promise<void> {
  const claimed = await claim(deps, means, replyId);
  if (!claimed) return;
  const { turns } = claimed;
  let purse: Purse | null = null;
  try {
    purse = await purseFor(deps, claimed, signal);
    if (await readAgain(deps, claimed, turns, { signal, purse })) return;
    const draft = await claimed.prepared.compose(turns, signal, purse);
    const text = cleanMessage(await claimed.channel.send(draft.text));
    if (text === '') throw new AiError('stream_failed');
    await store(deps, means, claimed, text, draft);
  } catch (error) {
    // A stopping process hands the task back; the next one starts the reply afresh.
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn({ replyId, failure: error.failure }, 'reply failed');
    await fail(deps, claimed, aiErrorCode(error));
  } finally {
    await claimed.channel.close();
    // Last: the counts of tokens may wait a moment for those of others.
    await purse?.close();
  }
}

/** Tokens for the second reading and for the answer, set aside together; null where there is only one call, or no room. */
async function purseFor(deps: Deps, claimed: Claimed, signal: AbortSignal): Promise<Purse | null> {
  const { turns, prepared, ownerId } = claimed;
  const reading = readingAhead(deps, ownerId, turns, signal);
  const answer = reading && (prepared.ahead?.(turns, signal) ?? null);
  return reading && answer ? deps.ai.setAside([reading, answer]) : null;
}

type Means = {
  policies: ConversationPolicies;
  pieces: Pieces;
  /** The task is done when `tx` commits. */
  finish(tx: Tx): Promise<void>;
};

type Claimed = {
  replyId: ReplyId;
  conversationId: ConversationId;
  kind: ConversationKind;
  ownerId: CandidateId;
  attempt: number;
  answersSeq: number;
  policy: ConversationPolicy;
  turns: MessageRow[];
  prepared: Prepared;
  channel: PieceChannel;
};

async function claim(deps: Deps, { policies, pieces }: Means, replyId: ReplyId): Promise<Claimed | null> {
  let channel: PieceChannel | null = null;
  try {
    const taken = await takeReply(deps, policies, replyId, (written) => {
      // A transaction that gave way comes here again.
      void channel?.close();
      channel = pieces.open(written);
      return channel;
    });
    if (!taken) return null;
    const { conversation, reply, begun, policy, turns, prepared, channel: opened } = taken;
    // Once it's committed, and before the first piece.
    deps.bus.tell(topicOf(conversation.id), begun);
    return {
      replyId,
      conversationId: conversation.id,
      kind: conversation.kind,
      ownerId: conversation.ownerId,
      attempt: reply.attempt,
      answersSeq: reply.answersSeq,
      policy,
      turns,
      prepared,
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

async function takeReply(
  deps: Deps,
  policies: ConversationPolicies,
  replyId: ReplyId,
  open: (written: Written) => PieceChannel,
) {
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
    const policy = policies[conversation.kind];
    if (!policy) throw new Error(`No policy for conversations of kind ${conversation.kind}`);
    const turns = await readTurns(tx, conversation.id);
    const prepared = await policy.prepare(deps, tx, conversation.id);
    const begun: ConversationSignal = {
      t: 'begun',
      by: deps.bus.id,
      reply: pending,
      answersSeq: reply.answersSeq,
    };
    const channel = open({ replyId, conversationId: conversation.id, attempt: reply.attempt });
    await deps.bus.publishElsewhere(tx, topicOf(conversation.id), begun);
    return { conversation, reply, begun, policy, turns, prepared, channel };
  });
}

async function store(
  deps: Deps,
  { finish }: Means,
  claimed: Claimed,
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
    await claimed.policy.onReplied?.(deps, tx, conversation.id, [...claimed.turns, row]);
    await draft.stored?.(tx, row);
    // What else the answer changed has to be read.
    if (draft.stored) await announce(deps, tx, conversation.id);
    else await announceSaid(deps, tx, row, null);
    await finish(tx);
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
