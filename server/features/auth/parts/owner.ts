import { eq } from 'drizzle-orm';
import type { UserId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import type { OutgoingEmail } from '../../../platform/email/mailer.ts';

/**
 * Emails an account, linked to its record if it has one: the email appears in HR's log and is erased with the
 * person.
 */
export async function emailOwner(deps: Deps, tx: Tx, userId: UserId, email: OutgoingEmail): Promise<void> {
  const [record] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  await deps.mailer.enqueue(tx, record ? { ...email, candidateId: record.id } : email);
}
