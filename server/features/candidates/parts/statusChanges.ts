import { eq, inArray } from 'drizzle-orm';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { StatusChanged, StatusChangeInput } from '../../../../shared/candidates/schema.ts';
import { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import type { EmailKind } from '../../../../shared/emails/labels.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { interviewIsOpen } from '../../../../shared/portal/schema.ts';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { endAllUserSessions } from '../../auth/sessions.ts';
import { releaseUnproven, storeStatus } from '../../records/service.ts';
import {
  lastDecider,
  markUndone,
  type Recorded,
  recordChanges,
  recordedByKey,
} from '../../timeline/service.ts';
import { rejectedEmail, undoableMs, untilUndone } from '../emails.ts';
import type { Candidate } from '../queries.ts';
import { closeEmployment, openEmployment } from './employment.ts';
import { closePortal, sendCode, withdrawCode } from './portalAccess.ts';
import { giveBack, QUIET_UNDO_MS, type RecentChange, recentChanges } from './undoneChanges.ts';

/**
 * Changes a status: the change, its timeline entry, the audit row, codes, sessions, and emails commit
 * together. Idempotent by key (quality R3). Returns the previous status, for undo, also when the first answer
 * got lost.
 * @throws DomainError conflict (with who changed it, and to what) when the status is no longer `from`, email_left for an undo that comes too late
 */
export async function changeStatus(
  deps: Deps,
  actor: Actor,
  input: StatusChangeInput,
): Promise<StatusChanged> {
  return answerOf(deps, await deps.db.transaction((tx) => change(deps, tx, actor, input)));
}

/** The status before a change, and until when its undo counts. */
export type Changed = { previous: CandidateStatus; undoUntil: Date };

/** With the time that's left, because a browser's clock may be wrong. */
export const answerOf = (deps: Deps, { previous, undoUntil }: Changed): StatusChanged => ({
  previous,
  undoMs: Math.max(0, undoUntil.getTime() - deps.clock.now().getTime()),
});

/**
 * Changes several people in one transaction, each as {@link changeStatus} does. Their rows are locked first, in
 * one order, because counts of people are locked after them. `left` for a person changed or removed by others,
 * `emailed` for one whose change can't be undone anymore.
 * Changes that neither write an email nor touch employment are stored together, in one statement each.
 */
export function changeTogether(
  deps: Deps,
  actor: Actor,
  inputs: readonly StatusChangeInput[],
): Promise<(Changed | 'left' | 'emailed')[]> {
  return deps.db.transaction(async (tx) => {
    const ids = inputs.map(({ candidateId }) => candidateId);
    const rows = await tx
      .select()
      .from(candidates)
      .where(inArray(candidates.id, ids))
      .orderBy(candidates.id)
      .for('update');
    const people = new Map(rows.map((row) => [row.id, row]));
    const known = await recordedByKey(tx, inputs.flatMap(keysOf));
    const recent = await recentChanges(deps, tx, rows);
    const quiet: Change[] = [];
    const done: (Changed | 'left' | 'emailed')[] = [];
    for (const input of inputs) {
      const candidate = people.get(input.candidateId);
      if (candidate && isQuiet(candidate, input) && !isErased(candidate)) {
        const outcome = judge(deps, candidate, input, known.get(input.idempotencyKey) ?? null);
        if (outcome !== 'change') done.push(outcome ?? 'left');
        else if (await emailLeft(deps, tx, candidate, known.get(input.undoes ?? ''))) done.push('emailed');
        else {
          quiet.push(await outdate(deps, tx, { candidate, input, recent: recent.get(candidate.id) }));
          done.push(changedNow(deps, candidate, input));
        }
      } else done.push(await tx.transaction((inner) => change(deps, inner, actor, input)).catch(overtaken));
    }
    for (const group of Map.groupBy(quiet, ({ input }) => input.status).values())
      await changeQuietly(deps, tx, actor, group);
    return done;
  });
}

type Wanted = { candidate: Candidate; input: StatusChangeInput; recent: RecentChange | undefined };
/** With the kinds of emails that the change removed before they had arrived for certain. */
type Change = Wanted & { unsent: EmailKind[] };

/** True when this undoes the person's last change at once. */
const isUndo = ({ recent, input }: Wanted): boolean => recent?.from === input.status;

/** Removes the unsent emails that this change makes untrue. */
async function outdate(deps: Deps, tx: Tx, wanted: Wanted): Promise<Change> {
  const { candidate, input } = wanted;
  const kinds: EmailKind[] = [
    ...(candidate.status === 'hired' || candidate.status === 'rejected' ? [candidate.status] : []),
    ...(interviewIsOpen(input.status, false) ? [] : ['access-code' as const]),
  ];
  return { ...wanted, unsent: await deps.mailer.takeBack(tx, candidate.id, kinds) };
}

/** True for a change that only ends what is open. */
const isQuiet = ({ status }: Candidate, input: StatusChangeInput): boolean =>
  !input.notify && status !== 'hired' && ['shortlisted', 'interviewed', 'rejected'].includes(input.status);

/** Whether there is something to change; otherwise the answer. */
function judge(
  deps: Deps,
  candidate: Candidate,
  input: StatusChangeInput,
  done: Recorded | null,
): 'change' | Changed | null {
  if (done) {
    const previous = statusBefore(done, candidate);
    return previous && { previous, undoUntil: undoUntil(deps, done.createdAt, previous, input) };
  }
  if (candidate.status === input.status) return { previous: candidate.status, undoUntil: deps.clock.now() };
  return input.from && input.from !== candidate.status ? null : 'change';
}

/** Until when the undo of a change counts: while its email is surely held, or while it would be a slip. */
function undoUntil(deps: Deps, at: Date, previous: CandidateStatus, input: StatusChangeInput): Date {
  const ms = writesEmail(previous, input) ? undoableMs(deps) : QUIET_UNDO_MS;
  return new Date(at.getTime() + ms);
}

const changedNow = (deps: Deps, { status }: Candidate, input: StatusChangeInput): Changed => ({
  previous: status,
  undoUntil: undoUntil(deps, deps.clock.now(), status, input),
});

/** The keys of a change, and of the one that it undoes. */
const keysOf = ({ idempotencyKey, undoes }: StatusChangeInput): string[] =>
  undoes ? [idempotencyKey, undoes] : [idempotencyKey];

/** Whether the email of the `undone` change was sent, or is being sent. */
async function emailLeft(
  deps: Deps,
  tx: Tx,
  { id, status }: Candidate,
  undone: Recorded | undefined,
): Promise<boolean> {
  const kind = statusEmailOf[status];
  if (!kind || undone?.candidateId !== id) return false;
  return deps.mailer.hasLeft(tx, id, kind, undone.createdAt);
}

async function changeQuietly(deps: Deps, tx: Tx, actor: Actor, changes: readonly Change[]): Promise<void> {
  await storeChanges(deps, tx, actor, changes);
  for (const one of changes) await takeEffect(deps, tx, actor, one);
}

/** The new status of people who all get the same one, with what records it. */
async function storeChanges(deps: Deps, tx: Tx, actor: Actor, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { status } = first.input;
  await recordChanges(
    tx,
    deps,
    changes.map((one) => ({
      candidateId: one.candidate.id,
      kind: 'status_changed',
      actor,
      idempotencyKey: one.input.idempotencyKey,
      data: lineOf(one),
      audit: { action: 'candidate.status_changed', data: { from: one.candidate.status, to: status } },
    })),
  );
  await markUndone(
    tx,
    changes.filter(isUndo).flatMap(({ recent }) => recent?.eventId ?? []),
  );
  const ids = changes.map(({ candidate }) => candidate.id);
  // Changes to and from a hire come one at a time.
  await storeStatus(deps, tx, ids, status, hiredAfter(first));
}

/** What the timeline keeps of a change; `undoneChanges.ts` reads it when the change is undone. */
function lineOf(change: Change): Record<string, string | boolean | null> {
  const { candidate, input, unsent } = change;
  const replaced = input.status === 'hired' ? candidate.hiredAt : null;
  return {
    from: candidate.status,
    to: input.status,
    note: input.note ?? null,
    ...(unsent.length > 0 ? { unsent: unsent.join(' ') } : {}),
    ...(replaced ? { hiredBefore: replaced.toISOString() } : {}),
    ...(isUndo(change) ? { undone: true } : {}),
  };
}

/** The day of the hire after an undo, which is that before the undone change; undefined for any other change. */
function hiredAfter(change: Change): Date | null | undefined {
  const { candidate, input, recent } = change;
  if (!recent || !isUndo(change)) return;
  if (candidate.status === 'hired') return recent.hiredBefore;
  return input.status === 'hired' ? candidate.hiredAt : undefined;
}

/** What became of a person whose change was refused; anything else is a real failure. */
function overtaken(error: unknown): 'left' | 'emailed' {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'email_left') return 'emailed';
  if (error.code === 'conflict' || error.code === 'not_found') return 'left';
  throw error;
}

