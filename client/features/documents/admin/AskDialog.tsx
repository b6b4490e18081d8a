import { NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import {
  type RequestedThing,
  requestedLabels,
  requestedThings,
} from '../../../../shared/documents/requested.ts';
import { reason as Reason } from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NO_MAILBOX, useInvented } from '../../demo/DemoMark.tsx';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';

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
  const about = `documents asked of ${candidateId}`;
  const invented = useInvented().has(candidateId);
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen(opened);
  const ask = trpc.documents.ask.useMutation({
    onSuccess: () => {
      doneWith(about);
      setReason('');
      setTried(false);
      const sent = invented ? NO_MAILBOX : 'We’ll email reminders until a week after the due date.';
      toast.success(invented ? 'Request saved' : 'Request sent', sent, { id: 'ask' });
      if (stillOpen(true)) onClose();
    },
    onError: toastFailure('We couldn’t send the email', 'ask'),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  const problem = Reason.safeParse(reason).error?.issues[0]?.message ?? null;
  return (
    <Dialog opened={opened} onClose={onClose} size={560} title="Request a document">
      <CallForm
        noValidate
        pending={ask.isPending}
        action="Send the email"
        doing="Sending…"
        onCancel={onClose}
        onSubmit={() => {
          setTried(true);
          const idempotencyKey = keyFor(about, what, reason, days);
          if (!problem) ask.mutate({ candidateId, what, reason, dueInDays: days, idempotencyKey });
        }}
      >
        <Select
          label="Document"
          data={requestedThings.map((value) => ({ value, label: requestedLabels[value] }))}
          allowDeselect={false}
          value={what}
          onChange={(value) => setWhat(requestedThings.find((thing) => thing === value) ?? what)}
        />
        <NoteField
          label="Why"
          hint="They’ll see this in the email and in the portal."
          max={300}
          value={reason}
          error={tried ? problem : null}
          onChange={setReason}
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
    </Dialog>
  );
}
