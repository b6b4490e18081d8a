import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { requestedLabels } from '../../../shared/documents/requested.ts';
import {
  type AdminDocumentsView,
  type AskInput,
  type CheckedInput,
  maskNumber,
  type RevealInput,
  vaultFieldLabels,
  vaultFields,
} from '../../../shared/documents/schema.ts';
import { type CandidateId, DocumentRequestId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { documentRequests, onboardingDocuments } from '../../db/schema/documents.ts';
import { files } from '../../db/schema/files.ts';
import { auditLog } from '../../db/schema/platform.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { checkOwnPassword } from '../auth/service.ts';
import { recordChange } from '../timeline/service.ts';
import { askEmail } from './emails.ts';
import { openField } from './parts/encryption.ts';
import { heldBanks, heldFields, heldIds, heldValues } from './parts/onHold.ts';
import { nextReminder } from './parts/reminders.ts';
import { masked, openRequests, readRow } from './service.ts';

const reveals = { name: 'documents-reveal', max: 20, windowSeconds: 3_600 };
const AUDIT_LINES = 50;

/** HR's Documents tab: masked values, and who revealed what. */
export async function adminDocuments(deps: Deps, candidateId: CandidateId): Promise<AdminDocumentsView> {
  const [candidate] = await deps.db
    .select({ fullName: candidates.fullName, status: candidates.status, userId: candidates.userId })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (!candidate) throw new DomainError('not_found');
  const [canRequest, row, requests, audit, replacedIds, replacedBanks, replaced] = await Promise.all([
    hasPage(deps.db, candidate),
    readRow(deps.db, candidateId),
    openRequests(deps.db, candidateId),
    auditOf(deps.db, candidateId, candidate.fullName),
    heldIds(deps.db, candidateId),
    heldBanks(deps.db, candidateId),
    heldFields(deps.db, candidateId),
  ]);
  const [checker] = row?.checkedBy
    ? await deps.db.select({ name: users.fullName }).from(users).where(eq(users.id, row.checkedBy))
    : [];
  const previous = row?.previousBank;
  const held = row?.holdUntil && row.holdUntil > deps.clock.now() ? row.holdUntil : null;
  return {
    onFile: row && (await masked(deps.db, row)),
    checkedAt: row?.checkedAt?.toISOString() ?? null,
    checkedBy: checker?.name ?? null,
    previousBank: previous
      ? {
          bankName: previous.bankName,
          accountMasked: maskNumber(previous.accountLast4, 10),
          routingMasked: maskNumber(previous.routingLast4, 9),
          changedAt: previous.changedAt,
        }
      : null,
    holdUntil: held?.toISOString() ?? null,
    replacedIds,
    replacedBanks,
    replaced,
    requests,
    canRequest,
    audit,
  };
}

/** Before a code was sent, only a confirmed account opens the portal; a rejection closes it. */
async function hasPage(
  db: DbOrTx,
  { status, userId }: Pick<typeof candidates.$inferSelect, 'status' | 'userId'>,
): Promise<boolean> {
  if (status !== 'applied') return status !== 'rejected';
  if (!userId) return false;
  const [account] = await db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return account !== undefined && account.verifiedAt !== null;
}

type Line = typeof auditLog.$inferSelect;

/** What the log says for each action that belongs on this tab. */
const actions: Record<string, (line: Line, fileNames: Map<string, string>) => string> = {
  'documents.submitted': () => 'submitted documents',
  'documents.changed': ({ data }) => (data.bank ? 'changed the bank details' : 'changed the documents'),
  'documents.revealed': ({ data }) => `revealed ${fieldName(data.field)}`,
  'documents.payroll_left_out': () => 'got no payroll details, because we couldn’t decrypt them',
  'documents.payroll_line': () => 'exported the payroll details',
  'documents.checked': () => 'marked the documents as checked',
  'documents.requested': () => 'asked for a document',
  'documents.request_withdrawn': () => 'withdrew a request',
  'file.opened': ({ subjectId }, names) => `opened ${names.get(subjectId ?? '') ?? 'a file'}`,
  'candidate.status_changed': ({ data }) => `set status to ${capital(String(data.to))}`,
};

function fieldName(field: unknown): string {
  const known = vaultFields.find((name) => name === field);
  return known
    ? vaultFieldLabels[known].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    : 'a value';
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

async function auditOf(
  db: DbOrTx,
  candidateId: CandidateId,
  fullName: string,
): Promise<AdminDocumentsView['audit']> {
  const owned = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.candidateId, candidateId));
  const fileNames = new Map<string, string>(owned.map(({ id, name }) => [id, name]));
  const rows = await db
    .select({ line: auditLog, who: users.fullName })
    .from(auditLog)
    .leftJoin(users, and(eq(auditLog.actorKind, 'user'), eq(users.id, auditLog.actorId)))
    .where(
      and(
        inArray(auditLog.action, Object.keys(actions)),
        or(
          and(eq(auditLog.subjectKind, 'candidate'), eq(auditLog.subjectId, candidateId)),
          owned.length > 0
            ? and(
                eq(auditLog.subjectKind, 'file'),
                inArray(
                  auditLog.subjectId,
                  owned.map(({ id }) => id),
                ),
              )
            : undefined,
        ),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(AUDIT_LINES);
  return rows.map(({ line, who }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    who: line.actorKind === 'candidate' ? fullName : (who ?? 'System'),
    text: actions[line.action]?.(line, fileNames) ?? line.action,
    reason: typeof line.data.reason === 'string' ? line.data.reason : null,
  }));
}

/**
 * Reveals one value in full, and those that a legal hold keeps of it. The audit line commits before anything is decrypted, so that no value is seen
 * without it, even after a crash (quality S15).
 * @throws DomainError wrong_password, too_many_attempts, nothing_on_file, key_lost
 */
export async function revealField(
  deps: Deps,
  actor: Actor,
  input: RevealInput,
): Promise<{ value: string | null; earlier: { value: string | null; until: string }[] }> {
  await deps.limits.hit(reveals, actor.userId);
  await checkOwnPassword(deps, actor, input.password);
  const row = await readRow(deps.db, input.candidateId);
  const isReplaced = (await heldFields(deps.db, input.candidateId)).includes(input.field);
  if (!row || (row[input.field] === null && !isReplaced)) throw new DomainError('nothing_on_file');
  await deps.audit.record(deps.db, {
    action: 'documents.revealed',
    actor,
    subject: { kind: 'candidate', id: input.candidateId },
    data: { field: input.field, reason: input.reason },
  });
  return {
    value: await openField(deps, row, input.field),
    earlier: isReplaced ? await heldValues(deps, row, input.field) : [],
  };
}

/**
 * Marks the documents as reviewed, in the version that was looked at. Idempotent.
 * @throws DomainError nothing_on_file, conflict when they have changed since
 */
export async function markChecked(
  deps: Deps,
  actor: Actor,
  { candidateId, basedOn }: CheckedInput,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockRow(tx, candidateId);
    if (row.updatedAt.toISOString() !== basedOn) throw new DomainError('conflict');
    if (row.checkedAt) return;
    await tx
      .update(onboardingDocuments)
      .set({ checkedAt: deps.clock.now(), checkedBy: actor.userId })
      .where(eq(onboardingDocuments.id, row.id));
    await recordChange(tx, deps, {
      candidateId,
      kind: 'documents_checked',
      actor,
      audit: { action: 'documents.checked' },
    });
  });
}

