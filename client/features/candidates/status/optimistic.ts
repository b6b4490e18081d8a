import type {
  CandidateDetail,
  CandidateList,
  CandidateStatus,
} from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';

/** The list after an optimistic status change; unchanged if it doesn't contain the person. */
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

/** The open person with the new status. */
export function movedInDetail(
  detail: CandidateDetail | undefined,
  status: CandidateStatus,
): CandidateDetail | undefined {
  return detail && { ...detail, status };
}
