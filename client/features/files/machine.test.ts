import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endingOf } from '../../../shared/files/types.ts';
import type { UploadedFile } from '../../../shared/files/uploaded.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { doors } from './doors.ts';
import { createUpload, nextUpload, type UploadEvent } from './machine.ts';
import { isUnderWay, LOST, problemOf, type UploadState } from './state.ts';

const file = new File(['%PDF'], 'cv.pdf');
const other = new File(['%PDF'], 'newer.pdf');
const id = FileId.parse('00000000-0000-4000-8000-000000000001');
const uploaded: UploadedFile = { id, token: 't', name: 'cv.pdf', size: 4 };

const idle: UploadState = { kind: 'idle' };
const checking: UploadState = { kind: 'checking', file };
const sending: UploadState = { kind: 'sending', file, share: 0.5, tries: 1 };
const offline: UploadState = { kind: 'offline', file, tries: 1 };
const done: UploadState = { kind: 'done', uploaded };
const refused: UploadState = { kind: 'refused', name: 'cv.pdf', message: 'No.' };
const failed: UploadState = { kind: 'failed', file, message: LOST, tries: 1, alone: true };
const gaveUp: UploadState = { ...failed, alone: false };
const states = [idle, checking, sending, offline, done, refused, failed, gaveUp];

const lost: UploadEvent = { kind: 'lost', message: LOST, online: true, again: true };
const events = {
  chosen: { kind: 'chosen', file },
  checked: { kind: 'checked', refusal: null },
  progress: { kind: 'progress', share: 0.7 },
  arrived: { kind: 'arrived', uploaded },
  turnedDown: { kind: 'turnedDown', message: 'No.' },
  lost,
  due: { kind: 'due' },
  cleared: { kind: 'cleared' },
} satisfies Record<UploadEvent['kind'], UploadEvent>;

describe('the states of an upload', () => {
  it('change as the table says; an event that means nothing in a state leaves it as it is', () => {
    const table = Object.fromEntries(
      states.map((state) => [
        state === gaveUp ? 'gaveUp' : state.kind,
        Object.entries(events)
          .map(([name, event]) => ({ name, to: nextUpload(state, event) }))
          .filter(({ to }) => to !== state)
          .map(({ name, to }) => `${name} → ${to.kind}`)
          .join(', '),
      ]),
    );
    expect(table).toEqual({
      idle: 'chosen → checking',
      checking: 'checked → sending, cleared → idle',
      sending: 'progress → sending, arrived → done, turnedDown → refused, lost → failed, cleared → idle',
      offline: 'lost → failed, due → sending, cleared → idle',
      done: 'chosen → checking, cleared → idle',
      refused: 'chosen → checking, cleared → idle',
      failed: 'chosen → checking, due → sending, cleared → idle',
      gaveUp: 'chosen → checking, cleared → idle',
    });
  });

  it('begin anew with another file from everywhere', () => {
    for (const state of states)
      expect(nextUpload(state, { kind: 'chosen', file: other })).toMatchObject({
        kind: 'checking',
        file: other,
      });
  });

  it('refuse a file with its sentence, before or after it was sent', () => {
    const message = 'This file is empty. Please choose another one.';
    for (const [state, event] of [
      [checking, { kind: 'checked', refusal: message }],
      [sending, { kind: 'turnedDown', message }],
    ] as const)
      expect(nextUpload(state, event)).toEqual({ kind: 'refused', name: 'cv.pdf', message });
    expect(states.filter(isUnderWay)).toEqual([checking, sending, offline]);
    expect(states.map(problemOf)).toEqual([null, null, null, null, null, 'No.', LOST, LOST]);
  });

  it('wait without a connection, try three times more with one, then leave it to the person', () => {
    expect(nextUpload(sending, { ...lost, online: false })).toEqual(offline);
    const kinds = [0, 1, 2, 3].map((tries) => nextUpload({ ...sending, tries }, lost));
    expect(kinds.map((state) => state.kind === 'failed' && state.alone)).toEqual([true, true, true, false]);
    expect(nextUpload(sending, { ...lost, again: false })).toMatchObject({ kind: 'failed', alone: false });
    // A person's own try counts from the beginning.
    expect(nextUpload(nextUpload(gaveUp, events.chosen), events.checked)).toMatchObject({ tries: 0 });
  });
});

