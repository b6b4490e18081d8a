import type {
  BoardColumnInput,
  CandidateDetail,
  CandidateList,
  CandidateListInput,
  CandidatePage,
  CandidateRow,
} from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { Deps } from '../../deps.ts';
import { boardColumn, listCandidates } from '../candidates/queries.ts';
import { candidateDetail } from '../candidates/service.ts';
import { interviewViews } from '../interview/service.ts';
import { mergedInto } from '../merges/service.ts';
import { readsOf } from '../results/service.ts';
import { ratesBlind, reviewsOf, type Viewer, withheldPeople } from '../reviews/service.ts';
import { withoutProposal } from '../timeline/service.ts';

/**
 * HR’s table and drawer under blind review. They need candidates, reviews, and merges; as merges imports candidates, they
 * can’t be in one of them.
 */

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
