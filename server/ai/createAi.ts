import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import {
  type Ai,
  AiError,
  type AiRequest,
  NoTools,
  type ReadingScript,
  rankOf,
  type Script,
  type ToolUse,
} from './ai.ts';
import { type Asker, mostTokensOf } from './calls/asking.ts';
import { type Caller, collected, counted, type Ended } from './calls/counted.ts';
import { createFormatted } from './calls/formatted.ts';
import type { Shape } from './calls/shape.ts';
import type { AiTimeouts } from './calls/stream.ts';
import { type Capabilities, capabilitiesOf } from './connection/capabilities.ts';
import { connectedModel } from './connection/connection.ts';
import { placeOf } from './connection/place.ts';
import { type Budgets, createBudgets } from './limits/budgets.ts';
import { reserveCallBudget } from './limits/callBudget.ts';
import { type CallSlots, createCallSlots, Interrupted } from './limits/callSlots.ts';
import { scriptedModel } from './scriptedModel.ts';

/** A model that stays silent for this long is given up; the person can try again. */
export const TIMEOUTS: AiTimeouts = { firstChunkMs: 30_000, chunkMs: 20_000, totalMs: 120_000 };

/** How often a judgment yields to conversations before it runs to completion. */
const INTERRUPTIONS = 2;

type AiOptions = {
  env: Env;
  log: Logger;
  metrics: Pick<Metrics, 'aiCall'>;
  scripts: Readonly<Record<string, Script | ReadingScript>>;
  /** Which of the server's models; by default the one for conversations. */
  model?: string;
  /** Its known capabilities; by default those found by this process. */
  capabilities?: Capabilities;
  /** Concurrency control; by default calls don't wait for each other. */
  callSlots?: CallSlots;
  timeouts?: AiTimeouts;
  /** Pause between two words of the built-in model, asked for each answer. */
  wordMs?: () => number;
} & ({ db: Db; clock: Clock } | { budgets: Budgets });

/** Whether settings name a server; otherwise the built-in model is used. */
export const isConnected = (env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;

/** The model the settings name, or the built-in one; both take the same path. */
export function createAi(options: AiOptions): Ai {
  const { log, metrics } = options;
  const asker = askerOf(options);
  const budgets = 'budgets' in options ? options.budgets : createBudgets(options);
  const callSlots = (asker.isConnected && options.callSlots) || createCallSlots(null);
  const caller: Caller = { asker, budgets, log, metrics };

  /** The words of one answer, when its turn has come, and how it ended. */
  async function* spoken(
    request: AiRequest,
    shape: Shape | null,
    mayBeInterrupted = false,
  ): AsyncGenerator<string, Ended, undefined> {
    const turn = await callSlots.enter({ rank: rankOf(request), signal: request.signal, mayBeInterrupted });
    try {
      return yield* counted(caller, request, { shape, interrupted: turn.interrupted });
    } finally {
      turn.leave();
    }
  }

  /** A whole answer; restarted up to this often when a conversation interrupted it. */
  async function whole(request: AiRequest, shape: Shape): ReturnType<typeof collected> {
    for (let interruptions = 0; ; interruptions++) {
      try {
        return await collected(spoken(request, shape, interruptions < INTERRUPTIONS));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
      }
    }
  }

  async function* stepped(request: AiRequest): AsyncGenerator<string, ToolUse[], undefined> {
    if (asker.capabilities.read().tools === false) throw new NoTools();
    const { end, uses } = yield* spoken(request, null);
    // An answer whose tokens ran out is none: its last lookup may be half of one.
    if (end === 'length') throw new AiError('stream_failed');
    return uses;
  }

  return {
    builtIn: !asker.isConnected,
    model: asker.isConnected ? modelNameOf(options) : BUILT_IN,
    stream: (request) => spoken(request, null),
    ...(asker.isConnected ? { step: (request) => stepped(request) } : {}),
    setAside: (requests) => reserveCallBudget(budgets, requests, mostTokensOf(asker)),
    object: createFormatted(asker, log, whole),
  };
}

const modelNameOf = ({ model, env }: AiOptions): string => model ?? env.AI_MODEL;

/** Which model is asked, what's known of it, and how long it may take. */
function askerOf(options: AiOptions): Asker {
  const { env } = options;
  const name = modelNameOf(options);
  const place = placeOf({ ...env, AI_MODEL: name });
  return {
    isConnected: isConnected(env),
    model: isConnected(env)
      ? connectedModel(env, name)
      : Promise.resolve(scriptedModel(options.scripts, options.wordMs ?? (() => 0))),
    capabilities:
      options.capabilities ?? capabilitiesOf(place, env, 'clock' in options ? options.clock : systemClock),
    timeouts: options.timeouts ?? TIMEOUTS,
    headroom: env.AI_HEADROOM_TOKENS,
  };
}
