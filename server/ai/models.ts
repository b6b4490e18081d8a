import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Ai, ReadingScript, Script } from './ai.ts';
import { withBreaker } from './breaker.ts';
import { createBudgets } from './budgets.ts';
import { capabilitiesOf } from './capabilities.ts';
import { withTroubleKept } from './connection.ts';
import { createAi, isConnected } from './createAi.ts';
import { createKnown, keepFound } from './kept.ts';
import { createLanes } from './lanes.ts';
import { type Place, placeOf, scoringPlaceOf } from './place.ts';

type Input = {
  env: Env;
  db: Db;
  bus: Bus;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  scripts: Readonly<Record<string, Script | ReadingScript>>;
  wordMs: () => number;
  signal: AbortSignal;
};

/** The model that talks and the one that judges, with what is known of them and what goes wrong with them kept. */
export async function createModels(input: Input): Promise<{ ai: Ai; scorer: Ai }> {
  const { env, log } = input;
  const budgets = createBudgets(input);
  if (!isConnected(env)) {
    const ai = createAi({ ...input, budgets });
    return { ai, scorer: ai };
  }
  const known = await createKnown(input);
  // Both models are on one server.
  const lanes = createLanes(env.AI_CALLS_AT_ONCE ?? null);
  const connected = (place: Place): Ai => {
    const capabilities = capabilitiesOf(place, env, {
      now: () => input.clock.now(),
      storage: {
        stored: () => known.found(place),
        keep(change) {
          keepFound(input, place, change).catch((error: unknown) =>
            log.warn({ err: error }, 'keeping what a call found out about the model failed'),
          );
        },
      },
    });
    const ai = createAi({ ...input, budgets, model: place.model, capabilities, lanes });
    return withBreaker(withTroubleKept(ai, { ...input, known, place }), input);
  };
  const place = placeOf(env);
  const scoring = scoringPlaceOf(env);
  const ai = connected(place);
  return { ai, scorer: scoring.model === place.model ? ai : connected(scoring) };
}
