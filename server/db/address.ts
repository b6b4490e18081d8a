import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

/** What both drivers connect with: an address without TLS parameters, and what these ask for. */
export type Address = { url: string; ssl: false | ConnectionOptions };

/** `allow` and `prefer` are missing: they send a password in clear to anyone who claims to know no TLS. */
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

type TlsParameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

const parametersOf = (url: URL): TlsParameters =>
  Object.fromEntries(PARAMETERS.map((name) => [name, url.searchParams.get(name) ?? undefined]));

/** What's wrong with the TLS parameters of a database's address, as the end of a sentence; null when nothing is. */
export function tlsProblem(setting: string): string | null {
  const url = URL.parse(setting);
  if (!url) return null;
  const { sslmode, sslrootcert, sslcert, sslkey } = parametersOf(url);
  if (sslmode !== undefined && !MODES.some((mode) => mode === sslmode))
    return `has an unknown sslmode; use ${MODES.join(', ')}`;
  if ((sslrootcert ?? sslcert ?? sslkey) !== undefined && (sslmode === undefined || sslmode === 'disable'))
    return 'sets certificates but no sslmode that uses them, such as verify-full';
  if (sslmode === 'verify-ca' && (sslrootcert === undefined || sslrootcert === 'system'))
    return 'needs sslrootcert, a file with the certificate of the authority, for sslmode=verify-ca';
  if ((sslcert === undefined) !== (sslkey === undefined)) return 'needs sslcert and sslkey together';
  return null;
}

/**
 * Reads the TLS parameters as libpq does. The two drivers interpret them differently, and one forwards unknown ones to the
 * server, so both get the parsed result.
 *
 * @throws Error that names the parameter and the file when a file can't be read
 */
export function addressOf(setting: string): Address {
  const url = URL.parse(setting);
  if (!url) return { url: setting, ssl: false };
  const { sslmode = 'disable', sslrootcert, sslcert, sslkey } = parametersOf(url);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (sslmode === 'disable') return { url: url.href, ssl: false };
  const ca =
    sslrootcert === undefined || sslrootcert === 'system' ? null : readPem('sslrootcert', sslrootcert);
  const own =
    sslcert !== undefined && sslkey !== undefined
      ? { cert: readPem('sslcert', sslcert), key: readPem('sslkey', sslkey) }
      : {};
  const checksName = sslmode === 'verify-full';
  const ssl: ConnectionOptions = {
    ...own,
    ...(ca === null ? {} : { ca }),
    // As libpq: with an authority at hand, `require` checks against it.
    rejectUnauthorized: checksName || ca !== null,
    ...(checksName ? {} : { checkServerIdentity: () => undefined }),
    // The drivers set the server name only for host names; an IP address would be compared with "localhost".
    ...(isIP(bareHost(url)) > 0 ? { host: bareHost(url) } : {}),
  };
  return { url: url.href, ssl };
}

const bareHost = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

function readPem(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${name} names ${file}, which can’t be read`, { cause: error });
  }
}
