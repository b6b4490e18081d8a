import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** The page a hired person's invitation email links to: create an account, or sign in to an existing one. */
export function InvitationView({ token }: { token: string }) {
  useTitle('Your invitation');
  const navigate = useNavigate({ from: '/auth' });
  const [made, setMade] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { client } = trpc.useUtils();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.auth.invitation.mutate({ token }, { signal }),
    retry: false,
    enabled: !made,
  });
  if (invitation.isPending) return <SkeletonLines widths={['62%', '94%', '78%']} />;
  if (invitation.isError && !invitation.data) {
    const { code, message } = readError(invitation.error);
    if (code !== 'invitation_invalid') {
      return (
        <ErrorState
          title="We couldn’t load the invitation"
          message={message}
          onRetry={() => void invitation.refetch()}
        />
      );
    }
    return (
      <>
        <Heading level={1} size={2}>
          Your invitation
        </Heading>
        <Notice kind="bad">{message}</Notice>
        <Button place="start" onClick={() => void navigate({ search: {} })}>
          Go to sign-in
        </Button>
      </>
    );
  }
  const { fullName, email, position, hasAccount } = invitation.data;
  if (hasAccount || made) {
    return (
      <>
        <Stack gap={8}>
          <Heading level={1} size={2}>
            Sign in
          </Heading>
          <Text tone="dim" lines="anywhere">
            {made
              ? 'Your account is ready.'
              : `You already have an account with ${email}. Sign in to start work. Position: ${position}.`}
          </Text>
        </Stack>
        <SignInForm
          next="/employee"
          email={typed ?? email}
          onEmail={setTyped}
          {...(made ? {} : { invitation: token })}
        />
      </>
    );
  }
  return (
    <>
      <Stack gap={8}>
        <Heading level={1} size={2}>
          Create your account
        </Heading>
        <Text tone="dim" lines="anywhere">
          Welcome, <bdi>{fullName}</bdi>. This account is for your work with us. Position: {position}.
        </Text>
      </Stack>
      <SignUpForm email={email} invitation={{ token, fullName }} onDone={() => setMade(true)} />
    </>
  );
}
