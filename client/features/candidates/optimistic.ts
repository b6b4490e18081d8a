import type { CandidateDetail, CandidateList, CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';

/** The table as it will be once the server has moved somebody; a list that does not show them stays. */
export function movedInList(list: CandidateList, id: CandidateId, status: CandidateStatus): CandidateList {
  const row = list.rows.find((candidate) => candidate.id === id);
  if (!row || row.status === status) return list;
  return {
    ...list,
    rows: list.rows.map((candidate) => (candidate === row ? { ...row, status } : candidate)),
    counts: {
      ...list.counts,
      [row.status]: Math.max(0, list.counts[row.status] - 1),
      [status]: list.counts[status] + 1,
    },
  };
}

/** The open person with the status they will have. */
export function movedInDetail(
  detail: CandidateDetail | undefined,
  status: CandidateStatus,
): CandidateDetail | undefined {
  return detail && { ...detail, status };
}
