import { z } from 'zod';
import { CandidateListInput } from './candidates.ts';
import { AuditFilters } from './panel.ts';
import { AgreementInput } from './reviews.ts';

const people = {
  /** Names, addresses and numbers in full; they are masked otherwise. Needs a reason, which is recorded. */
  personal: z.boolean(),
  reason: z.string().trim().max(300, 'Please use at most 300 characters'),
};

/** What HR can take out as CSV (specification file 2 §2, Admin: Reports). */
export const ExportSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('candidates'), filters: CandidateListInput, ...people }),
  z.strictObject({ kind: z.literal('employees'), ...people }),
  z.strictObject({
    kind: z.literal('sessions'),
    /** Days, YYYY-MM-DD (UTC), both included. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    ...people,
  }),
  z.strictObject({ kind: z.literal('agreement'), filters: AgreementInput, ...people }),
  z.strictObject({ kind: z.literal('audit'), filters: AuditFilters, ...people }),
]);
export type ExportSpec = z.infer<typeof ExportSpec>;

export const ExportInput = ExportSpec.refine(({ personal, reason }) => !personal || reason.length >= 5, {
  path: ['reason'],
  message: 'Please say why you need the full data',
});

/** "a•••@example.com": enough to recognise, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`;
}

/** "•••42": the last two digits. */
export function maskPhone(phone: string | null): string {
  return phone ? `•••${phone.replace(/\D/g, '').slice(-2)}` : '';
}

/** "A. T.": initials. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ');
}

/**
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
