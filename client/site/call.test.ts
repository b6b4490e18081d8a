import { afterEach, expect, it, vi } from 'vitest';
import { UNAVAILABLE } from '../../shared/errors/unavailable.ts';
import { query } from './call.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('times out on a silent connection', async () => {
  vi.useFakeTimers();
  // The platform's own timeout doesn't follow the timers of a test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const asked = expect(query('company.legal', { kind: 'privacy' })).rejects.toMatchObject({
    code: 'unavailable',
    message: UNAVAILABLE,
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await asked;
});
