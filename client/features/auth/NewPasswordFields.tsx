import { PasswordInput } from '@mantine/core';
import { useId } from 'react';
import { PasswordRules } from './PasswordRules.tsx';

type NewPasswordValues = { password: string; confirmPassword: string };

/** A new password, what it needs, and its repetition. */
export function NewPasswordFields(props: {
  values: NewPasswordValues;
  errors: Record<string, string>;
  onChange: (values: NewPasswordValues) => void;
}) {
  const { values, errors, onChange } = props;
  const rulesId = useId();
  return (
    <>
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={values.password}
        error={errors.password ?? null}
        onChange={(event) => onChange({ ...values, password: event.currentTarget.value })}
        visibilityToggleButtonProps={{ 'aria-label': 'Show new password' }}
      />
      <PasswordRules password={values.password} id={rulesId} />
      <PasswordInput
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        error={errors.confirmPassword ?? null}
        onChange={(event) => onChange({ ...values, confirmPassword: event.currentTarget.value })}
        visibilityToggleButtonProps={{ 'aria-label': 'Show repeated password' }}
      />
    </>
  );
}

/** The first message of each field, from a schema that refused. */
export function fieldErrors(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
