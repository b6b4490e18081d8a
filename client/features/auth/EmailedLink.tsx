import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button, ButtonLink, TextButton } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignOut } from './useSignOut.ts';

const words = {
  confirm: {
    title: 'Confirm your email address',
    ask: 'To confirm your email address, sign in to the account you created.',
    done: 'Your email address is confirmed.',
  },
  email: {
    title: 'Use a new email address',
    ask: 'Sign in with your old address one last time to confirm the new one.',
    done: 'Your account now uses the new email address.',
  },
} as const;

/**
 * The pages of the confirmation emails' links. They only count together with signing in to the account, so no
 * one confirms a stranger's account by clicking.
 */
export function EmailedLink({ kind, token }: { kind: keyof typeof words; token: string }) {
  const text = words[kind];
  useTitle(text.title);
  const [email, setEmail] = useState('');
  const me = trpc.auth.me.useQuery();
  const Follow = kind === 'confirm' ? Confirm : ChangeAddress;
  return (
    <>
      <Heading level={1} size={2}>
        {text.title}
      </Heading>
      {me.data ? (
        <Follow token={token} me={me.data} />
      ) : me.isPending ? (
        <SkeletonLines widths={['62%', '94%', '78%']} />
      ) : me.isError ? (
        <QueryError title="We couldn’t load the page" query={me} />
      ) : (
        <>
          <Text tone="dim">{text.ask}</Text>
          <SignInForm next="stay" email={email} onEmail={setEmail} />
        </>
      )}
    </>
  );
}

type Props = { token: string; me: Me };

/** Uses the link once; the person is signed in here. */
function Confirm({ token, me }: Props) {
  const utils = trpc.useUtils();
  const asked = useRef(false);
  const { mutate, ...confirm } = trpc.auth.confirmEmail.useMutation({ onSuccess: () => utils.invalidate() });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ token });
  }, [mutate, token]);
  if (confirm.isError) return <Refused error={confirm.error} me={me} onRetry={() => mutate({ token })} />;
  return confirm.isSuccess ? <Done kind="confirm" me={me} /> : <Moment />;
}

/**
 * Asks before the account moves: the link may come from someone else, who would get the account with their own
 * address.
 */
function ChangeAddress({ token, me }: Props) {
  const utils = trpc.useUtils();
  const asked = useQuery({
    queryKey: ['email change', token, me.id],
    queryFn: ({ signal }) => utils.client.auth.emailChange.mutate({ token }, { signal }),
    retry: false,
    // What the link does can't change, so returning to the page doesn't repeat a call that could fail.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = trpc.auth.confirmEmailChange.useMutation({ onSuccess: () => utils.invalidate() });
  if (change.isSuccess || asked.data?.done) return <Done kind="email" me={me} />;
  if (change.isError)
    return <Refused error={change.error} me={me} onRetry={() => change.mutate({ token })} />;
  if (asked.isError && !asked.data)
    return <Refused error={asked.error} me={me} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Moment />;
  return (
    <>
      <Text lines="anywhere">
        Your account will move from <bdi>{me.email}</bdi> to <bdi>{asked.data.email}</bdi>. You’ll sign in
        with the new address and get our emails there.
      </Text>
      <Text tone="dim">
        Didn’t ask for this? Don’t continue. Choose a new password instead. That stops the change.
      </Text>
      <Group gap={16} wrap>
        <Button variant="filled" loading={change.isPending} onClick={() => change.mutate({ token })}>
          Use the new address
        </Button>
        <Link to={me.home}>Keep the old address</Link>
      </Group>
    </>
  );
}

type RefusedProps = { error: unknown; me: Me; onRetry: () => void };

function Refused({ error, me, onRetry }: RefusedProps) {
  const signOut = useSignOut({ stay: true });
  const { code, message } = readError(error);
  return (
    <>
      <Notice kind="bad">{message}</Notice>
      {code === 'link_invalid' ? (
        <>
          <Text tone="dim">
            You’re signed in as <bdi>{me.email}</bdi>. A link works only for the account we sent it to.
          </Text>
          <Group gap={16} wrap>
            <TextButton disabled={signOut.pending} onClick={signOut.start}>
              Sign out
            </TextButton>
            <Link to={me.home}>Continue</Link>
          </Group>
        </>
      ) : (
        <>
          {code !== 'email_taken' && <Button onClick={onRetry}>Try again</Button>}
          <Link to={me.home}>Continue</Link>
        </>
      )}
    </>
  );
}

function Moment() {
  return (
    <Text tone="dim" role="status">
      One moment…
    </Text>
  );
}

function Done({ kind, me }: { kind: keyof typeof words; me: Me }) {
  return (
    <>
      <div role="status">
        <Notice kind="info">{words[kind].done}</Notice>
      </div>
      <ButtonLink to={me.home} variant="filled" place="start">
        Continue
      </ButtonLink>
    </>
  );
}
