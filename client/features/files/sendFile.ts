import type { UploadedFile } from '../../../shared/files/uploaded.ts';
import type { Door } from './doors.ts';
import { LOST } from './state.ts';

/** How one try ended. `again` says whether an automatic retry could succeed. */
export type Sent =
  | { kind: 'arrived'; uploaded: UploadedFile }
  | { kind: 'turnedDown'; message: string }
  | { kind: 'lost'; message: string; online: boolean; again: boolean };

/**
 * No progress for this long means the connection is gone. Data the device buffers for a slow connection
 * counts as sent, so the limit is generous.
 */
const SILENCE_MS = 60_000;
/** The same once everything is sent: for data still on its way, and the server's checks. */
const ANSWER_MS = 180_000;

/** Statuses about the file itself: a retry would be refused again. */
const ABOUT_THE_FILE = [400, 413, 415, 422];

/**
 * Uploads a file once, with progress, which `fetch` can't report. Never rejects: it resolves to the outcome
 * and a message, the server's if it sent one. An aborted try counts as lost.
 */
export function sendFile(
  file: File,
  door: Door,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const giveUpAfter = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), ms);
  };
  const stop = (): void => request.abort();
  const sent = new Promise<Sent>((resolve) => {
    const lost = (): void => resolve({ kind: 'lost', message: LOST, online: navigator.onLine, again: true });
    request.open('POST', door.url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(loaded < total ? SILENCE_MS : ANSWER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(answerOf(request, door));
    request.onerror = lost;
    request.onabort = lost;
    signal.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    giveUpAfter(SILENCE_MS);
    request.send(form);
  });
  return sent.finally(() => {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  });
}

function answerOf({ status, response }: XMLHttpRequest, door: Door): Sent {
  if (status === 200 && response?.id) return { kind: 'arrived', uploaded: response };
  const said = response?.error?.message;
  const message = typeof said === 'string' ? said : door.failed;
  if (ABOUT_THE_FILE.includes(status)) return { kind: 'turnedDown', message };
  return { kind: 'lost', message, online: true, again: status >= 500 || status === 200 };
}
