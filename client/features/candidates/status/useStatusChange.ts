import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  CandidateDetail,
  CandidateList,
  CandidateStatus,
} from '../../../../shared/candidates/schema.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';
import { useBoardCache } from '../board/useBoardCache.ts';
import { movedInDetail, movedInList } from './optimistic.ts';

export type StatusChange = {
  candidateId: CandidateId;
  fullName: string;
  status: CandidateStatus;
  from?: CandidateStatus | undefined;
  notify: boolean;
  note?: string | undefined;
  /** The key of the change that this undoes. */
  undoes?: string;
};
/** False when the change failed, which a toast has reported. */
export type ChangeStatus = (change: StatusChange) => Promise<boolean>;

/**
 * Changes a status optimistically, rolls back when the server refuses, and offers undo while the server accepts it. Undo
 * sends no emails.
 */
export function useStatusChange(): ChangeStatus {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const board = useBoardCache();
  const lists = { queryKey: getQueryKey(trpc.admin.candidates) };
  const mutation = trpc.admin.changeStatus.useMutation({
    onMutate: async (input) => {
      const { status } = input;
      const candidateId = toId<CandidateId>(input.candidateId);
      await Promise.all([
        utils.admin.candidates.cancel(),
        utils.admin.candidate.cancel({ candidateId }),
        board.cancel(),
      ]);
      const before = queries.getQueriesData<CandidateList>(lists);
      const detail = utils.admin.candidate.getData({ candidateId });
      queries.setQueriesData<CandidateList>(lists, (list) => list && movedInList(list, candidateId, status));
      utils.admin.candidate.setData({ candidateId }, (old?: CandidateDetail) => movedInDetail(old, status));
      return { before, detail, board: board.move(candidateId, status) };
    },
    onError: (error, input, shown) => {
      const candidateId = toId<CandidateId>(input.candidateId);
      for (const [key, list] of shown?.before ?? []) queries.setQueryData(key, list);
      shown?.board();
      if (shown?.detail) utils.admin.candidate.setData({ candidateId }, shown.detail);
      const title = input.undoes ? 'We couldn’t undo the change' : 'Failed to update status';
      toast.error(title, refusalOf(error, input), { id: toastId(candidateId) });
    },
    onSettled: () =>
      Promise.all([
        utils.admin.candidates.invalidate(),
        utils.admin.candidate.invalidate(),
        board.invalidate(),
      ]),
  });

  const send = async ({ fullName, ...input }: StatusChange, undone: boolean): Promise<boolean> => {
    const about = `status of ${input.candidateId}`;
    // A double click is one change, and so is a retry after a lost answer.
    const idempotencyKey = keyFor(about, input);
    // onError reports failures.
    const done = await mutation.mutateAsync({ ...input, idempotencyKey }).catch(() => null);
    if (!done) return false;
    doneWith(about);
    if (done.previous === input.status) return true;
    const undo = (): void => {
      const back = { ...input, note: undefined, from: input.status, status: done.previous, notify: false };
      void send({ ...back, fullName, undoes: idempotencyKey }, true);
    };
    toast.undoable('Candidate status updated', `${fullName}: ${input.status}`, {
      id: toastId(input.candidateId),
      undo: undone ? null : undo,
      undoMs: done.undoMs,
    });
    return true;
  };
  return (change) => send(change, false);
}

/** Why a change was refused. A typed note is kept for the next try (`ConfirmStatus`). */
function refusalOf(error: unknown, { note }: { note?: string | undefined }): string {
  const { code, message, data } = readError(error);
  const said =
    code === 'conflict' && data.status
      ? `${data.by || 'Someone else'} changed the status to ${data.status} in the meantime, so we left it as it is.`
      : message;
  return note ? `${said} Your note is still there when you try again.` : said;
}

const toastId = (candidateId: CandidateId): string => `status-${candidateId}`;
