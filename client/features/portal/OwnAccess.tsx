import { Link } from '@tanstack/react-router';
import type { Me } from '../../../shared/auth/schema.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSignOut } from '../auth/useSignOut.ts';

/** Beside the access code, for signed-in people: why their account opens no portal, and what helps. */
export function OwnAccess() {
  const me = trpc.auth.me.useQuery();
  const signOut = useSignOut({ stay: true });
  if (!me.data) return null;
  return (
    <Notice kind="info">
      <p>
        You’re signed in as <bdi>{me.data.fullName}</bdi>. <Reason me={me.data} />
      </p>
      <Group as="p" gap={16} wrap>
        {me.data.home !== '/candidate' && <Link to={me.data.home}>Continue</Link>}
        <Link to="/auth" search={{ view: 'account' }}>
          My account
        </Link>
        <TextButton disabled={signOut.pending} onClick={signOut.start}>
          Sign out
        </TextButton>
      </Group>
    </Notice>
  );
}

function Reason({ me }: { me: Me }) {
  if (me.roles.length > 0) return null;
  if (!me.emailConfirmed) return <ConfirmFirst email={me.email} />;
  if (me.employee?.status === 'rejected') {
    return (
      <>
        Your application is closed: we’ve decided to move forward with other candidates. You’re welcome to
        apply for <Link to="/jobs">another job</Link>.
      </>
    );
  }
  // The portal is about to open: this page read the account before it had access.
  if (me.employee) return null;
  return (
    <>
      We don’t have an application from <bdi>{me.email}</bdi> yet. <Link to="/jobs">See open jobs</Link>, or
      email <HrEmail /> if you applied with another address.
    </>
  );
}

/** An account opens an application only once its address is verified. */
export function ConfirmFirst({ email, what = 'open your application' }: { email: string; what?: string }) {
  const resend = trpc.auth.resendConfirmation.useMutation({
    onSuccess: () => toast.success('Email sent', `Open the link we sent to ${email}.`, { id: 'confirm' }),
    onError: toastFailure('We couldn’t send the email', 'confirm'),
  });
  return (
    <>
      Confirm your email address to {what}: open the link we sent to <bdi>{email}</bdi>.{' '}
      <TextButton disabled={resend.isPending} onClick={() => resend.mutate()}>
        Send the link again
      </TextButton>
    </>
  );
}
