import type { JSONSchema7, LanguageModel } from 'ai';
import { z } from 'zod';
import { AiError, type AiRequest } from './ai.ts';
import type { AnswerForm, Found } from './capabilities.ts';
import { SCRIPT_OPTIONS } from './scriptedModel.ts';

/** How long a call may take: to its first piece, between two, and in all. */
export type AiTimeouts = { firstChunkMs: number; chunkMs: number; totalMs: number };

/** The form that an answer has to have. */
export type Shape = { schema: JSONSchema7; strict: boolean };

/** One request to a model, as it leaves. */
export type ModelCall = Pick<AiRequest, 'system' | 'messages' | 'script'> & {
  maxTokens: number;
  limitName: Found['limitName'];
  /** Null: as much as the model likes. */
  effort: Exclude<Found['effort'], 'unsent'> | null;
  form: AnswerForm;
  /** Null for words to a person. */
  shape: Shape | null;
  timeouts: AiTimeouts;
  signal: AbortSignal;
};

/** What comes back, in its order; a call that fails throws the provider's error. */
export type Piece =
  | { type: 'text'; text: string }
  | {
      type: 'end';
      /** Whether it ended by itself (`stop`), ran out of tokens (`length`), or was cut off. */
      reason: 'stop' | 'length' | 'cut';
      inputTokens: number | undefined;
      outputTokens: number | undefined;
      /** Tokens that went into thoughts; undefined where the server doesn't count them. */
      thoughtTokens: number | undefined;
    };

/**
 * One request turned into pieces: the only place that knows how a call is made. Loaded with the first answer, since an idle
 * process does without its memory.
 */
export async function* piecesOf(
  model: LanguageModel,
  call: ModelCall,
  isConnected: boolean,
): AsyncGenerator<Piece> {
  const { streamText } = await import('ai');
  const result = streamText({
    model,
    system: call.system,
    messages: call.messages.map(({ role, content }) => ({ role, content })),
    ...(isConnected ? providerOptionsFor(call, call.maxTokens) : scriptOptions(call)),
    ...(isConnected ? await outputOf(call) : {}),
    maxRetries: 0,
    abortSignal: call.signal,
    timeout: call.timeouts,
    // Errors arrive as parts of the stream; the default would also print them, prompt and all.
    onError: () => {},
  });
  let thoughtTokens: number | undefined;
  for await (const part of result.fullStream) {
    if (part.type === 'abort') throw new AiError('stream_failed');
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.text !== '') yield { type: 'text', text: part.text };
    if (part.type === 'finish-step') thoughtTokens = Counted.safeParse(part.usage.raw).data;
    if (part.type !== 'finish') continue;
    const { finishReason, totalUsage } = part;
    yield {
      type: 'end',
      reason: finishReason === 'stop' || finishReason === 'length' ? finishReason : 'cut',
      inputTokens: totalUsage.inputTokens,
      outputTokens: totalUsage.outputTokens,
      thoughtTokens,
    };
  }
}

/** As the server counted; the library makes no difference between none and not counted. */
const Counted = z
  .object({ completion_tokens_details: z.object({ reasoning_tokens: z.number() }) })
  .transform((usage) => usage.completion_tokens_details.reasoning_tokens);

const scriptOptions = ({ script: { name, input }, maxTokens }: ModelCall) => ({
  maxOutputTokens: maxTokens,
  providerOptions: { [SCRIPT_OPTIONS]: { name, input: JSON.stringify(input) } },
});

/** Compatible servers know "system"; nothing is left to what the library knows of a model's name. */
export function providerOptionsFor(
  {
    limitName,
    effort,
    shape,
  }: Pick<Found, 'limitName'> & { effort: Found['effort'] | null; shape?: Shape | null },
  maxTokens: number,
) {
  const isNamed = limitName === 'max_completion_tokens';
  return {
    ...(isNamed ? {} : { maxOutputTokens: maxTokens }),
    providerOptions: {
      openai: {
        systemMessageMode: 'system',
        forceReasoning: false,
        ...(isNamed ? { maxCompletionTokens: maxTokens } : {}),
        ...(effort && effort !== 'unsent' ? { reasoningEffort: effort } : {}),
        ...(shape ? { strictJsonSchema: shape.strict } : {}),
      },
    },
  };
}

async function outputOf({ shape, form }: ModelCall) {
  if (!shape || form === 'words') return {};
  const { jsonSchema, Output } = await import('ai');
  return { output: form === 'json' ? Output.json() : Output.object({ schema: jsonSchema(shape.schema) }) };
}
