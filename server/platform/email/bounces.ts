import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EmailId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import { emails } from '../../db/schema/platform.ts';
import type { Clock } from '../clock.ts';

/** Returned emails, and what HR did about them. */

/** The error of an email whose notice of failed delivery HR found itself. */
const MARKED = 'EBOUNCED';

/** Deletes the text of an email with a code or link, so it can't be sent again. */
const withoutSecrets = sql`case when ${emails.sensitive} then null else ${emails.body} end`;

/** Came back, and HR hasn't handled it yet. */
export const isWaiting = and(eq(emails.state, 'returned'), isNull(emails.settledAt));

/** A sent email came back after all. The caller holds the lock of its row. */
export async function markBounced(tx: Tx, id: EmailId): Promise<void> {
  await tx
    .update(emails)
    .set({ state: 'returned', lastError: MARKED, settledAt: null })
    .where(eq(emails.id, id));
}

/** Undoes {@link markBounced}; false where it was handled since. */
export async function unmarkBounced(tx: Tx, id: EmailId): Promise<boolean> {
  const sent = await tx
    .update(emails)
    .set({ state: 'sent', lastError: null })
    .where(and(eq(emails.id, id), isWaiting, eq(emails.lastError, MARKED)))
    .returning({ id: emails.id });
  return sent.length > 0;
}

/** Handled without sending it again; a code or link in it is deleted. False where it was handled before. */
export async function settleBounced({ clock }: { clock: Clock }, tx: Tx, id: EmailId): Promise<boolean> {
  const left = await tx
    .update(emails)
    .set({
      settledAt: clock.now(),
      body: withoutSecrets,
    })
    .where(and(eq(emails.id, id), isWaiting))
    .returning({ id: emails.id });
  return left.length > 0;
}

/** Keeps an email from being sent (again): marks it as returned and handled, and deletes its text if it has a code or link. */
export async function stopEmail({ clock }: { clock: Clock }, tx: Tx, id: EmailId): Promise<void> {
  await tx
    .update(emails)
    .set({ state: 'returned', settledAt: clock.now(), body: withoutSecrets })
    .where(eq(emails.id, id));
}

/** Where an email goes that has not arrived yet. */
export async function redirectEmail(tx: Tx, id: EmailId, to: string): Promise<void> {
  await tx.update(emails).set({ to, lastError: null }).where(eq(emails.id, id));
}
