import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { signInLabels } from '../../../shared/auth/texts.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm, type ZodForm } from '../../ui/form/useZodForm.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { showInvalid, useSignIn } from './useAuth.ts';
import { useLanding } from './useLanding.ts';

/** The form's rules load after the page is drawn. */
const loadRules = async () => (await import('../../../shared/auth/schema.ts')).SignInInput;

type SignInValues = { email: string; password: string; code: string };

/** Sign-in (specification file 2 §2, §5, §8), with the second step if the account has one. */
export function SignInForm(props: {
  /** Where to go afterward; null for the person's own area, `stay` for the current page. */
  next: string | null | 'stay';
  email: string;
  onEmail: (email: string) => void;
  /** Accepts an invitation along with the sign-in. */
  invitation?: string;
}) {
  const { email, onEmail, invitation } = props;
  // In a dialog, the focus starts at the password if the address is already filled in.
  const [known] = useState(email !== '');
  const { secondStep, start, restart } = useSignIn({ next: props.next });
  const form = useZodForm({
    schema: loadRules,
    initial: { email, password: '', code: '' },
    labels: signInLabels,
    toInput: ({ code, ...values }) => ({
      ...values,
      ...(secondStep && code.trim() !== '' ? { code } : {}),
      ...(invitation ? { invitation } : {}),
    }),
    onInvalid: showInvalid,
    onSubmit: async (input) => {
      if (!secondStep || input.code) return start(input);
      form.setProblem('code', 'Please enter a code');
    },
  });
  const { focus, failure } = form;
  useLanding(secondStep, () => {
    if (email !== '') focus('password');
  });
  useEffect(() => {
    if (secondStep) focus('code');
    else if (failure) focus('password');
  }, [secondStep, failure, focus]);
  useEffect(() => whenIdle(() => void loadRules().catch(() => undefined)), []);
  return (
    <Form form={form}>
      <Stack>
        <FormProblem form={form} />
        {secondStep ? (
          <SecondStep form={form} />
        ) : (
          <Credentials form={form} known={known} onEmail={onEmail} />
        )}
        <FormActions form={form} look="page" action="Sign In" doing="Signing in…">
          {secondStep && (
            <TextButton place="start" onClick={restart}>
              Use another account
            </TextButton>
          )}
        </FormActions>
      </Stack>
    </Form>
  );
}

/** Address and password; `known`: the address was already filled in. */
function Credentials(props: {
  form: ZodForm<SignInValues>;
  known: boolean;
  onEmail: (email: string) => void;
}) {
  const { form, known, onEmail } = props;
  const address = form.field('email');
  return (
    <>
      <TextField
        {...address}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(typed) => {
          address.onChange(typed);
          onEmail(typed);
        }}
      />
      <Stack gap={8}>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          data-autofocus={known || undefined}
        />
        <Text as="span" size="sm" bold place="start">
          <Link to="/auth" search={({ next }) => ({ next, view: 'forgot' as const })} state>
            Forgot your password?
          </Link>
        </Text>
      </Stack>
    </>
  );
}

/** The code from an authenticator app, or a recovery code. */
function SecondStep({ form }: { form: ZodForm<SignInValues> }) {
  return (
    <>
      <p>
        Your account uses two-step sign-in. Enter the six digits from your authenticator app, or one of your
        recovery codes.
      </p>
      <TextField
        {...form.field('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </>
  );
}
