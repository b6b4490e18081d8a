import { z } from 'zod';
import type { Env } from '../../env.ts';
import type { Place } from './place.ts';

/** The model list is optional, so the timeout is short. */
const LIST_MS = 5_000;

const tokens = z.int().positive().optional().catch(undefined);
/** Names that servers use for the context length. */
const Listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: tokens,
      context_length: tokens,
      context_window: tokens,
      meta: z.object({ n_ctx: tokens }).optional().catch(undefined),
    }),
  ),
});

/** Context length in tokens as reported by the server; null if its list doesn't contain it, or there is no list. */
export async function contextListed(
  { OPENAI_API_KEY, OPENAI_BASE_URL }: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>,
  { model }: Place,
  signal: AbortSignal,
): Promise<number | null> {
  if (!OPENAI_BASE_URL) return null;
  try {
    const response = await fetch(`${OPENAI_BASE_URL.replace(/\/$/, '')}/models`, {
      headers: { authorization: `Bearer ${OPENAI_API_KEY ?? 'none'}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]),
    });
    const { data } = Listed.parse(await response.json());
    const one = data.find(({ id }) => id === model) ?? (data.length === 1 ? data[0] : undefined);
    return one?.max_model_len ?? one?.meta?.n_ctx ?? one?.context_length ?? one?.context_window ?? null;
  } catch {
    return null;
  }
}
