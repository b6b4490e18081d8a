import { z } from 'zod';
import { figure } from '../text/counted.ts';
import { REVIEW_NOTE_MAX } from './reviewNote.ts';

/** Asks a person to review the score. */
export const ReviewRequestInput = z.strictObject({
  note: z
    .string()
    .trim()
    .max(REVIEW_NOTE_MAX, `Please use at most ${figure(REVIEW_NOTE_MAX)} characters`)
    .default(''),
});
