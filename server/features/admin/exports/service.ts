import { Readable } from 'node:stream';
import { csvLine, ExportSpec } from '../../../../shared/exports.ts';
import type { UserId } from '../../../../shared/ids.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sameSecret } from '../../../platform/crypto.ts';
import type { Viewer } from '../../reviews/service.ts';
import { tableOf } from './rows.ts';

/** How long a link to an export works. */
const LINK_MS = 5 * 60_000;

type Exporter = { userId: UserId; sessionId: string; ip: string; roles: readonly string[] };

/**
 * A link to an export, for five minutes and in this session only. What is taken out, by whom and why is
 * recorded before anything can be. @throws DomainError not_allowed (full data, and only a reviewer)
 */
export async function prepareExport(deps: Deps, actor: Exporter, spec: ExportSpec): Promise<{ url: string }> {
  if (spec.personal && !actor.roles.includes('admin')) throw new DomainError('not_allowed');
  await deps.audit.record(deps.db, {
    action: 'export.prepared',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'user', id: actor.userId },
    data: { export: spec.kind, personal: spec.personal, reason: spec.reason },
  });
  const packed = Buffer.from(JSON.stringify(spec)).toString('base64url');
  const expires = deps.clock.now().getTime() + LINK_MS;
  const query = new URLSearchParams({
    spec: packed,
    expires: String(expires),
    signature: signatureOf(deps, packed, expires, actor.sessionId),
  });
  return { url: `/files/exports/${spec.kind}.csv?${query}` };
}

function signatureOf(deps: Deps, packed: string, expires: number, sessionId: string): string {
  return deps.vault.sign('export link', `${packed} ${expires} ${sessionId}`);
}

/**
 * Opens an export for the holder of a link who is still HR.
 * @throws DomainError link_expired (also for a link of another session), not_allowed
 */
export function openExport(
  deps: Deps,
  actor: (Viewer & { sessionId: string }) | null,
  link: { spec: string; expires: number; signature: string },
): { name: string; body: Readable } {
  if (!actor || actor.roles.length === 0) throw new DomainError('not_allowed');
  const fresh = link.expires > deps.clock.now().getTime();
  const proven = sameSecret(signatureOf(deps, link.spec, link.expires, actor.sessionId), link.signature);
  if (!fresh || !proven) throw new DomainError('link_expired');
  const spec = ExportSpec.parse(JSON.parse(Buffer.from(link.spec, 'base64url').toString('utf8')));
  // The role may have been taken away since the link was made (quality S4).
  if (spec.personal && !actor.roles.includes('admin')) throw new DomainError('not_allowed');
  const day = deps.clock.now().toISOString().slice(0, 10);
  return {
    name: `${spec.kind}-${day}.csv`,
    body: Readable.from(lines(deps, actor, spec), { objectMode: false }),
  };
}

/** The file in pieces of a thousand rows; the mark in front tells spreadsheets that it is UTF-8. */
async function* lines(deps: Deps, viewer: Viewer, spec: ExportSpec): AsyncGenerator<string> {
  const { columns, batches } = tableOf(deps, viewer, spec);
  yield `\uFEFF${csvLine(columns)}`;
  for await (const rows of batches) yield rows.map(csvLine).join('');
}
