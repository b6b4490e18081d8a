import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CandidateStatus, candidateStatuses } from '../../../shared/candidates/schema.ts';
import type { OverviewCharts } from '../../../shared/panel/schema.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { percentOf } from '../../../shared/text/points.ts';
import { clockText, shortDay } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { ChartFrame, ChartKey } from '../../ui/figures/ChartFrame.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Muted, Remark, Text } from '../../ui/text/Text.tsx';
import { PanelSpace } from '../panel/PanelParts.tsx';
import { Bars, Line } from './charts.tsx';
import styles from './overview.module.css';
import { Sources } from './Sources.tsx';
import { StageTimes } from './StageTimes.tsx';

const hour = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric' }).format(new Date(iso));

/** The overview's charts and backlog. */
export function Pictures({ weeks }: { weeks: number }) {
  const charts = trpc.admin.overview.charts.useQuery({ weeks }, { placeholderData: keepPreviousData });
  if (charts.isError && !charts.data) {
    return (
      <PanelSpace>
        <QueryError title="We couldn’t load the charts" query={charts} />
      </PanelSpace>
    );
  }
  const { data } = charts;
  return (
    <>
      <div className={styles.pair}>
        <Weeks weeks={data?.weeks} />
        <Pipeline charts={data} />
      </div>
      <StageTimes stages={data?.stages} />
      <div className={styles.pair}>
        <Spend charts={data} />
        <OpenSessions hours={data?.hours} />
      </div>
      <Sources sources={data?.sources} since={data?.weeks[0]?.week} />
    </>
  );
}

function Weeks({ weeks }: { weeks: OverviewCharts['weeks'] | undefined }) {
  const empty = weeks?.every(({ applications }) => applications === 0);
  return (
    <ChartFrame
      title="Applications per week"
      aside={
        !empty && (
          <Group as="span" gap={16}>
            <ChartKey look="part">Shortlisted</ChartKey>
            <ChartKey look="main">Other applications</ChartKey>
          </Group>
        )
      }
      nothing={empty && 'No applications in this period.'}
      figures={
        weeks
          ? {
              columns: ['Week of', 'Applications', 'Shortlisted'],
              rows: weeks.map(({ week, applications, shortlisted }) => [
                shortDay(week),
                applications,
                shortlisted,
              ]),
            }
          : null
      }
    >
      <Bars
        label="Applications per week"
        bars={(weeks ?? []).map(({ week, applications, shortlisted }) => ({
          key: week,
          label: shortDay(week),
          value: applications,
          part: Math.min(applications, shortlisted),
        }))}
      />
    </ChartFrame>
  );
}

/** With only zeros, a sentence replaces the chart. */
function OpenSessions({ hours }: { hours: OverviewCharts['hours'] | undefined }) {
  return (
    <ChartFrame
      title="Open sessions"
      note="The last 12 hours, in your time zone"
      nothing={
        hours?.every(({ open }) => open === 0) &&
        'No sessions were open at the start of any of the last 12 hours.'
      }
      figures={
        hours ? { columns: ['Time', 'Open'], rows: hours.map(({ at, open }) => [clockText(at), open]) } : null
      }
    >
      <Line
        label="Open sessions by hour"
        points={(hours ?? []).map(({ at, open }) => ({ key: at, label: hour(at), value: open }))}
      />
    </ChartFrame>
  );
}

function Spend({ charts }: { charts: OverviewCharts | undefined }) {
  const days = charts?.ai;
  return (
    <ChartFrame
      title="AI usage"
      aside={
        <Remark as="span" figures>
          {charts && `${figure(days?.at(-1)?.tokens ?? 0)} of ${figure(charts.aiCap)} tokens today`}
        </Remark>
      }
      nothing={days?.every(({ tokens }) => tokens === 0) && 'No AI calls in the last 14 days.'}
      figures={
        days
          ? {
              columns: ['Day', 'Tokens', 'Calls'],
              rows: days.map((entry) => [shortDay(entry.day), entry.tokens, entry.calls]),
            }
          : null
      }
    >
      <Bars
        label="Tokens per day"
        bars={(days ?? []).map((entry) => ({
          key: entry.day,
          label: shortDay(entry.day),
          value: entry.tokens,
        }))}
      />
    </ChartFrame>
  );
}

const label = (status: CandidateStatus): string => status.charAt(0).toUpperCase() + status.slice(1);

function Pipeline({ charts }: { charts: OverviewCharts | undefined }) {
  const counts = charts ? Object.values(charts.statuses) : [];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const highest = Math.max(1, ...counts);
  return (
    <ChartFrame
      title="Candidates by status"
      note={
        charts &&
        (charts.medianDays === null
          ? 'No candidates got an answer in the last 13 weeks.'
          : `Median time to answer: ${daysText(charts.medianDays)}`)
      }
    >
      <ul className={styles.pipeline}>
        {candidateStatuses.map((status) => {
          const count = charts?.statuses[status];
          return (
            <li key={status}>
              <Link to="/admin" search={{ tab: 'candidates', status }}>
                {label(status)}
              </Link>
              <span className={styles.track} aria-hidden="true">
                <i data-status={status} style={{ width: `${((count ?? 0) / highest) * 100}%` }} />
              </span>
              <Text as="span" figures>
                <b>{count === undefined ? '–' : figure(count)}</b>{' '}
                {count !== undefined && <Muted>{percentOf(count, total) ?? 0}%</Muted>}
              </Text>
            </li>
          );
        })}
      </ul>
    </ChartFrame>
  );
}

const daysText = (days: number): string => (days === 0 ? 'same day' : counted(days, 'day'));
