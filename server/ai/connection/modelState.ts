import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AiTest, AiTrouble, type AiTroubleKind } from '../../../shared/ai/connection.ts';
import { AiAllowance, AiEvaluation, AiHalt } from '../../../shared/ai/evaluation.ts';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { createReloading } from '../../platform/events/reloading.ts';
import type { Logger } from '../../platform/log.ts';
import {
  claimRow,
  extendRow,
  lockRow,
  readRow,
  readRows,
  removeRow,
  writeRow,
} from '../../platform/settings/rows.ts';
import { type Change, changed, Found } from './capabilities.ts';
import { isAt, type Place } from './place.ts';

/** What is kept of a connected model between calls and restarts: rows of the settings, for each model its own. */

const PREFIX = 'ai.';
type What = 'trouble' | 'test' | 'found' | 'evaluation' | 'halt' | 'allowance';
const keyOf = (what: What, { model }: Place): string => `${PREFIX}${what}.${model}`;

async function read<T extends Place>(
  db: DbOrTx,
  what: What,
  schema: z.ZodType<T>,
  place: Place,
): Promise<T | null> {
  const stored = await readRow(db, keyOf(what, place), schema);
  return stored && isAt(place, stored) ? stored : null;
}

/** The recorded problem, if it concerns this model on this server. */
export const standingTrouble = (db: DbOrTx, place: Place): Promise<AiTrouble | null> =>
  read(db, 'trouble', AiTrouble, place);

/** The last test, if it was one of this model on this server. */
export const lastTest = (db: DbOrTx, place: Place): Promise<AiTest | null> => read(db, 'test', AiTest, place);

/** What is known of this model on this server; null while nothing is. */
export const foundOf = (db: DbOrTx, place: Place): Promise<Found | null> => read(db, 'found', Found, place);

type Storing = { bus: Bus; clock: Clock };

/** Stores what a call found, on top of what others found meanwhile. */
export async function storeFound(storing: Storing & { db: Db }, place: Place, change: Change): Promise<void> {
  await storing.db.transaction(async (tx) => {
    // Two processes that learn at once take turns.
    await lockRow(tx, keyOf('found', place));
    await write(storing, tx, 'found', changed(place, await foundOf(tx, place), change));
  });
}

/** Stores the problem, or removes it, and publishes the change; `since` stays that of the first failure. */
export async function storeTrouble(
  { db, bus, clock }: Storing & { db: Db },
  place: Place,
  kind: AiTroubleKind | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (kind === null) {
      if (await removeRow(tx, keyOf('trouble', place))) await publishModelChange(bus, tx);
      return;
    }
    const standing = await standingTrouble(tx, place);
    if (standing?.kind === kind) return;
    const value: AiTrouble = { kind, ...place, since: clock.now().toISOString() };
    await write({ bus, clock }, tx, 'trouble', value);
  });
}

/** What takes minutes and runs once at a time, of whichever model. */
export type Run = 'testing' | 'evaluating';
const runKey = (run: Run): string => `${PREFIX}${run}`;
const Running = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  done: z.number().optional(),
  of: z.number().optional(),
});
type Running = z.infer<typeof Running>;

/** The run in progress, if it started after `since`; older runs belong to a process that died. */
export async function runningSince(db: DbOrTx, run: Run, since: Date): Promise<Running | null> {
  const running = await readRow(db, runKey(run), Running);
  return running && new Date(running.since) > since ? running : null;
}

/** Records the start of a run; false if one that started after `since` is still in progress. */
export async function beginRun(
  { bus, clock }: Storing,
  tx: Tx,
  run: Run,
  { id, since }: { id: string; since: Date },
): Promise<boolean> {
  const value: Running = { id, since: clock.now().toISOString() };
  const begun = await claimRow({ clock }, tx, { key: runKey(run), value, olderThan: since });
  if (begun) await publishModelChange(bus, tx);
  return begun;
}

/** Notes how far a run got; nothing where it was stopped. */
export async function advanceRun(
  { db, bus }: Pick<Storing, 'bus'> & { db: Db },
  run: Run,
  { id, done, of }: { id: string; done: number; of: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await extendRow(tx, { key: runKey(run), id, fields: { done, of } });
    await publishModelChange(bus, tx);
  });
}

