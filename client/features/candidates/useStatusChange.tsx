import { notifications } from '@mantine/notifications';
import type { CandidateStatus } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

const UNDO_MS = 10_000;

export type Change = {
  candidateId: CandidateId;
  status: CandidateStatus;
  notify: boolean;
  note?: string | undefined;
};

/** Changes a status and offers to take it back for ten seconds. Undo tells nobody. */
export function useStatusChange() {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.changeStatus.useMutation({
    onError: (error) =>
      toast.error('Failed to update status', readError(error).message, { id: 'status-failed' }),
    onSettled: () => Promise.all([utils.admin.candidates.invalidate(), utils.admin.candidate.invalidate()]),
  });
  const change = (input: Change): void => {
    mutation.mutate(
      { ...input, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: ({ previous }) => {
          if (previous === input.status) return;
          const id = `status-${input.candidateId}`;
          notifications.hide(id);
          notifications.show({
            id,
            title: 'Candidate status updated',
            color: 'green',
            autoClose: UNDO_MS,
            message: (
              <button
                type="button"
                className="link"
                onClick={() => {
                  notifications.hide(id);
                  mutation.mutate({
                    candidateId: input.candidateId,
                    status: previous,
                    notify: false,
                    idempotencyKey: crypto.randomUUID(),
                  });
                }}
              >
                Undo
              </button>
            ),
          });
        },
      },
    );
  };
  return { change, pending: mutation.isPending };
}
