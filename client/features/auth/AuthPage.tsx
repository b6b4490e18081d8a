import '../../styles/auth.css';
import { Tabs } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { comesLater, Later } from '../../ui/later.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { PublicShell } from '../site/PublicShell.tsx';
import type { MailedLinkState } from './linkInAddress.ts';
import { SignedInNotice } from './SignedInNotice.tsx';
import { SignInForm } from './SignInForm.tsx';

// Signing in is the first view; the others come with whoever asks for them.
const parts = {
  account: comesLater(async () => (await import('./AccountView.tsx')).AccountView),
  forgot: comesLater(async () => (await import('./ForgotForm.tsx')).ForgotForm),
  invitation: comesLater(async () => (await import('./InvitationView.tsx')).InvitationView),
  mailed: comesLater(async () => (await import('./MailedLink.tsx')).MailedLink),
  reset: comesLater(async () => (await import('./ResetForm.tsx')).ResetForm),
  signUp: comesLater(async () => (await import('./SignUpForm.tsx')).SignUpForm),
};

type AuthPageProps = {
  next: string | undefined;
  view: 'signup' | 'forgot' | 'account' | undefined;
  link: MailedLinkState | null;
};

/** /auth: Sign In, Sign Up and Forgot Password (specification file 2 §2), and the pages of mailed links. */
export function AuthPage(props: AuthPageProps) {
  return (
    <PublicShell>
      <main className="au" id="main">
        <div className="au-form">
          <div className="stack g24">
            <View {...props} />
            <p className="sm dim">
              Trouble signing in? HR answers Monday to Friday, 9:00 AM–6:00 PM EST.{' '}
              <Link to="/contact">Contact us</Link>
            </p>
          </div>
        </div>
        <div className="au-picture" aria-hidden="true">
          <div>
            {props.view === 'signup' || props.link?.kind === 'invitation' ? (
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

function View({ next, view, link }: AuthPageProps) {
  if (link) return <LinkView key={link.token} {...link} />;
  if (view === 'forgot') return <Later part={parts.forgot} props={{}} />;
  if (view === 'account') return <Later part={parts.account} props={{}} />;
  return <Entrance view={view === 'signup' ? 'signup' : 'signin'} next={next ?? null} />;
}

function LinkView({ kind, token, invited }: MailedLinkState) {
  if (kind === 'invitation') return <Later part={parts.invitation} props={{ token }} />;
  if (kind === 'reset') return <Later part={parts.reset} props={{ token, invited }} />;
  return <Later part={parts.mailed} props={{ kind, token }} />;
}

const titles = { signin: 'Sign in', signup: 'Create your account' } as const;

/** The two tabs. An address typed in one is kept in the other. */
function Entrance({ view, next }: { view: 'signin' | 'signup'; next: string | null }) {
  useTitle(titles[view]);
  const navigate = useNavigate({ from: '/auth' });
  const [email, setEmail] = useState('');
  // One press away from here: neither the tab nor the link waits for them.
  useEffect(
    () =>
      whenIdle(() => {
        parts.signUp.preload();
        parts.forgot.preload();
      }),
    [],
  );
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
          <Later part={parts.signUp} props={{ email, onEmail: setEmail, onDone: () => show('signin') }} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
