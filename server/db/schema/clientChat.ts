import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  Coaching,
  CoachingState,
  Difficulty,
  PracticeOutcome,
  PracticePosition,
  PracticeStatus,
  ReportDraft,
} from '../../../shared/clientChat/schema.ts';
import type { CandidateId, ConversationId, PracticeId } from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';
import { conversations } from './conversations.ts';

/** One practice chat (specification file 2 §3). The messages are the conversation's. */
export const clientChatSessions = pgTable(
  'client_chat_sessions',
  {
    id: uuid('id').$type<PracticeId>().primaryKey(),
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Made by the browser; a repeated connect finds its session. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    scenarioId: text('scenario_id').notNull(),
    position: text('position').$type<PracticePosition>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    clientName: text('client_name').notNull(),
    clientLocation: text('client_location').notNull(),
    clientCompany: text('client_company').notNull(),
    clientIssue: text('client_issue').notNull(),
    /** An emoji; shared/clientChat/schema.ts defines how it's shown. */
    clientMood: text('client_mood').notNull(),
    status: text('status').$type<PracticeStatus>().notNull(),
    outcome: text('outcome').$type<PracticeOutcome>().notNull().default('open'),
    /** Place in the queue at the start, 1–3; 0 for a replay, which doesn't wait. */
    queuePosition: integer('queue_position').notNull(),
    connectedAt: at('connected_at').notNull(),
    endedAt: at('ended_at'),
    /** The replayed chat and the message to rewrite. Kept when that chat is deleted. */
    replayOf: uuid('replay_of').$type<PracticeId>(),
    fromSeq: integer('from_seq').notNull().default(1),
    /** The employee wrote something abusive. */
    flagged: boolean('flagged').notNull().default(false),
    reportDraft: jsonb('report_draft').$type<ReportDraft>(),
    coachingState: text('coaching_state').$type<CoachingState>().notNull().default('none'),
    coaching: jsonb('coaching').$type<Coaching>(),
    score: integer('score'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('client_chat_sessions_one_open')
      .on(t.employeeId)
      .where(sql`${t.status} in ('connecting', 'active')`),
    index('client_chat_sessions_employee').on(
      t.employeeId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('client_chat_sessions_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('client_chat_sessions_uncoached').on(t.endedAt).where(sql`${t.coachingState} = 'pending'`),
  ],
);

/** The employee's report about a chat (specification file 2 §3). */
export const clientChatReports = pgTable(
  'client_chat_reports',
  {
    sessionId: uuid('session_id')
      .$type<PracticeId>()
      .primaryKey()
      .references(() => clientChatSessions.id, { onDelete: 'cascade' }),
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    clientName: text('client_name').notNull(),
    companyInvolved: text('company_involved').notNull(),
    issueSummary: text('issue_summary').notNull(),
    resolutionProvided: text('resolution_provided').notNull(),
    /** The safety layer found something in the two texts: they're shown to their writer, never to HR. */
    textWithheld: boolean('text_withheld').notNull().default(false),
    needsFollowup: boolean('needs_followup').notNull(),
    /** Whole seconds; null when the employee never answered. */
    responseTimeAvg: integer('response_time_avg'),
    createdAt: createdAt(),
  },
  (t) => [index('client_chat_reports_employee').on(t.employeeId, t.createdAt.desc().nullsFirst())],
);
