import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CODE_MINUTES } from '../../../shared/documents/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Remark, Text } from '../../ui/Text.tsx';
import styles from './DocumentsDialog.module.css';
import type { BankProofState } from './useBankProof.ts';

/**
 * Asked for as soon as bank details differ from those on file: access to an open portal alone must not be enough to
 * redirect someone's pay.
 */
export function BankProof({ state }: { state: BankProofState }) {
  return (
    <Stack gap={12} className={cx(styles.full, styles.proof)}>
      <Text bold>Confirm it’s you</Text>
      {state.kind === 'password' ? <Password state={state} /> : <EmailedCode state={state} />}
    </Stack>
  );
}

function Password({ state }: { state: BankProofState }) {
  return (
    <>
      <PasswordInput
        id="od-proof"
        label="Your account password"
        description="We ask for it whenever bank details change."
        autoComplete="current-password"
        maxLength={100}
        value={state.password}
        error={state.secondStep ? null : state.error}
        onChange={(event) => state.setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show account password' }}
      />
      {state.secondStep && (
        <TextInput
          id="od-proof-step"
          label="Code from your authenticator app"
          description="Or one of your recovery codes."
          autoComplete="one-time-code"
          maxLength={40}
          value={state.code}
          error={state.error}
          onChange={(event) => state.setCode(event.currentTarget.value)}
        />
      )}
    </>
  );
}

function EmailedCode({ state }: { state: BankProofState }) {
  const [failed, setFailed] = useState<string | null>(null);
  const send = trpc.documents.sendBankCode.useMutation({
    onSuccess: () => {
      setFailed(null);
      document.getElementById('od-proof')?.focus();
    },
    onError: (error) => setFailed(readError(error).message),
  });
  return (
    <>
      <Remark role="status">
        {failed ??
          (send.isSuccess
            ? `We emailed you a code. It works for ${CODE_MINUTES} minutes. If you don’t see it, check your spam folder.`
            : 'We’ll send a code to the address you applied with.')}
      </Remark>
      <Group wrap>
        <TextInput
          id="od-proof"
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={state.code}
          error={state.error}
          onChange={(event) => state.setCode(event.currentTarget.value)}
        />
        <Button loading={send.isPending} loadingText="Sending…" onClick={() => send.mutate()}>
          {send.isSuccess ? 'Email a new code' : 'Email me a code'}
        </Button>
      </Group>
    </>
  );
}
