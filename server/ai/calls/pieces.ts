import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { z } from 'zod';
import type { AiRequest, ToolUse } from '../ai.ts';
import type { AnswerForm, Found } from '../connection/capabilities.ts';
import { SCRIPT_OPTIONS } from '../scriptedModel.ts';
import { type Shape, shapeOf } from './shape.ts';
import { type AiTimeouts, partsOf } from './stream.ts';

/** One request to a model, as it leaves. */
export type ModelCall = Pick<AiRequest, 'system' | 'messages' | 'script' | 'tools' | 'steps'> & {
  maxTokens: number;
  limitName: Found['limitName'];
  /** Null: as much as the model likes. */
  effort: Exclude<Found['effort'], 'unsent'> | null;
  form: AnswerForm;
  /** Null for text to a person. */
  shape: Shape | null;
  timeouts: AiTimeouts;
  signal: AbortSignal;
};

/** What comes back, in its order; a call that fails throws the provider's error. */
export type Piece =
  /** `length`: characters generated, which may include hidden reasoning. */
  | { type: 'text'; text: string; length: number }
  | { type: 'use'; use: ToolUse }
  | {
      type: 'end';
      /** Whether it ended by itself (`stop`), ran out of tokens (`length`), or was cut off. */
      reason: 'stop' | 'length' | 'cut';
      inputTokens: number | undefined;
      outputTokens: number | undefined;
      /** Tokens that went into thoughts; undefined where the server doesn't count them. */
      thoughtTokens: number | undefined;
    };

/** One request turned into pieces: the only place that knows how a call is made. */
export async function* piecesOf(
  model: LanguageModelV4,
  call: ModelCall,
  isConnected: boolean,
): AsyncGenerator<Piece> {
  const options = isConnected
    ? { ...providerOptionsFor(call, call.maxTokens), ...formOf(call), ...toolsOf(call) }
    : scriptOptions(call);
  const { timeouts, signal } = call;
  for await (const part of partsOf({ model, prompt: call, options, timeouts, signal })) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.delta !== '')
      yield { type: 'text', text: part.delta, length: part.delta.length };
    if (part.type === 'tool-call')
      yield { type: 'use', use: { id: part.toolCallId, name: part.toolName, input: part.input } };
    if (part.type !== 'finish') continue;
    const { finishReason, usage } = part;
    const reason = finishReason.unified;
    yield {
      type: 'end',
      reason: reason === 'tool-calls' ? 'stop' : reason === 'stop' || reason === 'length' ? reason : 'cut',
      inputTokens: usage.inputTokens.total,
      outputTokens: usage.outputTokens.total,
      thoughtTokens: Counted.safeParse(usage.raw).data,
    };
  }
}

/** As the server counted; the library doesn't distinguish between none and not counted. */
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

function formOf({ shape, form }: ModelCall): Pick<LanguageModelV4CallOptions, 'responseFormat'> {
  if (!shape || form === 'words') return {};
  return { responseFormat: form === 'json' ? { type: 'json' } : { type: 'json', schema: shape.schema } };
}

function toolsOf({ tools }: ModelCall): Pick<LanguageModelV4CallOptions, 'tools'> {
  if (!tools) return {};
  return {
    tools: tools.map(({ name, description, input }) => ({
      type: 'function',
      name,
      description,
      inputSchema: shapeOf(input).schema,
    })),
  };
}
