import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { MergeView } from '../../../../shared/candidates/merges.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import type { candidates } from '../../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import { users } from '../../../db/schema/users.ts';
import { releaseUnproven } from '../../records/service.ts';

/** The relevant account, and why two records can't be merged. */

type Candidate = typeof candidates.$inferSelect;
export type Sides = { kept: Candidate; gone: Candidate };

/** Both as they are once accounts that never proved their address are taken off. */
export async function released(tx: Tx, { kept, gone }: Sides): Promise<Sides> {
  const without = async (row: Candidate): Promise<Candidate> =>
    (await releaseUnproven(tx, row.id)) ? { ...row, userId: null } : row;
  return { kept: await without(kept), gone: await without(gone) };
}

/** The same for a look that changes nothing. */
export async function provenSides(db: DbOrTx, { kept, gone }: Sides): Promise<Sides> {
  const ids = [kept.userId, gone.userId].filter((id) => id !== null);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.emailVerifiedAt)));
  const proven = (row: Candidate): Candidate =>
    rows.some(({ id }) => id === row.userId) ? row : { ...row, userId: null };
  return { kept: proven(kept), gone: proven(gone) };
}

/** Which of these have onboarding documents. */
export async function documentsOf(db: DbOrTx, ...ids: CandidateId[]): Promise<Set<CandidateId>> {
  const rows = await db
    .select({ id: onboardingDocuments.candidateId })
    .from(onboardingDocuments)
    .where(inArray(onboardingDocuments.candidateId, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Why these two can't be merged; each reason has its sentence in shared/errors/errors.ts. */
export async function refusalOf(db: DbOrTx, { kept, gone }: Sides): Promise<MergeView['refusal']> {
  if (kept.userId && gone.userId) return 'merge_two_accounts';
  if ((await documentsOf(db, kept.id, gone.id)).size === 2) return 'merge_two_documents';
  const [open] = await db.execute(sql`
    select 1 from conversations a join conversations b on b.kind = a.kind
    where a.owner_id = ${kept.id} and b.owner_id = ${gone.id} and a.open and b.open
    union all
    select 1 from client_chat_sessions a join client_chat_sessions b on b.employee_id = ${gone.id}
    where a.employee_id = ${kept.id} and a.status in ('connecting', 'active') and b.status in ('connecting', 'active')
    union all
    select 1 from employee_sessions a join employee_sessions b on b.employee_id = ${gone.id}
    where a.employee_id = ${kept.id} and a.ended_at is null and b.ended_at is null
    limit 1`);
  if (open) return 'merge_both_open';
  return (await deletionOpen(db, kept, gone)) ? 'merge_deletion_open' : null;
}

/**
 * Whether deletion of either record was requested, by its address or its account's. After a merge it would delete the
 * other one, too, now or when legal retention ends.
 */
async function deletionOpen(db: DbOrTx, ...sides: Candidate[]): Promise<boolean> {
  const accounts = db
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        sides.flatMap(({ userId }) => userId ?? []),
      ),
    );
  const [row] = await db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.kind, 'deletion'),
        inArray(privacyRequests.state, ['working', 'waiting', 'held', 'kept']),
        or(
          inArray(
            privacyRequests.candidateId,
            sides.map(({ id }) => id),
          ),
          inArray(
            privacyRequests.email,
            sides.map(({ email }) => email),
          ),
          inArray(privacyRequests.email, accounts),
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}
