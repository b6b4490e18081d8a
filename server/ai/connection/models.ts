import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bus } from '../../platform/events/bus.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Ai, ReadingScript, Script } from '../ai.ts';
import { createAi, isConnected } from '../createAi.ts';
import { withBreaker } from '../limits/breaker.ts';
import { createBudgets } from '../limits/budgets.ts';
import { createCallSlots } from '../limits/callSlots.ts';
import { capabilitiesOf } from './capabilities.ts';
import { withTroubleStored } from './connection.ts';
import { createKnown, storeFound } from './modelState.ts';
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

type Models = { ai: Ai; scorer: Ai; scoringModel: Ai };

/** The models for conversations and for judgments, with their capabilities and problems stored. */
export async function createModels(input: Input): Promise<Models> {
  const { env, log } = input;
  const budgets = createBudgets(input);
  const unset = { ...env, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined };
  const rules = createAi({ ...input, env: unset, budgets });
  if (!isConnected(env)) return { ai: rules, scorer: rules, scoringModel: rules };
  const known = await createKnown(input);
  // Both models are on one server.
  const callSlots = createCallSlots(env.AI_CALLS_AT_ONCE ?? null);
  const connected = (place: Place): Ai => {
    const capabilities = capabilitiesOf(place, env, {
      now: () => input.clock.now(),
      storage: {
        stored: () => known.found(place),
        store(change) {
          storeFound(input, place, change).catch((error: unknown) =>
            log.warn({ err: error }, 'storing what a call found out about the model failed'),
          );
        },
      },
    });
    const ai = createAi({ ...input, budgets, model: place.model, capabilities, callSlots });
    return withTroubleStored(ai, { ...input, known, place });
  };
  const place = placeOf(env);
  const scoring = scoringPlaceOf(env);
  const talking = connected(place);
  const scoringModel = scoring.model === place.model ? talking : connected(scoring);
  const ai = withBreaker(talking, input);
  const judging = scoringModel === talking ? ai : withBreaker(scoringModel, input);
  return { ai, scorer: either(judging, rules, () => known.mayJudge(scoring)), scoringModel };
}

/** The model while it may, the built-in rules otherwise; asked at each call. */
function either(model: Ai, rules: Ai, mayJudge: () => boolean): Ai {
  const now = (): Ai => (mayJudge() ? model : rules);
  return {
    now,
    get builtIn() {
      return now().builtIn;
    },
    get model() {
      return now().model;
    },
    stream: (request) => now().stream(request),
    setAside: (requests) => now().setAside(requests),
    object: (request) => now().object(request),
  };
}
