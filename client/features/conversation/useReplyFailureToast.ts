import { useEffect, useRef } from 'react';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { ConversationView } from './reducer.ts';

/** Shows one toast per failed reply, when it fails; failures from before the page opened are skipped. */
export function useReplyFailureToast<Info>(
  { ready, reply }: ConversationView<Info>,
  show: (code: ErrorCode) => void,
): void {
  const failed = reply?.state === 'failed' ? `${reply.id}:${reply.attempt}` : null;
  const code = reply?.errorCode ?? 'ai_stream_failed';
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (failed && known.current !== undefined && known.current !== failed) show(code);
    known.current = failed ?? known.current ?? null;
  }, [ready, failed, code, show]);
}
