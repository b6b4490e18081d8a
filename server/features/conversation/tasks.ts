import { and, eq, inArray } from 'drizzle-orm';
import { type ConversationKind, cleanMessage } from '../../../shared/conversation.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type CandidateId, type ConversationId, MessageId, type ReplyId } from '../../../shared/ids.ts';
import { AiError, aiErrorCode } from '../../ai/ai.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './messages.ts';
import type { ConversationPolicies, ConversationPolicy, ReplyDraft } from './policy.ts';
import { REPLY_TASK } from './replies.ts';
import { readAgain } from './secondReading.ts';
import { announce, type ConversationSignal, lockConversation, readTurns, topicOf } from './service.ts';

/** Token batches: often enough to look alive, seldom enough to be cheap. */
const BATCH_MS = 50;
/** Every so many batches the whole text so far travels again, for a browser that joined late. */
const SNAPSHOT_EVERY = 10;
/** A NOTIFY holds 8,000 bytes; a longer snapshot waits for the finished row instead. */
const SNAPSHOT_MAX_CHARS = 2_000;

/** Registers the task that writes owed replies. */
export function registerConversationTasks(deps: Deps, policies: ConversationPolicies): void {
  deps.queue.register<{ replyId: ReplyId }>(
    REPLY_TASK,
    { concurrency: 20, retries: 8, timeoutSeconds: 150 },
    async ({ replyId }, { signal, lastAttempt }) => {
      try {
        await writeReply(deps, policies, replyId, signal);
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
  policies: ConversationPolicies,
  replyId: ReplyId,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await claim(deps, replyId);
  if (!claimed) return;
  const policy = policies[claimed.kind];
  if (!policy) throw new Error(`No policy for conversations of kind ${claimed.kind}`);
  try {
    const turns = await readTurns(deps.db, claimed.conversationId);
    if (await readAgain(deps, claimed, turns, signal)) return;
    const draft = await policy.compose(deps, claimed.conversationId, turns, signal);
    const text = cleanMessage(await streamOut(deps, claimed, draft.text));
    if (text === '') throw new AiError('stream_failed');
    await store(deps, policy, claimed, turns, text, draft);
  } catch (error) {
    // A stopping process hands the task back; the next one starts the reply afresh.
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn({ replyId, failure: error.failure }, 'reply failed');
    await fail(deps, claimed, aiErrorCode(error));
  }
}

type Claimed = {
  replyId: ReplyId;
  conversationId: ConversationId;
  kind: ConversationKind;
  ownerId: CandidateId;
  attempt: number;
  answersSeq: number;
};

async function claim(deps: Deps, replyId: ReplyId): Promise<Claimed | null> {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ conversation: conversations, reply: replies })
      .from(replies)
      .innerJoin(conversations, eq(conversations.id, replies.conversationId))
      .where(and(eq(replies.id, replyId), inArray(replies.state, ['waiting', 'streaming'])))
      // Not the conversation: whoever closes it has that lock first and waits for this one.
      .for('update', { of: replies });
    if (!found) return null;
    const { conversation, reply } = found;
    const attempt = reply.attempt + 1;
    await tx
      .update(replies)
      .set({ state: conversation.open ? 'streaming' : 'cancelled', attempt })
      .where(eq(replies.id, replyId));
    await announce(deps, tx, conversation.id);
    if (!conversation.open) return null;
    return {
      replyId,
      conversationId: conversation.id,
      kind: conversation.kind,
      ownerId: conversation.ownerId,
      attempt,
      answersSeq: reply.answersSeq,
    };
  });
}

/** Sends the text to listeners as it comes; returns the whole. */
async function streamOut(deps: Deps, claimed: Claimed, text: AsyncIterable<string>): Promise<string> {
  let whole = '';
  let sent = 0;
  let batches = 0;
  let lastFlush = 0;
  const flush = async (): Promise<void> => {
    if (sent === whole.length) return;
    const snapshot = ++batches % SNAPSHOT_EVERY === 0 && whole.length <= SNAPSHOT_MAX_CHARS;
    const offset = snapshot ? 0 : sent;
    const piece = whole.slice(offset, offset + SNAPSHOT_MAX_CHARS);
    sent = offset + piece.length;
    const event: ConversationSignal = {
      t: 'delta',
      replyId: claimed.replyId,
      attempt: claimed.attempt,
      offset,
      text: piece,
    };
    await deps.bus.publish(deps.db, topicOf(claimed.conversationId), event);
  };
  for await (const piece of text) {
    whole += piece;
    const now = deps.clock.now().getTime();
    if (now - lastFlush >= BATCH_MS) {
      lastFlush = now;
      await flush();
    }
  }
  await flush();
  return whole;
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
