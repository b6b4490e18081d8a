import { APICallError } from '@ai-sdk/provider';
import { AiError } from './ai.ts';

/** A refusal is asked again so often. */
const RETRIES = 3;
/** Delay before the first retry, doubled each time unless the provider specifies one. */
const FIRST_WAIT_MS = 1_000;
/** What providers call a spent account; some answer 429 then, and no waiting helps. */
const SPENT = /insufficient_quota|billing|credit balance|quota exceeded/i;

/** What the provider's refusal means to us (quality R6). */
export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 402 || isSpent(error)) return new AiError('payment_required', { cause: error });
    if (error.statusCode === 429) return new AiError('rate_limited', { cause: error });
  }
  return new AiError('stream_failed', { cause: error });
}

/**
 * Delay before a refused call is retried: the provider's value, or exponential backoff. Null if retrying won't help or
 * the delay exceeds the caller's timeout.
 */
export function waitBefore(error: unknown, tries: number, leftMs: number): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable || isSpent(error) || tries >= RETRIES)
    return null;
  const wait = askedFor(error.responseHeaders ?? {}) ?? FIRST_WAIT_MS * 2 ** tries;
  return wait < leftMs ? wait : null;
}

function askedFor(headers: Readonly<Record<string, string>>): number | null {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** Whether the provider reports that the account is exhausted. */
export const isSpent = (error: APICallError): boolean =>
  error.statusCode === 429 && SPENT.test(error.responseBody ?? '');
