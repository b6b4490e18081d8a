import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type postgres from 'postgres';
import { z } from 'zod';
import { addressOf } from '../../db/address.ts';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import type { Listener } from '../../db/listener.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { TakenTask, TakeTask } from './claiming.ts';
import { pulseOf, takeFromSilent } from './pulse.ts';
import type { TaskHandler, TaskOptions } from './task.ts';
import { ANYONE, createTaskTimes } from './wakeTimes.ts';
import { createTaskWorker, type TaskWorker } from './worker.ts';

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
  adopt(
    tx: postgres.TransactionSql,
    tasks: readonly { name: string; data: object; dueAt: Date }[],
  ): Promise<void>;
  /**
   * Registers a handler; call before {@link Queue.start}. With `together`, what a task reads and notes first happens in the
   * transaction that takes it, with that of others; after a failure there, `handler` has to do all of it.
   */
  register<T extends object>(
    name: string,
    options: TaskOptions,
    handler: TaskHandler<T>,
    together?: { db: Db; take(tx: Tx, data: T): Promise<TakenTask> },
  ): void;
  start(): Promise<void>;
  /** Takes no more tasks; those that run go on. Tasks can still be stored, so it comes before {@link Queue.stop}. */
  rest(): void;
  /** Lets running tasks finish for up to `graceMs`, then abandons them; another process retries them. */
  stop(graceMs: number): Promise<void>;
};

/** The shortest heartbeat pg-boss allows; a worker silent for longer counts as dead. */
const HEARTBEAT_SECONDS = 10;
/**
 * How often a process reports its running tasks and looks for dead workers, in one statement for all kinds:
 * with the heartbeat this stays under 15 s.
 */
const PULSE_SECONDS = 2;
/** How often the table is scanned for the next due tasks; rarely, because events announce them first. */
const LOOK_SECONDS = 15;
/** Retention of finished tasks. They're deleted soon, so that scans of the table stay cheap. */
const UPKEEP_SECONDS = 60;
/** No task has this id; fetching it makes pg-boss load the queue's settings into its cache. */
const NO_TASK = '00000000-0000-0000-0000-000000000000';
/** Carries "name dueAt process", the moment in milliseconds since 1970, 0 for now, and who stored the task. */
const CHANNEL = 'longtable_tasks';
const LOOKING_FAILED = 'looking for dead workers failed';
/** A process whose event loop was busier than this share takes fewer tasks at once. */
const BUSY_SHARE = 0.9;
const BUSY_WINDOW_MS = 100;
/** Longest a statement may take; after it a silent connection counts as lost. */
const SILENCE_MS = 20_000;
/** How long each step of giving up may take when a process stops. */
const GIVE_UP_MS = 1_000;

type Registered = {
  name: string;
  options: TaskOptions;
  handler: TaskHandler<object>;
  together: { db: Db; take: TakeTask } | null;
};

