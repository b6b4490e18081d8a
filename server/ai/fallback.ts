import type { z } from 'zod';
import { type Ai, AiError, type AiRequest, type ReadingScript, type Script } from './ai.ts';

/** An answer in the schema, and whether the built-in script gave it because the model could not. */
type Answered<T> = { value: T; standsIn: boolean };

/**
 * One answer that fits the schema: the model's, or the built-in script's if the model has none within the timeout.
 * Refusals (too many requests, a spent account or budget) are thrown as specified, unless no person is waiting: with
 * `anyFailure` the script also replaces those. The next call tries the model again.
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
