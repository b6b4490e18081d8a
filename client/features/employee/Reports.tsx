import { IconCalendar, IconCircleCheck, IconClock, IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { ReportView } from '../../../shared/employee.ts';
import { percentText } from '../../../shared/statistics.ts';
import { dateText, shortDate } from '../../../shared/time.ts';
import { deviceZone } from '../../clock.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { PracticeTrend } from '../clientChat/PracticeTrend.tsx';
import { MonthlyReport } from './MonthlyReport.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Stat } from './Stat.tsx';

/** Charts weigh more than the rest of the page together. */
const ReportCharts = lazy(() =>
  import('./ReportCharts.tsx').then((module) => ({ default: module.ReportCharts })),
);

const failed = 'Failed to load performance reports';

/** What the work so far amounts to (specification file 2 §2, Reports). */
export function Reports() {
  useTitle('Reports');
  const report = trpc.employee.reports.useQuery({ zone: deviceZone() });
  useEffect(() => {
    if (report.isError) toast.error('Error', failed, { id: 'reports' });
  }, [report.isError]);
  const span = report.data?.span;
  return (
    <main className="em-main stack g24" id="main">
      <div className="row sp w g16">
        <div className="stack g4">
          <h1 className="h2 em-title">Your reports</h1>
          <p className="dim">
            {span ? `${dateText(span.first)} – ${dateText(span.last)}` : 'In your time zone.'}
          </p>
        </div>
        {report.data && <MonthlyReport months={report.data.months} />}
      </div>
      {report.data ? (
        <Content report={report.data} />
      ) : report.isError ? (
        <ErrorState
          title={failed}
          message={readError(report.error).message}
          onRetry={() => void report.refetch()}
        />
      ) : (
        <PageSkeleton heights={[92, 300, 240]} />
      )}
    </main>
  );
}

function Content({ report }: { report: ReportView }) {
  return (
    <>
      <dl className="em-panel em-stats">
        <Stat icon={IconCalendar} label="Total Sessions">
          {report.sessions}
        </Stat>
        <Stat icon={IconCircleCheck} label="Tasks Completed">
          {report.completed}
          <span className="em-of">/{report.total}</span>
        </Stat>
        <Stat icon={IconTargetArrow} label="Success Rate">
          {percentText(report.successRate)}
        </Stat>
        <Stat icon={IconClock} label="Total Hours">
          {report.totalHours}
        </Stat>
      </dl>
      <Suspense fallback={<PageSkeleton heights={[330]} />}>
        <ReportCharts weeks={report.weeks} points={report.points} skills={report.skills} />
      </Suspense>
      <div className="em-two">
        <RecentFeedback report={report} />
        <Summary report={report} />
      </div>
      <PracticeTrend />
    </>
  );
}

function RecentFeedback({ report }: { report: ReportView }) {
  return (
    <section className="em-panel" aria-labelledby="feedback">
      <h2 className="h3 em-head" id="feedback">
        Recent feedback
      </h2>
      {report.feedback.length === 0 ? (
        <p className="dim em-empty">No feedback yet</p>
      ) : (
        <ul>
          {report.feedback.map((item) => (
            <li key={item.assignmentId} className="em-fb stack g4">
              <div className="row sp g12 t">
                <Link
                  to="/employee/assignments"
                  search={{ task: item.assignmentId }}
                  className="b sm em-link break"
                >
                  {item.title}
                </Link>
                <StatusBadge status={item.status} />
              </div>
              <p className="em-quote break">{item.text}</p>
              <p className="sm dim">
                {shortDate(item.at)} · {brand.supervisor.name}, {brand.supervisor.role}
                {item.grade !== null && ` · grade ${item.grade}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Summary({ report }: { report: ReportView }) {
  return (
    <section className="em-panel em-pad stack g12" aria-labelledby="summary">
      <h2 className="h3" id="summary">
        Summary
      </h2>
      {report.summary.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <hr className="hr" />
      <h3 className="h4">Practice that helps</h3>
      <ul className="stack g4">
        <li>
          <Link to="/employee/resources" search={{ item: 'guides' }} className="sm b em-link">
            Task guides: how to go about each kind
          </Link>
        </li>
        <li>
          <Link to="/employee/resources" search={{ item: 'lesson-upset-customer' }} className="sm b em-link">
            Lesson: the upset customer
          </Link>
        </li>
      </ul>
    </section>
  );
}
