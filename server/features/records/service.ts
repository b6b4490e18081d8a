import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId, type UserId } from '../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { candidateAliases } from '../../db/schema/merges.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';

/**
 * A person's record: their row in `candidates` and the addresses it's found by. Everyone who changes one goes through here, in
 * the transaction of what caused it.
 */

type Candidate = typeof candidates.$inferSelect;
type Stored = typeof candidates.$inferInsert;

/**
 * Serializes everything that's about to store this address with a record, until the caller's transaction
 * ends: an application must not be stored with an address while its record is being merged into another.
 */
export async function lockAddress(tx: Tx, ...emails: string[]): Promise<void> {
  for (const email of [...new Set(emails.map((one) => one.toLowerCase()))].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`);
  }
}

/** The person with this additional address; null without one. */
export async function aliasOwner(db: DbOrTx, email: string): Promise<CandidateId | null> {
  const [alias] = await db
    .select({ id: candidateAliases.candidateId })
    .from(candidateAliases)
    .where(eq(candidateAliases.email, email));
  return alias?.id ?? null;
}

/**
 * The record behind an address, its own before one kept from a merged record. One question with the same work
 * for known and unknown addresses (quality S10).
 */
export async function recordOf(db: DbOrTx, email: string): Promise<Candidate | null> {
  const [row] = await db
    .select()
    .from(candidates)
    .where(
      sql`${candidates.id} in (
        select c.id from candidates c where c.email = ${email}
        union all select a.candidate_id from candidate_aliases a where a.email = ${email})`,
    )
    .orderBy(sql`${candidates.email} = ${email} desc`)
    .limit(1);
  return row ?? null;
}

/**
 * The same, locked until the caller's transaction ends. During a merge of the record it waits and returns the
 * remaining one; a later merge waits in turn and sees the caller's changes.
 */
export async function lockRecordOf(tx: Tx, email: string): Promise<Candidate | null> {
  const found = await recordOf(tx, email);
  if (!found) return null;
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, found.id)).for('update');
  return row ?? lockRecordOf(tx, email);
}

/**
 * The record of the account with this address, once it's confirmed. It may have another address: an invitation also links
 * the account of an address that the person didn't apply with.
 */
async function recordOfAccount(db: DbOrTx, email: string): Promise<Candidate | null> {
  const [row] = await db
    .select({ record: candidates })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return row?.record ?? null;
}

/** The records of an address's owner: its own, and that of their account, if it's another one. */
export async function recordsOfOwner(db: DbOrTx, email: string): Promise<Candidate[]> {
  const own = await recordOf(db, email);
  const linked = await recordOfAccount(db, email);
  return [own, linked?.id === own?.id ? null : linked].filter((record) => record !== null);
}

/** The same, locked like {@link lockRecordOf}, and like a merge in the order of their ids. */
export async function lockRecordsOfOwner(tx: Tx, email: string): Promise<Candidate[]> {
  const found = (await recordsOfOwner(tx, email)).map(({ id }) => id);
  if (found.length === 0) return [];
  const locked = await tx
    .select()
    .from(candidates)
    .where(inArray(candidates.id, found))
    .orderBy(candidates.id)
    .for('update');
  if (locked.length < found.length) return lockRecordsOfOwner(tx, email);
  return found.flatMap((id) => locked.filter((record) => record.id === id));
}

/** A person's other addresses, the oldest first. */
export async function aliasesOf(db: DbOrTx, candidateId: CandidateId): Promise<string[]> {
  const rows = await db
    .select({ email: candidateAliases.email })
    .from(candidateAliases)
    .where(eq(candidateAliases.candidateId, candidateId))
    .orderBy(candidateAliases.createdAt);
  return rows.map(({ email }) => email);
}

/**
 * Creates the record of a person who isn't known by this address. Null when someone is, perhaps since a moment ago.
 */
export async function createRecord(
  deps: Deps,
  tx: Tx,
  person: Omit<Stored, 'id' | 'appliedAt' | 'createdAt' | 'updatedAt'>,
): Promise<CandidateId | null> {
  const now = deps.clock.now();
  const [made] = await tx
    .insert(candidates)
    .values({
      ...person,
      id: CandidateId.parse(deps.clock.uuid()),
      appliedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: candidates.id });
  return made?.id ?? null;
}

/** What people, applications, and HR change of a record; the rest has a function of its own. */
type Change = Partial<
  Pick<
    Stored,
    | 'fullName'
    | 'email'
    | 'phone'
    | 'country'
    | 'state'
    | 'linkedinUrl'
    | 'introduction'
    | 'position'
    | 'resumeFileId'
    | 'coverLetterFileId'
    | 'appliedAt'
  >
>;

/** Changes a record; what isn't named stays. */
export async function changeRecord(deps: Deps, tx: Tx, id: CandidateId, change: Change): Promise<void> {
  await tx
    .update(candidates)
    .set({ ...change, updatedAt: deps.clock.now() })
    .where(eq(candidates.id, id));
}

/** Stores one status for these people, without its effects. Hired people were hired now, unless `hiredAt` says otherwise. */
export async function storeStatus(
  deps: Deps,
  tx: Tx,
  ids: readonly CandidateId[],
  status: CandidateStatus,
  hiredAt?: Date | null,
): Promise<void> {
  const now = deps.clock.now();
  const hired = hiredAt === undefined && status === 'hired' ? now : hiredAt;
  await tx
    .update(candidates)
    .set({ status, updatedAt: now, ...(hired === undefined ? {} : { hiredAt: hired }) })
    .where(inArray(candidates.id, [...ids]));
}

/** Gives a record to an account. False when another account has it, or when it isn't in the wanted status. */
export async function linkAccount(
  tx: Tx,
  id: CandidateId,
  userId: UserId,
  { status }: { status?: CandidateStatus } = {},
): Promise<boolean> {
  const linked = await tx
    .update(candidates)
    .set({ userId })
    .where(
      and(
        eq(candidates.id, id),
        or(isNull(candidates.userId), eq(candidates.userId, userId)),
        status ? eq(candidates.status, status) : undefined,
      ),
    )
    .returning({ id: candidates.id });
  return linked.length > 0;
}

/**
 * Unlinks the record from an account that signed up with this address but never confirmed it: its creator may
 * not be the person. Confirming by email links it again. True when there was such an account.
 */
export async function releaseUnproven(tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const unproven = tx.select({ id: users.id }).from(users).where(isNull(users.emailVerifiedAt));
  const released = await tx
    .update(candidates)
    .set({ userId: null })
    .where(and(eq(candidates.id, candidateId), inArray(candidates.userId, unproven)))
    .returning({ id: candidates.id });
  return released.length > 0;
}

/** Everything a merge decides about a record: a new column doesn't compile until one does. */
export type MergedRecord = Required<Omit<Stored, 'id' | 'score' | 'updatedAt'>>;

/**
 * Merges two records: `gone` is deleted, `kept` gets these values, and `other`, the remaining address, becomes its
 * alias. Their data was moved before.
 */
export async function joinRecords(
  deps: Deps,
  tx: Tx,
  {
    kept,
    gone,
    other,
    values,
  }: { kept: CandidateId; gone: CandidateId; other: string; values: MergedRecord },
): Promise<void> {
  const now = deps.clock.now();
  await tx.execute(
    sql`select join_candidate_stays(${kept}, ${gone}, ${values.status}, ${now.toISOString()}::timestamptz)`,
  );
  await tx.delete(candidates).where(eq(candidates.id, gone));
  await tx
    .update(candidates)
    .set({ ...values, updatedAt: now })
    .where(eq(candidates.id, kept));
  await tx
    .insert(candidateAliases)
    .values({ email: other, candidateId: kept, createdAt: now })
    .onConflictDoUpdate({ target: candidateAliases.email, set: { candidateId: kept } });
}

/** This address leads to no record besides its own from now on. */
export async function forgetAlias(tx: Tx, email: string): Promise<void> {
  await tx.delete(candidateAliases).where(eq(candidateAliases.email, email));
}
