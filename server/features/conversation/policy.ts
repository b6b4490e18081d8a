import type { ConversationKind } from '../../../shared/conversation.ts';
import type { ConversationId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './messages.ts';

/** What a feature decides about its conversations. */
export type ConversationPolicy = {
  /** Composes the answer to the messages so far. Called again from the start when a try fails. */
  compose(
    deps: Deps,
    conversationId: ConversationId,
    turns: MessageRow[],
    signal: AbortSignal,
  ): Promise<ReplyDraft>;
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
