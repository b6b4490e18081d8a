import type { InterviewPhase } from '../../../../shared/interview/schema.ts';
import type { Rubric } from './rating/rubric.ts';

/** Settings that candidates may ask about. */
export type CompanyFacts = {
  hrAddress: string;
  /** Retention of application data. */
  applicationMonths: number;
  /** Replies are written by a connected model rather than the built-in program. */
  outsideModel: boolean;
};

/** The interviewer's data about the person and the job. */
export type InterviewFacts = {
  position: string;
  jobTitle: string | null;
  jobDescription: string | null;
  requirements: string | null;
  workHours: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  /** As the posting gives it; null without a posting. */
  jobLocation: string | null;
  company: CompanyFacts;
  firstName: string;
  introduction: string;
  resumeText: string | null;
  /** The job's, in the version that the interview began with; otherwise the position's template counts. */
  rubric?: Rubric;
  /** The interview's year, up to which years of experience are counted. */
  year: number;
  /** Makes this interview different from others and the same as itself. */
  seed: string;
};

/** What the interviewer's own messages remember. */
export type TurnMeta = { phase: InterviewPhase; questionId: string; followUp: boolean };
export type Turn = { seq: number; role: 'user' | 'assistant'; content: string; meta: TurnMeta | null };
