import type { UploadedFile } from '../../../shared/files/uploaded.ts';
import { problemOf, type UploadState } from './state.ts';

/** What the server needs to identify an uploaded file; null before the upload. */
export function uploadedOf(state: UploadState): Pick<UploadedFile, 'id' | 'token'> | null {
  return state.kind === 'done' ? { id: state.uploaded.id, token: state.uploaded.token } : null;
}

/** Why chosen files aren't uploaded, by field. Without these errors, the form would be sent without the files. */
export function unsent(files: Readonly<Record<string, UploadState>>): { path: string[]; message: string }[] {
  return Object.entries(files).flatMap(([name, state]) => {
    const message = problemOf(state);
    return message === null ? [] : [{ path: [name], message }];
  });
}
