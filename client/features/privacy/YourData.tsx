import { useEffect, useRef, useState } from 'react';
import type { PrivacyKind } from '../../../shared/privacy/schema.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Subtitle } from '../../ui/text/Text.tsx';

const LOOK_MS = 3_000;

const sent: Record<PrivacyKind, string> = {
  copy: 'We’re preparing your copy. You’ll get an email with the download link within minutes.',
  deletion:
    'We got your request to delete your data. We’ll email you what we deleted and what, if anything, we have to keep by law.',
};

/**
 * A copy of one's own data, or its deletion, from inside the portal. `onDeleting` is called when a deletion has
 * begun.
 */
export function YourData({ onDeleting }: { onDeleting: () => void }) {
  const [asking, setAsking] = useState(false);
  /** Kept only while it's unknown whether a request arrived; the next click after an answer is a new request. */
  const keys = useRef<Partial<Record<PrivacyKind, string>>>({});
  const utils = trpc.useUtils();
  const request = trpc.privacy.requestOwn.useMutation({
    onSuccess: ({ kind }) => {
      delete keys.current[kind];
      setAsking(false);
      if (kind === 'deletion') onDeleting();
    },
    onError: toastFailure('We couldn’t send your request', 'your-data'),
  });
  const deleting = request.data?.kind === 'deletion';
  useEffect(() => {
    if (!deleting) return;
    // Once the deletion is done, the portal is closed, and checking its access shows that.
    const timer = setInterval(() => void utils.candidatePortal.view.invalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [deleting, utils]);
  const send = (kind: PrivacyKind): void => {
    if (request.isPending) return;
    keys.current[kind] ??= crypto.randomUUID();
    request.mutate({ kind, idempotencyKey: keys.current[kind] });
  };
  return (
    <Stack as="section" gap={12} style={{ marginTop: 16 }} aria-labelledby="your-data">
      <Subtitle level={3} id="your-data">
        Your data
      </Subtitle>
      <Remark>
        You can get a copy of your data, or have it deleted. We’ll email you a link to download the copy.
      </Remark>
      {request.data && (
        <div role="status">
          <Notice kind="good">{sent[request.data.kind]}</Notice>
        </div>
      )}
      <Group gap={8} wrap>
        <Button size="sm" loading={request.isPending} onClick={() => send('copy')}>
          Send me a copy
        </Button>
        <Button
          variant="danger"
          size="sm"
          loading={request.isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Delete my data
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete your data?"
        action="Delete my data"
        doing="Sending…"
        pending={request.isPending}
        danger
        onConfirm={() => send('deletion')}
      >
        <p>
          We’ll delete your applications, interview, files, messages, answers to voluntary questions, emails,
          and account, and close your candidate portal. This can’t be undone. If you work or have worked with
          us, the law requires us to keep payroll and tax records for several years. Our email will say what
          we keep and until when.
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
