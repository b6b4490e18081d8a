import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { type Ai, AiError, type AiRequest } from './ai.ts';

/** One failure is a hiccup and two may share a cause with one turn, whose draft is asked for twice; three are a pattern. */
const FAILURES = 3;
/** Long enough for a server to start again, short enough that nobody's next turn waits for a person to notice. */
const REST_MS = 60_000;

/**
 * Leaves a model alone for a while that failed several times in a row: each further call would cost a person the whole
 * patience before built-in words come. Then one call tries, and the others wait for what comes of it. Only silence, broken
 * streams and unusable answers count: a refusal (too many requests, a spent account or budget) comes at once and is told as
 * such. Kept per process.
 */
export function withBreaker(ai: Ai, { clock, log }: { clock: Pick<Clock, 'now'>; log: Logger }): Ai {
  if (ai.builtIn) return ai;
  let failures = 0;
  let restUntil = 0;
  let trying = false;

  /** Whether this call is the one that tries again. @throws AiError while the model rests */
  const enter = (): boolean => {
    if (failures < FAILURES) return false;
    if (trying || clock.now().getTime() < restUntil) throw new AiError('stream_failed');
    trying = true;
    return true;
  };
  const failed = (error: unknown, request: AiRequest): void => {
    if (!(error instanceof AiError) || error.failure !== 'stream_failed' || request.signal.aborted) return;
    failures++;
    if (failures < FAILURES) return;
    restUntil = clock.now().getTime() + REST_MS;
    log.warn({ failures, restMs: REST_MS }, 'the model rests after failures in a row');
  };
  const worked = (): void => {
    failures = 0;
  };

  return {
    ...ai,
    async *stream(request) {
      const tries = enter();
      try {
        for await (const piece of ai.stream(request)) {
          // Also of a stream that is left early: whoever reads it has what they wanted.
          worked();
          yield piece;
        }
      } catch (error) {
        failed(error, request);
        throw error;
      } finally {
        if (tries) trying = false;
      }
    },
    async object(request) {
      const tries = enter();
      try {
        const answer = await ai.object(request);
        worked();
        return answer;
      } catch (error) {
        failed(error, request);
        throw error;
      } finally {
        if (tries) trying = false;
      }
    },
  };
}
