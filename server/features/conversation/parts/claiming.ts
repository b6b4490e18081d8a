import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ConversationKind } from '../../../../shared/conversation/schema.ts';
import type { CandidateId, ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { conversations, replies } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import type { ConversationSignal } from '../../../platform/events/topics.ts';
import type { ConversationPolicies, ConversationPolicy, MessageRow, Prepared } from '../policy.ts';
import { announce, readTurnsOf } from '../service.ts';
import type { PieceChannel, Pieces } from './pieces.ts';
import { type ReplyRow, toPendingReply } from './replies.ts';

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

/** A reply whose attempt was raised, and its conversation. */
type Raised = ReplyRow & { kind: ConversationKind; ownerId: CandidateId };

/**
 * Claims replies that are due: raises their attempts, and reads what the answers need, all of them with the same few
 * statements. Without those that are over, or whose conversation is.
 */
export async function claimReplies(
  deps: Deps,
  tx: Tx,
  means: Means,
  replyIds: readonly ReplyId[],
): Promise<Map<ReplyId, Claimed>> {
  const raised = await raiseAttempts(tx, replyIds);
  for (const { state, conversationId } of raised)
    if (state === 'cancelled') await announce(deps, tx, conversationId);
  const writing = raised.filter(({ state }) => state === 'streaming');
  const ids = writing.map(({ conversationId }) => conversationId);
  const turns = await readTurnsOf(tx, ids);
  const prepared = await prepareAll(deps, tx, means.policies, writing);
  const claims = new Map<ReplyId, Claimed>();
  try {
    for (const reply of writing) {
      const own = prepared.get(reply.conversationId);
      const pending = toPendingReply(reply);
      if (!own || !pending) throw new Error(`A reply of kind ${reply.kind} can’t be written`);
      const { id: replyId, conversationId, kind, ownerId, attempt, answersSeq } = reply;
      claims.set(replyId, {
        ...{ replyId, conversationId, kind, ownerId, attempt, answersSeq, ...own },
        turns: turns.get(conversationId) ?? [],
        channel: means.pieces.open({ replyId, conversationId, attempt }),
        begun: { t: 'begun', by: deps.bus.id, reply: pending, answersSeq },
      });
    }
    await Promise.all(
      [...claims.values()].map(({ conversationId, begun }) =>
        deps.bus.publishElsewhere(tx, `conversation:${conversationId}`, begun),
      ),
    );
  } catch (error) {
    closeAll(claims.values());
    throw error;
  }
  return claims;
}

/** Raises the attempts of replies that aren't over. Locks them, not their conversations: closing one takes that lock first. */
async function raiseAttempts(tx: Tx, replyIds: readonly ReplyId[]): Promise<Raised[]> {
  return tx
    .update(replies)
    .set({
      state: sql`case when ${conversations.open} then 'streaming' else 'cancelled' end`,
      attempt: sql`${replies.attempt} + 1`,
    })
    .from(conversations)
    .where(
      and(
        sql`${replies.id} = any(${sql.param(replyIds)}::uuid[])`,
        eq(conversations.id, replies.conversationId),
        inArray(replies.state, ['waiting', 'streaming']),
      ),
    )
    .returning({
      ...getTableColumns(replies),
      kind: conversations.kind,
      ownerId: conversations.ownerId,
    });
}

/** What each feature needs for its conversations among them. */
async function prepareAll(
  deps: Deps,
  tx: Tx,
  policies: ConversationPolicies,
  raised: readonly Raised[],
): Promise<Map<ConversationId, { policy: ConversationPolicy; prepared: Prepared }>> {
  const found = new Map<ConversationId, { policy: ConversationPolicy; prepared: Prepared }>();
  for (const [kind, ofKind] of Map.groupBy(raised, (reply) => reply.kind)) {
    const policy = policies[kind];
    if (!policy) continue;
    const ids = ofKind.map(({ conversationId }) => conversationId);
    for (const [id, prepared] of await policy.prepare(deps, tx, ids)) found.set(id, { policy, prepared });
  }
  return found;
}

/** The same for one reply, in a transaction of its own. */
export async function claimAlone(deps: Deps, means: Means, replyId: ReplyId): Promise<Claimed | null> {
  const tries: Map<ReplyId, Claimed>[] = [];
  const close = (those: readonly Map<ReplyId, Claimed>[]): void => {
    for (const claims of those) closeAll(claims.values());
  };
  try {
    const claims = await deps.db.transaction(async (tx) => {
      const one = await claimReplies(deps, tx, means, [replyId]);
      tries.push(one);
      return one;
    });
    // A transaction that gave way was begun again.
    close(tries.filter((one) => one !== claims));
    return claims.get(replyId) ?? null;
  } catch (error) {
    close(tries);
    throw error;
  }
}

const closeAll = (claims: Iterable<Claimed>): void => {
  for (const { channel } of claims) channel.close();
};