async function change(deps: Deps, tx: Tx, actor: Actor, input: StatusChangeInput): Promise<Changed> {
  const candidate = await lockCandidate(tx, input.candidateId);
  const known = await recordedByKey(tx, keysOf(input));
  const outcome = judge(deps, candidate, input, known.get(input.idempotencyKey) ?? null);
  if (outcome === null) {
    const by = (await lastDecider(tx, candidate.id)) ?? '';
    throw new DomainError('conflict', { by, status: candidate.status });
  }
  if (outcome !== 'change') return outcome;
  if (await emailLeft(deps, tx, candidate, known.get(input.undoes ?? '')))
    throw new DomainError('email_left');
  const changed = changedNow(deps, candidate, input);
  const recent = (await recentChanges(deps, tx, [candidate])).get(candidate.id);
  const wanted = await outdate(deps, tx, { candidate, input, recent });
  await storeChanges(deps, tx, actor, [wanted]);
  await takeEffect(deps, tx, actor, wanted);
  return changed;
}

/** The email of a decision, by its status. */
const decisionEmailOf: Partial<Record<CandidateStatus, EmailKind>> = { hired: 'hired', rejected: 'rejected' };
/** The email of a status. */
const statusEmailOf: typeof decisionEmailOf = { ...decisionEmailOf, shortlisted: 'access-code' };

