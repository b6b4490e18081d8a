/** PostgreSQL's error code in an error or its causes; the driver and the query builder wrap it. */
export function hasSqlState(thrown: unknown, states: ReadonlySet<string>): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if ('code' in error && typeof error.code === 'string' && states.has(error.code)) return true;
  }
  return false;
}
