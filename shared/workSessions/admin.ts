import { z } from 'zod';
import type { HrMessage } from '../conversation/schema.ts';
import type { AssignmentId, CandidateId, WorkSessionId } from '../ids/schema.ts';
import { PageInput } from '../panel/paging.ts';
import type { AssignmentStatus, CriterionGrade, PerformanceRating } from './schema.ts';

/** `limit` is the specification's 50 (file 2 §9); the cursor fetches older ones. */
export const SessionListInput = z.strictObject({ openOnly: z.boolean().default(false), ...PageInput });
export type SessionListInput = z.infer<typeof SessionListInput>;

export type SessionRow = {
  id: WorkSessionId;
  employeeId: CandidateId;
  /** The name; null is shown as Unknown. */
  employee: string | null;
  startedAt: string;
  endedAt: string | null;
  /** Null while it's open. */
  durationMinutes: number | null;
  tasksCompleted: number;
  /** Null is shown as Pending. */
  performanceRating: PerformanceRating | null;
};

export type SessionList = { sessions: SessionRow[]; nextCursor: string | null };

export type SessionAssignment = {
  id: AssignmentId;
  number: number;
  taskType: string;
  title: string;
  taskDescription: string;
  status: AssignmentStatus;
  employeeResponse: string | null;
  aiFeedback: string | null;
  grade: number | null;
  /** Start of the later shift it was carried over to; null if it wasn't. */
  carriedTo: string | null;
  /** Given in an earlier shift. */
  carriedOver: boolean;
  evaluations: {
    attempt: number;
    grade: number;
    criteria: CriterionGrade[];
    model: string;
    createdAt: string;
  }[];
};

/** A work session with everything that was said and judged in it. */
export type SessionDetail = SessionRow & {
  position: string;
  messages: HrMessage[];
  assignments: SessionAssignment[];
};
