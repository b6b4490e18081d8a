import { z } from 'zod';
import type { CandidateId, PrivacyRequestId } from '../ids/schema.ts';
import { figure } from '../text/counted.ts';

/** Requests a person can make about their data. */
export const privacyKinds = ['copy', 'deletion'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** The public form. */
export const DataRequestForm = z.strictObject({
  email: z
    .string()
    .trim()
    .max(255, 'Email must be less than 255 characters')
    .pipe(z.email('Invalid email address')),
  kind: z.enum(privacyKinds, { error: 'Please choose what you’d like' }),
  note: z.string().trim().max(500, 'Please use at most 500 characters').default(''),
});

export const DataRequestInput = DataRequestForm.extend({
  /** Made by the client; a retry with the same key sends one email. */
  idempotencyKey: z.uuid(),
  /** Honeypot: our pages never send it filled; a program's call is answered like a success and dropped. */
  website: z.string().max(500).default(''),
});
export type DataRequestInput = z.infer<typeof DataRequestInput>;

/** The secret in an emailed link. */
export const EmailedToken = z.strictObject({ token: z.string().min(20).max(100) });

/**
 * - `unconfirmed`: the emailed link hasn't been used
 * - `working`: a task prepares the copy or deletes
 * - `waiting`: needs a decision by HR, because the person works here
 * - `held`: a legal hold forbids deletion for now
 * - `kept`: deleted except for what the law requires to keep, until `keepUntil`
 * - `done`
 */
const privacyStates = ['unconfirmed', 'working', 'waiting', 'held', 'kept', 'done'] as const;
export type PrivacyState = (typeof privacyStates)[number];

/** Something that's kept although the person asked for deletion. Without an end, it isn't the law that requires it. */
export type RetainedData = { what: string; why: string; until: string | null };

/** What the confirmation page, and the portal, may show. */
export type RequestAnswer = { kind: PrivacyKind; state: PrivacyState };

/** A line of HR's list. */
export type PrivacyRequestRow = {
  id: PrivacyRequestId;
  kind: PrivacyKind;
  state: PrivacyState;
  /** In progress for over a day: something prevents it from being carried out. */
  late: boolean;
  source: 'public' | 'portal' | 'hr';
  /** Dropped once a deletion is done. */
  email: string | null;
  candidateId: CandidateId | null;
  fullName: string | null;
  note: string;
  kept: RetainedData[];
  keepUntil: string | null;
  createdAt: string;
  confirmedAt: string | null;
  finishedAt: string | null;
};

const span = (max: number) => {
  const text = `Please enter a whole number from 1 to ${figure(max)}`;
  return z.int(text).min(1, text).max(max, text);
};

/** Retention of each kind of data (quality S22), in calendar months and years. */
export const RetentionSettings = z.strictObject({
  /** People who were not hired, counted from their last application or status change. */
  applicationMonths: span(120),
  /** ID document and bank data after a rejection. */
  vaultDays: span(3650),
  /** Payroll and tax records of people who worked here, from the last change. */
  payrollYears: span(15),
  /** Safety flags, from when they were closed. Missing in settings stored by earlier versions. */
  safetyMonths: span(120).default(12),
});
export type RetentionSettings = z.infer<typeof RetentionSettings>;

/** `basedOn`: the version that was edited; null for the default. */
export const SetRetentionInput = RetentionSettings.extend({ basedOn: z.string().max(64).nullable() });
export type SetRetentionInput = z.infer<typeof SetRetentionInput>;

export const retentionLabels = {
  applicationMonths: 'Applications (months)',
  vaultDays: 'ID and bank data (days)',
  payrollYears: 'Payroll and tax records (years)',
  safetyMonths: 'Urgent items (months)',
} as const satisfies Record<keyof RetentionSettings, string>;

/** What the retention task would do to one person now. */
export type RetentionLine = {
  candidateId: CandidateId;
  fullName: string;
  what: 'everything' | 'vault';
  since: string;
};
export type RetentionPlan = {
  /** The first of them: people by when they applied, then those of whom only ID and bank data is due. */
  due: RetentionLine[];
  /** All who are due. */
  total: number;
  /** Closed safety flags whose retention has ended. */
  safetyFlags: number;
  /** People who would be due, were there no legal hold. */
  held: number;
};
