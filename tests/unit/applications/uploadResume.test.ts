import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Share, uploadResume } from '../../../client/features/applications/uploadResume.ts';
import { endingOf } from '../../../shared/files.ts';

/** A request that does what the test says, one after the other. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  send = vi.fn();
  open = vi.fn();
  constructor() {
    FakeRequest.made.push(this);
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

const file = new File(['%PDF'], 'cv.pdf');
const stored = { id: 'f', token: 't', name: 'cv.pdf', size: 4 };
const page = Object.assign(new EventTarget(), {});
const device = { onLine: true };
const request = (n: number): FakeRequest => {
  const made = FakeRequest.made[n];
  if (!made) throw new Error(`There was no request ${n}`);
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.made = [];
  device.onLine = true;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits without a connection and begins again when there is one', async () => {
  const shares: Share[] = [];
  const { promise } = uploadResume(file, (share) => shares.push(share));
  request(0).upload.onprogress?.({ loaded: 2, total: 4 });
  device.onLine = false;
  request(0).onerror?.();
  await vi.waitFor(() => expect(shares).toEqual([0.5, null]));
  device.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(2));
  request(1).answer(200, stored);
  expect(await promise).toEqual(stored);
});

it('gives a line up that moves nothing, and leaves one alone that is only slow', async () => {
  const { promise } = uploadResume(file, () => undefined);
  const failed = expect(promise).rejects.toThrow('The connection was lost. Please try again.');
  for (let part = 1; part < 6; part++) {
    vi.advanceTimersByTime(55_000);
    request(0).upload.onprogress?.({ loaded: part, total: 10 });
  }
  vi.advanceTimersByTime(60_000);
  await failed;
});

it('has patience for the checks of a file that arrived whole', async () => {
  const { promise } = uploadResume(file, () => undefined);
  request(0).upload.onprogress?.({ loaded: 4, total: 4 });
  vi.advanceTimersByTime(150_000);
  request(0).answer(400, { error: { message: 'This file is empty. Please choose another one.' } });
  await expect(promise).rejects.toThrow('This file is empty. Please choose another one.');
});

it('ends when somebody chooses another file, also while it waits', async () => {
  device.onLine = false;
  const { promise, abort } = uploadResume(file, () => undefined);
  request(0).onerror?.();
  abort();
  await expect(promise).rejects.toThrow('The upload was stopped.');
  page.dispatchEvent(new Event('online'));
  expect(FakeRequest.made).toHaveLength(1);
});

it('knows the ending of a name before anything is sent', () => {
  expect(['cv.PDF', 'my.cv.docx', 'cv', '.pdf', 'cv.'].map(endingOf)).toEqual(['pdf', 'docx', '', 'pdf', '']);
});
