import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../../shared/ids/schema.ts';
import type { RetentionLine, RetentionPlan, RetentionSettings } from '../../../../shared/privacy/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { addMonths, addYears } from '../../../../shared/time/months.ts';
import { isDatabaseAway } from '../../../db/away.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidateEvents, candidates } from '../../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import { emails } from '../../../db/schema/platform.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import { erasedUser, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { redactAudit } from '../../../platform/audit/audit.ts';
import { passingKinds } from '../../../platform/email/kinds.ts';
import { readSetting } from '../../../platform/settings/change.ts';
import { hrSettings } from '../../../platform/settings/register.ts';
import { countDueFlags, deleteDueFlags } from '../../../safety/retention.ts';
import { eraseDocuments } from '../../documents/service.ts';
import { removeFilesById } from '../../files/service.ts';
import { type Attempt, BATCH, inBatches } from './batches.ts';
import { erasePerson, lockPerson } from './erase.ts';
import { isHeld, isHeldId } from './holds.ts';
import { employmentLine } from './retained.ts';
import { forgetEmails, unownedSweeps } from './unowned.ts';

/** Finished requests prove for this long what was done. */
const PROOF_YEARS = 3;
/** Emails of `passingKinds` that can't be delivered for this long are deleted. */
const FAILED_DAYS = 4;

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

/** Deletion waits while a copy requested from any of the person's addresses is being prepared. */
const awaitsCopy = sql`exists (
  select from privacy_requests r
  where r.kind = 'copy' and r.state = 'working' and (r.candidate_id = "candidates"."id"
    or r.source <> 'portal' and r.email in (
      select "candidates"."email"
      union all select a.email from candidate_aliases a where a.candidate_id = "candidates"."id"
      union all select u.email from users u where u.id = "candidates"."user_id")))`;

/** The people to search, under a legal hold or not, and the transaction. `after`: in the order of their ids, behind this one. */
type Which = { db?: DbOrTx; only?: CandidateId; held?: boolean; after?: CandidateId | null };

const hold = (held: boolean): SQL => (held ? isHeldId(candidates.id) : not(isHeldId(candidates.id)));
type Due = { candidateId: CandidateId; fullName: string; what: RetentionLine['what']; since: Date };

/**
 * People due now: never hired after the retention of applications, formerly employed after the retention of
 * payroll records. No current employees. Held people are looked for apart: any number of them, whose time came first,
 * must not hide the others.
 */
function isDue(deps: Deps, { applicationMonths, payrollYears }: RetentionSettings): SQL | undefined {
  const now = deps.clock.now();
  const applied = addMonths(now, -applicationMonths);
  const worked = addYears(now, -payrollYears);
  return and(
    not(awaitsCopy),
    ne(candidates.status, 'hired'),
    lt(candidates.appliedAt, applied),
    sql`${lastActivity} < ${applied.toISOString()}`,
    or(notExists(everHired(deps)), sql`${lastActivity} < ${worked.toISOString()}`),
  );
}

const among = ({ only, held = false, after }: Which): SQL | undefined =>
  and(only ? eq(candidates.id, only) : undefined, after ? gt(candidates.id, after) : undefined, hold(held));

async function duePeople(deps: Deps, settings: RetentionSettings, which: Which = {}): Promise<Due[]> {
  const rows = await (which.db ?? deps.db)
    .select({ candidateId: candidates.id, fullName: candidates.fullName, since: lastActivity })
    .from(candidates)
    .where(and(among(which), isDue(deps, settings)))
    .orderBy(...(which.after === undefined ? [asc(candidates.appliedAt)] : []), asc(candidates.id))
    .limit(BATCH);
  return rows.map((row) => ({ ...row, since: new Date(row.since), what: 'everything' as const }));
}

const flagsBefore = (deps: Deps, { safetyMonths }: RetentionSettings): Date =>
  addMonths(deps.clock.now(), -safetyMonths);

/** Dry run, with the stored settings or with others. */
export async function planRetention(deps: Deps, tried?: RetentionSettings): Promise<RetentionPlan> {
  const settings = tried ?? (await readSetting(deps.db, hrSettings.retention));
  const due = await dueNow(deps, settings);
  return {
    due: due.slice(0, BATCH).map((line) => ({ ...line, since: line.since.toISOString() })),
    // Counted only where the lines don't tell: it reads all who are due.
    total: due.length < BATCH ? due.length : await countDue(deps, settings, false),
    safetyFlags: await countDueFlags(deps.db, flagsBefore(deps, settings)),
    held: await countDue(deps, settings, true),
  };
}

