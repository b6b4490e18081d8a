import { PasswordInput, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { reason as Reason } from '../../../../shared/documents/schema.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

/** What the dialog asked for; the code only if the account needs one. */
export type ReasonGiven = { password: string; reason: string; code?: string };

type QuestionProps = {
  action: string;
  pending: boolean;
  /** The password's error. */
  error: string | null;
  /** Whether the account's two-step code is needed, and what's wrong with it. */
  codeAsked?: { error: string | null } | null;
  children: ReactNode;
  onClose: () => void;
  onConfirm: (given: ReasonGiven) => void;
};

/** Asks for the password again and for a reason, before something that's recorded in the audit log. */
export function ReasonDialog(props: QuestionProps & { opened: boolean; title: string }) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} size={560} title={props.title}>
      {/* Created anew each time: a password is never kept between two requests. */}
      {props.opened && <Question {...props} />}
    </Dialog>
  );
}

function Question(props: QuestionProps) {
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const asked = props.codeAsked ?? null;
  const problem = Reason.safeParse(reason).error?.issues[0]?.message ?? null;
  return (
    <CallForm
      noValidate
      pending={props.pending}
      action={props.action}
      doing="Checking…"
      onCancel={props.onClose}
      onSubmit={() => {
        setTried(true);
        if (problem || password === '' || (asked && code.trim() === '')) return;
        props.onConfirm({ password, reason, ...(asked ? { code } : {}) });
      }}
    >
      <div>{props.children}</div>
      <NoteField
        label="Reason"
        hint="Kept in the audit log. The person may ask to see it."
        max={300}
        data-autofocus
        value={reason}
        error={tried ? problem : null}
        onChange={setReason}
      />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        value={password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        error={props.error ?? (tried && password === '' ? 'Password is required' : null)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asked && (
        <TextInput
          label="Code from your authenticator app"
          description="Or one of your recovery codes."
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus
          autoFocus
          value={code}
          error={asked.error}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
    </CallForm>
  );
}
