import type postgres from 'postgres';

/** Options of a transaction that reads for as long as it takes, all of it as of one moment. */
export const LONG_READ = 'isolation level repeatable read read only';

/**
 * Lifts the session's limits until the end of the transaction. The limit of a statement also counts what is done between
 * two batches of a cursor.
 */
export async function liftLimits(tx: postgres.TransactionSql): Promise<void> {
  await tx`set local statement_timeout = 0`;
  await tx`set local idle_in_transaction_session_timeout = 0`;
}
