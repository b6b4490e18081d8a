import { sql } from 'drizzle-orm';
import { AI_USAGE_MONTHS } from '../../shared/privacy/terms.ts';
import type { DbOrTx } from './client.ts';

/**
 * The map of personal data for copies, erasure, retention, and merges. Rows are found by foreign keys, so a new table
 * is copied and erased without an entry here; this map adds what keys can't express. Columns to empty in retained rows
 * are listed next to their table (`erased…` in schema/).
 */

/**
 * How a merge handles a table's rows: `move` assigns them to the other record; `missing` moves those the other doesn't
 * have (compared by the named columns) and deletes the rest; `add` adds up their numbers; `go` deletes them with their
 * record.
 */
type MergeRule =
  | { rule: 'move' }
  | { rule: 'missing'; same: readonly string[] }
  | { rule: 'add' }
  | { rule: 'go' };

type PersonalTable = {
  /** Needed by every table that references `candidates`, or names one in `loose`. */
  merge?: MergeRule;
  /** It names the person in this column, without a foreign key. */
  loose?: 'candidate_id' | 'subject';
  /** Left out of data copies: proofs of access, which say nothing about people, or HR's work, which is about other people. */
  copied?: false;
  /** What the law keeps of people who worked here. */
  payroll?: true;
};

const move: MergeRule = { rule: 'move' };

/** tests/integration/candidates/merges.test.ts walks the keys and names a table without a rule; at run time it stops the merge. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  access_codes: { merge: move, copied: false },
  // HR's questions are about applicants, and access to a mailbox is enough to request a copy.
  admin_conversations: { copied: false },
  // Budgets of both records are combined.
  ai_usage: { merge: { rule: 'add' }, loose: 'subject' },
  applications: { merge: move },
  auth_sessions: { copied: false },
  // A code proves one change of the record it was emailed for.
  bank_codes: { merge: { rule: 'go' }, copied: false },
  candidate_aliases: { merge: move },
  candidate_events: { merge: move },
  candidate_merges: { merge: move },
  // Kept by a trigger from changes of status; counted twice, one person would have waited twice.
  // `join_candidate_stays` has moved what counts.
  candidate_stays: { merge: { rule: 'go' } },
  candidate_tags: { merge: { rule: 'missing', same: ['tag_id'] } },
  checklist_ticks: { merge: { rule: 'missing', same: ['item'] } },
  client_chat_reports: { merge: move },
  client_chat_sessions: { merge: move },
  contests: { merge: move },
  conversations: { merge: move },
  document_requests: { merge: move },
  employee_sessions: { merge: move },
  files: { merge: move, loose: 'candidate_id' },
  held_documents: { merge: move },
  interview_reads: { copied: false },
  interview_sessions: { merge: move },
  invitations: { merge: move },
  known_devices: { copied: false },
  legal_holds: { merge: move },
  mails: { merge: move, loose: 'candidate_id' },
  not_the_same: { merge: { rule: 'go' } },
  onboarding_documents: { merge: move, payroll: true },
  // A browser that is inside with the other record's code opens the portal again, if its code still works.
  portal_sessions: { merge: { rule: 'go' }, copied: false },
  privacy_requests: { merge: move, loose: 'candidate_id' },
  safety_flags: { merge: move },
  saved_views: { copied: false },
  self_identification_links: { copied: false },
  stability_checks: { merge: move },
  task_assignments: { merge: move },
};

/** Tables that name a person without a foreign key, and the column that does. */
export const looseTables = Object.entries(personalTables).flatMap(([table, { loose }]) =>
  loose ? [{ table, column: loose }] : [],
);

/** Tables of records the law keeps of people who worked here. */
export const payrollTables = Object.keys(personalTables).filter((table) => personalTables[table]?.payroll);

/** `months` from a row's creation until the nightly retention deletes it, or as long as HR keeps applications. */
type UnownedTable = { months: number | 'applications' } | { stays: string };

/**
 * Tables whose rows aren't deleted with a person's record: how long they're kept, or why they don't have to be deleted.
 * tests/integration/privacy/unownedRows.test.ts fails for a missing table.
 */
export const unownedTables = {
  ai_usage: { months: AI_USAGE_MONTHS },
  application_facets: { stays: 'Counts; one row per combination.' },
  audit_chain: { stays: 'One link per audit line.' },
  audit_log: { stays: 'Proves who did what; erasures redact it.' },
  candidate_facets: { stays: 'Counts; one row per combination.' },
  contact_messages: { months: 'applications' },
  fairness_snapshots: { stays: 'One per year, totals only.' },
  files: { stays: 'Deleted with the rows that refer to them; others are swept after a day.' },
  job_facets: { stays: 'Counts; one row per combination.' },
  job_rubrics: { stays: 'HR’s own; results refer to them.' },
  jobs: { stays: 'HR’s own.' },
  limits: { stays: 'Swept when they’ve expired.' },
  // Emails outside a person's record: to HR, to strangers, and of accounts.
  mails: { months: 'applications' },
  privacy_requests: { stays: 'Swept by their state; finished ones are kept as proof.' },
  rescorings: { stays: 'One per scoring method.' },
  settings: { stays: 'HR’s own; one row per key.' },
  stay_facets: { stays: 'Counts; one row per combination.' },
  tag_facets: { stays: 'Counts; one row per combination.' },
  tags: { stays: 'HR’s own.' },
  waiting_facets: { stays: 'Counts; one row per combination.' },
} as const satisfies Readonly<Record<string, UnownedTable>>;

/** Those with a period; the nightly retention doesn't compile without a sweep for each. */
export type SweptTable = {
  [T in keyof typeof unownedTables]: (typeof unownedTables)[T] extends { stays: string } ? never : T;
}[keyof typeof unownedTables];

/** Whether a copy of someone's data shows the table. */
export const isCopied = (table: string): boolean => personalTables[table]?.copied !== false;

type ForeignKey = { table: string; column: string; parent: string; parentColumn: string; cascades: boolean };

/**
 * Every foreign key there is. One that deletes with its parent (`cascades`) means that a row belongs to it; any other
 * means that it mentions it.
 */
export async function foreignKeys(db: DbOrTx): Promise<ForeignKey[]> {
  const rows = await db.execute<ForeignKey>(sql`
    select child.relname as "table", ca.attname as "column", parent.relname as parent, pa.attname as "parentColumn",
      k.confdeltype = 'c' as cascades
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
    where k.contype = 'f' and n.nspname = 'public'
    order by 1, 2`);
  return [...rows];
}

/** Columns that reference a row of `parent`, whether they go with it or not. */
export async function keysTo(db: DbOrTx, parent: 'candidates' | 'users'): Promise<ForeignKey[]> {
  return (await foreignKeys(db)).filter((key) => key.parent === parent);
}
