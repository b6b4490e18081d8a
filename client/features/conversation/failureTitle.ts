import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** What the product calls an AI that refuses for now (specification file 1 §8, product decision on AI). */
const titles: Partial<Record<ErrorCode, string>> = {
  ai_rate_limited: 'Rate Limit',
  too_many_attempts: 'Rate Limit',
  ai_unavailable: 'Service Unavailable',
};

/** The title of the toast about a failed reply; null for a failure that has no name of its own. */
export function failureTitle(code: ErrorCode): string | null {
  return titles[code] ?? null;
}
