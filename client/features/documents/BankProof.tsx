import { useState } from 'react';
import {
  CODE_MINUTES,
  type OwnDocuments,
  type BankProof as Proof,
} from '../../../shared/documents/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldState } from '../../ui/form/useZodForm.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import styles from './DocumentsDialog.module.css';
import type { HandIn } from './useHandIn.ts';

type Part = { handIn: HandIn };

/**
 * Asked for as soon as bank details differ from those on file: access to an open portal alone must not be enough to
 * redirect someone's pay.
 */
export function BankProof({ handIn, kind }: Part & { kind: OwnDocuments['bankProof'] }) {
  return (
    <Stack gap={12} place="full" className={styles.proof}>
      <Text bold>Confirm it’s you</Text>
      {kind === 'password' ? <Password handIn={handIn} /> : <EmailedCode handIn={handIn} />}
    </Stack>
  );
}

const fieldOf = ({ form }: HandIn, name: keyof Proof, label: string): FieldState<string> =>
  form.inner(`proof.${name}`, label, form.values.proof[name], (values, typed) => ({
    ...values,
    proof: { ...values.proof, [name]: typed },
  }));

function Password({ handIn }: Part) {
  return (
    <>
      <PasswordField
        {...fieldOf(handIn, 'password', 'Your account password')}
        hint="We ask for it whenever bank details change."
        hintAbove
        autoComplete="current-password"
        maxLength={100}
        shows="Show account password"
      />
      {handIn.secondStep && (
        <TextField
          {...fieldOf(handIn, 'code', 'Code from your authenticator app')}
          hint="Or one of your recovery codes."
          hintAbove
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </>
  );
}

function EmailedCode({ handIn }: Part) {
  const [failed, setFailed] = useState<string | null>(null);
  const send = trpc.documents.sendBankCode.useMutation({
    onSuccess: () => {
      setFailed(null);
      handIn.form.focus('proof.code');
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
        <TextField
          {...fieldOf(handIn, 'code', 'Code from the email')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={12}
        />
        <Button loading={send.isPending} loadingText="Sending…" onClick={() => send.mutate()}>
          {send.isSuccess ? 'Email a new code' : 'Email me a code'}
        </Button>
      </Group>
    </>
  );
}