/** What would be deleted, at most one line for each person. */
async function dueNow(deps: Deps, settings: RetentionSettings): Promise<Due[]> {
  const people = await duePeople(deps, settings);
  const whole = new Set(people.map(({ candidateId }) => candidateId));
  const vaults = await dueVaults(deps, settings);
  return [...people, ...vaults.filter(({ candidateId }) => !whole.has(candidateId))];
}

/** In two counts: an OR of both would read all who were rejected, with documents or without. */
async function countDue(deps: Deps, settings: RetentionSettings, held: boolean): Promise<number> {
  const everything = isDue(deps, settings);
  const whole = await deps.db.$count(candidates, and(among({ held }), everything));
  const [vaults] = await deps.db
    .select({ count: count() })
    .from(onboardingDocuments)
    .innerJoin(candidates, eq(candidates.id, onboardingDocuments.candidateId))
    .where(and(among({ held }), isVaultDue(deps, settings), everything && sql`(${everything}) is not true`));
  return whole + (vaults?.count ?? 0);
}

/** ID and bank data of rejected people, which has a shorter retention. */
function isVaultDue(deps: Deps, { vaultDays }: RetentionSettings): SQL | undefined {
  const before = new Date(deps.clock.now().getTime() - vaultDays * DAY_MS);
  return and(
    not(awaitsCopy),
    eq(candidates.status, 'rejected'),
    sql`${lastActivity} < ${before.toISOString()}`,
    // Of people who worked here the law keeps payroll records longer.
    notExists(everHired(deps)),
  );
}

async function dueVaults(deps: Deps, settings: RetentionSettings, which: Which = {}): Promise<Due[]> {
  const rows = await (which.db ?? deps.db)
    .select({ candidateId: candidates.id, fullName: candidates.fullName, since: lastActivity })
    .from(candidates)
    .innerJoin(onboardingDocuments, eq(onboardingDocuments.candidateId, candidates.id))
    .where(and(among(which), isVaultDue(deps, settings)))
    .orderBy(asc(candidates.id))
    .limit(BATCH);
  return rows.map((row) => ({ ...row, since: new Date(row.since), what: 'vault' as const }));
}

/**
 * Deletes what's due, one person at a time, so that a failure or a stop never leaves half a person. Each is
 * checked again with their record locked: in a long run the batch is old by then, and the person may have
 * applied again. One that fails is logged and left for the next run; the others don't wait for it. ID and bank
 * data goes first, because any number of people may be due, and a stop ends the run.
 */
export async function runRetention(
  deps: Deps,
  signal?: AbortSignal,
): Promise<{ people: number; failed: number }> {
  let failed = 0;
  const attempt: Attempt = async (about, work) => {
    if (signal?.aborted) return;
    try {
      await work();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed++;
      deps.log.error({ err: error, ...about }, 'retention failed for one record');
    }
  };
  const settings = await readSetting(deps.db, hrSettings.retention);
  let people = 0;
  const deleteAll = (due: typeof duePeople): Promise<void> =>
    inBatches<Due>(
      (last) => due(deps, settings, { after: last?.candidateId ?? null }),
      (line) =>
        attempt({ candidateId: line.candidateId }, async () => {
          if (await deps.db.transaction((tx) => deleteDue(deps, tx, line))) people++;
        }),
      signal,
    );
  await deleteAll(dueVaults);
  await deleteDueFlags(deps.db, flagsBefore(deps, settings));
  for (const { table, sweep } of unownedSweeps(deps, settings, attempt, signal))
    await attempt({ table }, sweep);
  await eraseExpired(deps, attempt, signal);
  await sweepRequests(deps, attempt, signal);
  await deleteAll(duePeople);
  // After the records, some of which have the account's address.
  await eraseUnconfirmed(deps, settings, attempt, signal);
  return { people, failed };
}

/** False when the person isn't due anymore. */
async function deleteDue(
  deps: Deps,
  tx: Tx,
  { candidateId, what }: Pick<Due, 'candidateId' | 'what'>,
): Promise<boolean> {
  if (!(await lockPerson(tx, candidateId))) return false;
  const settings = await readSetting(tx, hrSettings.retention);
  const which = { db: tx, only: candidateId };
  const still = what === 'everything' ? duePeople(deps, settings, which) : dueVaults(deps, settings, which);
  if ((await still).length === 0) return false;
  if (what === 'everything') await erasePerson(deps, tx, { candidateId, userId: null });
  else await eraseDocuments(deps, tx, candidateId);
  return true;
}

/**
 * Accounts whose address was never confirmed, with no role, no record, and an address that no record has. Nothing else erases
 * them: a sign-up for an address that has applied isn't linked before it's confirmed.
 */
