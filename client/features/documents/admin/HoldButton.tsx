import { useState } from 'react';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { ReasonModal } from '../../../ui/overlays/ReasonModal.tsx';

/** Places a legal hold: until it's lifted, no one can delete anything of this person's. */
export function HoldButton({ candidateId }: { candidateId: CandidateId }) {
  const [asking, setAsking] = useState(false);
  const holds = trpc.privacy.holds.useQuery();
  const utils = trpc.useUtils();
  const hold = trpc.privacy.setHold.useMutation({
    onSuccess: () => setAsking(false),
    onError: toastFailure('We couldn’t set the hold', 'hold'),
    onSettled: () => utils.privacy.holds.invalidate(),
  });
  const current = holds.data?.find((entry) => entry.candidateId === candidateId);
  if (current) return <Badge color="yellow">Legal hold: {current.reason}</Badge>;
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Set legal hold
      </Button>
      <ReasonModal
        opened={asking}
        title="Set a legal hold?"
        action="Set legal hold"
        label="Why"
        min={5}
        pending={hold.isPending}
        onClose={() => setAsking(false)}
        onReason={(reason) => hold.mutate({ candidateId, held: true, reason })}
      >
        <p>This person’s data can’t be deleted, even on request, until you lift the hold in Privacy.</p>
      </ReasonModal>
    </>
  );
}
