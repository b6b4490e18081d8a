import { eq } from 'drizzle-orm';
import type { CandidateDetail } from '../../../shared/candidates.ts';
import type { CandidateId, FileId } from '../../../shared/ids.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { withTicks } from '../../platform/ticks.ts';
import { candidateDetail } from '../candidates/service.ts';
import { fileLink } from '../files/service.ts';
import { interviewViews } from '../interview/service.ts';

/** How often an open panel's right is asked again (quality S4). */
const RECHECK_MS = 4_000;

/** Everything the drawer shows about one person. */
export async function adminCandidate(deps: Deps, id: CandidateId): Promise<CandidateDetail> {
  const [detail, interviews] = await Promise.all([candidateDetail(deps, id), interviewViews(deps, id)]);
  return { ...detail, interviews };
}

/** A short-lived link to any person's file; who opened which file is recorded. */
export async function adminFileLink(
  deps: Deps,
  actor: { userId: string; sessionId: string; ip: string },
  fileId: FileId,
): Promise<{ url: string }> {
  const [file] = await deps.db.select({ owner: files.candidateId }).from(files).where(eq(files.id, fileId));
  if (!file?.owner) throw new DomainError('not_found');
  await deps.audit.record(deps.db, {
    action: 'file.opened',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'file', id: fileId },
  });
  return fileLink(deps, { fileId, sessionId: actor.sessionId });
}

export type PanelEvent = { type: 'changed'; candidateId: string | null };

/** Hints that something HR sees has changed; the panel reads again. */
export async function* watchPanel(
  deps: Deps,
  signal: AbortSignal,
  allowed: () => Promise<boolean>,
): AsyncGenerator<PanelEvent> {
  const events = deps.bus.subscribe('candidates', signal);
  for await (const event of withTicks(events, RECHECK_MS, signal)) {
    if (event === 'tick') {
      if (!(await allowed())) return;
      continue;
    }
    yield { type: 'changed', candidateId: event.type === 'message' ? changedCandidate(event.payload) : null };
  }
}

function changedCandidate(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('candidateId' in payload)) return null;
  return typeof payload.candidateId === 'string' ? payload.candidateId : null;
}
