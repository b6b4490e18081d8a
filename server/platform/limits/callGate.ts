import { DomainError } from '../../errors.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from './network.ts';

/** Calls a caller may make at once, and how fast that allowance returns. Generous for a shared office address. */
const BURST = 300;
const PER_SECOND = 30;
const FORGET_MS = 60_000;
/** What “a few seconds” means to a program. */
const WAIT_MS = 3_000;

/**
 * A coarse flood limit, per process and in memory: it counts every call in a batch and on a socket, which the
 * HTTP rate limiter can't see. For exact, shared counts, use `Limits`.
 */
export function createCallGate(clock: Clock): { take(address: string): void } {
  const buckets = new Map<string, { tokens: number; at: number }>();
  let sweptAt = 0;
  return {
    take(address) {
      const caller = networkOf(address);
      const now = clock.now().getTime();
      // If the clock is set back, no one loses calls.
      if (Math.abs(now - sweptAt) > FORGET_MS) {
        sweptAt = now;
        for (const [key, { at }] of buckets) if (Math.abs(now - at) > FORGET_MS) buckets.delete(key);
      }
      const bucket = buckets.get(caller) ?? { tokens: BURST, at: now };
      bucket.tokens = Math.min(BURST, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * PER_SECOND);
      bucket.at = now;
      buckets.set(caller, bucket);
      if (bucket.tokens < 1) throw new DomainError('too_many_attempts', { wait: 'a few seconds' }, WAIT_MS);
      bucket.tokens -= 1;
    },
  };
}