const unconfirmedBefore = (before: Date): SQL | undefined =>
  and(
    isNull(users.emailVerifiedAt),
    lt(users.createdAt, before),
    ne(users.passwordHash, erasedUser.passwordHash),
    sql`not exists (select from user_roles r where r.user_id = "users"."id")`,
    sql`not exists (select from candidates c where c.user_id = "users"."id" or c.email = "users"."email")`,
    sql`not exists (select from candidate_aliases a where a.email = "users"."email")`,
  );

async function eraseUnconfirmed(
  deps: Deps,
  { applicationMonths }: RetentionSettings,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<void> {
  const due = unconfirmedBefore(addMonths(deps.clock.now(), -applicationMonths));
  await inBatches<{ id: UserId }>(
    (last) =>
      deps.db
        .select({ id: users.id })
        .from(users)
        .where(and(due, last ? gt(users.id, last.id) : undefined))
        .orderBy(users.id)
        .limit(BATCH),
    ({ id }) =>
      attempt({ userId: id }, () =>
        deps.db.transaction(async (tx) => {
          const [still] = await tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, id), due))
            .for('update');
          if (still) await erasePerson(deps, tx, { candidateId: null, userId: id });
        }),
      ),
    signal,
  );
}

/** Erases records whose legal retention period has ended. */
async function eraseExpired(deps: Deps, attempt: Attempt, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  await inBatches<typeof privacyRequests.$inferSelect>(
    (last) =>
      deps.db
        .select()
        .from(privacyRequests)
        .where(
          and(
            eq(privacyRequests.state, 'kept'),
            lt(privacyRequests.keepUntil, now),
            not(isHeldId(privacyRequests.candidateId)),
            last ? gt(privacyRequests.id, last.id) : undefined,
          ),
        )
        .orderBy(privacyRequests.id)
        .limit(BATCH),
    (request) =>
      attempt({ requestId: request.id }, () => deps.db.transaction((tx) => endRetention(deps, tx, request))),
    signal,
  );
}

async function endRetention(
  deps: Deps,
  tx: Tx,
  { id, candidateId }: Pick<typeof privacyRequests.$inferSelect, 'id' | 'candidateId'>,
): Promise<void> {
  if (candidateId) {
    // Before the check for a hold, which could be placed in between otherwise.
    await lockPerson(tx, candidateId);
    if (await isHeld(tx, candidateId)) return;
    const { keepUntil } = await erasePerson(deps, tx, { candidateId, userId: null });
    if (keepUntil) {
      // HR has extended the retention in the meantime.
      await tx.update(privacyRequests).set({ keepUntil }).where(eq(privacyRequests.id, id));
      return;
    }
  }
  await tx.update(privacyRequests).set({ state: 'done', keepUntil: null }).where(eq(privacyRequests.id, id));
}

/** Expired archives, unused links, the last emails after sending, and proofs past their retention. */
async function sweepRequests(deps: Deps, attempt: Attempt, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  await dropCopies(deps, attempt, signal);
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
  await forgetEmails(deps, isLastEmail(now), attempt, signal);
}

/** The archives whose download has expired. */
async function dropCopies(deps: Deps, attempt: Attempt, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  await inBatches<Pick<typeof privacyRequests.$inferSelect, 'id' | 'exportFileId' | 'candidateId'>>(
    (last) =>
      deps.db
        .select({
          id: privacyRequests.id,
          exportFileId: privacyRequests.exportFileId,
          candidateId: privacyRequests.candidateId,
        })
        .from(privacyRequests)
        .where(
          and(
            isNotNull(privacyRequests.exportFileId),
            lt(privacyRequests.downloadExpiresAt, now),
            last ? gt(privacyRequests.id, last.id) : undefined,
          ),
        )
        .orderBy(privacyRequests.id)
        .limit(BATCH),
    async ({ id, exportFileId, candidateId }) => {
      if (!exportFileId) return;
      await attempt({ requestId: id }, () =>
        deps.db.transaction(async (tx) => {
          await removeFilesById(deps, tx, [exportFileId]);
          await tx
            .update(privacyRequests)
            .set({ exportFileId: null, downloadTokenHash: null, email: null, note: '' })
            .where(eq(privacyRequests.id, id));
          // Once the address is gone, erasing the account can't find this request.
          if (!candidateId) await redactAudit(tx, { requests: [id] });
        }),
      );
    },
    signal,
  );
}

/** Emails that nothing else knows the address of, and that aren't needed anymore. */
function isLastEmail(now: Date): SQL | undefined {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return and(
    inArray(emails.kind, [...passingKinds]),
    or(
      and(eq(emails.state, 'sent'), lt(emails.sentAt, daysAgo(1))),
      and(eq(emails.state, 'returned'), lt(emails.createdAt, daysAgo(1))),
      // A server that is away may come back.
      and(eq(emails.state, 'failed'), lt(emails.createdAt, daysAgo(FAILED_DAYS))),
    ),
  );
}
