import { APICallError } from '@ai-sdk/provider';
import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import {
  type Ai,
  AiError,
  type AiFailure,
  type AiRequest,
  NoTools,
  type ReadingScript,
  rankOf,
  type Script,
  type ToolUse,
} from './ai.ts';
import { type Asker, answered, tokensFor } from './calls/asking.ts';
import type { Piece } from './calls/pieces.ts';
import { jsonIn, type Shape, shapeOf } from './calls/shape.ts';
import type { AiTimeouts } from './calls/stream.ts';
import { below, type Capabilities, capabilitiesOf } from './connection/capabilities.ts';
import { connectedModel } from './connection/connection.ts';
import { placeOf } from './connection/place.ts';
import { toAiError } from './connection/refusals.ts';
import { type Budgets, createBudgets, type Spent } from './limits/budgets.ts';
import { estimateOf, reserveCallBudget, wantedBy } from './limits/callBudget.ts';
import { type CallSlots, createCallSlots, Interrupted } from './limits/callSlots.ts';
import { scriptedModel } from './scriptedModel.ts';

/** A model that stays silent for this long is given up; the person can try again. */
export const TIMEOUTS: AiTimeouts = { firstChunkMs: 30_000, chunkMs: 20_000, totalMs: 120_000 };

/** A model that streams far past what it was allowed is cut off: about 6 characters a token, twice over. */
const MAX_CHARS_PER_TOKEN = 12;
/** This many unformatted answers in a row mean that the server doesn't enforce the format. */
const UNFORMED_MAX = 3;
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
  const { env, log, metrics } = options;
  const name = options.model ?? env.AI_MODEL;
  const asker: Asker = {
    isConnected: isConnected(env),
    model: isConnected(env)
      ? connectedModel(env, name)
      : Promise.resolve(scriptedModel(options.scripts, options.wordMs ?? (() => 0))),
    capabilities:
      options.capabilities ??
      capabilitiesOf(
        placeOf({ ...env, AI_MODEL: name }),
        env,
        'clock' in options ? options.clock : systemClock,
      ),
    timeouts: options.timeouts ?? TIMEOUTS,
    headroom: env.AI_HEADROOM_TOKENS,
  };
  const { capabilities } = asker;
  let unformed = 0;
  const budgets = 'budgets' in options ? options.budgets : createBudgets(options);
  const callSlots = (asker.isConnected && options.callSlots) || createCallSlots(null);
  const most = (request: AiRequest): number => tokensFor(request, asker, capabilities.read());

  /** Sets one call's tokens aside; the function settles them. @throws AiError('budget_spent') */
  const reserve = async (request: AiRequest): Promise<Settle> => {
    const reservations = await budgets.reserve([wantedBy(request, most)]);
    return (used) => budgets.settle(reservations.map((reservation) => ({ reservation, used })));
  };

  /** The words of one answer, when its turn has come, and how it ended. */
  async function* spoken(
    request: AiRequest,
    shape: Shape | null,
    mayBeInterrupted = false,
  ): AsyncGenerator<string, Ended, undefined> {
    const turn = await callSlots.enter({ rank: rankOf(request), signal: request.signal, mayBeInterrupted });
    try {
      return yield* heard(request, shape, turn.interrupted);
    } finally {
      turn.leave();
    }
  }

  async function* heard(
    request: AiRequest,
    shape: Shape | null,
    interrupted: AbortSignal,
  ): AsyncGenerator<string, Ended, undefined> {
    let estimate = estimateOf(request, most);
    let settle: Settle | null = request.callBudget?.take(request.purpose)?.spend ?? (await reserve(request));
    const started = performance.now();
    let used: Spent | null = null;
    /** Characters that were written, thoughts included. */
    let length = 0;
    let [begun, spoke, refused] = [false, false, false];
    let outcome: AiFailure | 'done' | 'abandoned' = 'abandoned';
    const stop = new AbortController();
    try {
      let end: EndReason = 'cut';
      const uses: ToolUse[] = [];
      const ends = AbortSignal.any([stop.signal, interrupted]);
      for await (const piece of answered(asker, request, { shape, stop: ends })) {
        begun = true;
        if (piece.type === 'end' || piece.type === 'again') {
          const taken = {
            inputTokens: piece.inputTokens ?? estimate.inputTokens,
            outputTokens: piece.outputTokens ?? Math.ceil(length / 4),
          };
          if (piece.type === 'end') [used, end] = [taken, piece.reason];
          else {
            // The next is a call of its own, and may take more, which is known only now.
            const ended = settle;
            [settle, estimate, length, begun] = [null, estimateOf(request, most), 0, false];
            await ended?.(taken);
            settle = await reserve(request);
          }
          continue;
        }
        if (piece.type === 'use') {
          uses.push(piece.use);
          continue;
        }
        length += piece.length;
        spoke ||= piece.text.trim() !== '';
        if (length > estimate.outputTokens * MAX_CHARS_PER_TOKEN) throw new AiError('stream_failed');
        if (piece.text !== '') yield piece.text;
      }
      // A connection that was cut ends like one that finished, but without saying why. Thoughts alone are no answer.
      if (end === 'cut' || (!spoke && uses.length === 0)) throw new AiError('stream_failed');
      outcome = 'done';
      return { end, uses };
    } catch (error) {
      if (interrupted.aborted && !request.signal.aborted) throw new Interrupted();
      refused = APICallError.isInstance(error) && !begun;
      const failure = toAiError(error);
      outcome = failure.failure;
      log.warn({ purpose: request.purpose, failure: failure.failure, err: error }, 'model call failed');
      throw failure;
    } finally {
      stop.abort();
      metrics.aiCall(request.purpose, outcome, (performance.now() - started) / 1000);
      // An interrupted call counts its estimated usage, because providers may charge for it. They don't charge for refusals.
      const broken = { inputTokens: estimate.inputTokens, outputTokens: Math.ceil(length / 4) };
      await settle?.(refused ? null : (used ?? broken));
    }
  }

  /** A whole answer; restarted up to this often when a conversation interrupted it. */
  async function whole(request: AiRequest, shape: Shape): Promise<{ text: string; end: EndReason }> {
    for (let interruptions = 0; ; interruptions++) {
      try {
        return await collected(spoken(request, shape, interruptions < INTERRUPTIONS));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
      }
    }
  }

  async function* stepped(request: AiRequest): AsyncGenerator<string, ToolUse[], undefined> {
    if (capabilities.read().tools === false) throw new NoTools();
    const { end, uses } = yield* spoken(request, null);
    // An answer whose tokens ran out is none: its last lookup may be half of one.
    if (end === 'length') throw new AiError('stream_failed');
    return uses;
  }

  return {
    builtIn: !asker.isConnected,
    model: asker.isConnected ? name : BUILT_IN,
    stream: (request) => spoken(request, null),
    ...(asker.isConnected ? { step: (request) => stepped(request) } : {}),
    setAside: (requests) => reserveCallBudget(budgets, requests, most),
    async object(request) {
      let wanted: AiRequest = request;
      let form = capabilities.read().form;
      for (let tries = 0; tries < (request.tries ?? 2); tries++) {
        const { text, end } = await whole(wanted, { ...shapeOf(request.schema), form });
        const found = jsonIn(text);
        if (found !== null && form === capabilities.read().form) unformed = 0;
        const parsed = request.schema.safeParse(found);
        if (parsed.success) return parsed.data;
        log.warn({ purpose: request.purpose, end }, 'model answered outside the schema');
        if (end === 'length') wanted = { ...wanted, maxOutputTokens: 2 * wanted.maxOutputTokens };
        else if (found === null && form !== 'words' && asker.isConnected && !isRefusal(text)) {
          // One answer may slip; a server that often accepts the format and returns free text doesn't support it.
          if (form === capabilities.read().form && ++unformed >= UNFORMED_MAX) {
            unformed = 0;
            capabilities.learn({ form: below(form) });
          }
          form = below(form);
        }
      }
      throw new AiError('stream_failed');
    },
  };
}

/** Replaces what was set aside for a call by what it took; null for one that was refused. */
type Settle = (used: Spent | null) => void | Promise<void>;

/** Refusals aren't formatted either. */
const isRefusal = (text: string): boolean =>
  !text.includes('{') &&
  /\b(?:sorry|can(?:['’]t|not)|unable|won['’]t|will not|would rather not)\b/i.test(text);

type EndReason = Extract<Piece, { type: 'end' }>['reason'];
/** How an answer ended, and what it wants to look up before it goes on. */
type Ended = { end: EndReason; uses: ToolUse[] };

/** A whole answer. */
async function collected(
  words: AsyncGenerator<string, Ended, undefined>,
): Promise<{ text: string; end: EndReason }> {
  let text = '';
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, end: next.value.end };
    text += next.value;
  }
}
