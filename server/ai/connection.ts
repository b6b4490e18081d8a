import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import type { AiTroubleKind } from '../../shared/aiConnection.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Ai } from './ai.ts';
import { type Known, keepTrouble, type Place } from './kept.ts';
import { isSpent } from './refusals.ts';

type ModelEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'AI_MODEL'>;

/** A model over the network; its driver is 24 MB that the built-in one does without. */
export async function connectedModel(env: ModelEnv): Promise<LanguageModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const provider = createOpenAI({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
  });
  return provider.chat(env.AI_MODEL);
}

/** What is wrong with the connection itself, as long as nobody mends it; null for a failure that may pass. */
export function troubleIn(error: unknown): AiTroubleKind | null {
  const refusal = causeOf(error);
  if (!APICallError.isInstance(refusal)) return null;
  const { statusCode } = refusal;
  if (statusCode === 402 || isSpent(refusal)) return 'spent';
  if (statusCode === 401) return 'key';
  if (statusCode === 403) return 'rights';
  if (statusCode === 404 || (statusCode === 400 && NO_SUCH_MODEL.test(refusal.responseBody ?? '')))
    return 'model';
  return statusCode === undefined && NO_WAY.test(codeUnder(refusal)) ? 'unreachable' : null;
}

/** How servers that answer 400 say that they don't know the model. */
const NO_SUCH_MODEL =
  /model_not_found|invalid_model|\bmodel\b[^.]{0,120}(?:does(?:n.t| not) exist|(?:was |is )?not (?:found|available|supported))|(?:unknown|invalid|no such) model\b/i;

/** What Node calls an address nobody is at, or whose certificate isn't trusted; a connection that broke off is neither. */
const NO_WAY =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED/;

/** The code of the first error under this one that has one; empty without. */
function codeUnder(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeUnder(error.cause);
}

/** The provider's refusal under an error of ours. */
function causeOf(error: unknown): unknown {
  if (APICallError.isInstance(error) || !(error instanceof Error)) return error;
  return error.cause === undefined ? error : causeOf(error.cause);
}

type Keeping = { db: Db; bus: Bus; clock: Clock; known: Known; place: Place; log: Logger };

/**
 * Keeps a trouble with the connection for HR, from the first call that shows it until one works. A call waits for neither:
 * what is kept is written beside it, and a database that is away loses nothing but the remark. Whether a trouble stands is
 * known without asking the database, whichever process or test noted it, so a call that works costs nothing.
 */
export function withTroubleKept(ai: Ai, options: Keeping): Ai {
  const { known, place, log } = options;
  let writing: Promise<void> = Promise.resolve();
  const note = (kind: AiTroubleKind | null): void => {
    writing = writing
      .then(() => keepTrouble(options, place, kind))
      .catch((error: unknown) => log.warn({ err: error }, 'keeping the trouble with the model failed'));
  };
  const worked = (): void => {
    if (known.troubled(place)) note(null);
  };
  const failed = (error: unknown): void => {
    const kind = troubleIn(error);
    if (kind) note(kind);
  };
  return {
    ...ai,
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
