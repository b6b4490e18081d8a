import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button, ButtonLink, TextButton } from '../../ui/Button.tsx';
import { QueryError } from '../../ui/Loaded.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Group } from '../../ui/Stack.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignOut } from './useSignOut.ts';

const words = {
  confirm: {
    title: 'Confirm your email address',
    ask: 'Sign in to the account you created to confirm the address.',
    done: 'Your email address is confirmed.',
  },
  email: {
    title: 'Use a new email address',
    ask: 'Sign in with your old address one last time. After that, use the new one.',
    done: 'Your account now uses the new email address.',
  },
} as const;

/**
 * The pages of the confirmation emails' links. They only count together with signing in to the account, so no
 * one confirms a stranger's account by clicking.
 */
export function MailedLink({ kind, token }: { kind: keyof typeof words; token: string }) {
  const text = words[kind];
  useTitle(text.title);
  const [email, setEmail] = useState('');
  const me = trpc.auth.me.useQuery();
  return (
    <>
      <Heading level={1} size={2}>
        {text.title}
      </Heading>
      {me.data ? (
        <Follow kind={kind} token={token} me={me.data} />
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

/** Uses the link once; the person is signed in here. */
function Follow({ kind, token, me }: { kind: keyof typeof words; token: string; me: Me }) {
  const utils = trpc.useUtils();
  const asked = useRef(false);
  const signOut = useSignOut({ stay: true });
  const callbacks = { onSuccess: () => utils.invalidate() };
  const confirm = trpc.auth.confirmEmail.useMutation(callbacks);
  const change = trpc.auth.confirmEmailChange.useMutation(callbacks);
  const call = kind === 'confirm' ? confirm : change;
  const { mutate } = call;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ token });
  }, [mutate, token]);
  if (call.isError) {
    const { code, message } = readError(call.error);
    return (
      <>
        <Notice kind="bad">{message}</Notice>
        {code === 'link_invalid' ? (
          <>
            <Text tone="dim">
              You’re signed in as <bdi>{me.email}</bdi>. A link only works for the account it was sent for.
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
            {code !== 'email_taken' && <Button onClick={() => mutate({ token })}>Try again</Button>}
            <Link to={me.home}>Continue</Link>
          </>
        )}
      </>
    );
  }
  if (!call.isSuccess) {
    return (
      <Text tone="dim" role="status">
        One moment…
      </Text>
    );
  }
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
