import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AiTroubleKind } from '../../../shared/ai/connection.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bus } from '../../platform/events/bus.ts';
import type { Logger } from '../../platform/log.ts';
import { type Ai, NoTools } from '../ai.ts';
import { mergingFetch } from './mergingFetch.ts';
import { type Known, storeTrouble } from './modelState.ts';
import type { Place } from './place.ts';
import { troubleIn } from './troubles.ts';

/** A model over the network; its driver is 24 MB that the built-in one does without. */
export async function connectedModel(
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>,
  name: string,
): Promise<LanguageModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const provider = createOpenAI({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    fetch: mergingFetch(),
    ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
  });
  return provider.chat(name);
}

type TroubleOptions = { db: Db; bus: Bus; clock: Clock; known: Known; place: Place; log: Logger };

/**
 * Records a connection problem for HR from the first failing call until a call succeeds. Calls don't wait for this:
 * it's stored in the background, and if the database is unavailable only the record is lost. Whether a problem is
 * recorded is known in memory, so a successful call costs nothing.
 */
export function withTroubleStored(ai: Ai, options: TroubleOptions): Ai {
  const { known, place, log } = options;
  let writing: Promise<void> = Promise.resolve();
  const note = (kind: AiTroubleKind | null): void => {
    writing = writing
      .then(() => storeTrouble(options, place, kind))
      .catch((error: unknown) => log.warn({ err: error }, 'storing the model’s trouble failed'));
  };
  const worked = (): void => {
    if (known.troubled(place)) note(null);
  };
  const failed = (error: unknown): void => {
    // A server without tool support can still hold conversations.
    if (error instanceof NoTools) return;
    const kind = troubleIn(error);
    if (kind) note(kind);
  };
  const { step } = ai;
  return {
    ...ai,
    ...(step
      ? {
          async *step(request) {
            try {
              const uses = yield* step(request);
              worked();
              return uses;
            } catch (error) {
              failed(error);
              throw error;
            }
          },
        }
      : {}),
    async *stream(request) {
      let begun = false;
      try {
        for await (const piece of ai.stream(request)) {
          if (!begun) worked();
          begun = true;
          yield piece;
        }
      } catch (error) {
        failed(error);
        throw error;
      }
    },
    async object(request) {
      try {
        const answer = await ai.object(request);
        worked();
        return answer;
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
}
