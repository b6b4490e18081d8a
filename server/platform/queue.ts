import type { DbOrTx } from '../db/client.ts';

/** Background work by name. `data` must be small and hold ids only: task tables are not a place for personal data. */
export type TaskHandler<T> = (data: T, context: { signal: AbortSignal; attempt: number; lastAttempt: boolean }) => Promise<void>;

export type TaskOptions = {
  /** How many run at once in one process. */
  concurrency: number;
  /** Further tries after a failure, with rising delay. */
  retries: number;
  /** A try that takes longer is given up and tried again. */
  timeoutSeconds: number;
  /** Cron expression (UTC) for tasks that run by themselves. */
  cron?: string;
};

/**
 * Durable tasks in PostgreSQL: at least once, so every handler must be safe to run twice. A task of a dead
 * process is taken over within 15 s; a delayed one is at most 1 s late.
 */
export type Queue = {
  /** Stores the task with the caller's transaction. */
  enqueue(tx: DbOrTx, name: string, data: object, options?: { dueAt?: Date }): Promise<void>;
  /** Registers a handler; call before {@link Queue.start}. */
  register<T extends object>(name: string, options: TaskOptions, handler: TaskHandler<T>): void;
  start(): Promise<void>;
  /** Lets running tasks finish for up to `graceMs`, then aborts their signal. */
  stop(graceMs: number): Promise<void>;
};
