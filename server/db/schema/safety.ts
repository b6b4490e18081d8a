import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  CandidateId,
  ConversationId,
  MessageId,
  SafetyFlagId,
  UserId,
} from '../../../shared/ids/schema.ts';
import type { SafetyKind, SafetySource } from '../../../shared/safety/kinds.ts';
import { candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';
import { conversations } from './conversations.ts';
import { users } from './users.ts';

/**
 * Passages that need a person at once. Open until an admin takes one on, closed with a note of what was done. Read by
 * server/safety only (42 U.S.C. 12112(d)); tests/unit/safety/wall.test.ts holds that.
 */
export const safetyFlags = pgTable(
  'safety_flags',
  {
    id: uuid('id').$type<SafetyFlagId>().primaryKey(),
    source: text('source').$type<SafetySource>().notNull(),
    kind: text('kind').$type<SafetyKind>().notNull(),
    raisedBy: text('raised_by').$type<'lexicon' | 'model'>().notNull(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** The author, if they have an account but no record: someone in HR. */
    userId: uuid('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .references(() => conversations.id, { onDelete: 'set null' }),
    /** Not a key: the HR assistant keeps its messages in a table of its own. */
    messageId: uuid('message_id').$type<MessageId>(),
    /** Number of a contact message; name and address stand in the email to HR with that number. */
    reference: text('reference'),
    /** What makes a repeated raise the same flag. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Encrypted by the vault and bound to this row. */
    passage: text('passage').notNull(),
    takenBy: uuid('taken_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    takenAt: at('taken_at'),
    closedBy: uuid('closed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    closedAt: at('closed_at'),
    /** The action taken, encrypted like the passage. */
    note: text('note'),
    /**
     * How to reach the writer and what they wrote next, encrypted like the passage. Set when their data is erased while the
     * item is open; closing the item then deletes the row.
     */
    kept: text('kept'),
    /** Whether the sender hadn't verified the address by then; null while the person is on record. */
    keptUnconfirmed: boolean('kept_unconfirmed'),
    /** Client-made key of the closing, so that a repeated one changes nothing. */
    closeKey: uuid('close_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('safety_flags_candidate').on(t.candidateId),
    index('safety_flags_user').on(t.userId),
    index('safety_flags_open').on(t.createdAt).where(sql`${t.closedAt} is null`),
    index('safety_flags_closed').on(t.closedAt).where(sql`${t.closedAt} is not null`),
  ],
);
