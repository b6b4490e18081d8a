import { eq } from 'drizzle-orm';
import type { Role } from '../../../shared/auth/schema.ts';
import type {
  BoardColumnInput,
  CandidateDetail,
  CandidateList,
  CandidateListInput,
  CandidatePage,
  CandidateRow,
} from '../../../shared/candidates/schema.ts';
import type { CandidateId, FileId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import { files, type TextState } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { BusEvent } from '../../platform/bus.ts';
import type { Topics } from '../../platform/events.ts';
import { merge } from '../../platform/merge.ts';
import { withTicks } from '../../platform/ticks.ts';
import { boardColumn } from '../candidates/queries.ts';
import { candidateDetail, listCandidates } from '../candidates/service.ts';
import { documentText, fileLink } from '../files/service.ts';
import { interviewViews } from '../interview/service.ts';
import { mergedInto } from '../merges/service.ts';
import { readsOf } from '../results/service.ts';
import { ratesBlind, reviewsOf, type Viewer, withheldPeople } from '../reviews/service.ts';
import { withoutProposal } from '../timeline/service.ts';

/** How often an open panel's access is checked again (quality S4). */
const RECHECK_MS = 4_000;

/**
 * HR's table. A viewer who rates before seeing the AI's score gets no scores of people they haven't rated, and no
 * order that would reveal them: when sorting by score, such a viewer gets the newest first.
 */
export async function panelCandidates(
  deps: Deps,
  viewer: Viewer,
  input: CandidateListInput,
): Promise<CandidateList> {
  const blind = await ratesBlind(deps, viewer);
  const list = await listCandidates(
    deps,
    blind && input.sort === 'score' ? { ...input, sort: 'newest' } : input,
  );
  return { ...list, rows: await withoutScores(deps, viewer, list.rows) };
}

/** One page of one column of the board, with the same restrictions as {@link panelCandidates}. */
export async function panelColumn(
  deps: Deps,
  viewer: Viewer,
  input: BoardColumnInput,
): Promise<CandidatePage> {
  const hidden = input.sort === 'score' && (await ratesBlind(deps, viewer));
  const page = await boardColumn(deps, hidden ? { ...input, sort: 'newest' } : input);
  return { ...page, rows: await withoutScores(deps, viewer, page.rows) };
}

/** These people as this viewer may see them, without scores that are still hidden from them. */
export async function withoutScores<Row extends Pick<CandidateRow, 'id' | 'score' | 'scoreWithheld'>>(
  deps: Deps,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<Row[]> {
  const withheld = await withheldPeople(
    deps,
    viewer,
    rows.flatMap(({ id, score }) => (score === null ? [] : [id])),
  );
  return rows.map((row) =>
    withheld.has(row.id) ? { ...row, score: null, mark: null, scoreWithheld: true } : row,
  );
}

/** The drawer's data about one person, as far as this viewer may see it. */
export async function adminCandidate(
  deps: Deps,
  viewer: Viewer,
  asked: CandidateId,
): Promise<CandidateDetail> {
  // A link from before a merge leads to the record that was kept.
  const id = (await mergedInto(deps.db, asked)) ?? asked;
  const forAdmin = viewer.roles.includes('admin');
  const [detail, interviews] = await Promise.all([
    candidateDetail(deps, id, { forAdmin }),
    interviewViews(deps, id),
  ]);
  const [reviews, opened] = await Promise.all([
    reviewsOf(deps, viewer, interviews),
    readsOf(
      deps.db,
      viewer.userId,
      interviews.map((interview) => interview.id),
    ),
  ]);
  const withheld = [...reviews.values()].some((review) => review.withheld);
  return {
    ...detail,
    ...(withheld ? { score: null, mark: null, scoreWithheld: true } : {}),
    timeline: withheld ? detail.timeline.map(withoutProposal) : detail.timeline,
    interviews: interviews.map((interview) => {
      const review = reviews.get(interview.id) ?? null;
      const hidden = {
        ratings: null,
        finalScore: null,
        recommendation: null,
        mark: null,
        summary: null,
        feedback: null,
      };
      const mine = { review, opened: opened.get(interview.id) ?? [] };
      return { ...interview, ...(review?.withheld ? hidden : {}), ...mine };
    }),
  };
}

type Opener = Actor & { sessionId: string };

/**
 * A short-lived link to any person's file; who opened which file is recorded. An unreadable or unread
 * document needs `unread`: HR has seen the warning.
 * @throws DomainError not_found, file_unread
 */
export async function adminFileLink(
  deps: Deps,
  actor: Opener,
  { fileId, unread }: { fileId: FileId; unread: boolean },
): Promise<{ url: string }> {
  const state = await recordOpening(deps, actor, fileId, (known) => unread || !isUnread(known));
  if (isUnread(state) && !unread) throw new DomainError('file_unread');
  return fileLink(deps, { fileId, sessionId: actor.sessionId });
}

/** A file's text, to read in the panel, and a link to its pages once they've been extracted. */
export async function adminFilePreview(
  deps: Deps,
  actor: Opener,
  fileId: FileId,
): Promise<{ url: string | null; text: string | null; state: TextState | null }> {
  const state = await recordOpening(deps, actor, fileId, () => true);
  const { text } = await documentText(deps, fileId);
  const url = isUnread(state) ? null : fileLink(deps, { fileId, sessionId: actor.sessionId }).url;
  return { url, text, state };
}

const isUnread = (state: TextState | null): boolean => state === 'waiting' || state === 'unreadable';

async function recordOpening(
  deps: Deps,
  actor: Opener,
  fileId: FileId,
  opens: (state: TextState | null) => boolean,
): Promise<TextState | null> {
  const [file] = await deps.db
    .select({ owner: files.candidateId, kind: files.kind, state: files.textState })
    .from(files)
    .where(eq(files.id, fileId));
  // Only that person may get the copy of their data.
  if (!file?.owner || file.kind === 'export') throw new DomainError('not_found');
  if (opens(file.state))
    await deps.audit.record(deps.db, {
      action: 'file.opened',
      actor,
      subject: { kind: 'file', id: fileId },
    });
  return file.state;
}

/** Data on HR's screens, by the topic that announces its changes. */
const panelTopics = ['candidates', 'jobs', 'workSessions', 'mails', 'panel', 'settings', 'safety'] as const;
export type PanelTopic = (typeof panelTopics)[number];
type PanelEvent = { type: 'changed'; topic: PanelTopic; candidateId: string | null };

/**
 * Hints that data on HR's screens has changed, so that the panel rereads. `roles` returns the viewer's
 * current roles: without any, the stream ends, and only admins get hints about safety flags.
 */
export async function* watchPanel(
  deps: Deps,
  signal: AbortSignal,
  roles: () => Promise<readonly Role[]>,
): AsyncGenerator<PanelEvent> {
  const listen = async (topic: PanelTopic) => [topic, await deps.bus.subscribe(topic, signal)] as const;
  const events = merge<BusEvent<Topics[PanelTopic]>>(
    Object.fromEntries(await Promise.all(panelTopics.map(listen))),
  );
  for await (const event of withTicks(events, RECHECK_MS, signal)) {
    if (event === 'tick') {
      if ((await roles()).length === 0) return;
      continue;
    }
    const topic = panelTopics.find((name) => name === event.source);
    if (!topic) continue;
    if (topic === 'safety' && !(await roles()).includes('admin')) continue;
    const { item } = event;
    const candidateId =
      item.type === 'message' && 'candidateId' in item.payload ? item.payload.candidateId : null;
    yield { type: 'changed', topic, candidateId };
  }
}
