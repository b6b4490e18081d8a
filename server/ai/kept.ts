import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AiTest, AiTrouble, type AiTroubleKind } from '../../shared/aiConnection.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { settings } from '../db/schema/platform.ts';
import type { Env } from '../env.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { readSetting } from '../platform/settings.ts';

/** What is kept of a connected model between calls and restarts: rows of the settings, for each model its own. */

/** Which model, and where. */
export type Place = { model: string; server: string };

const PREFIX = 'ai.';
type What = 'trouble' | 'test';
const keyOf = (what: What, { model }: Place): string => `${PREFIX}${what}.${model}`;

/** Where a provider of the name is when no address is set. */
const USUAL_SERVER = 'api.openai.com';

/** Host of the server that is asked; addresses can hold secrets, so the rest of it is never shown. */
export function placeOf(env: Pick<Env, 'OPENAI_BASE_URL' | 'AI_MODEL'>): Place {
  const server = env.OPENAI_BASE_URL ? new URL(env.OPENAI_BASE_URL).host : USUAL_SERVER;
  return { model: env.AI_MODEL, server };
}

const isAt = (place: Place, kept: Place | undefined): boolean =>
  kept !== undefined && kept.model === place.model && kept.server === place.server;

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

type Keeper = { bus: Bus; clock: Clock };

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

/** Notes that a test ended, this one or whichever runs, and keeps what it found; false when it was stopped before. */
export async function endTest(keeper: Keeper, tx: Tx, id: string | null, found?: AiTest): Promise<boolean> {
  const isIt = id === null ? undefined : sql`${settings.value} ->> 'id' = ${id}`;
  const ended = await tx
    .delete(settings)
    .where(and(eq(settings.key, TESTING_KEY), isIt))
    .returning();
  if (ended.length === 0) return false;
  if (found) await write(keeper, tx, 'test', found);
  else await tellModel(keeper.bus, tx);
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

/** Calls `changed` whenever something about a model may have changed from now on, until `signal` aborts. */
export async function onModelEvent(
  bus: Bus,
  signal: AbortSignal,
  changed: () => Promise<void>,
): Promise<void> {
  const events = await bus.subscribe('panel', signal);
  void (async () => {
    for await (const event of events)
      if (event.type === 'resync' || event.payload.about === 'model') await changed();
  })();
}

/** What this process knows of its models, whoever found it out; a call asks it without the database. */
export type Known = {
  /** Whether a trouble stands that the next call that works ends. */
  troubled(place: Place): boolean;
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
  const refresh = async (): Promise<void> => {
    const found = await db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(sql`starts_with(${settings.key}, ${PREFIX})`);
    rows = new Map(found.map(({ key, value }) => [key, value]));
  };
  // Listening begins before the first read, so that nothing falls between the two.
  await onModelEvent(bus, signal, () =>
    refresh().catch((error: unknown) =>
      log.error({ err: error }, 'reading again what is known of the model failed'),
    ),
  );
  await refresh();
  const known = <T extends Place>(what: What, schema: z.ZodType<T>, place: Place): T | null => {
    const kept = schema.safeParse(rows.get(keyOf(what, place))).data;
    return kept && isAt(place, kept) ? kept : null;
  };
  return { troubled: (place) => known('trouble', AiTrouble, place) !== null };
}
