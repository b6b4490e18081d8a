import { useRef } from 'react';
import { nothingSaid, type SelfIdentification } from '../../../shared/selfIdentification/questions.ts';
import { SelfIdentificationAnswers } from '../../../shared/selfIdentification/schema.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { readError } from '../../errors.ts';
import { type Attempt, retryKey } from '../../site/retryKey.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { useVersion } from '../../ui/form/useVersion.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './OwnAnswers.module.css';
import { answerLabels, answersOf, Questions } from './Questions.tsx';

/** The voluntary questions in the candidate portal: answered, changed, and deleted by their owner. */
export function OwnAnswers() {
  const own = trpc.selfIdentification.own.useQuery();
  return (
    <Stack as="section" className={styles.own} aria-labelledby="about-you">
      <Subtitle level={3} id="about-you">
        {selfIdentification.title}
      </Subtitle>
      <Remark>{selfIdentification.lead}</Remark>
      <Stack as="dl" gap={8} size="sm">
        {selfIdentification.facts.map(({ title, text }) => (
          <div key={title}>
            <Text as="dt" bold>
              {title}
            </Text>
            <Text as="dd" tone="dim">
              {text}
            </Text>
          </div>
        ))}
      </Stack>
      {own.isError && !own.data && <Notice kind="bad">{readError(own.error).message}</Notice>}
      {own.isPending && <SkeletonLines widths={['62%', '94%', '78%']} />}
      {own.data && <AnswersForm said={own.data} />}
    </Stack>
  );
}

function AnswersForm({ said }: { said: SelfIdentification }) {
  const utils = trpc.useUtils();
  const failed = (error: Parameters<typeof readError>[0]): void => {
    const { code, message } = readError(error);
    if (code === 'session_ended') void utils.candidatePortal.view.reset();
    else toast.error('We couldn’t save your answers', message, { id: 'about-you' });
  };
  const save = trpc.selfIdentification.save.useMutation({
    onSuccess: (stored) => {
      utils.selfIdentification.own.setData(undefined, stored);
      toast.success('Your answers are saved', 'They only count in totals.', { id: 'about-you' });
    },
    onError: failed,
  });
  const withdrawal = useRef<Attempt>({ content: '', key: '' });
  const withdraw = trpc.selfIdentification.withdraw.useMutation({
    onSuccess: () => {
      withdrawal.current = { content: '', key: '' };
      utils.selfIdentification.own.setData(undefined, nothingSaid);
      form.show(answersOf(nothingSaid), true);
      toast.success('Your answers are deleted', 'Totals that already counted them stay, without your name.', {
        id: 'about-you',
      });
    },
    onError: failed,
  });
  const form = useZodForm({
    id: 'about',
    schema: SelfIdentificationAnswers,
    initial: answersOf(said),
    labels: answerLabels,
    toInput: ({ sex, race, age }) => ({ sex: sex || null, race: race || null, age: age || null }),
    onSubmit: (answers, idempotencyKey) => save.mutateAsync({ answers, idempotencyKey }),
  });
  // The form shows what's stored, including after a change in another tab.
  useVersion(form, { version: JSON.stringify(said), values: answersOf(said) });
  const busy = form.pending || withdraw.isPending;
  const answered = said.sex !== null || said.race !== null || said.age !== null;
  return (
    <Form form={form}>
      <Stack gap={24}>
        <Questions form={form} />
        <FormActions
          form={form}
          action={answered ? 'Save changes' : 'Save my answers'}
          doing="Saving…"
          disabled={busy}
        >
          {answered && (
            <Button
              disabled={busy}
              aria-busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ idempotencyKey: retryKey(withdrawal.current, 'withdraw') })}
            >
              Delete my answers
            </Button>
          )}
        </FormActions>
      </Stack>
    </Form>
  );
}
