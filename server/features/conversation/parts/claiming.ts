import { and, eq, inArray } from 'drizzle-orm';
import type { ConversationKind } from '../../../../shared/conversation/schema.ts';
import type { CandidateId, ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { conversations, replies } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import type { ConversationSignal } from '../../../platform/events/topics.ts';
import type { ConversationPolicies, ConversationPolicy, MessageRow, Prepared } from '../policy.ts';
import { announce, readTurns } from '../service.ts';
import type { PieceChannel, Pieces } from './pieces.ts';
import { toPendingReply } from './replies.ts';

/** Dependencies for writing replies. */
export type Means = { policies: ConversationPolicies; pieces: Pieces };

/** A reply that this process writes now, with what it needs for that. */
export type Claimed = {
  replyId: ReplyId;
  conversationId: ConversationId;
  kind: ConversationKind;
  ownerId: CandidateId;
  attempt: number;
  answersSeq: number;
  policy: ConversationPolicy;
  turns: MessageRow[];
  prepared: Prepared;
  /** Open already: listeners may request its pieces as soon as the reply begins. The claimer closes it. */
  channel: PieceChannel;
  /** The event for this process's listeners after the claim's commit; other processes get it by then. */
  begun: ConversationSignal;
};

/**
 * Claims a reply that's due: raises its attempt, and reads what the answer needs. Null when it's over, or its conversation
 * is. Reads no more than it has to hold: replies of several conversations are claimed in one transaction.
 */
export async function claimReply(
  deps: Deps,
  tx: Tx,
  { policies, pieces }: Means,
  replyId: ReplyId,
): Promise<Claimed | null> {
  const [found] = await tx
    .select({ conversation: conversations, reply: replies })
    .from(replies)
    .innerJoin(conversations, eq(conversations.id, replies.conversationId))
    .where(and(eq(replies.id, replyId), inArray(replies.state, ['waiting', 'streaming'])))
    // Not the conversation: closing it takes that lock first and waits for this one.
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
  const { id: conversationId, kind, ownerId } = conversation;
  const { attempt, answersSeq } = reply;
  const policy = policies[kind];
  if (!policy) throw new Error(`No policy for conversations of kind ${kind}`);
  const turns = await readTurns(tx, conversationId);
  const prepared = await policy.prepare(deps, tx, conversationId);
  const begun: ConversationSignal = { t: 'begun', by: deps.bus.id, reply: pending, answersSeq };
  const channel = pieces.open({ replyId, conversationId, attempt });
  try {
    await deps.bus.publishElsewhere(tx, `conversation:${conversationId}`, begun);
  } catch (error) {
    channel.close();
    throw error;
  }
  return {
    replyId,
    conversationId,
    kind,
    ownerId,
    attempt,
    answersSeq,
    policy,
    turns,
    prepared,
    channel,
    begun,
  };
}

/** The same in a transaction of its own. */
export async function claimAlone(deps: Deps, means: Means, replyId: ReplyId): Promise<Claimed | null> {
  const claims: Claimed[] = [];
  try {
    const claimed = await deps.db.transaction(async (tx) => {
      const one = await claimReply(deps, tx, means, replyId);
      if (one) claims.push(one);
      return one;
    });
    // A transaction that gave way was begun again.
    closeAll(claims.filter((one) => one !== claimed));
    return claimed;
  } catch (error) {
    closeAll(claims);
    throw error;
  }
}

const closeAll = (claims: readonly Claimed[]): void => {
  for (const { channel } of claims) channel.close();
};
