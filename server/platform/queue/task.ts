import type { DbOrTx } from '../../db/client.ts';

/**
 * Background work by name. `data` must be small and contain ids only: task tables aren't a place for personal
 * data.
 */
export type TaskHandler<T> = (data: T, context: TaskContext) => Promise<void>;

export type TaskContext = {
  signal: AbortSignal;
  attempt: number;
  /** No try follows a failure of this one, unless the database's absence is what ends it: such a try doesn't count. */
  lastAttempt: boolean;
  /**
   * Marks the task as done within the handler's own transaction, so that its results and its end commit
   * together; must be the handler's last call. Without it, the task is done when the handler returns.
   */
  finish(tx: DbOrTx): Promise<void>;
};

export type TaskOptions = {
  /** How many run at once in one process. */
  concurrency: number;
  /** Retries after a failure, with rising delay; failures during an outage of the database aren't counted. */
  retries: number;
  /** A run that takes longer is stopped and retried. */
  timeoutSeconds: number;
  /** Longest delay between two attempts; 60 s by default. */
  maxRetryDelaySeconds?: number;
  /** Cron expression (UTC) for scheduled tasks. Runs missed while no process was running are made up for once, at the next start. */
  cron?: string;
};
