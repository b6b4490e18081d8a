import type { BulkChanged, BulkStatusInput } from '../../../../shared/candidates/bulk.ts';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates/schema.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';

/** Changes many people and offers undo while the server accepts it; false when it failed. Undo sends no emails. */
export function useBulkStatus(): { run: (input: BulkStatusInput) => Promise<boolean>; pending: boolean } {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.changeStatuses.useMutation({
    onError: toastFailure('Failed to update status', 'bulk-status'),
    // Not waited for: the lists refresh behind the answer.
    onSettled: () => void utils.admin.invalidate(),
  });
  const undo = async (
    { changed }: BulkChanged,
    { status: now, idempotencyKey: undoes }: BulkStatusInput,
  ): Promise<void> => {
    const kept = { left: 0, emailed: 0 };
    for (const status of candidateStatuses) {
      const back = changed
        .filter(({ previous }) => previous === status)
        .map(({ candidateId }) => candidateId);
      if (back.length === 0) continue;
      const from = Object.fromEntries(back.map((id) => [id, now]));
      const input = { candidateIds: back, from, status, notify: false, undoes };
      const about = `undo ${undoes} to ${status}`;
      // onError reports failures.
      const done = await mutation
        .mutateAsync({ ...input, idempotencyKey: keyFor(about, input) })
        .catch(() => null);
      if (done) doneWith(about);
      kept.left += done?.left ?? 0;
      kept.emailed += done?.emailed ?? 0;
    }
    const why = [
      ...(kept.emailed > 0 ? [emailsLeft(kept.emailed)] : []),
      ...(kept.left > 0 ? [leftAlone(kept.left)] : []),
    ];
    if (why.length > 0) toast.error('We couldn’t undo every change', why.join(' '), { id: 'bulk-status' });
  };
  const run = async (input: BulkStatusInput): Promise<boolean> => {
    const done = await mutation.mutateAsync(input).catch(() => null);
    if (!done) return false;
    toast.undoable('Candidate status updated', changedText(done, input.status), {
      id: 'bulk-status',
      undo: done.changed.length > 0 ? () => void undo(done, input) : null,
      // Offered while it counts for all of them.
      undoMs: Math.min(...done.changed.map(({ undoMs }) => undoMs)),
    });
    return true;
  };
  return { run, pending: mutation.isPending };
}

const leftAlone = (left: number): string =>
  left === 1
    ? 'Someone else changed 1 person’s status in the meantime. We left it as it is.'
    : `Someone else changed the status of ${figure(left)} people in the meantime. We left them as they are.`;

const emailsLeft = (emailed: number): string =>
  emailed === 1
    ? 'The email to 1 person is already on its way, so we left their status as it is.'
    : `The emails to ${figure(emailed)} people are already on their way, so we left their statuses as they are.`;

const changedText = ({ changed, left }: BulkChanged, status: CandidateStatus): string =>
  `${counted(changed.length, 'person', 'people')}: ${status}${left > 0 ? `. ${leftAlone(left)}` : ''}`;
