import { toDomainError } from '../errors.ts';

/**
 * The header Retry-After for errors that say how long to wait: whole seconds of the longest wait (RFC 9110 §10.2.3).
 * Empty when none of them does.
 */
export function retryAfter(errors: readonly unknown[]): Record<string, string> {
  const waits = errors.map((error) => toDomainError(error)?.waitMs ?? 0);
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { 'retry-after': String(Math.ceil(longest / 1000)) } : {};
}
