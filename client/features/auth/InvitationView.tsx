import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** What the link in the mail to a hired person opens: an account to make, or one to sign in with. */
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
  if (invitation.isPending) {
    return (
      <p className="dim" role="status">
        Loading…
      </p>
    );
  }
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
        <h1 className="h2">Your invitation</h1>
        <Notice kind="bad">{message}</Notice>
        <button
          type="button"
          className="btn default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void navigate({ search: {} })}
        >
          Go to sign in
        </button>
      </>
    );
  }
  const { fullName, email, position, hasAccount } = invitation.data;
  if (hasAccount || made) {
    return (
      <>
        <div className="stack g8">
          <h1 className="h2">Sign in</h1>
          <p className="dim break">
            {made
              ? 'Your account is ready.'
              : `You have an account with ${email}. Sign in to start as ${position}.`}
          </p>
        </div>
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
      <div className="stack g8">
        <h1 className="h2">Create your account</h1>
        <p className="dim break">
          Welcome, <bdi>{fullName}</bdi>. This account is for your work as {position}.
        </p>
      </div>
      <SignUpForm email={email} invitation={{ token, fullName }} onDone={() => setMade(true)} />
    </>
  );
}
