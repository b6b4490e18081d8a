import type { JobId } from '../ids/schema.ts';
import type { RubricInput } from '../jobs/rubrics.ts';
import type { InterviewFeedback } from './schema.ts';
import type { Ratings, Recommendation } from './scoring.ts';

/** What a trial interview plays: a position's template, or a job's interview as its editor shows it, saved or not. */
export type PreviewPlays = { position: string } | { jobId: JobId; rubric: RubricInput };

/** What the scorer proposes for a trial interview; `ratings` cites turns by their place, from 1. */
export type PreviewResult = {
  ratings: Ratings;
  score: number;
  recommendation: Recommendation;
  summary: string;
  /** What a candidate would be shown. */
  feedback: InterviewFeedback;
};
