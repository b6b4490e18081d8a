/** Failures of any line, the database's among others. */
const lineCodes: readonly string[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** What only the driver or PostgreSQL says. */
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
 * True when something failed because the database couldn't be reached. A line that broke may be another's, a mail
 * server's for example; the driver notes its statement with the failures of its own.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if (!('code' in error) || typeof error.code !== 'string') continue;
    if (ownCodes.includes(error.code)) return true;
    if (lineCodes.includes(error.code) && 'query' in error) return true;
  }
  return false;
}
