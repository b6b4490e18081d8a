import { z } from 'zod';
import { CandidateId } from '../ids/schema.ts';
import type { CandidateStatus } from './schema.ts';

/** Why two records may be the same person. */
export const sameReasons = ['mailbox', 'resume', 'linkedin', 'phone', 'name'] as const;
export type SameReason = (typeof sameReasons)[number];

export const sameReasonWords: Record<SameReason, string> = {
  mailbox: 'same mailbox',
  resume: 'same résumé file',
  linkedin: 'same LinkedIn profile',
  phone: 'same phone number',
  name: 'same name and country',
};

/**
 * How much each reason says, in points: a mailbox, a file or a profile belongs to one person; a phone may be
 * a family's, and two people of one country may well have one name.
 */
const points: Record<SameReason, number> = { mailbox: 60, resume: 55, linkedin: 55, phone: 40, name: 25 };

type Likeness = 'very likely' | 'likely' | 'possible';

/** Reasons add up; order and repetitions don't matter. */
export function likenessPoints(reasons: readonly SameReason[]): number {
  return [...new Set(reasons)].reduce((sum, reason) => sum + points[reason], 0);
}

/** How likely two records with these reasons are one person. */
export function likeness(reasons: readonly SameReason[]): Likeness {
  const sum = likenessPoints(reasons);
  if (sum >= 65) return 'very likely';
  return sum >= 40 ? 'likely' : 'possible';
}

/** One of a pair, with what helps to distinguish the two. */
export type SamePerson = {
  id: CandidateId;
  fullName: string;
  email: string;
  phone: string | null;
  position: string;
  country: string;
  status: CandidateStatus;
  appliedAt: string;
};

export type Duplicate = { person: SamePerson; reasons: SameReason[]; likeness: Likeness };
export type DuplicatePair = {
  first: SamePerson;
  second: SamePerson;
  reasons: SameReason[];
  likeness: Likeness;
};

/** Fields for which HR chooses the value to keep. */
export const mergeFields = [
  'fullName',
  'email',
  'phone',
  'position',
  'country',
  'state',
  'linkedinUrl',
  'status',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Two records side by side, and what a merge would move. */
export type MergeView = {
  kept: MergeSide;
  gone: MergeSide;
  /** What moves from the second record, in words and numbers; only what there is. */
  moves: { what: string; count: number }[];
  /** The code of the reason why these two can't be merged; null when they can. */
  refusal: 'merge_two_accounts' | 'merge_two_documents' | 'merge_both_open' | 'merge_deletion_open' | null;
  /** The address of the record whose account has a confirmed address; null when HR can choose. */
  emailOf: 'kept' | 'gone' | null;
};
export type MergeSide = SamePerson & {
  state: string | null;
  linkedinUrl: string | null;
  hasAccount: boolean;
  hasDocuments: boolean;
};

const pair = { keptId: CandidateId, goneId: CandidateId };
const different = ({ keptId, goneId }: { keptId: string; goneId: string }): boolean => keptId !== goneId;

export const PairInput = z.strictObject(pair).refine(different);
export type PairInput = z.infer<typeof PairInput>;

export const MergeInput = z
  .strictObject({
    ...pair,
    /** Fields that take the value of the record that goes. */
    takeFromGone: z.array(z.enum(mergeFields)).max(mergeFields.length),
    idempotencyKey: z.uuid(),
  })
  .refine(different);
export type MergeInput = z.infer<typeof MergeInput>;

export const DuplicateListInput = z.strictObject({
  /** Sent along by endless lists; there is only one direction here. */
  direction: z.literal('forward').optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.number().int().min(1).max(100).default(25),
});
export type DuplicateListInput = z.infer<typeof DuplicateListInput>;

export type DuplicateList = { pairs: DuplicatePair[]; nextCursor: string | null };
