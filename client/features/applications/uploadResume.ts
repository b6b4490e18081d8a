import type { UploadedFile } from '../../../shared/files.ts';

export type Upload = { promise: Promise<UploadedFile>; abort: () => void };

/** Sends a résumé. */
export function uploadResume(file: File, onProgress: (share: number) => void): Upload {
  return uploadFile(file, onProgress, { url: '/files/resume', failed: 'Failed to upload resume' });
}

/**
 * Sends a file with progress (0–1), which `fetch` cannot report. Rejects with a sentence for people: the
 * server's, or `failed` when it said none.
 */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  to: { url: string; failed: string },
): Upload {
  const request = new XMLHttpRequest();
  const promise = new Promise<UploadedFile>((resolve, reject) => {
    request.open('POST', to.url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200 && request.response?.id) return resolve(request.response);
      const message = request.response?.error?.message;
      reject(new Error(typeof message === 'string' ? message : to.failed));
    };
    request.onerror = () => reject(new Error('The connection was lost. Please try again.'));
    request.onabort = () => reject(new Error('The upload was stopped.'));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
  return { promise, abort: () => request.abort() };
}
