import { z } from 'zod';
import { figure } from '../text/counted.ts';
import { withoutHidden } from '../text/plainLine.ts';
import { legalKinds } from './legal.ts';

const words = (max: number) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .max(max, `Please use at most ${figure(max)} characters`);

/** Revisions are numbered from 1; 0: the text that comes with the product, or none. */
const revision = z.int().min(0);

export const SaveLegalInput = z.strictObject({
  kind: z.enum(legalKinds),
  basedOn: revision,
  /** Empty: back to what comes with the product. */
  text: words(30_000),
  /** What changed, for HR. */
  note: words(300).min(1, 'Please say what changed'),
});
export type SaveLegalInput = z.infer<typeof SaveLegalInput>;

export const LegalKindInput = z.strictObject({ kind: z.enum(legalKinds) });

/** A revision as it's stored. */
export const StoredLegal = z.strictObject({
  revision,
  text: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
});
export type StoredLegal = z.infer<typeof StoredLegal>;

/** A revision as HR sees it. */
export type LegalRevision = StoredLegal & { who: string | null };
