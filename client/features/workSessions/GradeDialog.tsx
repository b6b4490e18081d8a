import type { AssignmentId } from '../../../shared/ids/schema.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { trpc } from '../../trpc.ts';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { TaskGrade } from './TaskGrade.tsx';

/** Why a task got its grade, and the way to a review by a person. */
export function GradeDialog({ id, onClose }: { id: AssignmentId | null; onClose: () => void }) {
  return (
    <Dialog opened={id !== null} onClose={onClose} title="Grade" size={620}>
      {id && <Content key={id} id={id} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ id, onClose }: { id: AssignmentId; onClose: () => void }) {
  const detail = trpc.employee.assignment.useQuery({ assignmentId: id });
  return (
    <Loaded
      query={detail}
      failed="We couldn’t load this grade"
      gone={<GoneState title="This assignment is gone" back={{ label: 'Close', onClick: onClose }} />}
      waiting={<SkeletonLines widths={['62%', '30%', '100%', '94%']} />}
    >
      {(data) => <Reasons task={data} />}
    </Loaded>
  );
}

function Reasons({ task }: { task: AssignmentDetail }) {
  return (
    <Stack>
      <Group wrap justify="between">
        <Heading level={3} lines="anywhere">
          {task.title}
        </Heading>
        <StatusBadge status={task.status} />
      </Group>
      <TaskGrade task={task}>{task.aiFeedback && <Text lines="anywhere">{task.aiFeedback}</Text>}</TaskGrade>
    </Stack>
  );
}
