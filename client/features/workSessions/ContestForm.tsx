import { Textarea } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { momentText } from '../../../shared/time/dates.ts';
import {
  type AssignmentDetail,
  CONTEST_TEXT_MAX,
  type ContestView,
} from '../../../shared/workSessions/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { toast } from '../../ui/toast.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

/** Asks HR to review a grade, or shows the request's state. Empty for a task that isn't settled. */
export function ContestForm({
  task,
}: {
  task: Pick<AssignmentDetail, 'id' | 'status' | 'grade' | 'contest'>;
}) {
  const [open, setOpen] = useState(false);
  const [safety, setSafety] = useState<SafetySign | null>(null);
  if (task.contest) {
    return (
      <Stack gap={12}>
        {safety && <SafetyHelp sign={safety} country={null} />}
        <Standing contest={task.contest} />
      </Stack>
    );
  }
  if (task.status === 'pending' || task.grade === null) return null;
  if (open) return <Form assignmentId={task.id} onSafety={setSafety} onClose={() => setOpen(false)} />;
  return (
    <Button size="sm" place="start" onClick={() => setOpen(true)}>
      <IconUserSearch size={16} stroke={1.75} aria-hidden="true" />
      Ask for a second look
    </Button>
  );
}

type FormProps = {
  assignmentId: AssignmentDetail['id'];
  onSafety: (sign: SafetySign | null) => void;
  onClose: () => void;
};

function Form({ assignmentId, onSafety, onClose }: FormProps) {
  const [reason, setReason] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const utils = trpc.useUtils();
  const contest = trpc.workSessions.contest.useMutation({
    onSuccess: async ({ safety }) => {
      onSafety(safety);
      toast.success('Sent to HR', 'A person will review your answer and email you.');
      await Promise.all([
        utils.employee.assignment.invalidate({ assignmentId }),
        utils.employee.assignments.invalidate(),
      ]);
    },
  });
  const failure = contest.isError ? readError(contest.error) : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!contest.isPending) contest.mutate({ assignmentId, idempotencyKey, reason });
      }}
    >
      <Stack gap={12}>
        <Textarea
          label="What did the grade get wrong?"
          description="HR will see the task, your answer, and the reasons above."
          autosize
          minRows={3}
          maxLength={CONTEST_TEXT_MAX}
          dir="auto"
          data-autofocus
          value={reason}
          error={failure?.fields.reason ?? failure?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap={8} wrap>
          <Button
            type="submit"
            variant="filled"
            size="sm"
            disabled={reason.trim().length < 10 || contest.isPending}
          >
            {contest.isPending ? 'Sending…' : 'Send to HR'}
          </Button>
          <Button size="sm" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Standing({ contest }: { contest: ContestView }) {
  const { state, createdAt, gradeBefore, gradeAfter, note } = contest;
  return (
    <Notice kind="info">
      {state === 'open'
        ? `You asked HR for a second look on ${momentText(createdAt)}. You’ll see the answer here.`
        : `${gradeAfter === gradeBefore ? `HR kept the grade at ${gradeBefore}.` : `HR changed the grade from ${gradeBefore} to ${gradeAfter}.`} ${note ?? ''}`}
    </Notice>
  );
}
