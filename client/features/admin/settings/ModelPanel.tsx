import { useMutation } from '@tanstack/react-query';
import {
  type AiConnection,
  type AiTest,
  type AiTestStep,
  aiTestSummary,
  aiTestText,
  aiTroubleText,
} from '../../../../shared/aiConnection.ts';
import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';

const steps: Readonly<Record<AiTestStep, string>> = {
  words: 'Streaming',
  schema: 'JSON schema',
  json: 'JSON mode',
  tools: 'Tool calls',
};

/** How often a running test is looked for, should the news of its end get lost. */
const LOOK_MS = 5_000;

/** Which model talks, whether it can, and a test of its connection. */
export function ModelPanel({ mayChange }: { mayChange: boolean }) {
  const model = trpc.admin.settings.model.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.testing ? LOOK_MS : false),
  });
  if (!model.data) return null;
  return (
    <section className="ad-panel ad-box stack g16" aria-labelledby="model-title">
      <div className="stack g4">
        <h2 className="h3" id="model-title">
          AI model
        </h2>
        <p className="dim">
          It interviews, rates, grades work, plays practice clients, and answers your questions here. People
          decide.
        </p>
      </div>
      {model.data.builtIn ? (
        <p>
          The built-in assistant talks. To connect a model, set <code>OPENAI_API_KEY</code> or{' '}
          <code>OPENAI_BASE_URL</code> where the program is started.
        </p>
      ) : (
        <Connected connection={model.data} mayChange={mayChange} />
      )}
    </section>
  );
}

function Connected({ connection, mayChange }: { connection: AiConnection; mayChange: boolean }) {
  const { model, server, trouble, test, testing } = connection;
  const { starting, start, stop } = useConnectionTest();
  const running = testing || starting;
  return (
    <>
      <p className="break">
        <b className="b">{model}</b> at <span className="mono">{server}</span>
      </p>
      {trouble && (
        <Notice kind="bad">
          <p>
            {aiTroubleText(trouble)} First failed call: {momentText(trouble.since)}. Until one works, the
            built-in assistant talks to people.
          </p>
        </Notice>
      )}
      <div className="stack g8" role="status">
        {test && !running && <TestResult test={test} />}
        {running && <p className="sm dim">Testing…</p>}
      </div>
      {mayChange && (
        <div className="row w g8">
          <button type="button" className="btn default sm" disabled={running} onClick={start}>
            Test connection
          </button>
          {testing && (
            <button type="button" className="btn quiet sm" onClick={stop}>
              Stop
            </button>
          )}
          <span className="xs dim">
            Up to four short calls. A slow server takes a few minutes; you can leave this page.
          </span>
        </div>
      )}
    </>
  );
}

/** Starts and stops the one test there is, in whichever tab it was started. */
function useConnectionTest(): { starting: boolean; start(): void; stop(): void } {
  const utils = trpc.useUtils();
  const onSuccess = (): Promise<void> => utils.admin.settings.model.invalidate();
  const onError = (error: unknown): void => {
    toast.error('That didn’t work', readError(error).message, { id: 'test-model' });
  };
  const test = useMutation({
    mutationFn: () => trpcClient.admin.settings.testModel.mutate(),
    onSuccess,
    onError,
  });
  const end = useMutation({
    mutationFn: () => trpcClient.admin.settings.stopModelTest.mutate(),
    onSuccess,
    onError,
  });
  return { starting: test.isPending, start: () => test.mutate(), stop: () => end.mutate() };
}

function TestResult({ test }: { test: AiTest }) {
  const { at, firstWordMs, tokensPerSecond } = test;
  return (
    <>
      <p className="sm dim">
        Last test {momentText(at)}
        {firstWordMs !== null && `: first word after ${firstWordMs < 100 ? 'no time' : seconds(firstWordMs)}`}
        {tokensPerSecond !== null && `, ${tokensPerSecond.toLocaleString('en-US')} tokens a second`}
      </p>
      <p className="sm">{aiTestSummary(test)}</p>
      <dl className="dw-facts">
        {test.steps.map((result) => (
          <div key={result.step} className="st-fact">
            <dt>{steps[result.step]}</dt>
            <dd>{aiTestText(result)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const seconds = (ms: number): string =>
  `${(ms / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
