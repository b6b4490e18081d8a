import { IconLogout } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { PortalView } from '../../../shared/interview.ts';
import { zoneCity } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { Consent } from '../interview/Consent.tsx';
import { Overview } from './Overview.tsx';
import { Resources } from './Resources.tsx';
import { momentText } from '../../../shared/time.ts';

export const portalTabs = ['overview', 'interview', 'resources', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];
const tabLabels: Record<PortalTab, string> = {
  overview: 'Overview',
  interview: 'Interview',
  resources: 'Resources',
  profile: 'Profile',
};

/** The portal of a candidate who came in with a code. */
export function Portal({ view, tab }: { view: PortalView; tab: PortalTab }) {
  useTitle('Candidate portal');
  const navigate = useNavigate({ from: '/candidate' });
  const utils = trpc.useUtils();
  const goLive = async (): Promise<void> => {
    await utils.candidatePortal.view.invalidate();
    await navigate({ search: { tab: 'interview', screen: 'live' } });
  };
  const leave = trpc.candidatePortal.leave.useMutation({
    onSettled: async () => {
      clearDrafts();
      await utils.candidatePortal.view.reset();
      await navigate({ search: { tab: 'overview' } });
    },
  });
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="hd">
        <div className="in">
          <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
            <Monogram />
            <Wordmark />
          </Link>
          <span className="only-d dim sm portal-label">Candidate portal</span>
          <div className="up row g12">
            <ColorSchemeToggle />
            <span className="only-d" style={{ textAlign: 'right', lineHeight: 1.3 }}>
              <b className="b sm" style={{ display: 'block' }} dir="auto">
                {view.fullName}
              </b>
              <span className="xs dim">{view.position}</span>
            </span>
            <InitialsAvatar name={view.fullName} />
            <button type="button" className="btn default sm" disabled={leave.isPending} onClick={() => leave.mutate()}>
              <IconLogout size={16} stroke={1.75} aria-hidden="true" />
              Leave
            </button>
          </div>
        </div>
      </header>
      <main className="wrap" id="main">
        <div className="ph">
          <div className="stack g8" style={{ minWidth: 0 }}>
            <h1 className="h2 portal-welcome break" dir="auto">
              Welcome, {view.fullName.split(/\s+/)[0]}
            </h1>
            <LocalTime />
          </div>
          <StatusBadge status={view.status} />
        </div>
        <nav className="tabs" aria-label="Portal">
          {portalTabs.map((name) => (
            <Link
              key={name}
              to="/candidate"
              search={{ tab: name }}
              className={name === tab ? 'on' : ''}
              aria-current={name === tab ? 'page' : undefined}
            >
              {tabLabels[name]}
            </Link>
          ))}
        </nav>
        {tab === 'overview' && <Overview view={view} onStart={goLive} />}
        {tab === 'interview' && <InterviewTab view={view} onStart={goLive} />}
        {tab === 'resources' && <Resources />}
        {tab === 'profile' && <Profile view={view} />}
      </main>
    </>
  );
}

/** Unsent texts of this device go with the session (quality S23). */
function clearDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:interview:')) localStorage.removeItem(key);
}

function LocalTime() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(now);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(now);
  return (
    <p className="dim tn">
      {date} · {time} in {zoneCity(Intl.DateTimeFormat().resolvedOptions().timeZone)}
    </p>
  );
}

function InterviewTab({ view, onStart }: { view: PortalView; onStart: () => void }) {
  const { interview } = view;
  if (interview?.state === 'completed') {
    return (
      <div className="stack g16 portal-tab">
        <h2 className="h3">Your interview is already completed</h2>
        <p>
          You completed it{interview.completedAt ? ` on ${momentText(interview.completedAt)}` : ''}. HR has the results and will
          respond within 5-7 business days.
        </p>
        <Link to="/candidate" search={{ tab: 'overview', screen: 'done' }} className="btn default" style={{ alignSelf: 'flex-start' }}>
          See your results
        </Link>
      </div>
    );
  }
  if (interview) {
    return (
      <div className="stack g16 portal-tab">
        <h2 className="h3">Your interview is waiting for you</h2>
        <p>
          Everything you wrote is saved. The interview takes about 10-15 minutes and covers experience, skills and availability.
        </p>
        <button type="button" className="btn filled lg" style={{ alignSelf: 'flex-start' }} onClick={onStart}>
          Resume Interview
        </button>
      </div>
    );
  }
  return (
    <div className="portal-tab">
      {view.canInterview ? (
        <Consent
          humanRequested={view.timeline.some(({ kind }) => kind === 'human_requested')}
          onStarted={onStart}
        />
      ) : (
        <p>Your interview is not open yet. HR will write to you when it is.</p>
      )}
    </div>
  );
}

function Profile({ view }: { view: PortalView }) {
  const rows: [string, string | null][] = [
    ['Full name', view.fullName],
    ['Email', view.email],
    ['Phone', view.phone],
    ['Position', view.position],
    ['Location', [view.country, view.state].filter((part) => part !== null).join(', ')],
  ];
  return (
    <div className="portal-tab">
      <h2 className="h3" style={{ marginBottom: 12 }}>
        Profile
      </h2>
      <dl className="kv">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd className="break" dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
        {view.linkedinUrl && (
          <>
            <dt>LinkedIn</dt>
            <dd>
              <a href={view.linkedinUrl} rel="noopener noreferrer nofollow" target="_blank">
                LinkedIn profile
              </a>
            </dd>
          </>
        )}
      </dl>
      <p className="sm dim" style={{ marginTop: 16 }}>
        Something is wrong? Write to <a href={`mailto:${brand.hrEmail}`}>{brand.hrEmail}</a>.
      </p>
    </div>
  );
}
