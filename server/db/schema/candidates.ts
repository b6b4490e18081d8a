import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CandidateStatus, TimelineEntry } from '../../../shared/candidates/schema.ts';
import type { ApplicationId, CandidateId, FileId, JobId, UserId } from '../../../shared/ids/schema.ts';
import { at, citext, createdAt, updatedAt } from './columns.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

/** Whether a text has letters beyond ASCII. Searches ignore their accents, with an index of these rows only. */
export const hasAccents = (text: SQLWrapper): SQL => sql`octet_length(${text}) <> char_length(${text})`;

/** One row per person, unique by email (specification §3, product decision on duplicates). */
export const candidates = pgTable(
  'candidates',
  {
    id: uuid('id').$type<CandidateId>().primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .unique()
      .references(() => users.id),
    fullName: text('full_name').notNull(),
    email: citext('email').notNull().unique(),
    phone: text('phone'),
    position: text('position').notNull(),
    country: text('country').notNull(),
    state: text('state'),
    introduction: text('introduction').notNull().default(''),
    resumeFileId: uuid('resume_file_id')
      .$type<FileId>()
      .references(() => files.id),
    coverLetterFileId: uuid('cover_letter_file_id')
      .$type<FileId>()
      .references(() => files.id),
    linkedinUrl: text('linkedin_url'),
    consentGiven: boolean('consent_given').notNull().default(false),
    /** Invented by the demo content: screens say so, no email leaves for them, and one command removes them. */
    demo: boolean('demo').notNull().default(false),
    status: text('status').$type<CandidateStatus>().notNull().default('applied'),
    /** When HR hired this person, the last time; kept when the status changes again. */
    hiredAt: at('hired_at'),
    /** Time of the newest application; what HR's table sorts by. */
    appliedAt: at('applied_at').notNull(),
    /** Score of the newest completed interview, 0–100; kept by a trigger (`functions/interviews.sql`). */
    score: integer('score'),
    /**
     * The text HR's search reads. Lower-cased on writing, because doing so for each row costs more than
     * reading it.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(full_name || ' ' || email::text || ' ' || country)`),
    // What two records of one person have in common, as equal texts (functions in the initial migration).
    mailboxKey: text('mailbox_key').generatedAlwaysAs(sql`mailbox_key(email::text)`),
    phoneKey: text('phone_key').generatedAlwaysAs(sql`phone_key(phone)`),
    linkedinKey: text('linkedin_key').generatedAlwaysAs(sql`linkedin_key(linkedin_url)`),
    nameKey: text('name_key').generatedAlwaysAs(sql`name_key(full_name, country)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('candidates_score').on(sql`(coalesce(${t.score}, -1)) desc`, t.id.desc().nullsFirst()),
    index('candidates_status_score').on(
      t.status,
      sql`(coalesce(${t.score}, -1)) desc`,
      t.id.desc().nullsFirst(),
    ),
    index('candidates_position').on(t.position, t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('candidates_newest').on(t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('candidates_status').on(t.status, t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('candidates_hired')
      .on(sql`(coalesce(${t.hiredAt}, ${t.createdAt})) desc`, t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'hired'`),
    index('candidates_hired_at').on(t.hiredAt).where(sql`${t.hiredAt} is not null`),
    index('candidates_country').on(t.country, t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('candidates_mailbox_key').on(t.mailboxKey, t.id),
    index('candidates_phone_keys').on(t.phoneKey, t.id).where(sql`${t.phoneKey} is not null`),
    index('candidates_linkedin_key').on(t.linkedinKey, t.id).where(sql`${t.linkedinKey} is not null`),
    index('candidates_demo').on(t.id).where(sql`${t.demo}`),
    index('candidates_name_key').on(t.nameKey, t.id),
    index('candidates_name').on(sql`lower(${t.fullName})`, t.id),
    index('candidates_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('candidates_accents')
      .using('gin', sql`folded(${t.searchText}) gin_trgm_ops`)
      .where(hasAccents(t.searchText)),
  ],
);

/**
 * Replacement values for an erased record's columns where the law requires payroll records, and so their row.
 */
export const erasedCandidate = {
  userId: null,
  // Unique and required, but not a deliverable address.
  email: sql`'erased-' || ${candidates.id} || '@erased.invalid'`,
  phone: null,
  state: null,
  introduction: '',
  resumeFileId: null,
  coverLetterFileId: null,
  linkedinUrl: null,
};
/** Columns kept then: only the name that payroll needs. A new column goes here or above. */
export const retainedOfCandidate = [
  'id',
  'fullName',
  'position',
  'country',
  'consentGiven',
  'demo',
  'status',
  'hiredAt',
  'appliedAt',
  'score',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof typeof candidates.$inferSelect)[];

/**
 * The number of people per position and status, kept by a trigger (`functions/candidates.sql`): HR's
 * pages all show counts, and counting every record each time would take longer than the page itself.
 */
export const candidateFacets = pgTable(
  'candidate_facets',
  {
    position: text('position').notNull(),
    status: text('status').$type<CandidateStatus>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.position, t.status] })],
);

