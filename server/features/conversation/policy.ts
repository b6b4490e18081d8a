import type { ConversationKind } from '../../../shared/conversation/schema.ts';
import type { ConversationId } from '../../../shared/ids/schema.ts';
import type { AiRequest, CallBudget } from '../../ai/ai.ts';
import type { Tx } from '../../db/client.ts';
import type { messages } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';

/** A stored message. */
export type MessageRow = typeof messages.$inferSelect;

/** An answer about to be written. */
export type Prepared = {
  /** The call that `compose` is going to make, as far as it's known, so that its tokens are set aside with other calls'. */
  ahead?(turns: MessageRow[], signal: AbortSignal): AiRequest | null;
  /** Composes the answer to the messages so far. */
  compose(turns: MessageRow[], signal: AbortSignal, callBudget: CallBudget | null): Promise<ReplyDraft>;
};

/** What a feature decides about its conversations. */
export type ConversationPolicy = {
  /**
   * Runs in the transaction that claims replies in these conversations, so that its reads are consistent with the
   * messages; what it returns for each composes after that. Called again from the start when a try fails.
   */
  prepare(
    deps: Deps,
    tx: Tx,
    conversationIds: readonly ConversationId[],
  ): Promise<ReadonlyMap<ConversationId, Prepared>>;
  /** Runs in the transaction that stores the answer. */
  onReplied?(deps: Deps, tx: Tx, conversationId: ConversationId, turns: MessageRow[]): Promise<void>;
};

export type ReplyDraft = {
  text: AsyncIterable<string>;
  meta: Record<string, unknown>;
  /** True for words that only the person reads; see `messages.safety`. */
  private?: boolean;
  /** What else this answer changes; runs in the transaction that stores it as `row`, so exactly once. */
  stored?(tx: Tx, row: MessageRow): Promise<void>;
};

export type ConversationPolicies = Partial<Record<ConversationKind, ConversationPolicy>>;
