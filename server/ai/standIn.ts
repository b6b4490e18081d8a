import type { z } from 'zod';
import { type Ai, AiError, type AiRequest, type ReadingScript, type Script } from './ai.ts';

/** An answer in the schema, and whether the built-in script gave it because the model could not. */
type Answered<T> = { value: T; standsIn: boolean };

/**
 * One answer that fits the schema: the model's, or what the built-in script of the same call says when the model has none
 * within its patience. Refusals (too many requests, a spent account or budget) are told as specified, unless nobody is there
 * to read them: then `anyFailure` lets the script stand in for those, too. The next call asks the model again.
 * @throws AiError
 */
export async function objectOr<T>(
  ai: Ai,
  request: AiRequest & { schema: z.ZodType<T> },
  { script, anyFailure = false }: { script: Script | ReadingScript; anyFailure?: boolean },
): Promise<Answered<T>> {
  try {
    return { value: await ai.object(request), standsIn: false };
  } catch (error) {
    if (ai.builtIn || !(error instanceof AiError) || request.signal.aborted) throw error;
    if (!anyFailure && error.failure !== 'stream_failed') throw error;
    const said = await script(request.script.input);
    return { value: request.schema.parse(JSON.parse(said)), standsIn: true };
  }
}
