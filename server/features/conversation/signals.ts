import type { ConversationMessage, PendingReply } from '../../../shared/conversation.ts';
import type { ConversationId, ReplyId } from '../../../shared/ids.ts';

/** Where listeners of one conversation hear of it. */
export const topicOf = (id: ConversationId): string => `conversation:${id}`;

/**
 * What travels on the bus under {@link topicOf}: a hint to read again, a message with the reply that is owed once it
 * stands, that process `by` begins to write a reply, or a piece of the reply being written.
 */
export type ConversationSignal =
  | { t: 'changed' }
  | { t: 'said'; message: ConversationMessage; meta: unknown; reply: PendingReply | null }
  | { t: 'begun'; by: string; reply: PendingReply; answersSeq: number }
  | { t: 'delta'; replyId: ReplyId; attempt: number; offset: number; text: string };
