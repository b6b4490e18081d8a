import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ViewSearch } from '../../../shared/candidates/bulk.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Named filters of the Candidates tab. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    search: jsonb('search').$type<ViewSearch>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('saved_views_user').on(t.userId, t.name)],
);
