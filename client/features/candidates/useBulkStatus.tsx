import { notifications } from '@mantine/notifications';
import type { BulkChanged, BulkStatusInput } from '../../../shared/bulk.ts';
import { type CandidateStatus, candidateStatuses } from '../../../shared/candidates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

const UNDO_MS = 10_000;
const TOAST = 'bulk-status';

/** Changes many people at once and offers to undo it for ten seconds. Undo tells nobody. */
export function useBulkStatus(): { run: (input: BulkStatusInput) => void; pending: boolean } {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.changeStatuses.useMutation({
    onError: (error) =>
      toast.error('Failed to update status', readError(error).message, { id: 'status-failed' }),
    onSettled: () => utils.admin.invalidate(),
  });
  const undo = async (changed: BulkChanged): Promise<void> => {
    notifications.hide(TOAST);
    for (const status of candidateStatuses) {
      const back = changed
        .filter(({ previous }) => previous === status)
        .map(({ candidateId }) => candidateId);
      if (back.length === 0) continue;
      const input = { candidateIds: back, status, notify: false, idempotencyKey: crypto.randomUUID() };
      // Refusals are told by onError.
      await mutation.mutateAsync(input).catch(() => null);
    }
  };
  const run = async (input: BulkStatusInput): Promise<void> => {
    const changed = await mutation.mutateAsync(input).catch(() => null);
    if (!changed) return;
    sayChanged(changed.length, input.status, () => void undo(changed));
  };
  return { run: (input) => void run(input), pending: mutation.isPending };
}

function sayChanged(count: number, status: CandidateStatus, undo: () => void): void {
  notifications.hide(TOAST);
  notifications.show({
    id: TOAST,
    title: 'Candidate status updated',
    color: 'green',
    autoClose: UNDO_MS,
    message: (
      <span className="row g8">
        <span className="grow">
          {count === 1 ? '1 person' : `${count} people`}: {status}
        </span>
        {count > 0 && (
          <button type="button" className="btn default xs" onClick={undo}>
            Undo
          </button>
        )}
      </span>
    ),
  });
}
