import { z } from 'zod';
import { CandidateId, TagId } from '../ids/schema.ts';
import { tagLimits } from '../tags/schema.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';
import { plainText } from '../text/plainText.ts';
import { CandidateStatus, type StatusChanged } from './schema.ts';
import { candidateResults } from './status.ts';

/** People changed at once, in status or in tags. */
export const BULK_MAX = tagLimits.people;
const tooMany = `Please choose at most ${BULK_MAX} people`;

/** One change for many people; the keys of the single changes are made from this one. */
export const BulkStatusInput = z.strictObject({
  candidateIds: z.array(CandidateId).min(1, 'Please choose at least one person').max(BULK_MAX, tooMany),
  /**
   * Each person's value at the time of the choice; people whose value has changed since are left as they are.
   */
  from: z
    .record(CandidateId, CandidateStatus)
    .refine((known) => Object.keys(known).length <= BULK_MAX, tooMany)
    .optional(),
  status: CandidateStatus,
  note: plainText().max(2000).optional(),
  notify: z.boolean(),
  /** The key of the bulk change that this undoes. */
  undoes: z.uuid().optional(),
  idempotencyKey: z.uuid(),
});
export type BulkStatusInput = z.infer<typeof BulkStatusInput>;

/** The changed people and their previous values, for undo. */
export type BulkChanged = {
  changed: ({ candidateId: CandidateId } & StatusChanged)[];
  /** Number of people changed, merged, or erased by others meanwhile; they were left as they are. */
  left: number;
  /** Number of people whose change couldn't be undone because its email has left. */
  emailed: number;
};

/** A named set of filters, kept with the account. */
export type SavedView = { id: string; name: string; search: ViewSearch };

/** What a view remembers of the Candidates tab's address. */
export const ViewSearch = z.strictObject({
  q: z.string().max(100).optional(),
  status: CandidateStatus.optional(),
  position: z.string().max(100).optional(),
  country: z.string().max(100).optional(),
  days: z.number().int().min(1).max(3650).optional(),
  tag: z.array(TagId).max(tagLimits.filter).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'score']).optional(),
  view: z.enum(['board']).optional(),
  result: z.enum(candidateResults).optional(),
  hide: z.array(z.string().max(20)).max(10).optional(),
});
export type ViewSearch = z.infer<typeof ViewSearch>;

export const SaveViewInput = z.strictObject({
  /** Made by the browser, so that saving twice makes one view. */
  id: z.uuid(),
  name: z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .regex(ONE_LINE, ONE_LINE_MESSAGE)
    .min(1, 'Please give it a name')
    .max(60, 'Please use at most 60 characters'),
  search: ViewSearch,
});
export type SaveViewInput = z.infer<typeof SaveViewInput>;
