import { useId } from 'react';
import { type AccountRole, SignUpForm as Rules } from '../../../shared/auth/schema.ts';
import { signUpLabels } from '../../../shared/auth/texts.ts';
import { brand } from '../../../shared/company/brand.ts';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { showInvalid, useSignUp } from './useAuth.ts';

const roles: { value: AccountRole; label: string; text: string }[] = [
  { value: 'candidate', label: 'Candidate', text: 'I’m applying for a job' },
  {
    value: 'employee',
    label: 'Employee',
    get text() {
      return `I work at ${brand.name}`;
    },
  },
];

/** Sign-up (specification file 2 §2, §5). An invitation fixes the address and the role. */
export function SignUpForm(props: {
  email: string;
  onEmail?: (email: string) => void;
  onDone: () => void;
  invitation?: { token: string; fullName: string };
}) {
  const { invitation } = props;
  const rulesId = useId();
  const signUp = useSignUp(props.onDone);
  const role: AccountRole = invitation ? 'employee' : 'candidate';
  const form = useZodForm({
    schema: Rules,
    initial: {
      fullName: invitation?.fullName ?? '',
      email: props.email,
      role,
      password: '',
      confirmPassword: '',
    },
    labels: signUpLabels,
    onInvalid: showInvalid,
    onSubmit: (input, idempotencyKey) =>
      signUp({ ...input, idempotencyKey, ...(invitation ? { invitation: invitation.token } : {}) }),
  });
  const address = form.field('email');
  return (
    <Form form={form}>
      <Stack>
        <FormProblem form={form} />
        <TextField {...form.field('fullName')} autoComplete="name" dir="auto" />
        <TextField
          {...address}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={invitation !== undefined}
          onChange={(typed) => {
            address.onChange(typed);
            props.onEmail?.(typed);
          }}
        />
        {!invitation && <RadioField {...form.field('role')} choices={roles} cards />}
        <PasswordField {...form.field('password')} autoComplete="new-password" aria-describedby={rulesId} />
        <PasswordRules password={form.values.password} id={rulesId} />
        <PasswordField
          {...form.field('confirmPassword')}
          autoComplete="new-password"
          shows="Show password confirmation"
        />
        <FormActions form={form} look="page" action="Create account" doing="Creating account…" />
      </Stack>
    </Form>
  );
}
