import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { ApplicationId, CandidateId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { accessCodes, applications } from '../../../db/schema/candidates.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { revokeInvitations } from '../../invitations/service.ts';
import { endAllPortalSessions } from '../sessions.ts';

/** A person's record, and the address it has left. */
export type LeftAddress = { candidateId: CandidateId; email: string };

/**
 * Ends every code and link emailed to an address the person no longer has: access code, invitation, links
 * that confirm an application or a data request or open a copy of the data, and browsers signed in to the
 * portal. HR can send new ones, which go to the new address. Returns the applications whose link ended.
 */
export async function endMailedDoors(
  deps: Deps,
  tx: Tx,
  { candidateId, email }: LeftAddress,
): Promise<ApplicationId[]> {
  await tx
    .update(accessCodes)
    .set({ revokedAt: deps.clock.now() })
    .where(and(eq(accessCodes.candidateId, candidateId), isNull(accessCodes.revokedAt)));
  await revokeInvitations(deps, tx, candidateId);
  await endAllPortalSessions(deps, tx, candidateId);
  await tx
    .update(privacyRequests)
    .set({ tokenHash: null, downloadTokenHash: null })
    .where(or(eq(privacyRequests.candidateId, candidateId), eq(privacyRequests.email, email)));
  const ended = await tx
    .update(applications)
    .set({ confirmHash: null })
    .where(
      and(
        eq(applications.candidateId, candidateId),
        isNull(applications.confirmedAt),
        isNotNull(applications.confirmHash),
      ),
    )
    .returning({ id: applications.id });
  return ended.map(({ id }) => id);
}
