import { Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CandidateId } from '../../../shared/ids.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';

/** Sets a legal hold: until it is lifted, nothing of this person is deleted by anybody. */
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
    onError: (error) => toast.error('The hold was not set', readError(error).message, { id: 'hold' }),
    onSettled: () => utils.privacy.holds.invalidate(),
  });
  const current = holds.data?.find((entry) => entry.candidateId === candidateId);
  if (current) return <span className="bdg yellow">Legal hold: {current.reason}</span>;
  return (
    <>
      <button type="button" className="btn quiet sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Set legal hold
      </button>
      <Modal opened={asking} onClose={() => setAsking(false)} size={560} title="Set a legal hold?">
        <form
          className="stack g16"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim().length >= 5 && !hold.isPending)
              hold.mutate({ candidateId, held: true, reason });
          }}
        >
          <p>
            Nothing of this person is deleted, also when they ask for it, until you lift the hold under
            Privacy.
          </p>
          <Textarea
            label="Why"
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className="row g8 w">
            <button
              type="submit"
              className="btn filled"
              disabled={reason.trim().length < 5 || hold.isPending}
              aria-busy={hold.isPending}
            >
              Set legal hold
            </button>
            <button type="button" className="btn default" onClick={() => setAsking(false)}>
              Cancel
            </button>
          </div>
        </form>
      </Modal>
    </>
  );
}
