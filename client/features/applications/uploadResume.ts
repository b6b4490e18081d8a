import type { UploadedFile } from '../../../shared/files.ts';

export type Upload = { promise: Promise<UploadedFile>; abort: () => void };

/** How much is sent, 0–1; null while the device has no connection and the file waits for it. */
export type Share = number | null;

/** A line that moved nothing for this long is gone, though nobody said so. What the device holds back for a
 * slow line counts as sent, so this is longer than it looks. */
const SILENCE_MS = 60_000;
/** The same once everything is handed over: what is still on its way, and the checks of the file. */
const ANSWER_MS = 180_000;
/** Whoever chose the file is gone by then, and may be another person when the connection is back. */
const OFFLINE_MS = 10 * 60_000;
const LOST = 'The connection was lost. Please try again.';

/** Sends a résumé. */
export function uploadResume(file: File, onProgress: (share: Share) => void): Upload {
  return uploadFile(file, onProgress, { url: '/files/resume', failed: 'Failed to upload resume' });
}

/**
 * Sends a file with progress, which `fetch` cannot report. Without a connection it waits and begins again when
 * there is one. Rejects with a sentence for people: the server's, or `failed` when it said none.
 */
export function uploadFile(
  file: File,
  onProgress: (share: Share) => void,
  to: { url: string; failed: string },
): Upload {
  const stopped = new AbortController();
  const promise = (async () => {
    for (;;) {
      try {
        return await sendOnce(file, onProgress, to, stopped.signal);
      } catch (error) {
        stopped.signal.throwIfAborted();
        if (navigator.onLine) throw error;
      }
      onProgress(null);
      await nextOnline(stopped.signal);
    }
  })();
  return { promise, abort: () => stopped.abort(new Error('The upload was stopped.')) };
}

function sendOnce(
  file: File,
  onProgress: (share: Share) => void,
  to: { url: string; failed: string },
  signal: AbortSignal,
): Promise<UploadedFile> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const patience = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), ms);
  };
  const stop = (): void => request.abort();
  const sent = new Promise<UploadedFile>((resolve, reject) => {
    request.open('POST', to.url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      patience(loaded < total ? SILENCE_MS : ANSWER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      if (request.status === 200 && request.response?.id) return resolve(request.response);
      const message = request.response?.error?.message;
      reject(new Error(typeof message === 'string' ? message : to.failed));
    };
    request.onerror = () => reject(new Error(LOST));
    request.onabort = () => reject(signal.aborted ? signal.reason : new Error(LOST));
    signal.addEventListener('abort', stop);
    if (signal.aborted) return reject(signal.reason);
    const form = new FormData();
    form.append('file', file);
    patience(SILENCE_MS);
    request.send(form);
  });
  return sent.finally(() => {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  });
}

/** Waits for a connection. @throws Error when there is none for long, or when `signal` ends the waiting. */
async function nextOnline(signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const listen = { once: true, signal: settled.signal };
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(LOST)), OFFLINE_MS);
      settled.signal.addEventListener('abort', () => clearTimeout(timer));
      window.addEventListener('online', () => resolve(), listen);
      signal.addEventListener('abort', () => reject(signal.reason), listen);
    });
  } finally {
    settled.abort();
  }
}
