import {
  IconArrowRight,
  IconBooks,
  IconCircleCheck,
  IconClock,
  IconPlayerPlay,
  IconStar,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { DashboardView } from '../../../shared/employee.ts';
import { durationText, percentText } from '../../../shared/statistics.ts';
import { shortDate, zoneCity } from '../../../shared/time.ts';
import { deviceZone, useNow } from '../../clock.ts';
import { motivation } from '../../content/motivation.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { firstName } from '../portal/names.ts';
import { DocumentsNotice } from './DocumentsNotice.tsx';
import { Feedback } from './Feedback.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Stat } from './Stat.tsx';
import { useEmployeeTabs } from './tabs.ts';

/** Where a day of work begins (specification file 2 §2, Dashboard). */
export function Dashboard() {
  useTitle('Dashboard');
  const me = trpc.employee.me.useQuery();
  const view = trpc.employee.dashboard.useQuery();
  return (
    <main className="em-main stack g24" id="main">
      <Welcome name={me.data?.fullName ?? ''} />
      <DocumentsNotice />
      {view.data ? (
        <Content view={view.data} />
      ) : view.isError ? (
        <ErrorState
          title="We couldn’t load your dashboard"
          message={readError(view.error).message}
          onRetry={() => void view.refetch()}
        />
      ) : (
        <PageSkeleton heights={[250, 94, 320]} />
      )}
    </main>
  );
}

function Welcome({ name }: { name: string }) {
  const now = useNow();
  const [line] = useState(() => motivation[Math.floor(Math.random() * motivation.length)]);
  const hour = now.getHours();
  const greeting = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(
    now,
  );
  const zone = deviceZone();
  return (
    <div className="stack g4">
      <h1 className="h2 em-title break">
        {greeting}, <bdi>{firstName(name)}</bdi>
      </h1>
      <p className="dim">
        {line} {date} ·{' '}
        <span className="tn">
          {timeIn(zone, now)} {zone.includes('/') ? `in ${zoneCity(zone)}` : zone}
          {zone !== OFFICE_ZONE && ` · ${timeIn(OFFICE_ZONE, now)} in New York`}
        </span>
      </p>
    </div>
  );
}

/** Shifts follow U.S. hours. */
const OFFICE_ZONE = 'America/New_York';

function timeIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(at);
}

function Content({ view }: { view: DashboardView }) {
  return (
    <>
      <Shift view={view} />
      <dl className="em-panel em-stats">
        <Stat icon={IconCircleCheck} label="Tasks Completed">
          {view.completed.toLocaleString('en-US')}
        </Stat>
        <Stat icon={IconClock} label="Tasks Pending">
          {view.pending.toLocaleString('en-US')}
        </Stat>
        <Stat icon={IconPlayerPlay} label="Session Status">
          <span className="em-word-stat">{view.session ? 'Active' : 'Not Started'}</span>
        </Stat>
        <Stat icon={IconStar} label="Average Score">
          {percentText(view.averageScore)}
        </Stat>
      </dl>
      <div className="em-two">
        <Recent view={view} />
        <section className="em-panel em-pad stack g16" aria-labelledby="last-feedback">
          <h2 className="h3" id="last-feedback">
            Last feedback
          </h2>
          {view.lastFeedback ? <Feedback item={view.lastFeedback} /> : <p className="dim">No feedback yet</p>}
          <hr className="hr" />
          <Link to="/employee/resources" className="row g8 sm b em-link">
            <IconBooks size={16} stroke={1.75} aria-hidden="true" />
            Resources: email templates and guides
          </Link>
        </section>
      </div>
    </>
  );
}

const WORK: string = '/employee/work';

function Shift({ view }: { view: DashboardView }) {
  const open = view.session !== null;
  const canWork = useEmployeeTabs().some(({ path }) => path === WORK);
  return (
    <section className="em-go" aria-labelledby="shift">
      <div className="em-go-text stack g16">
        <h2 id="shift">{open ? 'Your shift is open' : 'Ready for your shift?'}</h2>
        <p>
          {open
            ? `It started at ${startText(view.session?.startedAt ?? '')}. Pick up where you left off.`
            : `${brand.supervisor.name}, your ${brand.supervisor.role}, will greet you and give you your first task.`}
        </p>
        {canWork && (
          <div className="row g12 w">
            <Link to={WORK} className="btn sun lg">
              {open ? 'Continue Work Session' : 'Start Shift'}
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
            {view.lastShift && (
              <span className="sm tn">
                Last shift: {durationText(view.lastShift.minutes)}, {view.lastShift.tasks}{' '}
                {view.lastShift.tasks === 1 ? 'task' : 'tasks'}
              </span>
            )}
          </div>
        )}
      </div>
      <div className="em-go-picture" aria-hidden="true">
        <Scene name="person-manila" />
      </div>
    </section>
  );
}

/** The hour alone today; with its day when the session has been open since another one. */
function startText(iso: string): string {
  const at = new Date(iso);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(at);
  return at.toDateString() === new Date().toDateString() ? time : `${time} on ${shortDate(iso)}`;
}

function Recent({ view }: { view: DashboardView }) {
  return (
    <section className="em-panel" aria-labelledby="recent">
      <div className="row sp em-head">
        <h2 className="h3" id="recent">
          Recent assignments
        </h2>
        <Link to="/employee/assignments" className="sm b em-link">
          All assignments
        </Link>
      </div>
      {view.recent.length === 0 ? (
        <p className="dim em-empty">No assignments yet. Start a work session to receive tasks.</p>
      ) : (
        <ul>
          {view.recent.map((row) => (
            <li key={row.id} className="em-row">
              <span className="stack g4 em-row-text">
                <b className="b break">{row.title}</b>
                <span className="sm dim">
                  {row.taskType} · {shortDate(row.createdAt)}
                </span>
              </span>
              <StatusBadge status={row.status} />
              <Link
                to="/employee/assignments"
                search={{ task: row.id }}
                className="sm b em-link em-row-more"
                aria-label={`Details of ${row.title}`}
              >
                Details
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
