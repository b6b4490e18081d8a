import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { candidateMerges } from '../../../db/schema/merges.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { removeFilesById } from '../../files/service.ts';

/**
 * References to a person in HR's own texts (quality S22). The assistant's answers about the person and the
 * reasons in the audit log are deleted with them; in other conversations and saved filters their name and
 * addresses are redacted, because an applicant named like a common word must not delete HR's work. HR's
 * public texts (jobs, email texts, tags) aren't about individuals and are kept.
 */

const BLOT = '[erased]';

/** Names and addresses by which HR may have written about a person. */
export type KnownBy = { names: readonly string[]; addresses: readonly string[] };

/** Conversations and saved filters that name the person. */
export async function forgetMentions(
  tx: Tx,
  candidateId: CandidateId | null,
  { names, addresses }: KnownBy,
): Promise<void> {
  const words = [
    ...addresses.map((address) => wholeAddress(address)),
    ...names.filter(isDistinctive).map((name) => wholeWords(name)),
  ];
  if (candidateId) await forgetTalks(tx, candidateId);
  for (const { pattern, flags } of words) {
    const redacted = (text: SQL): SQL => sql`regexp_replace(${text}, ${pattern}, ${BLOT}, ${`g${flags}`})`;
    const found = (text: SQL): SQL => sql`${text} ${flags === 'i' ? sql`~*` : sql`~`} ${pattern}`;
    await tx.execute(sql`
      update admin_conversations set message = ${redacted(sql`message`)} where ${found(sql`message`)}`);
    await tx.execute(sql`
      update saved_views set name = ${redacted(sql`name`)},
        search = case when search ? 'q' then jsonb_set(search, '{q}', to_jsonb(${redacted(sql`search ->> 'q'`)}))
          else search end
      where ${found(sql`(name || ' ' || coalesce(search ->> 'q', ''))`)}`);
  }
}

/** HR's assistant conversations about the person's record: questions are deleted with their answers. */
async function forgetTalks(tx: Tx, candidateId: CandidateId): Promise<void> {
  const one = JSON.stringify([{ id: candidateId }]);
  await tx.execute(sql`
    with about as (
      select t.id, t.answers from admin_conversations t
      where t.sources @> ${one}::jsonb or t.recipients @> ${one}::jsonb)
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
  const copies = await tx.select({ id: privacyRequests.exportFileId }).from(privacyRequests).where(about);
  await removeFilesById(
    deps,
    tx,
    copies.flatMap(({ id }) => (id === null ? [] : [id])),
  );
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
 * Short single-word names ("An") occur in many texts, and an applicant named "Data Entry Clerk" must not redact HR's
 * texts about the job.
 */
function isDistinctive(name: string): boolean {
  const plain = name.trim().toLowerCase();
  if (positions.some((position) => position.toLowerCase() === plain)) return false;
  return /\s/.test(plain) || plain.length > 3;
}

type Pattern = { pattern: string; flags: '' | 'i' };

const literal = (words: string): string => words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds these words, but not inside longer ones. A single word only in its exact case: a person called
 * "Score" doesn't match the common noun.
 */
function wholeWords(name: string): Pattern {
  return {
    pattern: `(?<![[:alnum:]])${literal(name)}(?![[:alnum:]])`,
    flags: /\s/.test(name.trim()) ? 'i' : '',
  };
}

/** Finds this address, but not at the end or the beginning of another one. */
function wholeAddress(address: string): Pattern {
  return { pattern: `(?<![[:alnum:]._%+-])${literal(address)}(?![[:alnum:]-]|[.][[:alnum:]])`, flags: 'i' };
}
