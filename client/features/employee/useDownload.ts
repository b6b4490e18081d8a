import { useState } from 'react';
import { errorSentences, isErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Fetches a file that the server generates for this person and saves it; shows a toast on failure. */
export function useDownload(): { start: (url: string, name: string) => void; pending: string | null } {
  const [pending, setPending] = useState<string | null>(null);
  const start = async (url: string, name: string): Promise<void> => {
    setPending(url);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(await refusal(response));
      save(await response.blob(), name);
    } catch (error) {
      // A request without any answer fails with the browser's own message, which explains nothing.
      const message =
        error instanceof TypeError ? errorSentences.unavailable : String(error).replace(/^Error: /, '');
      toast.error('Download failed', message, { id: 'download' });
    } finally {
      setPending(null);
    }
  };
  return { start: (url, name) => void start(url, name), pending };
}

async function refusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error } = body;
    if (typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code))
      return 'message' in error && typeof error.message === 'string' ? error.message : sentence(error.code);
  }
  return errorSentences.unavailable;
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read it by then; never revoked, it would fill the memory of a tab open all day.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
