import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ViewSwitch } from '../../ui/tables/ViewSwitch.tsx';
import { Heading, Remark, Text } from '../../ui/text/Text.tsx';
import type { EmailedLinkState } from './linkInAddress.ts';
import { SignedInNotice } from './SignedInNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SplitPage } from './SplitPage.tsx';
import { LandingContext, useLanding, useUsed } from './useLanding.ts';

// Sign-in is the first view; the others load on demand.
const parts = {
  account: comesLater(async () => (await import('./AccountView.tsx')).AccountView),
  forgot: comesLater(async () => (await import('./ForgotForm.tsx')).ForgotForm),
  invitation: comesLater(async () => (await import('./InvitationView.tsx')).InvitationView),
  emailedLink: comesLater(async () => (await import('./EmailedLink.tsx')).EmailedLink),
  reset: comesLater(async () => (await import('./ResetForm.tsx')).ResetForm),
  signUp: comesLater(async () => (await import('./SignUpForm.tsx')).SignUpForm),
};

type AuthPageProps = {
  next: string | undefined;
  view: 'signup' | 'forgot' | 'account' | undefined;
  link: EmailedLinkState | null;
};

/** /auth: Sign In, Sign Up, and Forgot Password (specification file 2 §2), and the pages of emailed links. */
export function AuthPage(props: AuthPageProps) {
  const used = useUsed();
  return (
    <SplitPage
      scene={props.view === 'signup' || props.link?.kind === 'invitation' ? 'seat-dawn' : 'person-nairobi'}
    >
      <Stack gap={24}>
        <LandingContext value={used}>
          <View {...props} />
        </LandingContext>
        <Remark>
          Trouble signing in? HR answers Monday to Friday, 9:00 AM–6:00 PM EST.{' '}
          <Link to="/contact">Contact us</Link>
        </Remark>
      </Stack>
    </SplitPage>
  );
}

function View({ next, view, link }: AuthPageProps) {
  if (view === 'forgot') return <Later part={parts.forgot} props={{}} />;
  if (link) return <LinkView key={link.token} {...link} />;
  if (view === 'account') return <Later part={parts.account} props={{}} />;
  return <Entrance view={view === 'signup' ? 'signup' : 'signin'} next={next ?? null} />;
}

function LinkView({ kind, token, invited }: EmailedLinkState) {
  if (kind === 'invitation') return <Later part={parts.invitation} props={{ token }} />;
  if (kind === 'reset') return <Later part={parts.reset} props={{ token, invited }} />;
  return <Later part={parts.emailedLink} props={{ kind, token }} />;
}

const titles = { signin: 'Sign in', signup: 'Create your account' } as const;

/** The two tabs. An address typed in one is kept in the other. */
function Entrance({ view, next }: { view: 'signin' | 'signup'; next: string | null }) {
  useTitle(titles[view]);
  const navigate = useNavigate({ from: '/auth' });
  const [email, setEmail] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useLanding(view, () => heading.current?.focus());
  // Preloads the views one click away, so neither the tab nor the link waits.
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
      <Stack gap={8}>
        <Heading ref={heading} tabIndex={-1} level={1} size={2}>
          {titles[view]}
        </Heading>
        <Text tone="dim">{lead[view]}</Text>
      </Stack>
      <ViewSwitch
        label="Sign in or sign up"
        value={view}
        onChange={show}
        views={[
          {
            value: 'signin',
            label: 'Sign In',
            content: (
              <Stack gap={24}>
                <SignedInNotice />
                <SignInForm next={next} email={email} onEmail={setEmail} />
              </Stack>
            ),
          },
          {
            value: 'signup',
            label: 'Sign Up',
            content: (
              <Later part={parts.signUp} props={{ email, onEmail: setEmail, onDone: () => show('signin') }} />
            ),
          },
        ]}
      />
    </>
  );
}
