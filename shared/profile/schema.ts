import { z } from 'zod';
import { Phone } from '../applications/phone.ts';
import { ApplicationForm } from '../applications/schema.ts';
import type { AccountChangeKind } from '../auth/schema.ts';

/** What a person may change about themselves (specification file 2 §5): phone, state and country. */
export const ProfileForm = z.strictObject({
  phone: Phone,
  state: ApplicationForm.shape.state,
  country: ApplicationForm.shape.country,
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** What the fields of the form are called, in the order of the page. */
export const profileLabels = { phone: 'Phone', country: 'Country', state: 'US state' } as const;

export const ProfileInput = ProfileForm.extend({
  /** Client-made; a retry with the same key changes nothing twice. */
  idempotencyKey: z.uuid(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const ProfileHistoryInput = z.strictObject({
  cursor: z.string().max(100).optional(),
  /** Sent along by endless lists; there is only one direction here. */
  direction: z.literal('forward').optional(),
});

export type ProfileView = {
  fullName: string;
  email: string;
  position: string;
  /** The first eight characters of the id, upper-cased (specification file 2 §9). */
  employeeId: string;
  phone: string | null;
  state: string | null;
  country: string;
  memberSince: string;
  updatedAt: string;
  stats: {
    /** Completed tasks of all, in percent; null before the first task. */
    accuracy: number | null;
    averageScore: number | null;
    totalTasks: number;
  };
};

type ProfileChange = {
  id: string;
  at: string;
  kind: AccountChangeKind;
  before: string | null;
  after: string | null;
};
export type ProfileHistory = { rows: ProfileChange[]; nextCursor: string | null };

/** Texts of the page that the specification gives to the letter (file 2 §8). */
export const profileTexts = {
  saved: 'Profile updated successfully',
  failed: 'Failed to update profile',
} as const;

/** How an employee's id is shown to people. */
export function employeeNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

const changed: Record<AccountChangeKind, string> = {
  phone: 'Phone',
  state: 'State',
  country: 'Country',
  email: 'Email address',
  password: 'Password changed',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  recovery_codes: 'Recovery codes replaced',
};

/** "Phone changed from – to +1 555 010 0000": one line of the change history. */
export function changeSentence({
  kind,
  before,
  after,
}: Pick<ProfileChange, 'kind' | 'before' | 'after'>): string {
  if (before === null && after === null) return changed[kind];
  if (before === null) return `${changed[kind]} set to ${after}`;
  if (after === null) return `${changed[kind]} removed (was ${before})`;
  return `${changed[kind]} changed from ${before} to ${after}`;
}
