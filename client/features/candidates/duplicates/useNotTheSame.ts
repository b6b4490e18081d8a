import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Marks two records as different people. */
export function useNotTheSame() {
  const utils = trpc.useUtils();
  return trpc.admin.duplicates.dismiss.useMutation({
    onSuccess: () =>
      toast.success('Marked as different people', 'We won’t suggest these two as duplicates again.', {
        id: 'not-same',
      }),
    onError: toastFailure('We couldn’t save this', 'not-same'),
    onSettled: () => utils.admin.duplicates.invalidate(),
  });
}
