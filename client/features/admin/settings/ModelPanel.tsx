import { useMutation } from '@tanstack/react-query';
import {
  type AiConnection,
  type AiModel,
  type AiTest,
  type AiTestStep,
  type AiUse,
  aiAskedText,
  aiMeanwhileText,
  aiTestSummary,
  aiTestText,
  aiTroubleText,
} from '../../../../shared/ai/connection.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine, Muted, Remark, Text } from '../../../ui/text/Text.tsx';
import { PanelSection } from '../../panel/PanelParts.tsx';
import { ModelEvaluation } from './ModelEvaluation.tsx';

const steps: Readonly<Record<AiTestStep, string>> = {
  words: 'Streaming',
  schema: 'JSON schema',
  json: 'JSON mode',
  tools: 'Tool calls',
};

/** Polling interval of a running test, in case its event gets lost. */
const LOOK_MS = 5_000;

/** The connected model, its state, and a connection test. */
export function ModelPanel({ mayChange }: { mayChange: boolean }) {
  const model = trpc.admin.settings.model.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.testing ? LOOK_MS : false),
  });
  if (!model.data) return null;
  return (
    <PanelSection
      id="model-title"
      className="st-wide"
      title="AI model"
      text="It interviews, rates, grades work, plays practice clients, and answers your questions here. People decide."
    >
      {model.data.builtIn ? (
        <p>
          The built-in assistant is in use. To connect a model, set <code>OPENAI_API_KEY</code> or{' '}
          <code>OPENAI_BASE_URL</code> in the server’s settings.
        </p>
      ) : (
        <>
          <Connected connection={model.data} mayChange={mayChange} />
          <ModelEvaluation mayChange={mayChange} />
        </>
      )}
    </PanelSection>
  );
}

function Connected({ connection, mayChange }: { connection: AiConnection; mayChange: boolean }) {
  const { testing, scoring } = connection;
  const { starting, start, stop } = useConnectionTest();
  const running = testing || starting;
  return (
    <>
      <Stack role="status">
        <OneModel model={connection} use={scoring ? 'conversations' : 'all'} running={running} />
        {scoring && <OneModel model={scoring} use="scoring" running={running} />}
        {running && <Remark>Testing…</Remark>}
      </Stack>
      {mayChange && (
        <Group gap={8} wrap>
          <Button size="sm" disabled={running} onClick={start}>
            Test connection
          </Button>
          {testing && (
            <Button variant="quiet" size="sm" onClick={stop}>
              Stop
            </Button>
          )}
          <Fine as="span">
            Makes a few short calls{scoring ? ' to each model' : ''}. With a slow server, it can take minutes.
            You can leave this page.
          </Fine>
        </Group>
      )}
    </>
  );
}

const uses: Readonly<Record<Exclude<AiUse, 'all'>, string>> = {
  conversations: 'for conversations',
  scoring: 'for rating and grading',
};

/** One model, its current trouble, and its last test. */
function OneModel(props: { model: AiModel; use: AiUse; running: boolean }) {
  const { use, running } = props;
  const { model, server, trouble, test, asked } = props.model;
  return (
    <Stack gap={8}>
      <Text lines="anywhere">
        <b>{model}</b> at{' '}
        <Text as="span" mono>
          {server}
        </Text>
        {use !== 'all' && <Muted> {uses[use]}</Muted>}
      </Text>
      {trouble && (
        <Notice kind="bad">
          <p>
            {aiTroubleText(trouble)} First failed call: {momentText(trouble.since)}.{' '}
            {aiMeanwhileText(trouble.kind, use)}
          </p>
        </Notice>
      )}
      {test && !running && <TestResult test={test} />}
      {asked && !running && <Fine>{aiAskedText(asked)}.</Fine>}
      {asked?.ranOutAt && (
        <Notice kind="warn">
          <p>
            On {momentText(asked.ranOutAt)}, a reply ran out of tokens before its first word. We asked again
            and have allowed longer replies since.
          </p>
        </Notice>
      )}
    </Stack>
  );
}

/** Starts and stops the single connection test, whichever tab started it. */
function useConnectionTest(): { starting: boolean; start(): void; stop(): void } {
  const utils = trpc.useUtils();
  const onSuccess = (): Promise<void> => utils.admin.settings.model.invalidate();
  const test = useMutation({
    mutationFn: () => trpcClient.admin.settings.testModel.mutate(),
    onSuccess,
    onError: toastFailure('We couldn’t start the test', 'test-model'),
  });
  const end = useMutation({
    mutationFn: () => trpcClient.admin.settings.stopModelTest.mutate(),
    onSuccess,
    onError: toastFailure('We couldn’t stop the test', 'test-model'),
  });
  return { starting: test.isPending, start: () => test.mutate(), stop: () => end.mutate() };
}

function TestResult({ test }: { test: AiTest }) {
  const { at, firstWordMs, tokensPerSecond } = test;
  return (
    <>
      <Remark>
        Last test {momentText(at)}
        {firstWordMs !== null &&
          `: first word ${firstWordMs < 100 ? 'right away' : `after ${seconds(firstWordMs)}`}`}
        {tokensPerSecond !== null && `, ${figure(tokensPerSecond)} tokens per second`}
      </Remark>
      <Text size="sm">{aiTestSummary(test)}</Text>
      <Facts rows={test.steps.map((result) => [steps[result.step], aiTestText(result)])} />
    </>
  );
}

const seconds = (ms: number): string =>
  `${(ms / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
