import { eq } from 'drizzle-orm';
import type { AccountChangeKind } from '../../../shared/auth.ts';
import type { UserId } from '../../../shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { accountChanges } from '../../db/schema/accounts.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';

export type AccountChange = {
  kind: AccountChangeKind;
  before?: string | null;
  after?: string | null;
  idempotencyKey?: string;
};

/** Adds a line to the person's own change history, with the transaction of the change. */
export async function noteChange(
  deps: Deps,
  tx: DbOrTx,
  userId: UserId,
  change: AccountChange,
): Promise<void> {
  await tx
    .insert(accountChanges)
    .values({
      id: deps.clock.uuid(),
      userId,
      kind: change.kind,
      before: change.before ?? null,
      after: change.after ?? null,
      idempotencyKey: change.idempotencyKey ?? null,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
}

/** Mails an account, as a mail about the linked record where there is one: it shows in HR's log and goes with them. */
export async function mailOwner(deps: Deps, tx: Tx, userId: UserId, mail: OutgoingMail): Promise<void> {
  const [record] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  await deps.mailer.enqueue(tx, record ? { ...mail, candidateId: record.id } : mail);
}
