import { isDeepStrictEqual } from 'node:util';
import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AiTest, AiTrouble, type AiTroubleKind } from '../../shared/aiConnection.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { settings } from '../db/schema/platform.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { readSetting } from '../platform/settings.ts';
import { type Change, changed, Found } from './capabilities.ts';
import { isAt, type Place } from './place.ts';

/** What is kept of a connected model between calls and restarts: rows of the settings, for each model its own. */

const PREFIX = 'ai.';
type What = 'trouble' | 'test' | 'found';
const keyOf = (what: What, { model }: Place): string => `${PREFIX}${what}.${model}`;

async function read<T extends Place>(
  db: DbOrTx,
  what: What,
  schema: z.ZodType<T>,
  place: Place,
): Promise<T | null> {
  const kept = await readSetting(db, keyOf(what, place), schema);
  return kept && isAt(place, kept) ? kept : null;
}

/** The trouble that stands, if it is one of this model on this server. */
export const standingTrouble = (db: DbOrTx, place: Place): Promise<AiTrouble | null> =>
  read(db, 'trouble', AiTrouble, place);

/** The last test, if it was one of this model on this server. */
export const lastTest = (db: DbOrTx, place: Place): Promise<AiTest | null> => read(db, 'test', AiTest, place);

/** What is known of this model on this server; null while nothing is. */
export const foundOf = (db: DbOrTx, place: Place): Promise<Found | null> => read(db, 'found', Found, place);

type Keeper = { bus: Bus; clock: Clock };

/** Stores what a call found, on top of what others found meanwhile. */
export async function keepFound(keeper: Keeper & { db: Db }, place: Place, change: Change): Promise<void> {
  await keeper.db.transaction(async (tx) => {
    // Two processes that learn at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${keyOf('found', place)}))`);
    await write(keeper, tx, 'found', changed(place, await foundOf(tx, place), change));
  });
}

/** Stores the trouble, or that there is none any more, and tells everybody; `since` stays that of the first one. */
export async function keepTrouble(
  { db, bus, clock }: Keeper & { db: Db },
  place: Place,
  kind: AiTroubleKind | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (kind === null) {
      const gone = await tx
        .delete(settings)
        .where(eq(settings.key, keyOf('trouble', place)))
        .returning();
      if (gone.length > 0) await tellModel(bus, tx);
      return;
    }
    const standing = await standingTrouble(tx, place);
    if (standing?.kind === kind) return;
    const value: AiTrouble = { kind, ...place, since: clock.now().toISOString() };
    await write({ bus, clock }, tx, 'trouble', value);
  });
}

/** The test that runs; one at a time, of whichever model. */
const TESTING_KEY = `${PREFIX}testing`;
const Testing = z.object({ id: z.string(), since: z.iso.datetime() });

/** Whether a test runs that began after `since`, or this one does. */
export async function isTesting(db: DbOrTx, since: Date, id?: string): Promise<boolean> {
  const running = await readSetting(db, TESTING_KEY, Testing);
  if (!running || new Date(running.since) <= since) return false;
  return id === undefined || running.id === id;
}

/** Notes that a test begins; false when one that began after `since` runs. */
export async function beginTest({ bus, clock }: Keeper, tx: Tx, id: string, since: Date): Promise<boolean> {
  const now = clock.now();
  const value: z.infer<typeof Testing> = { id, since: now.toISOString() };
  const stamp = { value, updatedAt: now };
  const begun = await tx
    .insert(settings)
    .values({ key: TESTING_KEY, ...stamp })
    .onConflictDoUpdate({ target: settings.key, set: stamp, setWhere: lte(settings.updatedAt, since) })
    .returning();
  if (begun.length > 0) await tellModel(bus, tx);
  return begun.length > 0;
}

/** What a test showed, and found out about how to ask; nothing when the connection itself was the trouble. */
export type Shown = { test: AiTest; found: Found | null };

/** Notes that a test ended, this one or whichever runs, and keeps what it found; false when it was stopped before. */
export async function endTest(
  keeper: Keeper,
  tx: Tx,
  id: string | null,
  shown: readonly Shown[] = [],
): Promise<boolean> {
  const isIt = id === null ? undefined : sql`${settings.value} ->> 'id' = ${id}`;
  const ended = await tx
    .delete(settings)
    .where(and(eq(settings.key, TESTING_KEY), isIt))
    .returning();
  if (ended.length === 0) return false;
  for (const { test, found } of shown) {
    await write(keeper, tx, 'test', test);
    if (found) await write(keeper, tx, 'found', found);
  }
  if (shown.length === 0) await tellModel(keeper.bus, tx);
  return true;
}

async function write({ bus, clock }: Keeper, tx: Tx, what: What, value: Place): Promise<void> {
  const stamp = { value, updatedAt: clock.now() };
  await tx
    .insert(settings)
    .values({ key: keyOf(what, value), ...stamp })
    .onConflictDoUpdate({ target: settings.key, set: stamp });
  await tellModel(bus, tx);
}

/** HR's screens and every process read again what is known of the model. */
const tellModel = (bus: Bus, tx: Tx): Promise<void> => bus.publish(tx, 'panel', { about: 'model' });

/** Calls `changed` whenever something about a model may have changed, until `signal` aborts. */
export function onModelEvent(bus: Bus, signal: AbortSignal, changed: () => Promise<void>): void {
  const events = bus.subscribe('panel', signal);
  void (async () => {
    for await (const event of events)
      if (event.type === 'resync' || event.payload.about === 'model') await changed();
  })();
}

/** What this process knows of its models, whoever found it out; a call asks it without the database. */
export type Known = {
  /** Whether a trouble stands that the next call that works ends. */
  troubled(place: Place): boolean;
  /** What tests and calls found; the same object until it changes. */
  found(place: Place): Found | null;
};

/** Reads what is kept, and again at each change, until `signal` aborts. */
export async function createKnown(options: {
  db: Db;
  bus: Bus;
  log: Logger;
  signal: AbortSignal;
}): Promise<Known> {
  const { db, bus, log, signal } = options;
  let rows = new Map<string, unknown>();
  const parsed = new Map<string, { found: Found | null; stored: unknown }>();
  const refresh = async (): Promise<void> => {
    const found = await db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(sql`starts_with(${settings.key}, ${PREFIX})`);
    // What didn't change stays the same object.
    const kept = rows;
    rows = new Map(
      found.map(({ key, value }) => [key, isDeepStrictEqual(kept.get(key), value) ? kept.get(key) : value]),
    );
  };
  // Listening begins before the first read, so that nothing falls between the two.
  onModelEvent(bus, signal, () =>
    refresh().catch((error: unknown) =>
      log.error({ err: error }, 'reading again what is known of the model failed'),
    ),
  );
  await refresh();
  const known = <T extends Place>(what: What, schema: z.ZodType<T>, place: Place): T | null => {
    const kept = schema.safeParse(rows.get(keyOf(what, place))).data;
    return kept && isAt(place, kept) ? kept : null;
  };
  return {
    troubled: (place) => known('trouble', AiTrouble, place) !== null,
    found(place) {
      const key = keyOf('found', place);
      const stored = rows.get(key);
      const last = parsed.get(key);
      if (last && last.stored === stored) return last.found;
      const found = known('found', Found, place);
      parsed.set(key, { found, stored });
      return found;
    },
  };
}
