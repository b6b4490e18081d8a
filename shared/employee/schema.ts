import { z } from 'zod';
import type { CandidateStatus } from '../candidates/schema.ts';
import { AssignmentId, type CandidateId, type WorkSessionId } from '../ids/schema.ts';
import { Month, Zone } from '../time/zones.ts';
import type { AssignmentCard, AssignmentStatus } from '../workSessions/schema.ts';
import type { SkillGrade } from './statistics.ts';

/** The signed-in employee as the portal's header and pages show them. */
export type EmployeeCard = {
  id: CandidateId;
  fullName: string;
  position: string;
  status: CandidateStatus;
  /** Invented by the demo content. */
  demo: boolean;
};

/** What the supervisor said about one assignment. */
export type FeedbackItem = {
  assignmentId: AssignmentId;
  title: string;
  taskType: string;
  status: AssignmentStatus;
  grade: number | null;
  text: string;
  at: string;
};

/** The dashboard (specification file 2 §2). */
export type DashboardView = {
  completed: number;
  pending: number;
  /** Whole percent of the tasks that are completed (specification file 2 §9); null while there are no tasks. */
  averageScore: number | null;
  /** The open session, when there is one. */
  session: { startedAt: string } | null;
  /** The session that ended last. */
  lastShift: { minutes: number; tasks: number } | null;
  lastFeedback: FeedbackItem | null;
  recent: AssignmentCard[];
};

export const AssignmentListInput = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  /** Sent along by endless lists; there is only one direction here. */
  direction: z.literal('forward').optional(),
});
export type AssignmentListInput = z.infer<typeof AssignmentListInput>;
export type AssignmentList = { rows: AssignmentCard[]; nextCursor: string | null };

export const AssignmentInput = z.strictObject({ assignmentId: AssignmentId });

/** Results of one session's graded tasks, for the chart. */
export type SessionPoint = {
  sessionId: WorkSessionId;
  startedAt: string;
  /** Mean grade, 0–100. */
  grade: number;
  skills: SkillGrade[];
};

export const ReportInput = z.strictObject({ zone: Zone });

/** The Reports tab (specification file 2 §2). */
export type ReportView = {
  sessions: number;
  completed: number;
  total: number;
  /** Whole percent; null while there are no tasks. */
  successRate: number | null;
  /** With one decimal. */
  totalHours: number;
  /** Start of the first and of the newest session. */
  span: { first: string; last: string } | null;
  /** The last eight weeks, oldest first; `week` is its Monday. */
  weeks: { week: string; completed: number; failed: number }[];
  /** Newest sessions with graded tasks, oldest first. */
  points: SessionPoint[];
  skills: SkillGrade[];
  feedback: FeedbackItem[];
  summary: string[];
  /** Months that a report can be downloaded for, newest first. */
  months: string[];
};

/** Address of a monthly report's file. */
export const ReportFileInput = z.strictObject({ month: Month, zone: Zone });
export type ReportFileInput = z.infer<typeof ReportFileInput>;

/** Address of a month’s report as a file. */
export function reportFileUrl({ month, zone }: ReportFileInput, format: 'pdf' | 'csv'): string {
  return `/files/reports/${month}.${format}?zone=${encodeURIComponent(zone)}`;
}
