import {
  IconCircleCheck,
  IconCircleX,
  IconClipboardText,
  IconClock,
  IconListCheck,
} from '@tabler/icons-react';
import type { AssignmentId } from '../../../shared/ids/schema.ts';
import type { AssignmentDetail, AssignmentStatus, WorkInfo } from '../../../shared/workSessions/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Badge } from '../../ui/labels/Badge.tsx';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Heading, Hidden, Muted, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import styles from './TaskPanel.module.css';

type PanelProps = { info: WorkInfo | null; onGrade: (id: AssignmentId) => void };

/** The current task with its material, and all tasks of the session with their grades. */
export function TaskPanel({ info, onGrade }: PanelProps) {
  const tasks = info?.assignments ?? [];
  const settled = tasks.filter(({ status }) => status !== 'pending');
  const completed = settled.filter(({ status }) => status === 'completed');
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Group justify="between">
          <Subtitle>Current task</Subtitle>
          <Remark as="span" figures>
            {tasks.length} in this session
          </Remark>
        </Group>
        {info?.current ? (
          <Current task={info.current} />
        ) : (
          <Remark className={styles.none}>
            {tasks.length === 0
              ? 'Your first task will appear here in a moment.'
              : 'No open task. Write “ready” to get the next one.'}
          </Remark>
        )}
      </Stack>
      {settled.length > 0 && (
        <Stack gap={4}>
          <Group justify="between">
            <Subtitle>This session</Subtitle>
            <Remark as="span" figures>
              {completed.length} of {settled.length} completed
            </Remark>
          </Group>
          <ul className={styles.list}>
            {settled.map(({ id, title, status, grade }) => (
              <li key={id}>
                <StatusIcon status={status} />
                <Text as="span" lines="anywhere">
                  {title}
                </Text>
                <button type="button" className={styles.grade} onClick={() => onGrade(id)}>
                  {grade}/100<Hidden> for {title}: see why</Hidden>
                </button>
              </li>
            ))}
          </ul>
          <Fine className={styles.note}>
            Grades come from an AI. Select one to see the reasons or ask HR to review it.
          </Fine>
        </Stack>
      )}
    </Stack>
  );
}

function StatusIcon({ status }: { status: AssignmentStatus }) {
  const Icon = status === 'completed' ? IconCircleCheck : status === 'failed' ? IconCircleX : IconClock;
  return (
    <span className={styles.icon} data-status={status}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <Hidden>
        {status === 'completed' ? 'Completed: ' : status === 'failed' ? 'Failed: ' : 'Pending: '}
      </Hidden>
    </span>
  );
}

function Current({ task }: { task: AssignmentDetail }) {
  return (
    <Panel as="article" gap={12} className={styles.task} aria-label={`Task ${task.number}: ${task.title}`}>
      <Group gap={8} wrap justify="between">
        <Badge icon={IconClipboardText} color="blue">
          {task.taskType}
        </Badge>
        <StatusBadge status={task.status} />
      </Group>
      <Heading level={3} lines="anywhere" className={styles.title}>
        {task.title}
      </Heading>
      {task.tries > 0 && (
        <Text size="sm" bold>
          Second try: send an improved answer, or “next” to move on.
        </Text>
      )}
      <Text size="sm" lines="anywhere">
        {task.description}
      </Text>
      {task.material.map(({ title, lines }) => (
        <Text key={title} as="div" figures className={styles.source}>
          <b>{title}</b>
          {Object.entries(lines).map(([place, line]) => (
            <Text key={place} lines="anywhere" className={styles.line}>
              {line}
            </Text>
          ))}
        </Text>
      ))}
      <Text as="div" size="sm">
        <b>A good answer has</b>
        <ul className={styles.hints}>
          {task.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </Text>
    </Panel>
  );
}

/** The same in one line, for screens without room for a panel. */
export function TaskBar({ task, onOpen }: { task: AssignmentDetail | null; onOpen: () => void }) {
  return (
    <div className={styles.bar} data-important="">
      <IconListCheck size={20} stroke={1.75} aria-hidden="true" />
      <Stack as="span" gap={0} size="sm" place="grow">
        <Text as="b" lines="cut">
          {task ? task.title : 'No open task'}
        </Text>
        <Muted lines="cut">{task ? `Task ${task.number} · ${task.taskType}` : 'Tasks of this session'}</Muted>
      </Stack>
      <Button size="sm" aria-haspopup="dialog" onClick={onOpen}>
        Open
      </Button>
    </div>
  );
}
