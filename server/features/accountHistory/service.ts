import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { AccountChangeKind } from '../../../shared/auth/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import type { ProfileHistory } from '../../../shared/profile/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { accountChanges } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';

/** What people changed about their own account and profile, for their own eyes. */

const HISTORY_PAGE = 10;

type AccountChange = {
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

/** Whether the action with this key has its lines already. */
export async function wasDone(tx: Tx, userId: UserId, idempotencyKey: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: accountChanges.id })
    .from(accountChanges)
    .where(and(eq(accountChanges.userId, userId), eq(accountChanges.idempotencyKey, idempotencyKey)))
    .limit(1);
  return row !== undefined;
}

/** Earlier addresses of the account, in lower case. */
export async function addressesBefore(db: DbOrTx, userId: UserId): Promise<string[]> {
  const rows = await db
    .select({ before: accountChanges.before })
    .from(accountChanges)
    .where(and(eq(accountChanges.userId, userId), eq(accountChanges.kind, 'email')));
  return [...new Set(rows.flatMap(({ before }) => before?.toLowerCase() ?? []))];
}

/** What the person changed about themselves, newest first. @throws DomainError invalid_input for a strange cursor */
export async function readHistory(
  deps: Deps,
  userId: UserId,
  cursor: string | undefined,
): Promise<ProfileHistory> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const rows = await deps.db
    .select()
    .from(accountChanges)
    .where(
      and(
        eq(accountChanges.userId, userId),
        after
          ? or(
              lt(accountChanges.createdAt, after.at),
              and(eq(accountChanges.createdAt, after.at), lt(accountChanges.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(accountChanges.createdAt), desc(accountChanges.id))
    .limit(HISTORY_PAGE + 1);
  const page = rows.slice(0, HISTORY_PAGE);
  const last = rows.length > HISTORY_PAGE ? page.at(-1) : undefined;
  return {
    rows: page.map(({ id, createdAt, kind, before, after: now }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      before,
      after: now,
    })),
    nextCursor: last ? `${last.createdAt.toISOString()} ${last.id}` : null,
  };
}

function parseCursor(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = cursor.split(' ');
  const time = new Date(at);
  if (Number.isNaN(time.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new DomainError('invalid_input');
  return { at: time, id };
}
