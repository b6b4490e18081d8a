import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { JobId } from '../../../shared/ids/schema.ts';
import type { JobStatus, Position } from '../../../shared/jobs/schema.ts';
import { at, createdAt, updatedAt } from './columns.ts';

/** Postings (specification §3). Public lists read active rows only, hence the partial indexes. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').$type<JobId>().primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull().default('Remote'),
    department: text('department').notNull(),
    position: text('position').$type<Position>().notNull(),
    status: text('status').$type<JobStatus>().notNull().default('active'),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    applicantCount: integer('applicant_count').notNull().default(1000),
    applicationDeadline: date('application_deadline', { mode: 'string' }),
    responsibilities: text('responsibilities'),
    requirements: text('requirements'),
    benefits: text('benefits'),
    workHours: text('work_hours'),
    hiringManager: text('hiring_manager').notNull(),
    archivedAt: at('archived_at'),
    /** When it was first public, kept by a trigger (`functions/jobs.sql`); null for a draft. */
    postedAt: at('posted_at'),
    /** Demo content that hasn't been edited. */
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => {
    const active = sql`${t.status} = 'active'`;
    return [
      index('jobs_newest').on(t.postedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(active),
      index('jobs_salary')
        .on(sql`(coalesce(${t.salaryMax}, 0)) desc`, t.id.desc().nullsFirst())
        .where(active),
      index('jobs_applied').on(t.applicantCount.desc().nullsFirst(), t.id.desc().nullsFirst()).where(active),
      index('jobs_department')
        .on(t.department, t.postedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(active),
      index('jobs_location')
        .on(t.location, t.postedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(active),
      index('jobs_panel').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
      index('jobs_deadline').on(t.applicationDeadline).where(active),
      index('jobs_title_trgm').using('gin', sql`${t.title} gin_trgm_ops`).where(active),
      index('jobs_description_trgm').using('gin', sql`${t.description} gin_trgm_ops`).where(active),
    ];
  },
);

/**
 * How many public jobs there are per location and department, kept by a trigger (`functions/jobs.sql`):
 * counting a million rows for every visitor would take longer than the list itself.
 */
export const jobFacets = pgTable(
  'job_facets',
  {
    location: text('location').notNull(),
    department: text('department').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.location, t.department] })],
);

/**
 * The rubric of a job's interviews. Rows are immutable: an interview refers to the version it started with. `content`
 * is parsed by `StoredRubric` of interview/parts/rating/jobRubrics.ts.
 */
export const jobRubrics = pgTable(
  'job_rubrics',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.version] })],
);
