import { skipToken } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailErrorText } from '../../../shared/emails/labels.ts';
import type { TestEmail } from '../../../shared/panel/schema.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';

const id = 'test-email';

/** Follows a test email in the log, and says whether it was sent or why not. Call what it returns with the answer. */
export function useTestEmail(): (test: TestEmail) => void {
  const [test, setTest] = useState<TestEmail | null>(null);
  const log = trpc.admin.mails.list.useQuery(test ? { kind: 'test' } : skipToken);
  const email = log.data?.mails.find((one) => one.id === test?.mailId);
  const { to, state, lastError = null } = email ?? {};
  useEffect(() => {
    if (state === 'sent') toast.success('Test email sent', `We sent it to ${to}.`, { id });
    else if (lastError)
      toast.error('We couldn’t send the test email', `The reason: ${emailErrorText(lastError)}.`, { id });
  }, [to, state, lastError]);
  return (next) => {
    toast.info('Sending the test email…', undefined, { id });
    setTest(next);
  };
}
