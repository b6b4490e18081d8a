import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationId, CandidateId } from '../../../shared/ids.ts';
import type { Age, Race, Sex } from '../../../shared/selfIdentification.ts';
import { applications, candidates } from './candidates.ts';
import { at, createdAt, updatedAt } from './columns.ts';

/**
 * What people chose to say about themselves, for statistics. Read by its own feature, for its owner, and by the
 * adverse-impact report, which adds up; `tests/unit/selfIdentificationWall.test.ts` holds everything else off.
 */
export const selfIdentifications = pgTable('self_identifications', {
  candidateId: uuid('candidate_id')
    .$type<CandidateId>()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  sex: text('sex').$type<Sex>(),
  race: text('race').$type<Race>(),
  age: text('age').$type<Age>(),
  /** `portal`: the owner, who came in with a code. `application`: whoever applied with the address. */
  source: text('source').$type<'application' | 'portal'>().notNull(),
  /** Of the last change; the same change tried again does nothing. */
  idempotencyKey: uuid('idempotency_key').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The link an application is answered with: it lets somebody write once, and never read. */
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
