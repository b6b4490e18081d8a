import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InterviewId, UserId } from '../../../shared/ids/schema.ts';
import type { OwnCriterion } from '../../../shared/reviews/schema.ts';
import { at, createdAt } from './columns.ts';
import { interviewSessions } from './interviews.ts';
import { users } from './users.ts';

/**
 * An admin's own rating of an interview, and whether they had seen the AI's proposal. A row without criteria only
 * records that the proposal was seen.
 */
export const interviewReviews = pgTable(
  'interview_reviews',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id')
      .$type<InterviewId>()
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** As they stand now; null until rated. */
    criteria: jsonb('criteria').$type<OwnCriterion[]>(),
    score: integer('score'),
    note: text('note').notNull().default(''),
    ratedAt: at('rated_at'),
    /** The first version, never changed; agreement is computed from it. */
    firstCriteria: jsonb('first_criteria').$type<OwnCriterion[]>(),
    firstRatedAt: at('first_rated_at'),
    /** The proposal beside the first rating; null when HR had changed it by then. */
    proposal: jsonb('proposal').$type<OwnCriterion[]>(),
    /** How that proposal was made (shared/interview/scoringMethod.ts). */
    proposalMethod: integer('proposal_method').notNull().default(1),
    /** The first rating was given before the proposal was seen. */
    blind: boolean('blind').notNull().default(false),
    /** Asked for the proposal without rating. */
    shownAt: at('shown_at'),
    /** Saw the proposal while blind review was off. */
    seenAt: at('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('interview_reviews_one').on(t.interviewId, t.userId),
    index('interview_reviews_user').on(t.userId),
    index('interview_reviews_rated').on(t.firstRatedAt.desc().nullsFirst()),
  ],
);
