import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { SignInForm } from './SignInForm.tsx';
import { AccountSecurity } from './security/AccountSecurity.tsx';

/** The account of people who have no portal of their own to keep it in; signing in comes first. */
export function AccountView() {
  useTitle('My account');
  const me = trpc.auth.me.useQuery();
  const [email, setEmail] = useState('');
  return (
    <>
      <div className="stack g8">
        <h1 className="h2">My account</h1>
        {me.data && (
          <p className="dim">
            <Link to={me.data.home}>Back</Link>
          </p>
        )}
      </div>
      {me.data === null ? <SignInForm next="stay" email={email} onEmail={setEmail} /> : <AccountSecurity />}
    </>
  );
}
