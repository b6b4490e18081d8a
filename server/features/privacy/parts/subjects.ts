import { and, eq, isNull } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import type { privacyRequests } from '../../../db/schema/privacy.ts';
import { users } from '../../../db/schema/users.ts';
import { lockRecordsOfOwner, recordsOfOwner } from '../../records/service.ts';
import { lockPerson } from './erase.ts';
import type { Subject } from './personalData.ts';

/** What a request is about: each record with its account, since every record has its own hold, status, and retention. */

type Candidate = typeof candidates.$inferSelect;
/** A subject with its record, locked. */
type LockedSubject = Subject & { candidate: Candidate | null };

/**
 * `email` was proven to be the person's. `only`: a session of this record's portal asks, which may be an account's with
 * another address, so the address alone leads to no other record. `about`: the record that a deletion waits for, which the
 * person's account may have left the address of in the meantime.
 */
type Whose = { email: string; only?: CandidateId | null; about?: CandidateId | null };

/** Whom a request is about. A copy never includes an unverified address. */
export function whose(request: typeof privacyRequests.$inferSelect, email: string): Whose {
  const { source, kind, candidateId } = request;
  if (source === 'portal') return { email, only: candidateId };
  return { email, about: kind === 'deletion' ? candidateId : null };
}

/** Everything behind an address; nothing when it isn't known. */
export async function findSubjects(db: DbOrTx, { email, only }: Whose): Promise<Subject[]> {
  const records = only
    ? await db.select().from(candidates).where(eq(candidates.id, only))
    : await recordsOfOwner(db, email);
  return subjectsOf(db, email, records);
}

/** The same with the records locked, so that none is merged or put under a hold before the caller is done. */
export async function lockSubjects(tx: Tx, { email, only, about }: Whose): Promise<LockedSubject[]> {
  const records: (Candidate | null)[] = only
    ? [await lockPerson(tx, only)]
    : await lockRecordsOfOwner(tx, email);
  if (about && !records.some((record) => record?.id === about)) records.push(await lockPerson(tx, about));
  return subjectsOf(
    tx,
    email,
    records.filter((record) => record !== null),
  );
}

async function subjectsOf(db: DbOrTx, email: string, records: Candidate[]): Promise<LockedSubject[]> {
  // An account that has a record goes with that record only.
  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(and(eq(users.email, email), isNull(candidates.id)));
  return [
    ...records.map((candidate) => ({ candidateId: candidate.id, userId: candidate.userId, candidate })),
    ...accounts.map(({ id }) => ({ candidateId: null, userId: id, candidate: null })),
  ];
}