/** The rejection email is for candidates: HR itself tells someone who worked here. */
const writesEmail = (previous: CandidateStatus, { status, notify }: StatusChangeInput): boolean =>
  notify && status in statusEmailOf && !(previous === 'hired' && status === 'rejected');

/** Ends what the previous status opened, and starts what the new one does. */
async function takeEffect(deps: Deps, tx: Tx, actor: Actor, change: Change): Promise<void> {
  const { candidate, input, recent } = change;
  const { status: previous } = candidate;
  const now = { ...candidate, status: input.status };
  if (previous === 'hired') await closeEmployment(deps, tx, actor, candidate);
  if (recent) await giveBack(deps, tx, actor, now, { recent, previous, notify: input.notify });
  // The undone change removed the email of this decision, which may not have arrived.
  const owed =
    recent?.unsent.some((kind) => kind === decisionEmailOf[input.status]) === true && isUndo(change);
  await followUp(deps, tx, actor, now, writesEmail(previous, input) || owed);
}

/** The status before a completed change; null if the key belongs to something else. */
function statusBefore({ candidateId, kind, data }: Recorded, candidate: Candidate): CandidateStatus | null {
  if (candidateId !== candidate.id || kind !== 'status_changed') return null;
  return CandidateStatus.catch(candidate.status).parse(data.from);
}

/** Effects of a new status (product decision on statuses). */
async function followUp(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  notify: boolean,
): Promise<void> {
  if (candidate.status === 'shortlisted' && notify) await sendCode(deps, tx, actor, candidate);
  // Taken back, for example by undo: the code that went out must not open a door HR closed again.
  if (candidate.status === 'applied') await withdrawCode(deps, tx, actor, candidate.id);
  if (candidate.status === 'hired') {
    // The invitation, or the account there is, replaces the code.
    await closePortal(deps, tx, actor, candidate.id);
    // An account with an unconfirmed address must not get what HR grants.
    const released = await releaseUnproven(tx, candidate.id);
    const linked = candidate.userId !== null && !released;
    await openEmployment(deps, tx, actor, candidate, { linked, notify });
  }
  if (candidate.status === 'rejected') {
    await closePortal(deps, tx, actor, candidate.id);
    if (candidate.userId) await endAllUserSessions(deps, tx, candidate.userId);
    if (notify) await deps.mailer.enqueue(tx, untilUndone(deps, await rejectedEmail(deps, candidate)));
  }
}

/**
 * The person's row, locked until `tx` ends. Records retained by law after an erasure can't be decided on or emailed.
 * @throws DomainError not_found, conflict
 */
export async function lockCandidate(tx: Tx, id: CandidateId): Promise<Candidate> {
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  if (isErased(row)) throw new DomainError('conflict');
  return row;
}
