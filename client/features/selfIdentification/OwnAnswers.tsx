import { type FormEvent, useRef } from 'react';
import { nothingSaid, type SelfIdentification } from '../../../shared/selfIdentification/questions.ts';
import { SelfIdentificationAnswers } from '../../../shared/selfIdentification/schema.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Remark, Subtitle, Text } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './OwnAnswers.module.css';
import { Questions } from './Questions.tsx';

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
  /** A retry keeps its key; other answers are another change. */
  const attempt = useRef({ content: '', key: '' });
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
  const withdraw = trpc.selfIdentification.withdraw.useMutation({
    onSuccess: () => {
      utils.selfIdentification.own.setData(undefined, nothingSaid);
      toast.success('Your answers are deleted', 'Totals that already counted them stay, without your name.', {
        id: 'about-you',
      });
    },
    onError: failed,
  });
  const busy = save.isPending || withdraw.isPending;
  const answered = said.sex !== null || said.race !== null || said.age !== null;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const chosen = chosenIn(event.currentTarget);
    const content = JSON.stringify(chosen);
    if (attempt.current.content !== content || save.isSuccess) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    save.mutate({ answers: chosen, idempotencyKey: attempt.current.key });
  };
  return (
    <form onSubmit={send}>
      <Stack gap={24}>
        {/* The form shows what's stored, including after a deletion. */}
        <Questions key={JSON.stringify(said)} said={said} />
        <Group gap={8} wrap>
          <Button
            type="submit"
            variant="filled"
            loading={save.isPending}
            loadingText="Saving…"
            disabled={busy}
          >
            {answered ? 'Save changes' : 'Save my answers'}
          </Button>
          {answered && (
            <Button
              disabled={busy}
              aria-busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ idempotencyKey: crypto.randomUUID() })}
            >
              Delete my answers
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function chosenIn(form: HTMLFormElement): SelfIdentification {
  const data = new FormData(form);
  const said = (name: string) => data.get(name) || null;
  return SelfIdentificationAnswers.parse({ sex: said('sex'), race: said('race'), age: said('age') });
}
