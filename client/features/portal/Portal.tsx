import { IconLogout } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { PortalView } from '../../../shared/portal.ts';
import { zoneCity } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { DemoTag } from '../../ui/DemoTag.tsx';
import { comesLater, Later } from '../../ui/later.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import { INTERVIEW_DRAFTS } from '../interview/draftKeys.ts';
import { firstName } from './names.ts';
import { Overview } from './Overview.tsx';
import { rememberInside } from './portalSession.ts';
import { type PortalTab, portalTabs } from './portalTabs.ts';

/** Tabs that nobody comes for first. The way to the interview is here before it's taken. */
const interview = comesLater(async () => (await import('./InterviewTab.tsx')).InterviewTab);
const profile = comesLater(async () => (await import('./Profile.tsx')).Profile);
const resources = comesLater(async () => (await import('./Resources.tsx')).Resources);

const tabLabels: Record<PortalTab, string> = {
  overview: 'Overview',
  interview: 'Interview',
  resources: 'Resources',
  profile: 'Profile',
};

type PortalProps = { view: PortalView; tab: PortalTab; guide: string | undefined };

/** A candidate's portal, opened with a code or an account. */
export function Portal({ view, tab, guide }: PortalProps) {
  useTitle(tab === 'overview' ? 'Candidate portal' : `${tabLabels[tab]} · Candidate portal`);
  const navigate = useNavigate({ from: '/candidate' });
  const utils = trpc.useUtils();
  useEffect(() => whenIdle(interview.preload), []);
  const goLive = async (): Promise<void> => {
    await utils.candidatePortal.view.invalidate();
    await navigate({ search: { tab: 'interview', screen: 'live' } });
  };
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <Header view={view} />
      <main className="wrap" id="main">
        <div className="ph">
          <div className="stack g8" style={{ minWidth: 0 }}>
            <h1 className="h2 portal-welcome break">
              Welcome, <bdi>{firstName(view.fullName)}</bdi>
            </h1>
            <LocalTime />
          </div>
          <StatusBadge status={view.status} />
        </div>
        <nav className="tabs" aria-label="Candidate portal">
          {portalTabs.map((name) => (
            <Link
              key={name}
              to="/candidate"
              search={{ tab: name }}
              resetScroll={false}
              className={name === tab ? 'on' : ''}
              aria-current={name === tab ? 'page' : undefined}
            >
              {tabLabels[name]}
            </Link>
          ))}
        </nav>
        {tab === 'overview' && <Overview view={view} onResume={goLive} />}
        {tab === 'interview' && (
          <Later part={interview} props={{ view, onStart: goLive }} instead={<Loading />} />
        )}
        {tab === 'resources' && <Later part={resources} props={{ guideId: guide }} instead={<Loading />} />}
        {tab === 'profile' && <Later part={profile} props={{ view }} instead={<Loading />} />}
      </main>
    </>
  );
}

function Header({ view }: { view: PortalView }) {
  const navigate = useNavigate({ from: '/candidate' });
  const utils = trpc.useUtils();
  const leave = trpc.candidatePortal.leave.useMutation({
    onSuccess: async () => {
      clearDrafts(INTERVIEW_DRAFTS);
      rememberInside(null);
      await navigate({ search: { tab: 'overview' } });
      await utils.interview.transcript.reset();
      utils.candidatePortal.door.setData(undefined, { inside: false });
      await utils.candidatePortal.view.reset();
    },
    onError: () => toast.error('Error', 'You’re still in the portal. Please try again.', { id: 'leave' }),
  });
  return (
    <header className="hd">
      <div className="in">
        <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
          <Monogram />
          <Wordmark />
        </Link>
        <span className="only-d dim sm portal-label">Candidate portal</span>
        <div className="up row g12" style={{ minWidth: 0 }}>
          <ColorSchemeToggle />
          <span className="only-d portal-who">
            <b className="b sm" dir="auto">
              {view.fullName} {view.demo && <DemoTag />}
            </b>
            <span className="xs dim">{view.position}</span>
          </span>
          <Avatar name={view.fullName} />
          {view.byAccount ? (
            <Account />
          ) : (
            <button
              type="button"
              className="btn default sm"
              disabled={leave.isPending}
              onClick={() => leave.mutate()}
            >
              <IconLogout size={16} stroke={1.75} aria-hidden="true" />
              Leave
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

/** An account is left by signing out; its password and sessions have a page of their own. */
function Account() {
  const signOut = useSignOut();
  return (
    <>
      <Link to="/auth" search={{ view: 'account' }} className="only-d sm b nw">
        My account
      </Link>
      <button
        type="button"
        className="btn default sm"
        disabled={signOut.pending}
        onClick={() => {
          rememberInside(null);
          signOut.start();
        }}
      >
        <IconLogout size={16} stroke={1.75} aria-hidden="true" />
        Sign Out
      </button>
    </>
  );
}

function Loading() {
  return (
    <p className="portal-tab dim" role="status">
      Loading…
    </p>
  );
}

/** Date and time where the person is. */
function LocalTime() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(now);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(now);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="dim tn">
      {date} · {time} {zone.includes('/') ? `in ${zoneCity(zone)}` : zone}
    </p>
  );
}
