import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../../../shared/auth/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { at, citext, createdAt, updatedAt } from './columns.ts';

export const users = pgTable('users', {
  id: uuid('id').$type<UserId>().primaryKey(),
  email: citext('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  emailVerifiedAt: at('email_verified_at'),
  disabledAt: at('disabled_at'),
  /** Client-made key of the sign-up, so that a repeated one is answered like the first. */
  signUpKey: uuid('sign_up_key').unique(),
  /** Created before browsers were remembered: the next verified browser is stored without a notification. */
  predatesDevices: boolean('predates_devices').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** An erased account's replacement values: other tables may refer to it, so its row is kept. */
export const erasedUser = {
  email: sql`'erased-' || ${users.id} || '@erased.invalid'`,
  fullName: 'Deleted account',
  passwordHash: 'erased',
  emailVerifiedAt: null,
};
/** Columns kept then. A new column goes here or above. */
export const retainedOfUser = [
  'id',
  'disabledAt',
  'signUpKey',
  'predatesDevices',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof typeof users.$inferSelect)[];

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

/** Browsers that have signed in to the account before. `id` is SHA-256 of a random value in their cookie; it opens nothing. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: at('last_used_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('known_devices_user').on(t.userId, t.lastUsedAt),
    index('known_devices_used').on(t.lastUsedAt),
  ],
);

/** Signed-in browsers. `id` is SHA-256 of the cookie's value, so a stolen dump opens nothing. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Slides with use (idle limit). */
    expiresAt: at('expires_at').notNull(),
    /** Never moves (absolute limit). */
    absoluteExpiresAt: at('absolute_expires_at').notNull(),
    /** Length of the idle limit in seconds; depends on the role at sign-in. */
    idleSeconds: integer('idle_seconds').notNull(),
    /** "Firefox on Linux", for the list of one's own sessions. */
    device: text('device'),
    /** Moves with the idle limit; null until the session was used for a while. */
    lastUsedAt: at('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('auth_sessions_user').on(t.userId)],
);
