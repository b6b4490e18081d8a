import { and, eq, exists, isNotNull, ne, or } from 'drizzle-orm';
import type { ApplicationId, CandidateId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { applications, candidates } from '../../../db/schema/candidates.ts';
import { users } from '../../../db/schema/users.ts';

type Application = typeof applications.$inferSelect;

/**
 * Whether anyone has proved that the record is theirs, by an account with a confirmed address or by
 * confirming an application other than `but`. Until then its name and contact are unverified.
 */
export async function isProven(tx: Tx, candidateId: CandidateId, but?: ApplicationId): Promise<boolean> {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, candidates.userId), isNotNull(users.emailVerifiedAt)));
  const confirmed = tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.candidateId, candidates.id),
        isNotNull(applications.confirmedAt),
        but && ne(applications.id, but),
      ),
    );
  const [proven] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.id, candidateId), or(exists(account), exists(confirmed))));
  return proven !== undefined;
}

/** Name, contact and introduction of an application, for the record that it becomes. */
export function contactOf(
  application: Pick<
    Application,
    'fullName' | 'phone' | 'country' | 'state' | 'linkedinUrl' | 'introduction' | 'introductionWithheld'
  >,
) {
  const { fullName, phone, country, state, linkedinUrl, introduction, introductionWithheld } = application;
  const visible = introductionWithheld ? '' : introduction;
  return { fullName, phone, country, state, linkedinUrl, introduction: visible };
}
