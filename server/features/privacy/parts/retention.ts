import { and, eq, gt, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { RetentionLine, RetentionPlan, RetentionSettings } from '../../../../shared/privacy/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { candidateEvents, candidates } from '../../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import { mails } from '../../../db/schema/platform.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { readSetting } from '../../../platform/settings/change.ts';
import { hrSettings } from '../../../platform/settings/register.ts';
import { countDueFlags, deleteDueFlags } from '../../../safety/retention.ts';
import { eraseDocuments } from '../../documents/service.ts';
import { removeFilesById } from '../../files/service.ts';
import { addMonths, addYears } from './dates.ts';
import { erasePerson, lockPerson } from './erase.ts';
import { heldAmong, isHeld } from './holds.ts';
import { employmentLine } from './retained.ts';

const BATCH = 500;
/** Finished requests prove for this long what was done. */
const PROOF_YEARS = 3;

/**
 * The latest of a person's application, status change, and sign-in by code: the start of their retention. A
 * person HR has just asked back must not lose their interview overnight.
 */
const lastActivity = sql<Date>`greatest(${candidates.appliedAt}, (
  select max(e.created_at) from candidate_events e
  where e.candidate_id = "candidates"."id"
    and e.kind in ('status_changed', 'applied', 'code_issued', 'portal_opened', 'interview_started')))`;

const everHired = (deps: Deps) =>
  deps.db
    .select({ one: sql`1` })
    .from(candidateEvents)
    .where(and(eq(candidateEvents.candidateId, candidates.id), employmentLine));

/** The people to search, and the transaction. */
type Which = { db?: DbOrTx; only?: CandidateId };
type Due = { candidateId: CandidateId; fullName: string; what: RetentionLine['what']; since: Date };

/**
 * People due now: never hired after the retention of applications, formerly employed after the retention of
 * payroll records. No current employees. The caller leaves out holds.
 */
async function duePeople(
  deps: Deps,
  { applicationMonths, payrollYears }: RetentionSettings,
  { db = deps.db, only }: Which = {},
): Promise<Due[]> {
  const now = deps.clock.now();
  const applied = addMonths(now, -applicationMonths);
  const worked = addYears(now, -payrollYears);
  const rows = await db
    .select({ candidateId: candidates.id, fullName: candidates.fullName, since: lastActivity })
    .from(candidates)
    .where(
      and(
        only ? eq(candidates.id, only) : undefined,
        ne(candidates.status, 'hired'),
        lt(candidates.appliedAt, applied),
        sql`${lastActivity} < ${applied.toISOString()}`,
        or(notExists(everHired(deps)), sql`${lastActivity} < ${worked.toISOString()}`),
      ),
    )
    .orderBy(candidates.appliedAt)
    .limit(BATCH);
  return rows.map((row) => ({ ...row, since: new Date(row.since), what: 'everything' as const }));
}

const flagsBefore = (deps: Deps, { safetyMonths }: RetentionSettings): Date =>
  addMonths(deps.clock.now(), -safetyMonths);

/** Dry run, with the stored settings or with others. */
export async function planRetention(deps: Deps, tried?: RetentionSettings): Promise<RetentionPlan> {
  const settings = tried ?? (await readSetting(deps.db, hrSettings.retention));
  const people = await duePeople(deps, settings);
  const whole = new Set(people.map(({ candidateId }) => candidateId));
  const vaults = (await dueVaults(deps, settings)).filter(({ candidateId }) => !whole.has(candidateId));
  const due = [...people, ...vaults];
  const held = await heldAmong(
    deps.db,
    due.map(({ candidateId }) => candidateId),
  );
  return {
    due: due
      .filter(({ candidateId }) => !held.has(candidateId))
      .slice(0, BATCH)
      .map((line) => ({ ...line, since: line.since.toISOString() })),
    more: due.length >= BATCH,
    safetyFlags: await countDueFlags(deps.db, flagsBefore(deps, settings)),
    held: held.size,
  };
}

/** ID and bank data of rejected people, which has a shorter retention. */
async function dueVaults(
  deps: Deps,
  { vaultDays }: RetentionSettings,
  { db = deps.db, only }: Which = {},
): Promise<Due[]> {
  const before = new Date(deps.clock.now().getTime() - vaultDays * DAY_MS);
  const rows = await db
    .select({ candidateId: candidates.id, fullName: candidates.fullName, since: lastActivity })
    .from(candidates)
    .innerJoin(onboardingDocuments, eq(onboardingDocuments.candidateId, candidates.id))
    .where(
      and(
        only ? eq(candidates.id, only) : undefined,
        eq(candidates.status, 'rejected'),
        sql`${lastActivity} < ${before.toISOString()}`,
        // Of people who worked here the law keeps payroll records longer.
        notExists(everHired(deps)),
      ),
    )
    .limit(BATCH);
  return rows.map((row) => ({ ...row, since: new Date(row.since), what: 'vault' as const }));
}

/**
 * Deletes what's due, one person at a time, so that a failure or a stop never leaves half a person. Each is
 * checked again with their record locked: in a long run the plan is old by then, and the person may have
 * applied again.
 */
export async function runRetention(deps: Deps, signal?: AbortSignal): Promise<{ people: number }> {
  let people = 0;
  for (const { candidateId, what } of (await planRetention(deps)).due) {
    if (signal?.aborted) break;
    await deps.db.transaction(async (tx) => {
      if (!(await lockPerson(tx, candidateId)) || (await isHeld(tx, candidateId))) return;
      const settings = await readSetting(tx, hrSettings.retention);
      const which = { db: tx, only: candidateId };
      const still =
        what === 'everything' ? duePeople(deps, settings, which) : dueVaults(deps, settings, which);
      if ((await still).length === 0) return;
      if (what === 'everything') await erasePerson(deps, tx, { candidateId, userId: null });
      else await eraseDocuments(deps, tx, candidateId);
      people++;
    });
  }
  await deleteDueFlags(deps.db, flagsBefore(deps, await readSetting(deps.db, hrSettings.retention)));
  await eraseExpired(deps);
  await sweepRequests(deps);
  return { people };
}

/** Erases records whose legal retention period has ended. */
async function eraseExpired(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.state, 'kept'), lt(privacyRequests.keepUntil, now)))
    .limit(BATCH);
  for (const request of rows) {
    await deps.db.transaction(async (tx) => {
      if (request.candidateId) {
        // Before the check for a hold, which could be placed in between otherwise.
        await lockPerson(tx, request.candidateId);
        if (await isHeld(tx, request.candidateId)) return;
        const { keepUntil } = await erasePerson(deps, tx, { candidateId: request.candidateId, userId: null });
        if (keepUntil) {
          // HR has extended the retention in the meantime.
          await tx.update(privacyRequests).set({ keepUntil }).where(eq(privacyRequests.id, request.id));
          return;
        }
      }
      await tx
        .update(privacyRequests)
        .set({ state: 'done', keepUntil: null })
        .where(eq(privacyRequests.id, request.id));
    });
  }
}

