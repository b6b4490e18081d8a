import type { ErrorCode } from '../../shared/errors/errors.ts';
import { realtimeSocket } from '../trpc.ts';

/** Delay before reopening a stream that the server ended or refused. */
export const REOPEN_MS = 3_000;

/** Refusals of the socket. The page checks over HTTP whether the session has really ended. */
const sessionRefusals: readonly ErrorCode[] = ['session_ended', 'not_signed_in'];

let renewedAt = -REOPEN_MS;

/**
 * Renews the connection after a stream ended, or was refused because of its session: the browser may have a new session, which the
 * connection doesn't know. At once, because a page that starts anew must not be refused again; and once for streams that end
 * together, or each would cut what the one before it just got.
 */
export function renewAfter(refusal?: ErrorCode): void {
  if (refusal && !sessionRefusals.includes(refusal)) return;
  if (performance.now() < renewedAt + REOPEN_MS) return;
  renewedAt = performance.now();
  realtimeSocket.renew();
}
