import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RequestedThing } from '../../../shared/documents/requested.ts';
import type { PayCycle } from '../../../shared/documents/schema.ts';
import type {
  CandidateId,
  DocumentRequestId,
  DocumentsId,
  FileId,
  UserId,
} from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { at, createdAt, updatedAt } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Bank details before the changes HR hasn't checked yet, masked for good. */
type PreviousBank = {
  bankName: string;
  accountLast4: string;
  routingLast4: string;
  changedAt: string;
};

/**
 * A person's submission for payroll. `address`, `ssn`, `account_number`, and `routing_number` are encrypted
 * by the vault and bound to this row; the last digits beside them are visible to other people in HR, even
 * when a key is lost.
 */
export const onboardingDocuments = pgTable('onboarding_documents', {
  id: uuid('id').$type<DocumentsId>().primaryKey(),
  candidateId: uuid('candidate_id')
    .$type<CandidateId>()
    .notNull()
    .unique()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  ssn: text('ssn'),
  ssnLast4: text('ssn_last4'),
  accountNumber: text('account_number').notNull(),
  accountLast4: text('account_last4').notNull(),
  accountLength: integer('account_length').notNull(),
  routingNumber: text('routing_number').notNull(),
  routingLast4: text('routing_last4').notNull(),
  bankName: text('bank_name').notNull(),
  paymentOption: text('payment_option').notNull(),
  payCycle: text('pay_cycle').$type<PayCycle>().notNull(),
  /** Null for people who had an account before they submitted. */
  username: text('username'),
  idFileId: uuid('id_file_id')
    .$type<FileId>()
    .references(() => files.id, { onDelete: 'set null' }),
  consentVersion: text('consent_version').notNull(),
  previousBank: jsonb('previous_bank').$type<PreviousBank>(),
  /** New bank details can't be paid before this time. */
  holdUntil: at('hold_until'),
  checkedAt: at('checked_at'),
  checkedBy: uuid('checked_by')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' }),
  /** Key of the last hand-in, so that a repeated one changes nothing. */
  lastKey: uuid('last_key').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * What a person on legal hold has replaced, until the hold is lifted: only the replaced values, encrypted like those on file.
 * Replaced IDs stay in `files`.
 */
export const heldDocuments = pgTable(
  'held_documents',
  {
    id: uuid('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    address: text('address'),
    ssn: text('ssn'),
    accountNumber: text('account_number'),
    routingNumber: text('routing_number'),
    bankName: text('bank_name'),
    createdAt: createdAt(),
  },
  (t) => [index('held_documents_candidate').on(t.candidateId, t.createdAt)],
);

/**
 * The emailed code that proves a change of bank details by a person without an account; at most one per
 * person. `codeHash` is argon2id, because eight digits wouldn't outlast a fast hash.
 */
export const bankCodes = pgTable('bank_codes', {
  candidateId: uuid('candidate_id')
    .$type<CandidateId>()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: createdAt(),
});

/** HR asks for something that is missing or was not right. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid('id').$type<DocumentRequestId>().primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    what: text('what').$type<RequestedThing>().notNull(),
    reason: text('reason').notNull(),
    dueAt: at('due_at').notNull(),
    /** When the next reminder goes out; null once there is no further one. */
    remindAt: at('remind_at'),
    open: boolean('open').notNull().default(true),
    createdBy: uuid('created_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    createdAt: createdAt(),
    closedAt: at('closed_at'),
  },
  (t) => [
    index('document_requests_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('document_requests_remind').on(t.remindAt).where(sql`${t.open}`),
  ],
);
