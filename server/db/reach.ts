import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { sessionLimits } from './client.ts';

/** How long the start waits for a database that is only starting itself. */
const REACH_MS = 10_000;
const BETWEEN_MS = 500;

/** Answers of a database that is there and says no; waiting doesn't change them. */
const refusals: Record<string, string> = {
  '28000': 'it refused this user',
  '28P01': 'it refused this user name or password',
  '3D000': 'it has no database of this name',
};
/** What a pooler answers to limits that belong to a session. */
const NO_SUCH_PARAMETER = '08P01';

type Reach = {
  /** The setting the address comes from. */
  setting?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  forMs?: number;
  /** Whether the address may be a pooler's: what it is itself is known then. */
  pooled?: boolean;
};

/**
 * Waits until the database of a setting answers, ten seconds at most.
 * @throws Error with a sentence that names the setting and the host, never user or password.
 */
export async function reachDatabase(
  url: string,
  { setting = 'DATABASE_URL', forMs = REACH_MS, pooled = false }: Reach = {},
): Promise<void> {
  const until = performance.now() + forMs;
  for (;;) {
    const left = until - performance.now();
    const reason = await tryOnce(url, left, pooled);
    if (reason === null) return;
    const refusal = refusals[reason];
    if (refusal) throw new Error(`${setting}: ${hostOf(url)} answered, but ${refusal}.`);
    if (reason === NO_SUCH_PARAMETER)
      throw new Error(
        `${setting}: ${hostOf(url)} is a pooler. Set DATABASE_DIRECT_URL to the database behind it; events and migrations go there.`,
      );
    if (performance.now() + BETWEEN_MS >= until) {
      const seconds = Math.round(forMs / 1000);
      throw new Error(
        `${setting}: no database answered at ${hostOf(url)} within ${seconds} seconds (${reason}). Check the address, and that PostgreSQL is running there.`,
      );
    }
    await pause(BETWEEN_MS);
  }
}

/** Null when it answered, else the code of what went wrong. */
async function tryOnce(url: string, leftMs: number, pooled: boolean): Promise<string | null> {
  const client = postgres(url, {
    max: 1,
    prepare: false,
    connect_timeout: Math.max(1, leftMs / 1000),
    onnotice: () => {},
    ...(pooled ? {} : { connection: sessionLimits }),
  });
  const ended = new AbortController();
  try {
    const late = pause(leftMs, 'TIMEOUT', { signal: ended.signal });
    return await Promise.race([client`select 1`.then(() => null), late]);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  } finally {
    ended.abort();
    await client.end({ timeout: 0 });
  }
}

/** "db.example:5432". */
function hostOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.hostname ? `${parsed.hostname}:${parsed.port || 5432}` : 'the address given';
}
