import {
  IconArrowRight,
  IconBooks,
  IconCircleCheck,
  IconClock,
  IconPlayerPlay,
  IconStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { DashboardView } from '../../../shared/employee/schema.ts';
import { durationText, percentText } from '../../../shared/employee/statistics.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { clockIn, clockText, inZone, shortDate } from '../../../shared/time/dates.ts';
import { deviceZone, useNow } from '../../clock.ts';
import { motivation } from '../../content/motivation.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Stat, Stats } from '../../ui/figures/Stat.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Panel, TitledPanel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Heading, Remark, Text, Title } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Feedback } from '../employeeArea/Feedback.tsx';
import page from '../employeeArea/Page.module.css';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import styles from './Dashboard.module.css';
import { DocumentsNotice } from './DocumentsNotice.tsx';
import { useCanWork, WORK } from './shell/tabs.ts';

/** The start of a workday (specification file 2 §2, Dashboard). */
export function Dashboard() {
  useTitle('Dashboard');
  const me = trpc.employee.me.useQuery();
  const view = trpc.employee.dashboard.useQuery();
  return (
    <Page>
      <Welcome name={me.data?.fullName ?? ''} />
      <DocumentsNotice />
      <Loaded
        query={view}
        failed="We couldn’t load your dashboard"
        waiting={<PageSkeleton heights={[250, 94, 320]} />}
      >
        {(data) => <Content view={data} />}
      </Loaded>
    </Page>
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
    <Stack gap={4}>
      <Heading level={1} size={2} lines="anywhere" className={page.title}>
        {greeting}, <bdi>{firstName(name)}</bdi>
      </Heading>
      <Text tone="dim">
        {line} {date} ·{' '}
        <Text as="span" figures>
          {clockIn(now, zone)} {inZone(zone)}
          {zone !== OFFICE_ZONE && ` · ${clockIn(now, OFFICE_ZONE)} in New York`}
        </Text>
      </Text>
    </Stack>
  );
}

/** Shifts follow U.S. hours. */
const OFFICE_ZONE = 'America/New_York';

function Content({ view }: { view: DashboardView }) {
  return (
    <>
      <Shift view={view} />
      <Stats size="lg">
        <Stat icon={IconCircleCheck} label="Tasks Completed">
          {figure(view.completed)}
        </Stat>
        <Stat icon={IconClock} label="Tasks Pending">
          {figure(view.pending)}
        </Stat>
        <Stat words icon={IconPlayerPlay} label="Session Status">
          {view.session ? 'Active' : 'Not Started'}
        </Stat>
        <Stat icon={IconStar} label="Average Score" note={view.averageScore !== null && 'of tasks completed'}>
          {percentText(view.averageScore)}
        </Stat>
      </Stats>
      <div className={page.columns}>
        <Recent view={view} />
        <TitledPanel title="Last feedback">
          {view.lastFeedback ? (
            <Feedback item={view.lastFeedback} />
          ) : (
            <Text tone="dim">No feedback yet</Text>
          )}
          <hr />
          <TextLink to="/employee/resources" size="sm" bold quiet gap={8}>
            <IconBooks size={16} stroke={1.75} aria-hidden="true" />
            Resources: email templates and guides
          </TextLink>
        </TitledPanel>
      </div>
    </>
  );
}

function Shift({ view }: { view: DashboardView }) {
  const open = view.session !== null;
  const canWork = useCanWork();
  return (
    <section className={styles.shift} aria-labelledby="shift">
      <Stack align="start" className={styles.words}>
        <h2 id="shift">{open ? 'Your shift is in progress' : 'Ready for your shift?'}</h2>
        <p>
          {open
            ? `It started at ${startText(view.session?.startedAt ?? '')}. Pick up where you left off.`
            : `${brand.supervisor.name}, your ${brand.supervisor.role}, will greet you and give you your first task.`}
        </p>
        {canWork && (
          <Group wrap>
            <ButtonLink to={WORK} variant="sun" size="lg">
              {open ? 'Continue Work Session' : 'Start Shift'}
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
            </ButtonLink>
            {view.lastShift && (
              <Text as="span" size="sm" figures>
                Last shift: {durationText(view.lastShift.minutes)}, {counted(view.lastShift.tasks, 'task')}
              </Text>
            )}
          </Group>
        )}
      </Stack>
      <div className={styles.picture} aria-hidden="true">
        <Scene name="person-manila" />
      </div>
    </section>
  );
}

/** Only the time for today; with the date when the session started on another day. */
function startText(iso: string): string {
  const time = clockText(iso);
  return new Date(iso).toDateString() === new Date().toDateString() ? time : `${time} on ${shortDate(iso)}`;
}

function Recent({ view }: { view: DashboardView }) {
  return (
    <Panel as="section" round="lg" aria-labelledby="recent">
      <Group justify="between" className={page.head}>
        <Title id="recent">Recent assignments</Title>
        <TextLink to="/employee/assignments" size="sm" bold quiet>
          All assignments
        </TextLink>
      </Group>
      {view.recent.length === 0 ? (
        <Text tone="dim" className={page.line}>
          No assignments yet. Start a work session to receive tasks.
        </Text>
      ) : (
        <ul>
          {view.recent.map((row) => (
            <li key={row.id} className={cx(page.line, styles.assignment)}>
              <Stack as="span" gap={4}>
                <Text as="b" lines="anywhere">
                  {row.title}
                </Text>
                <Remark as="span">
                  {row.taskType} · {shortDate(row.createdAt)}
                </Remark>
              </Stack>
              <StatusBadge status={row.status} />
              <TextLink
                to="/employee/assignments"
                search={{ task: row.id }}
                size="sm"
                bold
                quiet
                aria-label={`Details for ${row.title}`}
              >
                Details
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
