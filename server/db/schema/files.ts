import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CandidateId, FileId } from '../../../shared/ids/schema.ts';
import { at, createdAt } from './columns.ts';

/** `other_document` is what HR asked for besides the ID. `export` is the copy of a person's data; it's only opened through the emailed link. */
export type FileKind = 'resume' | 'cover_letter' | 'id_document' | 'other_document' | 'export';

/**
 * The state of a document's text: `waiting` for a reader, `read` (maybe empty, as in a scan), or
 * `unreadable`, because it couldn't be opened or took too much to read. HR sees a warning for anything that
 * isn't `read`.
 */
export type TextState = 'waiting' | 'read' | 'unreadable';

/** Uploaded files. The bytes lie in storage under `storageKey`, a name the server made. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').$type<FileId>().primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** The file's own key, wrapped by the vault; null for a plain file of an older version. */
    fileKey: text('file_key'),
    /**
     * A second object of the file: encrypted bytes that aren't in use yet, or plain ones that aren't deleted
     * yet.
     */
    spareKey: text('spare_key'),
    /** Name on the person's device, cleaned; only ever shown or sent as a download name. */
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** SHA-256 of the token that lets the uploader use the file; cleared once it belongs to someone. */
    uploadTokenHash: text('upload_token_hash'),
    /** The file's owner; null until an application claims it. Unclaimed files are swept after a day. */
    candidateId: uuid('candidate_id').$type<CandidateId>(),
    /** Null for what is never read for its words: IDs and copies of data. */
    textState: text('text_state').$type<TextState>(),
    /** Hash of the network it came from, while it waits: networks take turns at the reader. */
    textLane: text('text_lane'),
    /** How often a reader has begun with it. */
    textTries: integer('text_tries').notNull().default(0),
    /** No reader takes it before this time: one has it, or failed to finish with it. */
    textDueAt: at('text_due_at'),
    /** Text a reader of the page sees, for the interviewer; null when it is not read or holds none. */
    visibleText: text('visible_text'),
    /** A connected model's reading raised a flag over the text: people read it, models don't. */
    textWithheld: boolean('text_withheld').notNull().default(false),
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
    index('files_waiting').on(t.textLane, t.createdAt).where(sql`${t.textState} = 'waiting'`),
    index('files_orphans').on(t.createdAt).where(sql`${t.candidateId} is null`),
    index('files_unsealed').on(t.id).where(sql`${t.fileKey} is null or ${t.spareKey} is not null`),
  ],
);
