import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { TakeTasks } from './claiming.ts';
import type { TaskContext, TaskHandler, TaskOptions } from './task.ts';

/** A registered kind of task. */
export type TaskKind = {
  name: string;
  options: TaskOptions;
  handler: TaskHandler<object>;
  together: { db: Db; take: TakeTasks } | null;
};

/** What the parts of one worker share. */
export type WorkerParts = TaskKind & {
  boss: PgBoss;
  log: Logger;
  metrics: Metrics;
  /** Aborts what runs when the process stops. */
  stopping: AbortSignal;
  /** Whether the event loop is late. */
  isBusy(): boolean;
  /** A task failed and is due again at a time that only the database has. */
  onFailed(name: string): void;
};

/** What one try does: its handler, or what was taken together with the task. */
export type Work = (context: TaskContext) => Promise<void>;

/** Most tasks that one statement takes or settles. */
export const BATCH = 100;
/** After the database didn't answer. */
export const TRY_AGAIN_MS = 500;
