import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import { AiError, type AiRequest, NoTools, rankOf } from '../ai.ts';
import { adjustedTo, type Capabilities, type Found, learnedBetween } from '../connection/capabilities.ts';
import { waitBefore } from '../connection/refusals.ts';
import type { Most } from '../limits/callBudget.ts';
import { type ModelCall, type Piece, piecesOf } from './pieces.ts';
import type { Shape } from './shape.ts';
import type { AiTimeouts } from './stream.ts';
import { thoughtFilter } from './thoughts.ts';
import { fitted, limitIn, roomLeft } from './window.ts';

/** Tokens for reasoning, on top of the requested answer: in conversations, and for judgments. */
const HEADROOM = { talk: 2_000, judgment: 4_000 };
/** Factor of the headroom after an answer that ran out of tokens before its first word. */
const MORE = 3;
/** Maximum number of adjustments to the server's errors before the call fails. */
const ADJUSTMENTS = 6;
/** If an answer has this many more tokens than characters, the rest was reasoning. */
const UNSEEN = 30;

export type Asker = {
  model: Promise<LanguageModelV4>;
  isConnected: boolean;
  capabilities: Capabilities;
  timeouts: AiTimeouts;
  /** Replaces the usual headroom of a conversation; doubled for a judgment. */
  headroom?: number | undefined;
  /** A busy server isn't waited for. */
  isHasty?: boolean;
};

/** Whether a call judges: then a model may think as long as it likes. */
const judges = (request: AiRequest): boolean => rankOf(request) !== 'talk';

/** Scores aren't shown while they're written, so a slow server gets more time. */
const SCORE_TIMEOUT_FACTOR = 4;

/** The most time between setting a call's tokens aside and its end. */
export const longestCallMs = ({ firstChunkMs, totalMs }: AiTimeouts): number =>
  SCORE_TIMEOUT_FACTOR * (firstChunkMs + totalMs);

function timeoutsFor(request: AiRequest, { timeouts }: Asker): AiTimeouts {
  const times = rankOf(request) === 'score' ? SCORE_TIMEOUT_FACTOR : 1;
  const most = request.timeoutMs ?? Number.POSITIVE_INFINITY;
  return {
    firstChunkMs: Math.min(most, timeouts.firstChunkMs * times),
    chunkMs: Math.min(most, timeouts.chunkMs),
    totalMs: Math.min(most, timeouts.totalMs * times),
  };
}

/** The most tokens an answer may take, thoughts included. */
export function tokensFor(
  request: AiRequest,
  { isConnected, headroom }: Pick<Asker, 'isConnected' | 'headroom'>,
  found: Found,
): number {
  if (!isConnected || (found.thinks === false && headroom === undefined)) return request.maxOutputTokens;
  const usual = judges(request) ? HEADROOM.judgment : HEADROOM.talk;
  const own = headroom === undefined ? usual : headroom * (judges(request) ? 2 : 1);
  return request.maxOutputTokens + own * (found.ranOutAt === null ? 1 : MORE);
}

/** The most tokens an answer may take, by what's known of the model now. */
export const mostTokensOf =
  (asker: Asker): Most =>
  (request) =>
    tokensFor(request, asker, asker.capabilities.read());

/** Its tokens ran out before the first word: what came before doesn't count, and another answer begins. */
export type Again = { type: 'again'; inputTokens: number | undefined; outputTokens: number | undefined };

/**
 * Streams one answer. A call refused before its first word is retried: immediately with different parameters if the
 * server rejects one, with a shorter prompt if its context is full, after a delay if it's busy and the caller's timeout
 * allows it, and once with more tokens if they ran out before the first word. Successful parameters are remembered.
 */
export async function* answered(
  asker: Asker,
  request: AiRequest,
  { shape, stop }: { shape: Shape | null; stop: AbortSignal },
): AsyncGenerator<Piece | Again> {
  const { capabilities, isConnected } = asker;
  const timeouts = timeoutsFor(request, asker);
  const signal = AbortSignal.any([request.signal, stop]);
  let started = performance.now();
  const left = (): number => Math.max(1, started + timeouts.firstChunkMs - performance.now());
  const found = capabilities.read();
  const known = { ...found, form: shape?.form ?? found.form };
  let trial: Found = known;
  let onlyNow = known.form !== found.form;
  let [adjustments, waits, ranOut] = [0, 0, false];
  for (;;) {
    const call = callOf(asker, request, { found: trial, shape, signal });
    const attempt = piecesOf(
      await asker.model,
      { ...call, timeouts: { ...timeouts, firstChunkMs: left() } },
      isConnected,
    );
    const begins = capabilities.read().beginsInThought;
    const { refused, empty } = yield* forwarded(attempt, {
      // Structured output is parsed at the end, not while it streams.
      isData: shape !== null || !isConnected,
      begins: shape ? false : begins,
      began() {
        const learned = learnedBetween(known, onlyNow ? { ...trial, form: known.form } : trial);
        if (isConnected && learned) capabilities.learn(learned);
      },
      ended(end, { length, thoughts }) {
        if (!isConnected) return;
        const known = capabilities.read();
        const thinks = thoughts.thought() || thinkingIn(known.thinks, end, length);
        // Servers may send no reasoning with structured output.
        const beginsInThought =
          shape && thoughts.begins() !== true ? known.beginsInThought : thoughts.begins();
        if (thinks !== known.thinks || beginsInThought !== known.beginsInThought)
          capabilities.learn({ thinks, beginsInThought });
      },
    });
    if (refused === null && (!empty || ranOut || !isConnected)) {
      if (empty) yield empty;
      return;
    }
    if (empty) {
      // The timeout restarts: the first answer had already begun.
      [ranOut, started] = [true, performance.now()];
      capabilities.ranOut();
      yield { type: 'again', inputTokens: empty.inputTokens, outputTokens: empty.outputTokens };
      trial = { ...trial, thinks: true, ranOutAt: capabilities.read().ranOutAt };
      continue;
    }
    const context = limitIn(refused, call);
    if (request.tools && !context && refusesTools(refused)) {
      capabilities.learn({ tools: false });
      throw new NoTools({ cause: refused });
    }
    const adjusted = context ? null : adjustedTo(refused, trial, shape !== null);
    if (isConnected && (context || adjusted) && adjustments++ < ADJUSTMENTS) {
      const fits = context && tighter(context, trial.context);
      if (fits) capabilities.learn({ context: fits });
      trial = { ...trial, ...adjusted?.change, ...(fits ? { context: fits } : {}) };
      onlyNow ||= adjusted?.onlyNow ?? false;
      continue;
    }
    const wait = asker.isHasty ? null : waitBefore(refused, waits++, left());
    if (wait === null) throw refused;
    await sleep(wait, undefined, { signal });
  }
}

