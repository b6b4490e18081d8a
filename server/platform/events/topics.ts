import type { ConversationMessage, PendingReply } from '../../../shared/conversation/schema.ts';
import type { CandidateId, ConversationId, ReplyId } from '../../../shared/ids/schema.ts';

/** No payload: subscribers reread. */
type Nothing = Record<string, never>;

/**
 * Messages between processes, by topic. An unknown topic doesn't compile. A topic of one person, session, or
 * conversation ends with its id. Two versions may run side by side during a deployment: add fields, but don't
 * change any.
 */
export type Topics = {
  /** What HR's lists and drawers show of people. Null: of more than one. */
  candidates: { candidateId: CandidateId | null };
  jobs: Nothing;
  mails: Nothing;
  /** Access to the panel, its settings outside `settings`, exports, requests about personal data, and what is known of the connected model. */
  panel: { about?: 'model' };
  safety: Nothing;
  settings: Nothing;
  workSessions: Nothing;
  'vault.keys': Nothing;
  /** What a person sees on their own pages. */
  [person: `person:${string}`]: Nothing;
  /** An auth or portal session, by its hash: it ended, or its rights did. */
  [session: `session:${string}`]: Nothing;
  [conversation: `conversation:${string}`]: ConversationSignal;
  /**
   * Process `by` wants the pieces of the reply that's being written in a conversation: from the process that writes it, by the id
   * of that process, or from `all` where it isn't known.
   */
  [pieces: `pieces:${string}`]: { conversation: ConversationId; by: string };
};

/**
 * Events of a conversation: a hint to reread, a message with its pending reply, the start of a reply by
 * process `by`, or a piece of the reply being written.
 */
export type ConversationSignal =
  | { t: 'changed' }
  | { t: 'said'; message: ConversationMessage; meta: unknown; reply: PendingReply | null }
  | { t: 'begun'; by: string; reply: PendingReply; answersSeq: number }
  | { t: 'delta'; replyId: ReplyId; attempt: number; offset: number; text: string };
