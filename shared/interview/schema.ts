import { z } from 'zod';
import type { InterviewId } from '../ids/schema.ts';
import type { ResultMark } from './resultMark.ts';
import type { Recommendation } from './scoring.ts';

/** Complete Interview opens at this many messages of both sides (specification file 1 §2). */
export const MIN_MESSAGES = 10;
/** The progress bar is full at this many messages. */
const FULL_MESSAGES = 18;

/** The interview's parts, in order. `label` is shown beside the progress bar. */
export const interviewPhases = [
  { id: 'opening', label: 'Getting started' },
  { id: 'experience', label: 'Your experience' },
  { id: 'skills', label: 'Skills and tools' },
  { id: 'situation', label: 'A work situation' },
  { id: 'availability', label: 'Hours and availability' },
  { id: 'questions', label: 'Your questions' },
] as const;
/** `closing` is the good-bye after the last shown phase. */
export type InterviewPhase = (typeof interviewPhases)[number]['id'] | 'closing';

export const StartInterviewInput = z.strictObject({
  consent: z.literal(true, { error: 'You must consent to continue' }),
});

/** How far an interview is; part of every conversation state it sends. */
export type InterviewProgress = {
  phase: InterviewPhase;
  /** 0–100. */
  percent: number;
  messageCount: number;
  canComplete: boolean;
  /** Set from start until the interviewer's greeting is due. */
  connectingUntil: string | null;
  completed: boolean;
};

/** Share of the progress bar, 0–100, for a number of messages of both sides: no more than the parts begun. */
export function progressPercent(messageCount: number, phase: InterviewPhase): number {
  const begun = interviewPhases.findIndex(({ id }) => id === phase) + 1;
  const most = begun === 0 ? 1 : begun / interviewPhases.length;
  return Math.round(Math.min(most, messageCount / FULL_MESSAGES) * 100);
}

/** Feedback for the candidate: what went well, first. Never a reason for rejection, never a comparison. */
export type InterviewFeedback = { strengths: string[]; tip: string | null };

/** What a candidate reads about a paused interview (`InterviewSummary.paused`). */
export const INTERVIEW_PAUSED =
  'Your interview is paused. Continue whenever you’d like. It won’t affect your application.';

export type InterviewSummary = {
  id: InterviewId;
  state: 'in_progress' | 'completed';
  /** Paused until the person continues; see `ConversationPause`. */
  paused: boolean;
  startedAt: string;
  completedAt: string | null;
  /** Null while scoring runs, when it failed and HR scores by hand, and of a method that was given up. */
  finalScore: number | null;
  recommendation: Recommendation | null;
  mark: ResultMark | null;
  feedback: InterviewFeedback | null;
  scoring: 'none' | 'pending' | 'done' | 'failed';
  humanRequestedAt: string | null;
  reviewRequestedAt: string | null;
};
