import { APICallError } from '@ai-sdk/provider';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { AiError, type AiFailure, type AiRequest, NoTools, type ToolUse } from '../ai.ts';
import { toAiError } from '../connection/refusals.ts';
import type { Budgets } from '../limits/budgets.ts';
import { Interrupted } from '../limits/callSlots.ts';
import { type CallUsage, openUsage } from '../limits/callUsage.ts';
import { type Again, type Asker, answered, mostTokensOf } from './asking.ts';
import type { Piece } from './pieces.ts';
import type { Shape } from './shape.ts';

type EndReason = Extract<Piece, { type: 'end' }>['reason'];
/** How an answer ended, and what it wants to look up before it goes on. */
export type Ended = { end: EndReason; uses: ToolUse[] };

/** What a call needs besides its request. */
export type Caller = {
  asker: Asker;
  budgets: Budgets;
  log: Logger;
  metrics: Pick<Metrics, 'aiCall'>;
};

/**
 * The words of one answer, and how it ended. Its tokens are counted, its time is measured, and its failure is logged.
 * @throws AiError; Interrupted when `interrupted` aborts while the caller still waits
 */
export async function* counted(
  { asker, budgets, log, metrics }: Caller,
  request: AiRequest,
  { shape, interrupted }: { shape: Shape | null; interrupted: AbortSignal },
): AsyncGenerator<string, Ended, undefined> {
  const usage = await openUsage(budgets, request, mostTokensOf(asker));
  const started = performance.now();
  let outcome: AiFailure | 'done' | 'abandoned' = 'abandoned';
  const stop = new AbortController();
  try {
    const ends = AbortSignal.any([stop.signal, interrupted]);
    const ended = yield* wordsOf(answered(asker, request, { shape, stop: ends }), usage);
    outcome = 'done';
    return ended;
  } catch (error) {
    if (interrupted.aborted && !request.signal.aborted) throw new Interrupted();
    if (APICallError.isInstance(error) || error instanceof NoTools) usage.refused();
    const failure = toAiError(error);
    outcome = failure.failure;
    log.warn({ purpose: request.purpose, failure: failure.failure, err: error }, 'model call failed');
    throw failure;
  } finally {
    stop.abort();
    metrics.aiCall(request.purpose, outcome, (performance.now() - started) / 1000);
    // What was asked for is here: a count that's missing (decision 049) must not take it away.
    await usage
      .settle()
      .catch((error: unknown) => log.warn({ purpose: request.purpose, err: error }, 'tokens not counted'));
  }
}

/** Passes the words on, and counts every piece. @throws AiError for an answer without words or lookups, or without an end */
async function* wordsOf(
  pieces: AsyncIterable<Piece | Again>,
  usage: CallUsage,
): AsyncGenerator<string, Ended, undefined> {
  let end: EndReason = 'cut';
  let spoke = false;
  const uses: ToolUse[] = [];
  for await (const piece of pieces) {
    switch (piece.type) {
      case 'text':
        usage.wrote(piece.length);
        spoke ||= piece.text.trim() !== '';
        if (piece.text !== '') yield piece.text;
        break;
      case 'use':
        usage.wrote(0);
        uses.push(piece.use);
        break;
      case 'again':
        await usage.startOver(piece);
        break;
      case 'end':
        usage.ended(piece);
        end = piece.reason;
        break;
    }
  }
  // A connection that was cut ends like one that finished, but without saying why. Thoughts alone are no answer.
  if (end === 'cut' || (!spoke && uses.length === 0)) throw new AiError('stream_failed');
  return { end, uses };
}

/** A whole answer. */
export async function collected(
  words: AsyncGenerator<string, Ended, undefined>,
): Promise<{ text: string; end: EndReason }> {
  let text = '';
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, end: next.value.end };
    text += next.value;
  }
}
