import '../../styles/auth.css';
import { Tabs } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { PublicShell } from '../site/PublicShell.tsx';
import { AccountView } from './AccountView.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { InvitationView } from './InvitationView.tsx';
import { MailedLink } from './MailedLink.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type AuthSearch = {
  next?: string | undefined;
  view?: 'signup' | 'forgot' | 'account' | undefined;
  /** Tokens of mailed links. */
  invitation?: string | undefined;
  reset?: string | undefined;
  /** The reset link came with an invitation to the panel. */
  invited?: boolean | undefined;
  confirm?: string | undefined;
  email?: string | undefined;
};

/** /auth: Sign In, Sign Up and Forgot Password (specification file 2 §2), and the pages of mailed links. */
export function AuthPage({ search }: { search: AuthSearch }) {
  return (
    <PublicShell>
      <main className="au" id="main">
        <div className="au-form">
          <div className="stack g24">
            <View search={search} />
            <p className="sm dim">
              Trouble signing in? HR answers Monday to Friday, 9:00 AM–6:00 PM EST.{' '}
              <Link to="/contact">Contact us</Link>
            </p>
          </div>
        </div>
        <div className="au-picture" aria-hidden="true">
          <div>
            {search.view === 'signup' || search.invitation ? (
              <Scene name="seat-dawn" bleed="seat" />
            ) : (
              <Scene name="person-nairobi" bleed="person" />
            )}
          </div>
        </div>
      </main>
    </PublicShell>
  );
}

function View({ search }: { search: AuthSearch }) {
  const { next, invitation, reset, invited, confirm, email } = search;
  if (invitation) return <InvitationView key={invitation} token={invitation} />;
  if (reset) return <ResetForm key={reset} token={reset} invited={invited === true} />;
  if (confirm) return <MailedLink key={confirm} kind="confirm" token={confirm} />;
  if (email) return <MailedLink key={email} kind="email" token={email} />;
  if (search.view === 'forgot') return <ForgotForm />;
  if (search.view === 'account') return <AccountView />;
  return <Entrance view={search.view === 'signup' ? 'signup' : 'signin'} next={next ?? null} />;
}

const titles = { signin: 'Sign in', signup: 'Create your account' } as const;

/** The two tabs. An address typed in one is kept in the other. */
function Entrance({ view, next }: { view: 'signin' | 'signup'; next: string | null }) {
  useTitle(titles[view]);
  const navigate = useNavigate({ from: '/auth' });
  const [email, setEmail] = useState('');
  const show = (to: string | null): void => {
    void navigate({
      search: (old) => ({ ...old, view: to === 'signup' ? ('signup' as const) : undefined }),
      replace: true,
    });
  };
  const lead: Record<typeof view, ReactNode> = {
    signin: (
      <>
        For employees and people with an account. Have an access code?{' '}
        <Link to="/candidate">Open the candidate portal</Link>
      </>
    ),
    signup: 'One account for your application and, later, your work.',
  };
  return (
    <>
      <div className="stack g8">
        <h1 className="h2">{titles[view]}</h1>
        <p className="dim">{lead[view]}</p>
      </div>
      <Tabs
        value={view}
        onChange={show}
        keepMounted={false}
        unstyled
        classNames={{ list: 'seg', tab: 'seg-tab' }}
      >
        <Tabs.List aria-label="Sign in or sign up">
          <Tabs.Tab value="signin">Sign In</Tabs.Tab>
          <Tabs.Tab value="signup">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signin" pt={24}>
          <div className="stack g24">
            <SignedInNotice />
            <SignInForm next={next} email={email} onEmail={setEmail} />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="signup" pt={24}>
          <SignUpForm email={email} onEmail={setEmail} onDone={() => show('signin')} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
