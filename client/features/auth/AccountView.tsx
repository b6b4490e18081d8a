import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { SignInForm } from './SignInForm.tsx';
import { AccountSecurity } from './security/AccountSecurity.tsx';

/** The account of people who have no portal for it; asks them to sign in first. */
export function AccountView() {
  useTitle('My account');
  const me = trpc.auth.me.useQuery();
  const [email, setEmail] = useState('');
  return (
    <>
      <Stack gap={8}>
        <Heading level={1} size={2}>
          My account
        </Heading>
        {me.data && (
          <Text tone="dim">
            <Link to={me.data.home}>Back</Link>
          </Text>
        )}
      </Stack>
      {me.data === null ? <SignInForm next="stay" email={email} onEmail={setEmail} /> : <AccountSecurity />}
    </>
  );
}
