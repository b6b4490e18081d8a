import { and, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { EmailId } from '../../../../shared/ids/schema.ts';
import type { RetentionSettings } from '../../../../shared/privacy/schema.ts';
import { addMonths } from '../../../../shared/time/months.ts';
import { forgetUsageBefore } from '../../../ai/limits/budgets.ts';
import { type SweptTable, unownedTables } from '../../../db/dataMap.ts';
import { emails } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { forgetMessagesBefore } from '../../contact/service.ts';
import { type Attempt, BATCH, inBatches } from './batches.ts';

/** A person on legal hold has this address. */
const toHeldPerson = sql`lower(${emails.to}) in (
  select lower(known.email) from legal_holds h
  join candidates c on c.id = h.candidate_id
  cross join lateral (
    select c.email union select u.email from users u where u.id = c.user_id
    union select a.email from candidate_aliases a where a.candidate_id = c.id) as known
  where h.lifted_at is null)`;

/** Deletes emails about no person. Queued ones are kept. */
const forgetEmailsBefore = (deps: Deps, time: Date, attempt: Attempt, signal?: AbortSignal): Promise<void> =>
  forgetEmails(
    deps,
    and(
      isNull(emails.candidateId),
      lt(emails.createdAt, time),
      ne(emails.state, 'queued'),
      sql`not ${toHeldPerson}`,
    ),
    attempt,
    signal,
  );

/**
 * Deletes emails one by one, each with its stored copy: one whose copy can't be deleted is left for the next run, and no
 * other with it.
 */
export function forgetEmails(
  deps: Deps,
  due: SQL | undefined,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<void> {
  return inBatches<{ id: EmailId }>(
    (last) =>
      deps.db
        .select({ id: emails.id })
        .from(emails)
        .where(and(due, last ? gt(emails.id, last.id) : undefined))
        .orderBy(emails.id)
        .limit(BATCH),
    ({ id }) => attempt({ emailId: id }, () => deps.db.transaction((tx) => deps.mailer.forget(tx, [id]))),
    signal,
  );
}

/** What deletes the outdated rows of each table that the data map gives a period. */
export function unownedSweeps(
  deps: Deps,
  { applicationMonths }: RetentionSettings,
  attempt: Attempt,
  signal?: AbortSignal,
): { table: string; sweep: () => Promise<void> }[] {
  const before = (table: SweptTable): Date => {
    const { months } = unownedTables[table];
    return addMonths(deps.clock.now(), -(months === 'applications' ? applicationMonths : months));
  };
  const sweeps: Record<SweptTable, () => Promise<void>> = {
    ai_usage: () => forgetUsageBefore(deps.db, before('ai_usage')),
    contact_messages: () => forgetMessagesBefore(deps.db, before('contact_messages')),
    mails: () => forgetEmailsBefore(deps, before('mails'), attempt, signal),
  };
  return Object.entries(sweeps).map(([table, sweep]) => ({ table, sweep }));
}
