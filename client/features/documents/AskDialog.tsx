import { Modal, NumberInput, Select, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  type RequestedThing,
  requestedLabels,
  requestedThings,
} from '../../../shared/documents/requested.ts';
import { reason as Reason } from '../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { toast } from '../../ui/toast.ts';

/**
 * HR asks for something that's missing or wrong: an email with the reason and a due date, and reminders until it
 * arrives.
 */
export function AskDialog(props: { candidateId: CandidateId; opened: boolean; onClose: () => void }) {
  const { candidateId, opened, onClose } = props;
  const [what, setWhat] = useState<RequestedThing>('id_document');
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(7);
  const [tried, setTried] = useState(false);
  const key = useRef(crypto.randomUUID());
  const utils = trpc.useUtils();
  const ask = trpc.documents.ask.useMutation({
    onSuccess: () => {
      key.current = crypto.randomUUID();
      setReason('');
      setTried(false);
      toast.success('Request sent', 'We’ll email reminders until we get it.', { id: 'ask' });
      onClose();
    },
    onError: toastFailure('We couldn’t send the email', 'ask'),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  const problem = Reason.safeParse(reason).error?.issues[0]?.message ?? null;
  return (
    <Modal opened={opened} onClose={onClose} size={560} title="Request a document">
      <CallForm
        noValidate
        pending={ask.isPending}
        action="Send the email"
        doing="Sending…"
        onCancel={onClose}
        onSubmit={() => {
          setTried(true);
          if (!problem)
            ask.mutate({ candidateId, what, reason, dueInDays: days, idempotencyKey: key.current });
        }}
      >
        <Select
          label="Document"
          data={requestedThings.map((value) => ({ value, label: requestedLabels[value] }))}
          allowDeselect={false}
          value={what}
          onChange={(value) => setWhat(requestedThings.find((thing) => thing === value) ?? what)}
        />
        <Textarea
          label="Why"
          description="They’ll see this in the email and in the portal."
          autosize
          minRows={2}
          maxLength={300}
          dir="auto"
          value={reason}
          error={tried ? problem : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <NumberInput
          label="Due in (days)"
          size="md"
          min={1}
          max={60}
          clampBehavior="strict"
          allowDecimal={false}
          value={days}
          onChange={(value) => setDays(Math.max(1, Number(value) || 1))}
        />
      </CallForm>
    </Modal>
  );
}
