import { z } from 'zod';
import { CandidateListInput } from '../candidates/schema.ts';
import { FairnessInput } from '../fairness/schema.ts';
import { CandidateId } from '../ids/schema.ts';
import { AuditFilters } from '../panel/schema.ts';
import { AgreementInput } from '../reviews/schema.ts';
import { withoutHidden } from '../text/plainLine.ts';
import { plainText } from '../text/plainText.ts';
import { Day, Zone } from '../time/zones.ts';

/** Days as the reader counts them, both included; one of them may be open. */
export const Period = z.strictObject({
  from: Day.optional(),
  until: Day.optional(),
  zone: Zone,
});
export type Period = z.infer<typeof Period>;

const country = z.string().trim().min(1).max(100).optional();
const position = z.string().trim().min(1).max(100).optional();

/** Which rows an export holds. */
const scopes = {
  candidates: {
    kind: z.literal('candidates'),
    filters: CandidateListInput,
    country,
    /** Time of the newest application. */
    applied: Period.optional(),
  },
  employees: { kind: z.literal('employees'), position, country, hired: Period.optional() },
  sessions: {
    kind: z.literal('sessions'),
    /** When the shift began. */
    started: Period.optional(),
    employeeId: CandidateId.optional(),
    state: z.enum(['open', 'completed']).optional(),
  },
  audit: { kind: z.literal('audit'), filters: AuditFilters },
} as const;

export const ExportScope = z.discriminatedUnion('kind', [
  z.strictObject(scopes.candidates),
  z.strictObject(scopes.employees),
  z.strictObject(scopes.sessions),
]);
export type ExportScope = z.infer<typeof ExportScope>;

const people = {
  /** Names, addresses and numbers in full; they are masked otherwise. Needs a reason, which is recorded. */
  personal: z.boolean(),
  reason: plainText().max(300, 'Please use at most 300 characters'),
};

/** What HR can take out as CSV (specification file 2 §2, Admin: Reports). */
export const ExportSpec = z.discriminatedUnion('kind', [
  z.strictObject({ ...scopes.candidates, ...people }),
  z.strictObject({ ...scopes.employees, ...people }),
  z.strictObject({ ...scopes.sessions, ...people }),
  z.strictObject({ kind: z.literal('agreement'), filters: AgreementInput, ...people }),
  /** Totals of groups, as the report shows them; admins only. */
  z.strictObject({ kind: z.literal('fairness'), filters: FairnessInput, ...people }),
  z.strictObject({ ...scopes.audit, ...people }),
]);
export type ExportSpec = z.infer<typeof ExportSpec>;

/** An export that was asked for, and what became of its file. */
export type ExportRecord = {
  id: string;
  kind: string;
  who: string;
  at: string;
  personal: boolean;
  /**
   * `open`: not downloaded yet, still downloading, or interrupted by the server's end. `cut`: the file is
   * incomplete.
   */
  state: 'open' | 'complete' | 'cut';
  /** Rows without the head; of a file that was cut, those that were read. */
  rows: number | null;
};

export const ExportInput = ExportSpec.refine(({ personal, reason }) => !personal || reason.length >= 5, {
  path: ['reason'],
  message: 'Please say why you need the full data',
});

/** "a•••@example.com": enough to recognize, too little to write to. */
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
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe, also after a separator that spreadsheets of other countries use; numbers stay numbers.
 */
export function csvCell(given: string | number | boolean | null): string {
  if (given === null) return '';
  if (typeof given !== 'string') return String(given);
  const value = withoutHidden(given);
  // Includes quotes before a formula: they're doubled below, which a program with another separator reads as an empty text.
  const inside = value.replace(/([;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");
  const safe = /^[\s"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${inside}` : inside;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180), its cells guarded against being read as formulas. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
