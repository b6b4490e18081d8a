import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import {
  type AiTest,
  type AiTestFault,
  type AiTestStep,
  aiTestSteps,
} from '../../../shared/ai/connection.ts';
import type { Env } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import { AiError, type AiRequest } from '../ai.ts';
import { type Again, type Asker, answered, mostTokensOf, tokensFor } from '../calls/asking.ts';
import { type Piece, piecesOf, providerOptionsFor } from '../calls/pieces.ts';
import { shapeOf } from '../calls/shape.ts';
import {
  type AnswerForm,
  askedFirst,
  type CapabilityEnv,
  capabilitiesOf,
  type Found,
} from './capabilities.ts';
import { connectedModel } from './connection.ts';
import { contextListed } from './modelList.ts';
import type { Place } from './place.ts';
import { troubleIn } from './troubles.ts';

/** A slow server processes the prompt before its first word; a test isn't a conversation, so it may wait longer. */
const timeout = { firstChunkMs: 60_000, chunkMs: 60_000, totalMs: 90_000 };
/** Most words that a step asks for. */
const WORDS = 400;
/** Fewer tokens are too few to measure speed. */
const TOKENS_MIN = 5;

/**
 * What is asked for is never what the form allows: a model that answers as it was asked gives itself away, and only a server
 * that holds it to the form passes. In JSON mode some servers want to read the word.
 */
const PLAIN = 'Name three fruits in one plain sentence.';
const ABOUT_JSON = 'Say in one plain sentence, without any code, what people use JSON for.';
const Seats = z.object({ seats: z.int(), open: z.boolean() });
const Anything = z.record(z.string(), z.unknown());

/** The server answered, but not as it should. */
class StepFault extends Error {
  readonly fault: AiTestFault;

  constructor(fault: AiTestFault) {
    super(fault);
    this.name = 'StepFault';
    this.fault = fault;
  }
}

/** `found`: null if the test shows nothing about the request format. */
type Tested = { test: AiTest; found: Found | null };
type Testing = { asker: Asker; signal: AbortSignal; test: AiTest };

/**
 * Tests what the product needs from the connected model: streaming text, schema output, JSON, and one tool call,
 * starting with the requests for an unknown server. Each step runs even if another failed, unless the connection itself fails.
 * What a step doesn't show stays as `known`. Bypasses breaker and budgets, because it determines whether calls make sense.
 */
export async function testConnection(
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'> & CapabilityEnv,
  place: Place,
  { clock: { now }, known }: { clock: Pick<Clock, 'now'>; known: Found | null },
  signal: AbortSignal,
): Promise<Tested> {
  const stored = known && { ...known, ...askedFirst };
  const asker: Asker = {
    model: connectedModel(env, place.model),
    isConnected: true,
    capabilities: capabilitiesOf(place, env, { now, storage: { stored: () => stored, store() {} } }),
    timeouts: timeout,
    headroom: env.AI_HEADROOM_TOKENS,
    isHasty: true,
  };
  const test: AiTest = {
    at: now().toISOString(),
    ...place,
    firstWordMs: null,
    tokensPerSecond: null,
    steps: [],
    trouble: null,
  };
  const testing = { asker, signal, test };
  const tries: Record<AiTestStep, () => Promise<void>> = {
    words: () => inWords(testing),
    schema: () => held(testing, 'schema', PLAIN, Seats),
    json: () => held(testing, 'json', ABOUT_JSON, Anything),
    tools: () => withTool(testing),
  };
  for (const step of aiTestSteps) {
    const error = await tries[step]().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    signal.throwIfAborted();
    const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
    test.steps.push({ step, fault: error === null ? null : faultIn(error), status });
    test.trouble = troubleIn(error);
    if (test.trouble) break;
  }
  if (test.trouble || !works(test, 'words')) return { test, found: null };
  learn(testing, await contextListed(env, place, signal));
  return { test, found: asker.capabilities.read() };
}

const works = ({ steps }: AiTest, step: AiTestStep): boolean =>
  steps.some((one) => one.step === step && one.fault === null);
/** Whether a step shows that the server can't do it; a busy server may still support it. */
const fails = ({ steps }: AiTest, step: AiTestStep): boolean =>
  steps.some(({ step: one, fault }) => one === step && fault !== null && INABILITY.has(fault));
