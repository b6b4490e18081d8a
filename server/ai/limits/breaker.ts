import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/log.ts';
import { type Ai, AiError, type AiPurpose, type AiRequest, NoTools } from '../ai.ts';
import { NoTurn } from './callSlots.ts';

/** One failure is a hiccup and two may share a cause with one turn, whose draft is asked for twice; three are a pattern. */
const FAILURES = 3;
/** Long enough for a server to restart, short enough that the next person doesn't notice. */
const REST_MS = 60_000;

/**
 * Circuit breaker. After several consecutive failures, calls fail fast for a while instead of costing each person the
 * full timeout before the built-in fallback. Then one call probes while the others wait for its result. Only timeouts,
 * broken streams, and unusable answers count as failures; refusals (too many requests, a spent account or budget)
 * arrive immediately and are reported as such. State is per process and purpose, because a model that can't rate may
 * still chat.
 */
export function withBreaker(ai: Ai, { clock, log }: { clock: Pick<Clock, 'now'>; log: Logger }): Ai {
  if (ai.builtIn) return ai;
  const enter = createCircuits({ clock, log });

  /** The items of one call, and what it returns. */
  async function* watched<R>(
    request: AiRequest,
    make: () => AsyncIterator<string, R, undefined>,
  ): AsyncGenerator<string, R, undefined> {
    const call = enter(request);
    const items = make();
    let [begun, ended] = [false, false];
    try {
      for (;;) {
        const next = await items.next();
        begun = true;
        if (next.done) {
          ended = true;
          call.worked();
          return next.value;
        }
        yield next.value;
      }
    } catch (error) {
      ended = true;
      call.failed(error);
      throw error;
    } finally {
      if (!ended) {
        // The caller stopped reading, which isn't a failure.
        if (begun && !request.signal.aborted) call.worked();
        await items.return?.();
      }
      call.left();
    }
  }
  const { step } = ai;

  return {
    ...ai,
    stream: (request) => watched(request, () => ai.stream(request)[Symbol.asyncIterator]()),
    ...(step ? { step: (request) => watched(request, () => step(request)) } : {}),
    async object(request) {
      const call = enter(request);
      try {
        const answer = await ai.object(request);
        call.worked();
        return answer;
      } catch (error) {
        call.failed(error);
        throw error;
      } finally {
        call.left();
      }
    },
  };
}

/** How one call reports its outcome. */
type Call = {
  worked(): void;
  failed(error: unknown): void;
  /** It's over, whatever came of it. */
  left(): void;
};

/** The state of each purpose, and the way into a call: throws AiError while the breaker of its purpose is open. */
function createCircuits({
  clock,
  log,
}: {
  clock: Pick<Clock, 'now'>;
  log: Logger;
}): (request: AiRequest) => Call {
  const kinds = new Map<AiPurpose, { failures: number; restUntil: number; trying: boolean }>();
  const kindOf = (purpose: AiPurpose) => {
    const kind = kinds.get(purpose) ?? { failures: 0, restUntil: 0, trying: false };
    kinds.set(purpose, kind);
    return kind;
  };

  return ({ purpose, signal }: AiRequest) => {
    const kind = kindOf(purpose);
    const tries = kind.failures >= FAILURES;
    if (tries && (kind.trying || clock.now().getTime() < kind.restUntil)) throw new AiError('stream_failed');
    if (tries) kind.trying = true;
    return {
      worked(): void {
        kind.failures = 0;
      },
      failed(error: unknown): void {
        if (!(error instanceof AiError) || error.failure !== 'stream_failed' || signal.aborted) return;
        // It never began, or asked for what the model has never had.
        if (error instanceof NoTurn || error instanceof NoTools) return;
        kind.failures++;
        if (kind.failures < FAILURES) return;
        kind.restUntil = clock.now().getTime() + REST_MS;
        log.warn({ purpose, restMs: REST_MS }, 'calls to the model are paused after repeated failures');
      },
      left(): void {
        if (tries) kind.trying = false;
      },
    };
  };
}
