import { Link, useNavigate } from '@tanstack/react-router';
import { NewPasswordForm } from '../../../shared/auth/schema.ts';
import { newPasswordLabels } from '../../../shared/auth/texts.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { clearMessage, showInvalid } from './useAuth.ts';

type Props = {
  token: string;
  /** The link came with an invitation: this is the account's first password. */
  invited: boolean;
};

/** The page a reset link or a panel invitation opens: a new password, which signs out every browser. */
export function ResetForm({ token, invited }: Props) {
  const title = invited ? 'Choose your password' : 'Choose a new password';
  useTitle(title);
  const reset = useReset(invited);
  const form = useZodForm({
    schema: NewPasswordForm,
    initial: { password: '', confirmPassword: '' },
    labels: newPasswordLabels,
    onInvalid: showInvalid,
    onSubmit: (input) => reset.mutateAsync({ token, ...input }),
  });
  return (
    <>
      <Stack gap={8}>
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <Text tone="dim">
          {invited
            ? 'You’re invited to the HR panel. You’ll sign in with your email address and this password.'
            : 'We’ll sign you out of every browser. Then sign in with the new password.'}
        </Text>
      </Stack>
      <FormProblem
        form={form}
        more={
          form.failure?.code === 'link_invalid' && (
            <Link to="/auth" search={{ view: 'forgot' }}>
              Request a new link
            </Link>
          )
        }
      />
      <Form form={form}>
        <Stack>
          <NewPasswordFields password={form.field('password')} repeated={form.field('confirmPassword')} />
          <FormActions
            form={form}
            look="page"
            action={invited ? 'Save password' : 'Save new password'}
            doing="Saving…"
          >
            <Text as="span" size="sm" bold>
              <Link to="/auth">Back to Sign In</Link>
            </Text>
          </FormActions>
        </Stack>
      </Form>
    </>
  );
}

function useReset(invited: boolean) {
  const navigate = useNavigate({ from: '/auth' });
  const utils = trpc.useUtils();
  return trpc.auth.reset.useMutation({
    onMutate: clearMessage,
    onSuccess: async () => {
      clearMessage();
      if (invited)
        toast.success('Your account is ready', 'Please sign in with your password.', { id: 'auth' });
      else toast.success('Your password was changed', 'Please sign in with the new one.', { id: 'auth' });
      await navigate({ search: {}, replace: true });
      await utils.invalidate();
    },
    onError: toastFailure('We couldn’t change your password', 'auth'),
  });
}
