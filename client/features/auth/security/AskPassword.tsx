import { PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordInput as Rule, SecondProofInput } from '../../../../shared/auth.ts';
import { readError } from '../../../errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { fieldErrors } from '../NewPasswordFields.tsx';

type Call<Input> = { mutate: (input: Input) => void; isPending: boolean; error: unknown };

/**
 * Asks for the password before something that needs more than an open browser, and `withCode` also for a code of the
 * second step.
 */
export function AskPassword(
  props: {
    label: string;
    danger?: boolean;
    onCancel: () => void;
    children: ReactNode;
  } & (
    | { withCode?: false; call: Call<{ password: string }> }
    | { withCode: true; call: Call<SecondProofInput> }
  ),
) {
  const { call } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (call.isPending) return;
    if (props.withCode) {
      const parsed = SecondProofInput.safeParse({ password, code });
      setErrors(parsed.success ? {} : fieldErrors(parsed.error.issues));
      if (parsed.success) props.call.mutate(parsed.data);
      return;
    }
    const parsed = Rule.safeParse({ password });
    setErrors(parsed.success ? {} : fieldErrors(parsed.error.issues));
    if (parsed.success) props.call.mutate(parsed.data);
  };
  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      <p>{props.children}</p>
      {call.error !== null && <Notice kind="bad">{readError(call.error).message}</Notice>}
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={errors.password ?? null}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      {props.withCode && (
        <TextInput
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={errors.code ?? null}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <div className="row g8 w">
        <button
          type="submit"
          className={`btn ${props.danger ? 'dfill' : 'filled'}`}
          disabled={call.isPending}
          aria-busy={call.isPending}
        >
          {props.label}
        </button>
        <button type="button" className="btn default" onClick={props.onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
