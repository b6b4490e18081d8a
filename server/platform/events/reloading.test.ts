import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../tests/support/log.ts';
import { createReloading } from './reloading.ts';

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => stop.abort());

const reloading = (reload: () => Promise<void>) =>
  createReloading({ reload, failed: 'reloading failed', log: silentLog, signal: stop.signal });

describe('reloading', () => {
  it('repeats a failed run until one succeeds', async () => {
    const reload = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    reloading(reload)();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect.poll(() => reload.mock.calls.length, { timeout: 5_000 }).toBe(2);
  });

  it('combines requests during a run into one more run', async () => {
    const gate = Promise.withResolvers<void>();
    const reload = vi.fn(() => gate.promise);
    const ask = reloading(reload);
    for (let n = 0; n < 5; n++) ask();
    expect(reload).toHaveBeenCalledTimes(1);
    gate.resolve();
    await expect.poll(() => reload.mock.calls.length).toBe(2);
    ask();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('ends with its process', async () => {
    const reload = vi.fn().mockRejectedValue(new Error('away'));
    const ask = reloading(reload);
    ask();
    stop.abort();
    ask();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
