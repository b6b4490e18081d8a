import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  ApplicationId,
  CandidateId,
  ConversationId,
  InterviewId,
  JobId,
  UserId,
} from '../../../shared/ids/schema.ts';
import type { InterviewFeedback } from '../../../shared/interview/schema.ts';
import type { Ratings, Recommendation } from '../../../shared/interview/scoring.ts';
import { applications, candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';
import { conversations } from './conversations.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

type KeptPosting = {
  title: string;
  description: string;
  requirements: string | null;
  workHours: string | null;
};
type ScoringState = 'none' | 'pending' | 'done' | 'failed';

/** Specification §3. The transcript is the conversation's messages. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: uuid('id').$type<InterviewId>().primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .$type<ApplicationId>()
      .references(() => applications.id, { onDelete: 'set null' }),
    jobId: uuid('job_id')
      .$type<JobId>()
      .references(() => jobs.id),
    position: text('position').notNull(),
    /** Of the job's rubric (`job_rubrics`); null without a job, and where none was kept yet: the position's template. */
    rubricVersion: integer('rubric_version'),
    /** The parts of the job posting that answers are measured against, as of the start; null without a job, and in older rows. */
    posting: jsonb('posting').$type<KeptPosting>(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: at('consented_at').notNull(),
    /** Questions asked after the opening exchange. */
    currentQuestion: integer('current_question').notNull().default(0),
    isComplete: boolean('is_complete').notNull().default(false),
    completedAt: at('completed_at'),
    scoring: text('scoring').$type<ScoringState>().notNull().default('none'),
    /** Since when `scoring` is 'pending', at the end of the interview or again later; null before the column existed. */
    scoringAskedAt: at('scoring_asked_at'),
    ratings: jsonb('ratings').$type<Ratings>(),
    finalScore: integer('final_score'),
    recommendation: text('recommendation').$type<Recommendation>(),
    summary: text('summary'),
    /** How the stored result was made (shared/interview/scoringMethod.ts). The default says what the first releases did. */
    scoringMethod: integer('scoring_method').notNull().default(1),
    /** Proposed by the built-in rules and not by a connected model. */
    scoredBuiltIn: boolean('scored_built_in').notNull().default(true),
    /** The scoring round of the stored result; confirmations of earlier rounds don't count. */
    scoringRound: integer('scoring_round').notNull().default(0),
    /** The admin who confirmed the result; null while it's provisional. */
    confirmedBy: uuid('confirmed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: at('confirmed_at'),
    /** A decision was based on a result whose method was withdrawn; someone reviews it. */
    secondLook: boolean('second_look').notNull().default(false),
    feedback: jsonb('feedback').$type<InterviewFeedback>(),
    /** The candidate asked for a person instead of the AI interviewer. */
    humanRequestedAt: at('human_requested_at'),
    /** The candidate asked a person to look at the score again. */
    reviewRequestedAt: at('review_requested_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('interview_sessions_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('interview_sessions_completed').on(t.completedAt).where(sql`${t.isComplete}`),
    index('interview_sessions_confirmed_by').on(t.confirmedBy).where(sql`${t.confirmedBy} is not null`),
    index('interview_sessions_method')
      .on(t.scoringMethod, t.candidateId)
      .where(sql`${t.finalScore} is not null`),
    index('interview_sessions_second_look').on(t.candidateId).where(sql`${t.secondLook}`),
  ],
);

/** Criteria of a result that an admin has opened or changed, as confirming requires. */
export const interviewReads = pgTable(
  'interview_reads',
  {
    interviewId: uuid('interview_id')
      .$type<InterviewId>()
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    criterion: text('criterion').notNull(),
    /** `scoringRound` of the result that was on the screen. */
    round: integer('round').notNull(),
    changed: boolean('changed').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.userId, t.criterion] }),
    index('interview_reads_user').on(t.userId),
  ],
);
