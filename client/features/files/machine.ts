import type { UploadedFile } from '../../../shared/files/uploaded.ts';
import { retryDelay } from '../../realtime/retryDelay.ts';
import type { Door } from './doors.ts';
import { type Sent, sendFile } from './sendFile.ts';
import { fileBefore, isUnderWay, LOST, type UploadState } from './state.ts';

export type UploadEvent =
  /** A file was chosen or dropped; choosing a failed one again is a manual retry. */
  | { kind: 'chosen'; file: File }
  | { kind: 'checked'; refusal: string | null }
  | { kind: 'progress'; share: number }
  | Sent
  /** The connection is back, or the wait before the next try is over. */
  | { kind: 'due' }
  /** Canceled by a person, or the file was removed from the form. */
  | { kind: 'cleared' };

/** Automatic retries after the first try. */
const RETRIES_MAX = 3;
/**
 * After this time offline, the upload fails: the person has left, and someone else may be at the computer
 * when the connection returns.
 */
const OFFLINE_MS = 10 * 60_000;
const UNREADABLE = 'We couldn’t read this file. Please choose it again.';

/** The state after an event; the same object when the event doesn't apply. Pure. */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  const before = fileBefore(state);
  if (event.kind === 'cleared') {
    if (before) return { kind: 'done', uploaded: before };
    return state.kind === 'idle' ? state : { kind: 'idle' };
  }
  if (event.kind === 'chosen') {
    const again = 'file' in state && state.file === event.file && isUnderWay(state);
    if (again) return state;
    return { kind: 'checking', file: event.file, ...kept(state.kind === 'done' ? state.uploaded : before) };
  }
  switch (state.kind) {
    case 'checking':
      return event.kind === 'checked' ? { ...checked(state.file, event.refusal), ...kept(before) } : state;
    case 'sending':
      return whileSending(state, event);
    case 'offline':
      if (event.kind === 'lost')
        return { ...state, kind: 'failed', message: event.message, alone: event.again };
      return event.kind === 'due' ? { ...state, kind: 'sending', share: 0 } : state;
    case 'failed':
      if (event.kind !== 'due' || !state.alone) return state;
      return { kind: 'sending', file: state.file, share: 0, tries: state.tries, ...kept(before) };
    default:
      return state;
  }
}

const kept = (before: UploadedFile | undefined) => (before ? { before } : {});

function checked(file: File, refusal: string | null): UploadState {
  return refusal === null
    ? { kind: 'sending', file, share: 0, tries: 0 }
    : { kind: 'refused', name: file.name, message: refusal };
}

function whileSending(state: Extract<UploadState, { kind: 'sending' }>, event: UploadEvent): UploadState {
  const { file } = state;
  const before = kept(state.before);
  switch (event.kind) {
    case 'progress':
      return { ...state, share: event.share };
    case 'arrived':
      return { kind: 'done', uploaded: event.uploaded };
    case 'turnedDown':
      return { kind: 'refused', name: file.name, message: event.message, ...before };
    case 'lost': {
      if (!event.online) return { kind: 'offline', file, tries: state.tries, ...before };
      const tries = state.tries + 1;
      return {
        kind: 'failed',
        file,
        message: event.message,
        tries,
        alone: event.again && tries <= RETRIES_MAX,
        ...before,
      };
    }
    default:
      return state;
  }
}

/**
 * Runs one upload: each state has one task, which ends when the state is left. Returns the function that
 * takes events; `show` gets every new state.
 */
export function createUpload(door: Door, show: (state: UploadState) => void): (event: UploadEvent) => void {
  let state: UploadState = { kind: 'idle' };
  let left = new AbortController();

  function dispatch(event: UploadEvent): void {
    const next = nextUpload(state, event);
    if (next === state) return;
    state = next;
    show(next);
    if (event.kind === 'progress') return;
    left.abort();
    left = new AbortController();
    void work(next, left.signal);
  }

  async function work(at: UploadState, signal: AbortSignal): Promise<void> {
    const say = (event: UploadEvent): void => {
      if (!signal.aborted) dispatch(event);
    };
    switch (at.kind) {
      case 'checking':
        return say({ kind: 'checked', refusal: door.refusalOf(at.file) ?? (await unreadable(at.file)) });
      case 'sending':
        return say(await sendFile(at.file, door, (share) => say({ kind: 'progress', share }), signal));
      case 'offline': {
        const back = await online(signal);
        return say(back ? { kind: 'due' } : { kind: 'lost', message: LOST, online: false, again: false });
      }
      case 'failed':
        if (!at.alone) return;
        await pause(retryDelay(at.tries, Math.random()), signal);
        return say({ kind: 'due' });
    }
  }
  return dispatch;
}

/** A folder, or a file moved since it was chosen, has no readable bytes; a request would only break off. */
async function unreadable(file: File): Promise<string | null> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return UNREADABLE;
  }
}

/** Resolves after `ms`, or at once when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits for a connection: true when there is one, false after a long wait or when `signal` aborts. */
async function online(signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const stop = AbortSignal.any([signal, ended.signal]);
  const back = new Promise<boolean>((resolve) => {
    window.addEventListener('online', () => resolve(true), { once: true, signal: stop });
  });
  const late = pause(OFFLINE_MS, stop).then(() => false);
  try {
    return await Promise.race([back, late]);
  } finally {
    ended.abort();
  }
}
