import { and, isNull, lt, ne, sql } from 'drizzle-orm';
import type { RetentionSettings } from '../../../../shared/privacy/schema.ts';
import { addMonths } from '../../../../shared/time/months.ts';
import { forgetUsageBefore } from '../../../ai/limits/budgets.ts';
import { type SweptTable, unownedTables } from '../../../db/dataMap.ts';
import { mails } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { forgetMessagesBefore } from '../../contact/service.ts';
import { BATCH } from './batches.ts';

/** A person on legal hold has this address. */
const toHeldPerson = sql`lower(${mails.to}) in (
  select lower(known.email) from legal_holds h
  join candidates c on c.id = h.candidate_id
  cross join lateral (
    select c.email union select u.email from users u where u.id = c.user_id
    union select a.email from candidate_aliases a where a.candidate_id = c.id) as known
  where h.lifted_at is null)`;

/** Deletes emails about no person in batches, because their stored copies go one by one. Queued ones are kept. */
async function forgetMailsBefore(deps: Deps, time: Date, signal?: AbortSignal): Promise<void> {
  for (let found = BATCH; found === BATCH && !signal?.aborted; ) {
    found = await deps.db.transaction(async (tx) => {
      const old = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(
            isNull(mails.candidateId),
            lt(mails.createdAt, time),
            ne(mails.state, 'queued'),
            sql`not ${toHeldPerson}`,
          ),
        )
        .limit(BATCH);
      await deps.mailer.forget(
        tx,
        old.map(({ id }) => id),
      );
      return old.length;
    });
  }
}

/** What deletes the outdated rows of each table that the data map gives a period. */
export function unownedSweeps(
  deps: Deps,
  { applicationMonths }: RetentionSettings,
  signal?: AbortSignal,
): { table: string; sweep: () => Promise<void> }[] {
  const before = (table: SweptTable): Date => {
    const { months } = unownedTables[table];
    return addMonths(deps.clock.now(), -(months === 'applications' ? applicationMonths : months));
  };
  const sweeps: Record<SweptTable, () => Promise<void>> = {
    ai_usage: () => forgetUsageBefore(deps.db, before('ai_usage')),
    contact_messages: () => forgetMessagesBefore(deps.db, before('contact_messages')),
    mails: () => forgetMailsBefore(deps, before('mails'), signal),
  };
  return Object.entries(sweeps).map(([table, sweep]) => ({ table, sweep }));
}
