import type postgres from 'postgres';

/** Options of a long read from one consistent snapshot. */
export const LONG_READ = 'isolation level repeatable read read only';

/**
 * Lifts the session's timeouts until the end of the transaction. The statement timeout includes the time between two batches
 * of a cursor.
 */
export async function liftLimits(tx: postgres.TransactionSql): Promise<void> {
  await tx`set local statement_timeout = 0`;
  await tx`set local idle_in_transaction_session_timeout = 0`;
}
