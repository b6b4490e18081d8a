import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { TimelineEntry } from '../../../shared/candidates/schema.ts';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidateEvents } from '../../db/schema/candidates.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import { candidateVisible, eventSentence, wholeSentence, withheldSentences } from './events.ts';

export { eventSentence } from './events.ts';

type NewEvent = {
  candidateId: CandidateId;
  kind: TimelineEntry['kind'];
  actorUserId?: UserId;
  data?: Record<string, string | number | boolean | null>;
  idempotencyKey?: string;
  /** Keeps a repeated event to one in this many milliseconds. */
  oncePerMs?: number;
};

/**
 * Adds a line to a person's timeline in the transaction of the change. False when the same action (by key, or
 * within `oncePerMs`) has its line already.
 * @throws DomainError('conflict') when the key belongs to another person's action: false would look like
 *   success
 */
export async function recordEvent(tx: DbOrTx, deps: Deps, event: NewEvent): Promise<boolean> {
  const now = deps.clock.now();
  if (event.oncePerMs !== undefined) {
    const [recent] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(
        and(
          eq(candidateEvents.candidateId, event.candidateId),
          eq(candidateEvents.kind, event.kind),
          gte(candidateEvents.createdAt, new Date(now.getTime() - event.oncePerMs)),
        ),
      )
      .limit(1);
    if (recent) return false;
  }
  const inserted = await insertEvents(tx, deps, [event]);
  if (inserted > 0) return true;
  if (event.idempotencyKey) await isRecorded(tx, event.idempotencyKey, event.candidateId);
  return false;
}

async function insertEvents(tx: DbOrTx, deps: Deps, events: readonly NewEvent[]): Promise<number> {
  const inserted = await tx
    .insert(candidateEvents)
    .values(
      events.map(({ candidateId, kind, actorUserId, data, idempotencyKey }) => ({
        id: deps.clock.uuid(),
        candidateId,
        kind,
        actorUserId: actorUserId ?? null,
        data: data ?? {},
        idempotencyKey: idempotencyKey ?? null,
        createdAt: deps.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: candidateEvents.id });
  return inserted.length;
}

type Change = Omit<NewEvent, 'actorUserId'> & {
  /** The person in HR, or the account; left out for actions of the person themselves or the program. */
  actor?: Actor;
  /** About the person and by `actor`, or by the program, unless it says otherwise. */
  audit?: Omit<AuditEntry, 'actor'> & { actor?: AuditEntry['actor'] };
};

/**
 * Records a person's change in its transaction: a line in the timeline, a line in the audit log, and an event
 * for HR's screens. False, with nothing recorded, when the same action has its line already.
 * @throws DomainError('conflict') as {@link recordEvent} does
 */
export async function recordChange(tx: DbOrTx, deps: Deps, change: Change): Promise<boolean> {
  if (!(await recordEvent(tx, deps, eventOf(change)))) return false;
  await recordAround(tx, deps, [change]);
  return true;
}

/**
 * The same for several people. @throws DomainError('conflict') when a key already has a line; bulk changes check
 * beforehand
 */
export async function recordChanges(tx: DbOrTx, deps: Deps, changes: readonly Change[]): Promise<void> {
  if ((await insertEvents(tx, deps, changes.map(eventOf))) < changes.length)
    throw new DomainError('conflict');
  await recordAround(tx, deps, changes);
}

function eventOf({ actor, audit: _audit, ...event }: Change): NewEvent {
  return actor ? { ...event, actorUserId: actor.userId } : event;
}

async function recordAround(tx: DbOrTx, deps: Deps, changes: readonly Change[]): Promise<void> {
  const lines = changes.flatMap(({ candidateId, actor = 'system' as const, audit }) =>
    audit ? [{ actor, subject: { kind: 'candidate', id: candidateId }, ...audit }] : [],
  );
  if (lines.length > 0) await deps.audit.record(tx, ...lines);
  for (const { candidateId } of changes) {
    await deps.bus.publish(tx, 'candidates', { candidateId });
    // Much of it shows on the person's own pages: a request for documents, a correction, a decision.
    await deps.bus.publish(tx, `person:${candidateId}`, {});
  }
}

/** The stored outcome of a completed action. */
export type Recorded = Pick<
  typeof candidateEvents.$inferSelect,
  'candidateId' | 'kind' | 'data' | 'createdAt'
>;

/** The line of the action with this client-made key; null when it has none yet. */
async function recorded(tx: DbOrTx, idempotencyKey: string): Promise<Recorded | null> {
  return (await recordedByKey(tx, [idempotencyKey])).get(idempotencyKey) ?? null;
}

/** The lines of actions by their client-made keys. */
export async function recordedByKey(tx: DbOrTx, keys: readonly string[]): Promise<Map<string, Recorded>> {
  const rows = await tx
    .select({
      key: candidateEvents.idempotencyKey,
      candidateId: candidateEvents.candidateId,
      kind: candidateEvents.kind,
      data: candidateEvents.data,
      createdAt: candidateEvents.createdAt,
    })
    .from(candidateEvents)
    .where(inArray(candidateEvents.idempotencyKey, [...keys]));
  return new Map(rows.flatMap(({ key, ...line }) => (key === null ? [] : [[key, line]])));
}

/**
 * True when the action with this client-made key has its line already.
 * @throws DomainError('conflict') when the line is another person's
 */
export async function isRecorded(
  tx: DbOrTx,
  idempotencyKey: string,
  candidateId: CandidateId,
): Promise<boolean> {
  const known = await recorded(tx, idempotencyKey);
  if (known && known.candidateId !== candidateId) throw new DomainError('conflict');
  return known !== null;
}

/**
 * A person's timeline, newest first. `forCandidate` leaves out what is HR's own; `forAdmin` is for admins alone, and has
 * their answers to accommodation requests. Only these two name such a request.
 */
export async function readTimeline(
  deps: Deps,
  candidateId: CandidateId,
  { forCandidate, forAdmin = false }: { forCandidate: boolean; forAdmin?: boolean },
): Promise<TimelineEntry[]> {
  const sentence = forAdmin || forCandidate ? wholeSentence : eventSentence;
  const rows = await deps.db
    .select({ event: candidateEvents, actor: users.fullName })
    .from(candidateEvents)
    .leftJoin(users, eq(users.id, candidateEvents.actorUserId))
    .where(eq(candidateEvents.candidateId, candidateId))
    .orderBy(desc(candidateEvents.createdAt), desc(candidateEvents.id))
    .limit(500);
  return rows
    .filter(({ event }) => !forCandidate || candidateVisible.has(event.kind))
    .map(({ event, actor }) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      kind: event.kind,
      actor: forCandidate ? null : actor,
      text: sentence(event.kind, event.data),
    }));
}

