import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type AddressCorrected,
  CorrectAddressInput,
  type ReturnedEmail,
} from '../../../shared/panel/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';

type Props = { email: ReturnedEmail | null; onClose: () => void };

/** Corrects a candidate's address and resends what bounced. */
export function CorrectAddress({ email, onClose }: Props) {
  return (
    <Dialog opened={email !== null} onClose={onClose} size={560} title="Correct the address">
      {email && <Form key={email.id} email={email} onClose={onClose} />}
    </Dialog>
  );
}

function outcome({ resent, gone }: AddressCorrected): string {
  const sent = resent > 0 ? `We’re sending ${counted(resent, 'email', 'emails')} there.` : '';
  const lost = gone > 0 ? `We can’t resend ${counted(gone, 'email', 'emails')} with a code or link.` : '';
  return [sent, lost].filter(Boolean).join(' ');
}

function Form({ email, onClose }: { email: ReturnedEmail; onClose: () => void }) {
  const [to, setTo] = useState(email.to);
  const [problem, setProblem] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  const correct = trpc.admin.mails.correct.useMutation({
    onSuccess: (done) => {
      toast.success('Address corrected', outcome(done), { id: 'returned' });
      if (stillOpen()) onClose();
    },
    onError: (error) => setProblem(readError(error).message),
    onSettled: () => utils.admin.invalidate(),
  });
  const submit = (): void => {
    const input = CorrectAddressInput.safeParse({ mailId: email.id, from: email.to, to: to.trim() });
    setProblem(input.error?.issues[0]?.message ?? null);
    if (input.success) correct.mutate(input.data);
  };
  const unchanged = to.trim().toLowerCase() === email.to.toLowerCase();
  return (
    <CallForm
      noValidate
      pending={correct.isPending}
      action={email.hasBody ? 'Save and send again' : 'Save the address'}
      doing="Saving…"
      disabled={unchanged}
      onCancel={onClose}
      onSubmit={submit}
    >
      <Text lines="anywhere">
        <bdi>{email.person?.fullName}</bdi> gave{' '}
        <Text as="bdi" bold>
          {email.to}
        </Text>
        . Look for a typo, or call to ask.
      </Text>
      {!email.hasBody && (
        <Notice kind="info">
          This email contained a code or a link, so we didn’t keep its text.{' '}
          {email.kind === 'application-received'
            ? 'We’ll send a new link.'
            : 'Send a new one from their record afterward.'}
        </Notice>
      )}
      <TextInput
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        data-autofocus
        value={to}
        error={problem}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </CallForm>
  );
}