/**
 * Servers and models that don't support tools report it in different words and statuses. Other errors that mention tools
 * concern one failed answer.
 */
const refusesTools = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  error.statusCode !== undefined &&
  ![401, 402, 403, 429].includes(error.statusCode) &&
  NO_TOOLS.test(error.responseBody ?? '');

const TOOLS = '(?:\\btools?\\b|\\btool_choice\\b|function.?call)';
const NOT_KNOWN =
  '(?:support|require|unknown|unrecognized|unexpected|not (?:permitted|allowed|available|enabled|implemented)|disabled|unavailable)';
const NO_TOOLS = new RegExp(`${TOOLS}[^.]{0,80}${NOT_KNOWN}|${NOT_KNOWN}[^.]{0,80}${TOOLS}`, 'i');

type Context = NonNullable<Found['context']>;

/** A prompt that was cut to the limit and still didn't fit has more tokens than estimated. */
const tighter = (learned: Context, known: Found['context']): Context =>
  known?.tokens === learned.tokens
    ? {
        ...learned,
        charactersPerToken: Math.min(learned.charactersPerToken, known.charactersPerToken) * 0.85,
      }
    : learned;

/** The call for a request, by what is known about the model. */
function callOf(
  asker: Asker,
  request: AiRequest,
  { found, shape, signal }: { found: Found; shape: Shape | null; signal: AbortSignal },
): Omit<ModelCall, 'timeouts'> {
  const wanted = tokensFor(request, asker, found);
  const { system, messages } = fitted({ ...request, maxOutputTokens: wanted }, found.context);
  const { limitName, form, effort } = found;
  const most = roomLeft({ ...request, system, messages, maxOutputTokens: wanted }, found.context);
  return {
    system,
    messages,
    script: request.script,
    ...(request.tools ? { tools: request.tools } : {}),
    ...(request.steps ? { steps: request.steps } : {}),
    maxTokens: Math.min(most, found.answerTokens ?? most),
    limitName,
    effort: effort === 'unsent' || judges(request) ? null : effort,
    form,
    shape,
    signal,
  };
}

type End = Extract<Piece, { type: 'end' }>;

type Seen = {
  /** Characters of visible text and lookups, without thoughts. */
  length: number;
  thoughts: ReturnType<typeof thoughtFilter>;
};

/**
 * Forwards pieces without the thoughts. Returns what ended the answer before its first word: an error, or running out of
 * tokens. Throws later errors.
 */
async function* forwarded(
  pieces: AsyncIterable<Piece>,
  observer: { begins: boolean | null; isData: boolean; began(): void; ended(end: End, seen: Seen): void },
): AsyncGenerator<Piece, { refused: unknown; empty: End | null }> {
  const thoughts = thoughtFilter(observer.begins);
  let [written, length] = [0, 0];
  const seen = (text: string, written: string): Piece => {
    length += text.length;
    return { type: 'text', text: observer.isData ? written : text, length: written.length };
  };
  try {
    for await (const piece of pieces) {
      if (piece.type === 'text') {
        if (written === 0) observer.began();
        written += piece.length;
        yield seen(thoughts.push(piece.text), piece.text);
        continue;
      }
      if (piece.type === 'use') {
        if (written === 0) observer.began();
        written += piece.use.input.length + 1;
        length += piece.use.input.length + 1;
        yield piece;
        continue;
      }
      yield seen(thoughts.end(piece.reason === 'length'), '');
      if (written > 0) observer.ended(piece, { length, thoughts });
      if (length === 0 && piece.reason === 'length') return { refused: null, empty: piece };
      yield piece;
    }
  } catch (error) {
    if (written > 0 || error instanceof AiError) throw error;
    return { refused: error, empty: null };
  }
  return { refused: null, empty: null };
}

/**
 * Whether a model reasons before answering, inferred from an answer with words; a server that reports no reasoning
 * tokens may still use some.
 */
function thinkingIn(
  known: Found['thinks'],
  { outputTokens, thoughtTokens }: End,
  length: number,
): Found['thinks'] {
  if (thoughtTokens || (outputTokens ?? 0) > length + UNSEEN) return true;
  return known === null && outputTokens !== undefined && thoughtTokens === undefined ? false : known;
}
