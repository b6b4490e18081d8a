/** Failures of any network connection, the database's included. */
const lineCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Errors that only the driver or PostgreSQL raises. */
const ownCodes: readonly string[] = [
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '08001', // sqlclient_unable_to_establish_sqlconnection
  '08003', // connection_does_not_exist
  '08006', // connection_failure
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '53300', // too_many_connections
];

/** PgBouncer's code for all its own errors: its server is unreachable or crashed, or no connection was free in time. */
const POOLER = '08P01';

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error is a broken network connection, to any server. Causes aren't checked, here and below. */
export const isLineBroken = (error: Error): boolean => lineCodes.includes(codeOf(error));

/** Whether an error can only come from the database's connection. */
export const isDatabaseLost = (error: Error): boolean => ownCodes.includes(codeOf(error)) || isPoolers(error);

/** PostgreSQL uses the same code for a protocol error, but that one isn't fatal. */
const isPoolers = (error: Error): boolean =>
  codeOf(error) === POOLER && 'severity_local' in error && error.severity_local === 'FATAL';

/**
 * True when something failed because the database couldn't be reached. A broken connection may be another
 * one's, an email server's for example; the driver adds its statement to its own failures.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if (isDatabaseLost(error) || (isLineBroken(error) && 'query' in error)) return true;
  }
  return false;
}
