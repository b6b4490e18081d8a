import { type ErrorCode, isErrorCode, sentence } from '../../../shared/errors.ts';
import { UploadedFile } from '../../../shared/files.ts';

export type Upload = { promise: Promise<UploadedFile>; abort: () => void };

/** Sends a résumé. */
export function uploadResume(file: File, onProgress: (share: number) => void): Upload {
  return uploadFile(file, onProgress, { url: '/files/resume', failed: 'upload_failed' });
}

/** Sends a file with progress (0–1), which `fetch` cannot report. Rejects with a sentence for people. */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  to: { url: string; failed: ErrorCode },
): Upload {
  const request = new XMLHttpRequest();
  const promise = new Promise<UploadedFile>((resolve, reject) => {
    request.open('POST', to.url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const uploaded = UploadedFile.safeParse(request.response);
      if (request.status === 200 && uploaded.success) return resolve(uploaded.data);
      const error = request.response?.error;
      reject(new Error(isErrorCode(error?.code) ? String(error.message) : sentence(to.failed)));
    };
    request.onerror = () => reject(new Error('The connection was lost. Please try again.'));
    request.onabort = () => reject(new Error('The upload was stopped.'));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
  return { promise, abort: () => request.abort() };
}
