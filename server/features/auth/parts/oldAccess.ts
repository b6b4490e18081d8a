import type { UserId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { endAllUserSessions } from '../sessions.ts';
import { forgetDevices } from './devices.ts';
import { revokeLinks } from './links.ts';

/**
 * Revokes existing access to an account after a new password or a loss of access: sessions, known browsers, and emailed
 * links. Someone who knew the old password may have requested a change of address.
 */
export async function endOldAccess(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  await endAllUserSessions(deps, tx, userId);
  await forgetDevices(tx, userId);
  await revokeLinks(tx, userId, 'reset');
  await revokeLinks(tx, userId, 'change_email');
}
