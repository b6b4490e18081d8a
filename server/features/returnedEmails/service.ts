import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import { emails } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { redirectEmail } from '../../platform/email/bounces.ts';
import { recordKinds } from '../../platform/email/kinds.ts';

/** It bounced, or is still waiting. */
export const isOpen = sql<boolean>`${emails.settledAt} is null and ${emails.state} <> 'sent'`;

/**
 * Sends a record's undelivered emails from its old address to the new one. Emails with a code or a link are deleted if the
 * codes and links sent to the old address have ended. An email being sent right now may also arrive at the old address.
 */
export async function redirectUnsent(
  deps: Deps,
  tx: Tx,
  { candidateId, from, to }: { candidateId: CandidateId; from: string; to: string },
  { linksEnded }: { linksEnded: boolean },
): Promise<void> {
  const unsent = await tx
    .select({ id: emails.id, state: emails.state, sensitive: emails.sensitive })
    .from(emails)
    .where(
      and(
        eq(emails.candidateId, candidateId),
        sql`lower(${emails.to}) = lower(${from})`,
        inArray(emails.kind, [...recordKinds]),
        isNotNull(emails.body),
        ne(emails.state, 'demo'),
        isOpen,
      ),
    )
    .for('update');
  const dead = linksEnded ? unsent.filter(({ sensitive }) => sensitive) : [];
  await deps.mailer.forget(
    tx,
    dead.map(({ id }) => id),
  );
  for (const { id, state } of unsent.filter((email) => !dead.includes(email))) {
    await redirectEmail(tx, id, to);
    // What waits has a task of its own, which reads the new address.
    if (state !== 'queued') await deps.mailer.retry(tx, id);
  }
  if (unsent.length > 0) await deps.bus.publish(tx, 'mails', {});
}
