import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../tests/support/log.ts';
import { createRereading } from './reloading.ts';

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => stop.abort());

const rereading = (reread: () => Promise<void>) =>
  createRereading({ reread, failed: 'rereading failed', log: silentLog, signal: stop.signal });

describe('rereading', () => {
  it('repeats a failed run until one succeeds', async () => {
    const reread = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    rereading(reread)();
    expect(reread).toHaveBeenCalledTimes(1);
    await expect.poll(() => reread.mock.calls.length, { timeout: 5_000 }).toBe(2);
  });

  it('combines requests during a run into one more run', async () => {
    const gate = Promise.withResolvers<void>();
    const reread = vi.fn(() => gate.promise);
    const ask = rereading(reread);
    for (let n = 0; n < 5; n++) ask();
    expect(reread).toHaveBeenCalledTimes(1);
    gate.resolve();
    await expect.poll(() => reread.mock.calls.length).toBe(2);
    ask();
    expect(reread).toHaveBeenCalledTimes(3);
  });

  it('ends with its process', async () => {
    const reread = vi.fn().mockRejectedValue(new Error('away'));
    const ask = rereading(reread);
    ask();
    stop.abort();
    ask();
    expect(reread).toHaveBeenCalledTimes(1);
  });
});
