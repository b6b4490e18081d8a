import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AssignmentId } from '../../../shared/ids/schema.ts';
import { momentText, thenText } from '../../../shared/time/dates.ts';
import type { AssignmentCard } from '../../../shared/workSessions/schema.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Loaded, MoreButton } from '../../ui/states/Loaded.tsx';
import { Fine, Hidden, Muted, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import page from '../employeeArea/Page.module.css';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import styles from './Assignments.module.css';
import { useCanWork, WORK } from './shell/tabs.ts';

const PAGE = 20;
const failed = 'Failed to load assignments';

/** All assignments, newest first (specification file 2 §2). The open one is in the URL. */
export function Assignments({ task }: { task: AssignmentId | null }) {
  useTitle('Assignments');
  const navigate = useNavigate({ from: '/employee/assignments' });
  const list = trpc.employee.assignments.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  useEffect(() => {
    if (list.isError) toast.error('Error', failed, { id: 'assignments' });
  }, [list.isError]);
  const rows = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <Page title="Assignments" text="Tasks from your supervisor, newest first. Times are in your time zone.">
      <Loaded query={list} failed={failed} waiting={<PageSkeleton heights={[118, 119, 120, 121]} />}>
        {() =>
          rows.length === 0 ? (
            <Empty />
          ) : (
            <Panel round="lg" aria-busy={list.isFetching}>
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </ul>
            </Panel>
          )
        }
      </Loaded>
      <MoreButton list={list} size="md" place="start" />
      <AssignmentDialog
        id={task}
        onClose={() => void navigate({ search: {}, resetScroll: false, replace: true })}
      />
    </Page>
  );
}

function Row({ row }: { row: AssignmentCard }) {
  return (
    <li className={cx(page.line, styles.task)}>
      <Stack gap={4} place="grow">
        <Subtitle lines="anywhere">{row.title}</Subtitle>
        <Remark>{row.taskType}</Remark>
        <Text size="sm" lines="anywhere" className={styles.preview}>
          {row.description}
        </Text>
        <Fine figures>
          Assigned {momentText(row.createdAt)}
          {row.completedAt && (
            <>
              {' · '}
              <Text as="span" lines="one">
                {row.status === 'failed' ? 'Closed' : 'Completed'} {thenText(row.createdAt, row.completedAt)}
              </Text>
            </>
          )}
        </Fine>
      </Stack>
      <div className={styles.end}>
        {row.grade !== null && (
          <Text as="span" size="sm" figures lines="one">
            {row.grade}
            <Muted> / 100</Muted>
          </Text>
        )}
        <StatusBadge status={row.status} />
        <ButtonLink
          to="/employee/assignments"
          search={{ task: row.id }}
          resetScroll={false}
          size="sm"
          id={`task-${row.id}`}
        >
          Details<Hidden> of {row.title}</Hidden>
        </ButtonLink>
      </div>
    </li>
  );
}

function Empty() {
  const canWork = useCanWork();
  return (
    <Panel round="lg" gap={16} className={styles.blank}>
      <Text tone="dim" align="center">
        No assignments yet. Start a work session to receive tasks.
      </Text>
      {canWork && (
        <ButtonLink to={WORK} variant="filled" place="center">
          Open Active Work
        </ButtonLink>
      )}
    </Panel>
  );
}
