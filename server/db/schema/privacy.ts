import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CandidateId, FileId, PrivacyRequestId, UserId } from '../../../shared/ids/schema.ts';
import type {
  PrivacyKind,
  PrivacyRequestRow,
  PrivacyState,
  RetainedData,
} from '../../../shared/privacy/schema.ts';
import { candidates } from './candidates.ts';
import { at, citext, createdAt } from './columns.ts';
import { users } from './users.ts';

/** Data requests. No foreign keys: the row is evidence that outlives the person's record. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').$type<PrivacyRequestId>().primaryKey(),
    kind: text('kind').$type<PrivacyKind>().notNull(),
    state: text('state').$type<PrivacyState>().notNull(),
    source: text('source').$type<PrivacyRequestRow['source']>().notNull(),
    /** Dropped once a deletion is done. */
    email: citext('email'),
    candidateId: uuid('candidate_id').$type<CandidateId>(),
    note: text('note').notNull().default(''),
    /** HR approved the deletion of `candidateId`, who works here. */
    approved: boolean('approved').notNull().default(false),
    /** SHA-256 of the token in the confirmation link. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: at('token_expires_at'),
    kept: jsonb('kept').$type<RetainedData[]>().notNull().default([]),
    keepUntil: at('keep_until'),
    exportFileId: uuid('export_file_id').$type<FileId>(),
    downloadTokenHash: text('download_token_hash').unique(),
    downloadExpiresAt: at('download_expires_at'),
    /** SHA-256 of the cookie of the browser that opened the download first; no other may. */
    downloadSessionHash: text('download_session_hash'),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: at('confirmed_at'),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('privacy_requests_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('privacy_requests_candidate').on(t.candidateId),
  ],
);

/** Legal holds: while one is open, nothing about this person can be deleted (quality S22). */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: uuid('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    liftedAt: at('lifted_at'),
  },
  (t) => [uniqueIndex('legal_holds_open').on(t.candidateId).where(sql`${t.liftedAt} is null`)],
);
