import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const renew = vi.fn();
let renewAfter: typeof import('./reopening.ts').renewAfter;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.resetModules();
  vi.doMock('../trpc.ts', () => ({ realtimeSocket: { renew } }));
  ({ renewAfter } = await import('./reopening.ts'));
});
afterEach(() => {
  renew.mockReset();
  vi.doUnmock('../trpc.ts');
  vi.useRealTimers();
});

it('renews the connection at once, and once in three seconds for streams that end together', () => {
  renewAfter();
  expect(renew).toHaveBeenCalledTimes(1);
  renewAfter();
  vi.advanceTimersByTime(2_999);
  renewAfter('session_ended');
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  renewAfter('not_signed_in');
  expect(renew).toHaveBeenCalledTimes(2);
});

it('keeps the connection after a refusal that has nothing to do with the session', () => {
  for (const refusal of ['not_allowed', 'unavailable', 'too_many_attempts'] as const) renewAfter(refusal);
  expect(renew).not.toHaveBeenCalled();
  renewAfter('session_ended');
  expect(renew).toHaveBeenCalledTimes(1);
});
