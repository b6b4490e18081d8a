import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContactTopic } from '../../../shared/contact/topics.ts';
import { createdAt } from './columns.ts';

/** A message's number and time. Sender and text are in the emails only, which are encrypted. */
export const contactMessages = pgTable('contact_messages', {
  reference: text('reference').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  urgent: boolean('urgent').notNull(),
  createdAt: createdAt(),
});
