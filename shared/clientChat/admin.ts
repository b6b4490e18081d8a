import { z } from 'zod';
import type { HrMessage } from '../conversation/schema.ts';
import type { CandidateId, PracticeId } from '../ids/schema.ts';
import { PageInput } from '../panel/paging.ts';
import type { PracticeOutcome, PracticeStatus } from './schema.ts';

export const PracticeListInput = z.strictObject(PageInput);
export type PracticeListInput = z.infer<typeof PracticeListInput>;

export type PracticeRow = {
  id: PracticeId;
  employeeId: CandidateId;
  employee: string | null;
  clientName: string;
  clientIssue: string;
  status: PracticeStatus;
  outcome: PracticeOutcome;
  score: number | null;
  startedAt: string;
};

export type PracticeList = { chats: PracticeRow[]; nextCursor: string | null };

export type PracticeDetail = PracticeRow & {
  messages: HrMessage[];
  report: {
    issueSummary: string;
    resolutionProvided: string;
    needsFollowup: boolean;
    /** Whole seconds. */
    responseTimeAvg: number | null;
  } | null;
};
