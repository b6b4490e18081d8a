import { type Ai, AiError, type AiFailure, type AiRequest } from '../../server/ai/ai.ts';

/** What a model does at a call: says words, fails before the first, or breaks off after some. */
export type Said = string | { fails: AiFailure; after?: string };

/**
 * A connected model that says what it is told, one answer a call, and the last one from then on. `object` reads JSON and asks
 * once more, as the real one does.
 */
export function wordsAi(answers: readonly Said[]): { ai: Ai; asked: AiRequest[] } {
  const asked: AiRequest[] = [];
  async function* stream(request: AiRequest): AsyncGenerator<string> {
    const said = answers[Math.min(asked.length, answers.length - 1)] ?? '';
    asked.push(request);
    const words = typeof said === 'string' ? said : (said.after ?? '');
    for (const piece of words.match(/\S+\s*|\s+/g) ?? []) yield piece;
    if (typeof said !== 'string') throw new AiError(said.fails);
    if (words === '') throw new AiError('stream_failed');
  }
  const ai: Ai = {
    builtIn: false,
    model: 'scripted server',
    setAside: async () => null,
    stream,
    async object(request) {
      for (let tries = 0; tries < 2; tries++) {
        let text = '';
        for await (const piece of stream(request)) text += piece;
        const parsed = request.schema.safeParse(parse(text));
        if (parsed.success) return parsed.data;
      }
      throw new AiError('stream_failed');
    },
  };
  return { ai, asked };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