async function lockRow(tx: Tx, candidateId: CandidateId) {
  const [row] = await tx
    .select()
    .from(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidateId))
    .for('update');
  if (!row) throw new DomainError('nothing_on_file');
  return row;
}

/**
 * Requests something missing or wrong: an email at once, and reminders until it's submitted.
 * @throws DomainError not_found, conflict when the person can't submit anything anymore
 */
export async function askForDocument(deps: Deps, actor: Actor, input: AskInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, input.candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    if (!(await hasPage(tx, candidate))) throw new DomainError('conflict');
    const now = deps.clock.now();
    const dueAt = new Date(now.getTime() + input.dueInDays * DAY_MS);
    const inserted = await tx
      .insert(documentRequests)
      .values({
        id: DocumentRequestId.parse(deps.clock.uuid()),
        candidateId: candidate.id,
        what: input.what,
        reason: input.reason,
        dueAt,
        remindAt: nextReminder(now, dueAt),
        createdBy: actor.userId,
        idempotencyKey: input.idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: documentRequests.id });
    if (inserted.length === 0) return;
    await recordChange(tx, deps, {
      candidateId: candidate.id,
      kind: 'documents_requested',
      actor,
      data: { what: requestedLabels[input.what], reason: input.reason },
      audit: { action: 'documents.requested', data: { what: input.what, reason: input.reason } },
    });
    await deps.mailer.enqueue(tx, await askEmail(deps, candidate, { ...input, dueAt }, { reminder: false }));
  });
}

/** HR no longer needs it; reminders stop. */
export async function withdrawRequest(
  deps: Deps,
  actor: Actor,
  input: { requestId: DocumentRequestId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(documentRequests)
      .set({ open: false, remindAt: null, closedAt: deps.clock.now() })
      .where(and(eq(documentRequests.id, input.requestId), eq(documentRequests.open, true)))
      .returning({ candidateId: documentRequests.candidateId });
    if (!closed) return;
    await deps.audit.record(tx, {
      action: 'documents.request_withdrawn',
      actor,
      subject: { kind: 'candidate', id: closed.candidateId },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: closed.candidateId });
    await deps.bus.publish(tx, `person:${closed.candidateId}`, {});
  });
}
