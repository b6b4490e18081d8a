import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { timed } from '../../../client/timeouts.ts';

// What the page's realtime connection listens to.
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());
// Later files of this worker render as on a server, where there's no document.
afterAll(() => vi.unstubAllGlobals());
const { queryClient } = await import('../../../client/trpc.ts');

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('carries a press out or refuses it at once, and never keeps it for later', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const press = queryClient.getMutationCache().build(queryClient, { mutationFn });
  await expect(press.execute(undefined)).rejects.toThrow('Failed to fetch');
  expect(mutationFn).toHaveBeenCalledOnce();
});

/** A line that takes the request and never says anything. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('gives up a silent connection', async () => {
  vi.useFakeTimers();
  // The platform's own timeout doesn't follow the timers of a test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return stop.signal;
  });
  const asked = expect(timed(silent)('/trpc')).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(45_000);
  await asked;
});

it('is called off by whoever asked, and leaves an answer alone', async () => {
  const stop = new AbortController();
  const asked = timed(silent)('/trpc', { signal: stop.signal });
  stop.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  const answer = new Response('ok');
  await expect(timed(async () => answer)('/trpc')).resolves.toBe(answer);
});
