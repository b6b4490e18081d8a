import { buffer } from 'node:stream/consumers';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FileId } from '../../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { toDomainError } from '../../../errors.ts';
import { MissingKey } from '../../../platform/crypto/vault.ts';
import { DecryptionFailed } from '../../../platform/storage/fileCipher.ts';
import { openStored } from '../service.ts';
import { resumeMimes } from './checks.ts';
import { type ReadOutcome, readText } from './reader.ts';
import { DOCUMENT_TASK, READ_TASK } from './readerLine.ts';

/** A reader silent for this long counts as dead, and another may take the file. */
const CLAIM_MS = 60_000;
/** Tries before a file is marked unreadable: it crashed the reader, timed out, or is missing. */
const TRIES_MAX = 3;
/** The pause before another try. */
const PAUSE_MS = CLAIM_MS / 4;
/** Pause for missing files, in case a key or the bytes are restored. Newer files may still be arriving. */
const LOST_MS = HOUR_MS;
/** A file that has been due for this long has no task of its own. */
const TASKLESS_MS = 5 * 60_000;
/** Reader time older than this is forgiven. */
const FORGIVEN_MS = 10 * 60_000;

/** Reader time by network, of this process. */
const used = new Map<string, { ms: number; at: number }>();

type Read = (bytes: Buffer, extension: 'pdf' | 'docx', signal: AbortSignal) => Promise<ReadOutcome>;

/**
 * Reads the next file and stores its text; HR's screens get an event. False when none is due. Safe to run
 * several times and in several processes.
 */
export async function readNextFile(deps: Deps, signal: AbortSignal, read: Read = readText): Promise<boolean> {
  const file = await claimNext(deps);
  if (!file) {
    await wakeLater(deps);
    return false;
  }
  const started = performance.now();
  const extension = file.mime === resumeMimes.docx ? 'docx' : 'pdf';
  let outcome: ReadOutcome;
  let pauseMs = PAUSE_MS;
  try {
    const { body } = await openStored(deps, file.id);
    outcome = await read(await buffer(body), extension, signal);
  } catch (error) {
    deps.log.warn({ err: error, fileId: file.id }, 'opening a file to read it failed');
    // A storage failure doesn't count against the file. Not thrown: the queue would repeat a task that the file's next one replaces.
    const lost = isLost(error) && deps.clock.now().getTime() - file.createdAt.getTime() >= LOST_MS;
    outcome = { kind: lost ? 'slow' : 'stopped' };
    if (lost) pauseMs = LOST_MS;
  }
  charge(file.textLane ?? '', performance.now() - started, deps.clock.now());
  if (outcome.kind === 'stopped') await putBack(deps, file.id, file.textTries - 1, pauseMs);
  else if (outcome.kind !== 'slow') await store(deps, file.id, outcome);
  else if (file.textTries < TRIES_MAX) await putBack(deps, file.id, file.textTries, pauseMs);
  else await store(deps, file.id, { kind: 'unreadable' });
  return true;
}

/** Whether the bytes are missing, or can't be decrypted. */
const isLost = (error: unknown): boolean =>
  toDomainError(error)?.code === 'not_found' ||
  error instanceof MissingKey ||
  error instanceof DecryptionFailed;

const isDue = (now: Date) =>
  and(eq(files.textState, 'waiting'), or(isNull(files.textDueAt), lte(files.textDueAt, now)));

/** Takes the next file, so that no other reader gets it. A file started too often is given up. */
async function claimNext(deps: Deps) {
  for (;;) {
    const now = deps.clock.now();
    const lanes = await deps.db
      .selectDistinctOn([files.textLane], { id: files.id, lane: files.textLane })
      .from(files)
      .where(isDue(now))
      .orderBy(files.textLane, asc(files.createdAt), asc(files.id));
    const next = leastUsed(lanes, now);
    if (!next) return null;
    const [file] = await deps.db
      .update(files)
      .set({ textTries: sql`${files.textTries} + 1`, textDueAt: new Date(now.getTime() + CLAIM_MS) })
      .where(and(eq(files.id, next.id), isDue(now)))
      .returning();
    if (file && file.textTries <= TRIES_MAX) return file;
    if (file) await store(deps, file.id, { kind: 'unreadable' });
  }
}

function leastUsed<T extends { lane: string | null }>(lanes: T[], now: Date): T | undefined {
  for (const [lane, { at }] of used) if (now.getTime() - at > FORGIVEN_MS) used.delete(lane);
  const time = ({ lane }: T): number => used.get(lane ?? '')?.ms ?? 0;
  return lanes.sort((a, b) => time(a) - time(b))[0];
}

function charge(lane: string, ms: number, now: Date): void {
  used.set(lane, { ms: (used.get(lane)?.ms ?? 0) + ms, at: now.getTime() });
}

async function store(
  deps: Deps,
  id: FileId,
  outcome: Extract<ReadOutcome, { kind: 'read' | 'unreadable' }>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [file] = await tx
      .update(files)
      .set({
        textState: outcome.kind,
        textLane: null,
        textDueAt: null,
        ...(outcome.kind === 'read'
          ? { visibleText: outcome.visible || null, hiddenText: outcome.hidden || null }
          : {}),
      })
      .where(and(eq(files.id, id), eq(files.textState, 'waiting')))
      .returning({ candidateId: files.candidateId });
    if (!file?.candidateId) return;
    await deps.bus.publish(tx, 'candidates', { candidateId: file.candidateId });
    if (outcome.kind === 'read') await deps.queue.enqueue(tx, DOCUMENT_TASK, { fileId: id });
  });
}

/** For another try, later. */
async function putBack(deps: Deps, id: FileId, textTries: number, pauseMs: number): Promise<void> {
  const dueAt = new Date(deps.clock.now().getTime() + pauseMs);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ textDueAt: dueAt, textTries })
      .where(and(eq(files.id, id), eq(files.textState, 'waiting')));
    await deps.queue.enqueue(tx, READ_TASK, {}, { dueAt });
  });
}

const Next = z.object({ due_at: z.coerce.date().nullable() });

/**
 * Schedules another look at files claimed by other readers, in case those died. A task enqueues at most one successor, so
 * their number never grows.
 */
async function wakeLater(deps: Deps): Promise<void> {
  const [row] = await deps.db.execute(
    sql`select min(text_due_at) as due_at from files where text_state = 'waiting'`,
  );
  const dueAt = Next.safeParse(row).data?.due_at;
  if (dueAt) await deps.queue.enqueue(deps.db, READ_TASK, {}, { dueAt });
}

/** Enqueues a task for each file that waits without one, as after a restore. Storage failures keep their own task. */
export async function wakeReaders(deps: Deps): Promise<void> {
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(files)
    .where(isDue(new Date(deps.clock.now().getTime() - TASKLESS_MS)));
  for (let left = Math.min(row?.count ?? 0, 500); left > 0; left--)
    await deps.queue.enqueue(deps.db, READ_TASK, {});
}
