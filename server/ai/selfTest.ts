import { APICallError } from '@ai-sdk/provider';
import type { LanguageModel, Output } from 'ai';
import { z } from 'zod';
import { type AiTest, type AiTestFault, type AiTestStep, aiTestSteps } from '../../shared/aiConnection.ts';
import type { Env } from '../env.ts';
import type { Clock } from '../platform/clock.ts';
import { connectedModel } from './connection.ts';
import { placeOf } from './place.ts';
import { troubleIn } from './troubles.ts';

/** A model that thinks before it speaks needs room for it. */
const ROOM = 2_000;
/** A slow server reads for a while before its first word; after that a test is no talk. */
const patience = { firstChunkMs: 60_000, totalMs: 90_000 };
/** A speed measured on fewer tokens says nothing. */
const TOKENS_MIN = 5;

/**
 * What is asked for is never what the form allows: a model that answers as it was asked gives itself away, and only a server
 * that holds it to the form passes. In JSON mode some servers want to read the word.
 */
const PLAIN = 'Name three fruits in one plain sentence.';
const ABOUT_JSON = 'Say in one plain sentence, without any code, what people use JSON for.';
const Seats = z.object({ seats: z.int(), open: z.boolean() });
const Anything = z.record(z.string(), z.unknown());

type Call = { model: LanguageModel; maxOutputTokens: number; maxRetries: 0; abortSignal: AbortSignal };

/** The server answered, but not as it should. */
class StepFault extends Error {
  readonly fault: AiTestFault;

  constructor(fault: AiTestFault) {
    super(fault);
    this.name = 'StepFault';
    this.fault = fault;
  }
}

/**
 * Asks the connected model what the product will ask of it: words that stream, an answer by schema, JSON, and one tool call.
 * Each is tried although another failed, unless the connection itself is the trouble. Goes past breaker and budgets: it is
 * what finds out whether calls make sense.
 */
export async function testConnection(
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'AI_MODEL'>,
  clock: Pick<Clock, 'now'>,
  signal: AbortSignal,
): Promise<AiTest> {
  const call: Call = {
    model: await connectedModel(env),
    maxOutputTokens: ROOM,
    maxRetries: 0,
    abortSignal: signal,
  };
  const found: AiTest = {
    at: clock.now().toISOString(),
    ...placeOf(env),
    firstWordMs: null,
    tokensPerSecond: null,
    steps: [],
    trouble: null,
  };
  const tries: Record<AiTestStep, () => Promise<void>> = {
    words: () => inWords(call, found),
    schema: () => bySchema(call),
    json: () => asJson(call),
    tools: () => withTool(call),
  };
  for (const step of aiTestSteps) {
    const error = await tries[step]().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    signal.throwIfAborted();
    const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
    found.steps.push({ step, fault: error === null ? null : faultIn(error), status });
    found.trouble = troubleIn(error);
    if (found.trouble) break;
  }
  return found;
}

function faultIn(error: unknown): AiTestFault {
  if (error instanceof StepFault) return error.fault;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    if (error.statusCode === 429) return 'busy';
    if (error.statusCode >= 500) return 'failed';
    if (error.statusCode >= 400) return 'refused';
  }
  return error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name) ? 'slow' : 'broken';
}

type Heard = { text: string; firstWordMs: number | null; tokensPerSecond: number | null };

/** A whole answer with words in it, as it streamed. */
async function heard(call: Call, prompt: string, output?: Output.Output): Promise<Heard> {
  const { streamText } = await import('ai');
  const started = performance.now();
  let [first, text, reason, tokens] = [0, '', '', 0];
  const result = streamText({
    ...call,
    prompt,
    timeout: patience,
    ...(output ? { output } : {}),
    // Errors arrive as parts of the stream; the default would also print them.
    onError: () => {},
  });
  for await (const part of result.fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new StepFault('slow');
    if (part.type === 'text-delta' && part.text !== '') {
      if (text === '') first = performance.now();
      text += part.text;
    }
    if (part.type !== 'finish') continue;
    reason = part.finishReason;
    tokens = part.totalUsage.outputTokens ?? 0;
  }
  if (text.trim() === '') throw new StepFault(silence(reason));
  if (reason !== 'stop' && reason !== 'length') throw new StepFault('broken');
  const seconds = (performance.now() - first) / 1_000;
  const isLong = tokens >= TOKENS_MIN && seconds > 0;
  return {
    text,
    firstWordMs: Math.round(first - started),
    tokensPerSecond: isLong ? Math.round(tokens / seconds) : null,
  };
}

/** What an answer without words means, by the reason why it ended. */
function silence(reason: string): AiTestFault {
  if (reason === 'length') return 'thinking';
  return reason === 'stop' ? 'empty' : 'broken';
}

async function inWords(call: Call, found: AiTest): Promise<void> {
  const { firstWordMs, tokensPerSecond } = await heard(
    call,
    'Say in two short sentences what an interview is.',
  );
  Object.assign(found, { firstWordMs, tokensPerSecond });
}

async function bySchema(call: Call): Promise<void> {
  const { Output } = await import('ai');
  mustFit(Seats, await heard(call, PLAIN, Output.object({ schema: Seats })));
}

async function asJson(call: Call): Promise<void> {
  const { Output } = await import('ai');
  mustFit(Anything, await heard(call, ABOUT_JSON, Output.json()));
}

function mustFit(schema: z.ZodType, { text }: Heard): void {
  try {
    if (schema.safeParse(JSON.parse(text)).success) return;
  } catch {
    // Words.
  }
  throw new StepFault('ignored');
}

async function withTool(call: Call): Promise<void> {
  const { generateText, tool } = await import('ai');
  const { toolCalls, text, finishReason } = await generateText({
    ...call,
    prompt: 'How many people applied in May? Look it up.',
    tools: {
      count_people: tool({
        description: 'Counts the people who applied in a month.',
        inputSchema: z.object({ month: z.string() }),
      }),
    },
    timeout: patience.totalMs,
  });
  if (toolCalls.some(({ toolName, invalid }) => toolName === 'count_people' && invalid !== true)) return;
  throw new StepFault(text ? 'ignored' : silence(finishReason));
}
