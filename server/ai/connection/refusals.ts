import { APICallError } from '@ai-sdk/provider';
import { AiError } from '../ai.ts';

/** How often a refused call is repeated. */
const RETRIES = 3;
/** Delay before the first retry, doubled each time unless the provider specifies one. */
const FIRST_WAIT_MS = 1_000;
/** What providers call an exhausted account. Some answer 429, and waiting doesn't help. */
const SPENT =
  /insufficient[ _](?:quota|credits?|balance|funds)|billing_(?:hard_limit_reached|not_active)|credit balance/i;
/** Used for exhausted accounts, and by some providers for temporary rate limits. */
const MAYBE_SPENT = /billing|quota/i;
const PASSES = /rate_limit_exceeded|per[ _-]?(?:second|minute|hour|day)/i;
/** When to ask again, in words: "in 1.98s", "in 2m10s", "in 350ms". */
const AGAIN_IN = /\b(?:try again|retry) in (?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)(ms|s))?/i;

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
  const wait = askedFor(error) ?? FIRST_WAIT_MS * 2 ** tries;
  return wait < leftMs ? wait : null;
}

function askedFor({ responseHeaders: headers = {}, responseBody = '' }: APICallError): number | null {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1_000;
  const [, minutes, figure, unit] = AGAIN_IN.exec(responseBody) ?? [];
  if (minutes === undefined && figure === undefined) return null;
  return Number(minutes ?? 0) * 60_000 + Math.ceil(Number(figure ?? 0) * (unit === 'ms' ? 1 : 1_000));
}

/** Whether the provider reports that the account is exhausted. */
export function isSpent(error: APICallError): boolean {
  const said = error.responseBody ?? '';
  if (error.statusCode !== 429) return false;
  if (SPENT.test(said)) return true;
  return MAYBE_SPENT.test(said) && !PASSES.test(said) && askedFor(error) === null;
}
