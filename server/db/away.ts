/** Failures of any line, the database's among others. */
const lineCodes: readonly string[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Errors that only the driver or PostgreSQL raises. */
const ownCodes: readonly string[] = [
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
];

/** Connection-level failures: the database is away, not the statement wrong. */
export const awayCodes: ReadonlySet<string> = new Set([...lineCodes, ...ownCodes]);

/**
 * True when something failed because the database couldn't be reached. A broken connection may be another
 * one's, an email server's for example; the driver adds its statement to its own failures.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if (!('code' in error) || typeof error.code !== 'string') continue;
    if (ownCodes.includes(error.code)) return true;
    if (lineCodes.includes(error.code) && 'query' in error) return true;
  }
  return false;
}
