import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConversationKind, PauseReason, PauseState } from '../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { CandidateId, ConversationId, MessageId, ReplyId } from '../../../shared/ids/schema.ts';
import type { SafetyKind } from '../../../shared/safety/kinds.ts';
import { candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';

/** A conversation between a person and an AI persona. Interview, work chat and practice chat share these tables. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').$type<ConversationId>().primaryKey(),
    kind: text('kind').$type<ConversationKind>().notNull(),
    ownerId: uuid('owner_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    open: boolean('open').notNull().default(true),
    /** Sequence of the newest message; the row's lock hands out the next one. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Set while nothing is asked of the owner: they have the choice, or chose to stop for today. */
    pauseState: text('pause_state').$type<PauseState>(),
    /** Why; set exactly while `pauseState` is. */
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** Last time a browser of the owner was listening. */
    lastSeenAt: at('last_seen_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('conversations_one_open').on(t.ownerId, t.kind).where(sql`${t.open}`)],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').$type<MessageId>().primaryKey(),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    /**
     * For a reply: sequence of the message it follows, by a person or by the persona itself (0: the opening).
     * Unique, so a retry can't double it.
     */
    answersSeq: integer('answers_seq'),
    /** The feature's data about a turn, such as the interview's phase. */
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * The safety layer's finding; `private` for messages around one. Null: an ordinary message. The
     * others are shown only to the person and, in an urgent item, to the safety contact and the admin it's assigned to: no prompt, grade, score, transcript, or export contains them.
     */
    safety: text('safety').$type<SafetyKind | 'private'>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('messages_order').on(t.conversationId, t.seq),
    unique('messages_one_answer').on(t.conversationId, t.answersSeq),
  ],
);

/**
 * `unread`: canceled because the conversation closed, and the connected model hasn't checked the unanswered messages
 * yet.
 */
type ReplyState = 'waiting' | 'streaming' | 'done' | 'failed' | 'cancelled' | 'unread';

/** Pending replies. The row outlives any process: a task writes the reply when it's due. */
export const replies = pgTable(
  'replies',
  {
    id: uuid('id').$type<ReplyId>().primaryKey(),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The message it follows; see `messages.answersSeq`. */
    answersSeq: integer('answers_seq').notNull(),
    state: text('state').$type<ReplyState>().notNull().default('waiting'),
    dueAt: at('due_at').notNull(),
    /** From when on the persona is shown typing; null: all the time. */
    typingAt: at('typing_at'),
    /** True: messages sent while it waits are answered together with the others; false: they are refused. */
    joins: boolean('joins').notNull().default(false),
    attempt: integer('attempt').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('replies_one_per_message').on(t.conversationId, t.answersSeq),
    uniqueIndex('replies_one_pending')
      .on(t.conversationId)
      .where(sql`${t.state} in ('waiting', 'streaming', 'failed')`),
    index('replies_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'streaming')`),
  ],
);
