import type { UploadedFile } from '../../../shared/files/uploaded.ts';

/** Where one file of a form is, from nothing chosen to stored. */
export type UploadState =
  | { kind: 'idle' }
  /** Held against what can be said without sending it. */
  | { kind: 'checking'; file: File }
  /** `share` is how much was sent, 0–1; `tries` counts tries that were lost. */
  | { kind: 'sending'; file: File; share: number; tries: number }
  /** The device has no connection, and the file waits for it. */
  | { kind: 'offline'; file: File; tries: number }
  | { kind: 'done'; uploaded: UploadedFile }
  /** The file can't be taken; only another one helps. */
  | { kind: 'refused'; name: string; message: string }
  /** The file didn't arrive. With `alone` it's tried again without being asked; a person may be faster. */
  | { kind: 'failed'; file: File; message: string; tries: number; alone: boolean };

export const LOST = 'The connection was lost. Please try again.';

/** True while a form has to wait for the file. */
export function isUnderWay({ kind }: UploadState): boolean {
  return kind === 'checking' || kind === 'sending' || kind === 'offline';
}

/** Why the file didn't make it; null when nothing is wrong. */
export function problemOf(state: UploadState): string | null {
  return state.kind === 'refused' || state.kind === 'failed' ? state.message : null;
}

/** What stands where the file's name does; null before one is chosen. */
export function uploadTitle(state: UploadState): string | null {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'checking':
    case 'sending':
      return `Uploading ${state.file.name}…`;
    case 'offline':
      return `${state.file.name} is waiting for a connection…`;
    case 'done':
      return state.uploaded.name;
    case 'refused':
      return state.name;
    case 'failed':
      return state.file.name;
  }
}
