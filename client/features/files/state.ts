import type { UploadedFile } from '../../../shared/files/uploaded.ts';

/** The state of one file of a form, from nothing chosen to stored. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'done'; uploaded: UploadedFile }
  | (Unfinished & {
      /** The stored file that this one was chosen to replace. */
      before?: UploadedFile;
    });

type Unfinished =
  /** Being checked before the upload. */
  | { kind: 'checking'; file: File }
  /** `share` is the fraction sent, 0–1; `tries` counts failed tries. */
  | { kind: 'sending'; file: File; share: number; tries: number }
  /** The file waits for a connection. */
  | { kind: 'offline'; file: File; tries: number }
  /** The file can't be accepted; only another one helps. */
  | { kind: 'refused'; name: string; message: string }
  /** The upload failed. With `alone` it's retried automatically; a person can retry sooner. */
  | { kind: 'failed'; file: File; message: string; tries: number; alone: boolean };

export const LOST = 'The connection was lost. Please try again.';

/** The stored file, restored if its replacement is canceled or refused. */
export function fileBefore(state: UploadState): UploadedFile | undefined {
  return 'before' in state ? state.before : undefined;
}

/** True while a form has to wait for the file. */
export function isUnderWay({ kind }: UploadState): boolean {
  return kind === 'checking' || kind === 'sending' || kind === 'offline';
}

/** Why the upload failed; null when nothing is wrong. */
export function problemOf(state: UploadState): string | null {
  return state.kind === 'refused' || state.kind === 'failed' ? state.message : null;
}

/** Shown in place of the file's name; null before one is chosen. */
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
