import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CODE_MINUTES } from '../../../shared/documents.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import type { BankProofState } from './useBankProof.ts';

/** Asked as soon as bank details differ from those on file: an open portal alone must not move anyone's pay. */
export function BankProof({ state }: { state: BankProofState }) {
  return (
    <div className="full od-proof stack g12">
      <p className="b">Confirm it’s you</p>
      {state.kind === 'password' ? <Password state={state} /> : <EmailedCode state={state} />}
    </div>
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
      <p className="sm dim" role="status">
        {failed ??
          (send.isSuccess
            ? `We emailed you a code. It works for ${CODE_MINUTES} minutes. Check your spam folder too.`
            : 'We send a code to the address you applied with.')}
      </p>
      <div className="row g12 w">
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
        <button
          type="button"
          className="btn default"
          disabled={send.isPending}
          aria-busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isPending ? 'Sending…' : send.isSuccess ? 'Email a new code' : 'Email me a code'}
        </button>
      </div>
    </>
  );
}
