import { NumberInput, Progress } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isErrorCode, sentence } from '../../../../shared/errors/errors.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { InterviewId, StabilityCheckId } from '../../../../shared/ids/schema.ts';
import { type StabilityCheck, stabilityRuns } from '../../../../shared/interview/stability.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { readError } from '../../../errors.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { failureTitle } from '../../conversation/failureTitle.ts';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import styles from './Stability.module.css';
import { StabilityFigures } from './StabilityFigures.tsx';

/** Scores the interview several times to show how stable its score is. Changes nothing. */
export function Stability({ interviewId }: { interviewId: InterviewId }) {
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const view = trpc.admin.stability.ofInterview.useQuery({ interviewId });
  const found = view.data && !view.data.withheld ? view.data : null;
  const check = found?.check ?? null;
  useFailure(check);
  if (!found || (!check && !mayChange)) return null;
  return (
    <section className={styles.stability} aria-labelledby={`stability-${interviewId}`}>
      <Group gap={8} wrap justify="between">
        <Subtitle level={4} id={`stability-${interviewId}`}>
          Score stability
        </Subtitle>
        {mayChange && check?.state !== 'running' && (
          <Button icon={IconRepeat} size="xs" onClick={() => setAsking(true)}>
            {check ? 'Check again' : 'Check stability'}
          </Button>
        )}
      </Group>
      {check?.state === 'running' && <Running check={check} mayChange={mayChange} />}
      {check?.state === 'failed' && (
        <Notice kind="warn">
          The check stopped:{' '}
          {check.error && isErrorCode(check.error) ? sentence(check.error) : sentence('internal')}{' '}
          {check.runs.length > 0 ? 'The runs so far are below.' : ''}
        </Notice>
      )}
      {check?.state === 'cancelled' && <Remark>The check was canceled.</Remark>}
      {check && check.runs.length > 0 && <StabilityFigures check={check} />}
      <Dialog opened={asking} onClose={() => setAsking(false)} size={480} title="Check stability">
        {asking && (
          <Ask
            interviewId={interviewId}
            tokensPerRun={found.tokensPerRun}
            builtIn={found.builtIn}
            onClose={() => setAsking(false)}
          />
        )}
      </Dialog>
    </section>
  );
}

/** Shows a toast once when a running check fails. */
function useFailure(check: StabilityCheck | null): void {
  const watched = useRef<string | null>(null);
  useEffect(() => {
    if (check?.state === 'running') watched.current = check.id;
    if (check?.state !== 'failed' || watched.current !== check.id) return;
    watched.current = null;
    const code = check.error && isErrorCode(check.error) ? check.error : 'internal';
    toast.error(failureTitle(code) ?? 'The check stopped', sentence(code), { id: `stability-${check.id}` });
  }, [check]);
}

function Running({ check, mayChange }: { check: StabilityCheck; mayChange: boolean }) {
  const utils = trpc.useUtils();
  const cancel = trpc.admin.stability.cancel.useMutation({
    onError: toastFailure('We couldn’t cancel the check', 'stability'),
    onSettled: () => utils.admin.stability.invalidate(),
  });
  return (
    <Group>
      <div data-place="grow">
        <Text size="sm" role="status">
          Scored {check.runs.length} of {check.wanted} times
        </Text>
        <Progress
          value={(check.runs.length / check.wanted) * 100}
          aria-label={`${check.runs.length} of ${check.wanted} runs`}
        />
      </div>
      {mayChange && (
        <Button size="xs" loading={cancel.isPending} onClick={() => cancel.mutate({ checkId: check.id })}>
          Cancel
        </Button>
      )}
    </Group>
  );
}

function Ask(props: {
  interviewId: InterviewId;
  tokensPerRun: number;
  builtIn: boolean;
  onClose: () => void;
}) {
  const { interviewId, tokensPerRun, builtIn, onClose } = props;
  const about = `stability of ${interviewId}`;
  const [runs, setRuns] = useState<number>(stabilityRuns.usual);
  // Opening it again asks for another check.
  useEffect(() => () => void doneWith(about), [about]);
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  const start = trpc.admin.stability.start.useMutation({
    onSuccess: () => {
      if (stillOpen()) onClose();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error(failureTitle(code) ?? 'We couldn’t start the check', message, { id: 'stability' });
    },
    onSettled: () => utils.admin.stability.invalidate(),
  });
  return (
    <CallForm
      pending={start.isPending}
      action={`Score ${runs} times`}
      doing="Starting…"
      disabled={runs < stabilityRuns.min || runs > stabilityRuns.max}
      onCancel={onClose}
      onSubmit={() =>
        start.mutate({ checkId: toId<StabilityCheckId>(keyFor(about, runs)), interviewId, runs })
      }
    >
      <p>
        We’ll score the interview several times from its transcript to see how much the results vary. The
        score itself won’t change.
      </p>
      <NumberInput
        label="Number of runs"
        min={stabilityRuns.min}
        max={stabilityRuns.max}
        allowDecimal={false}
        clampBehavior="strict"
        value={runs}
        onChange={(value) => setRuns(Number(value) || stabilityRuns.usual)}
      />
      <Remark figures role="status">
        {builtIn
          ? 'The built-in model does the scoring, at no token cost. Its rules are the same on every run, so the results will match.'
          : `Uses up to about ${figure(tokensPerRun * runs)} tokens of your daily budget.`}
      </Remark>
    </CallForm>
  );
}
