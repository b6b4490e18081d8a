import { z } from 'zod';
import { type CandidateId, SafetyFlagId, UserId } from '../ids/schema.ts';
import { figure } from '../text/counted.ts';
import { plainText } from '../text/plainText.ts';
import type { SafetyKind, SafetySource } from './kinds.ts';

/** HR's side of the safety layer: urgent items and their recipient. Admins only. */

export const safetyKindLabels: Readonly<Record<SafetyKind, string>> = {
  self_harm: 'Suicide or self-harm',
  medical: 'Medical emergency',
  threat: 'Threat or violence',
  abuse: 'Abuse or harassment',
  minor: 'Possibly under 18',
};

export const safetySourceLabels: Readonly<Record<SafetySource, string>> = {
  interview: 'Interview',
  work: 'Shift',
  practice: 'Practice chat',
  assistant: 'HR assistant',
  application: 'Application',
  contact: 'Contact form',
  contest: 'Contested grade',
  review: 'Request for a score review',
  request: 'Data request',
};

type Named = { id: UserId; name: string };

/** One urgent item, without its passage. */
export type SafetyItem = {
  id: SafetyFlagId;
  kind: SafetyKind;
  source: SafetySource;
  /** Null for someone we have no record of. */
  person: { candidateId: CandidateId | null; name: string } | null;
  /** Their data was deleted while the item was open. The item keeps what's needed to help them until it's closed. */
  erased: boolean;
  /** Its sender used the person's address and hasn't verified it. */
  unconfirmed: boolean;
  /** Number of a contact message. */
  reference: string | null;
  createdAt: string;
  takenBy: Named | null;
  takenAt: string | null;
  closedBy: Named | null;
  closedAt: string | null;
};

export type SafetyItems = { items: SafetyItem[]; more: boolean };

/** A message the person wrote during the pause that the flagged message caused. */
export const SafetyFollowUp = z.object({ text: z.string(), at: z.iso.datetime() });
export type SafetyFollowUp = z.infer<typeof SafetyFollowUp>;

/** `name`: only if their data was deleted; otherwise, the item has it. */
export const SafetyReach = z.object({
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
});
export type SafetyReach = z.infer<typeof SafetyReach>;

/** What an admin reads after opening an item: the words, what was done, and how to reach the person. */
export type SafetyPassage = {
  passage: string;
  /** What they wrote next. Null if there is something but the viewer is neither the safety contact nor the assigned admin. */
  followUps: SafetyFollowUp[] | null;
  note: string | null;
  unconfirmed: boolean;
  reach: SafetyReach | null;
};

/** Urgent items a page of the inbox adds. */
export const SAFETY_PAGE = 100;
export const SAFETY_PAGES = 10;
export const SafetyListInput = z.strictObject({
  state: z.enum(['open', 'closed']),
  pages: z.number().int().min(1).max(SAFETY_PAGES).default(1),
});
export type SafetyListInput = z.infer<typeof SafetyListInput>;
export const SafetyFlagInput = z.strictObject({ flagId: SafetyFlagId });
export const TakeFlagInput = SafetyFlagInput.extend({
  /**
   * The flag's holder when the admin pressed the button: a flag taken by someone else meanwhile isn't
   * reassigned unseen.
   */
  takenBy: UserId.nullable(),
});
export type TakeFlagInput = z.infer<typeof TakeFlagInput>;

export const SAFETY_NOTE_MAX = 2_000;
export const CloseFlagInput = SafetyFlagInput.extend({
  note: plainText()
    .min(3, 'Please say what was done')
    .max(SAFETY_NOTE_MAX, `Please use at most ${figure(SAFETY_NOTE_MAX)} characters`),
  idempotencyKey: z.uuid(),
});
export type CloseFlagInput = z.infer<typeof CloseFlagInput>;

/** Null: the first admin. */
export const SafetyContactInput = z.strictObject({ userId: UserId.nullable() });
export type SafetyContactInput = z.infer<typeof SafetyContactInput>;

export type SafetyContact = {
  /** As chosen; null when the first admin is meant. */
  chosen: UserId | null;
  /** The current recipient of flags. */
  current: Named | null;
  admins: Named[];
};
