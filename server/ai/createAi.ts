import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type Ai, AiError, type AiFailure, type AiRequest, type ReadingScript, type Script } from './ai.ts';
import { type Budgets, createBudgets, type Spent } from './budgets.ts';
import { connectedModel } from './connection.ts';
import { type AiTimeouts, partsOf } from './parts.ts';
import { estimateOf, fillPurse, wantedBy } from './purse.ts';
import { toAiError, waitBefore } from './refusals.ts';
import { SCRIPT_OPTIONS, scriptedModel } from './scriptedModel.ts';
import { type ContextLimit, fitted, limitIn } from './window.ts';

/** A model that stays silent for this long is given up; the person can try again. */
const patience: AiTimeouts = { firstChunkMs: 30_000, chunkMs: 20_000, totalMs: 120_000 };

/** A model that streams far past what it was allowed is cut off: about 6 characters a token, twice over. */
const MAX_CHARS_PER_TOKEN = 12;

type AiOptions = {
  env: Env;
  log: Logger;
  metrics: Pick<Metrics, 'aiCall'>;
  scripts: Readonly<Record<string, Script | ReadingScript>>;
  timeouts?: AiTimeouts;
  /** Pause between two words of the built-in model, asked for each answer. */
  wordMs?: () => number;
} & ({ db: Db; clock: Clock } | { budgets: Budgets });

/** The model the settings name, or the built-in one; both through the same path. */
export function createAi(options: AiOptions): Ai {
  const { env, log, metrics } = options;
  const connected = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  const model = connected
    ? connectedModel(env)
    : Promise.resolve(scriptedModel(options.scripts, options.wordMs ?? (() => 0)));
  const budgets = 'budgets' in options ? options.budgets : createBudgets(options);
  const timeouts = options.timeouts ?? patience;
  /** Learned from the first refusal that names it. */
  let limit: ContextLimit | null = null;

  /** One call's parts; a call that was refused before its first word is made again while the caller has patience. */
  async function* answered(request: AiRequest, stop: AbortSignal, started: number) {
    const signal = AbortSignal.any([request.signal, stop]);
    const left = (): number => Math.max(1, started + timeouts.firstChunkMs - performance.now());
    const providerOptions: SharedV4ProviderOptions = connected
      ? // Compatible servers know "system"; "developer" is one vendor's newer word for it.
        { openai: { systemMessageMode: 'system' } }
      : { [SCRIPT_OPTIONS]: { name: request.script.name, input: JSON.stringify(request.script.input) } };
    for (let tries = 0; ; tries++) {
      const prompt = fitted(request, limit);
      const parts = partsOf({
        model: await model,
        prompt,
        providerOptions,
        signal,
        timeouts: { ...timeouts, firstChunkMs: left() },
      });
      let begun = false;
      let refused: unknown;
      try {
        for await (const part of parts) {
          if (part.type === 'error') throw part.error;
          begun ||= part.type === 'text-delta' && part.delta !== '';
          yield part;
        }
        return;
      } catch (error) {
        if (begun || error instanceof AiError) throw error;
        refused = error;
      }
      const learned = limitIn(refused, prompt);
      if (learned && limit?.tokens !== learned.tokens) {
        limit = learned;
        continue;
      }
      const wait = waitBefore(refused, tries, left());
      if (wait === null) throw refused;
      await sleep(wait, undefined, { signal });
    }
  }

  async function* stream(request: AiRequest): AsyncGenerator<string> {
    const estimate = estimateOf(request);
    const share = request.purse?.take(request.purpose) ?? null;
    const reservations = share ? [] : await budgets.reserve([wantedBy(request)]);
    const started = performance.now();
    let used: Spent | null = null;
    let length = 0;
    let outcome: AiFailure | 'done' | 'abandoned' = 'abandoned';
    const stop = new AbortController();
    try {
      let finished = false;
      for await (const part of answered(request, stop.signal, started)) {
        if (part.type === 'finish') {
          const { unified } = part.finishReason;
          finished = unified === 'stop' || unified === 'length';
          used = {
            inputTokens: part.usage.inputTokens.total ?? estimate.inputTokens,
            outputTokens: part.usage.outputTokens.total ?? Math.ceil(length / 4),
          };
        }
        if (part.type !== 'text-delta' || part.delta === '') continue;
        length += part.delta.length;
        if (length > request.maxOutputTokens * MAX_CHARS_PER_TOKEN) throw new AiError('stream_failed');
        yield part.delta;
      }
      // A connection that was cut ends like one that finished, but without saying why.
      if (!finished || length === 0) throw new AiError('stream_failed');
      outcome = 'done';
    } catch (error) {
      const failure = toAiError(error);
      outcome = failure.failure;
      log.warn({ purpose: request.purpose, failure: failure.failure, err: error }, 'model call failed');
      throw failure;
    } finally {
      stop.abort();
      metrics.aiCall(request.purpose, outcome, (performance.now() - started) / 1000);
      // A call that broke off keeps what it read and wrote; the provider may charge for that.
      const spent = used ?? { inputTokens: estimate.inputTokens, outputTokens: Math.ceil(length / 4) };
      if (share) share.spend(spent);
      else await budgets.settle(reservations.map((reservation) => ({ reservation, used: spent })));
    }
  }

  return {
    builtIn: !connected,
    model: connected ? env.AI_MODEL : 'built-in',
    stream,
    setAside: (requests) => fillPurse(budgets, requests),
    async object<T>(request: AiRequest & { schema: z.ZodType<T>; tries?: number }): Promise<T> {
      for (let tries = 0; tries < (request.tries ?? 2); tries++) {
        let text = '';
        for await (const piece of stream(request)) text += piece;
        const parsed = request.schema.safeParse(jsonIn(text));
        if (parsed.success) return parsed.data;
        log.warn({ purpose: request.purpose }, 'model answered outside the schema');
      }
      throw new AiError('stream_failed');
    },
  };
}

/** The JSON object inside an answer; models like to wrap it in a fence or a sentence. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