/** A queue over pg-boss in schema `pgboss` of the same database; `listener` receives tasks stored by any process. */
export function createQueue(options: {
  url: string;
  client: postgres.Sql;
  listener: Listener;
  /** False for a program that only stores tasks: others look after them. */
  works?: boolean;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}): Queue {
  const { url, client, listener, works = true, clock, log, metrics } = options;
  const address = addressOf(url);
  const connection = {
    connectionString: address.url,
    ssl: address.ssl,
    application_name: 'longtable-queue',
    max: 6,
    // Driver options: a silent connection is dropped instead of waited for.
    query_timeout: SILENCE_MS,
    keepAlive: true,
  };
  const boss = new PgBoss({
    ...connection,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    maintenanceIntervalSeconds: UPKEEP_SECONDS,
    // Asking for a pass about dead workers isn't refused because one has just been.
    monitorIntervalSeconds: 1,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    // Finds tasks that wait for others; ours never do.
    flowIntervalSeconds: UPKEEP_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  const registered: Registered[] = [];
  const workers = new Map<string, TaskWorker>();
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const isBusy = busyGauge();
  let unlisten = (): void => {};
  const names = (): string[] => [...workers.keys()];
  const id = works ? clock.uuid() : ANYONE;
  const times = createTaskTimes({ client, clock, id }, (name) => workers.get(name)?.wake());

  const pulse = async (): Promise<void> => {
    const asked = [...workers.values()].flatMap((worker) => worker.running());
    const { alive, overdue } = await pulseOf(boss, { names: names(), tries: asked.map((one) => one.name) });
    for (const one of asked) if (!alive.has(one.name)) one.lose();
    if (overdue.length > 0)
      buryDead(overdue).catch((error: unknown) => log.warn({ err: error }, LOOKING_FAILED));
  };
  /** Runs in the background; tasks of live workers don't depend on it. */
  const buryDead = async (overdue: readonly string[]): Promise<void> => {
    await takeFromSilent(boss, overdue);
    for (const name of overdue) await boss.supervise(name);
    await times.look(overdue, true);
  };
  /** Repeats `work`, one run at a time; a database that is away is tried again next time. */
  const every = (seconds: number, work: () => Promise<void>, what: string): void => {
    let running = false;
    const tick = async (): Promise<void> => {
      if (running) return;
      running = true;
      await work().catch((error: unknown) => log.warn({ err: error }, what));
      running = false;
    };
    timers.push(setInterval(() => void tick(), seconds * 1_000));
  };

  const makeQueues = async (): Promise<void> => {
    for (const { name, options: task } of registered) {
      const settings = {
        retryLimit: task.retries,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: task.maxRetryDelaySeconds ?? 60,
        expireInSeconds: task.timeoutSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: UPKEEP_SECONDS,
        retentionSeconds: 14 * 24 * 3_600,
      };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
      // Runs missed while no process was running are made up for once, at the next start: a machine may be off every night.
      if (task.cron) await boss.schedule(name, task.cron, {}, { tz: 'UTC', missed: 'once' });
      // Otherwise the first task stored after the start would be looked up on a connection that may have been cut.
      await boss.getJobById(name, NO_TASK);
    }
  };
  /** On every (re)connect: notifications in between were lost. */
  const onListening = (): void => {
    for (const worker of workers.values()) worker.wake();
    times.look(names(), true).catch((error: unknown) => log.warn({ err: error }, 'reading due tasks failed'));
  };

  return {
    async enqueue(tx, name, data, { dueAt } = {}) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(dueAt ? { startAfter: dueAt } : {}) });
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${name} ${dueAt?.getTime() ?? 0} ${id}`})`);
    },
    async forget(tx, ids) {
      if (ids.length === 0) return;
      await tx.execute(sql`
        delete from pgboss.job
        where state <> 'active' and exists (
          select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) entry
          where entry.value in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`);
    },
    async held(tx, name, ids) {
      if (ids.length === 0) return new Set();
      const rows = await tx.execute<{ id: string }>(sql`
        select entry.value as id from pgboss.job, jsonb_each_text(data) entry
        where name = ${name} and state < 'completed' and jsonb_typeof(data) = 'object' and entry.value in ${ids}`);
      return new Set(rows.map(({ id }) => id));
    },
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
      await boss.start();
      await makeQueues();
      for (const { name, options: task, handler, together } of registered) {
        const onFailed = (): void => void times.look([name], true).catch(() => {});
        const parts = { boss, name, options: task, handler, together, log, metrics, isBusy, onFailed };
        workers.set(name, createTaskWorker({ ...parts, stopping: stopping.signal }));
      }
      unlisten = listener.listen(CHANNEL, { heard: times.heard, begun: onListening });
      every(PULSE_SECONDS, pulse, LOOKING_FAILED);
      every(LOOK_SECONDS, () => times.look(names(), false), 'reading due tasks failed');
    },
    async open() {
      await boss.start();
      await makeQueues();
    },
    rest() {
      for (const worker of workers.values()) void worker.end();
    },
    async adopt(tx, tasks) {
      const db = {
        executeSql: async (query: string, values: unknown[] = []) => ({
          rows: await tx.unsafe(query, z.array(z.json()).parse(values)),
        }),
      };
      const known = new Set(registered.map(({ name }) => name));
      // What an older version called differently is left to the sweeps.
      for (const { name, data, dueAt } of tasks.filter((task) => known.has(task.name)))
        await boss.send(name, data, { db, startAfter: dueAt });
    },
    async stop(graceMs) {
      const ended = Promise.all([...workers.values()].map((worker) => worker.end()));
      times.clear();
      await Promise.race([ended, pause(graceMs)]);
      stopping.abort();
      // Handlers that react to the signal store their own failure; the others' tasks are given back below.
      await Promise.race([ended, pause(GIVE_UP_MS)]);
      const back = [...workers.values()].map((worker) => worker.giveBack());
      await Promise.race([Promise.allSettled(back), pause(GIVE_UP_MS)]);
      for (const timer of timers) clearInterval(timer);
      unlisten();
      times.clear();
      await Promise.race([boss.stop({ graceful: true, timeout: 1_000, close: true }), pause(3 * GIVE_UP_MS)]);
    },
  };
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