/** Marks changes of status as undone at once: the person was never in the status for anything that asks later. */
export async function markUndone(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(candidateEvents)
    .set({ data: sql`${candidateEvents.data} || '{"undone": true}'::jsonb` })
    .where(inArray(candidateEvents.id, [...ids]));
}

/** Who changed the person's status last; null for the program, and for a former admin. */
export async function lastDecider(tx: Tx, candidateId: CandidateId): Promise<string | null> {
  const [last] = await tx
    .select({ name: users.fullName })
    .from(candidateEvents)
    .leftJoin(users, eq(users.id, candidateEvents.actorUserId))
    .where(and(eq(candidateEvents.candidateId, candidateId), eq(candidateEvents.kind, 'status_changed')))
    .orderBy(desc(candidateEvents.createdAt), desc(candidateEvents.id))
    .limit(1);
  return last?.name ?? null;
}

/** When each status was last reached, for the portal's seats. */
export async function statusDates(deps: Deps, candidateId: CandidateId): Promise<Map<string, string>> {
  const rows = await deps.db
    .select({ to: sql<string>`${candidateEvents.data} ->> 'to'`, at: candidateEvents.createdAt })
    .from(candidateEvents)
    .where(
      and(
        eq(candidateEvents.candidateId, candidateId),
        eq(candidateEvents.kind, 'status_changed'),
        sql`${candidateEvents.data} ->> 'undone' is null`,
      ),
    )
    .orderBy(candidateEvents.createdAt);
  return new Map(rows.map(({ to, at }) => [to, at.toISOString()]));
}

/** The same line for a viewer who mustn't see the AI's proposal yet. */
export function withoutProposal<T extends { kind: TimelineEntry['kind']; text: string }>(line: T): T {
  const text = withheldSentences[line.kind];
  return text === undefined ? line : { ...line, text };
}
