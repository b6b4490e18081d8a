import { eq } from 'drizzle-orm';
import type { CandidateDetail } from '../../../shared/candidates.ts';
import type { CandidateId, FileId } from '../../../shared/ids.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { BusEvent } from '../../platform/bus.ts';
import { merge } from '../../platform/merge.ts';
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
  const [file] = await deps.db
    .select({ owner: files.candidateId, kind: files.kind })
    .from(files)
    .where(eq(files.id, fileId));
  // The copy somebody asked for is theirs alone.
  if (!file?.owner || file.kind === 'export') throw new DomainError('not_found');
  await deps.audit.record(deps.db, {
    action: 'file.opened',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'file', id: fileId },
  });
  return fileLink(deps, { fileId, sessionId: actor.sessionId });
}

/** What HR's screens show, by the topic that tells of its changes. */
const panelTopics = ['candidates', 'jobs', 'workSessions', 'mails', 'documents', 'contact', 'panel'] as const;
export type PanelTopic = (typeof panelTopics)[number];
export type PanelEvent = { type: 'changed'; topic: PanelTopic; candidateId: string | null };

/** Hints that something HR sees has changed; the panel reads again. */
export async function* watchPanel(
  deps: Deps,
  signal: AbortSignal,
  allowed: () => Promise<boolean>,
): AsyncGenerator<PanelEvent> {
  const listen = (topic: PanelTopic) => deps.bus.subscribe(topic, signal);
  const events = merge<BusEvent>(Object.fromEntries(panelTopics.map((topic) => [topic, listen(topic)])));
  for await (const event of withTicks(events, RECHECK_MS, signal)) {
    if (event === 'tick') {
      if (!(await allowed())) return;
      continue;
    }
    const topic = panelTopics.find((name) => name === event.source);
    if (!topic) continue;
    const { item } = event;
    const candidateId = item.type === 'message' ? changedCandidate(item.payload) : null;
    yield { type: 'changed', topic, candidateId };
  }
}

function changedCandidate(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('candidateId' in payload)) return null;
  return typeof payload.candidateId === 'string' ? payload.candidateId : null;
}
