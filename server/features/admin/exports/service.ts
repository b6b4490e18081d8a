import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { csvLine, type ExportRecord, ExportSpec } from '../../../../shared/reports/exports.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sameSecret } from '../../../platform/crypto/vault.ts';
import type { Viewer } from '../../reviews/service.ts';
import { tableOf } from './rows.ts';

/** How long a link to an export works. */
const LINK_MS = 5 * 60_000;

type Exporter = Actor & { sessionId: string; roles: readonly string[] };

/**
 * A link to an export, for five minutes and in this session only. Content, person, and reason are recorded
 * before anything can be downloaded.
 * @throws DomainError not_allowed (for admins, and only a reviewer)
 */
export async function prepareExport(deps: Deps, actor: Exporter, spec: ExportSpec): Promise<{ url: string }> {
  if (isForAdmins(spec) && !actor.roles.includes('admin')) throw new DomainError('not_allowed');
  const id = deps.clock.uuid();
  await deps.audit.record(deps.db, {
    action: 'export.prepared',
    actor,
    subject: { kind: 'export', id },
    data: { export: spec.kind, personal: spec.personal, reason: spec.reason },
  });
  const packed = Buffer.from(JSON.stringify(spec)).toString('base64url');
  const expires = deps.clock.now().getTime() + LINK_MS;
  const query = new URLSearchParams({
    id,
    spec: packed,
    expires: String(expires),
    signature: signatureOf(deps, { id, spec: packed, expires }, actor.sessionId),
  });
  return { url: `/files/exports/${spec.kind}.csv?${query}` };
}

/** Full data, and what reviewers can't see on screen either. */
function isForAdmins(spec: ExportSpec): boolean {
  return spec.personal || spec.kind === 'fairness';
}

type Link = { id: string; spec: string; expires: number };

function signatureOf(deps: Deps, { id, spec, expires }: Link, sessionId: string): string {
  return deps.vault.sign('export link', `${id} ${spec} ${expires} ${sessionId}`);
}

type OpenedExport = {
  name: string;
  body: Readable;
  /** Call once the connection is idle: `whole` when every byte was sent. */
  ended(whole: boolean): Promise<void>;
};

/**
 * Opens an export for the link's owner if they still have access to HR. `again` rereads the session's person later: a
 * long download stops when they lose access (quality S4) and counts as incomplete. @throws DomainError link_expired
 * (also for a link from another session), not_allowed
 */
export function openExport(
  deps: Deps,
  actor: (Viewer & Exporter) | null,
  link: Link & { signature: string },
  again: () => Promise<Pick<Exporter, 'roles'> | null>,
): OpenedExport {
  if (!actor || actor.roles.length === 0) throw new DomainError('not_allowed');
  const fresh = link.expires > deps.clock.now().getTime();
  const proven = sameSecret(signatureOf(deps, link, actor.sessionId), link.signature);
  if (!fresh || !proven) throw new DomainError('link_expired');
  const spec = ExportSpec.parse(JSON.parse(Buffer.from(link.spec, 'base64url').toString('utf8')));
  // The role may have been removed since the link was made (quality S4).
  if (!mayHave(spec, actor)) throw new DomainError('not_allowed');
  const allowed = async (): Promise<boolean> => mayHave(spec, await again());
  const day = deps.clock.now().toISOString().slice(0, 10);
  const progress = { rows: 0 };
  return {
    name: `${spec.kind}-${day}.csv`,
    body: Readable.from(lines(deps, actor, spec, { progress, allowed }), { objectMode: false }),
    async ended(whole) {
      await deps.audit.record(deps.db, {
        action: whole ? 'export.finished' : 'export.cut',
        actor,
        subject: { kind: 'export', id: link.id },
        data: { export: spec.kind, rows: progress.rows },
      });
      await deps.bus.publish(deps.db, 'panel', {});
    },
  };
}

function mayHave(spec: ExportSpec, holder: Pick<Exporter, 'roles'> | null): boolean {
  if (!holder || holder.roles.length === 0) return false;
  return !isForAdmins(spec) || holder.roles.includes('admin');
}

/** The file in chunks of a thousand rows; the byte order mark tells spreadsheets that it's UTF-8. */
async function* lines(
  deps: Deps,
  viewer: Viewer,
  spec: ExportSpec,
  { progress, allowed }: { progress: { rows: number }; allowed: () => Promise<boolean> },
): AsyncGenerator<string> {
  const { columns, batches } = tableOf(deps, viewer, spec);
  yield `\uFEFF${csvLine(columns)}`;
  for await (const rows of batches) {
    if (!(await allowed())) throw new DomainError('not_allowed');
    yield rows.map(csvLine).join('');
    progress.rows += rows.length;
  }
}

const RECENT = 10;

/** Everyone's latest exports, and whether their files are complete. */
export async function recentExports(deps: Deps): Promise<ExportRecord[]> {
  const rows = await deps.db.execute<{
    id: string;
    kind: string;
    who: string | null;
    at: string;
    personal: boolean;
    action: string | null;
    rows: number | null;
  }>(sql`
    select p.subject_id as id, p.data ->> 'export' as kind, u.full_name as who,
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce((p.data ->> 'personal')::boolean, false) as personal, e.action, (e.data ->> 'rows')::int as rows
    from (
      select * from audit_log where action = 'export.prepared' and subject_kind = 'export'
      order by id desc limit ${RECENT}) p
    left join users u on u.id = p.actor_id
    left join lateral (
      select action, data from audit_log o
      where o.subject_kind = 'export' and o.subject_id = p.subject_id
        and o.action in ('export.finished', 'export.cut')
      order by o.action desc limit 1) e on true
    order by p.id desc`);
  return rows.map(({ id, kind, who, at, personal, action, rows: count }) => ({
    id,
    kind,
    who: who ?? 'Former user',
    at,
    personal,
    state: action === null ? 'open' : action === 'export.finished' ? 'complete' : 'cut',
    rows: count,
  }));
}
