import type { AccountChangeKind } from '../../../shared/auth.ts';
import type { UserId } from '../../../shared/ids.ts';
import type { DbOrTx } from '../../db/client.ts';
import { accountChanges } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';

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
