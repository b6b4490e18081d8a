import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { citext, createdAt } from './columns.ts';
import { users } from './users.ts';

/** Other addresses of a person, kept from records that were merged into theirs. */
export const candidateAliases = pgTable(
  'candidate_aliases',
  {
    email: citext('email').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('candidate_aliases_candidate').on(t.candidateId)],
);

/** Pairs of which HR said that they are two people; `firstId` is the smaller one. */
export const notTheSame = pgTable(
  'not_the_same',
  {
    firstId: uuid('first_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    decidedBy: uuid('decided_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.firstId, t.secondId] }), index('not_the_same_second').on(t.secondId)],
);

/** Which record was merged into which, so old links and repeated calls resolve to the surviving one. */
export const candidateMerges = pgTable(
  'candidate_merges',
  {
    /** The deleted record, hence no foreign key. */
    goneId: uuid('gone_id').$type<CandidateId>().primaryKey(),
    keptId: uuid('kept_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    mergedBy: uuid('merged_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('candidate_merges_kept').on(t.keptId)],
);
