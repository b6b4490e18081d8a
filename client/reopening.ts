import { liveSocket } from './trpc.ts';

/** Delay before reopening a stream that the server ended or refused. */
export const REOPEN_MS = 3_000;

let renewal: ReturnType<typeof setTimeout> | undefined;

/**
 * Renews the connection before a stream that ended now is reopened: someone may have a new session, which the
 * connection doesn't have. Streams that end together renew it once, or each would cut what the one before it just got.
 */
export function renewBeforeReopening(): void {
  if (renewal !== undefined) return;
  renewal = setTimeout(() => {
    renewal = undefined;
    liveSocket.renew();
  }, REOPEN_MS);
}