/** Expired archives, unused links, the last emails after sending, and proofs past their retention. */
async function sweepRequests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const expired = await deps.db
    .select({ id: privacyRequests.id, fileId: privacyRequests.exportFileId })
    .from(privacyRequests)
    .where(and(isNotNull(privacyRequests.exportFileId), lt(privacyRequests.downloadExpiresAt, now)))
    .limit(BATCH);
  for (const { id, fileId } of expired) {
    if (!fileId) continue;
    await deps.db.transaction(async (tx) => {
      await removeFilesById(deps, tx, [fileId]);
      await tx
        .update(privacyRequests)
        .set({ exportFileId: null, downloadTokenHash: null, email: null })
        .where(eq(privacyRequests.id, id));
    });
  }
  await deps.db
    .delete(privacyRequests)
    .where(and(eq(privacyRequests.state, 'unconfirmed'), lt(privacyRequests.tokenExpiresAt, now)));
  await deps.db
    .delete(privacyRequests)
    .where(
      and(
        eq(privacyRequests.state, 'done'),
        lt(privacyRequests.finishedAt, addMonths(now, -12 * PROOF_YEARS)),
      ),
    );
  await deps.db.transaction(async (tx) => {
    const left = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          inArray(mails.kind, ['privacy-erased', 'privacy-confirm']),
          eq(mails.state, 'sent'),
          gt(sql`${now.toISOString()}::timestamptz`, sql`${mails.sentAt} + interval '1 day'`),
        ),
      )
      .limit(BATCH);
    await deps.mailer.forget(
      tx,
      left.map(({ id }) => id),
    );
  });
}
