import type { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESUME_MAX_BYTES } from '../../shared/files/types.ts';
import { limitArrival, UPLOAD_MS } from './bodyTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function arriving(url: string, headers: Record<string, string>) {
  const socket = new Socket();
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket);
  vi.spyOn(socket, 'destroySoon').mockImplementation(() => undefined);
  const request = new IncomingMessage(socket);
  Object.assign(request, { url, headers });
  limitArrival(request);
  const events: EventEmitter = request;
  return { request: events, end };
}
const body = { 'content-length': '900' };

it.each(['resume', 'cover-letter', 'id-document'])(
  'gives a %s the time that ten megabytes take on a slow line',
  (kind) => {
    expect(UPLOAD_MS / 1_000).toBeGreaterThanOrEqual(RESUME_MAX_BYTES / 18_000);
    const { end } = arriving(`/files/${kind}`, body);
    vi.advanceTimersByTime(UPLOAD_MS);
    expect(end).not.toHaveBeenCalled();
  },
);

it('ends any other body that has not arrived within a minute, and none that has', () => {
  const late = arriving('/trpc/applications.submit?batch=1', body);
  const inTime = arriving('/trpc/applications.submit', { 'transfer-encoding': 'chunked' });
  const bodiless = arriving('/jobs', {});
  vi.advanceTimersByTime(59_000);
  expect(late.end).not.toHaveBeenCalled();
  inTime.request.emit('end');
  vi.advanceTimersByTime(60_000);
  expect(late.end).toHaveBeenCalledWith(expect.stringContaining('408 Request Timeout'));
  expect(inTime.end).not.toHaveBeenCalled();
  expect(bodiless.end).not.toHaveBeenCalled();
});
