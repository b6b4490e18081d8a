import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import { EmailInput } from '../../../shared/auth/schema.ts';
import { authTexts, forgotLabels, linkLife } from '../../../shared/auth/texts.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './SplitPage.module.css';
import { clearMessage, showInvalid } from './useAuth.ts';
import { useLanding } from './useLanding.ts';

/** Forgot Password (specification file 2 §2, §8). The answer is the same for every address. */
export function ForgotForm() {
  useTitle('Forgot your password?');
  const heading = useRef<HTMLHeadingElement>(null);
  useLanding('forgot', () => heading.current?.focus());
  const request = trpc.auth.requestReset.useMutation({
    onMutate: clearMessage,
    onSuccess: () => {
      clearMessage();
      toast.success(authTexts.resetSent, undefined, { id: 'auth' });
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const said = isUnclear(code) ? authTexts.resetFailed : message;
      toast.error('We couldn’t send the reset link', said, { id: 'auth' });
    },
  });
  const form = useZodForm({
    schema: EmailInput,
    initial: { email: '' },
    labels: forgotLabels,
    onInvalid: showInvalid,
    onSubmit: (input, idempotencyKey) => request.mutateAsync({ ...input, idempotencyKey }),
  });
  return (
    <>
      <Stack gap={8}>
        <Heading ref={heading} tabIndex={-1} level={1} size={2}>
          Forgot your password?
        </Heading>
        <Text tone="dim">
          Enter your account’s email address. We’ll email you a link to choose a new password. It works for{' '}
          {linkLife.resetMinutes} minutes.
        </Text>
      </Stack>
      {request.isSuccess && (
        <div role="status">
          <Notice kind="info">
            {authTexts.resetSent} No email after a few minutes? Check your spam folder and the address, then
            try again.
          </Notice>
        </div>
      )}
      <FormProblem form={form} />
      <Form form={form}>
        <Stack>
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormActions form={form} look="page" action="Send reset link" doing="Sending…">
            <ButtonLink
              to="/auth"
              search={({ next }) => ({ next })}
              state
              variant="subtle"
              place="start"
              className={styles.back}
              icon={IconArrowLeft}
            >
              Back to Sign In
            </ButtonLink>
          </FormActions>
        </Stack>
      </Form>
    </>
  );
}
