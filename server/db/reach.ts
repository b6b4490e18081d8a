import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { type Address, addressOf } from './address.ts';
import { sessionLimits } from './client.ts';

/** How long startup waits for a database that is itself starting. */
const REACH_MS = 10_000;
const BETWEEN_MS = 500;
/** The oldest that the product was tried with. */
const OLDEST_VERSION = 15;

/** Errors of a reachable database that retrying doesn't change. */
const refusals: Record<string, string> = {
  '28000': 'it refused this user, or a connection without TLS (sslmode=verify-full asks for it)',
  '28P01': 'it refused this user name or password',
  '3D000': 'it has no database with this name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};
const UNTRUSTED = 'its certificate isn’t trusted; set sslrootcert to the authority’s certificate';
const untrustedCodes = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
/** What a pooler answers to limits that belong to a session. */
const NO_SUCH_PARAMETER = '08P01';
const FULL = '53300';
/** Among other causes, a database without TLS resets a connection that starts TLS regardless. */
const RESET = 'ECONNRESET';

type Reach = {
  /** The setting the address comes from. */
  setting?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  forMs?: number;
  /** Whether the address may be a pooler's, because the database's own address is known as well. */
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
  const address = readAddress(url, setting);
  const until = performance.now() + forMs;
  for (;;) {
    const left = until - performance.now();
    const found = await tryOnce(address, left, pooled);
    if ('version' in found) {
      if (found.version >= OLDEST_VERSION) return;
      throw new Error(
        `${setting}: ${hostOf(url)} runs PostgreSQL ${found.version}. Use ${OLDEST_VERSION} or newer.`,
      );
    }
    const { reason } = found;
    const refusal = untrustedCodes.has(reason) ? UNTRUSTED : refusals[reason];
    if (refusal) throw new Error(`${setting}: ${hostOf(url)} answered, but ${refusal}.`);
    if (reason === NO_SUCH_PARAMETER)
      throw new Error(
        `${setting}: ${hostOf(url)} is a pooler. Set DATABASE_DIRECT_URL to the database behind it; events and migrations go there.`,
      );
    if (performance.now() + BETWEEN_MS >= until) {
      const what = reason === RESET && address.ssl !== false ? 'no TLS, which sslmode requires' : reason;
      throw new Error(silence(url, setting, { forMs, what }));
    }
    await pause(BETWEEN_MS);
  }
}

function silence(url: string, setting: string, { forMs, what }: { forMs: number; what: string }): string {
  const seconds = Math.round(forMs / 1000);
  if (what === FULL)
    return `${setting}: ${hostOf(url)} had no connection left for ${seconds} seconds. Lower DATABASE_POOL_SIZE, or raise its max_connections.`;
  return `${setting}: no database answered at ${hostOf(url)} within ${seconds} seconds (${what}). Check the address, and that PostgreSQL is running there.`;
}

/** @throws Error that names the setting when a certificate's file can't be read */
function readAddress(url: string, setting: string): Address {
  try {
    return addressOf(url);
  } catch (error) {
    throw new Error(`${setting}: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

/** The version that answered, or the code of what went wrong. */
async function tryOnce(
  { url, ssl }: Address,
  leftMs: number,
  pooled: boolean,
): Promise<{ version: number } | { reason: string }> {
  const client = postgres(url, {
    ssl,
    max: 1,
    prepare: false,
    connect_timeout: Math.max(1, leftMs / 1000),
    onnotice: () => {},
    ...(pooled ? {} : { connection: sessionLimits }),
  });
  const ended = new AbortController();
  try {
    const late = pause(leftMs, { reason: 'TIMEOUT' }, { signal: ended.signal });
    const asked = client<{ version: number }[]>`
      select current_setting('server_version_num')::int / 10000 as version`;
    return await Promise.race([asked.then(([row]) => ({ version: row?.version ?? 0 })), late]);
  } catch (error) {
    return { reason: error instanceof Error && 'code' in error ? String(error.code) : 'no answer' };
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
