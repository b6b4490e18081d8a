import type { ApplicationId } from '../shared/ids/schema.ts';
import type { Tx } from './db/client.ts';
import type { Deps, LeftAddress } from './deps.ts';
import { revokeCodes } from './features/accessCodes/service.ts';
import { endConfirmations } from './features/applications/service.ts';
import { endAllPortalSessions } from './features/auth/sessions.ts';
import { revokeInvitations } from './features/invitations/service.ts';
import { endRequestLinks } from './features/privacy/service.ts';

/**
 * Ends every code and link emailed to an address the person no longer has: access code, invitation, browsers
 * signed in to the portal, links that open a copy of the data or confirm a data request or an application. HR
 * can send new ones, which go to the new address. A feature that emails another kind of link adds its end here.
 * Returns the applications whose confirmation ended, for whoever emails them again.
 */
export async function endEmailedLinks(deps: Deps, tx: Tx, left: LeftAddress): Promise<ApplicationId[]> {
  await revokeCodes(deps, tx, left.candidateId);
  await revokeInvitations(deps, tx, left.candidateId);
  await endAllPortalSessions(deps, tx, left.candidateId);
  await endRequestLinks(tx, left);
  return endConfirmations(tx, left.candidateId);
}