const INABILITY: ReadonlySet<AiTestFault> = new Set(['refused', 'ignored', 'empty']);

/** The capabilities that follow from the steps. */
function learn({ asker, test }: Testing, contextTokens: number | null): void {
  const form = formIn(test);
  asker.capabilities.learn({
    ...(form ? { form } : {}),
    ...(works(test, 'tools') ? { tools: true } : fails(test, 'tools') ? { tools: false } : {}),
    ...(contextTokens ? { context: { tokens: contextTokens, charactersPerToken: 4 } } : {}),
  });
}

function formIn(test: AiTest): AnswerForm | null {
  if (works(test, 'schema')) return 'schema';
  if (!fails(test, 'schema')) return null;
  if (works(test, 'json')) return 'json';
  return fails(test, 'json') ? 'words' : null;
}

function faultIn(error: unknown): AiTestFault {
  if (error instanceof StepFault) return error.fault;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    if (error.statusCode === 429) return 'busy';
    if (error.statusCode >= 500) return 'failed';
    if (error.statusCode >= 400) return 'refused';
  }
  const gaveUp =
    error instanceof AiError || (error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name));
  return gaveUp ? 'slow' : 'broken';
}

const request = (content: string, signal: AbortSignal): AiRequest => ({
  purpose: 'interview',
  subject: 'test',
  system: 'This is a test.',
  messages: [{ role: 'user', content }],
  script: { name: 'none', input: null },
  maxOutputTokens: WORDS,
  signal,
});

type Heard = { text: string; firstWordMs: number; tokensPerSecond: number | null };

/** A whole answer with words in it, as it streamed. */
async function heard(pieces: AsyncIterable<Piece | Again>): Promise<Heard> {
  const started = performance.now();
  let [first, text, reason, tokens] = [0, '', 'cut', 0];
  for await (const piece of pieces) {
    if (piece.type === 'text') {
      if (text === '') first = performance.now();
      text += piece.text;
      continue;
    }
    if (piece.type === 'use' || piece.type === 'again') continue;
    reason = piece.reason;
    tokens = piece.outputTokens ?? 0;
  }
  if (text.trim() === '') throw new StepFault(silence(reason));
  if (reason === 'cut') throw new StepFault('broken');
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

/** Streams words, and finds out on the way how the server wants to be asked. */
async function inWords({ asker, signal, test }: Testing): Promise<void> {
  const asked = request('Say in two short sentences what an interview is.', signal);
  const { firstWordMs, tokensPerSecond } = await heard(answered(asker, asked, { shape: null, stop: signal }));
  Object.assign(test, { firstWordMs, tokensPerSecond });
}

/** One answer in a form, without a way around it. */
async function held(testing: Testing, form: AnswerForm, prompt: string, schema: z.ZodType): Promise<void> {
  const { asker, signal } = testing;
  const { limitName, effort } = asker.capabilities.read();
  const asked = request(prompt, signal);
  const pieces = piecesOf(
    await asker.model,
    {
      ...asked,
      maxTokens: mostTokensOf(asker)(asked),
      limitName,
      effort: effort === 'unsent' ? null : effort,
      form,
      shape: shapeOf(schema),
      timeouts: timeout,
    },
    true,
  );
  const { text } = await heard(pieces);
  try {
    if (schema.safeParse(JSON.parse(text)).success) return;
  } catch {
    // Words.
  }
  throw new StepFault('ignored');
}

async function withTool({ asker, signal }: Testing): Promise<void> {
  const { generateText, tool } = await import('ai');
  const found = asker.capabilities.read();
  const { toolCalls, text, finishReason } = await generateText({
    model: await asker.model,
    ...providerOptionsFor(found, tokensFor(request('', signal), asker, found)),
    maxRetries: 0,
    abortSignal: signal,
    prompt: 'How many people applied in May? Look it up.',
    tools: {
      count_people: tool({
        description: 'Counts the people who applied in a month.',
        inputSchema: z.object({ month: z.string() }),
      }),
    },
    timeout: timeout.totalMs,
  });
  if (toolCalls.some(({ toolName, invalid }) => toolName === 'count_people' && invalid !== true)) return;
  throw new StepFault(text ? 'ignored' : silence(finishReason));
}
