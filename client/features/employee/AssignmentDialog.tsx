import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { AssignmentId } from '../../../shared/ids/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { trpc } from '../../trpc.ts';
import { cx } from '../../ui/cx.ts';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Heading, Remark, Text } from '../../ui/text/Text.tsx';
import { TaskGrade } from '../workSessions/TaskGrade.tsx';
import styles from './Assignments.module.css';

type AssignmentDialogProps = { id: AssignmentId | null; onClose: () => void };

/** One assignment in full: the task, the answer, and the feedback (specification file 2 §2). */
export function AssignmentDialog({ id, onClose }: AssignmentDialogProps) {
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title="Assignment"
      size={760}
      fullScreen={narrow ?? false}
      transitionProps={{ duration: 0 }}
    >
      {id && <Content id={id} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ id, onClose }: { id: AssignmentId; onClose: () => void }) {
  const detail = trpc.employee.assignment.useQuery({ assignmentId: id });
  return (
    <Loaded
      query={detail}
      failed="We couldn’t load this assignment"
      gone={<GoneState title="This assignment is gone" back={{ label: 'Close', onClick: onClose }} />}
      waiting={<SkeletonLines widths={['60%', '34%', '100%', '92%', '97%']} />}
    >
      {(data) => <Detail task={data} />}
    </Loaded>
  );
}

function Detail({ task }: { task: AssignmentDetail }) {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={3} lines="anywhere">
          {task.title}
        </Heading>
        <Group as="p" gap={8} wrap size="sm" tone="dim">
          <StatusBadge status={task.status} />
          {task.taskType} · {task.difficulty}
        </Group>
        <Remark figures>
          Assigned {momentText(task.createdAt)}
          {task.completedAt &&
            ` · ${task.status === 'failed' ? 'Closed' : 'Completed'} ${momentText(task.completedAt)}`}
        </Remark>
      </Stack>
      <Part title="Description">
        <Text lines="anywhere" className={styles.text}>
          {task.description}
        </Text>
        {task.material.map(({ title, lines }) => (
          <Stack as="figure" gap={6} key={title} className={styles.material}>
            <Text as="figcaption" bold size="sm">
              {title}
            </Text>
            <pre>{lines.join('\n')}</pre>
          </Stack>
        ))}
        {task.hints.length > 0 && (
          <>
            <Text bold size="sm">
              A good answer has
            </Text>
            <Text as="ul" size="sm" className="bl">
              {task.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </Text>
          </>
        )}
      </Part>
      <Part title="Your response">
        {task.employeeResponse ? (
          <Text className={cx(styles.text, styles.answer)} dir="auto">
            {task.employeeResponse}
          </Text>
        ) : (
          <Text tone="dim">No response yet</Text>
        )}
      </Part>
      <Part title={`Feedback from ${brand.supervisor.name}, ${brand.supervisor.role}`}>
        {task.aiFeedback ? (
          <Text lines="anywhere" className={styles.text}>
            {task.aiFeedback}
          </Text>
        ) : (
          <Text tone="dim">No feedback yet</Text>
        )}
        <TaskGrade task={task} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <h4>{title}</h4>
      {children}
    </Stack>
  );
}
