import { type Ai, AiError, type AiFailure, type AiRequest } from '../../server/ai/ai.ts';
import { thoughtFilter } from '../../server/ai/calls/thoughts.ts';

/** What a model does at a call: says words, fails before the first, or breaks off after some. */
export type Said = string | { fails: AiFailure; after?: string };

/**
 * A connected model that says what it is told, one answer a call, and the last one from then on. `object` reads JSON and asks
 * once more, as the real one does, and thoughts are taken out.
 */
export function wordsAi(answers: readonly Said[]): { ai: Ai; asked: AiRequest[] } {
  const asked: AiRequest[] = [];
  async function* stream(request: AiRequest): AsyncGenerator<string> {
    const said = answers[Math.min(asked.length, answers.length - 1)] ?? '';
    asked.push(request);
    const words = typeof said === 'string' ? said : (said.after ?? '');
    const thoughts = thoughtFilter(false);
    let heard = '';
    for (const piece of words.match(/\S+\s*|\s+/g) ?? []) {
      const text = thoughts.push(piece);
      heard += text;
      if (text !== '') yield text;
    }
    if (typeof said !== 'string') throw new AiError(said.fails);
    const rest = thoughts.end(false);
    if (rest !== '') yield rest;
    if (heard + rest === '') throw new AiError('stream_failed');
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
