import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SafetyFlagId, UserId } from '../../shared/ids/schema.ts';
import {
  type CloseFlagInput,
  SAFETY_PAGE,
  type SafetyItem,
  type SafetyItems,
  type SafetyListInput,
  type SafetyPassage,
  type TakeFlagInput,
} from '../../shared/safety/schema.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import { candidates } from '../db/schema/candidates.ts';
import { auditLog } from '../db/schema/platform.ts';
import { safetyFlags } from '../db/schema/safety.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { isAnonymous, isUnconfirmed } from './conditions.ts';
import { currentContact } from './contact.ts';
import { decrypt, encrypt } from './encryption.ts';
import { openKept } from './erasure.ts';
import { followUpsOf } from './followUps.ts';

/** What admins do with urgent items. Audit lines name the flag and never the person. */

type Flag = typeof safetyFlags.$inferSelect;

/** Items with the names of their people, without passages. */
function named(deps: Deps) {
  const writer = alias(users, 'writer');
  const taker = alias(users, 'taker');
  const closer = alias(users, 'closer');
  return deps.db
    .select({
      flag: safetyFlags,
      candidate: candidates.fullName,
      writer: writer.fullName,
      taker: taker.fullName,
      closer: closer.fullName,
      unconfirmed: isUnconfirmed,
    })
    .from(safetyFlags)
    .leftJoin(candidates, eq(candidates.id, safetyFlags.candidateId))
    .leftJoin(writer, eq(writer.id, safetyFlags.userId))
    .leftJoin(taker, eq(taker.id, safetyFlags.takenBy))
    .leftJoin(closer, eq(closer.id, safetyFlags.closedBy));
}

/**
 * Open items: unassigned ones first, then those about people on record, so that strangers can't push them off the page, then the
 * oldest. Closed items: newest first.
 */
export async function listFlags(deps: Deps, { state, pages }: SafetyListInput): Promise<SafetyItems> {
  const most = pages * SAFETY_PAGE;
  const rows = await named(deps)
    .where(state === 'open' ? isNull(safetyFlags.closedAt) : isNotNull(safetyFlags.closedAt))
    .orderBy(
      ...(state === 'open'
        ? [sql`${safetyFlags.takenAt} is not null`, sql`${isAnonymous}`, asc(safetyFlags.createdAt)]
        : [desc(safetyFlags.closedAt)]),
      asc(safetyFlags.id),
    )
    .limit(most + 1);
  return { items: rows.slice(0, most).map(toItem), more: rows.length > most };
}

/**
 * One item as it is now, open or closed, for an admin who has it on the screen.
 * @throws DomainError not_found
 */
export async function readFlag(deps: Deps, flagId: SafetyFlagId): Promise<SafetyItem> {
  const [row] = await named(deps).where(eq(safetyFlags.id, flagId));
  if (!row) throw new DomainError('not_found');
  return toItem(row);
}

type Names = Record<'candidate' | 'writer' | 'taker' | 'closer', string | null>;

function toItem({ flag, unconfirmed, ...names }: Names & { flag: Flag; unconfirmed: boolean }): SafetyItem {
  const name = names.candidate ?? names.writer;
  const personOf = (id: UserId | null, fullName: string | null) =>
    id === null || fullName === null ? null : { id, name: fullName };
  return {
    id: flag.id,
    kind: flag.kind,
    source: flag.source,
    person: name === null ? null : { candidateId: flag.candidateId, name },
    erased: flag.kept !== null,
    unconfirmed,
    reference: flag.reference,
    createdAt: flag.createdAt.toISOString(),
    takenBy: personOf(flag.takenBy, names.taker),
    takenAt: flag.takenAt?.toISOString() ?? null,
    closedBy: personOf(flag.closedBy, names.closer),
    closedAt: flag.closedAt?.toISOString() ?? null,
  };
}

/** Number of open items. */
export async function countOpenFlags(deps: Deps): Promise<{ open: number }> {
  return { open: await deps.db.$count(safetyFlags, isNull(safetyFlags.closedAt)) };
}

async function findFlag(tx: Tx, id: SafetyFlagId): Promise<Flag | null> {
  const [flag] = await tx.select().from(safetyFlags).where(eq(safetyFlags.id, id)).for('update');
  return flag ?? null;
}

async function lockFlag(tx: Tx, id: SafetyFlagId): Promise<Flag> {
  const flag = await findFlag(tx, id);
  if (!flag) throw new DomainError('not_found');
  return flag;
}

/**
 * Takes an item on, or takes it over from the admin who was named. Idempotent.
 * @throws DomainError not_found, conflict when someone else took or closed it meanwhile
 */
