import { NumberInput } from '@mantine/core';
import { CONTEST_TEXT_MAX, type ContestItem, PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Muted, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NO_MAILBOX, useInvented } from '../../demo/DemoMark.tsx';
import { answerFailed, endedBy } from '../../panel/answering.ts';
import { doneWith, keyFor, panelMemory, useWholeDraft } from '../../panel/panelDrafts.ts';
import { Criteria } from '../Criteria.tsx';
import styles from '../TaskPanel.module.css';

const drafts = panelMemory<{ grade: number | string; note: string }>();

type Props = {
  item: ContestItem | null;
  /** No longer open: a colleague decided first, or the record is gone. */
  gone: boolean;
  onClose: () => void;
};
type CaseProps = Props & { item: ContestItem };

/** The whole case beside the decision: the task, the answer, the grading, and the answer key. */
export function DecideContest({ item, ...props }: Props) {
  return (
    <Dialog opened={item !== null} onClose={props.onClose} size={760} title="Decide on a contested grade">
      {item && <Case key={item.id} item={item} {...props} />}
    </Dialog>
  );
}

function Case({ item, ...props }: CaseProps) {
  const { assignment } = item;
  return (
    <Stack>
      <Text lines="anywhere">
        <Text as="bdi" bold>
          {item.employeeName}
        </Text>
        : {item.reason === '' ? <Muted>No text to show</Muted> : <span dir="auto">“{item.reason}”</span>}
      </Text>
      <Stack gap={8}>
        <Subtitle level={3} lines="anywhere">
          {assignment.title}
        </Subtitle>
        <Text size="sm" lines="anywhere">
          {assignment.description}
        </Text>
        {assignment.material.map(({ title, lines }) => (
          <Text key={title} as="div" figures className={styles.source}>
            <b>{title}</b>
            {Object.entries(lines).map(([place, line]) => (
              <Text key={place} lines="anywhere" className={styles.line}>
                {line}
              </Text>
            ))}
          </Text>
        ))}
      </Stack>
      <Passage title="The answer" text={assignment.employeeResponse ?? 'No answer'} />
      <Passage title="A full-credit answer" text={item.answerKey.join('\n')} />
      <Stack gap={8}>
        <Subtitle level={3}>How it was graded</Subtitle>
        <Criteria criteria={assignment.criteria} />
      </Stack>
      <Decision item={item} {...props} />
    </Stack>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={8}>
      <Subtitle level={3}>{title}</Subtitle>
      <Text lines="kept" className={styles.source} dir="auto">
        {text}
      </Text>
    </Stack>
  );
}

function Decision({ item, gone, onClose }: CaseProps) {
  const about = `decision on ${item.id}`;
  const [{ grade, note }, change, sent] = useWholeDraft(drafts, about, { grade: item.gradeBefore, note: '' });
  const invented = useInvented().has(item.employeeId);
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  const decide = trpc.admin.decideContest.useMutation({
    onSuccess: (_done, decided) => {
      toast.success('Decision saved', invented ? NO_MAILBOX : `We’ll email ${item.employeeName}.`, {
        id: 'contest',
      });
      sent(decided);
      doneWith(about);
      if (stillOpen()) onClose();
    },
    onError: answerFailed(about, 'We couldn’t save the decision', 'contest'),
    onSettled: () => utils.admin.invalidate(),
  });
  const ended = endedBy(about, [grade, note], { gone, call: decide });
  const valid = typeof grade === 'number' && grade >= 0 && grade <= 100 && note.trim().length >= 3;
  return (
    <CallForm
      gap={12}
      pending={decide.isPending}
      action={grade === item.gradeBefore ? 'Keep the grade' : 'Change the grade'}
      doing="Saving…"
      disabled={!valid || ended === 'others'}
      onCancel={onClose}
      onSubmit={() => {
        const idempotencyKey = keyFor(about, grade, note);
        if (valid) decide.mutate({ contestId: item.id, idempotencyKey, grade, note });
      }}
    >
      {ended && (
        <Notice kind={ended === 'perhapsOurs' ? 'warn' : 'bad'}>
          {ended === 'perhapsOurs'
            ? 'The connection was lost, but we may have saved your decision. You can save it again: we won’t send it twice.'
            : 'Someone else has decided this, or the record is gone. We haven’t saved your text. Copy it if you still need it.'}{' '}
          Decisions are under “Show decided” in the inbox.
        </Notice>
      )}
      <NumberInput
        label="Final grade"
        description={`0–100. At ${PASS_GRADE} or higher, the task counts as completed. Leave it as is to keep the grade.`}
        min={0}
        max={100}
        allowDecimal={false}
        value={grade}
        onChange={(value) => change({ grade: value })}
      />
      <NoteField
        label="Note to the employee"
        hint="Required. The employee will see it with the decision."
        max={CONTEST_TEXT_MAX}
        value={note}
        onChange={(text) => change({ note: text })}
      />
    </CallForm>
  );
}
