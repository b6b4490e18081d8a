import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CandidateId, EmailId, UserId } from '../../../shared/ids/schema.ts';
import { at, createdAt } from './columns.ts';

type EmailState = 'queued' | 'sent' | 'failed' | 'returned' | 'demo';

/** Outbox and email log. `body` is encrypted (it may hold a code or a link) and dropped once sent when sensitive. */
export const emails = pgTable(
  'mails',
  {
    id: uuid('id').$type<EmailId>().primaryKey(),
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** JWE of {html, text}; null once a sensitive email was sent. */
    body: text('body'),
    sensitive: boolean('sensitive').notNull().default(false),
    candidateId: uuid('candidate_id').$type<CandidateId>(),
    state: text('state').$type<EmailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: at('sent_at'),
    /** When HR left a returned email as it is. */
    settledAt: at('settled_at'),
  },
  (t) => [
    index('mails_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mails_kind').on(t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mails_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('mails_search').using('gin', sql`(lower(${t.to} || ' ' || ${t.subject})) gin_trgm_ops`),
    index('mails_waiting').on(t.createdAt).where(sql`${t.state} <> 'sent'`),
    index('mails_returned').on(t.createdAt).where(sql`${t.state} = 'returned' and ${t.settledAt} is null`),
  ],
);

/** Who did what to whom. A trigger refuses UPDATE and DELETE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    action: text('action').notNull(),
    actorKind: text('actor_kind').$type<'anonymous' | 'candidate' | 'user' | 'system'>().notNull(),
    /** Not a foreign key: the line stays when the person is erased. */
    actorId: uuid('actor_id'),
    subjectKind: text('subject_kind'),
    subjectId: uuid('subject_id'),
    ip: text('ip'),
    data: jsonb('data').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_action').on(t.action, t.id.desc().nullsFirst()),
    index('audit_log_family').on(sql`(split_part(${t.action}, '.', 1))`, t.id.desc().nullsFirst()),
    index('audit_log_actor').on(t.actorId, t.id.desc().nullsFirst()),
    index('audit_log_kind').on(t.subjectKind, t.createdAt.desc().nullsFirst()),
    index('audit_log_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_subject').on(t.subjectKind, t.subjectId, t.createdAt.desc().nullsFirst()),
  ],
);

/**
 * The hash chain over the audit log. A field that an erasure may take from a line has a salted digest here; the salt
 * goes with the field. A trigger refuses every other change.
 */
export const auditChain = pgTable('audit_chain', {
  /** Id of the line. Not a foreign key: a line that was removed must leave its link. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** SHA-256 over the link before, the line's lasting fields and the digests. Hex, as are the others. */
  hash: text('hash').notNull(),
  ipDigest: text('ip_digest'),
  ipSalt: text('ip_salt'),
  reasonDigest: text('reason_digest'),
  reasonSalt: text('reason_salt'),
});

/** Counters of the throttle, shared by all instances. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: at('window_started_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('limits_expiry').on(t.expiresAt)],
);

/** Tokens spent per day and subject; `subject` is a person's id, `all`, or `purpose:` and what for. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    subject: text('subject').notNull(),
    calls: integer('calls').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Estimates of calls under way, by the span of minutes in which they were set aside; older spans don't count. */
    reserved: jsonb('reserved').$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.day, t.subject] })],
);

/** HR's settings (platform/settings), and state such as "demo content loaded". */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedBy: uuid('updated_by').$type<UserId>(),
  updatedAt: at('updated_at').notNull(),
});
