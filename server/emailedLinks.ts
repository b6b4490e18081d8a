import type { ApplicationId } from '../shared/ids/schema.ts';
import type { Tx } from './db/client.ts';
import type { Deps, LeftAddress } from './deps.ts';
import { revokeCodes } from './features/accessCodes/service.ts';
import { endConfirmations } from './features/applications/service.ts';
import { endAllPortalSessions } from './features/auth/sessions.ts';
import { revokeInvitations } from './features/invitations/service.ts';
import { endRequestLinks } from './features/privacy/service.ts';

/**
 * Revokes every code and link emailed to an address the person no longer has: access code, invitation, signed-in portal
 * browsers, and links that open a copy of the data or confirm a data request or an application. HR can send new ones to
 * the new address. A feature that emails another kind of link adds its revocation here. Returns the applications whose
 * confirmation was revoked, so the caller can email them again.
 */
export async function endEmailedLinks(deps: Deps, tx: Tx, left: LeftAddress): Promise<ApplicationId[]> {
  await revokeCodes(deps, tx, left.candidateId);
  await revokeInvitations(deps, tx, left.candidateId);
  await endAllPortalSessions(deps, tx, left.candidateId);
  await endRequestLinks(tx, left);
  return endConfirmations(tx, left.candidateId);
}
