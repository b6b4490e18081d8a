import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { momentText } from '../../../shared/time/dates.ts';
import {
  type AssignmentDetail,
  CONTEST_TEXT_MAX,
  ContestFields,
  type ContestView,
  contestLabels,
} from '../../../shared/workSessions/schema.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { deviceFormDraft } from '../conversation/drafts.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

/** Asks HR to review a grade, or shows the request's state. Empty for a task that isn't settled. */
export function ContestForm({
  task,
}: {
  task: Pick<AssignmentDetail, 'id' | 'status' | 'grade' | 'contest'>;
}) {
  const [open, setOpen] = useState(() => reasonDraft(task.id).isKept());
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
  if (open) return <Reason assignmentId={task.id} onSafety={setSafety} onClose={() => setOpen(false)} />;
  return (
    <Button icon={IconUserSearch} size="sm" place="start" onClick={() => setOpen(true)}>
      Ask for a second look
    </Button>
  );
}

/** A reason that isn't sent yet: a click beside the dialog closes it. */
const reasonDraft = (id: AssignmentDetail['id']) => deviceFormDraft(`work:contest:${id}`, ['reason']);

type ReasonProps = {
  assignmentId: AssignmentDetail['id'];
  onSafety: (sign: SafetySign | null) => void;
  onClose: () => void;
};

function Reason({ assignmentId, onSafety, onClose }: ReasonProps) {
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
  const draft = reasonDraft(assignmentId);
  const form = useZodForm({
    schema: ContestFields,
    initial: { reason: '' },
    labels: contestLabels,
    draft,
    onSubmit: (input, idempotencyKey) => contest.mutateAsync({ ...input, assignmentId, idempotencyKey }),
  });
  const reason = form.field('reason');
  return (
    <Form form={form}>
      <Stack gap={12}>
        <TextAreaField
          {...reason}
          hint="HR will see the task, your answer, and the reasons above."
          hintAbove
          rows={3}
          maxLength={CONTEST_TEXT_MAX}
          dir="auto"
          data-autofocus
          error={reason.error ?? form.failure?.message ?? null}
        />
        <FormActions
          form={form}
          size="sm"
          action="Send to HR"
          doing="Sending…"
          disabled={form.values.reason.trim().length < 10}
          onCancel={() => {
            draft.clear();
            onClose();
          }}
        />
      </Stack>
    </Form>
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