/** Every application as it was submitted, including repeated ones from the same address. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').$type<ApplicationId>().primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .$type<JobId>()
      .references(() => jobs.id),
    position: text('position').notNull(),
    fullName: text('full_name').notNull(),
    phone: text('phone'),
    country: text('country').notNull(),
    state: text('state'),
    introduction: text('introduction').notNull(),
    /** It raised a safety flag when it came: no prompt and no email holds it. */
    introductionWithheld: boolean('introduction_withheld').notNull().default(false),
    resumeFileId: uuid('resume_file_id')
      .$type<FileId>()
      .references(() => files.id),
    coverLetterFileId: uuid('cover_letter_file_id')
      .$type<FileId>()
      .references(() => files.id),
    linkedinUrl: text('linkedin_url'),
    consentVersion: text('consent_version').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    /** When its sender proved that the address is theirs; null until then. */
    confirmedAt: at('confirmed_at'),
    /** SHA-256 of the token in the emailed link that confirms it. */
    confirmHash: text('confirm_hash').unique(),
    /** It came to an address that had applied already, from a sender who proved nothing: until then it replaces nothing. */
    awaitsProof: boolean('awaits_proof').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('applications_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('applications_job').on(t.jobId),
    index('applications_newest').on(t.createdAt.desc().nullsFirst()),
  ],
);

/** Order of a person's applications with the one they apply with first: the newest that awaits no proof. */
export const countingFirst = [asc(applications.awaitsProof), desc(applications.createdAt)];

/**
 * The same order, but starting with the application that HR decided on. After a decision, the record in `candidates` keeps its
 * position and résumé, whatever the person applies with later.
 */
export const decidedFirst = [
  asc(applications.awaitsProof),
  sql`(${applications.position} = ${candidates.position}) desc`,
  sql`coalesce(${applications.resumeFileId} = ${candidates.resumeFileId}, false) desc`,
  desc(applications.createdAt),
];

/**
 * Access codes: `selector` finds the row, `verifierHash` proves the rest (ASVS 6.5). At most one code of a
 * person is live at a time.
 */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: uuid('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    selector: text('selector').notNull().unique(),
    verifierHash: text('verifier_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('access_codes_live').on(t.candidateId).where(sql`${t.revokedAt} is null`)],
);

/** Browsers that opened the portal with a code. Same shape and rules as auth sessions. */
export const portalSessions = pgTable(
  'portal_sessions',
  {
    id: text('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    absoluteExpiresAt: at('absolute_expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('portal_sessions_candidate').on(t.candidateId)],
);

/** A person's timeline: event, time, and actor. Written in the transaction of the event itself. */
export const candidateEvents = pgTable(
  'candidate_events',
  {
    id: uuid('id').primaryKey(),
    candidateId: uuid('candidate_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TimelineEntry['kind']>().notNull(),
    actorUserId: uuid('actor_user_id')
      .$type<UserId>()
      .references(() => users.id),
    data: jsonb('data').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    /** Client-made key of the action, when it came from a person. */
    idempotencyKey: uuid('idempotency_key').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('candidate_events_candidate').on(t.candidateId, t.createdAt),
    index('candidate_events_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('candidate_events_requests')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.kind} in ('human_requested', 'review_requested', 'question_asked')`),
  ],
);
