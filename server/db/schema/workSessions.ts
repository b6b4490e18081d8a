import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AssignmentId,
  CandidateId,
  ContestId,
  ConversationId,
  UserId,
  WorkSessionId,
} from '../../../shared/ids/schema.ts';
import type {
  AssignmentStatus,
  CriterionGrade,
  Difficulty,
  Material,
  PerformanceRating,
} from '../../../shared/workSessions/schema.ts';
import { candidates } from './candidates.ts';
import { at, createdAt } from './columns.ts';
import { conversations } from './conversations.ts';
import { users } from './users.ts';

/** Shifts (specification file 2 §3). What was said is in the conversation's messages. */
export const employeeSessions = pgTable(
  'employee_sessions',
  {
    id: uuid('id').$type<WorkSessionId>().primaryKey(),
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The position at the time; what the assignments were chosen for. */
    position: text('position').notNull(),
    startedAt: at('started_at').notNull(),
    /** Empty while the shift is open. */
    endedAt: at('ended_at'),
    endedBy: text('ended_by').$type<'employee' | 'idle' | 'hr'>(),
    tasksCompleted: integer('tasks_completed'),
    durationMinutes: integer('duration_minutes'),
    /** Null after the end: nothing was evaluated, shown as Pending. */
    performanceRating: text('performance_rating').$type<PerformanceRating>(),
  },
  (t) => [
    uniqueIndex('employee_sessions_one_open').on(t.employeeId).where(sql`${t.endedAt} is null`),
    index('employee_sessions_employee').on(t.employeeId, t.startedAt.desc().nullsFirst()),
    index('employee_sessions_newest').on(t.startedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** An employee's assignments. */
export const taskAssignments = pgTable(
  'task_assignments',
  {
    id: uuid('id').$type<AssignmentId>().primaryKey(),
    sessionId: uuid('session_id')
      .$type<WorkSessionId>()
      .notNull()
      .references(() => employeeSessions.id, { onDelete: 'cascade' }),
    /** The session's employee, so that lists of a person need no join. */
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The library's assignment and its content; the same one isn't given twice in 30 days. */
    templateKey: text('template_key').notNull(),
    taskType: text('task_type').notNull(),
    title: text('title').notNull(),
    taskDescription: text('task_description').notNull(),
    material: jsonb('material').$type<Material[]>().notNull(),
    hints: jsonb('hints').$type<string[]>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    /** Criteria with their answer keys, and a solution. Never leaves the server for an employee. */
    criteria: jsonb('criteria').$type<unknown>().notNull(),
    status: text('status').$type<AssignmentStatus>().notNull().default('pending'),
    /** True for the one the next answer of its session is about. */
    current: boolean('current').notNull().default(true),
    employeeResponse: text('employee_response'),
    aiFeedback: text('ai_feedback'),
    /** When that was said; the task may be older. */
    feedbackAt: at('feedback_at'),
    /** The grade that stands, 0–100: the better of the tries, or HR's decision. */
    grade: integer('grade'),
    tries: integer('tries').notNull().default(0),
    /** Message that gave it, for the conversation's marks. */
    assignedSeq: integer('assigned_seq').notNull(),
    createdAt: createdAt(),
    completedAt: at('completed_at'),
  },
  (t) => [
    unique('task_assignments_number').on(t.sessionId, t.number),
    uniqueIndex('task_assignments_one_current').on(t.sessionId).where(sql`${t.current}`),
    index('task_assignments_employee').on(
      t.employeeId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('task_assignments_pending').on(t.employeeId).where(sql`${t.status} = 'pending'`),
  ],
);

/** One evaluated answer with its reasons; never changed afterwards. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: uuid('id').primaryKey(),
    assignmentId: uuid('assignment_id')
      .$type<AssignmentId>()
      .notNull()
      .references(() => taskAssignments.id, { onDelete: 'cascade' }),
    /** 1 or 2. */
    attempt: integer('attempt').notNull(),
    /** Message with the feedback. */
    feedbackSeq: integer('feedback_seq').notNull(),
    answer: text('answer').notNull(),
    grade: integer('grade').notNull(),
    criteria: jsonb('criteria').$type<CriterionGrade[]>().notNull(),
    feedback: text('feedback').notNull(),
    /** Status of the assignment after this evaluation; pending while a second try is open. */
    outcome: text('outcome').$type<AssignmentStatus>().notNull(),
    /** Model that proposed it, for the record. */
    model: text('model').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('evaluations_one_per_try').on(t.assignmentId, t.attempt)],
);

/** A contested grade; HR decides. One per assignment. */
export const contests = pgTable(
  'contests',
  {
    id: uuid('id').$type<ContestId>().primaryKey(),
    assignmentId: uuid('assignment_id')
      .$type<AssignmentId>()
      .notNull()
      .unique()
      .references(() => taskAssignments.id, { onDelete: 'cascade' }),
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    reason: text('reason').notNull(),
    /** It raised a safety flag when it came: the inbox doesn't quote it. */
    reasonWithheld: boolean('reason_withheld').notNull().default(false),
    gradeBefore: integer('grade_before').notNull(),
    gradeAfter: integer('grade_after'),
    note: text('note'),
    decidedBy: uuid('decided_by')
      .$type<UserId>()
      .references(() => users.id),
    decidedAt: at('decided_at'),
    decisionKey: uuid('decision_key').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contests_open')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.decidedAt} is null`),
    index('contests_decided')
      .on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.decidedAt} is not null`),
  ],
);
