import { builtInScripts } from '../../builtInScripts.ts';
import type { Env } from '../../env.ts';
import type { Logger } from '../../platform/log.ts';
import type { Ai } from '../ai.ts';
import { scoringPlaceOf } from '../connection/place.ts';
import { createAi } from '../createAi.ts';
import type { Budgets } from '../limits/budgets.ts';

/** Evaluations run in the background, so a slow server gets more time. */
const timeouts = { firstChunkMs: 300_000, chunkMs: 120_000, totalMs: 900_000 };

/** What a model was asked for and took. */
export type Used = { calls: number; inputTokens: number; outputTokens: number };

/**
 * The models that settings name, as the server would ask them, without a database: their tokens are counted here, and daily
 * caps don't apply. `ai` judges; `talker` leads conversations. `builtIn` ignores the connection settings.
 */
export function evalModel({ env, log, builtIn }: { env: Env; log: Logger; builtIn: boolean }): {
  ai: Ai;
  talker: Ai;
  used: Readonly<Used>;
} {
  const used: Used = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const settle: Budgets['settle'] = async (ended) => {
    for (const { used: spent } of ended) {
      if (!spent) continue;
      used.calls += 1;
      used.inputTokens += spent.inputTokens;
      used.outputTokens += spent.outputTokens;
    }
  };
  const budgets: Budgets = {
    reserve: async (wanted) => wanted.map((one) => ({ ...one, day: '', span: 0 })),
    settle,
    settleSoon: settle,
  };
  const options = {
    env: builtIn ? { ...env, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined } : env,
    log,
    metrics: { aiCall: () => {} },
    budgets,
    timeouts,
    scripts: builtInScripts,
  };
  const ai = createAi({ ...options, model: scoringPlaceOf(env).model });
  return { ai, talker: createAi({ ...options, model: env.AI_MODEL }), used };
}
