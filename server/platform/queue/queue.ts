import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type postgres from 'postgres';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import type { Listener } from '../../db/listener.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createBoss, makeQueue } from './boss.ts';
import type { TakenTask } from './claiming.ts';
import { adoptTasks, type BackedUpTask, forgetTasks, heldIds } from './pending.ts';
import { pulseOf, takeFromSilent } from './pulse.ts';
import type { TaskHandler, TaskOptions } from './task.ts';
import { ANYONE, createTaskTimes, type TaskTimes } from './wakeTimes.ts';
import { createTaskWorker, type TaskWorker } from './worker.ts';
import type { TaskKind } from './workerParts.ts';

/**
 * Durable tasks in PostgreSQL: at least once, so every handler must be idempotent. A dead process's task is
 * taken over within 15 s. A due task starts within milliseconds in the process that stored it, or within a second
 * in another one, woken by NOTIFY or by this process's timer; every 15 s a scan of the table finds tasks that
 * weren't announced.
 */
export type Queue = {
  /** Stores the task with the caller's transaction. */
  enqueue(tx: DbOrTx, name: string, data: object, options?: { dueAt?: Date }): Promise<void>;
  /** Removes pending tasks whose data contains one of these ids; a running one completes. */
  forget(tx: DbOrTx, ids: readonly string[]): Promise<void>;
  /** The `ids` for which a task with this name is waiting or running. Excludes tasks that ended with their process. */
  held(tx: DbOrTx, name: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Lets a process without workers store tasks; instead of {@link Queue.start}, and ended by {@link Queue.stop}. */
  open(): Promise<void>;
  /** Takes over tasks from a backup with the transaction that restores it, after {@link Queue.open}. */
  adopt(tx: postgres.TransactionSql, tasks: readonly BackedUpTask[]): Promise<void>;
  /**
   * Registers a handler; call before {@link Queue.start}. With `together`, what tasks read and note first happens in the
   * transaction that takes several; after a failure there, `handler` has to do all of it.
   */
  register<T extends object>(
    name: string,
    options: TaskOptions,
    handler: TaskHandler<T>,
    together?: { db: Db; take(tx: Tx, data: readonly T[]): Promise<TakenTask[]> },
  ): void;
  start(): Promise<void>;
  /** Takes no more tasks; those that run go on. Tasks can still be stored, so it comes before {@link Queue.stop}. */
  rest(): void;
  /** Lets running tasks finish for up to `graceMs`, then abandons them; another process retries them. */
  stop(graceMs: number): Promise<void>;
};

/**
 * How often a process reports its running tasks and looks for dead workers, in one statement for all kinds:
 * with the heartbeat this stays under 15 s.
 */
const PULSE_SECONDS = 2;
/** How often the table is scanned for the next due tasks; rarely, because events announce them first. */
const LOOK_SECONDS = 15;
/** Carries "name dueAt process", the moment in milliseconds since 1970, 0 for now, and who stored the task. */
const CHANNEL = 'longtable_tasks';
const LOOKING_FAILED = 'looking for dead workers failed';
const READING_FAILED = 'reading due tasks failed';
/** A process whose event loop was busier than this share takes fewer tasks at once. */
const BUSY_SHARE = 0.9;
const BUSY_WINDOW_MS = 100;
/** How long each step of giving up may take when a process stops. */
const GIVE_UP_MS = 1_000;

type QueueOptions = {
  url: string;
  client: postgres.Sql;
  listener: Listener;
  /** False for a program that only stores tasks: others look after them. */
  works?: boolean;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
};

/** A queue over pg-boss in schema `pgboss` of the same database; `listener` receives tasks stored by any process. */
export function createQueue(options: QueueOptions): Queue {
  const { url, client, listener, works = true, clock, log, metrics } = options;
  const boss = createBoss({ url, works, log });
  const registered: TaskKind[] = [];
  const workers = new Map<string, TaskWorker>();
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const isBusy = busyGauge();
  let unlisten = (): void => {};
  const names = (): string[] => [...workers.keys()];
  const id = works ? clock.uuid() : ANYONE;
  const times = createTaskTimes({ client, clock, id }, (name) => workers.get(name)?.wake());

  const open = async (): Promise<void> => {
    await boss.start();
    for (const { name, options: task } of registered) await makeQueue(boss, name, task);
  };
  const startWorkers = (): void => {
    const shared = { boss, log, metrics, isBusy, stopping: stopping.signal };
    const onFailed = (name: string): void => void times.look([name], true).catch(() => {});
    for (const kind of registered) workers.set(kind.name, createTaskWorker({ ...shared, ...kind, onFailed }));
  };
  const pulse = pulseOfWorkers({ boss, workers, times, log });
  /** On every (re)connect: notifications in between were lost. */
  const onListening = (): void => {
    for (const worker of workers.values()) worker.wake();
    times.look(names(), true).catch((error: unknown) => log.warn({ err: error }, READING_FAILED));
  };

  return {
    async enqueue(tx, name, data, { dueAt } = {}) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(dueAt ? { startAfter: dueAt } : {}) });
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${name} ${dueAt?.getTime() ?? 0} ${id}`})`);
    },
    forget: forgetTasks,
    held: heldIds,
    register(name, task, handler, together) {
      // This program stored the data as JSON under the same name.
      registered.push({
        name,
        options: task,
        handler: (data, context) => handler(data as never, context),
        together: together ? { db: together.db, take: (tx, data) => together.take(tx, data as never) } : null,
      });
    },
    async start() {
      await open();
      startWorkers();
      unlisten = listener.listen(CHANNEL, { heard: times.heard, begun: onListening });
      timers.push(
        every(PULSE_SECONDS, pulse, (error) => log.warn({ err: error }, LOOKING_FAILED)),
        every(
          LOOK_SECONDS,
          () => times.look(names(), false),
          (error) => log.warn({ err: error }, READING_FAILED),
        ),
      );
    },
    open,
    rest() {
      for (const worker of workers.values()) void worker.end();
    },
    async adopt(tx, tasks) {
      const known = new Set(registered.map(({ name }) => name));
      // What an older version called differently is left to the sweeps.
      const ours = tasks.filter(({ name }) => known.has(name));
      await adoptTasks(boss, tx, ours);
    },
    async stop(graceMs) {
      times.clear();
      await endWorkers([...workers.values()], stopping, graceMs);
      for (const timer of timers) clearInterval(timer);
      unlisten();
      times.clear();
      await Promise.race([boss.stop({ graceful: true, timeout: 1_000, close: true }), pause(3 * GIVE_UP_MS)]);
    },
  };
}