/** A request that does what the test says, one after the other. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  send = vi.fn();
  open = vi.fn();
  constructor() {
    FakeRequest.made.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

const page = new EventTarget();
const device = { onLine: true };

describe('an upload', () => {
  const shown: UploadState[] = [];
  const last = (): UploadState => shown.at(-1) ?? idle;
  const start = (chosen = file) => {
    const dispatch = createUpload(doors.resume, (state) => shown.push(state));
    dispatch({ kind: 'chosen', file: chosen });
    return dispatch;
  };
  /** The request number `n`, once it is made. */
  const request = async (n: number): Promise<FakeRequest> => {
    await vi.waitFor(() => expect(FakeRequest.made.length).toBeGreaterThan(n));
    return FakeRequest.made[n] ?? new FakeRequest();
  };
  const becomes = (kind: UploadState['kind']) => vi.waitFor(() => expect(last().kind).toBe(kind));

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
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

  it('is checked, sent with progress and stored', async () => {
    start();
    const sent = await request(0);
    expect(sent.open).toHaveBeenCalledWith('POST', '/files/resume');
    sent.upload.onprogress?.({ loaded: 2, total: 4 });
    sent.answer(200, uploaded);
    await becomes('done');
    expect(shown.map(({ kind }) => kind)).toEqual(['checking', 'sending', 'sending', 'done']);
    expect(shown[2]).toMatchObject({ share: 0.5 });
  });

  it('is refused without being sent for its name, its size, or because nothing can be read of it', async () => {
    const wrong = new File(['x'], 'cv.png');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf');
    const folder = Object.assign(new File([], 'cv.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    for (const [chosen, message] of [
      [wrong, 'Please upload a PDF, DOC, or DOCX file.'],
      [large, 'This file is larger than 10 MB. Please choose a smaller one.'],
      [folder, 'We couldn’t read this file. Please choose it again.'],
    ] as const) {
      start(chosen);
      await becomes('refused');
      expect(last()).toMatchObject({ message });
    }
    expect(FakeRequest.made).toEqual([]);
    expect(doors.idDocument.refusalOf(new File(['x'], 'id.heic'))).toContain('HEIC');
    expect(doors.idDocument.refusalOf(new File(['x'], 'id.webp'))).toBeNull();
    expect(['cv.PDF', 'my.cv.docx', 'cv', '.pdf', 'cv.'].map(endingOf)).toEqual([
      'pdf',
      'docx',
      '',
      'pdf',
      '',
    ]);
  });

  it('waits without a connection and begins again when there is one', async () => {
    start();
    const first = await request(0);
    device.onLine = false;
    first.onerror?.();
    await becomes('offline');
    page.dispatchEvent(new Event('online'));
    (await request(1)).answer(200, uploaded);
    await becomes('done');
  });

  it('stops waiting for a connection after ten minutes', async () => {
    start();
    const first = await request(0);
    device.onLine = false;
    first.onerror?.();
    await becomes('offline');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(last()).toMatchObject({ kind: 'failed', message: LOST, alone: false });
    page.dispatchEvent(new Event('online'));
    expect(FakeRequest.made).toHaveLength(1);
  });

  it('tries a lost line again later and later, and a person’s click makes it one try, not two', async () => {
    const dispatch = start();
    (await request(0)).onerror?.();
    await becomes('failed');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(FakeRequest.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(700);
    (await request(1)).answer(503, { error: { message: 'Please try again in a moment.' } });
    await becomes('failed');
    expect(last()).toMatchObject({ message: 'Please try again in a moment.', tries: 2 });
    dispatch({ kind: 'chosen', file });
    dispatch({ kind: 'chosen', file });
    await request(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeRequest.made).toHaveLength(3);
  });

  it('leaves it to the person when the server asks for patience or a sign-in', async () => {
    for (const [at, status] of [429, 401].entries()) {
      start();
      (await request(at)).answer(status, { error: { message: 'Too many attempts.' } });
      await becomes('failed');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(last()).toMatchObject({ message: 'Too many attempts.', alone: false });
    }
    expect(FakeRequest.made).toHaveLength(2);
  });

  it('says what the server said about the file, or that it failed', async () => {
    start();
    (await request(0)).answer(400, { error: { message: 'This file is empty. Please choose another one.' } });
    await becomes('refused');
    expect(problemOf(last())).toBe('This file is empty. Please choose another one.');
    start();
    (await request(1)).answer(502, null);
    await becomes('failed');
    expect(problemOf(last())).toBe('Failed to upload resume');
  });

  it('gives up a line that moves nothing, and leaves one alone that is only slow', async () => {
    start();
    const sent = await request(0);
    for (let part = 1; part < 6; part++) {
      await vi.advanceTimersByTimeAsync(55_000);
      sent.upload.onprogress?.({ loaded: part, total: 10 });
    }
    expect(last().kind).toBe('sending');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last()).toMatchObject({ kind: 'failed', message: LOST });
  });

  it('gives the checks of a file that arrived whole more time', async () => {
    start();
    const sent = await request(0);
    sent.upload.onprogress?.({ loaded: 4, total: 4 });
    await vi.advanceTimersByTimeAsync(150_000);
    sent.answer(200, uploaded);
    await becomes('done');
  });

  it('is replaced by another file, whose state alone is shown from then on', async () => {
    const dispatch = start();
    const first = await request(0);
    dispatch({ kind: 'chosen', file: other });
    expect(first.aborted).toBe(true);
    first.answer(200, uploaded);
    (await request(1)).answer(200, { ...uploaded, name: 'newer.pdf' });
    await becomes('done');
    expect(last()).toMatchObject({ uploaded: { name: 'newer.pdf' } });
  });

  it('ends when it is cancelled: while it is sent, offline, and before its next try', async () => {
    const dispatch = start();
    const first = await request(0);
    dispatch({ kind: 'cleared' });
    expect(first.aborted).toBe(true);
    dispatch({ kind: 'chosen', file });
    device.onLine = false;
    (await request(1)).onerror?.();
    await becomes('offline');
    dispatch({ kind: 'cleared' });
    page.dispatchEvent(new Event('online'));
    device.onLine = true;
    dispatch({ kind: 'chosen', file });
    (await request(2)).onerror?.();
    await becomes('failed');
    dispatch({ kind: 'cleared' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last()).toEqual(idle);
    expect(FakeRequest.made).toHaveLength(3);
  });
});

it('goes back to the stored file when its replacement is canceled or can’t be taken', () => {
  const after = (...all: UploadEvent[]) => all.reduce(nextUpload, done);
  const chosen: UploadEvent = { kind: 'chosen', file: other };
  const checkedWell: UploadEvent = { kind: 'checked', refusal: null };
  const ways: UploadEvent[][] = [
    [chosen],
    [chosen, checkedWell],
    [chosen, { kind: 'checked', refusal: 'No.' }],
    [chosen, checkedWell, { kind: 'turnedDown', message: 'No.' }],
    [chosen, checkedWell, { ...lost, online: false }],
    [chosen, checkedWell, lost, { kind: 'due' }],
    [chosen, { kind: 'checked', refusal: 'No.' }, chosen, checkedWell, lost],
  ];
  for (const way of ways) expect(after(...way, { kind: 'cleared' })).toEqual(done);
  expect(
    after(chosen, checkedWell, { kind: 'arrived', uploaded: { ...uploaded, name: 'newer.pdf' } }),
  ).toEqual({
    kind: 'done',
    uploaded: { ...uploaded, name: 'newer.pdf' },
  });
});
