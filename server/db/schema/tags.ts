import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId, TagId, UserId } from '../../../shared/ids/schema.ts';
import type { TagColour } from '../../../shared/tags/schema.ts';
import { candidates } from './candidates.ts';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** Labels HR puts on people. */
export const tags = pgTable(
  'tags',
  {
    id: uuid('id').$type<TagId>().primaryKey(),
    name: text('name').notNull(),
    colour: text('colour').$type<TagColour>().notNull(),
    createdBy: uuid('created_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('tags_name').on(sql`lower(${t.name})`)],
);

/** People's tags. */
export const candidateTags = pgTable(
  'candidate_tags',
  {
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .$type<TagId>()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.tagId] }),
    index('candidate_tags_tag').on(t.tagId, t.candidateId),
  ],
);

/**
 * How many people have a tag, per position and status, kept by triggers (`functions/tags.sql`) for the same
 * reason as the facets of candidates: counts stand on every page that filters by a tag.
 */
export const tagFacets = pgTable(
  'tag_facets',
  {
    tagId: uuid('tag_id')
      .$type<TagId>()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: text('position').notNull(),
    status: text('status').$type<CandidateStatus>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.position, t.status] })],
);
