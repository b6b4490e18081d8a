import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { z } from 'zod';
import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import type { ReadingScript, Script } from './ai.ts';

/** Name under which the caller hands a script and its input to the built-in model. */
export const SCRIPT_OPTIONS = 'builtIn';

const ScriptCall = z.object({ name: z.string(), input: z.string() });

/** About four characters a token, as with most models: good enough for budgets. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/**
 * The built-in model: it implements the SDK's language-model interface, so that everything above it is the
 * same path a connected model takes, and answers from scripts, which are pure functions of facts.
 */
export function scriptedModel(
  scripts: Readonly<Record<string, Script | ReadingScript>>,
  wordMs: () => number,
): LanguageModelV4 {
  const answer = async (
    options: Parameters<LanguageModelV4['doStream']>[0],
  ): Promise<{ text: string; usage: LanguageModelV4Usage }> => {
    const call = ScriptCall.parse(options.providerOptions?.[SCRIPT_OPTIONS]);
    const script = scripts[call.name];
    if (!script) throw new Error(`The built-in model has no script ${call.name}`);
    const text = await script(JSON.parse(call.input));
    const input = tokensOf(call.input);
    const output = tokensOf(text);
    return {
      text,
      usage: {
        inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: output, text: output, reasoning: 0 },
      },
    };
  };
  return {
    specificationVersion: 'v4',
    provider: BUILT_IN,
    modelId: 'scripted',
    supportedUrls: {},
    async doGenerate(options) {
      const { text, usage } = await answer(options);
      return {
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      };
    },
    async doStream(options) {
      const { text, usage } = await answer(options);
      return { stream: streamOf(parts(text, usage, text.startsWith('{') ? 0 : wordMs())) };
    },
  };
}

function streamOf(
  source: AsyncGenerator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const next = await source.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}

/** Streams word by word as a model would; JSON has no delays because it isn't displayed. */
async function* parts(
  text: string,
  usage: LanguageModelV4Usage,
  wordMs: number,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id: '0' };
  for (const delta of text.match(/\S+\s*|\s+/g) ?? []) {
    yield { type: 'text-delta', id: '0', delta };
    await new Promise((resolve) => (wordMs > 0 ? setTimeout(resolve, wordMs) : setImmediate(resolve)));
  }
  yield { type: 'text-end', id: '0' };
  yield { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage };
}
