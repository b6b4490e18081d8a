import { sql } from 'drizzle-orm';
import {
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Stage } from '../../../shared/candidates/stages.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { at } from './columns.ts';

/**
 * How long each person was in each stage that needs work; open while they're in it. Maintained by a trigger on
 * `candidates` (`functions/stageHistory.sql`), which sees every status change. A change undone within a minute leaves
 * no row.
 */
export const stageHistory = pgTable(
  'candidate_stays',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<Stage>().notNull(),
    enteredAt: at('entered_at').notNull(),
    leftAt: at('left_at'),
  },
  (t) => [
    index('candidate_stays_candidate').on(t.candidateId, t.id),
    index('candidate_stays_waiting').on(t.stage, t.enteredAt, t.id).where(sql`${t.leftAt} is null`),
    uniqueIndex('candidate_stays_open').on(t.candidateId).where(sql`${t.leftAt} is null`),
  ],
);

/** Stays that ended, by the week they ended in (its Monday, UTC) and how many calendar days they took. */
export const stageFacets = pgTable(
  'stay_facets',
  {
    stage: text('stage').$type<Stage>().notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    days: integer('days').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.week, t.stage, t.days] })],
);

/** People who are in a stage now, by the day (UTC) they came into it. */
export const waitingFacets = pgTable(
  'waiting_facets',
  {
    stage: text('stage').$type<Stage>().notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stage, t.since] })],
);

/**
 * Applications by week (its Monday, UTC): `position` and `country` count applications by that value, and
 * `progressed` people, once, in the week of their newest application, when they got further than applied.
 */
export const applicationFacets = pgTable(
  'application_facets',
  {
    week: date('week', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'position' | 'country' | 'progressed'>().notNull(),
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.week, t.kind, t.value] })],
);
