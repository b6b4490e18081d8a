import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { AiError, type AiRequest, type AiStep } from '../ai.ts';
import { jsonIn } from './shape.ts';

/** How long a call may be silent before its first word, between two, and take in all. */
export type AiTimeouts = { firstChunkMs: number; chunkMs: number; totalMs: number };

/** Parts that show that a model is at work. */
const alive: ReadonlySet<string> = new Set([
  'text-delta',
  'reasoning-delta',
  'tool-input-delta',
  'tool-call',
]);

type Call = {
  model: LanguageModelV4;
  prompt: Pick<AiRequest, 'system' | 'messages' | 'steps'>;
  options: Pick<LanguageModelV4CallOptions, 'maxOutputTokens' | 'responseFormat' | 'providerOptions'>;
  timeouts: AiTimeouts;
  signal: AbortSignal;
};

/**
 * The parts of one call as the provider's model streams them. `streamText` adds tools, steps, and eight transforms of each
 * part, and with them more processor time than everything else about an answer (decision 066).
 * @throws AiError `stream_failed` when the model is silent for too long or `signal` is aborted; otherwise what the provider throws.
 */
export async function* partsOf(call: Call): AsyncGenerator<LanguageModelV4StreamPart> {
  const { model, prompt, options, timeouts } = call;
  const silence = new AbortController();
  const giveUp = (): void => silence.abort();
  const total = setTimeout(giveUp, timeouts.totalMs);
  let wait = setTimeout(giveUp, timeouts.firstChunkMs);
  const stop = AbortSignal.any([call.signal, silence.signal]);
  let begun = false;
  try {
    const { stream } = await model.doStream({ ...options, prompt: promptOf(prompt), abortSignal: stop });
    for await (const part of readUntil(stream, stop)) {
      if (alive.has(part.type)) {
        if (begun) wait.refresh();
        else {
          clearTimeout(wait);
          wait = setTimeout(giveUp, timeouts.chunkMs);
        }
        begun = true;
      }
      yield part;
    }
  } catch (error) {
    if (stop.aborted) throw new AiError('stream_failed', { cause: error });
    throw error;
  } finally {
    clearTimeout(total);
    clearTimeout(wait);
  }
  if (stop.aborted) throw new AiError('stream_failed');
}

function promptOf({ system, messages, steps = [] }: Call['prompt']): LanguageModelV4CallOptions['prompt'] {
  return [
    { role: 'system', content: system },
    ...messages.map(({ role, content }) => ({ role, content: [textOf(content)] })),
    ...steps.flatMap(stepOf),
  ];
}

const textOf = (text: string) => ({ type: 'text' as const, text });

/** What the model said and asked for, and what came of it. */
function stepOf({ said, results }: AiStep): LanguageModelV4Message[] {
  const uses = results.map(({ use: { id, name, input } }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: jsonIn(input) ?? {},
  }));
  return [
    { role: 'assistant', content: [...(said === '' ? [] : [textOf(said)]), ...uses] },
    ...results.map(
      ({ use: { id, name }, text }): LanguageModelV4Message => ({
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: id, toolName: name, output: { type: 'text', value: text } },
        ],
      }),
    ),
  ];
}

/** Ends when the stream or the signal does; a model that doesn't watch the signal isn't waited for. */
async function* readUntil<T>(stream: ReadableStream<T>, signal: AbortSignal): AsyncGenerator<T> {
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => {});
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
