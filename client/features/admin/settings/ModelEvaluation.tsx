import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AiCost, type AiJudging, evaluationText, haltText } from '../../../../shared/ai/evaluation.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ReasonModal } from '../../../ui/overlays/ReasonModal.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';

/** Polling interval of a running evaluation, in case events get lost. */
const LOOK_MS = 10_000;

/** The scoring model: its evaluation, what it's used for, and today's cost. */
export function ModelEvaluation({ mayChange }: { mayChange: boolean }) {
  const judging = trpc.admin.settings.judging.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.evaluating ? LOOK_MS : false),
  });
  if (!judging.data) return null;
  return <Judging judging={judging.data} mayChange={mayChange} />;
}

/** Which question is open. */
type Question = 'run' | 'allow';

function Judging({ judging, mayChange }: { judging: AiJudging; mayChange: boolean }) {
  const actions = useEvaluation();
  const [asking, setAsking] = useState<Question | null>(null);
  const close = (): void => setAsking(null);
  return (
    <Stack gap={8}>
      <Standing judging={judging} />
      {mayChange && <Choices judging={judging} actions={actions} onAsk={setAsking} />}
      <ConfirmDialog
        opened={asking === 'run'}
        title="Run an evaluation?"
        action="Run evaluation"
        doing="Starting…"
        pending={false}
        onClose={close}
        onConfirm={() => {
          close();
          actions.start();
        }}
      >
        <RunNote judging={judging} />
      </ConfirmDialog>
      <ReasonModal
        opened={asking === 'allow'}
        title="Let it score anyway?"
        action="Let it score"
        label="Reason"
        min={10}
        pending={false}
        onClose={close}
        onReason={(reason) => {
          close();
          actions.allow(reason);
        }}
      >
        <p>The model didn’t pass its evaluation. Your name and reason will show here and in Audit.</p>
      </ReasonModal>
    </Stack>
  );
}

/** What the model does, its last evaluation, and today's cost. */
function Standing({ judging }: { judging: AiJudging }) {
  const { model, evaluation, halted, allowance, evaluating, judges, today } = judging;
  return (
    <>
      <Subtitle level={3}>What it’s used for</Subtitle>
      <Text size="sm">
        {judges
          ? `${model} rates interviews and grades work.`
          : `The built-in rules rate interviews and grade work: ${model} didn’t pass its evaluation. The connected model still talks to people.`}
      </Text>
      <Remark role="status">
        {evaluating
          ? `Evaluating: ${evaluating.done} of ${evaluating.of} interviews.`
          : evaluation
            ? `Last evaluation ${momentText(evaluation.at)}: ${evaluationText(evaluation)}. ${evaluation.passed ? 'Passed.' : 'Didn’t pass.'}`
            : 'Not evaluated yet.'}
      </Remark>
      {halted && (
        <Notice kind="warn">
          <p>
            The evaluation on {momentText(halted.at)} didn’t finish: {haltText(halted)}. The earlier result
            still applies.
          </p>
        </Notice>
      )}
      {allowance && evaluation && !evaluation.passed && (
        <Text size="sm" lines="anywhere">
          On {momentText(allowance.at)}, {allowance.by} allowed it to score anyway: “{allowance.reason}”
        </Text>
      )}
      <Fine>
        Today: {counted(today.calls, 'call')}, {costText(today)}.
      </Fine>
    </>
  );
}

function Choices(props: {
  judging: AiJudging;
  actions: ReturnType<typeof useEvaluation>;
  onAsk: (what: Question) => void;
}) {
  const { judging, actions, onAsk } = props;
  const { evaluation, allowance, evaluating, judges } = judging;
  return (
    <Group gap={8} wrap>
      {evaluating ? (
        <Button variant="quiet" size="sm" onClick={actions.stop}>
          Stop evaluation
        </Button>
      ) : (
        <Button size="sm" onClick={() => onAsk('run')}>
          Run evaluation
        </Button>
      )}
      {!judges && !evaluating && (
        <Button variant="quiet" size="sm" onClick={() => onAsk('allow')}>
          Let it score anyway
        </Button>
      )}
      {allowance && evaluation && !evaluation.passed && (
        <Button variant="quiet" size="sm" onClick={() => actions.allow(null)}>
          Use the built-in rules instead
        </Button>
      )}
    </Group>
  );
}

/** What a run does and costs. */
function RunNote({ judging: { model, expected } }: { judging: AiJudging }) {
  return (
    <p>
      {model} rates {expected.cases} sample interviews with known scores. That takes {expected.callsFrom} to{' '}
      {expected.callsTo} calls and about {costText(expected)}, which count toward today’s budget. If it
      doesn’t pass, the built-in rules will rate interviews and grade work from then on.
    </p>
  );
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const LEAST = 0.01;

function costText({ tokens, dollars }: AiCost): string {
  const price = dollars === null || dollars === 0 ? '' : money.format(Math.max(dollars, LEAST));
  return `${figure(tokens)} tokens${price && ` (${price})`}`;
}

function useEvaluation() {
  const utils = trpc.useUtils();
  const onSuccess = (): Promise<void> => utils.admin.settings.judging.invalidate();
  const start = useMutation({
    mutationFn: () => trpcClient.admin.settings.evaluateModel.mutate(),
    onSuccess,
    onError: toastFailure('We couldn’t start the evaluation', 'evaluate-model'),
  });
  const stop = useMutation({
    mutationFn: () => trpcClient.admin.settings.stopEvaluation.mutate(),
    onSuccess,
    onError: toastFailure('We couldn’t stop the evaluation', 'evaluate-model'),
  });
  const allow = useMutation({
    mutationFn: (reason: string | null) => trpcClient.admin.settings.allowScoring.mutate({ reason }),
    onSuccess,
    onError: toastFailure('We couldn’t save this', 'evaluate-model'),
  });
  return { start: () => start.mutate(), stop: () => stop.mutate(), allow: allow.mutate };
}
