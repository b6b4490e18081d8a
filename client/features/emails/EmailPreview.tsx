import { useEffect } from 'react';
import type { EmailRow } from '../../../shared/panel/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Remark } from '../../ui/text/Text.tsx';

/**
 * The text of an email. Codes and links that grant access are hidden, even from HR, and so are scores HR must rate
 * first.
 */
export function EmailPreview({ email, onClose }: { email: EmailRow | null; onClose: () => void }) {
  return (
    <Dialog opened={email !== null} onClose={onClose} size={680} title={email?.subject ?? 'Email'}>
      {email && <Preview key={email.id} email={email} />}
    </Dialog>
  );
}

/** Where a new code or link of this kind can be sent; empty for emails that HR can’t send again. */
function another(kind: string): string {
  if (kind === 'access-code' || kind === 'hired')
    return ' You can send another code or link from the person’s record.';
  if (kind === 'panel-invitation') return ' You can send another link in Settings.';
  return '';
}

function Preview({ email }: { email: EmailRow }) {
  // A mutation, because viewing is recorded.
  const preview = trpc.admin.mails.preview.useMutation();
  const { mutate } = preview;
  useEffect(() => mutate({ mailId: email.id }), [mutate, email.id]);
  if (preview.isError) return <Notice kind="bad">{readError(preview.error).message}</Notice>;
  if (!preview.data) return <SkeletonLines widths={['40%', '92%', '86%', '60%']} />;
  const { to, text, hidden, withheld } = preview.data;
  return (
    <Stack>
      <Remark lines="anywhere">To {to}</Remark>
      {hidden && text !== null && <Notice kind="info">Sign-in codes and links are hidden here.</Notice>}
      {text === null ? (
        <Notice kind="info">
          {withheld
            ? 'Rate the interview first: this email may show the AI’s proposed score. You can open it after you’ve rated.'
            : email.sentAt
              ? `We don’t keep the text of this kind of email after sending.${another(email.kind)}`
              : 'We removed the text because this email can’t be sent anymore.'}
        </Notice>
      ) : (
        <pre className="ad-email" dir="auto">
          {text}
        </pre>
      )}
    </Stack>
  );
}
