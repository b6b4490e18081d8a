import { APICallError } from '@ai-sdk/provider';
import type { AiTroubleKind } from '../../../shared/ai/connection.ts';
import { AiError } from '../ai.ts';
import { isSpent } from './refusals.ts';

/** A persistent problem with the connection itself; null for a transient failure. */
export function troubleIn(error: unknown): AiTroubleKind | null {
  const refusal = causeOf(error);
  if (!APICallError.isInstance(refusal)) return null;
  const { statusCode } = refusal;
  if (statusCode === 402 || isSpent(refusal)) return 'spent';
  if (statusCode === 401) return 'key';
  // Some providers also answer 403 for a text their filter blocks.
  if (statusCode === 403) return FILTERED.test(refusal.responseBody ?? '') ? null : 'rights';
  if (statusCode === 404 || (statusCode === 400 && NO_SUCH_MODEL.test(refusal.responseBody ?? '')))
    return 'model';
  return statusCode === undefined && NO_WAY.test(codeUnder(refusal)) ? 'unreachable' : null;
}

/** Whether the model's answer was unusable. That's the model's failure; all others are its server's or the account's. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof AiError &&
  error.failure === 'stream_failed' &&
  troubleIn(error) === null &&
  !isOutage(error);

const FILTERED = /moderation|flagged|content.?policy|content.?filter/i;

/** Whether no model answered at all, because the server or the connection failed temporarily. */
export function isOutage(error: unknown): boolean {
  const refusal = causeOf(error);
  if (!APICallError.isInstance(refusal)) return false;
  const { statusCode } = refusal;
  return statusCode === undefined || statusCode === 408 || statusCode >= 500;
}

/** How servers report an unknown model with status 400. */
const NO_SUCH_MODEL =
  /model_not_found|invalid_model|\bmodel\b[^.]{0,120}(?:does(?:n.t| not) exist|(?:was |is )?not (?:found|available|supported))|(?:unknown|invalid|no such) model\b/i;

/** Node's error codes for an unreachable address or an untrusted certificate; broken connections aren't among them. */
const NO_WAY =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED/;

/** The code of the first error under this one that has one; empty without. */
function codeUnder(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeUnder(error.cause);
}

/** The provider's refusal under an error of ours. */
function causeOf(error: unknown): unknown {
  if (APICallError.isInstance(error) || !(error instanceof Error)) return error;
  return error.cause === undefined ? error : causeOf(error.cause);
}
