import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates.ts';
import type { OverviewCharts } from '../../../../shared/panel.ts';
import { clockText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Bars, Line } from './charts.tsx';
import { Sources } from './Sources.tsx';
import { StageTimes } from './StageTimes.tsx';

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
const hour = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric' }).format(new Date(iso));

/** The overview's charts and what waits. */
export function Pictures({ weeks }: { weeks: number }) {
  const charts = trpc.admin.overview.charts.useQuery({ weeks }, { placeholderData: keepPreviousData });
  if (charts.isError && !charts.data) {
    return (
      <div className="ad-side-space">
        <ErrorState
          title="We couldn’t load the charts"
          message={readError(charts.error).message}
          onRetry={() => charts.refetch()}
        />
      </div>
    );
  }
  const { data } = charts;
  return (
    <>
      <div className="ov-pair">
        <section className="ad-panel ov-box" aria-labelledby="ov-weeks">
          <div className="row sp w g8">
            <h2 className="h3" id="ov-weeks">
              Applications per week
            </h2>
            <span className="row g16 sm dim">
              <span className="row g6">
                <i className="ov-key part" /> Shortlisted
              </span>
              <span className="row g6">
                <i className="ov-key" /> Other applications
              </span>
            </span>
          </div>
          {data ? <Weeks weeks={data.weeks} /> : <Waiting />}
        </section>
        <Pipeline charts={data} />
      </div>
      <StageTimes stages={data?.stages} />
      <div className="ov-pair">
        <Spend charts={data} />
        <OpenSessions charts={data} />
      </div>
      <Sources sources={data?.sources} />
    </>
  );
}

/** A line of zeros would say no more than the sentence does. */
function OpenSessions({ charts }: { charts: OverviewCharts | undefined }) {
  const nobody = charts?.hours.every(({ open }) => open === 0);
  return (
    <section className="ad-panel ov-box" aria-labelledby="ov-hours">
      <h2 className="h3" id="ov-hours">
        Open sessions
      </h2>
      {!charts && <Waiting />}
      {nobody && <p className="dim ov-nothing">Nobody worked in the last 12 hours.</p>}
      {charts && !nobody && (
        <>
          <Line
            label="Open sessions by hour"
            points={charts.hours.map(({ at, open }) => ({ key: at, label: hour(at), value: open }))}
          />
          <p className="xs dim">The last 12 hours, in your time zone</p>
          <ChartTable
            caption="Open sessions"
            columns={['Time', 'Open']}
            rows={charts.hours.map(({ at, open }) => [clockText(at), open])}
          />
        </>
      )}
    </section>
  );
}

/** A grey field in the place of a picture, of its height: what comes moves nothing. */
function Waiting() {
  return <span className="sk ov-chart" />;
}

function Weeks({ weeks }: { weeks: OverviewCharts['weeks'] }) {
  if (weeks.every(({ applications }) => applications === 0))
    return <p className="dim ov-nothing">No applications in this period.</p>;
  return (
    <>
      <Bars
        label="Applications per week"
        bars={weeks.map(({ week, applications, shortlisted }) => ({
          key: week,
          label: day(week),
          value: applications,
          part: Math.min(applications, shortlisted),
        }))}
      />
      <ChartTable
        caption="Applications per week"
        columns={['Week of', 'Applications', 'Of these shortlisted']}
        rows={weeks.map(({ week, applications, shortlisted }) => [day(week), applications, shortlisted])}
      />
    </>
  );
}

function Spend({ charts }: { charts: OverviewCharts | undefined }) {
  return (
    <section className="ad-panel ov-box" aria-labelledby="ov-ai">
      <div className="row sp w g8">
        <h2 className="h3" id="ov-ai">
          AI spend
        </h2>
        <span className="sm dim tn">
          {charts &&
            `${(charts.ai.at(-1)?.tokens ?? 0).toLocaleString('en-US')} of ${charts.aiCap.toLocaleString('en-US')} tokens today`}
        </span>
      </div>
      {!charts && <Waiting />}
      {charts?.ai.every(({ tokens }) => tokens === 0) && (
        <p className="dim ov-nothing">The models were not used in the last 14 days.</p>
      )}
      {charts?.ai.some(({ tokens }) => tokens > 0) && (
        <>
          <Bars
            label="Tokens per day"
            bars={charts.ai.map((entry) => ({ key: entry.day, label: day(entry.day), value: entry.tokens }))}
          />
          <ChartTable
            caption="AI spend"
            columns={['Day', 'Tokens', 'Calls']}
            rows={charts.ai.map((entry) => [day(entry.day), entry.tokens, entry.calls])}
          />
        </>
      )}
    </section>
  );
}

const label = (status: CandidateStatus): string => status.charAt(0).toUpperCase() + status.slice(1);

function Pipeline({ charts }: { charts: OverviewCharts | undefined }) {
  const total = charts ? Object.values(charts.statuses).reduce((sum, count) => sum + count, 0) : 0;
  const highest = charts ? Math.max(1, ...Object.values(charts.statuses)) : 1;
  return (
    <section className="ad-panel ov-box" aria-labelledby="ov-where">
      <h2 className="h3" id="ov-where">
        Where candidates are
      </h2>
      <ul className="ov-pipeline">
        {candidateStatuses.map((status) => {
          const count = charts?.statuses[status];
          return (
            <li key={status}>
              <Link to="/admin" search={{ tab: 'candidates', status }}>
                {label(status)}
              </Link>
              <span className="ov-track" aria-hidden="true">
                <i
                  className={`ov-fill ov-${status}`}
                  style={{ width: `${((count ?? 0) / highest) * 100}%` }}
                />
              </span>
              <span className="tn">
                {count === undefined ? (
                  <span className="dim">–</span>
                ) : (
                  <>
                    <b className="b">{count.toLocaleString('en-US')}</b>{' '}
                    <span className="dim">{total === 0 ? 0 : Math.round((count / total) * 100)}%</span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="xs dim">
        {charts &&
          (charts.medianDays === null
            ? 'Nobody has got an answer in the last 13 weeks.'
            : `Half of all candidates get an answer ${within(charts.medianDays)}.`)}
      </p>
    </section>
  );
}

const within = (days: number): string =>
  days === 0 ? 'on the same day' : `within ${days === 1 ? '1 day' : `${days} days`}`;
