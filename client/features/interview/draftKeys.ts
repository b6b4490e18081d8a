import type { InterviewId } from '../../../shared/ids/schema.ts';

/** Unsent texts of interviews on this device; cleared when the person leaves (quality S23). */
export const INTERVIEW_DRAFTS = 'interview:';
export const interviewDrafts = (interviewId: InterviewId): string => `${INTERVIEW_DRAFTS}${interviewId}`;
