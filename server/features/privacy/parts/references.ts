import { and, eq, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { CandidateId, FileId, PrivacyRequestId } from '../../../../shared/ids/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import { escapePattern } from '../../../../shared/text/escape.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
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

const REDACTED = '[erased]';

/** The note of a copy that was never sent, in place of the person's own words. */
const UNSENT = 'We deleted the person’s data before their copy was ready, so we didn’t send one.';

/** Names and addresses by which HR may have written about a person. */
export type KnownBy = { names: readonly string[]; addresses: readonly string[] };

/** Conversations and saved filters that name the person. `about`: IDs of their records, which the assistant's answers link to. */
export async function redactReferences(
  tx: Tx,
  about: readonly string[],
  { names, addresses }: KnownBy,
): Promise<void> {
  const words = [
    ...addresses.map((address) => wholeAddress(address)),
    ...names.filter(isDistinctive).map((name) => wholeWords(name)),
  ];
  if (about.length > 0) await deleteAnswersAbout(tx, about);
  for (const { pattern, flags } of words) {
    const redacted = (text: SQL): SQL =>
      sql`regexp_replace(${text}, ${pattern}, ${REDACTED}, ${`g${flags}`})`;
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

/** HR's assistant conversations about the person's records and shifts: questions are deleted with their answers. */
async function deleteAnswersAbout(tx: Tx, about: readonly string[]): Promise<void> {
  const ids = sql.join(
    about.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`
    with about as (
      select t.id, t.answers from admin_conversations t
      where exists (
        select from jsonb_array_elements(t.sources || t.recipients) link where link ->> 'id' in (${ids})))
    delete from admin_conversations t using about
    where t.id in (about.id, about.answers) or t.answers = about.id`);
}

type Forgotten = {
  candidateId: CandidateId | null;
  addresses: readonly string[];
  /** Those of the addresses that lead to another record as well, with that record. */
  shared: ReadonlyMap<string, CandidateId>;
  /** The request that's being carried out, which its own task closes. */
  except: PrivacyRequestId | null;
};

const recordOfRequest = (tx: Tx) =>
  tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, privacyRequests.candidateId));

function requestsAbout({ candidateId, addresses }: Pick<Forgotten, 'candidateId' | 'addresses'>) {
  const own = candidateId ? eq(privacyRequests.candidateId, candidateId) : undefined;
  // What was asked inside a portal is about that portal's record alone.
  const byAddress = and(inArray(privacyRequests.email, [...addresses]), ne(privacyRequests.source, 'portal'));
  return { own, byAddress, about: addresses.length > 0 ? or(own, byAddress) : own };
}

/** The copies of their data that were prepared for this person. */
export async function copiesOf(
  tx: Tx,
  whose: Pick<Forgotten, 'candidateId' | 'addresses'>,
): Promise<FileId[]> {
  const { about } = requestsAbout(whose);
  if (!about) return [];
  const copies = await tx.select({ id: privacyRequests.exportFileId }).from(privacyRequests).where(about);
  return copies.flatMap(({ id }) => id ?? []);
}

/** Requests for a copy that only this person could open. The log has the IP address each was opened from. */
export async function finishedCopies(
  tx: Tx,
  { candidateId, addresses, shared }: Omit<Forgotten, 'except'>,
): Promise<PrivacyRequestId[]> {
  const { own, byAddress } = requestsAbout({
    candidateId,
    addresses: addresses.filter((address) => !shared.has(address)),
  });
  const theirs = or(own, and(byAddress, notExists(recordOfRequest(tx))));
  const rows = await tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.kind, 'copy'), eq(privacyRequests.state, 'done'), theirs));
  return rows.map(({ id }) => id);
}

/**
 * Finished requests prove what was done, without the address, the person's words, and the prepared copy. An open one is closed
 * only when it's about no one else. Requests about another record stay. For a shared address, HR decides about the other
 * record, and a request in progress is reassigned to it.
 */
export async function forgetRequests(
  deps: Deps,
  tx: Tx,
  { candidateId, addresses, shared, except }: Forgotten,
): Promise<void> {
  const { own, byAddress, about } = requestsAbout({ candidateId, addresses });
  if (!about) return;
  await removeFilesById(deps, tx, await copiesOf(tx, { candidateId, addresses }));
  const waiting = inArray(privacyRequests.state, ['waiting', 'held']);
  const working = and(
    eq(privacyRequests.state, 'working'),
    except ? ne(privacyRequests.id, except) : undefined,
  );
  for (const [address, other] of shared) {
    const ofBoth = and(own, byAddress, eq(privacyRequests.email, address));
    await tx
      .update(privacyRequests)
      .set({ state: 'waiting', candidateId: other })
      .where(and(waiting, ofBoth));
    await tx.update(privacyRequests).set({ candidateId: other, approved: false }).where(and(working, ofBoth));
  }
  const unshared = addresses.filter((address) => !shared.has(address));
  const nobodyElses = and(inArray(privacyRequests.email, unshared), notExists(recordOfRequest(tx)));
  const closed = await tx
    .update(privacyRequests)
    .set({ state: 'done', finishedAt: deps.clock.now() })
    .where(and(or(waiting, working), or(own, nobodyElses)))
    .returning({ id: privacyRequests.id, kind: privacyRequests.kind });
  await tx
    .update(privacyRequests)
    .set({ email: null, note: '', exportFileId: null, downloadTokenHash: null })
    .where(and(about, inArray(privacyRequests.state, ['done', 'kept'])));
  const unsent = closed.filter(({ kind }) => kind === 'copy').map(({ id }) => id);
  if (unsent.length > 0)
    await tx.update(privacyRequests).set({ note: UNSENT }).where(inArray(privacyRequests.id, unsent));
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

const literal = (words: string): string => escapePattern(words.trim());

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
