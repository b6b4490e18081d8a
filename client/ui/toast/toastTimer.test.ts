import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLater } from './toastTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function shown(offerMs?: number) {
  const toast = new EventTarget();
  const [close, remove] = [vi.fn(), vi.fn()];
  closeLater(toast, 10_000, close, offerMs === undefined ? null : { end: remove, ms: offerMs });
  return {
    close,
    remove,
    pointer: (kind: 'enter' | 'leave') => toast.dispatchEvent(new Event(`pointer${kind}`)),
  };
}

test('a message stays under the pointer, and its time starts again afterwards', () => {
  const { close, pointer } = shown();
  pointer('enter');
  vi.advanceTimersByTime(60_000);
  pointer('leave');
  vi.advanceTimersByTime(9_999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalled();
});

test('what it offers ends at its time, also under the pointer and after it', () => {
  const under = shown(12_000);
  under.pointer('enter');
  vi.advanceTimersByTime(12_000);
  expect(under.remove).toHaveBeenCalled();
  expect(under.close).not.toHaveBeenCalled();
  const after = shown(12_000);
  vi.advanceTimersByTime(8_000);
  after.pointer('enter');
  after.pointer('leave');
  vi.advanceTimersByTime(3_999);
  expect(after.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(after.remove).toHaveBeenCalled();
});
