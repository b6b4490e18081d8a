import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AssistantAction, Recipient, Source } from '../../../shared/assistant/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** HR's conversations with the assistant, by account (product decision on `admin_conversations`). */
export const adminConversations = pgTable(
  'admin_conversations',
  {
    id: uuid('id').primaryKey(),
    /** The order of the messages. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    message: text('message').notNull(),
    action: text('action').$type<AssistantAction>(),
    /** The question an answer belongs to; unique, so that asking again doesn't answer twice. */
    answers: uuid('answers').unique(),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    /** The safety layer found something in the question: its text isn't kept, and no model reads it or its answer. */
    safety: boolean('safety').notNull().default(false),
    recipients: jsonb('recipients').$type<Recipient[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('admin_conversations_user').on(t.userId, t.seq)],
);