/** What a run found out about a model, to be kept with its end. */
export type Outcome =
  | { what: 'test'; value: AiTest }
  | { what: 'found'; value: Found }
  | { what: 'evaluation'; value: AiEvaluation }
  | { what: 'halt'; value: AiHalt };

/** Records the end of this run, or of the current one, with its outcomes; false if it was stopped before. */
export async function endRun(
  storing: Storing,
  tx: Tx,
  run: Run,
  { id, outcomes = [] }: { id: string | null; outcomes?: readonly Outcome[] },
): Promise<boolean> {
  if (!(await removeRow(tx, runKey(run), id))) return false;
  for (const { what, value } of outcomes) await write(storing, tx, what, value);
  if (outcomes.length === 0) await publishModelChange(storing.bus, tx);
  return true;
}

/** The last evaluation, if it was one of this model on this server. */
export const lastEvaluation = (db: DbOrTx, place: Place): Promise<AiEvaluation | null> =>
  read(db, 'evaluation', AiEvaluation, place);

/** The last evaluation that didn't finish. */
export const lastHalt = (db: DbOrTx, place: Place): Promise<AiHalt | null> => read(db, 'halt', AiHalt, place);

/** Why an admin allows this model to judge despite its evaluation; null without such permission. */
export const allowanceOf = (db: DbOrTx, place: Place): Promise<AiAllowance | null> =>
  read(db, 'allowance', AiAllowance, place);

/** Stores or withdraws the permission to judge despite the evaluation. */
export async function storeAllowance(
  storing: Storing,
  tx: Tx,
  place: Place,
  allowance: AiAllowance | null,
): Promise<void> {
  if (allowance) return write(storing, tx, 'allowance', allowance);
  await removeRow(tx, keyOf('allowance', place));
  await publishModelChange(storing.bus, tx);
}

/** A model that failed its evaluation may judge only with an admin's permission; one without an evaluation may. */
export const mayJudge = (evaluation: AiEvaluation | null, allowance: AiAllowance | null): boolean =>
  evaluation === null || evaluation.passed || allowance !== null;

async function write({ bus, clock }: Storing, tx: Tx, what: What, value: Place): Promise<void> {
  await writeRow({ clock }, tx, keyOf(what, value), value);
  await publishModelChange(bus, tx);
}

/** HR's screens and every process read again what is known of the model. */
const publishModelChange = (bus: Bus, tx: Tx): Promise<void> => bus.publish(tx, 'panel', { about: 'model' });

/**
 * Calls `reload` whenever something about a model may have changed, until `signal` aborts. A failed call is repeated until one
 * succeeds.
 */
export async function onModelEvent(
  { bus, log }: { bus: Bus; log: Logger },
  signal: AbortSignal,
  reload: () => Promise<void>,
): Promise<void> {
  const events = await bus.subscribe('panel', signal);
  const failed = 'reloading the model state failed';
  const again = createReloading({ reload, failed, log, signal });
  void (async () => {
    for await (const event of events) if (event.type === 'resync' || event.payload.about === 'model') again();
  })();
}

/** This process's copy of the state of its models; reading it needs no database. */
export type Known = {
  /** Whether a problem is recorded that the next successful call clears. */
  troubled(place: Place): boolean;
  /** What tests and calls found; the same object until it changes. */
  found(place: Place): Found | null;
  /** Whether the model may rate and grade. */
  mayJudge(place: Place): boolean;
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
    const found = await readRows(db, { prefixes: [PREFIX] });
    // What didn't change stays the same object.
    const stored = rows;
    rows = new Map(
      found.map(({ key, value }) => [
        key,
        isDeepStrictEqual(stored.get(key), value) ? stored.get(key) : value,
      ]),
    );
  };
  // Listening begins before the first read, so that nothing falls between the two.
  await onModelEvent({ bus, log }, signal, refresh);
  await refresh();
  const known = <T extends Place>(what: What, schema: z.ZodType<T>, place: Place): T | null => {
    const stored = schema.safeParse(rows.get(keyOf(what, place))).data;
    return stored && isAt(place, stored) ? stored : null;
  };
  return {
    troubled: (place) => known('trouble', AiTrouble, place) !== null,
    mayJudge: (place) =>
      mayJudge(known('evaluation', AiEvaluation, place), known('allowance', AiAllowance, place)),
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