/** A function that reports the tries that run here, stops those that were lost, and takes over those of dead workers. */
function pulseOfWorkers(parts: {
  boss: PgBoss;
  workers: ReadonlyMap<string, TaskWorker>;
  times: TaskTimes;
  log: Logger;
}): () => Promise<void> {
  const { boss, workers, times, log } = parts;
  /** Runs in the background; tasks of live workers don't depend on it. */
  const buryDead = async (overdue: readonly string[]): Promise<void> => {
    await takeFromSilent(boss, overdue);
    for (const name of overdue) await boss.supervise(name);
    await times.look(overdue, true);
  };
  return async () => {
    const asked = [...workers.values()].flatMap((worker) => worker.running());
    const tries = asked.map((one) => one.name);
    const { alive, overdue } = await pulseOf(boss, { names: [...workers.keys()], tries });
    for (const one of asked) if (!alive.has(one.name)) one.lose();
    if (overdue.length > 0)
      buryDead(overdue).catch((error: unknown) => log.warn({ err: error }, LOOKING_FAILED));
  };
}

/** Lets what runs finish for up to `graceMs`, then stops it, and gives back what still doesn't end. */
async function endWorkers(
  workers: readonly TaskWorker[],
  stopping: AbortController,
  graceMs: number,
): Promise<void> {
  const ended = Promise.all(workers.map((worker) => worker.end()));
  await Promise.race([ended, pause(graceMs)]);
  stopping.abort();
  // Handlers that react to the signal store their own failure; the others' tasks are given back below.
  await Promise.race([ended, pause(GIVE_UP_MS)]);
  const back = workers.map((worker) => worker.giveBack());
  await Promise.race([Promise.allSettled(back), pause(GIVE_UP_MS)]);
}

/** Repeats `work`, one run at a time; a database that is away is tried again next time. */
function every(seconds: number, work: () => Promise<void>, failed: (error: unknown) => void): NodeJS.Timeout {
  let running = false;
  const tick = async (): Promise<void> => {
    if (running) return;
    running = true;
    await work().catch(failed);
    running = false;
  };
  return setInterval(() => void tick(), seconds * 1_000);
}

/** Returns whether the event loop has been saturated lately; costs nothing between calls. */
function busyGauge(): () => boolean {
  let before = performance.eventLoopUtilization();
  let at = performance.now();
  let busy = false;
  return () => {
    if (performance.now() - at < BUSY_WINDOW_MS) return busy;
    busy = performance.eventLoopUtilization(before).utilization > BUSY_SHARE;
    before = performance.eventLoopUtilization();
    at = performance.now();
    return busy;
  };
}
