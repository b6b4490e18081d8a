import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Case-insensitive text, for email addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Times are written by the application's clock, never by the database's, so that tests can move them. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull();
export const updatedAt = () => at('updated_at').notNull();
