import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CandidateId, FileId } from '../../../shared/ids.ts';
import { at, createdAt } from './columns.ts';

/** `export` is the copy of somebody's data; it is only ever opened through the link that was mailed. */
export type FileKind = 'resume' | 'cover_letter' | 'id_document' | 'export';

/** Uploaded files. The bytes lie in storage under `storageKey`, a name the server made. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').$type<FileId>().primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Name on the person's device, cleaned; only ever shown or sent as a download name. */
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** SHA-256 of the token that lets the uploader use the file; cleared once it belongs to someone. */
    uploadTokenHash: text('upload_token_hash'),
    /** Whose it is; null until an application claims it. Unclaimed files are swept after a day. */
    candidateId: uuid('candidate_id').$type<CandidateId>(),
    /** Text a reader of the page sees, for the interviewer; null when it could not be read. */
    visibleText: text('visible_text'),
    /** Text no page shows (white, tiny, hidden); flagged to HR, never given to a model. */
    hiddenText: text('hidden_text'),
    createdAt: createdAt(),
    claimedAt: at('claimed_at'),
  },
  (t) => [
    index('files_candidate').on(t.candidateId),
    index('files_same_resume')
      .on(t.sha256, t.candidateId)
      .where(sql`${t.kind} = 'resume' and ${t.candidateId} is not null`),
    index('files_orphans').on(t.createdAt).where(sql`${t.candidateId} is null`),
  ],
);
