import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InterviewId, RescoringId, UserId } from '../../../shared/ids/schema.ts';
import { at, createdAt } from './columns.ts';
import { interviewSessions } from './interviews.ts';
import { users } from './users.ts';

/** Results of an earlier method, all scored again in the background. */
export const rescorings = pgTable(
  'rescorings',
  {
    /** Made by the browser. */
    id: uuid('id').$type<RescoringId>().primaryKey(),
    state: text('state').$type<'running' | 'done'>().notNull().default('running'),
    wanted: integer('wanted').notNull(),
    startedBy: uuid('started_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('rescorings_newest').on(t.createdAt.desc().nullsFirst()),
    index('rescorings_started_by').on(t.startedBy),
    uniqueIndex('rescorings_one_running').on(t.state).where(sql`${t.state} = 'running'`),
  ],
);

/** One interview of it. `asked`: its scoring is on the queue. */
export const rescoringItems = pgTable(
  'rescoring_items',
  {
    rescoringId: uuid('rescoring_id')
      .$type<RescoringId>()
      .notNull()
      .references(() => rescorings.id, { onDelete: 'cascade' }),
    interviewId: uuid('interview_id')
      .$type<InterviewId>()
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'asked' | 'done' | 'failed'>().notNull().default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.rescoringId, t.interviewId] }),
    index('rescoring_items_interview').on(t.interviewId),
    index('rescoring_items_state').on(t.rescoringId, t.state),
  ],
);
