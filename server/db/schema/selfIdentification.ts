import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationId, CandidateId } from '../../../shared/ids/schema.ts';
import type { Age, Race, Sex } from '../../../shared/selfIdentification/questions.ts';
import { applications, candidates } from './candidates.ts';
import { at, createdAt, updatedAt } from './columns.ts';

/**
 * People's voluntary answers for statistics. Read by their own feature, for their owner, and by the
 * adverse-impact report, which adds them up; `tests/unit/selfIdentificationWall.test.ts` excludes everything
 * else.
 */
export const selfIdentifications = pgTable('self_identifications', {
  candidateId: uuid('candidate_id')
    .$type<CandidateId>()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  sex: text('sex').$type<Sex>(),
  race: text('race').$type<Race>(),
  age: text('age').$type<Age>(),
  /**
   * `portal`: the owner, who signed in with a code. `application`: the sender of an application with the
   * address.
   */
  source: text('source').$type<'application' | 'portal'>().notNull(),
  /** Of the last change; the same change tried again does nothing. */
  idempotencyKey: uuid('idempotency_key').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The link in the answer to an application: it allows writing once, and never reading. */
export const selfIdentificationLinks = pgTable(
  'self_identification_links',
  {
    applicationId: uuid('application_id')
      .$type<ApplicationId>()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** SHA-256 of 256 random bits. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    usedKey: uuid('used_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('self_identification_links_candidate').on(t.candidateId),
    index('self_identification_links_expiry').on(t.expiresAt),
  ],
);
