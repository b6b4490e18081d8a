import { z } from 'zod';
import { FileId, JobId } from '../ids/schema.ts';
import { positions } from '../jobs/schema.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';
import { LinkedIn } from './linkedin.ts';
import { Phone } from './phone.ts';
import { usStates } from './usStates.ts';

/** Stored with every application; raised when the wording of the consent changes. */
export const CONSENT_VERSION = '2025-01';

const oneLine = () =>
  z.string().normalize().overwrite(withoutHidden).trim().regex(ONE_LINE, ONE_LINE_MESSAGE);

/** The application form (specification file 1 §5); messages are to the letter. */
export const ApplicationForm = z.strictObject({
  fullName: oneLine()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be less than 100 characters'),
  email: z
    .string()
    .trim()
    .max(255, 'Email must be less than 255 characters')
    .pipe(z.email('Invalid email address')),
  phone: Phone.default(''),
  position: z.enum(positions, { error: 'Please select a position' }),
  otherPosition: oneLine().max(100, 'Please use at most 100 characters').default(''),
  country: oneLine().min(2, 'Please enter your country').max(100, 'Please enter your country'),
  state: z.union([z.literal(''), z.enum(usStates)]).default(''),
  introduction: z
    .string()
    .trim()
    .min(50, 'Please provide at least 50 characters')
    .max(1000, 'Please use at most 1,000 characters'),
  linkedinUrl: LinkedIn.default(''),
  consent: z.literal(true, { error: 'You must consent to continue' }),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** What else an application may say, with the label under which HR reads it in the email and in the drawer. */
const applicationDetails = { linkedinUrl: 'LinkedIn' } as const;
type ApplicationDetail = keyof typeof applicationDetails;
export type ApplicationDetails = Record<ApplicationDetail, string | null>;

const detailFields = Object.keys(applicationDetails).filter(
  (field): field is ApplicationDetail => field in applicationDetails,
);

/** The details of a form or of a stored application; null for what was left empty. */
export function detailsOf(from: Readonly<ApplicationDetails>): ApplicationDetails {
  const details: ApplicationDetails = { ...applicationDetails };
  for (const field of detailFields) details[field] = from[field] || null;
  return details;
}

/** Each detail that was given, with its label. */
export function detailRows(from: Readonly<Partial<ApplicationDetails>>) {
  return detailFields.flatMap((field) => {
    const value = from[field];
    return value ? [{ field, label: applicationDetails[field], value }] : [];
  });
}

/** A file uploaded earlier for this form; the token proves that this browser uploaded it. */
const uploaded = { id: FileId, token: z.string().min(20).max(100) };

export const ApplyInput = ApplicationForm.extend({
  /** Client-made; a retry with the same key stores one application. */
  idempotencyKey: z.uuid(),
  /** Keys of tries with other content that got no answer: the server may have stored one of them. */
  earlier: z.array(z.uuid()).max(20).default([]),
  jobId: JobId.nullable().default(null),
  resume: z.strictObject(uploaded, { error: 'Please upload your resume to continue.' }),
  coverLetter: z.strictObject(uploaded).nullable().default(null),
  /** Honeypot: our pages never send it filled; a program's call is answered like a success and dropped. */
  website: z.string().max(500).default(''),
});
export type ApplyInput = z.infer<typeof ApplyInput>;

/** How long the link that confirms an application works. */
export const CONFIRM_DAYS = 30;
/** The token behind # in the confirmation email. */
export const ConfirmApplicationInput = z.strictObject({ token: z.string().min(20).max(100) });

/** Requests the confirmation email again. Only the browser that sent the application has its key. */
export const ResendConfirmationInput = ApplyInput.pick({ idempotencyKey: true });
export type ResendConfirmationInput = z.infer<typeof ResendConfirmationInput>;

/** What the application counts as: the chosen option, or the text given with Other. */
export function appliedPosition(form: Pick<ApplicationForm, 'position' | 'otherPosition'>): string {
  return form.position === 'Other' && form.otherPosition !== '' ? form.otherPosition : form.position;
}