export async function takeFlag(
  deps: Deps,
  actor: Actor,
  { flagId, takenBy }: TakeFlagInput,
): Promise<{ ok: true }> {
  return deps.db.transaction(async (tx) => {
    const flag = await lockFlag(tx, flagId);
    if (flag.closedAt === null && flag.takenBy === actor.userId) return { ok: true };
    if (flag.closedAt !== null || flag.takenBy !== takenBy) throw new DomainError('conflict');
    await tx
      .update(safetyFlags)
      .set({ takenBy: actor.userId, takenAt: deps.clock.now() })
      .where(eq(safetyFlags.id, flagId));
    await record(deps, tx, actor, 'safety.taken', flagId);
    await deps.bus.publish(tx, 'safety', {});
    return { ok: true };
  });
}

/**
 * Opens the passage. The audit line commits before anything is decrypted, so every read is recorded. What the person wrote
 * next is only for the safety contact and the admin the item is assigned to.
 * @throws DomainError not_found, key_lost, vault_refused
 */
export async function openPassage(deps: Deps, actor: Actor, flagId: SafetyFlagId): Promise<SafetyPassage> {
  const [row] = await deps.db
    .select({
      flag: safetyFlags,
      email: candidates.email,
      phone: candidates.phone,
      country: candidates.country,
      unconfirmed: isUnconfirmed,
    })
    .from(safetyFlags)
    .leftJoin(candidates, eq(candidates.id, safetyFlags.candidateId))
    .where(eq(safetyFlags.id, flagId));
  if (!row) throw new DomainError('not_found');
  await deps.db.transaction((tx) => record(deps, tx, actor, 'safety.passage_opened', flagId));
  const { flag, email, phone, country } = row;
  const kept = flag.kept === null ? null : await openKept(deps, flag.id, flag.kept);
  const followUps = kept?.followUps ?? (await followUpsOf(deps.db, flag));
  const reads = flag.takenBy === actor.userId || (await currentContact(deps.db))?.userId === actor.userId;
  return {
    passage: await decrypt(deps, flag.id, 'passage', flag.passage),
    followUps: reads || followUps.length === 0 ? followUps : null,
    note: flag.note === null ? null : await decrypt(deps, flag.id, 'note', flag.note),
    unconfirmed: kept?.unconfirmed ?? row.unconfirmed,
    reach: kept?.reach ?? (email === null ? null : { name: null, email, phone, country }),
  };
}

/**
 * Closes an item with a note of what was done; only the admin it's assigned to can. The same key again changes nothing. An
 * item about an erased person is deleted right away, because it was kept only to help them.
 * @throws DomainError not_found, conflict when it isn't (or is no longer) theirs
 */
export async function closeFlag(
  deps: Deps,
  actor: Actor,
  { flagId, note, idempotencyKey }: CloseFlagInput,
): Promise<{ ok: true }> {
  return deps.db.transaction(async (tx) => {
    const flag = await findFlag(tx, flagId);
    if (!flag && (await hasClosed(tx, actor, flagId))) return { ok: true };
    if (!flag) throw new DomainError('not_found');
    if (flag.closeKey === idempotencyKey) return { ok: true };
    if (flag.closedAt !== null || flag.takenBy !== actor.userId) throw new DomainError('conflict');
    if (flag.kept === null)
      await tx
        .update(safetyFlags)
        .set({
          closedBy: actor.userId,
          closedAt: deps.clock.now(),
          note: await encrypt(deps, flagId, 'note', note),
          closeKey: idempotencyKey,
        })
        .where(and(eq(safetyFlags.id, flagId), isNull(safetyFlags.closedAt)));
    else await tx.delete(safetyFlags).where(eq(safetyFlags.id, flagId));
    await record(deps, tx, actor, 'safety.closed', flagId);
    await deps.bus.publish(tx, 'safety', {});
    return { ok: true };
  });
}

/** Whether this admin closed an item that was then deleted, for repeated calls: the row with their key is gone. */
async function hasClosed(tx: Tx, actor: Actor, id: SafetyFlagId): Promise<boolean> {
  const [line] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'safety_flag'),
        eq(auditLog.subjectId, id),
        eq(auditLog.action, 'safety.closed'),
        eq(auditLog.actorId, actor.userId),
      ),
    )
    .limit(1);
  return line !== undefined;
}

function record(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  action: 'safety.taken' | 'safety.passage_opened' | 'safety.closed',
  id: SafetyFlagId,
): Promise<void> {
  return deps.audit.record(tx, {
    action,
    actor,
    subject: { kind: 'safety_flag', id },
  });
}
