import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CandidateId, InterviewId, StabilityCheckId, UserId } from '../../../shared/ids/schema.ts';
import type { CheckState, StabilityRun } from '../../../shared/interview/stability.ts';
import { candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';
import { interviewSessions } from './interviews.ts';
import { users } from './users.ts';

/** An interview scored several times over, to see how far its score can be relied on. Never touches the score. */
export const stabilityChecks = pgTable(
  'stability_checks',
  {
    /** Made by the browser. */
    id: uuid('id').$type<StabilityCheckId>().primaryKey(),
    interviewId: uuid('interview_id')
      .$type<InterviewId>()
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    wanted: integer('wanted').notNull(),
    state: text('state').$type<CheckState>().notNull().default('running'),
    error: text('error'),
    model: text('model').notNull(),
    builtIn: boolean('built_in').notNull(),
    /** How its runs scored (shared/interview/scoringMethod.ts). */
    scoringMethod: integer('scoring_method').notNull().default(1),
    startedBy: uuid('started_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('stability_checks_interview').on(t.interviewId, t.createdAt.desc().nullsFirst()),
    index('stability_checks_candidate').on(t.candidateId),
    index('stability_checks_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('stability_checks_one_running').on(t.interviewId).where(sql`${t.state} = 'running'`),
  ],
);

/** One scoring of a check. A try that was overtaken finds its place taken and stores nothing. */
export const stabilityRuns = pgTable(
  'stability_runs',
  {
    checkId: uuid('check_id')
      .$type<StabilityCheckId>()
      .notNull()
      .references(() => stabilityChecks.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    score: integer('score').notNull(),
    criteria: jsonb('criteria').$type<StabilityRun['criteria']>().notNull(),
    dropped: jsonb('dropped').$type<StabilityRun['dropped']>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.checkId, t.number] })],
);
