import { PgBoss } from 'pg-boss';
import { addressOf } from '../../db/address.ts';
import type { Logger } from '../log.ts';
import type { TaskOptions } from './task.ts';

/** The shortest heartbeat pg-boss allows; a worker silent for longer counts as dead. */
const HEARTBEAT_SECONDS = 10;
/** Retention of finished tasks. They're deleted soon, so that scans of the table stay cheap. */
const UPKEEP_SECONDS = 60;
/** No task has this id; fetching it makes pg-boss load the queue's settings into its cache. */
const NO_TASK = '00000000-0000-0000-0000-000000000000';
/** Longest a statement may take; after it a silent connection counts as lost. */
const SILENCE_MS = 20_000;

/** pg-boss over a few connections of its own. `works`: it also looks after stored tasks. */
export function createBoss({ url, works, log }: { url: string; works: boolean; log: Logger }): PgBoss {
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
  return boss;
}

/** Makes pg-boss's queue for one kind of task, or gives the one an earlier start made today's settings. */
export async function makeQueue(boss: PgBoss, name: string, options: TaskOptions): Promise<void> {
  const settings = {
    retryLimit: options.retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: options.maxRetryDelaySeconds ?? 60,
    expireInSeconds: options.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: UPKEEP_SECONDS,
    retentionSeconds: 14 * 24 * 3_600,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // Runs missed while no process was running are made up for once, at the next start: a machine may be off every night.
  if (options.cron) await boss.schedule(name, options.cron, {}, { tz: 'UTC', missed: 'once' });
  // Otherwise the first task stored after the start would be looked up on a connection that may have been cut.
  await boss.getJobById(name, NO_TASK);
}
