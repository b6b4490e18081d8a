import { z } from 'zod';
import type { HrMessage } from '../conversation/schema.ts';
import type { CandidateId, PracticeId } from '../ids/schema.ts';
import { PageInput } from '../panel/paging.ts';
import type { PracticeChat, PracticeOutcome, PracticeRow, PracticeStatus } from './schema.ts';

/** Practice chats in a person’s drawer. */
export type AdminPracticeRow = PracticeRow & { candidateId: string; employeeName: string; flagged: boolean };
export type AdminPracticePage = { rows: AdminPracticeRow[]; nextCursor: string | null };
export type AdminPracticeChat = PracticeChat & { candidateId: string; employeeName: string };

/** Practice chats on the Sessions tab, including those in progress. */
export const SessionPracticeInput = z.strictObject(PageInput);
export type SessionPracticeInput = z.infer<typeof SessionPracticeInput>;

export type SessionPracticeRow = {
  id: PracticeId;
  employeeId: CandidateId;
  employee: string;
  clientName: string;
  clientIssue: string;
  status: PracticeStatus;
  outcome: PracticeOutcome;
  score: number | null;
  startedAt: string;
};

export type SessionPracticeList = { chats: SessionPracticeRow[]; nextCursor: string | null };

export type SessionPracticeDetail = SessionPracticeRow & {
  messages: HrMessage[];
  report: {
    issueSummary: string;
    resolutionProvided: string;
    needsFollowup: boolean;
    /** Whole seconds. */
    responseTimeAvg: number | null;
  } | null;
};
