import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** Titles for an AI that's temporarily unavailable (specification file 1 §8, product decision on AI). */
const titles: Partial<Record<ErrorCode, string>> = {
  ai_rate_limited: 'Rate Limit',
  too_many_attempts: 'Rate Limit',
  ai_unavailable: 'Service Unavailable',
};

/** The title of the toast about a failed reply; null when the failure has none. */
export function failureTitle(code: ErrorCode): string | null {
  return titles[code] ?? null;
}
