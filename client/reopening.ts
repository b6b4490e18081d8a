import type { ErrorCode } from '../shared/errors/errors.ts';
import { readError } from './errors.ts';
import { liveSocket } from './trpc.ts';

/** Delay before reopening a stream that the server ended or refused. */
export const REOPEN_MS = 3_000;

/** Refusals of the socket. The page checks over HTTP whether the session has really ended. */
const sessionRefusals = new Set<ErrorCode>(['session_ended', 'not_signed_in']);

let renewedAt = Number.NEGATIVE_INFINITY;

/**
 * Renews the connection after a stream ended, or was refused because of its session: the browser may have a new session, which the
 * connection doesn't know. At once, because a page that starts anew must not be refused again; and once for streams that end
 * together, or each would cut what the one before it just got.
 */
export function renewAfter(error?: unknown): void {
  if (error !== undefined && !sessionRefusals.has(readError(error).code)) return;
  if (performance.now() < renewedAt + REOPEN_MS) return;
  renewedAt = performance.now();
  liveSocket.renew();
}
