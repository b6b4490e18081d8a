import { Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CallForm } from '../../ui/form/CallForm.tsx';

/** Places a legal hold: until it's lifted, no one can delete anything of this person's. */
export function HoldButton({ candidateId }: { candidateId: CandidateId }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const holds = trpc.privacy.holds.useQuery();
  const utils = trpc.useUtils();
  const hold = trpc.privacy.setHold.useMutation({
    onSuccess: () => {
      setAsking(false);
      setReason('');
    },
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
      <Modal opened={asking} onClose={() => setAsking(false)} size={560} title="Set a legal hold?">
        <CallForm
          pending={hold.isPending}
          action="Set legal hold"
          disabled={reason.trim().length < 5}
          onCancel={() => setAsking(false)}
          onSubmit={() => hold.mutate({ candidateId, held: true, reason })}
        >
          <p>This person’s data can’t be deleted, even on request, until you lift the hold in Privacy.</p>
          <Textarea
            label="Why"
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </CallForm>
      </Modal>
    </>
  );
}
