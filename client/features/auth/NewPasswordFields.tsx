import { useId } from 'react';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import type { FieldState } from '../../ui/form/useZodForm.ts';
import { PasswordRules } from './PasswordRules.tsx';

type Props = { password: FieldState<string>; repeated: FieldState<string> };

/** A new password, its rules, and its confirmation. */
export function NewPasswordFields({ password, repeated }: Props) {
  const rulesId = useId();
  return (
    <>
      <PasswordField {...password} autoComplete="new-password" aria-describedby={rulesId} />
      <PasswordRules password={password.value} id={rulesId} />
      <PasswordField {...repeated} autoComplete="new-password" shows="Show password confirmation" />
    </>
  );
}
