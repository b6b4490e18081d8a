import { IconCalendar, IconCircleCheck, IconClock, IconTargetArrow } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import type { ReportView } from '../../../../shared/employee/schema.ts';
import { percentText } from '../../../../shared/employee/statistics.ts';
import { datesText, shortDate } from '../../../../shared/time/dates.ts';
import { deviceZone } from '../../../clock.ts';
import { trpc } from '../../../trpc.ts';
import { Stat, Stats } from '../../../ui/figures/Stat.tsx';
import { useTitle } from '../../../ui/hooks/useTitle.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Panel, TitledPanel } from '../../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Remark, Subtitle, Text, Title } from '../../../ui/text/Text.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PracticeTrend } from '../../clientChat/history/PracticeTrend.tsx';
import page from '../../employeeArea/Page.module.css';
import { Page } from '../../employeeArea/Page.tsx';
import { PageSkeleton } from '../../employeeArea/PageSkeleton.tsx';
import { MonthlyReport } from './MonthlyReport.tsx';
import styles from './Reports.module.css';

/** The charts' code is larger than the rest of the page. */
const ReportCharts = lazy(() =>
  import('./ReportCharts.tsx').then((module) => ({ default: module.ReportCharts })),
);

const failed = 'Failed to load performance reports';

/** A summary of the work so far (specification file 2 §2, Reports). */
export function Reports() {
  useTitle('Reports');
  const report = trpc.employee.reports.useQuery({ zone: deviceZone() });
  useEffect(() => {
    if (report.isError) toast.error('Error', failed, { id: 'reports' });
  }, [report.isError]);
  const span = report.data?.span;
  return (
    <Page
      title="Your reports"
      text={span ? datesText(span.first, span.last) : 'Times are in your time zone.'}
      aside={report.data && <MonthlyReport months={report.data.months} />}
    >
      <Loaded query={report} failed={failed} waiting={<PageSkeleton heights={[92, 300, 240]} />}>
        {(data) => <Content report={data} />}
      </Loaded>
    </Page>
  );
}

function Content({ report }: { report: ReportView }) {
  return (
    <>
      <Stats size="lg">
        <Stat icon={IconCalendar} label="Total Sessions">
          {report.sessions}
        </Stat>
        <Stat icon={IconCircleCheck} label="Tasks Completed">
          {report.completed}
          {report.total > 0 && <span className={styles.of}>/{report.total}</span>}
        </Stat>
        <Stat icon={IconTargetArrow} label="Success Rate">
          {percentText(report.successRate)}
        </Stat>
        <Stat icon={IconClock} label="Total Hours">
          {report.totalHours}
        </Stat>
      </Stats>
      <Suspense fallback={<PageSkeleton heights={[330]} />}>
        <ReportCharts weeks={report.weeks} points={report.points} skills={report.skills} />
      </Suspense>
      <div className={page.columns}>
        <RecentFeedback report={report} />
        <Summary report={report} />
      </div>
      <PracticeTrend />
    </>
  );
}

function RecentFeedback({ report }: { report: ReportView }) {
  return (
    <Panel as="section" round="lg" aria-labelledby="feedback">
      <Title className={page.head} id="feedback">
        Recent feedback
      </Title>
      {report.feedback.length === 0 ? (
        <Text tone="dim" className={page.line}>
          No feedback yet
        </Text>
      ) : (
        <ul>
          {report.feedback.map((item) => (
            <Stack key={item.assignmentId} as="li" gap={4} className={page.line}>
              <Group align="start" justify="between">
                <TextLink
                  to="/employee/assignments"
                  search={{ task: item.assignmentId }}
                  bold
                  size="sm"
                  lines="anywhere"
                  quiet
                >
                  {item.title}
                </TextLink>
                <StatusBadge status={item.status} />
              </Group>
              <Text lines="anywhere" className={page.quote}>
                {item.text}
              </Text>
              <Remark>
                {shortDate(item.at)} · {brand.supervisor.name}, {brand.supervisor.role}
                {item.grade !== null && ` · grade ${item.grade}`}
              </Remark>
            </Stack>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Summary({ report }: { report: ReportView }) {
  return (
    <TitledPanel title="Summary" gap={12}>
      {report.summary.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <hr />
      <Subtitle level={3}>Recommended practice</Subtitle>
      <Stack as="ul" gap={4}>
        <li>
          <TextLink to="/employee/resources" search={{ item: 'guides' }} size="sm" bold quiet>
            Task guides: how to approach each kind
          </TextLink>
        </li>
        <li>
          <TextLink to="/employee/resources" search={{ item: 'lesson-upset-customer' }} size="sm" bold quiet>
            Lesson: the upset customer
          </TextLink>
        </li>
      </Stack>
    </TitledPanel>
  );
}
