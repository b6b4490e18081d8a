import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AccountChangeKind } from '../../../shared/auth/schema.ts';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { at, citext, createdAt } from './columns.ts';
import { users } from './users.ts';

const ownerId = () =>
  uuid('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Opens an employee account. `tokenHash` is SHA-256 of 256 random bits; a person has at most one active
 * invitation.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invitations_live')
      .on(t.candidateId)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
  ],
);

/** Links emailed to an account: reset, confirmation, new address. Single use, hashed like invitations. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<'reset' | 'confirm_email' | 'change_email'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Where a `change_email` link was sent. */
    newEmail: citext('new_email'),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('account_links_user').on(t.userId, t.kind, t.createdAt)],
);

/** An authenticator app (RFC 6238). `secret` is a JWE; without `confirmedAt` it was never finished. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The newest time step that was used; the same code never works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** For people who lost the app: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.userId, t.codeHash)],
);

/** A person's changes to their own data, for themselves only. Secrets are never in `before` and `after`. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<AccountChangeKind>().notNull(),
    before: text('before'),
    after: text('after'),
    /** Client-made key of the action; one action may change several fields. */
    idempotencyKey: uuid('idempotency_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_changes_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    uniqueIndex('account_changes_once').on(t.userId, t.idempotencyKey, t.kind),
  ],
);
