import type { ApplicationId } from '../shared/ids/schema.ts';
import type { Tx } from './db/client.ts';
import type { AddressChange, Deps, LeftAddress } from './deps.ts';
import { endCodes } from './features/accessCodes/service.ts';
import { emailConfirmations, endConfirmations } from './features/applications/service.ts';
import { endAllPortalSessions } from './features/auth/sessions.ts';
import { endInvitations } from './features/invitations/service.ts';
import { endRequestLinks } from './features/privacy/service.ts';
import { redirectUnsent } from './features/returnedEmails/service.ts';

/**
 * Revokes every code and link emailed to an address the person no longer has: access code, invitation, signed-in portal
 * browsers, and links that open a copy of the data or confirm a data request or an application. HR can send new ones to
 * the new address. A feature that emails another kind of link adds its revocation here. Returns the applications whose
 * confirmation was revoked, so the caller can email them again.
 */
export async function endEmailedLinks(deps: Deps, tx: Tx, left: LeftAddress): Promise<ApplicationId[]> {
  await endCodes(deps, tx, left.candidateId);
  await endInvitations(deps, tx, left.candidateId);
  await endAllPortalSessions(deps, tx, left.candidateId);
  await endRequestLinks(tx, left);
  return endConfirmations(tx, left.candidateId);
}

/**
 * Links emailed to the old address are revoked, as above. Unsent emails are redirected to the new address, and unconfirmed
 * applications get a new link there. The record has the new address already.
 */
export async function followOwner(deps: Deps, tx: Tx, change: AddressChange): Promise<void> {
  const { candidateId, from } = change;
  const ended = await endEmailedLinks(deps, tx, { candidateId, email: from });
  await redirectUnsent(deps, tx, change, { linksEnded: true });
  await emailConfirmations(deps, tx, ended);
}
