import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids.ts';
import { positions } from '../../../shared/jobs.ts';
import type { Tx } from '../../db/client.ts';
import { applications, type candidates } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { candidateMerges } from '../../db/schema/merges.ts';
import { auditLog } from '../../db/schema/platform.ts';
import { privacyRequests } from '../../db/schema/privacy.ts';
import type { Deps } from '../../deps.ts';
import { aliasesOf } from '../aliases/service.ts';

/**
 * Where HR's own words name somebody (quality S22). Talks with the assistant, saved filters and the reasons in the
 * audit log go with the person; what HR writes for everybody to read (jobs, letters, tags) is about nobody and stays.
 */

type Candidate = typeof candidates.$inferSelect;

/** Talks and saved filters that name the person. */
export async function forgetMentions(tx: Tx, candidate: Candidate): Promise<void> {
  const applied = await tx
    .selectDistinct({ name: applications.fullName })
    .from(applications)
    .where(eq(applications.candidateId, candidate.id));
  const names = [...new Set([candidate.fullName, ...applied.map(({ name }) => name)])];
  const addresses = [candidate.email, ...(await aliasesOf(tx, candidate.id))];
  const naming = (text: SQL): SQL =>
    sql.join(
      [
        ...addresses.map((address) => sql`position(lower(${address}) in lower(${text})) > 0`),
        ...names.filter(isTelling).map((name) => sql`${text} ~* ${wholeWords(name)}`),
      ],
      sql` or `,
    );
  await forgetTalks(tx, candidate.id, naming(sql`t.message`));
  await tx.execute(sql`
    delete from saved_views v where ${naming(sql`(v.name || ' ' || coalesce(v.search ->> 'q', ''))`)}`);
}

/**
 * What HR's assistant was asked and answered about the person: by the records an answer names, and by a name or
 * an address of theirs in the words. Of an answer and its question both go.
 */
async function forgetTalks(tx: Tx, candidateId: CandidateId, named: SQL): Promise<void> {
  const one = JSON.stringify([{ id: candidateId }]);
  await tx.execute(sql`
    with about as (
      select t.id, t.answers from admin_conversations t
      where t.sources @> ${one}::jsonb or t.recipients @> ${one}::jsonb or ${named})
    delete from admin_conversations t using about
    where t.id in (about.id, about.answers) or t.answers = about.id`);
}

/**
 * Earlier requests prove what was done, without address, words and the copy that was prepared. One that waited for HR
 * is carried out with this.
 */
export async function forgetRequests(
  deps: Deps,
  tx: Tx,
  { candidateId, addresses }: { candidateId: CandidateId | null; addresses: readonly string[] },
): Promise<void> {
  const about = or(
    candidateId ? eq(privacyRequests.candidateId, candidateId) : undefined,
    addresses.length > 0 ? inArray(privacyRequests.email, [...addresses]) : undefined,
  );
  if (!about) return;
  const copies = await tx
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .innerJoin(privacyRequests, eq(privacyRequests.exportFileId, files.id))
    .where(about);
  for (const { id, storageKey } of copies) {
    await deps.storage.delete(storageKey);
    await tx.delete(files).where(eq(files.id, id));
  }
  const now = deps.clock.now();
  await tx
    .update(privacyRequests)
    .set({ state: 'done', finishedAt: now })
    .where(and(about, inArray(privacyRequests.state, ['waiting', 'held'])));
  await tx
    .update(privacyRequests)
    .set({ email: null, note: '', exportFileId: null, downloadTokenHash: null })
    .where(and(about, inArray(privacyRequests.state, ['done', 'kept'])));
}

/** The person's record and those that were merged into it. */
export async function recordsOf(tx: Tx, candidateId: CandidateId): Promise<CandidateId[]> {
  const gone = await tx
    .select({ id: candidateMerges.goneId })
    .from(candidateMerges)
    .where(eq(candidateMerges.keptId, candidateId));
  return [candidateId, ...gone.map(({ id }) => id)];
}

/**
 * Why HR looked at something of a person, in words that may tell anything of them. The lines themselves stay; the log
 * lets go of this and of addresses, of nothing else, and of nobody who is still there (drizzle/…_audit_addresses.sql).
 */
export async function forgetReasons(tx: Tx, records: readonly CandidateId[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ data: sql`${auditLog.data} - 'reason'` })
    .where(
      and(
        eq(auditLog.subjectKind, 'candidate'),
        inArray(auditLog.subjectId, [...records]),
        sql`${auditLog.data} ? 'reason'`,
      ),
    );
}

/** From where the person came, in what they did themselves; after their record is gone, or their account is emptied. */
export async function forgetNetworks(tx: Tx, actors: readonly string[]): Promise<void> {
  if (actors.length === 0) return;
  await tx
    .update(auditLog)
    .set({ ip: null })
    .where(and(inArray(auditLog.actorId, [...actors]), isNotNull(auditLog.ip)));
}

/**
 * A name of one short word ("An") stands in every second text that is about nobody; and who applies as "Data Entry Clerk"
 * must not take with them what HR wrote about the job.
 */
function isTelling(name: string): boolean {
  const plain = name.trim().toLowerCase();
  if (positions.some((position) => position.toLowerCase() === plain)) return false;
  return /\s/.test(plain) || plain.length > 3;
}

/** A pattern that finds these words, but not inside longer ones. */
function wholeWords(words: string): string {
  const literal = words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
