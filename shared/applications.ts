import { z } from 'zod';
import { FileId, JobId } from './ids.ts';
import { positions } from './jobs.ts';
import { Phone } from './phone.ts';
import { usStates } from './usStates.ts';

/** Stored with every application; raised when the wording of the consent changes. */
export const CONSENT_VERSION = '2025-01';

/** The application form (specification file 1 §5); messages are to the letter. */
export const ApplicationForm = z.strictObject({
  fullName: z
    .string()
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be less than 100 characters'),
  email: z
    .string()
    .trim()
    .max(255, 'Email must be less than 255 characters')
    .pipe(z.email('Invalid email address')),
  phone: Phone.default(''),
  position: z.enum(positions, { error: 'Please select a position' }),
  otherPosition: z.string().trim().max(100, 'Please use at most 100 characters').default(''),
  country: z.string().trim().min(2, 'Please enter your country').max(100, 'Please enter your country'),
  state: z.union([z.literal(''), z.enum(usStates)]).default(''),
  introduction: z
    .string()
    .trim()
    .min(50, 'Please provide at least 50 characters')
    .max(1000, 'Please use at most 1000 characters'),
  consent: z.literal(true, { error: 'You must consent to continue' }),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const ApplyInput = ApplicationForm.extend({
  /** Client-made; a retry with the same key stores one application. */
  idempotencyKey: z.uuid(),
  jobId: JobId.nullable().default(null),
  resume: z.strictObject(
    { id: FileId, token: z.string().min(20).max(100) },
    { error: 'Please upload your resume to continue.' },
  ),
  /** Honeypot: people never see it; a filled one is answered like a success and dropped. */
  website: z.string().max(500).default(''),
});
export type ApplyInput = z.infer<typeof ApplyInput>;

/** What the application counts as: the chosen option, or the text given with Other. */
export function appliedPosition(form: Pick<ApplicationForm, 'position' | 'otherPosition'>): string {
  return form.position === 'Other' && form.otherPosition !== '' ? form.otherPosition : form.position;
}
